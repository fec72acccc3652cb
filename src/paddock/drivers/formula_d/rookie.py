"""The rookie: a gear whose usual roll fits the corner ahead, the cheapest end, brakes if it must."""

from __future__ import annotations

from ... import luck
from ...control import Control
from ...games.formula_d import field, gears, survey, tables
from ...games.formula_d.state import State
from . import garage, pace, prices
from .notebook import Notes

USUAL = (0, 2, 4, 7, 11, 18, 28)  # what a gear's die brings, seldom more
LOWEST = (0, 1, 2, 4, 7, 11, 21)
FOLLOWS = 4  # one time in so many it uses a slipstream
FAR = 60
TYRE = 3  # the price of a tyre point in brake points
LOST = 1000

# Two beginners: the one of old, who leaves every second car at a corner, and one who has been told to mind the next
# roll and the tyres.
RECKLESS = 0
WARNED = 1
OVERSIGHT = (12, 40)  # one time in so many it forgets to look
FEW_TYRES = (1, 4)  # with so few it looks for the box
NEXT_ROLL = (LOWEST, USUAL)  # what it leaves room for


def choose(s: State, c: Control, seat: int, notes: Notes, habit: int) -> int:
    """What the rookie answers; 0 where the quiet answer of the rules will do."""
    if s.step == tables.GEAR:
        return tables.SHIFT + fitting_gear(s, c, seat, habit)
    if s.step == tables.NITRO:
        return tables.USE_NITRO if room(s, seat) > s.reach + s.gear[seat] else tables.PLAIN
    if s.step == tables.MOVE:
        return cheapest_end(s, c, seat, habit)
    if s.step == tables.SLIP:
        return follow(s, c, seat)
    if s.step == tables.AWARD or s.step == tables.REPAIR:
        prices.note(s, notes, seat, prices.CARELESS)
        return garage.award(s, notes) if s.step == tables.AWARD else garage.repair(s, notes)
    return 0


def first_cell(s: State, car: int) -> int:
    """Where the car stands, or where the pit lane leads."""
    return s.course.exits[0] if field.is_pit(s, s.cell[car]) else s.cell[car]


def to_corner(s: State, car: int) -> int:
    """Cells to the corner in which the car must stop next, in its lane; 0 if it is there."""
    cell = first_cell(s, car)
    corner = s.course.corner[cell]
    if corner and survey.missing(s, corner) > 0:
        return 0
    cells = 0
    while cells < FAR:
        cell = s.course.way[cell][tables.AHEAD]
        cells += 1
        if s.course.corner[cell] and s.course.corner[cell] != corner:
            return cells
    return cells


def room(s: State, car: int) -> int:
    """Cells that a move may have so that the car stops in the corner and can stop there as often as it must."""
    cell = first_cell(s, car)
    before = to_corner(s, car)
    for _ in range(before):
        cell = s.course.way[cell][tables.AHEAD]
    corner = s.course.corner[cell]
    if corner == 0:
        return before
    must = survey.missing(s, corner) if before == 0 else s.course.stops[corner]
    inside = 1 if before else 0
    cell = s.course.way[cell][tables.AHEAD]
    while s.course.corner[cell] == corner:
        cell = s.course.way[cell][tables.AHEAD]
        inside += 1
    return before + (inside - 1) // must if before else (inside + must - 1) // must


def fits(gear: int, before: int, cells: int, habit: int, warned: int) -> int:
    """1 if the usual roll of a gear, or the highest, ends in the corner, or leaves room for a roll of the next lower
    gear."""
    roll = pace.MOST[gear] if warned else USUAL[gear]
    if roll > cells:
        return 0
    if roll >= before or gear == 1:
        return 1
    return 1 if roll + NEXT_ROLL[habit][gear - 1] <= cells else 0


def fitting_gear(s: State, c: Control, car: int, habit: int) -> int:
    """The highest gear that fits the road ahead; now and then one higher."""
    before = to_corner(s, car)
    cells = room(s, car)
    warned = is_warned(s, car, habit)
    best = 0
    for gear in range(1, tables.GEARS + 1):
        if gears.refuse(s, car, gear) == 0 and (best == 0 or fits(gear, before, cells, habit, warned)):
            best = gear
    if luck.roll(c, OVERSIGHT[habit]) == 0 and gears.refuse(s, car, best + 1) == 0 and not warned:
        return best + 1
    return best


def is_warned(s: State, car: int, habit: int) -> int:
    """1 for a beginner who knows that a mistake would be the last one."""
    return 1 if habit == WARNED and s.points[car][tables.TYRES] <= FEW_TYRES[habit] else 0


def cheapest_end(s: State, c: Control, car: int, habit: int) -> int:
    """The end that costs least; of equal ones any."""
    best = s.end_cell[0]
    best_cost = LOST + LOST
    equal = 0
    for end in range(s.end_count):
        cost = end_cost(s, car, end, habit)
        equal = equal + 1 if cost == best_cost else 1
        if cost < best_cost or (cost == best_cost and luck.roll(c, equal) == 0):
            best_cost = cost
            best = s.end_cell[end]
    return tables.TO + best


def end_cost(s: State, car: int, end: int, habit: int) -> int:
    """What an end costs in brake points; the box is for cars that lack tyres."""
    cell = s.end_cell[end]
    if s.end_fate[end] == tables.LOST:
        return LOST
    if field.is_pit(s, cell) and not field.is_pit(s, s.cell[car]):
        return 0 if s.points[car][tables.TYRES] <= FEW_TYRES[habit] else LOST // 2
    cost = 2 * (s.end_brakes[end] + TYRE * s.end_tyres[end])
    return cost + 1 if habit == WARNED and not is_stop(s, end) else cost


def is_stop(s: State, end: int) -> int:
    """1 if ending there is a stop that the car still needs."""
    corner = s.course.corner[s.end_cell[end]]
    return 1 if corner and s.end_fate[end] == tables.FINE and survey.missing(s, corner) > 0 else 0


def follow(s: State, c: Control, car: int) -> int:
    """A slipstream that costs nothing, when it thinks of it."""
    if luck.roll(c, FOLLOWS) == 0 and s.end_brakes[0] + s.end_tyres[0] == 0:
        return tables.TO + s.end_cell[0]
    return tables.STAY
