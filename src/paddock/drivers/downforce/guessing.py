"""What a seat cannot know, as it is likely to be: hands are dealt anew, and others bid and bet as racers do."""

from __future__ import annotations

from ... import luck
from ...control import Control
from ...games.downforce import rules, tables
from ...games.downforce.state import State
from . import racer, worth

EARLIER = 2
"""Of so many bets that were made at an earlier line, one is on the own car that is ahead."""


def deal(s: State, c: Control, seat: int) -> None:
    """Deal what the seat cannot know."""
    rules.imagine(s, c, seat)
    if s.step == tables.OVER:
        return
    for other in range(s.seats):
        if other != seat and s.withdrawn[other] == 0:
            if s.bid[other] > 0:
                s.bid[other] = racer.best_bid(s, other, worth.NOW)
            for line in range(tables.LINES):
                if s.bet[other][line] > 0:
                    s.bet[other][line] = 1 + likely_bet(s, c, other, line)


def likely_bet(s: State, c: Control, seat: int, line: int) -> int:
    """The car that a racer may have bet on."""
    if line < s.bets_made - 1 and luck.roll(c, EARLIER) == 0:
        best = -1
        for car in range(tables.CARS):
            if worth.is_mine(s, seat, car) and (best < 0 or worth.present_rank(s, car) < worth.present_rank(s, best)):
                best = car
        if best >= 0:
            return best
    return worth.likely_winner(s, seat, worth.NOW)
