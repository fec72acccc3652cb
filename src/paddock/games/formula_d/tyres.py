"""Tyres: the slide in rain, the bonus of soft ones, what overshooting costs on them."""

from __future__ import annotations

from . import field, tables
from .state import State


def slide(s: State, car: int) -> int:
    """Cells that a move in rain grows by if it touches a corner (formula_d 112 to 114, 134, 158)."""
    if s.rules & tables.WEATHER == 0 or not field.rains(s):
        return 0
    if s.tyre[car] == tables.SOFT and s.age[car] >= tables.OLD:
        return 0
    if s.driver[car] == tables.JULIEN:
        return tables.FROG_SLIDE
    return tables.SLIDE[1][s.tyre[car]]


def factor(s: State, car: int) -> int:
    """Tyre points for each cell overshot (formula_d 45, 113, 114, 158)."""
    rain = field.rains(s)
    if s.age[car] >= tables.OLD:
        return tables.FACTOR_OLD[rain][s.tyre[car]]
    return tables.FACTOR[rain][s.tyre[car]]


def has_extra(s: State, car: int) -> int:
    """1 if soft tyres allow a cell more: dry, in the first lap of the set, not out of the box (formula_d 113, 120)."""
    if s.tyre[car] != tables.SOFT or field.rains(s) or s.from_pit:
        return 0
    return 1 if s.age[car] <= 1 else 0


def fit(s: State, car: int, kind: int) -> None:
    """A new set (formula_d 115)."""
    s.tyre[car] = kind
    s.age[car] = 0
