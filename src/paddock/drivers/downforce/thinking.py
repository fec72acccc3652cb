"""What a search asks of Downforce; see drivers/search.py."""

from __future__ import annotations

from math import exp

from ...control import Control, Options
from ...games.downforce import auction, finish, tables
from ...games.downforce.state import State
from ...games.downforce.steps import STEPS
from ..tally import Tally
from . import guessing, proposing, racer, worth
from .notebook import Notes

ALL = 10000
FAR = 40
NEARLY = tuple(round(1000 * exp(-millions / 4)) for millions in range(FAR))
"""What it counts to be behind the winner by so many millions."""


def propose(s: State, c: Control, seat: int, menu: Options, notes: Notes, tally: Tally) -> None:
    """The answers to weigh."""
    proposing.propose(s, seat, menu, notes, tally)


def prepare(s: State, notes: Notes) -> None:
    """Nothing has to be worked out: playouts go to the end, and money is counted there."""
    notes.next_rank = s.next_rank


def deal(s: State, c: Control, seat: int, menu: Options, notes: Notes) -> None:
    """What the seat cannot know, as it is likely to be."""
    guessing.deal(s, c, seat)


def moment(s: State, seat: int) -> int:
    """Lots left, cards played, step and seat: the same lot comes up, and the same card is drawn, whatever was done."""
    return ((s.turns * 8 + auction.lots_left(s)) * 16 + s.step) * 16 + seat


def follow(s: State, c: Control, seat: int, menu: Options, notes: Notes) -> int:
    """A racer goes on. It looks at its own cards only, so it needs no imagined position of its own."""
    action = racer.choose(s, seat, menu, notes, worth.NOW)
    return action if STEPS.refuse(s, seat, action) == 0 else STEPS.default_action(s, seat)


def is_enough(s: State, tally: Tally) -> int:
    """1 when the race is over."""
    return 1 if s.step == tables.OVER else 0


def value(s: State, notes: Notes, tally: Tally) -> None:
    """Who has won, the place of every seat, and how near the seat that thinks came to winning."""
    winners = 0
    for seat in range(s.seats):
        place = finish.final_place(s, seat)
        tally.expected[seat] = 100 * place
        if place == 1:
            winners += 1
    total = 0
    for seat in range(s.seats):
        tally.chance[seat] = ALL // winners if tally.expected[seat] == 100 else 0
        total += weight(s, tally, seat)
    tally.near = ALL * weight(s, tally, tally.seat) // total


def weight(s: State, tally: Tally, seat: int) -> int:
    """How near a seat came to winning: another race of the kind would end with a few millions more or less."""
    if s.withdrawn[seat]:
        return 0
    if not finish.has_money(s):
        return 1 if tally.expected[seat] == 100 else 0
    mine = finish.total(s, seat)
    most = mine
    for other in range(s.seats):
        if not s.withdrawn[other] and finish.total(s, other) > most:
            most = finish.total(s, other)
    return NEARLY[most - mine] if most - mine < FAR else 0
