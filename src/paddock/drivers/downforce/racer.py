"""The racer: buys cheaply, tries every card on scratch paper, plays against the leader, bets with its hand in mind."""

from __future__ import annotations

from ...control import Options
from ...games.downforce import bars, cards, powers, tables
from ...games.downforce.state import State
from ...games.downforce.steps import STEPS, bonus
from . import buying, roads, worth
from .notebook import Notes

BASE = 35
SHARE = 3


def choose(s: State, seat: int, menu: Options, notes: Notes, habit: int) -> int:
    """What the racer answers."""
    if s.step == tables.BIDDING:
        return best_bid(s, seat, habit)
    if s.step == tables.KEEPING:
        return buying.best_power(s, seat)
    if s.step == tables.PLAYING:
        return best_card(s, seat, notes, habit)
    if s.step == tables.SKIPPING:
        return skip_or_go(s, seat)
    if s.step == tables.CHOOSING:
        return best_white(s, seat, menu, notes, habit)
    if s.step == tables.MOVING:
        return roads.best_step(s, notes, s.car - 1, s.left, worth.is_wanted(s, seat, s.car - 1))
    if s.step == tables.BONUS:
        steps = bonus.bonus_steps(s)
        return roads.best_step(s, notes, s.car - 1, steps, 1) if steps > 0 else tables.STOP
    return tables.BET + worth.likely_winner(s, seat, habit)


def best_bid(s: State, seat: int, habit: int) -> int:
    """A bid for the car on offer."""
    most = buying.price(s) if habit == worth.NOW else buying.worth(s, seat, BASE, SHARE)
    return buying.bid_up_to(s, seat, most)


def best_card(s: State, seat: int, notes: Notes, habit: int) -> int:
    """The card after which the seat stands best, upward too if it can."""
    best = -1
    best_value = 0
    tricky = powers.has(s, seat, tables.TRICKY)
    for card in range(tables.CARDS):
        if cards.is_playable(s, seat, card):
            value = worth.of_card(s, notes, seat, card, 0, habit)
            if best < 0 or value > best_value:
                best = tables.PLAY + card
                best_value = value
            if tricky and s.course.bars[card] > 1:
                value = worth.of_card(s, notes, seat, card, 1, habit)
                if value > best_value:
                    best = tables.PLAY_UPWARD + card
                    best_value = value
    return best


def skip_or_go(s: State, seat: int) -> int:
    """Leave the bar out that the card was played for leaving out."""
    if bars.may_leave_out(s) and worth.skip_bar(s, seat, s.card - 1) == bars.bar_at(s):
        return tables.SKIP
    return tables.GO


def best_white(s: State, seat: int, menu: Options, notes: Notes, habit: int) -> int:
    """The car for a white bar after whose drive the seat stands best."""
    count = STEPS.options(s, seat, menu)
    best = menu.action[0]
    best_value = 0
    for i in range(count):
        action = menu.action[i]
        if action >= tables.TAKE:
            value = worth.of_white(s, notes, seat, action - tables.TAKE, habit)
            if i == 0 or value > best_value:
                best = action
                best_value = value
    return best
