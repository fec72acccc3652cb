"""What drivers work out about a circuit before the start, once, and look up while they race; and scratch paper."""

from __future__ import annotations

from typing import Annotated

from ...games.formula_d.tables import GEARS, POOL, SPOTS
from ...layout import Table

KINDS = 4  # of cars: a set of bits, who has tyre points and who has brakes and gearbox
TYRES = 1
BRAKES = 2
ALL = 3
LAYERS = 2  # the last lap, and a lap before it
MISSING = 4  # stops that a car still lacks in its corner
GEAR_ROOM = GEARS + 1  # neutral, too
LINES = 82  # a line for every gear and every number of steps that its die can bring, 0 included
REACHES = 64  # more than the steps of any move
ROWS = 2  # moves that touch no corner, and those that do
PRICES = POOL + 1


class Notes(Table):
    """How long the way to the finish still is, in two-hundredths of a turn, and what a decision weighs."""

    cells: int
    lap: int  # the turns of a lap
    left: Annotated[list[list[list[list[list[int]]]]], KINDS, LAYERS, SPOTS, MISSING, GEAR_ROOM]
    road: Annotated[
        list[list[list[int]]], SPOTS, MISSING, LINES
    ]  # scratch: the best end after so many steps; see pace.py
    kind: int  # scratch: the kind of car that is studied
    mean: Annotated[list[int], GEAR_ROOM]  # scratch: what a turn in a gear costs

    # Scratch: what points are worth to the car that decides; see prices.py.
    share: Annotated[list[int], KINDS]  # how much the car is like each kind, in thousandths
    worn: Annotated[list[int], PRICES]  # so many tyre points
    braked: Annotated[list[int], PRICES]  # so many brake points
    brakes: int  # cells that it can brake
    out: int  # what it costs to be out of the race

    # Scratch: the best ends of all moves that a roll can bring, by row, gear and steps; see rolls.py.
    slide: int
    whole: Annotated[list[list[list[int]]], ROWS, GEAR_ROOM, REACHES]  # without braking, slipstream included
    cut: Annotated[list[list[list[int]]], ROWS, GEAR_ROOM, REACHES]  # cut short by brakes
    free: Annotated[list[list[int]], GEAR_ROOM, REACHES]  # where steps that are left lapse: home, or in the box
