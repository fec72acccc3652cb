"""The move: where it ends, if there are several ends (formula_d 30, 31)."""

from __future__ import annotations

from .... import menu
from ....control import Control, Options
from .. import ends, moving, tables
from ..state import State
from . import slip

STEP = tables.MOVE
NAME = "move"


def open_move(s: State, c: Control) -> None:
    """Where can the car go?"""
    s.step = tables.MOVE
    ends.find(s, c)


def asked(s: State) -> int:
    return 1 << s.car if s.end_count > 1 else 0


def offer(s: State, seat: int, out: Options) -> None:
    for end in range(s.end_count):
        menu.add(out, tables.TO + s.end_cell[end])


def refuse(s: State, seat: int, action: int) -> int:
    return moving.refuse(s, action - tables.TO)


def take(s: State, c: Control, seat: int, action: int) -> None:
    moving.choose(s, c, moving.end_of(s, action - tables.TO))
    slip.open_slip(s, c)


def quiet(s: State, seat: int) -> int:
    return tables.TO + s.end_cell[0]


def go_on(s: State, c: Control) -> None:
    """There is only one end."""
    moving.choose(s, c, 0)
    slip.open_slip(s, c)
