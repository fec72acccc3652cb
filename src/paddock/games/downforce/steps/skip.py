"""A coloured bar: the card player may leave it out, with Strategic (downforce 55)."""

from __future__ import annotations

from .... import menu
from ....control import Control, Options
from .. import bars, movement, powers, tables
from ..state import State

STEP = tables.SKIPPING
NAME = "skip"


def asked(s: State) -> int:
    """The card player might leave out a bar that would move a car (downforce 55, 102)."""
    if s.left_out or not powers.may_have(s, s.player, tables.STRATEGIC):
        return 0
    car = s.car - 1
    return 1 << s.player if s.status[car] == tables.RACING and movement.count_ways(s, car) > 0 else 0


def offer(s: State, seat: int, out: Options) -> None:
    menu.add(out, tables.GO)
    if bars.may_leave_out(s):
        menu.add(out, tables.SKIP)


def refuse(s: State, seat: int, action: int) -> int:
    if action == tables.GO:
        return 0
    return 0 if action == tables.SKIP and bars.may_leave_out(s) else 55


def take(s: State, c: Control, seat: int, action: int) -> None:
    if action == tables.SKIP:
        bars.leave_out(s, c)
    else:
        bars.start_drive(s, c)


def quiet(s: State, seat: int) -> int:
    return tables.GO


def go_on(s: State, c: Control) -> None:
    bars.start_drive(s, c)
