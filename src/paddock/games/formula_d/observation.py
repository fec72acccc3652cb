"""What a seat may know of a race of Formula D, which is everything, as named numbers of fixed shape.

Seats count from one's own: 0 is oneself, 1 the next seat. A car is its seat.
"""

from __future__ import annotations

from typing import Annotated

from ...layout import Table
from .tables import ENDS, MOST_LAPS, MOST_STEPS, MOST_WAYS, SEATS, SPOTS, ZONES


class Observation(Table):
    """The race, the turn, where the roll can lead, the cars, the road."""

    # The race.
    seats: int
    rules: int  # a set of bits
    laps: int
    step: int
    round: int
    weather: int
    trying: int  # 1: the qualifying laps are on
    asked: Annotated[list[int], SEATS]  # 1: that seat must decide now
    order: Annotated[list[int], SEATS]  # the cars in the order in which they act, plus 1; 0: none
    turn: int  # cars of the order that have had their turn
    next_rank: int
    radio: int  # 1: Stanley has thrown his radio
    watched: int  # laps whose fastest has been rewarded
    award: int  # points that are being given out
    award_car: int

    # The turn.
    car: int  # whose turn it is
    zone: int  # the zone that is being tuned
    omen: int  # the weather that was rolled and may be rolled again
    die: int
    strain: int  # 1: that face strains the engines
    reach: int  # cells to drive
    slide: int  # more cells if a corner is touched
    leaving: int
    in_box: int
    from_pit: int
    braked: int
    locked: int
    crossed: int
    passed: int
    drove: int
    hazards: int
    fixed: int
    technical: int
    trail: Annotated[list[int], MOST_STEPS]  # cells that Temana has left in this move, plus 1; 0: none

    # Where the roll can lead.
    end_count: int
    end_cell: Annotated[list[int], ENDS]
    end_brakes: Annotated[list[int], ENDS]
    end_tyres: Annotated[list[int], ENDS]
    end_fate: Annotated[list[int], ENDS]

    # The end that is chosen, and the ways to it, where they differ.
    aim: int  # its cell plus 1; 0: none
    slipping: int  # 1: in a slipstream
    way_count: int
    way_brakes: Annotated[list[int], MOST_WAYS]
    way_tyres: Annotated[list[int], MOST_WAYS]
    way_fate: Annotated[list[int], MOST_WAYS]
    way_debris: Annotated[list[int], MOST_WAYS]
    way_beside: Annotated[list[list[int]], MOST_WAYS, SEATS]  # 1: it goes along that car
    way_pits: Annotated[list[int], MOST_WAYS]  # 1: it leads through the pit lane
    way_via: Annotated[list[int], MOST_WAYS]  # a cell plus 1 that only this one leads over, where that matters

    # Cars.
    status: Annotated[list[int], SEATS]
    withdrawn: Annotated[list[int], SEATS]
    driver: Annotated[list[int], SEATS]
    cell: Annotated[list[int], SEATS]  # -1: none
    progress: Annotated[list[int], SEATS]  # rank along the lap: equal numbers are level
    lane: Annotated[list[int], SEATS]
    corner: Annotated[list[int], SEATS]  # 0 on a straight
    stops_needed: Annotated[list[int], SEATS]  # in that corner
    lap: Annotated[list[int], SEATS]
    gear: Annotated[list[int], SEATS]
    started: Annotated[list[int], SEATS]
    stops: Annotated[list[int], SEATS]
    spun: Annotated[list[int], SEATS]
    boxed: Annotated[list[int], SEATS]
    points: Annotated[list[list[int]], SEATS, ZONES]
    full: Annotated[list[list[int]], SEATS, ZONES]
    tyre: Annotated[list[int], SEATS]
    age: Annotated[list[int], SEATS]
    repairs: Annotated[list[int], SEATS]
    rank: Annotated[list[int], SEATS]
    throws: Annotated[list[int], SEATS]
    aborted: Annotated[list[int], SEATS]
    pole: Annotated[list[int], SEATS]
    nitro: Annotated[list[int], SEATS]
    scrap: Annotated[list[int], SEATS]
    caught: Annotated[list[int], SEATS]
    speed: Annotated[list[list[int]], SEATS, MOST_LAPS]
    earlier: Annotated[list[list[int]], SEATS, MOST_LAPS]

    # The road.
    debris: Annotated[list[int], SPOTS]  # 1: a marker lies there


def clear(out: Observation) -> None:
    """Nothing is known."""
    out.clear()
