"""The slipstream: again and again, as long as there is one (formula_d 84 to 93)."""

from __future__ import annotations

from .... import menu
from ....control import Control, Options
from .. import ends, field, moving, offers, tables
from ..state import State

STEP = tables.SLIP
NAME = "slip"


def open_slip(s: State, c: Control) -> None:
    """Is there a slipstream to use? (formula_d 84 to 93) Not while the way of the move is asked."""
    if s.aim:
        return
    s.step = tables.SLIP
    if field.is_running(s, s.car) and moving.may_slip(s):
        s.reach = tables.SLIP_CELLS
        s.slide = 0
        ends.find(s, c)


def asked(s: State) -> int:
    return 1 << s.car if s.end_count > 0 else 0


def offer(s: State, seat: int, out: Options) -> None:
    menu.add(out, tables.STAY)
    for end in range(s.end_count):
        menu.add(out, tables.TO + s.end_cell[end])


def refuse(s: State, seat: int, action: int) -> int:
    return 0 if action == tables.STAY or moving.end_of(s, action - tables.TO) >= 0 else 85


def take(s: State, c: Control, seat: int, action: int) -> None:
    if action == tables.STAY:
        offers.forget(s)
        s.step = tables.LANDED
        return
    moving.choose(s, c, moving.end_of(s, action - tables.TO))
    open_slip(s, c)


def quiet(s: State, seat: int) -> int:
    return tables.STAY


def go_on(s: State, c: Control) -> None:
    s.step = tables.LANDED
