"""Step 9: clear the cards in play, fill the hand up."""

from __future__ import annotations

from ....control import Control
from .. import cards, tables, turn
from ..state import State

STEP = tables.REFILL
NAME = "refill"


def go_on(s: State, c: Control) -> None:
    """Clear the cards in play and draw up to the hand size; the next car moves (heat 14, 20, 63)."""
    seat = turn.mover(s)
    s.least[seat] = 0
    cards.clear_play(s, c, seat, 66)
    cards.draw_to_hand(s, c, seat, 14)
    turn.end_turn(s)
