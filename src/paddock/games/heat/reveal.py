"""Step 3: show the cards, flip for every plus, choose values, move once by the sum."""

from __future__ import annotations

from ... import journal
from ...control import Control
from . import cards, catalog, happenings, planning, tables, track
from .state import State


def show_cards(s: State, c: Control, seat: int) -> None:
    """Turn the laid cards face up."""
    s.shown[seat] = 1
    for kind in range(s.kinds):
        for _ in range(s.cards[seat][tables.PLAY][kind]):
            cards.show_from_hand(s, seat, kind)
            journal.note(c, happenings.REVEALED, seat, 15, kind, 0, 0, 0)


def stall(s: State, c: Control, seat: int) -> None:
    """A cluttered hand: the car stays, first gear, everything played goes to the discard pile (heat 13).

    All playable cards were laid, so everybody can tell that the rest of the hand is heat.
    """
    if s.tournament:
        planning.set_gear(s, c, seat, payable_gear(s, seat))
    journal.note(c, happenings.CLUTTERED, seat, 13, s.gear[seat], 0, 0, 0)
    s.gear[seat] = tables.FIRST_GEAR
    s.seen[seat][tables.HEAT] = s.cards[seat][tables.HAND][tables.HEAT]
    cards.clear_play(s, c, seat, 13)


# Tournament: the number of cards shows the gear.


def payable_gear(s: State, seat: int) -> int:
    """The gear that was meant, or the nearest one on the way to it that the engine can pay for (heat 116)."""
    gear = s.meant[seat]
    while planning.shift_cost(s, seat, gear) > s.size[seat][tables.ENGINE]:
        gear += 1 if gear < s.gear[seat] else -1
    return gear


def show_gear(s: State, c: Control, seat: int) -> None:
    """Set the gear by the cards shown; who shifted down too far adds a flipped card for each gear (heat 115, 116)."""
    gear = payable_gear(s, seat)
    missing = gear - s.meant[seat]
    planning.set_gear(s, c, seat, gear)
    for _ in range(missing):
        cards.flip(s, c, seat)


def has_card_too_many(s: State, seat: int) -> int:
    """1 if a shift up was not paid for, so that a card must be taken back (heat 116)."""
    return 1 if s.meant[seat] > s.gear[seat] else 0


def refuse_back(s: State, seat: int, kind: int) -> int:
    """The ruling that refuses to take a card back, or 0: it must have been laid."""
    if kind < 0 or kind >= s.kinds:
        return 116
    return 0 if s.cards[seat][tables.PLAY][kind] > 0 else 116


def take_back(s: State, c: Control, seat: int, kind: int) -> None:
    """Take a card back into the hand, where everybody knows of it (heat 137)."""
    cards.shift_card(s, seat, kind, tables.PLAY, tables.HAND)
    s.seen[seat][kind] += 1
    s.meant[seat] -= 1
    journal.note(c, happenings.TAKEN_BACK, seat, 137, kind, 0, 0, 0)


def flip_pluses(s: State, c: Control, seat: int) -> None:
    """Resolve every plus of the cards laid (heat 15)."""
    if s.kinds == tables.BASE_KINDS:
        s.plus = s.cards[seat][tables.PLAY][tables.STRESS]
    else:
        s.plus = cards.sum_in_play(s, seat, catalog.PLUS)
    for _ in range(s.plus):
        cards.flip(s, c, seat)


# Values of cards that have several.


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


def refuse_value(kind: int, value: int) -> int:
    for i in range(catalog.CHOICES[kind]):
        if catalog.VALUES[kind][i] == value:
            return 0
    return 15


def choose_value(s: State, c: Control, seat: int, value: int) -> None:
    journal.note(c, happenings.CHOSE, seat, 15, open_choice(s, seat), value, 0, 0)
    s.picked[s.picks] = value
    s.picks += 1


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


def drive(s: State, c: Control, seat: int) -> None:
    """Move once by the sum of the cards (heat 15)."""
    s.speed = count_speed(s, seat)
    journal.note(c, happenings.SPEED, seat, 55, s.speed, 0, 0, 0)
    track.move(s, c, seat, s.speed, happenings.BY_CARDS, 21 if s.speed > 0 else 26)
