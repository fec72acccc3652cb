"""The way to the end that was chosen, where ways differ in anything that a driver may care about (formula_d 165)."""

from __future__ import annotations

from .... import menu
from ....control import Control, Options
from .. import moving, routes, tables
from ..state import State
from . import slip

STEP = tables.WAY
NAME = "way"


def asked(s: State) -> int:
    return 1 << s.car


def offer(s: State, seat: int, out: Options) -> None:
    for way in range(s.way_count):
        menu.add(out, tables.BY + 1 + way)


def refuse(s: State, seat: int, action: int) -> int:
    return 0 if action > tables.BY and action <= tables.BY + s.way_count else 165


def take(s: State, c: Control, seat: int, action: int) -> None:
    routes.recall(s, c, moving.end_of(s, s.aim - 1))
    moving.take_way(s, c, action - tables.BY - 1)
    slip.open_slip(s, c)


def quiet(s: State, seat: int) -> int:
    """The cheapest, without debris if there is one."""
    return tables.BY + 1


def go_on(s: State, c: Control) -> None:
    routes.recall(s, c, moving.end_of(s, s.aim - 1))
    moving.take_way(s, c, 0)
    slip.open_slip(s, c)
