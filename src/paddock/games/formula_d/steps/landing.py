"""The move is over: the stop, debris, the lines (formula_d 142)."""

from __future__ import annotations

from ....control import Control
from .. import checks, field, laps, moving, street, tables
from ..state import State

STEP = tables.LANDED
NAME = "landed"


def go_on(s: State, c: Control) -> None:
    car = s.car
    s.step = tables.AWARD
    if field.is_running(s, car) and not s.aborted[car]:
        moving.stop(s, c)
        checks.debris(s, c, car)
    if s.crossed and field.is_running(s, car) and not s.aborted[car]:
        laps.count(s, c, car)
        street.check_in(s, c)
    if s.passed and s.status[car] != tables.OUT:
        street.pass_police(s, c)
