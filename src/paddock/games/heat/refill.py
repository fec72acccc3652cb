"""Steps 8 and 9: drop unwanted cards, clear the cards in play, fill the hand up."""

from __future__ import annotations

from ... import journal
from ...control import Control
from . import cards, catalog, happenings, roads, tables
from .state import State


def refuse_drop(s: State, seat: int, kind: int) -> int:
    """The ruling that refuses to drop a card, or 0: never heat or stress (heat 65). Low kinds come first."""
    if kind < 0 or kind >= s.kinds or kind == tables.HEAT or kind == tables.STRESS:
        return 65
    if s.cards[seat][tables.HAND][kind] == 0 or kind < s.least[seat] or roads.in_tunnel(s, seat):
        return 65
    return 0


def drop(s: State, c: Control, seat: int, kind: int) -> None:
    cards.shift_card(s, seat, kind, tables.HAND, tables.DISCARD)
    cards.show_from_hand(s, seat, kind)
    s.least[seat] = kind
    journal.note(c, happenings.DROPPED, seat, 65, kind, 0, 0, 0)


def can_refresh(s: State, seat: int) -> int:
    """1 if a card in play may go back on top of the deck (heat 43)."""
    if s.kinds > tables.BASE_KINDS:
        for kind in range(catalog.FIRST_ADVANCED, catalog.FIRST_SPONSOR):
            if catalog.REFRESH[kind] and s.cards[seat][tables.PLAY][kind] > 0:
                return 1
    return 0


def is_asked(s: State, seat: int) -> int:
    """1 if, as far as everybody can see, there may be a card to drop or to refresh."""
    if s.size[seat][tables.HAND] > 0 and not roads.in_tunnel(s, seat):
        return 1
    return can_refresh(s, seat)


def refuse_refresh(s: State, seat: int, kind: int) -> int:
    if kind < 0 or kind >= s.kinds or not catalog.REFRESH[kind]:
        return 43
    return 0 if s.cards[seat][tables.PLAY][kind] > 0 and s.stacked[seat] < tables.STACK else 43


def refresh(s: State, c: Control, seat: int, kind: int) -> None:
    """Put a card in play on top of the deck; of several the last one lies on top (heat 43)."""
    s.cards[seat][tables.PLAY][kind] -= 1
    s.size[seat][tables.PLAY] -= 1
    s.stack[seat][s.stacked[seat]] = kind
    s.stacked[seat] += 1
    journal.note(c, happenings.REFRESHED, seat, 43, kind, 0, 0, 0)


def refill(s: State, c: Control, seat: int) -> None:
    """Clear the cards in play and draw up to the hand size (heat 14, 20, 63)."""
    s.least[seat] = 0
    cards.clear_play(s, c, seat, 66)
    cards.draw_to_hand(s, c, seat, 14)
