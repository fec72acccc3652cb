"""Soft tyres give a cell more (formula_d 113, 116)."""

from __future__ import annotations

from .... import journal, menu
from ....control import Control, Options
from .. import happenings, tables, tyres
from ..state import State
from . import move

STEP = tables.EXTRA
NAME = "extra"


def asked(s: State) -> int:
    return 1 << s.car if tyres.has_extra(s, s.car) else 0


def offer(s: State, seat: int, out: Options) -> None:
    menu.add(out, tables.PLAIN)
    menu.add(out, tables.USE_EXTRA)


def refuse(s: State, seat: int, action: int) -> int:
    return 0 if action == tables.PLAIN or action == tables.USE_EXTRA else 113


def take(s: State, c: Control, seat: int, action: int) -> None:
    if action == tables.USE_EXTRA:
        s.reach += 1
        journal.note(c, happenings.EXTRA, s.car, 113, s.reach, 0, 0, 0)
    move.open_move(s, c)


def quiet(s: State, seat: int) -> int:
    return tables.PLAIN


def go_on(s: State, c: Control) -> None:
    move.open_move(s, c)
