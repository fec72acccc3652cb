"""The one step of the game.

1. In turn, roll a die and go as far. Who begins is drawn by lot; who first completes the laps wins.
2. Or push: roll two dice and add them up; but if they are equal, the car spins and stays where it is.
"""

from __future__ import annotations

from paddock import journal, luck
from paddock.control import Control, Options

from .state import State

STEP, OVER = 1, 2
NAME = "dash"
TURN, PUSHING = 1, 2  # the rulings
ROLL, PUSH = 0, 1  # the actions
MOVED, SPUN, WON = 1, 2, 3  # the events
SIDES = 6


def asked(s: State) -> int:
    return 1 << s.turn


def offer(s: State, seat: int, out: Options) -> None:
    out.action[0], out.action[1], out.count = ROLL, PUSH, 2


def refuse(s: State, seat: int, action: int) -> int:
    return 0 if action in (ROLL, PUSH) else TURN


def take(s: State, c: Control, seat: int, action: int) -> None:
    journal.count_turn(c, seat)
    first = 1 + luck.below(c, SIDES)
    second = 1 + luck.below(c, SIDES) if action == PUSH else 0
    if first == second:
        journal.count_mishap(c, seat)
        journal.note(c, SPUN, seat, PUSHING, first, 0, 0, 0)
    else:
        s.at[seat] += first + second
        journal.note(c, MOVED, seat, PUSHING if second else TURN, first + second, s.at[seat] % s.course.spaces, 0, 0)
    if s.at[seat] >= s.laps * s.course.spaces:
        journal.note(c, WON, seat, TURN, 0, 0, 0, 0)
        s.step = OVER
    else:
        pass_turn(s)


def pass_turn(s: State) -> None:
    before = s.turn
    s.turn = (s.turn + 1) % s.seats
    while s.out[s.turn]:
        s.turn = (s.turn + 1) % s.seats
    s.round += s.turn <= before


def quiet(s: State, seat: int) -> int:
    return ROLL


def go_on(s: State, c: Control) -> None:
    """Somebody is always asked."""
