"""Points of a car: what is left, what a loss does, cars that are out."""

from __future__ import annotations

from ... import journal
from ...control import Control
from . import field, happenings, tables
from .state import State


def left(s: State, car: int, zone: int) -> int:
    """The points of a zone; beginners have one pool for all (formula_d 161)."""
    return s.points[car][tables.TYRES if s.rules & tables.BEGINNERS else zone]


def take(s: State, c: Control, car: int, zone: int, points: int, cause: int, ruling: int) -> None:
    """Take points that the car has."""
    if points == 0 or s.trying:
        return
    place = tables.TYRES if s.rules & tables.BEGINNERS else zone
    s.points[car][place] -= points
    journal.note(c, happenings.WORN, car, ruling, zone, points, s.points[car][place], cause)


def put_out(s: State, c: Control, car: int, cause: int, ruling: int) -> None:
    """The car leaves the race and a marker lies where it stood (formula_d 57, 75, 81)."""
    s.status[car] = tables.OUT
    s.spun[car] = 0
    s.boxed[car] = 0
    journal.count_mishap(c, car)
    journal.note(c, happenings.OUT, car, ruling, s.cell[car], cause, 0, 0)
    field.lay_debris(s, c, s.cell[car])


def is_wrecked(s: State, car: int) -> int:
    """1 if a zone is gone without which a car cannot go on (formula_d 71, 77, 82, 161)."""
    if s.rules & tables.BEGINNERS:
        return 1 if s.points[car][tables.TYRES] <= 0 else 0
    for zone in range(tables.BODY, tables.ZONES):
        if s.points[car][zone] <= 0:
            return 1
    return 0


def hit(s: State, c: Control, car: int, zone: int, cause: int, ruling: int) -> None:
    """Luck costs a point; body and engine leave debris, a last point of some zones ends the race (formula_d 73, 81)."""
    if left(s, car, zone) <= 0:
        return
    take(s, c, car, zone, 1, cause, ruling)
    if zone == tables.BODY or zone == tables.ENGINE:
        field.lay_debris(s, c, s.cell[car])
    if is_wrecked(s, car):
        put_out(s, c, car, cause, ruling)
