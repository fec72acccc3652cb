"""The weather was rolled: Julien may have it rolled again (formula_d 108, 134)."""

from __future__ import annotations

from .... import menu
from ....control import Control, Options
from .. import field, grid, tables, weather
from ..state import State

STEP = tables.REROLL
NAME = "reroll"


def asked(s: State) -> int:
    if s.omen == 0:
        return 0
    for car in range(s.seats):
        if s.driver[car] == tables.JULIEN and not s.withdrawn[car]:
            return 1 << car if s.round == 0 or field.is_running(s, car) else 0
    return 0


def offer(s: State, seat: int, out: Options) -> None:
    menu.add(out, tables.KEEP)
    menu.add(out, tables.AGAIN)


def refuse(s: State, seat: int, action: int) -> int:
    return 0 if action == tables.KEEP or action == tables.AGAIN else 134


def take(s: State, c: Control, seat: int, action: int) -> None:
    if action == tables.AGAIN:
        weather.roll(s, c)
    go_on(s, c)


def quiet(s: State, seat: int) -> int:
    return tables.KEEP


def go_on(s: State, c: Control) -> None:
    """The weather is known: before qualifying, before the race, or in a turn."""
    if s.omen:
        weather.settle(s, c)
    if s.round > 0:
        s.step = tables.SCRAP
        return
    if s.trying:
        for car in range(s.seats):
            s.order[car] = car
        s.order_count = s.seats
        s.turn = 0
    else:
        grid.draw(s, c)
        grid.line_up(s, c)
    s.step = tables.FITTING
