"""What drivers work out about a circuit before the start, once, and look up while they race; and scratch paper."""

from __future__ import annotations

from typing import Annotated

from ...games.heat.tables import MOST_LEGENDS, SEATS, SPACES, TOP_GEAR
from ...layout import WIDE, Table

HEATS = 9  # heat in the engine, 0 and up; more is as good as the most
REACH = 257  # spaces to go: two laps of the longest circuit, and 0
STEPS = 32  # more than the highest speed
SPAN = 40  # speeds of a row
ROWS = 48
HELD = 40  # kinds of cards in a hand, at most
FARTHEST = 30000  # more than any way that is left
FLIPPED = 5  # one more than the highest card that a plus flips


class Notes(Table):
    """How long the way to the finish still is, in five-hundredths of a turn. Every stint has a copy of its own."""

    spaces: int
    heat: int  # cards of heat that a car has altogether
    due: Annotated[list[int], STEPS]  # scratch: heat due for so many spaces at that speed
    inside: Annotated[list[list[int]], TOP_GEAR, HEATS]  # scratch: the best in each gear
    left: Annotated[list[list[list[int]]], REACH, TOP_GEAR, HEATS]  # by spaces to go, gear - 1 and heat
    ahead: Annotated[list[int], SPACES]  # steps that take a car from a space over the next corner line
    corner: Annotated[list[int], SPACES]  # which corner that is, from 0

    # Scratch: the turn that is planned; see sheet.py.
    at: int
    gear: int
    late: int  # 1: the car will have adrenaline
    engine: int  # heat in it, when the shift is paid
    cooling: int  # cooldown of gear and adrenaline
    in_hand: int  # heat there
    free: int  # 1: a boost is free somewhere
    span: int  # speeds that count
    flips: int  # cards that a plus can flip next
    flip: Annotated[list[int], FLIPPED]  # how many of them have each value
    wish: int  # the speed that a rookie wishes plus 1; 0: a racer plans
    line: int  # steps to the next corner
    most: int  # the highest speed there that does not frighten a rookie
    filled: int  # rows that are filled
    key: Annotated[list[int], ROWS]
    row: Annotated[list[list[int]], ROWS, SPAN]  # cost by speed
    spare: Annotated[list[int], SPAN]  # cost by speed with a heat less

    # Scratch: the cards of a set; see laying.py.
    held: Annotated[list[int], HELD]  # kinds in hand that can be laid, low ones first
    holds: int  # how many
    speed: int
    plus: int
    cool: int
    cost: int
    shift: int
    relief: int
    accelerate: int
    reach: Annotated[int, WIDE]  # what cards with several values can add, as a set of bits

    # Scratch: what a position is worth; see prospect.py.
    legend: Annotated[list[list[int]], MOST_LEGENDS, REACH]  # the way that each legend has left, by spaces to go
    way: Annotated[list[int], SEATS]  # that each car has left
    weight: Annotated[list[int], SEATS]  # of its chance to win
