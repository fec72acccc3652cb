"""What a position may become: the place that each car may expect, and what that makes of everybody's money."""

from __future__ import annotations

from math import exp

from ...games.downforce import finish, tables
from ...games.downforce.state import State
from . import roads
from .notebook import Notes

WHOLE = 1000
NEAR = 60
"""Steps that a car can be ahead of another and still be caught, in the unit of `BEATS`."""
SCALE = 5.0
"""Steps by which a car that is ahead comes home first in about three of four races."""
BEATS = tuple(round(WHOLE / (1 + exp(-(gap - NEAR) / SCALE))) for gap in range(2 * NEAR + 1))
"""How likely a car is to stay before another, in thousandths, by the steps that it is ahead."""
LAST = tables.CARS
SHARE = 4
"""The share of all others in what a seat wants to be ahead of, beside the one that stands best."""


def to_go(s: State, car: int) -> int:
    """Steps that a racing car has left."""
    return s.course.to_finish[s.cell[car]] - roads.LAP * s.lap[car]


def note_places(s: State, notes: Notes) -> None:
    """Note down the place that each car may expect, in thousandths."""
    for car in range(tables.CARS):
        if s.status[car] == tables.RACING:
            place = WHOLE * s.next_rank
            for other in range(tables.CARS):
                if other != car and s.status[other] == tables.RACING:
                    place += beats(to_go(s, car) - to_go(s, other))
            notes.place[car] = place
        else:
            notes.place[car] = WHOLE * (s.rank[car] if s.rank[car] > 0 else LAST)


def beats(gap: int) -> int:
    """How likely a car is to come home before one that has so many steps more to go."""
    if gap > NEAR:
        return WHOLE
    return BEATS[NEAR + gap] if gap > -NEAR else 0


def prize(notes: Notes, car: int) -> int:
    """The prize that a car may expect, in thousandths of a million."""
    rank = notes.place[car] // WHOLE
    part = notes.place[car] % WHOLE
    if rank >= LAST:
        return 0
    return tables.PRIZE[rank] * (WHOLE - part) + tables.PRIZE[rank + 1] * part


def payout(notes: Notes, line: int, car: int) -> int:
    """What a bet may expect to win."""
    rank = notes.place[car] // WHOLE
    part = notes.place[car] % WHOLE
    if rank > tables.PAID_PLACES:
        return 0
    after = tables.PAYOUT[line][rank + 1] if rank < tables.PAID_PLACES else 0
    return tables.PAYOUT[line][rank] * (WHOLE - part) + after * part


def money(s: State, notes: Notes, seat: int, own: int) -> int:
    """What a seat may expect to have in the end. Nobody knows the bets of others: likely on their best car."""
    total = 0
    best = -1
    for car in range(tables.CARS):
        if s.owner[car] == seat + 1:
            if best < 0 or notes.place[car] < notes.place[best]:
                best = car
            if finish.has_money(s):
                total += prize(notes, car) - WHOLE * s.price[car]
    if not finish.has_money(s):
        return prize(notes, best) if best >= 0 else 0
    for line in range(s.bets_made):
        if own:
            if s.bet[seat][line] > 0:
                total += payout(notes, line, s.bet[seat][line] - 1)
        elif best >= 0:
            total += payout(notes, line, best)
    return total


def of_position(s: State, notes: Notes, seat: int) -> int:
    """How well a seat stands: before the one that stands best besides it, and before all others."""
    note_places(s, notes)
    best = -NEAR * WHOLE
    total = 0
    others = 0
    for other in range(s.seats):
        if other != seat and not s.withdrawn[other]:
            sum = money(s, notes, other, 0)
            total += sum
            others += 1
            if sum > best:
                best = sum
    if others == 0:
        return 0
    return (SHARE + 2) * money(s, notes, seat, 1) - 2 * best - SHARE * total // others
