"""Tyres before qualifying and before the race (formula_d 104, 112)."""

from __future__ import annotations

from .... import journal, menu
from ....control import Control, Options
from .. import field, grid, happenings, tables, turn, tyres
from ..state import State

STEP = tables.FITTING
NAME = "fit"


def asked(s: State) -> int:
    """The next car in line."""
    if s.rules & tables.TYRE_CHOICE == 0 or s.turn >= s.order_count:
        return 0
    return 1 << s.order[s.turn] if not s.withdrawn[s.order[s.turn]] else 0


def offer(s: State, seat: int, out: Options) -> None:
    for kind in range(tables.KINDS):
        menu.add(out, tables.FIT + kind)


def refuse(s: State, seat: int, action: int) -> int:
    return 0 if action >= tables.FIT and action < tables.FIT + tables.KINDS else 112


def take(s: State, c: Control, seat: int, action: int) -> None:
    put_on(s, c, seat, action - tables.FIT)
    s.turn += 1


def quiet(s: State, seat: int) -> int:
    return tables.FIT + (tables.WET if field.rains(s) else tables.HARD)


def go_on(s: State, c: Control) -> None:
    """The next car chooses, or all have: qualifying begins, or the race."""
    if s.rules & tables.TYRE_CHOICE and s.turn < s.order_count:
        s.turn += 1
        return
    if s.trying:
        turn.next_trial(s, c, 0)
    else:
        grid.repair_points(s)
        turn.start_round(s, c)


def put_on(s: State, c: Control, car: int, kind: int) -> None:
    """A car gets its tyres."""
    tyres.fit(s, car, kind)
    journal.note(c, happenings.FITTED, car, 119 if s.round else 112, kind, 0, 0, 0)
