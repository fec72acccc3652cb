"""What a coach points out in Downforce: what a bid gets and costs, how far a card takes whom, what a bet stands on."""

from __future__ import annotations

from collections.abc import Sequence

from ...advice import Fact
from ...event import Event
from . import cards, finish, tables
from .state import State

# What things are worth, in places, by rule of thumb: it ranks reasons and decides nothing else.
OWN, OTHERS, LOST = 0.1, -0.03, -0.15
"""A space."""
MILLION = 0.15
FRONT, ELSEWHERE = 8, 2
"""Millions that a car is worth at the front of the grid, and elsewhere on it."""
PLACE, HELD, ONE_S_OWN = -0.2, 0.02, 0.25
"""Of a bet: every place that the car lies behind, every space for it in hand, that it is one's own."""

Futures = Sequence[Sequence[Sequence[Event]]]


def facts(s: State, seat: int, futures: Futures) -> list[Fact]:
    """What an answer brings until the car on offer is sold, the seat's card is done, or the bet is made."""
    if s.step == tables.BIDDING:
        return _of_bid(s, seat, futures)
    return _of_bet(s, seat, futures) if s.step == tables.BETTING else _of_card(s, seat, futures)


def _of_bid(s: State, seat: int, futures: Futures) -> list[Fact]:
    """How often the bid gets the car, and for how much."""
    car = s.offered - 1
    sales = [next((e for e in future[0] if e.kind == "bought" and e["car"] == car), None) for future in futures]
    mine = [sale["price"] for sale in sales if sale is not None and sale.seat == seat]
    chance = len(mine) / len(sales)
    box = next((i for i in range(tables.START) if s.course.start[i] == s.cell[car]), tables.START) + 1
    value = FRONT if box == 1 else ELSEWHERE
    millions = round(sum(mine) / len(mine)) if mine else 0
    return [
        Fact("car", MILLION * value * chance, {"chance": round(100 * chance), "box": box}),
        Fact("price", -MILLION * sum(mine) / len(sales), {"millions": millions}),
    ]


def _of_bet(s: State, seat: int, futures: Futures) -> list[Fact]:
    """Where the car lies, whose it is, and how far the seat's own hand takes it."""
    car = next((e["car"] for e in futures[0][0] if e.kind == "bet" and e.seat == seat), None)
    if car is None:
        return []
    place = s.rank[car] or s.next_rank + sum(
        s.status[other] == tables.RACING and finish.distance(s, other) > finish.distance(s, car)
        for other in range(tables.CARS)
    )
    spaces = sum(cards.steps_of(s, card, car) for card in range(tables.CARDS) if cards.is_playable(s, seat, card))
    own = int(s.owner[car] == seat + 1)
    return [
        Fact("place", PLACE * (place - 1), {"place": place}),
        Fact("hand", HELD * spaces, {"spaces": spaces}),
        Fact("mine", ONE_S_OWN * own, {"own": own}),
    ]


def _of_card(s: State, seat: int, futures: Futures) -> list[Fact]:
    """How far it takes one's own cars and the others', and what is lost."""
    moves = [_own_card(future[0], seat) for future in futures]
    mine = {car for car, owner in enumerate(s.owner) if owner == seat + 1}
    own, others = ([_steps(move, mine, ours) for move in moves] for ours in (True, False))
    lost = [sum(e["lost"] for e in move if e.kind == "blocked" and e["car"] in mine) for move in moves]
    return [
        _fact("own", OWN, own),
        _fact("others", OTHERS, others),
        _fact("lost", LOST, lost),
    ]


def _fact(name: str, worth: float, spaces: list[int]) -> Fact:
    mean = sum(spaces) / len(spaces)
    return Fact(name, worth * mean, {"spaces": round(mean)})


def _own_card(move: Sequence[Event], seat: int) -> list[Event]:
    """What happens until somebody else's card."""
    stop = next((i for i, event in enumerate(move) if event.kind == "played" and event.seat != seat), len(move))
    return list(move[:stop])


def _steps(move: list[Event], mine: set[int], ours: bool) -> int:
    return sum(event["steps"] for event in move if event.kind == "drove" and (event["car"] in mine) == ours)
