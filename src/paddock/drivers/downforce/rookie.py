"""The rookie: bids by the hand, plays what moves its own cars, blocks a little, bets on its own."""

from __future__ import annotations

from ... import luck
from ...control import Control, Options
from ...games.downforce import cards, tables
from ...games.downforce.state import State
from ...games.downforce.steps import STEPS
from . import buying, roads, worth
from .notebook import Notes

BASE = 45
SHARE = 4
WHIM = 12
"""Tenths of a million by which it may overrate a car."""


def choose(s: State, chooser: Control, seat: int, menu: Options, notes: Notes) -> int:
    """What the rookie answers."""
    if s.step == tables.BIDDING:
        return buying.bid_up_to(s, seat, buying.worth(s, seat, BASE, SHARE) + luck.roll(chooser, WHIM))
    if s.step == tables.KEEPING:
        return buying.best_power(s, seat)
    if s.step == tables.PLAYING:
        return best_card(s, seat)
    if s.step == tables.CHOOSING:
        return best_car(s, seat, menu)
    if s.step == tables.MOVING:
        return roads.best_step(s, notes, s.car - 1, s.left, worth.is_mine(s, seat, s.car - 1))
    if s.step == tables.BONUS:
        count = STEPS.options(s, seat, menu)
        return menu.action[count - 1]
    if s.step == tables.BETTING:
        return tables.BET + worth.likely_winner(s, seat, worth.FIRST)
    count = STEPS.options(s, seat, menu)
    car = s.car - 1
    return menu.action[count - 1] if worth.is_mine(s, seat, car) == 0 and s.left == 0 else menu.action[0]


def card_gain(s: State, seat: int, card: int) -> int:
    """Steps of own cars less half the steps of others on a card."""
    gain = 0
    for bar in range(s.course.bars[card]):
        car = s.course.colour[card][bar]
        steps = s.course.steps[card][bar]
        if car == tables.WHITE:
            gain += steps
        elif s.status[car] == tables.RACING:
            gain += 2 * steps if worth.is_mine(s, seat, car) else -steps
    return gain


def best_card(s: State, seat: int) -> int:
    """The card with the greatest gain."""
    best = -1
    for card in range(tables.CARDS):
        if not cards.is_playable(s, seat, card):
            continue
        if best < 0 or card_gain(s, seat, card) > card_gain(s, seat, best):
            best = card
    return tables.PLAY + best


def best_car(s: State, seat: int, menu: Options) -> int:
    """The car for a white bar."""
    count = STEPS.options(s, seat, menu)
    best = 0
    for i in range(1, count):
        action = menu.action[i]
        if action >= tables.TAKE and menu.action[best] >= tables.TAKE:
            rank = worth.white_rank(s, seat, action - tables.TAKE)
            if rank > worth.white_rank(s, seat, menu.action[best] - tables.TAKE):
                best = i
    return menu.action[best]
