"""What the cards in play add up to, with the values chosen for cards that have several."""

from __future__ import annotations

from . import catalog, tables
from .state import State


def open_choice(s: State, seat: int) -> int:
    """The kind of the next card whose value is to be chosen; -1 if there is none (heat 15)."""
    if s.kinds == tables.BASE_KINDS:
        return -1
    passed = s.picks
    for kind in range(tables.BASE_KINDS, s.kinds):
        if catalog.CHOICES[kind] > 0:
            if passed < s.cards[seat][tables.PLAY][kind]:
                return kind
            passed -= s.cards[seat][tables.PLAY][kind]
    return -1


def first_pick(s: State, seat: int, kind: int) -> int:
    """Where the values chosen for a kind begin."""
    first = 0
    for lower in range(tables.BASE_KINDS, kind):
        if catalog.CHOICES[lower] > 0:
            first += s.cards[seat][tables.PLAY][lower]
    return first


def forget_lowest_pick(s: State, seat: int, kind: int) -> None:
    """A card with a chosen value leaves play: of equal cards the one with the lowest value (heat 127)."""
    first = first_pick(s, seat, kind)
    lowest = first
    for i in range(first, first + s.cards[seat][tables.PLAY][kind]):
        if s.picked[i] < s.picked[lowest]:
            lowest = i
    for i in range(lowest, s.picks - 1):
        s.picked[i] = s.picked[i + 1]
    s.picks -= 1
    s.picked[s.picks] = 0


def count_speed(s: State, seat: int) -> int:
    """The sum of the cards in play (heat 17, 55)."""
    total = 0
    for kind in range(s.kinds):
        total += catalog.VALUE[kind] * s.cards[seat][tables.PLAY][kind]
    for i in range(s.picks):
        total += s.picked[i]
    return total
