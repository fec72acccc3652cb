"""What a car is worth to a seat before the race, and the bids that follow."""

from __future__ import annotations

from ...games.downforce import auction, cards, tables
from ...games.downforce.state import State
from ...games.downforce.steps import bid

TENTHS = 10
EVEN = 30000  # keeps a division above 0
FROM_BOX = (85, 23, 21, 19, 17, 15)  # what a car is worth by its start box: who has the first one also begins
LIKED = (4, 2, 5, 3, 1, 4)  # how much a power is liked, in tenths of a million, by power


def strength(s: State, seat: int, car: int) -> int:
    """Steps for the car in hand, over or under an even share, in tenths."""
    steps = 0
    held = 0
    for card in range(tables.ORDINARY):
        if cards.is_held(s, seat, card):
            held += 1
            steps += cards.steps_of(s, card, car)
    all_steps = 0
    for card in range(tables.ORDINARY):
        all_steps += cards.steps_of(s, card, car)
    return TENTHS * steps - TENTHS * all_steps * held // tables.ORDINARY


def on_grid(s: State, car: int) -> int:
    """1 to 6: the start cell of a car."""
    for box in range(tables.START):
        if s.course.start[box] == s.cell[car]:
            return box + 1
    return tables.START


def worth(s: State, seat: int, base: int, share: int) -> int:
    """What the car on offer is worth, in tenths of a million: hand, grid and power."""
    car = s.offered - 1
    value = base + 2 * (3 - on_grid(s, car))
    if s.seats > tables.LEAST_SEATS:
        value += (strength(s, seat, car) * share + EVEN) // TENTHS - EVEN // TENTHS
    if s.power_of[car] > 0:
        value += LIKED[s.power_of[car] - 1]
    return value


def price(s: State) -> int:
    """The most that a racer pays for the car on offer, in tenths of a million: much for the first box, else little, for
    everybody gets a car in the end."""
    car = s.offered - 1
    value = FROM_BOX[on_grid(s, car) - 1]
    return value + LIKED[s.power_of[car] - 1] if s.power_of[car] > 0 else value


def bid_up_to(s: State, seat: int, most: int) -> int:
    """The highest bid of a hand that is not above `most` tenths; if one must bid, the lowest there is; else pass."""
    chosen = tables.PASS
    best = 0
    forced = auction.must_bid(s)
    for action in range(tables.BID, tables.BID_LOWEST + tables.ORDINARY):
        if bid.refuse(s, seat, action) == 0:
            amount = auction.amount_of(s, action)
            if TENTHS * amount <= most and amount > best:
                chosen = action
                best = amount
    if best == 0 and forced:
        least = tables.NONE
        for action in range(tables.BID, tables.BID_LOWEST + tables.ORDINARY):
            if bid.refuse(s, seat, action) == 0 and auction.amount_of(s, action) < least:
                chosen = action
                least = auction.amount_of(s, action)
    return chosen


def best_power(s: State, seat: int) -> int:
    """The power to keep."""
    best = -1
    for power in range(tables.POWERS):
        if (s.may[seat] >> power) & 1 and (best < 0 or LIKED[power] > LIKED[best]):
            best = power
    return tables.KEEP + best
