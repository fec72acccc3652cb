"""A position of Downforce, field by field.

Every card is in exactly one place: `place[card]`. A face-down pile has no order until it is drawn from. `known` and
`floor` are what everybody can tell of hands, `may` what everybody can tell of powers.
"""

from __future__ import annotations

from typing import Annotated

from ...layout import Table
from .course import Course
from .tables import CARDS, CARS, COLOURS, LINES, POWERS, SEATS


class State(Table):
    """Everything that is true at one moment of a race."""

    course: Course

    version: int  # of the rules
    seats: int
    variant: int  # a set of bits
    determined: int  # steps of that power
    open_powers: int  # 1: kept powers lie open
    no_cunning: int  # 1: that power is left out
    step: int
    asked: int  # the seats that must decide now, as a set of bits; follows from the rest
    turns: int  # cards played so far

    # Cards.
    place: Annotated[list[int], CARDS]
    pile: Annotated[list[int], CARDS]  # 1: in the pile; follows from `place`
    pile_size: int
    known: Annotated[list[int], CARDS]  # 1: in a hand, and everybody can tell in which
    floor: Annotated[list[list[int]], SEATS, COLOURS]  # no bar of that colour in the hand shows less

    # Cars.
    status: Annotated[list[int], CARS]
    cell: Annotated[list[int], CARS]
    lap: Annotated[list[int], CARS]  # times over the finish line, in the overrun variant
    rank: Annotated[list[int], CARS]  # finishing place, 0 until it is given
    owner: Annotated[list[int], CARS]  # seat plus 1; 0: nobody
    price: Annotated[list[int], CARS]
    lot: Annotated[list[int], CARS]
    power_of: Annotated[list[int], CARS]  # the power that goes with the lot plus 1; 0: none

    # The auction.
    offered: int  # the car on offer plus 1; 0: none
    again: int  # 1: lots that were set aside are offered again
    aside: Annotated[list[int], CARS]  # cars in the order in which they were set aside
    aside_count: int
    powers_left: Annotated[list[int], POWERS]  # 1: not yet with a lot
    last_winner: int  # seat plus 1
    bid: Annotated[list[int], SEATS]  # the action under seal; 0: none yet

    # Seats.
    withdrawn: Annotated[list[int], SEATS]  # the place of a seat that gave up; 0: it takes part
    power: Annotated[list[int], SEATS]  # the power kept plus 1; 0: none
    may: Annotated[list[int], SEATS]  # powers that it may have, as far as everybody can tell: a set of bits
    bet: Annotated[list[list[int]], SEATS, LINES]  # the car plus 1; 0: none yet

    # The race.
    player: int  # whose turn it is
    crossed: int  # lines crossed by the first car
    bets_made: int  # lines for which the bets are in
    next_rank: int

    # The card in play.
    card: int  # plus 1; 0: none
    upward: int  # 1: from the bottom bar up
    bars_done: int
    taken: int  # cars taken by white bars, a set of bits
    left_out: int  # 1: a bar was left out

    # The bar in play.
    car: int  # the car that moves plus 1; 0: none
    left: int  # steps left
    entered: int  # cells entered
    straight: int  # 1: all of them rectangular
    source: int  # where the car began
    steering: int  # who steers plus 1
    bonus: int  # 1: these are bonus steps


def copy_into(source: State, target: State) -> None:
    """Make the target equal to the source."""
    source.copy_into(target)
