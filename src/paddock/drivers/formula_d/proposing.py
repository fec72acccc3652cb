"""The answers that are worth weighing: gears and ends by what the racer expects of them, and single choices."""

from __future__ import annotations

from ...control import Control, Options
from ...games.formula_d import gears, tables
from ...games.formula_d.state import State
from ...games.formula_d.steps import STEPS
from .. import search
from ..tally import Tally
from . import pace, prices, racer, rolls, worth
from .notebook import Notes

AHEAD = 4
"""Rounds that a playout looks ahead."""
CAUTION = 100
"""The racer has weighed every face of the die: only a clear gain is a reason to do otherwise."""
FAR = 2 * pace.TURN
"""What costs so much more than the best answer is not worth a playout."""


def propose(s: State, c: Control, seat: int, menu: Options, notes: Notes, tally: Tally) -> None:
    """The answers for whatever a seat is asked; one only where there is nothing to find out."""
    tally.cars = s.seats
    tally.until = s.round + AHEAD
    tally.caution = CAUTION
    if s.trying or s.step == tables.TUNING:
        search.submit_one(tally, scripted(s, c, seat, notes), 0)
    elif s.step == tables.GEAR:
        propose_gears(s, c, seat, notes, tally)
    elif s.step == tables.MOVE:
        propose_ends(s, c, seat, notes, tally)
    else:
        propose_options(s, c, seat, menu, notes, tally)


def scripted(s: State, c: Control, seat: int, notes: Notes) -> int:
    """What the racer would do."""
    action = racer.choose(s, c, seat, notes, prices.CAREFUL)
    return action if STEPS.refuse(s, seat, action) == 0 else STEPS.default_action(s, seat)


def propose_options(s: State, c: Control, seat: int, menu: Options, notes: Notes, tally: Tally) -> None:
    """What the racer would do, then everything else."""
    chosen = scripted(s, c, seat, notes)
    search.submit_one(tally, chosen, 0)
    count = STEPS.options(s, seat, menu)
    for i in range(count):
        if menu.action[i] != chosen:
            search.submit_one(tally, menu.action[i], 1 + i)


def propose_gears(s: State, c: Control, seat: int, notes: Notes, tally: Tally) -> None:
    """Gears by what a turn in them leaves of the way, over all faces of the die."""
    prices.note(s, notes, seat, prices.CAREFUL)
    worth.note_cars(s, notes, seat)
    best = rolls.best_gear(s, c, notes, seat)
    least = rolls.gear_cost(s, notes, seat, best)
    for gear in range(1, tables.GEARS + 1):
        if gears.refuse(s, seat, gear) == 0:
            extra = rolls.gear_cost(s, notes, seat, gear) - least
            if extra < FAR:
                search.submit_one(tally, tables.SHIFT + gear, extra)


def propose_ends(s: State, c: Control, seat: int, notes: Notes, tally: Tally) -> None:
    """Ends by the way that is left from them, and their price."""
    best = racer.choose(s, c, seat, notes, prices.CAREFUL)
    least = 0
    for end in range(s.end_count):
        if tables.TO + s.end_cell[end] == best:
            least = racer.end_cost(s, notes, seat, end)
    search.submit_one(tally, best, 0)
    for end in range(s.end_count):
        extra = racer.end_cost(s, notes, seat, end) - least
        if tables.TO + s.end_cell[end] != best and extra < FAR:
            search.submit_one(tally, tables.TO + s.end_cell[end], 1 + extra if extra > 0 else 1)
