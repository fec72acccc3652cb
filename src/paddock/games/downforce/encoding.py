"""A seat's view as numbers; observation.py says what each is."""

from __future__ import annotations

from . import cards, observation, secrets, tables
from .observation import Observation
from .state import State


def encode(s: State, seat: int, out: Observation) -> None:
    """All that a seat may know; a spectator is seat -1 and looks on from the first seat."""
    own = seat if seat >= 0 else 0
    observation.clear(out)
    encode_race(s, own, out)
    encode_auction(s, own, out)
    encode_play(s, own, out)
    for car in range(tables.CARS):
        encode_car(s, own, car, out)
    for card in range(tables.CARDS):
        out.place[card] = place_of(s, seat, own, card)
        out.known[card] = s.known[card]
        if s.place[card] == tables.LEFT_OVER:
            out.left_over += 1
    for i in range(s.seats):
        encode_seat(s, seat, (own + i) % s.seats, i, out)


def after(s: State, own: int, seat: int) -> int:
    """How many seats after one's own."""
    return (seat + s.seats - own) % s.seats if 0 <= seat < s.seats else seat


def after_or_none(s: State, own: int, seat: int) -> int:
    """The same for a seat plus 1, where 0 is none."""
    return 1 + after(s, own, seat - 1) if seat > 0 else 0


def encode_race(s: State, own: int, out: Observation) -> None:
    out.seats = s.seats
    out.variant = s.variant
    out.determined = s.determined
    out.open_powers = s.open_powers
    out.no_cunning = s.no_cunning
    out.step = s.step
    out.turns = s.turns
    out.player = after(s, own, s.player)
    out.crossed = s.crossed
    out.bets_made = s.bets_made
    out.next_rank = s.next_rank
    out.pile_size = s.pile_size
    for seat in range(s.seats):
        out.asked[after(s, own, seat)] = (s.asked >> seat) & 1


def encode_auction(s: State, own: int, out: Observation) -> None:
    out.offered = s.offered
    out.again = s.again
    for i in range(s.aside_count):
        out.aside[i] = 1 + s.aside[i]
    for power in range(tables.POWERS):
        out.powers_left[power] = s.powers_left[power]
    out.last_winner = after_or_none(s, own, s.last_winner)


def encode_play(s: State, own: int, out: Observation) -> None:
    out.card = s.card
    out.upward = s.upward
    out.bars_done = s.bars_done
    for car in range(tables.CARS):
        out.taken[car] = (s.taken >> car) & 1
    out.left_out = s.left_out
    out.car = s.car
    out.left = s.left
    out.entered = s.entered
    out.straight = s.straight
    out.source = s.source
    out.steering = after_or_none(s, own, s.steering)
    out.bonus = s.bonus


def encode_car(s: State, own: int, car: int, out: Observation) -> None:
    out.status[car] = s.status[car]
    out.cell[car] = s.cell[car]
    if s.cell[car] >= 0 and (s.status[car] == tables.RACING or s.status[car] == tables.STALLED):
        out.front[car] = s.course.front[s.cell[car]]
        out.to_finish[car] = s.course.to_finish[s.cell[car]]
    out.lap[car] = s.lap[car]
    out.rank[car] = s.rank[car]
    out.owner[car] = after_or_none(s, own, s.owner[car])
    out.price[car] = s.price[car]
    out.lot[car] = s.lot[car]
    out.power_of[car] = s.power_of[car]


def place_of(s: State, seat: int, own: int, card: int) -> int:
    """Where a card is, as far as the seat can know."""
    place = s.place[card]
    if place < tables.DISCARDED or (secrets.is_hidden(s, seat, card) and s.step != tables.OVER):
        return 0
    if place >= tables.IN_FRONT:
        return tables.IN_FRONT + after(s, own, place - tables.IN_FRONT)
    if place >= tables.IN_HAND:
        return tables.IN_HAND + after(s, own, place - tables.IN_HAND)
    return place - tables.DISCARDED + 1


def encode_seat(s: State, seat: int, other: int, i: int, out: Observation) -> None:
    """What the seat may know of another, or of itself, which stands at `i`."""
    is_open = 1 if seat == other or s.step == tables.OVER else 0
    out.withdrawn[i] = s.withdrawn[other]
    out.hand_size[i] = cards.hand_size(s, other)
    out.has_bid[i] = 1 if s.bid[other] > 0 else 0
    if seat == other:
        out.bid = s.bid[other]
    if s.power[other] > 0:
        out.kept[i] = 1
        if is_open or s.may[other] == 1 << (s.power[other] - 1):
            out.power[i] = s.power[other]
    for power in range(tables.POWERS):
        out.may[i][power] = (s.may[other] >> power) & 1
    for colour in range(tables.COLOURS):
        out.floor[i][colour] = s.floor[other][colour]
    for line in range(tables.LINES):
        if s.bet[other][line] > 0:
            out.bets[i][line] = s.bet[other][line] if is_open else 1
