"""A street race: Jack drives a cell more or less for a tyre point (formula_d 133)."""

from __future__ import annotations

from .... import menu
from ....control import Control, Options
from .. import street, tables
from ..state import State

STEP = tables.DRIFT
NAME = "drift"


def asked(s: State) -> int:
    return 1 << s.car if street.can_drift(s) else 0


def offer(s: State, seat: int, out: Options) -> None:
    menu.add(out, tables.PLAIN)
    menu.add(out, tables.LONGER)
    if s.reach > 0:
        menu.add(out, tables.SHORTER)


def refuse(s: State, seat: int, action: int) -> int:
    if action == tables.SHORTER:
        return 0 if s.reach > 0 else 133
    return 0 if action == tables.PLAIN or action == tables.LONGER else 133


def take(s: State, c: Control, seat: int, action: int) -> None:
    if action != tables.PLAIN:
        street.drift(s, c, tables.DRIFT_CELLS if action == tables.LONGER else -tables.DRIFT_CELLS)
    s.step = tables.EXTRA


def quiet(s: State, seat: int) -> int:
    return tables.PLAIN


def go_on(s: State, c: Control) -> None:
    s.step = tables.EXTRA
