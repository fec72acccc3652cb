"""In the box: a tyre stop or a technical stop (formula_d 119)."""

from __future__ import annotations

from .... import menu
from ....control import Control, Options
from .. import pits, tables
from ..state import State

STEP = tables.SERVICE
NAME = "service"


def asked(s: State) -> int:
    return 1 << s.car if pits.may_repair(s) else 0


def offer(s: State, seat: int, out: Options) -> None:
    menu.add(out, tables.TYRE_STOP)
    menu.add(out, tables.REPAIR_STOP)


def refuse(s: State, seat: int, action: int) -> int:
    return 0 if action == tables.TYRE_STOP or action == tables.REPAIR_STOP else 119


def take(s: State, c: Control, seat: int, action: int) -> None:
    s.technical = 1 if action == tables.REPAIR_STOP else 0
    s.step = tables.REFIT


def quiet(s: State, seat: int) -> int:
    return tables.TYRE_STOP


def go_on(s: State, c: Control) -> None:
    s.step = tables.REFIT
