"""What a seat cannot know, dealt anew; what it knows, as numbers."""

from __future__ import annotations

from ... import luck
from ...control import Control, Encoding
from . import cards, tables
from .state import State


def imagine_seat(s: State, c: Control, seat: int) -> None:
    """Deal a seat's hidden cards anew: deck, hand, and cards laid face down.

    Kept: how many there are of each pile, the cards that everybody can tell (`seen`), and that the seat has, or has
    not yet, laid its cards.
    """
    hidden = s.size[seat][tables.HAND]
    laid = 0
    if not s.shown[seat]:
        laid = s.size[seat][tables.PLAY]
        hidden += laid
        gather(s, seat, tables.PLAY)
    gather(s, seat, tables.HAND)
    for kind in range(tables.KINDS):
        for _ in range(s.seen[seat][kind]):
            cards.shift_card(s, seat, kind, tables.DECK, tables.HAND)
    while s.size[seat][tables.HAND] < hidden:
        cards.shift_card(s, seat, cards.take_from_deck(s, c, seat), tables.DECK, tables.HAND)
    if s.plan[seat] < tables.PLANNED:
        s.least[seat] = 0
    elif laid > 0:
        lay_blindly(s, c, seat, laid)


def gather(s: State, seat: int, pile: int) -> None:
    """Put a pile back into the deck."""
    for kind in range(tables.KINDS):
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
        kind = luck.pick(c, s.cards[seat][tables.HAND], tables.KINDS, usable)
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
    each kind in deck (own) or hidden in deck, hand and face-down play (others), open cards of each kind in play,
    cards of each kind in the discard pile, heat in the engine, cards in hand, cards in the deck. Then the turn under
    way: speed, cooldown, boost, adrenaline.
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
    face_down = 1 - s.shown[car]
    for kind in range(tables.KINDS):
        if own:
            add(out, s.cards[car][tables.HAND][kind])
            add(out, s.cards[car][tables.DECK][kind])
        else:
            add(out, s.seen[car][kind])
            hidden = s.cards[car][tables.HAND][kind] + s.cards[car][tables.DECK][kind]
            add(out, hidden + face_down * s.cards[car][tables.PLAY][kind])
        open_card = s.cards[car][tables.PLAY][kind]
        if face_down and not own:
            open_card = 0
        add(out, open_card)
        add(out, s.cards[car][tables.DISCARD][kind])
    add(out, s.size[car][tables.ENGINE])
    hand = s.size[car][tables.HAND]
    if face_down and planned < tables.PLANNED and not own:
        hand += s.size[car][tables.PLAY]
    add(out, hand)
    add(out, s.size[car][tables.DECK])
