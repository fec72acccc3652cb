"""Steps 8 and 9: drop unwanted cards, clear the cards in play, fill the hand up."""

from __future__ import annotations

from ... import journal
from ...control import Control
from . import cards, happenings, tables
from .state import State


def refuse_drop(s: State, seat: int, kind: int) -> int:
    """The ruling that refuses to drop a card, or 0: never heat or stress (heat 65). Low kinds come first."""
    if kind < 0 or kind >= tables.KINDS or kind == tables.HEAT or kind == tables.STRESS:
        return 65
    if s.cards[seat][tables.HAND][kind] == 0 or kind < s.least[seat]:
        return 65
    return 0


def drop(s: State, c: Control, seat: int, kind: int) -> None:
    cards.shift_card(s, seat, kind, tables.HAND, tables.DISCARD)
    cards.show_from_hand(s, seat, kind)
    s.least[seat] = kind
    journal.note(c, happenings.DROPPED, seat, 65, kind, 0, 0, 0)


def refill(s: State, c: Control, seat: int) -> None:
    """Clear the cards in play and draw up to the hand size (heat 14, 20, 63)."""
    s.least[seat] = 0
    cards.clear_play(s, c, seat, 66)
    cards.draw_to_hand(s, c, seat, 14)
