"""The move is over: the stop, debris, the lines (formula_d 142)."""

from __future__ import annotations

from ....control import Control
from .. import checks, field, grid, laps, moving, street, tables
from ..state import State

STEP = tables.LANDED
NAME = "landed"


def go_on(s: State, c: Control) -> None:
    car = s.car
    s.step = tables.AWARD
    if field.is_running(s, car) and not grid.is_broken_off(s, car):
        moving.stop(s, c)
        checks.debris(s, c, car)
    if s.crossed and field.is_running(s, car) and not grid.is_broken_off(s, car):
        laps.count(s, c, car)
        street.check_in(s, c)
    elif s.crossed and s.status[car] == tables.OUT and s.version > 1:
        s.lap[car] += 1  # it got so far (formula_d 5)
    if s.passed and s.status[car] != tables.OUT:
        street.pass_police(s, c)
