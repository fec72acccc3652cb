"""What a simulation of Downforce counts and compares."""

from __future__ import annotations

from ...engine import Position
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


STUDY = Study(mishap="stalled_cars", grid=boxes)
