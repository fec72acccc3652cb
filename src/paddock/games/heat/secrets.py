"""What a seat cannot know, dealt anew; what it knows, as numbers."""

from __future__ import annotations

from ... import luck
from ...control import Control, Encoding
from . import cards, catalog, tables
from .state import State
from .steps import planning


def imagine_sponsors(s: State, c: Control, seat: int) -> None:
    """Exchange the sponsors that others hold unseen with the pile: nobody else can tell which they are."""
    for other in range(s.seats - s.legends):
        if other != seat:
            for i in range(tables.SPONSOR_KINDS):
                for _ in range(s.secret[other][i]):
                    return_sponsor(s, other, catalog.FIRST_SPONSOR + i)
    for other in range(s.seats - s.legends):
        if other != seat:
            deal_sponsors(s, c, other)


def return_sponsor(s: State, seat: int, kind: int) -> None:
    """Put a sponsor into the pile, from the hand or from the cards laid. The sizes of those stay: something unknown
    takes its place."""
    pile = tables.HAND if s.cards[seat][tables.HAND][kind] > 0 else tables.PLAY
    s.cards[seat][pile][kind] -= 1
    s.market[tables.SPONSORS][kind] += 1
    s.market_size[tables.SPONSORS] += 1


def deal_sponsors(s: State, c: Control, seat: int) -> None:
    """As many unseen sponsors as before, into the hand."""
    count = 0
    for i in range(tables.SPONSOR_KINDS):
        count += s.secret[seat][i]
        s.secret[seat][i] = 0
    for _ in range(count):
        kind = luck.pick(c, s.market[tables.SPONSORS], s.kinds, s.market_size[tables.SPONSORS])
        s.market[tables.SPONSORS][kind] -= 1
        s.market_size[tables.SPONSORS] -= 1
        s.cards[seat][tables.HAND][kind] += 1
        s.secret[seat][kind - catalog.FIRST_SPONSOR] += 1


def imagine_seat(s: State, c: Control, seat: int) -> None:
    """Deal a seat's hidden cards anew: deck, hand, and cards laid face down.

    Kept: how many there are of each pile, the cards that everybody can tell (`seen`), that the seat has, or has not
    yet, laid its cards; in a tournament how many it laid is dealt anew, too.
    """
    hidden = s.size[seat][tables.HAND]
    laid = 0
    if not s.shown[seat]:
        laid = s.size[seat][tables.PLAY]
        hidden += laid
        gather(s, seat, tables.PLAY)
    gather(s, seat, tables.HAND)
    for kind in range(s.kinds):
        kept = s.seen[seat][kind]
        if kind >= catalog.FIRST_SPONSOR:
            kept += s.secret[seat][kind - catalog.FIRST_SPONSOR]
        for _ in range(kept):
            cards.shift_card(s, seat, kind, tables.DECK, tables.HAND)
    while s.size[seat][tables.HAND] < hidden:
        kind = luck.pick(c, s.cards[seat][tables.DECK], s.kinds, s.size[seat][tables.DECK])
        cards.shift_card(s, seat, kind, tables.DECK, tables.HAND)
    if s.tournament and is_planning(s, seat):
        s.meant[seat] = guess_gear(s, c, seat)
        if s.plan[seat] >= tables.PLANNED:
            laid = s.meant[seat] if s.meant[seat] < hidden else hidden
    if s.plan[seat] < tables.PLANNED:
        s.least[seat] = 0
    elif laid > 0:
        lay_blindly(s, c, seat, laid)


def is_planning(s: State, seat: int) -> int:
    """1 if a seat has planned, wholly or in part, and has not shown its cards yet."""
    if s.plan[seat] == tables.NOTHING or s.shown[seat] or s.status[seat] != tables.RACING:
        return 0
    for i in range(s.turn):
        if s.order[i] == seat:
            return 0
    return 1


def guess_gear(s: State, c: Control, seat: int) -> int:
    """Some gear that the seat may have meant."""
    gear = 1 + luck.below(c, tables.TOP_GEAR)
    while planning.refuse_gear(s, seat, gear):
        gear = 1 + luck.below(c, tables.TOP_GEAR)
    return gear


def gather(s: State, seat: int, pile: int) -> None:
    """Put a pile back into the deck."""
    for kind in range(s.kinds):
        s.cards[seat][tables.DECK][kind] += s.cards[seat][pile][kind]
        s.cards[seat][pile][kind] = 0
    s.size[seat][tables.DECK] += s.size[seat][pile]
    s.size[seat][pile] = 0


def lay_blindly(s: State, c: Control, seat: int, laid: int) -> None:
    """Lay any legal cards for the gear; a hand that has too few is cluttered."""
    usable = cards.playable(s, seat, 0)
    s.plan[seat] = tables.PLANNED if usable >= laid else tables.CLUTTERED
    heat = s.cards[seat][tables.HAND][tables.HEAT]
    s.cards[seat][tables.HAND][tables.HEAT] = 0
    while s.size[seat][tables.PLAY] < laid and usable > 0:
        kind = luck.pick(c, s.cards[seat][tables.HAND], s.kinds, usable)
        cards.shift_card(s, seat, kind, tables.HAND, tables.PLAY)
        usable -= 1
    s.cards[seat][tables.HAND][tables.HEAT] = heat
    while s.size[seat][tables.PLAY] < laid:
        cards.shift_card(s, seat, tables.HEAT, tables.HAND, tables.PLAY)


def add(out: Encoding, number: int) -> None:
    out.number[out.count] = number
    out.count += 1


def encode(s: State, seat: int, out: Encoding) -> int:
    """A seat's view as numbers: the race, then every car, one's own first and the others in seat order.
    A spectator is seat -1 and has no car of its own.

    Race: round, step, laps, spaces, cars in order, turn index. Car: whether it races, place, gear, space, laps
    begun, lane, place in the order, plan, cards of each kind in hand (own) or known to be there (others), cards of
    each kind in deck (own) or hidden in deck, hand and face-down play (others, without sponsors that nobody has
    seen), open cards of each kind in play, cards of each kind in the discard pile, heat in the engine, cards in hand,
    cards in the deck, unseen sponsors in hand. Then the turn under way: speed, cooldown, boost, adrenaline, stress
    relief, heat due, scrap, plus, accelerate, salvage. Then weather, this round's legend card, the road token of
    every corner, and the offer of a draft. There are as many kinds as the race uses.
    """
    out.count = 0
    add(out, s.round)
    add(out, s.step)
    add(out, s.laps)
    add(out, s.course.spaces)
    add(out, s.cars)
    add(out, s.turn)
    first = seat if seat >= 0 else 0
    for i in range(s.seats):
        encode_car(s, seat, (first + i) % s.seats, out)
    add(out, s.speed)
    add(out, s.cool)
    add(out, s.boost)
    add(out, s.adrenaline)
    add(out, s.relief)
    add(out, s.due)
    add(out, s.scrap)
    add(out, s.plus)
    add(out, s.accelerate)
    add(out, s.salvage)
    add(out, s.weather)
    add(out, s.legend_card)
    for corner in range(s.course.corners):
        add(out, s.token[corner])
    for kind in range(tables.BASE_KINDS, s.kinds):
        add(out, s.market[tables.OFFER][kind])
    return out.count


def encode_car(s: State, seat: int, car: int, out: Encoding) -> None:
    own = 1 if car == seat else 0
    add(out, s.status[car])
    add(out, s.place[car])
    add(out, s.gear[car])
    add(out, s.at[car] % s.course.spaces)
    add(out, s.at[car] // s.course.spaces)
    add(out, s.lane[car])
    rank = -1
    for i in range(s.cars):
        if s.order[i] == car:
            rank = i
    add(out, rank)
    planned = s.plan[car]
    if not own and planned != tables.NOTHING and not s.shown[car]:
        planned = tables.PLANNED if planned >= tables.PLANNED else tables.GEAR_SET
    add(out, planned)
    for kind in range(s.kinds):
        encode_cards(s, car, kind, own, out)
    add(out, s.size[car][tables.ENGINE])
    hand = s.size[car][tables.HAND]
    if not s.shown[car] and not own and (planned < tables.PLANNED or s.tournament):
        hand += s.size[car][tables.PLAY]
    add(out, hand)
    add(out, cards.deck_size(s, car))
    unseen = 0
    for i in range(tables.SPONSOR_KINDS):
        unseen += s.secret[car][i]
    add(out, unseen)


def encode_cards(s: State, car: int, kind: int, own: int, out: Encoding) -> None:
    """A car's cards of a kind: in hand, in the deck, in play, in the discard pile."""
    open_card = s.cards[car][tables.PLAY][kind]
    if own:
        add(out, s.cards[car][tables.HAND][kind])
        add(out, s.cards[car][tables.DECK][kind])
    else:
        add(out, s.seen[car][kind])
        hidden = s.cards[car][tables.HAND][kind] + s.cards[car][tables.DECK][kind]
        if not s.shown[car]:
            hidden += open_card
            open_card = 0
        if kind >= catalog.FIRST_SPONSOR:
            hidden -= s.secret[car][kind - catalog.FIRST_SPONSOR]
        add(out, hidden)
    add(out, open_card)
    add(out, s.cards[car][tables.DISCARD][kind])
