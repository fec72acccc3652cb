"""What a simulation of Downforce counts and compares."""

from __future__ import annotations

from ...engine import Position
from ...event import Event
from ...game import Boxes, Study
from .setup import Settings, course
from .tables import CARS


def boxes(begun: Position, over: Position, settings: Settings) -> Boxes:
    """The start boxes of each seat's cars: they are drawn before the auction, which decides whose they are."""
    start = course(settings["circuit"]).start
    cells, owners = begun.read("cell", CARS), over.read("owner", CARS)
    return [
        [start.index(cell) + 1 for cell, owner in zip(cells, owners, strict=True) if owner == seat + 1]
        for seat in range(settings["seats"])
    ]


def order(s: Position) -> list[int]:
    """The place of every car on the road: those at home by their rank, then by their cells."""
    rank, lap, cell = (s.read(name, CARS) for name in ("rank", "lap", "cell"))
    ahead = sorted(range(CARS), key=lambda car: (rank[car] or CARS + 1, -lap[car], -cell[car]))
    return [ahead.index(car) + 1 for car in range(CARS)]


def earned(event: Event) -> int:
    """Millions in the end."""
    return event["total"] if event.kind == "reckoned" else 0


def lost(event: Event) -> int:
    """Spaces that cars lost on a card of the seat's."""
    return event["lost"] if event.kind == "blocked" else 0


STUDY = Study(mishap="stalled_cars", grid=boxes, order=order, counted={"millions": earned, "blocked": lost})
