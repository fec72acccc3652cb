"""What the rest of the program calls: the contract of a game, for Formula D."""

from __future__ import annotations

from ...control import Control, Standing
from . import encoding, field, finish, offers, tables, turn
from .observation import Observation
from .state import State
from .steps import STEPS


def begin(s: State, c: Control) -> None:
    """From set-up to the first decision: custom cars are tuned first (formula_d 105)."""
    if s.rules & tables.CUSTOM:
        s.step = tables.TUNING
    else:
        turn.open_meeting(s, c)
    STEPS.advance(s, c)


def withdraw(s: State, c: Control, seat: int) -> int:
    """Take a seat out of the race at any time; 0, or the ruling that refuses it."""
    if seat < 0 or seat >= s.seats or s.withdrawn[seat] or s.step == tables.SETUP or s.step == tables.OVER:
        return 20
    if s.status[seat] == tables.HOME or s.status[seat] == tables.OUT:
        return 20
    in_turn = 1 if field.is_running(s, seat) and s.car == seat and s.step > tables.FITTING else 0
    finish.give_up(s, c, seat)
    if in_turn:
        offers.forget(s)
        s.step = tables.NEXT
    STEPS.advance(s, c)
    return 0


def imagine(s: State, c: Control, seat: int) -> None:
    """Deal anew all that a seat cannot know: there is nothing."""
    return


def encode(s: State, seat: int, out: Observation) -> None:
    """A seat's view as numbers, for learning; observation.py says what they are."""
    encoding.encode(s, seat, out)


def standing(s: State, out: Standing) -> None:
    """Places and scores: in a team race the team's points, else how far the car is."""
    for seat in range(s.seats):
        out.place[seat] = finish.final_place(s, seat)
        out.score[seat] = finish.score(s, seat)
