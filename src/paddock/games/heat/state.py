"""A position of Heat, field by field.

Cards are counted: `cards[seat][pile][kind]`. Every card of a seat is in exactly one pile, and a face-down pile has
no order, so a position never holds the future. Equal cards are equal: two positions that a player could not tell
apart have the same bytes.

`at` counts spaces from one lap before the first finish line: space + spaces * (laps begun). A car on the grid has
an `at` below `spaces`; it has finished when `at` reaches `spaces * (laps + 1)`.
"""

from __future__ import annotations

from typing import Annotated

from ...layout import Table
from .course import Course
from .tables import KINDS, PILES, SEATS


class State(Table):
    """Everything that is true at one moment of a race."""

    course: Course

    seats: int  # cars that started
    laps: int
    fixed_grid: int  # 1: `order` was set before the start, 0: it is drawn
    round: int
    step: int
    order: Annotated[list[int], SEATS]  # seats in this round's turn order; on the grid: by box
    cars: int  # how many of `order` count
    turn: int  # index in `order` of the car that moves
    asked: int  # the seats that must decide now, as a set of bits; follows from the rest
    next_place: int  # best place not yet given
    last_place: int  # worst place not yet given

    status: Annotated[list[int], SEATS]
    place: Annotated[list[int], SEATS]  # 0 until it is given
    gear: Annotated[list[int], SEATS]
    at: Annotated[list[int], SEATS]
    lane: Annotated[list[int], SEATS]
    plan: Annotated[list[int], SEATS]
    least: Annotated[list[int], SEATS]  # lowest kind that may be laid or dropped next: one order for what has none
    shown: Annotated[list[int], SEATS]  # 1: the cards in play lie open
    top: Annotated[list[int], SEATS]  # kind of the open card on the discard pile plus 1; 0: no card
    cards: Annotated[list[list[list[int]]], SEATS, PILES, KINDS]
    size: Annotated[list[list[int]], SEATS, PILES]  # cards in each pile
    seen: Annotated[list[list[int]], SEATS, KINDS]  # in hand or face down, and everybody can tell

    # The turn under way.
    start: int  # the mover's `at` before it moved
    speed: int
    cool: int  # cooldown not yet used
    boost: int  # 1: a boost may be taken
    adrenaline: int  # 1: adrenaline's extra space may be taken


def copy_into(source: State, target: State) -> None:
    """Make the target equal to the source."""
    source.copy_into(target)
