"""Heat costs of cards: which of them can be paid, and what becomes of the others (heat 44, 45, 126, 127)."""

from __future__ import annotations

from ... import journal
from ...control import Control
from . import cards, catalog, happenings, speed, symbols, tables, track
from .state import State


def costly(s: State, seat: int) -> int:
    """Cards in play that cost heat."""
    count = 0
    for kind in range(tables.BASE_KINDS, s.kinds):
        if catalog.COST[kind] > 0:
            count += s.cards[seat][tables.PLAY][kind]
    return count


def nth_costly(s: State, seat: int, nth: int) -> int:
    """The kind of the nth costly card in play, low kinds first."""
    kind = tables.BASE_KINDS
    left = nth
    while catalog.COST[kind] == 0 or left >= s.cards[seat][tables.PLAY][kind]:
        if catalog.COST[kind] > 0:
            left -= s.cards[seat][tables.PLAY][kind]
        kind += 1
    return kind


def value_of(s: State, seat: int, nth: int) -> int:
    """What the nth costly card adds to the speed."""
    kind = nth_costly(s, seat, nth)
    if catalog.CHOICES[kind] == 0:
        return catalog.VALUE[kind]
    first = nth
    while first > 0 and nth_costly(s, seat, first - 1) == kind:
        first -= 1
    return s.picked[speed.first_pick(s, seat, kind) + nth - first]


def can_pay_for(s: State, seat: int, kept: int, count: int, place: int) -> int:
    """1 if the costly cards of a set of bits can be paid with the engine and the cooldown usable first."""
    due = 0
    cool = symbols.cooldown(s, seat)
    for i in range(count):
        kind = nth_costly(s, seat, i)
        if (kept >> i) & 1:
            due += catalog.COST[kind]
        else:
            cool -= catalog.COOLDOWN[kind]
    s.cool = cool
    usable = symbols.coolable(s, seat, place)
    s.cool = 0
    return 1 if due <= s.size[seat][tables.ENGINE] + usable else 0


def worth(s: State, seat: int, kept: int, count: int) -> int:
    """What a set is worth: most cards first, then most speed."""
    total = 0
    for i in range(count):
        if (kept >> i) & 1:
            total += 100 + value_of(s, seat, i)
    return total


def best_set(s: State, seat: int, count: int) -> int:
    """A largest set of costly cards that can be paid, as a set of bits."""
    place = s.at[seat] + track.landing(s, seat, speed.count_speed(s, seat))
    best = 0
    for kept in range(1, 1 << count):
        if can_pay_for(s, seat, kept, count, place) and worth(s, seat, kept, count) > worth(s, seat, best, count):
            best = kept
    return best


def settle(s: State, c: Control, seat: int) -> None:
    """Before the car moves: cards that cannot be paid for go (heat 127)."""
    count = costly(s, seat)
    while count > 0:
        kept = best_set(s, seat, count)
        if kept == (1 << count) - 1:
            return
        for i in range(count):
            nth = count - 1 - i
            if (kept >> nth) & 1 == 0:
                give_up(s, c, seat, nth)
        count = costly(s, seat)


def give_up(s: State, c: Control, seat: int, nth: int) -> None:
    """A card goes to the discard pile; a flipped card takes its place, which is no plus (heat 44, 127)."""
    kind = nth_costly(s, seat, nth)
    if catalog.CHOICES[kind] > 0:
        speed.forget_lowest_pick(s, seat, kind)
    s.plus -= catalog.PLUS[kind]
    cards.shift_card(s, seat, kind, tables.PLAY, tables.DISCARD)
    journal.note(c, happenings.UNPAID, seat, 127, kind, 0, 0, 0)
    cards.flip(s, c, seat)


def open_costs(s: State, seat: int) -> None:
    """Everybody can tell that a hand holds the heat that must be cooled down to pay."""
    missing = s.due - s.size[seat][tables.ENGINE]
    if missing > s.seen[seat][tables.HEAT]:
        s.seen[seat][tables.HEAT] = missing


def spoils(s: State, seat: int, heat: int, steps: int) -> int:
    """1 if giving away so much heat and driving so far would make an open cost unpayable (heat 127)."""
    rest = s.size[seat][tables.ENGINE] - heat - s.due
    if s.due == 0 or rest >= 0:
        return 0
    place = s.at[seat] + track.landing(s, seat, steps)
    return 1 if rest + symbols.coolable(s, seat, place) < 0 else 0


def boost_spoils(s: State, seat: int, heat: int) -> int:
    """As `spoils`, for a move as long as the card that is flipped: none may spoil a cost (heat 127)."""
    if s.version == 1:
        return boost_may_spoil(s, seat, heat)
    pile = tables.DECK
    if speed_cards(s, seat, pile) == 0:
        pile = tables.DISCARD
    if speed_cards(s, seat, pile) == 0:
        return spoils(s, seat, heat, 0)
    for steps in range(tables.SPEED_1, tables.SPEED_4 + 1):
        if s.cards[seat][pile][steps] > 0 and spoils(s, seat, heat, steps):
            return 1
    return 0


def speed_cards(s: State, seat: int, pile: int) -> int:
    """Cards of a pile that a plus would stop at (heat 16)."""
    count = 0
    for kind in range(tables.SPEED_1, tables.SPEED_4 + 1):
        count += s.cards[seat][pile][kind]
    return count


def boost_may_spoil(s: State, seat: int, heat: int) -> int:
    """Version 1: refused wherever there is a weather that forbids cooling, on the road or not; none that cools."""
    rest = s.size[seat][tables.ENGINE] - heat - s.due
    if s.due == 0 or rest >= 0:
        return 0
    if catalog.WEATHER_EFFECT[s.weather] == tables.NO_COOLDOWN:
        return 1
    heat_in_hand = s.cards[seat][tables.HAND][tables.HEAT]
    return 1 if rest + (heat_in_hand if heat_in_hand < s.cool else s.cool) < 0 else 0


def can_play_directly(s: State, seat: int, kind: int) -> int:
    """1 if the cost of a card played from hand can be paid, its own cooldown included (heat 39, 126)."""
    before = s.due
    s.due += catalog.COST[kind]
    s.cool += catalog.COOLDOWN[kind]
    spoiled = spoils(s, seat, 0, catalog.VALUE[kind])
    s.due = before
    s.cool -= catalog.COOLDOWN[kind]
    return 1 - spoiled


def refuse(s: State, seat: int, action: int) -> int:
    """The ruling that refuses a reaction which would make an open cost unpayable, or 0 (heat 127)."""
    if action >= tables.DIRECT and action < tables.SALVAGE:
        return 0 if can_play_directly(s, seat, action - tables.DIRECT) else 126
    if s.due == 0:
        return 0
    if action == tables.BOOST:
        return 127 if boost_spoils(s, seat, symbols.boost_cost(s, seat)) else 0
    if action == tables.ADRENALINE:
        return 127 if spoils(s, seat, 0, tables.ADRENALINE_SPEED) else 0
    if action == tables.ACCELERATE:
        return 127 if spoils(s, seat, 0, s.plus) else 0
    return 0
