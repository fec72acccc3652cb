"""What drivers work out about a circuit before the start, once, and look up while they race; and scratch paper."""

from __future__ import annotations

from typing import Annotated

from ...games.formula_d.tables import BEFORE, BESIDE, GEARS, POOL, SEATS, SPOTS
from ...layout import Table

KINDS = 4  # of cars: a set of bits, who has tyre points and who has brakes and gearbox
TYRES = 1
BRAKES = 2
ALL = 3
LAYERS = 2  # the last lap, and a lap before it
MISSING = 4  # stops that a car still lacks in its corner
GEAR_ROOM = GEARS + 1  # neutral, too
LINES = 82  # a line for every gear and every number of steps that its die can bring, 0 included
RING = 64  # cells ahead that are remembered while a circuit is studied; see pace.py
REACHES = 64  # more than the steps of any move
ROWS = 2  # moves that touch no corner, and those that do
PRICES = POOL + 1
MARKS = SEATS * (BESIDE + BEFORE)


class Notes(Table):
    """How long the way to the finish still is, in two-hundredths of a turn, and what a decision weighs."""

    cells: int
    lap: int  # the turns of a lap
    left: Annotated[list[list[list[list[list[int]]]]], LAYERS, SPOTS, MISSING, GEAR_ROOM, KINDS]
    road: Annotated[list[list[list[int]]], RING, MISSING, LINES]  # scratch: the best end after so many steps
    kind: int  # scratch: the kind of car that is studied
    mean: Annotated[list[int], GEAR_ROOM]  # scratch: what a turn in a gear costs

    # Scratch: what points are worth to the car that decides; see prices.py.
    share: Annotated[list[int], KINDS]  # how much the car is like each kind, in thousandths
    worn: Annotated[list[int], PRICES]  # so many tyre points
    braked: Annotated[list[int], PRICES]  # so many brake points
    brakes: int  # cells that it can brake
    out: int  # what it costs to be out of the race

    # Scratch: the cells near other cars; see worth.py.
    mark_count: int
    marked: Annotated[list[int], MARKS]  # these cells, each once or more
    faces: Annotated[list[int], SPOTS]  # faces of the black die that hit a car that ends its move there
    queue: Annotated[list[int], SPOTS]  # what standing right behind somebody costs there

    # Scratch: the best ends of all moves that a roll can bring, by row, gear and steps; see rolls.py.
    slide: int
    first: Annotated[list[int], GEAR_ROOM]  # the fewest steps that a move in a gear can have, and the most
    final: Annotated[list[int], GEAR_ROOM]
    whole: Annotated[list[list[list[int]]], ROWS, GEAR_ROOM, REACHES]  # without braking, slipstream included
    cut: Annotated[list[list[list[int]]], ROWS, GEAR_ROOM, REACHES]  # cut short by brakes
    free: Annotated[list[list[int]], GEAR_ROOM, REACHES]  # where steps that are left lapse: home, or in the box

    # Scratch: what the end of a playout is worth; see prospect.py.
    way: Annotated[list[int], SEATS]
    weight: Annotated[list[int], SEATS]
