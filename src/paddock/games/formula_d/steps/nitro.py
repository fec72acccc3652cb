"""A street race: nitro after the roll (formula_d 124, 138)."""

from __future__ import annotations

from .... import menu
from ....control import Control, Options
from .. import street, tables
from ..state import State

STEP = tables.NITRO
NAME = "nitro"


def asked(s: State) -> int:
    return 1 << s.car if street.has_nitro(s) else 0


def offer(s: State, seat: int, out: Options) -> None:
    menu.add(out, tables.PLAIN)
    menu.add(out, tables.USE_NITRO)
    if s.driver[seat] == tables.MONTOYA:
        menu.add(out, tables.USE_MORE)


def refuse(s: State, seat: int, action: int) -> int:
    if action == tables.USE_MORE:
        return 0 if s.driver[seat] == tables.MONTOYA else 138
    return 0 if action == tables.PLAIN or action == tables.USE_NITRO else 124


def take(s: State, c: Control, seat: int, action: int) -> None:
    if action != tables.PLAIN:
        street.use_nitro(s, c, 1 if action == tables.USE_MORE else 0)
    s.step = tables.DRIFT


def quiet(s: State, seat: int) -> int:
    return tables.PLAIN


def go_on(s: State, c: Control) -> None:
    s.step = tables.DRIFT
