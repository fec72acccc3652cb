"""What a seat may know of a race of Downforce, as named numbers of fixed shape.

Seats count from one's own: 0 is oneself, 1 the next to act after it. Where a number says which seat, car, card or power
it is, 0 means none and everything else is one more, unless told otherwise.
"""

from __future__ import annotations

from typing import Annotated

from ...layout import Table
from .tables import CARDS, CARS, COLOURS, LINES, POWERS, SEATS


class Observation(Table):
    """The race, the cars, the cards, the seats."""

    # The race.
    seats: int
    variant: int  # a set of bits
    determined: int  # steps of that power
    open_powers: int
    no_cunning: int
    step: int
    turns: int  # cards played so far
    asked: Annotated[list[int], SEATS]  # 1: that seat must decide now
    player: int  # whose turn it is, without the one more
    crossed: int  # betting lines crossed by the first car
    bets_made: int
    next_rank: int
    pile_size: int
    left_over: int  # cards put away unseen

    # The auction.
    offered: int
    again: int  # 1: lots set aside are offered again
    aside: Annotated[list[int], CARS]  # in the order in which they were set aside
    powers_left: Annotated[list[int], POWERS]  # 1: not yet with a lot
    last_winner: int

    # The card and the bar in play.
    card: int
    upward: int
    bars_done: int
    taken: Annotated[list[int], CARS]  # 1: taken by a white bar of this card
    left_out: int
    car: int
    left: int  # steps left
    entered: int
    straight: int
    source: int  # where the car began, without the one more
    steering: int
    bonus: int

    # Cars, by colour.
    status: Annotated[list[int], CARS]
    cell: Annotated[list[int], CARS]
    front: Annotated[list[int], CARS]  # rank of the cell's front edge: equal numbers are level
    to_finish: Annotated[list[int], CARS]  # least steps over the line
    lap: Annotated[list[int], CARS]
    rank: Annotated[list[int], CARS]  # place at the finish
    owner: Annotated[list[int], CARS]
    price: Annotated[list[int], CARS]
    lot: Annotated[list[int], CARS]
    power_of: Annotated[list[int], CARS]  # the power that goes with the lot

    # Cards: 0 hidden, 1 discarded, 2 with its lot, 3 out, 10 and up in a hand, 20 and up open before a seat.
    place: Annotated[list[int], CARDS]
    known: Annotated[list[int], CARDS]  # 1: in a hand, and everybody can tell in which

    # Seats.
    withdrawn: Annotated[list[int], SEATS]
    hand_size: Annotated[list[int], SEATS]
    kept: Annotated[list[int], SEATS]  # 1: a power is kept
    power: Annotated[list[int], SEATS]  # of others only if it is shown
    may: Annotated[list[list[int]], SEATS, POWERS]  # 1: a power that it may have, as far as everybody can tell
    floor: Annotated[list[list[int]], SEATS, COLOURS]  # no bar of that colour in the hand shows less; 9: there is none
    has_bid: Annotated[list[int], SEATS]
    bid: int  # one's own, as an action
    bets: Annotated[list[list[int]], SEATS, LINES]  # of others 1 if one is made, until the race is over


def clear(out: Observation) -> None:
    """Nothing is known."""
    out.clear()
