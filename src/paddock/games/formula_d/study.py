"""What a simulation of Formula D counts and compares."""

from __future__ import annotations

from ...engine import Position
from ...game import Boxes, Study
from .setup import Settings


def boxes(begun: Position, over: Position, settings: Settings) -> Boxes:
    """The place of each car on the grid: rolled for, or raced for after the start of the qualifying laps."""
    return [[place] if place else [] for place in over.read("pole", settings["seats"])]


STUDY = Study(mishap="retired_cars", grid=boxes)
