"""What a simulation of Formula D counts and compares."""

from __future__ import annotations

from ...engine import Position
from ...game import Labels, Study
from .tables import DRIVER_NAMES


def characters(s: Position, seats: int) -> Labels:
    """Who drives each car of a street race."""
    return [[DRIVER_NAMES[driver]] if driver else [] for driver in s.read("driver", seats)]


STUDY = Study(mishap="retired_cars", traits={"character": characters}, ranked=("character",))
