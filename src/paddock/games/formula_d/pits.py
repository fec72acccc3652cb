"""The pits: what a car gets in its box, and how it leaves."""

from __future__ import annotations

from ... import journal, luck
from ...control import Control
from . import field, happenings, tables, tyres
from .state import State


def arrive(s: State, c: Control) -> None:
    """All tyres are back at once (formula_d 98)."""
    car = s.car
    s.stops[car] = 0
    s.points[car][tables.TYRES] = s.full[car][tables.TYRES]
    tyres.fit(s, car, s.tyre[car])
    journal.note(c, happenings.IN_BOX, car, 98, s.points[car][tables.TYRES], 0, 0, 0)


def can_repair(s: State, zone: int) -> int:
    """1 if a point of a zone can be regained in this stop (formula_d 119, 121, 159)."""
    car = s.car
    if zone <= tables.TYRES or zone >= tables.ZONES or s.fixed >= tables.STOP_REPAIRS:
        return 0
    if s.repairs[field.team_of(s, car)] == 0:
        return 0
    return 1 if s.points[car][zone] < s.full[car][zone] else 0


def may_repair(s: State) -> int:
    """1 if there is something that a technical stop could regain."""
    if not field.has_repairs(s):
        return 0
    for zone in range(tables.ZONES):
        if can_repair(s, zone):
            return 1
    return 0


def repair(s: State, c: Control, zone: int) -> None:
    """Regain a point (formula_d 119)."""
    car = s.car
    s.points[car][zone] += 1
    s.repairs[field.team_of(s, car)] -= 1
    s.fixed += 1
    journal.note(c, happenings.REPAIRED, car, 119, zone, s.points[car][zone], 0, 0)


def leave(s: State, c: Control) -> int:
    """The mechanics are quick or slow; returns the cells of a quick stop, 0 if the car stays (formula_d 98)."""
    car = s.car
    face = 1 + luck.below(c, tables.BLACK)
    cells = (face + 1) // 2 if face <= tables.QUICK else 0
    journal.note(c, happenings.PIT_ROLL, car, 98, face, cells, 0, 0)
    return cells


def stay(s: State) -> None:
    """The car leaves next round, in fourth gear or lower (formula_d 98, 101, 119)."""
    s.boxed[s.car] = 1
    s.gear[s.car] = tables.BOX_GEAR
