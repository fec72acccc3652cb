"""A position of Formula D, field by field. A car is its seat. Everything lies open; there are no secrets."""

from __future__ import annotations

from typing import Annotated

from ...layout import Table
from .course import Course
from .tables import ENDS, MOST_LAPS, MOST_STEPS, MOST_WAYS, SEATS, SPOTS, ZONES

WORD = 15
"""Spots in a number of the debris map."""
WORDS = SPOTS // WORD + 1


class State(Table):
    """Everything that is true at one moment of a race."""

    course: Course

    version: int  # of the rules
    seats: int
    rules: int  # a set of bits
    laps: int
    step: int
    asked: int  # the seats that must decide now, as a set of bits; follows from the rest
    round: int
    weather: int
    trying: int  # 1: the qualifying laps are on
    debris: Annotated[list[int], WORDS]  # a set of bits over the spots

    # The round.
    order: Annotated[list[int], SEATS]  # the cars in the order in which they act
    order_count: int
    turn: int  # cars of the order that have had their turn

    # Cars.
    status: Annotated[list[int], SEATS]
    withdrawn: Annotated[list[int], SEATS]  # the place of a seat that gave up; 0: it takes part
    driver: Annotated[list[int], SEATS]  # in a street race
    cell: Annotated[list[int], SEATS]  # a spot; -1: none
    lap: Annotated[list[int], SEATS]  # times over the line; 1 is the first lap
    gear: Annotated[list[int], SEATS]
    started: Annotated[list[int], SEATS]  # 1: the start roll is made
    stops: Annotated[list[int], SEATS]  # made in the corner where the car is
    spun: Annotated[list[int], SEATS]  # 1: it faces backwards
    boxed: Annotated[list[int], SEATS]  # 1: it stands in its box and is done
    points: Annotated[list[list[int]], SEATS, ZONES]
    full: Annotated[list[list[int]], SEATS, ZONES]  # what it began with
    tyre: Annotated[list[int], SEATS]
    age: Annotated[list[int], SEATS]  # laps of the set, the present one included
    repairs: Annotated[list[int], SEATS]  # points left in the box; a team's are kept with its first car
    rank: Annotated[list[int], SEATS]  # place at the finish, 0 until it is given
    next_rank: int
    throws: Annotated[list[int], SEATS]  # of the qualifying lap, with what overshooting added
    aborted: Annotated[list[int], SEATS]  # 1: the qualifying lap was broken off
    pole: Annotated[list[int], SEATS]  # place on the grid

    # Street racing.
    nitro: Annotated[list[int], SEATS]  # 1: used in this lap
    scrap: Annotated[list[int], SEATS]  # 1: Temana has dropped something in this lap
    radio: int  # 1: Stanley has thrown his radio
    caught: Annotated[list[int], SEATS]  # times past the police line
    speed: Annotated[list[list[int]], SEATS, MOST_LAPS]  # at the police line, lap by lap
    earlier: Annotated[list[list[int]], SEATS, MOST_LAPS]  # cars that had passed it before in that lap
    watched: int  # laps whose fastest has been rewarded
    award: int  # points that are being given out
    award_car: int  # to whom

    # The turn.
    car: int  # whose turn it is
    zone: int  # the zone that is being tuned
    omen: int  # the weather that was rolled and may be rolled again: good, changeable, rain plus 1
    die: int  # the face of the gear die; 0: none rolled
    strain: int  # 1: that face strains the engines
    reach: int  # cells to drive
    slide: int  # more cells if a corner is touched
    leaving: int  # 1: these are the cells of a quick stop
    in_box: int  # 1: it has come into its box in this turn
    from_pit: int  # 1: the car began the turn in the pit lane
    braked: int  # 1: it has braked in this move
    locked: int  # 1: it has overshot in this move
    crossed: int  # 1: it has crossed the line in this move
    passed: int  # 1: it has crossed the police line in this move
    drove: int  # cells driven in this move
    hazards: int  # cells with debris that it has driven over in this move, the last one not counted
    fixed: int  # points regained in this stop
    technical: int  # 1: this is a technical stop
    trail_count: int
    trail: Annotated[list[int], MOST_STEPS]  # cells that Temana has left in this move

    # The end that is chosen, while its way is asked.
    aim: int  # its cell plus 1; 0: none
    slipping: int  # 1: in a slipstream

    # Where the roll can lead: follows from the rest.
    end_count: int
    end_cell: Annotated[list[int], ENDS]
    end_brakes: Annotated[list[int], ENDS]
    end_tyres: Annotated[list[int], ENDS]
    end_fate: Annotated[list[int], ENDS]

    # The ways to the end that is chosen, where they differ: follows from the rest.
    way_count: int
    way_brakes: Annotated[list[int], MOST_WAYS]
    way_tyres: Annotated[list[int], MOST_WAYS]
    way_fate: Annotated[list[int], MOST_WAYS]
    way_debris: Annotated[list[int], MOST_WAYS]  # cells with debris before the end; 1 for any if one roll is for all
    way_beside: Annotated[list[int], MOST_WAYS]  # the cars that it goes along, and the pit lane, as a set of bits
    way_via: Annotated[list[int], MOST_WAYS]  # a cell plus 1 that only this one leads over, where that matters


def copy_into(source: State, target: State) -> None:
    """Make the target equal to the source."""
    source.copy_into(target)
