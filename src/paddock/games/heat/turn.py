"""The round: the order of the cars, and the turn of one after the other."""

from __future__ import annotations

from ... import journal
from ...control import Control
from . import finish, happenings, tables, track
from .state import State


def mover(s: State) -> int:
    """The seat whose turn it is."""
    return s.order[s.turn]


def begin_round(s: State, c: Control) -> None:
    """Order the cars; all of them plan (heat 9)."""
    s.round += 1
    s.turn = 0
    track.sort_order(s)
    s.step = tables.PLANNING
    s.legend_card = 0
    for seat in range(s.seats):
        s.plan[seat] = tables.NOTHING
        s.least[seat] = 0
        s.meant[seat] = 0
    journal.note(c, happenings.ROUND, -1, 9, s.round, s.order[0], 0, 0)


def end_round(s: State, c: Control) -> None:
    """Place who crossed the line, then the next round, or the end of the race."""
    finish.place_finishers(s, c)
    if s.version > 1 and s.round >= tables.ROUNDS_A_LAP * s.laps:
        finish.stop_race(s, c)
    if finish.racing_cars(s) == 0:
        s.step = tables.OVER
        s.turn = 0
        track.sort_order(s)
        journal.note(c, happenings.OVER, -1, 69, s.round, 0, 0, 0)
        if s.version > 1:
            finish.tell_verdict(s, c)
    else:
        begin_round(s, c)


def clear_turn(s: State) -> None:
    """Forget the turn under way; the car that `turn` points at reveals next."""
    s.start = 0
    s.speed = 0
    s.cool = 0
    s.boost = 0
    s.adrenaline = 0
    s.relief = 0
    s.due = 0
    s.scrap = 0
    s.plus = 0
    s.accelerate = 0
    s.salvage = 0
    s.sky = 0
    s.slip_from = 0
    for i in range(s.picks):
        s.picked[i] = 0
    s.picks = 0
    s.step = tables.REVEAL


def end_turn(s: State) -> None:
    """The next car in order moves."""
    clear_turn(s)
    s.turn += 1
