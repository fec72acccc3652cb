"""Step 3: show the cards, flip for every plus, move once by the sum."""

from __future__ import annotations

from ... import journal
from ...control import Control
from . import cards, happenings, tables, track
from .state import State


def show_cards(s: State, c: Control, seat: int) -> None:
    """Turn the laid cards face up."""
    s.shown[seat] = 1
    for kind in range(tables.KINDS):
        for _ in range(s.cards[seat][tables.PLAY][kind]):
            cards.show_from_hand(s, seat, kind)
            journal.note(c, happenings.REVEALED, seat, 15, kind, 0, 0, 0)


def stall(s: State, c: Control, seat: int) -> None:
    """A cluttered hand: the car stays, first gear, everything played goes to the discard pile (heat 13).

    All playable cards were laid, so everybody can tell that the rest of the hand is heat.
    """
    journal.note(c, happenings.CLUTTERED, seat, 13, s.gear[seat], 0, 0, 0)
    s.gear[seat] = tables.FIRST_GEAR
    s.seen[seat][tables.HEAT] = s.cards[seat][tables.HAND][tables.HEAT]
    cards.clear_play(s, c, seat, 13)


def count_speed(s: State, seat: int) -> int:
    """The sum of the cards in play (heat 17, 55)."""
    total = 0
    for kind in range(tables.KINDS):
        total += tables.VALUE[kind] * s.cards[seat][tables.PLAY][kind]
    return total


def drive(s: State, c: Control, seat: int) -> None:
    """Resolve every plus, then move once (heat 15)."""
    for _ in range(s.cards[seat][tables.PLAY][tables.STRESS]):
        cards.flip(s, c, seat)
    s.speed = count_speed(s, seat)
    journal.note(c, happenings.SPEED, seat, 55, s.speed, 0, 0, 0)
    track.move(s, c, seat, s.speed, happenings.BY_CARDS, 21 if s.speed > 0 else 26)
