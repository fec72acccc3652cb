"""Cards and where they are: drawing, flipping, paying heat, cooling down."""

from __future__ import annotations

from ... import journal, luck
from ...control import Control
from . import catalog, happenings, tables
from .state import State


def shift_card(s: State, seat: int, kind: int, source: int, target: int) -> None:
    """Move one card from pile to pile."""
    s.cards[seat][source][kind] -= 1
    s.size[seat][source] -= 1
    s.cards[seat][target][kind] += 1
    s.size[seat][target] += 1
    if target == tables.DISCARD:
        s.top[seat] = kind + 1


def find_top(s: State, seat: int, taken: int) -> None:
    """A card was taken out of the discard pile: if it lay on top, the highest one left does so now (heat 66)."""
    if s.top[seat] == taken + 1 and s.cards[seat][tables.DISCARD][taken] == 0:
        s.top[seat] = 0
        for kind in range(s.kinds):
            if s.cards[seat][tables.DISCARD][kind] > 0:
                s.top[seat] = kind + 1


def show_from_hand(s: State, seat: int, kind: int) -> None:
    """A card left the hand for all to see: it may have been one that everybody knew of."""
    if s.seen[seat][kind] > 0:
        s.seen[seat][kind] -= 1
    elif kind >= catalog.FIRST_SPONSOR and s.secret[seat][kind - catalog.FIRST_SPONSOR] > 0:
        s.secret[seat][kind - catalog.FIRST_SPONSOR] -= 1


def deck_size(s: State, seat: int) -> int:
    """Cards in the deck, those known to lie on top included."""
    return s.size[seat][tables.DECK] + s.stacked[seat]


def shuffle(s: State, c: Control, seat: int) -> None:
    """Turn the discard pile into the deck (heat 16, 20). What is not there is in hand: everybody can work that out."""
    journal.note(c, happenings.SHUFFLED, seat, 20, s.size[seat][tables.DISCARD], 0, 0, 0)
    hidden_play = 1 - s.shown[seat]
    for kind in range(s.kinds):
        s.cards[seat][tables.DECK][kind] += s.cards[seat][tables.DISCARD][kind]
        s.cards[seat][tables.DISCARD][kind] = 0
        s.seen[seat][kind] = s.cards[seat][tables.HAND][kind] + hidden_play * s.cards[seat][tables.PLAY][kind]
        if kind >= catalog.FIRST_SPONSOR:
            s.seen[seat][kind] -= s.secret[seat][kind - catalog.FIRST_SPONSOR]
    s.size[seat][tables.DECK] += s.size[seat][tables.DISCARD]
    s.size[seat][tables.DISCARD] = 0
    s.top[seat] = 0


def take_from_deck(s: State, c: Control, seat: int) -> int:
    """Draw the top card of a deck that is not empty: one that all know, or blindly; its kind, still in the deck."""
    if s.stacked[seat]:
        return unstack(s, seat)
    return luck.pick(c, s.cards[seat][tables.DECK], s.kinds, s.size[seat][tables.DECK])


def unstack(s: State, seat: int) -> int:
    """Count the known card on top of the deck as one of the deck's; its kind."""
    s.stacked[seat] -= 1
    kind = s.stack[seat][s.stacked[seat]]
    s.stack[seat][s.stacked[seat]] = 0
    s.cards[seat][tables.DECK][kind] += 1
    s.size[seat][tables.DECK] += 1
    return kind


def is_spent(s: State, seat: int) -> int:
    """1 if there is no card to draw; a deck that is used up is made anew from the discard pile first (heat 19, 20)."""
    return 1 if deck_size(s, seat) == 0 and s.size[seat][tables.DISCARD] == 0 else 0


def draw_to_hand(s: State, c: Control, seat: int, ruling: int) -> None:
    """Fill the hand up, as far as there are cards (heat 14, 19)."""
    while s.size[seat][tables.HAND] < s.hand_size and not is_spent(s, seat):
        if deck_size(s, seat) == 0:
            shuffle(s, c, seat)
        known = 1 if s.stacked[seat] else 0
        kind = take_from_deck(s, c, seat)
        shift_card(s, seat, kind, tables.DECK, tables.HAND)
        s.seen[seat][kind] += known
        journal.note(c, happenings.DREW, seat, ruling, kind, 0, 0, 0)


def flip(s: State, c: Control, seat: int) -> int:
    """A plus: flip until a speed card comes, which joins the cards in play; its value (heat 15 to 18, 122)."""
    shuffled = 0
    while True:
        if deck_size(s, seat) == 0:
            if shuffled or s.size[seat][tables.DISCARD] == 0:
                journal.note(c, happenings.NO_FLIP, seat, 122, 0, 0, 0, 0)
                return 0
            shuffle(s, c, seat)
            shuffled = 1
        kind = take_from_deck(s, c, seat)
        if kind >= tables.SPEED_1 and kind <= tables.SPEED_4:
            shift_card(s, seat, kind, tables.DECK, tables.PLAY)
            journal.note(c, happenings.FLIPPED, seat, 16, kind, tables.PLAY, 0, 0)
            return kind
        shift_card(s, seat, kind, tables.DECK, tables.DISCARD)
        journal.note(c, happenings.FLIPPED, seat, 16, kind, tables.DISCARD, 0, 0)


def pay_heat(s: State, c: Control, seat: int, amount: int, why: int, ruling: int) -> None:
    """Move heat from the engine to the discard pile; the engine must have it."""
    for _ in range(amount):
        shift_card(s, seat, tables.HEAT, tables.ENGINE, tables.DISCARD)
    journal.note(c, happenings.PAID, seat, ruling, amount, why, s.size[seat][tables.ENGINE], 0)


def cool_down(s: State, c: Control, seat: int, amount: int) -> None:
    """Move heat from hand to the engine; the hand must have it."""
    for _ in range(amount):
        shift_card(s, seat, tables.HEAT, tables.HAND, tables.ENGINE)
        show_from_hand(s, seat, tables.HEAT)
    journal.note(c, happenings.COOLED, seat, 35, amount, s.size[seat][tables.ENGINE], 0, 0)


def gain_stress(s: State, c: Control, seat: int, amount: int) -> None:
    """Take stress from the supply into the hand, for all to see; the supply never ends (heat 8, 62)."""
    taken = amount
    if s.version > 1:
        room = tables.MOST_STRESS
        for pile in range(tables.PILES):
            room -= s.cards[seat][pile][tables.STRESS]
        if taken > room:
            taken = room if room > 0 else 0
    s.cards[seat][tables.HAND][tables.STRESS] += taken
    s.size[seat][tables.HAND] += taken
    s.seen[seat][tables.STRESS] += taken
    journal.note(c, happenings.STRESSED, seat, 62, taken, 0, 0, 0)


def clear_play(s: State, c: Control, seat: int, ruling: int) -> None:
    """Put the cards in play on the discard pile, heat and stress first, so that the highest lies on top (heat 66)."""
    moved = s.size[seat][tables.PLAY]
    s.shown[seat] = 0
    if moved == 0:
        return
    if s.kinds > tables.BASE_KINDS:
        moved -= spend_sponsors(s, c, seat)
        if moved == 0:
            return
    clear_kinds(s, seat, tables.HEAT, s.kinds)
    clear_kinds(s, seat, 0, tables.HEAT)
    journal.note(c, happenings.CLEARED, seat, ruling, moved, s.top[seat] - 1, 0, 0)


def clear_kinds(s: State, seat: int, first: int, end: int) -> None:
    """Put cards in play of some kinds on the discard pile."""
    for kind in range(first, end):
        for _ in range(s.cards[seat][tables.PLAY][kind]):
            shift_card(s, seat, kind, tables.PLAY, tables.DISCARD)


def spend_sponsors(s: State, c: Control, seat: int) -> int:
    """Sponsors that were played leave the car; how many (heat 101, 121)."""
    spent = 0
    for kind in range(catalog.FIRST_SPONSOR, s.kinds):
        for _ in range(s.cards[seat][tables.PLAY][kind]):
            s.cards[seat][tables.PLAY][kind] -= 1
            s.size[seat][tables.PLAY] -= 1
            s.market[tables.SPENT][kind] += 1
            s.market_size[tables.SPENT] += 1
            spent += 1
            journal.note(c, happenings.SPENT, seat, 101, kind, 0, 0, 0)
    return spent


def gain_sponsor(s: State, c: Control, seat: int, ruling: int) -> None:
    """Draw a sponsor into the hand; without one left the spent ones are shuffled, if there are any (heat 101, 104)."""
    if s.market_size[tables.SPONSORS] == 0:
        if s.market_size[tables.SPENT] == 0:
            journal.note(c, happenings.NO_SPONSOR, seat, 101, 0, 0, 0, 0)
            return
        for kind in range(catalog.FIRST_SPONSOR, s.kinds):
            s.market[tables.SPONSORS][kind] = s.market[tables.SPENT][kind]
            s.market[tables.SPENT][kind] = 0
        s.market_size[tables.SPONSORS] = s.market_size[tables.SPENT]
        s.market_size[tables.SPENT] = 0
    kind = luck.pick(c, s.market[tables.SPONSORS], s.kinds, s.market_size[tables.SPONSORS])
    s.market[tables.SPONSORS][kind] -= 1
    s.market_size[tables.SPONSORS] -= 1
    s.cards[seat][tables.HAND][kind] += 1
    s.size[seat][tables.HAND] += 1
    s.secret[seat][kind - catalog.FIRST_SPONSOR] += 1
    journal.note(c, happenings.SPONSORED, seat, ruling, kind, 0, 0, 0)


def playable(s: State, seat: int, least: int) -> int:
    """Cards in hand that may be played, from a kind upwards: all but heat (heat 12)."""
    count = s.size[seat][tables.HAND] - s.cards[seat][tables.HAND][tables.HEAT]
    for kind in range(least):
        if kind != tables.HEAT:
            count -= s.cards[seat][tables.HAND][kind]
    return count


def sum_in_play(s: State, seat: int, numbers: tuple[int, ...]) -> int:
    """The sum over the cards in play of a number by kind."""
    total = 0
    for kind in range(s.kinds):
        total += numbers[kind] * s.cards[seat][tables.PLAY][kind]
    return total
