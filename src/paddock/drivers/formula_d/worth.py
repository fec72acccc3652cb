"""What the end of a move is worth to a driver."""

from __future__ import annotations

from ...games.formula_d import damage, field, tables
from ...games.formula_d.state import State
from . import road

BRAKE = 7
TYRE = 4
LAST = 12  # the last point of a kind
STOP = 40  # a stop that was missing
SPIN = 60
OUT = 2000
HOME = 3000
TROUBLE = 9  # each cell by which the next roll is bound to be too long
BOX_TYRES = 2  # with so few tyres the box is welcome


def gained(s: State, cell: int) -> int:
    """How far a cell of the track is ahead, in half cells."""
    top = s.course.progress[s.course.cells - 1]
    return (s.course.progress[cell] - s.course.progress[s.cell[s.car]] + top) % top


def price(s: State, end: int) -> int:
    """What an end costs, more where it takes the last points."""
    car = s.car
    cost = BRAKE * s.end_brakes[end] + TYRE * s.end_tyres[end]
    if s.end_brakes[end] and s.end_brakes[end] >= damage.left(s, car, tables.BRAKES):
        cost += LAST
    if s.end_tyres[end] and s.end_tyres[end] >= damage.left(s, car, tables.TYRES):
        cost += LAST
    return cost


def prospect(s: State, cell: int, stopped: int) -> int:
    """How little trouble the next roll will make from a cell."""
    missing = road.lacking(s, s.car, cell, stopped)
    gear = s.gear[s.car] - 1 if s.gear[s.car] > 1 else 1
    over = road.lowest_face(gear) - road.room(s, cell, missing)
    return -TROUBLE * over if over > 0 else 0


def of_end(s: State, end: int) -> int:
    """The worth of an end: cells, stops, prospects, less what it costs."""
    cell = s.end_cell[end]
    fate = s.end_fate[end]
    if fate == tables.LOST:
        return -OUT
    if fate == tables.ARRIVED:
        return HOME - price(s, end)
    if field.is_pit(s, cell):
        wanted = 1 if damage.left(s, s.car, tables.TYRES) <= BOX_TYRES else 0
        welcome = 1 if fate == tables.BOX or field.is_pit(s, s.cell[s.car]) else 0
        return STOP if wanted and welcome else 0 if field.is_pit(s, s.cell[s.car]) else -STOP
    corner = s.course.corner[cell]
    before = s.stops[s.car] if corner and corner == s.course.corner[s.cell[s.car]] else 0
    made = before if fate == tables.OVERSHOT or fate == tables.SPUN else before + 1
    worth = gained(s, cell) - price(s, end) + prospect(s, cell, made if corner else 0)
    if corner and made > before and before < s.course.stops[corner]:
        worth += STOP
    return worth - SPIN if fate == tables.SPUN else worth


def best_end(s: State) -> int:
    """The end that is worth most."""
    best = 0
    for end in range(1, s.end_count):
        if of_end(s, end) > of_end(s, best):
            best = end
    return best
