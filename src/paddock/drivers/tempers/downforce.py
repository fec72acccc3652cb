"""What is bold in Downforce: dear cars, the fastest cards at once, bets on a car that lies behind."""

from __future__ import annotations

from collections.abc import Sequence

from ...games.downforce import auction, cards, tables
from ...games.downforce.state import State
from ..downforce import worth
from . import WILD, Leaning

BIDS = 2
"""Millions."""
CARDS = 30
MARGIN = 250


def boldness(s: State, seat: int, actions: Sequence[int]) -> int:
    """Millions bid, steps of own cars on a card, or the place of the car that a bet is on."""
    action = actions[0]
    if s.step == tables.BIDDING:
        return auction.amount_of(s, action)
    if s.step == tables.PLAYING:
        card = action - (tables.PLAY_UPWARD if action >= tables.PLAY_UPWARD else tables.PLAY)
        return sum(cards.steps_of(s, card, car) for car in range(tables.CARS) if worth.is_mine(s, seat, car))
    if s.step == tables.BETTING:
        return worth.present_rank(s, action - tables.BET)
    return 0


def slack(s: State, seat: int, temper: str) -> int:
    """Bids are compared by their amount, cards by what the seat makes of them. Who bids less than a racer gets its car
    for more in the end, as one must have a car: a calm driver bids as a steady one does."""
    if s.step == tables.BIDDING:
        return BIDS if temper == WILD else 0
    return CARDS if s.step == tables.PLAYING else 0


PART = Leaning(boldness, slack, MARGIN)
