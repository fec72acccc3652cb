"""A street race: points for the checkpoint, and for the fastest past the police (formula_d 121, 128, 130)."""

from __future__ import annotations

from .... import menu
from ....control import Control, Options
from .. import street, tables
from ..state import State

STEP = tables.AWARD
NAME = "award"


def asked(s: State) -> int:
    return 1 << s.award_car if street.is_awarded(s) else 0


def offer(s: State, seat: int, out: Options) -> None:
    menu.add(out, tables.DONE)
    for zone in range(tables.ZONES):
        if street.can_regain(s, seat, zone):
            menu.add(out, tables.POINT + zone)


def refuse(s: State, seat: int, action: int) -> int:
    return 0 if action == tables.DONE or street.can_regain(s, seat, action - tables.POINT) else 121


def take(s: State, c: Control, seat: int, action: int) -> None:
    if action == tables.DONE:
        street.end_award(s)
    else:
        street.regain(s, c, action - tables.POINT)


def quiet(s: State, seat: int) -> int:
    """A point for the first zone that can take one."""
    zone = 0
    while not street.can_regain(s, seat, zone):
        zone += 1
    return tables.POINT + zone


def go_on(s: State, c: Control) -> None:
    """Another award, the box, or the end of the move."""
    street.end_award(s)
    street.settle_police(s)
    if s.award == 0:
        s.step = tables.BOXED if s.in_box else tables.PARKED
