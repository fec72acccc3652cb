"""Between bars: the next one of the card, or the card is done."""

from __future__ import annotations

from ....control import Control
from .. import bars, cards, finish, tables, turn
from ..state import State
from . import bet

STEP = tables.BAR_DONE
NAME = "bar-done"


def go_on(s: State, c: Control) -> None:
    if s.bars_done < s.course.bars[s.card - 1]:
        open_bar(s)
    else:
        end_card(s, c)


def open_bar(s: State) -> None:
    """The next bar: who moves, or who chooses (downforce 33, 36, 40)."""
    colour = bars.bar_colour(s)
    if colour == tables.WHITE:
        s.step = tables.CHOOSING
    else:
        s.car = colour + 1
        s.step = tables.SKIPPING


def draws_cards(s: State) -> int:
    """1 if a hand is filled up from a pile in the race (downforce 81, 87)."""
    return 1 if s.variant & tables.BEGINNERS or s.seats == tables.LEAST_SEATS else 0


def end_card(s: State, c: Control) -> None:
    """The card is done: finished players drop their hands, the player draws, then all bet (downforce 63, 73, 104)."""
    ordinary = 1 if s.card - 1 < tables.ORDINARY else 0
    bars.clear_card(s)
    finish.drop_hands(s, c)
    if ordinary and draws_cards(s) and may_draw(s):
        cards.draw(s, c, s.player, 81 if s.variant & tables.BEGINNERS else 87)
    if not bet.open_bets(s, c):
        turn.next_turn(s, c)


def may_draw(s: State) -> int:
    """1 if the player goes on: who is home with the last car draws no more (downforce 104)."""
    if s.withdrawn[s.player]:
        return 0
    if s.variant & tables.OVERRUN:
        return 1
    return 1 if finish.racing_cars(s, s.player) > 0 else 0
