"""Dash.

1. In turn, roll a die and go as far. Who begins is drawn by lot; who first completes the laps wins.
2. Or push: roll two dice and add them up; but if they are equal, the car spins and stays where it is.
"""

from __future__ import annotations

from paddock import journal, luck
from paddock.control import Control, Encoding, Options, Standing

from .state import State

TURN, PUSHING = 1, 2  # the rulings
ROLL, PUSH = 0, 1  # the actions
MOVED, SPUN, OVER = 1, 2, 3  # the events
SIDES = 6


def begin(s: State, c: Control) -> None:
    s.round = 1
    s.turn = luck.below(c, s.seats)


def waiting(s: State) -> int:
    return 0 if s.over else 1 << s.turn


def options(s: State, seat: int, out: Options) -> int:
    if s.over or seat != s.turn:
        return 0
    out.action[0], out.action[1] = ROLL, PUSH
    return 2


def act(s: State, c: Control, seat: int, action: int) -> int:
    if s.over or seat != s.turn or action not in (ROLL, PUSH):
        return TURN
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
        end(s, c, seat)
    else:
        pass_turn(s)
    return 0


def pass_turn(s: State) -> None:
    before = s.turn
    s.turn = (s.turn + 1) % s.seats
    while s.out[s.turn]:
        s.turn = (s.turn + 1) % s.seats
    s.round += s.turn <= before


def end(s: State, c: Control, seat: int) -> None:
    s.over = 1
    journal.note(c, OVER, seat, TURN, 0, 0, 0, 0)


def withdraw(s: State, c: Control, seat: int) -> int:
    if s.over or not 0 <= seat < s.seats or s.out[seat]:
        return TURN
    s.out[seat] = 1
    if sum(s.out) == s.seats:
        end(s, c, seat)
    elif s.turn == seat:
        pass_turn(s)
    return 0


def default_action(s: State, seat: int) -> int:
    return ROLL


def imagine(s: State, c: Control, seat: int) -> None:
    """Nothing is hidden."""


def standing(s: State, out: Standing) -> None:
    for seat in range(s.seats):
        out.score[seat] = s.at[seat]
        out.place[seat] = 1 + sum(ahead(s, other, seat) for other in range(s.seats))


def ahead(s: State, other: int, seat: int) -> bool:
    return (s.out[other], -s.at[other]) < (s.out[seat], -s.at[seat])


def encode(s: State, seat: int, out: Encoding) -> int:
    for other in range(s.seats):
        out.number[other] = s.at[other]
    return s.seats
