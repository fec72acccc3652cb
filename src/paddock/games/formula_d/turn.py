"""The meeting: qualifying lap after lap, then round after round; what a turn and a move leave behind."""

from __future__ import annotations

from ... import journal
from ...control import Control
from . import field, grid, happenings, offers, tables, weather
from .state import State


def open_meeting(s: State, c: Control) -> None:
    """The cars are ready: the weather, then qualifying or the roll for the grid (formula_d 104, 108)."""
    s.car = 0
    if s.rules & tables.QUALIFYING:
        s.trying = 1
    s.step = tables.REROLL
    if s.rules & tables.WEATHER:
        weather.roll(s, c)


def next_trial(s: State, c: Control, first: int) -> None:
    """The next qualifying lap; after the last one the race is made ready (formula_d 106)."""
    for car in range(first, s.seats):
        if not s.withdrawn[car]:
            grid.begin_trial(s, car)
            s.step = tables.NEXT
            return
    s.trying = 0
    s.step = tables.REROLL
    if s.rules & tables.WEATHER:
        weather.roll(s, c)


def start_round(s: State, c: Control) -> None:
    """A new round, in the order of the cars on the track (formula_d 14, 15)."""
    s.round += 1
    field.line_up(s)
    journal.note(c, happenings.ROUND, -1, 15, s.round, 0, 0, 0)
    s.step = tables.NEXT


def clear_turn(s: State) -> None:
    """Forget what belongs to a turn."""
    s.car = 0
    s.die = 0
    s.strain = 0
    s.reach = 0
    s.slide = 0
    s.leaving = 0
    s.in_box = 0
    s.from_pit = 0
    s.fixed = 0
    s.technical = 0
    s.omen = 0
    clear_move(s)
    offers.forget(s)


def clear_move(s: State) -> None:
    """Forget what belongs to a move."""
    s.braked = 0
    s.locked = 0
    s.crossed = 0
    s.passed = 0
    s.drove = 0
    s.hazards = 0
    for i in range(s.trail_count):
        s.trail[i] = 0
    s.trail_count = 0
