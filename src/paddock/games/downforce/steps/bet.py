"""Bets: in secret, when the first car has crossed one of the three lines."""

from __future__ import annotations

from .... import journal, menu
from ....control import Control, Options
from .. import finish, happenings, tables, turn
from ..state import State

STEP = tables.BETTING
NAME = "bet"


def asked(s: State) -> int:
    """The seats whose bet on the line is missing, as a set of bits (downforce 66)."""
    seats = 0
    for seat in range(s.seats):
        if not s.withdrawn[seat] and s.bet[seat][s.bets_made] == 0:
            seats |= 1 << seat
    return seats


def refuse(s: State, seat: int, action: int) -> int:
    """The ruling that refuses a bet, or 0: any of the six cars will do (downforce 63, 67)."""
    return 0 if action >= tables.BET and action < tables.BET + tables.CARS else 66


def take(s: State, c: Control, seat: int, action: int) -> None:
    """Write a car on the sheet; nobody else may see it (downforce 63, 69)."""
    car = action - tables.BET
    s.bet[seat][s.bets_made] = car + 1
    journal.note(c, happenings.BET, seat, 63, s.bets_made + 1, car, 0, 0)


def offer(s: State, seat: int, out: Options) -> None:
    for car in range(tables.CARS):
        menu.add(out, tables.BET + car)


def quiet(s: State, seat: int) -> int:
    """The car that is ahead: home first, else the farthest on the track."""
    best = 0
    for car in range(tables.CARS):
        if s.rank[car] == 1:
            return tables.BET + car
        if finish.distance(s, car) > finish.distance(s, best):
            best = car
    return tables.BET + best


def go_on(s: State, c: Control) -> None:
    """All bets are in."""
    s.bets_made += 1
    if not open_bets(s, c):
        turn.next_turn(s, c)


def open_bets(s: State, c: Control) -> int:
    """1 if a line was crossed for which no bets were made; one line after the other (downforce 63, 65, 70)."""
    if s.bets_made >= s.crossed:
        return 0
    s.step = tables.BETTING
    journal.note(c, happenings.BETTING, -1, 63, s.bets_made + 1, 0, 0, 0)
    return 1
