"""A street race: Temana drops something on a cell that he has left (formula_d 137)."""

from __future__ import annotations

from .... import menu
from ....control import Control, Options
from .. import street, tables
from ..state import State

STEP = tables.SCRAP
NAME = "scrap"


def asked(s: State) -> int:
    return 1 << s.car if street.can_drop(s) else 0


def offer(s: State, seat: int, out: Options) -> None:
    menu.add(out, tables.KEEP)
    for i in range(s.trail_count):
        menu.add(out, tables.DROP + s.trail[i])


def refuse(s: State, seat: int, action: int) -> int:
    return 0 if action == tables.KEEP or street.was_left(s, action - tables.DROP) else 137


def take(s: State, c: Control, seat: int, action: int) -> None:
    if action != tables.KEEP:
        street.drop(s, c, action - tables.DROP)
    s.step = tables.RADIO


def quiet(s: State, seat: int) -> int:
    return tables.KEEP


def go_on(s: State, c: Control) -> None:
    s.step = tables.RADIO
