"""Cards: their bars, where they are, drawing, dropping."""

from __future__ import annotations

from ... import journal, luck
from ...control import Control
from . import happenings, tables
from .state import State


def steps_of(s: State, card: int, colour: int) -> int:
    """The number on a card's first bar of a colour; 0 if it has none."""
    for bar in range(s.course.bars[card]):
        if s.course.colour[card][bar] == colour:
            return s.course.steps[card][bar]
    return 0


def white_steps(s: State, card: int, nth: int) -> int:
    """The number on the nth white bar, from 0; 0 if there is none."""
    seen = 0
    for bar in range(s.course.bars[card]):
        if s.course.colour[card][bar] == tables.WHITE:
            if seen == nth:
                return s.course.steps[card][bar]
            seen += 1
    return 0


def lowest(s: State, card: int) -> int:
    """The lowest number on a card."""
    least = tables.NONE
    for bar in range(s.course.bars[card]):
        if s.course.steps[card][bar] < least:
            least = s.course.steps[card][bar]
    return least


def is_held(s: State, seat: int, card: int) -> int:
    """1 if the card is in that hand."""
    return 1 if card >= 0 and card < tables.CARDS and s.place[card] == tables.IN_HAND + seat else 0


def is_playable(s: State, seat: int, card: int) -> int:
    """1 if the seat has the card in hand or face up before it (downforce 82, 87)."""
    if card < 0 or card >= tables.CARDS:
        return 0
    return 1 if s.place[card] == tables.IN_HAND + seat or s.place[card] == tables.IN_FRONT + seat else 0


def has_card(s: State, seat: int) -> int:
    """1 if the seat has a card to play."""
    for card in range(tables.CARDS):
        if is_playable(s, seat, card):
            return 1
    return 0


def hand_size(s: State, seat: int) -> int:
    count = 0
    for card in range(tables.CARDS):
        count += is_held(s, seat, card)
    return count


def holds_colour(s: State, seat: int, colour: int) -> int:
    """1 if an ordinary card in hand has a bar of that colour. Won speed-8 cards do not bid (downforce 9)."""
    for card in range(tables.ORDINARY):
        if is_held(s, seat, card) and steps_of(s, card, colour) > 0:
            return 1
    return 0


def put(s: State, card: int, place: int) -> None:
    """Lay a card somewhere; what was known of it in a hand is past."""
    if s.pile[card]:
        s.pile[card] = 0
        s.pile_size -= 1
    s.place[card] = place
    s.known[card] = 0
    if place == tables.IN_PILE:
        s.pile[card] = 1
        s.pile_size += 1


def draw(s: State, c: Control, seat: int, ruling: int) -> None:
    """Draw a card from the pile, if there is one (downforce 81, 83, 88)."""
    if s.pile_size > 0:
        card = luck.pick(c, s.pile, tables.CARDS, s.pile_size)
        put(s, card, tables.IN_HAND + seat)
        journal.note(c, happenings.DREW, seat, ruling, card, 0, 0, 0)


def drop_all(s: State, c: Control, seat: int) -> None:
    """Drop hand and face-up cards unplayed, on the open discard pile (downforce 73, 90)."""
    dropped = 0
    for card in range(tables.CARDS):
        if is_playable(s, seat, card):
            put(s, card, tables.DISCARDED)
            dropped += 1
    if dropped > 0:
        journal.note(c, happenings.DROPPED, seat, 73, dropped, 0, 0, 0)


def raise_floor(s: State, seat: int, colour: int, least: int) -> None:
    """Everybody can tell that no bar of that colour in the hand shows less."""
    if s.floor[seat][colour] < least:
        s.floor[seat][colour] = least


def fits_hand(s: State, seat: int, card: int) -> int:
    """1 if the card could be in that hand, as far as everybody can tell."""
    for bar in range(s.course.bars[card]):
        if s.course.steps[card][bar] < s.floor[seat][s.course.colour[card][bar]]:
            return 0
    return 1
