"""What the steps leave open: the start, giving up, secrets, places."""

from __future__ import annotations

from paddock import luck
from paddock.control import Control, Standing
from paddock.steps import Steps

from . import dash
from .state import Observation, State

STEPS: Steps[State] = Steps(dash.OVER, dash.TURN, dash)


def begin(s: State, c: Control) -> None:
    s.round = 1
    s.turn = luck.below(c, s.seats)
    s.step = dash.STEP
    STEPS.advance(s, c)


def withdraw(s: State, c: Control, seat: int) -> int:
    if s.step == dash.OVER or not 0 <= seat < s.seats or s.out[seat]:
        return dash.TURN
    s.out[seat] = 1
    if sum(s.out) == s.seats:
        s.step = dash.OVER
    elif s.turn == seat:
        dash.pass_turn(s)
    STEPS.advance(s, c)
    return 0


def imagine(s: State, c: Control, seat: int) -> None:
    """Nothing is hidden."""


def standing(s: State, out: Standing) -> None:
    for seat in range(s.seats):
        out.score[seat] = s.at[seat]
        out.place[seat] = 1 + sum(is_ahead(s, other, seat) for other in range(s.seats))


def is_ahead(s: State, other: int, seat: int) -> bool:
    return (s.out[other], -s.at[other]) < (s.out[seat], -s.at[seat])


def encode(s: State, seat: int, out: Observation) -> None:
    out.seats, out.laps, out.spaces = s.seats, s.laps, s.course.spaces
    out.over, out.round, out.turn = int(s.step == dash.OVER), s.round, s.turn
    out.at, out.out = [*s.at], [*s.out]
