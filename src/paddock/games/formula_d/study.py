"""What a simulation of Formula D counts and compares."""

from __future__ import annotations

from ...engine import Position
from ...event import Event
from ...game import Boxes, Labels, Study
from .setup import Settings
from .tables import DRIVER_NAMES


def boxes(begun: Position, over: Position, settings: Settings) -> Boxes:
    """The place of each car on the grid: rolled for, or raced for after the start of the qualifying laps."""
    return [[place] if place else [] for place in over.read("pole", settings["seats"])]


def characters(s: Position, seats: int) -> Labels:
    """Who drives each car of a street race."""
    return [[DRIVER_NAMES[driver]] if driver else [] for driver in s.read("driver", seats)]


def worn(event: Event) -> int:
    """Points of wear."""
    return event["points"] if event.kind == "worn" else 0


STUDY = Study(
    mishap="retired_cars",
    grid=boxes,
    traits={"character": characters},
    ranked=("character",),
    counted={
        "stops": lambda event: event.kind == "stopped",
        "wear": worn,
        "overshot": lambda event: event.kind == "overshot",
        "spin-outs": lambda event: event.kind == "spun",
        "slipstreams": lambda event: event.kind == "slipped",
    },
    counts_overtakes=True,
)
