"""A street race: Stanley throws his radio at a car nearby (formula_d 140)."""

from __future__ import annotations

from .... import menu
from ....control import Control, Options
from .. import street, tables
from ..state import State

STEP = tables.RADIO
NAME = "radio"


def asked(s: State) -> int:
    return 1 << s.car if street.can_throw(s) else 0


def offer(s: State, seat: int, out: Options) -> None:
    menu.add(out, tables.KEEP)
    for other in range(s.seats):
        if street.is_target(s, other):
            menu.add(out, tables.THROW + other)


def refuse(s: State, seat: int, action: int) -> int:
    return 0 if action == tables.KEEP or street.is_target(s, action - tables.THROW) else 140


def take(s: State, c: Control, seat: int, action: int) -> None:
    if action != tables.KEEP:
        street.throw_radio(s, c, action - tables.THROW)
    s.step = tables.NEXT


def quiet(s: State, seat: int) -> int:
    return tables.KEEP


def go_on(s: State, c: Control) -> None:
    s.step = tables.NEXT
