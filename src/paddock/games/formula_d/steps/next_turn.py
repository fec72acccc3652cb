"""The next car of the round; then a new round, the next qualifying lap, or the end."""

from __future__ import annotations

from .... import journal
from ....control import Control
from .. import field, finish, gears, grid, tables, turn, tyres
from ..state import State
from . import gear, move

STEP = tables.NEXT
NAME = "next"


def go_on(s: State, c: Control) -> None:
    turn.clear_turn(s)
    while s.turn < s.order_count and not field.is_running(s, s.order[s.turn]):
        s.turn += 1
    if s.turn < s.order_count:
        s.car = s.order[s.turn]
        s.turn += 1
        begin_turn(s, c)
    elif s.trying:
        end_trial_round(s, c)
    elif finish.running(s) == 0:
        finish.end_race(s, c)
    else:
        turn.start_round(s, c)


def end_trial_round(s: State, c: Control) -> None:
    """A car alone goes on at once; when it is through, or out, the next one comes."""
    car = s.order[0]
    if field.is_running(s, car) and not grid.is_broken_off(s, car):
        s.turn = 0
        return
    grid.end_trial(s, c, car)
    turn.next_trial(s, c, car + 1)


def begin_turn(s: State, c: Control) -> None:
    """The start roll in the first turn, then the gear (formula_d 9, 10, 12, 28, 29)."""
    car = s.car
    journal.count_turn(c, car)
    s.from_pit = field.is_pit(s, s.cell[car])
    s.step = tables.GEAR
    if s.started[car] == 0 and not s.trying:
        s.started[car] = 1
        if s.rules & tables.BEGINNERS == 0:
            started = grid.is_stalled(s, c, car)
            if started == 1:
                s.step = tables.NEXT
                return
            if started == 2:
                gears.shift(s, c, car, 1)
                s.reach = tables.FLYING_CELLS
                s.slide = tyres.slide(s, car)
                move.open_move(s, c)
                return
    if gears.only_gear(s, car):
        gears.shift(s, c, car, 1)
        gear.throw(s, c)
