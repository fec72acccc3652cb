"""What the rest of the program calls: the contract of a game, for Heat."""

from __future__ import annotations

from ...control import Control, Standing
from . import encoding, finish, secrets, start, tables, track, turn
from .observation import Observation
from .state import State
from .steps import STEPS, swap


def begin(s: State, c: Control) -> None:
    """Line the cars up, get them ready, start the first round (heat 1, 4)."""
    start.line_up(s, c)
    start.open_garage(s, c)
    STEPS.advance(s, c)


def withdraw(s: State, c: Control, seat: int) -> int:
    """Take a seat out of the race at any time; 0, or the ruling that refuses it (heat 70, 138)."""
    if seat < 0 or seat >= s.seats - s.legends or s.status[seat] != tables.RACING or s.step == tables.SETUP:
        return 138
    if s.at[seat] >= track.finish_line(s):
        return 138
    racing = 1 if s.step < tables.OVER and s.step != tables.PLANNING else 0
    moving = 1 if racing and turn.mover(s) == seat else 0
    if s.step == tables.SWAPPING and swap.swapper(s) == seat:
        s.swapped = 0
    finish.withdraw(s, c, seat)
    if moving:
        turn.clear_turn(s)
    STEPS.advance(s, c)
    return 0


def imagine(s: State, c: Control, seat: int) -> None:
    """Deal anew all that a seat cannot know; a spectator is seat -1. A race that is over has no secrets."""
    if s.step == tables.OVER:
        return
    if s.kinds > tables.BASE_KINDS:
        secrets.imagine_sponsors(s, c, seat)
    for other in range(s.seats - s.legends):
        if other != seat:
            secrets.imagine_seat(s, c, other)


def encode(s: State, seat: int, out: Observation) -> None:
    """A seat's view as numbers, for learning; observation.py says what they are."""
    encoding.encode(s, seat, out)


def standing(s: State, out: Standing) -> None:
    """Places; the score is the distance driven. Cars still racing are placed by where they are now."""
    for seat in range(s.seats):
        out.score[seat] = s.at[seat]
        out.place[seat] = s.place[seat]
        if s.status[seat] == tables.RACING:
            place = s.next_place
            for other in range(s.seats):
                if other != seat and s.status[other] == tables.RACING and track.ahead(s, other, seat):
                    place += 1
            out.place[seat] = place
