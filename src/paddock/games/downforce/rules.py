"""What the rest of the program calls: the contract of a game, for Downforce."""

from __future__ import annotations

from ...control import Control, Standing
from . import bars, encoding, finish, secrets, tables, turn
from .observation import Observation
from .state import State
from .steps import STEPS, bet


def begin(s: State, c: Control) -> None:
    """Grid and hands, then the auction; beginners get their cars by lot (downforce 1, 3, 4, 80, 81)."""
    if s.variant & tables.BEGINNERS:
        turn.deal_cars(s, c)
        turn.draw_grid(s, c, s.seats * tables.CARS_BEGINNERS[s.seats])
        turn.deal(s, c, tables.HAND_BEGINNERS, 81)
        turn.start_race(s, c)
    else:
        turn.draw_grid(s, c, tables.CARS)
        turn.deal(s, c, tables.HAND[s.seats], 1)
        turn.put_away(s)
        s.step = tables.BIDDING
    STEPS.advance(s, c)


def withdraw(s: State, c: Control, seat: int) -> int:
    """Take a seat out of the race at any time; 0, or the ruling that refuses it."""
    if seat < 0 or seat >= s.seats or s.withdrawn[seat] or s.step == tables.SETUP or s.step == tables.OVER:
        return 73
    finish.give_up(s, c, seat)
    if s.steering == seat + 1:
        s.steering = s.player + 1
    if s.player == seat and s.card > 0:
        bars.clear_card(s)
        finish.drop_hands(s, c)
        if not bet.open_bets(s, c):
            turn.next_turn(s, c)
    STEPS.advance(s, c)
    return 0


def imagine(s: State, c: Control, seat: int) -> None:
    """Deal anew all that a seat cannot know; a spectator is seat -1. A race that is over has no secrets."""
    if s.step == tables.OVER:
        return
    secrets.shuffle_hidden(s, c, seat)
    for other in range(s.seats):
        if other != seat:
            secrets.imagine_seat(s, c, other)


def encode(s: State, seat: int, out: Observation) -> None:
    """A seat's view as numbers, for learning; observation.py says what they are."""
    encoding.encode(s, seat, out)


def standing(s: State, out: Standing) -> None:
    """Places and money. Until the end: what prizes would be worth if the cars came home as they are now, less prices;
    bets are secret and do not count."""
    for seat in range(s.seats):
        out.score[seat] = score(s, seat)
    for seat in range(s.seats):
        if s.step == tables.OVER or s.withdrawn[seat]:
            out.place[seat] = finish.final_place(s, seat)
        else:
            out.place[seat] = 1
            for other in range(s.seats):
                if not s.withdrawn[other] and out.score[other] > out.score[seat]:
                    out.place[seat] += 1


def score(s: State, seat: int) -> int:
    """A seat's money, or how far its best car is where money does not count."""
    if s.variant & tables.OVERRUN:
        return finish.best_distance(s, seat)
    if s.withdrawn[seat] or s.variant & tables.BEGINNERS:
        return 0 if s.withdrawn[seat] else best_distance_home(s, seat)
    if s.step == tables.OVER:
        return finish.total(s, seat)
    if s.step <= tables.KEEPING:
        return 0
    money = -finish.costs(s, seat)
    for car in range(tables.CARS):
        if s.owner[car] == seat + 1:
            money += tables.PRIZE[present_rank(s, car)]
    return money


def best_distance_home(s: State, seat: int) -> int:
    """How far the best car of a beginner is; a car at home is farther than any on the track."""
    home = finish.best_rank(s, seat)
    return 4000 - home if home <= tables.CARS else finish.best_distance(s, seat)


def present_rank(s: State, car: int) -> int:
    """The place that a car would take if all came home as they are now."""
    if s.rank[car] > 0:
        return s.rank[car]
    rank = s.next_rank
    for other in range(tables.CARS):
        if s.status[other] == tables.RACING and finish.distance(s, other) > finish.distance(s, car):
            rank += 1
    return rank
