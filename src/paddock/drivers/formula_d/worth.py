"""What it is worth to end a move on a cell."""

from __future__ import annotations

from ...games.formula_d import field, survey, tables, tyres
from ...games.formula_d.state import State
from . import pace, prices
from .notebook import Notes

SLOW_STOP = 100  # half a turn: every second stop is slow
BOX_EXIT = 25  # a cell of the pit lane that is still to be driven
WRONG_TYRES = 500
SLIP_MARGIN = 10
BLOCKED = 25  # a car right ahead


def laps_after(s: State, car: int, cell: int) -> int:
    """How often the line has still to be crossed before the last lap, for a car that has come to a cell."""
    laps = survey.last_lap(s) - s.lap[car] - s.crossed
    here = s.cell[car]
    if field.is_pit(s, cell):
        return laps
    if field.is_pit(s, here) or s.course.progress[cell] < s.course.progress[here]:
        return laps - 1
    return laps


def missing_after(s: State, car: int, cell: int, locked: int) -> int:
    """Stops that are missing when a move has ended on a cell; one that overshot into a corner has not stopped there."""
    corner = s.course.corner[cell]
    if corner == 0:
        return 0
    lacking = survey.missing(s, corner)
    return lacking - 1 if lacking > 0 and not locked else lacking


def way_on(s: State, notes: Notes, car: int, cell: int, gear: int, locked: int) -> int:
    """The way left from the end of a move."""
    laps = laps_after(s, car, cell)
    if field.is_pit(s, cell):
        return from_lane(s, notes, laps, cell)
    return pace.left(notes, laps, cell, missing_after(s, car, cell, locked), gear)


def from_lane(s: State, notes: Notes, laps: int, spot: int) -> int:
    """The way left from a cell of the pit lane, out of which any low gear is free (formula_d 97, 101)."""
    best = pace.NEVER
    for gear in range(1, tables.BOX_GEAR + 1):
        cost = pace.left(notes, laps - 1, s.course.exits[0], 0, gear)
        if cost < best:
            best = cost
    return best + BOX_EXIT * (s.course.spots - spot)


def of_box(s: State, notes: Notes, car: int) -> int:
    """The way left from the own box, less what the stop gives."""
    way = (survey.last_lap(s) - s.lap[car]) * prices.LAP
    cost = SLOW_STOP + from_lane(s, notes, laps_after(s, car, s.course.boxes[car]), s.course.boxes[car])
    cost -= prices.of_tyres(s, notes, way, s.full[car][tables.TYRES], s.points[car][tables.TYRES])
    if s.rules & tables.TYRE_CHOICE and tyres.slide(s, car) > 1:
        cost -= WRONG_TYRES
    return cost


def mark(notes: Notes, cell: int, faces: int, queue: int) -> None:
    """Mark a cell near another car."""
    notes.marked[notes.mark_count] = cell
    notes.mark_count += 1
    notes.faces[cell] += faces
    notes.queue[cell] += queue


def is_beside(s: State, cell: int, other: int) -> int:
    """1 if two cells share a border."""
    for i in range(s.course.beside_count[cell]):
        if s.course.beside[cell][i] == other:
            return 1
    return 0


def note_cars(s: State, notes: Notes, car: int) -> None:
    """Note down where a car would have to roll against others, or stand behind them (formula_d 69)."""
    for i in range(notes.mark_count):
        notes.faces[notes.marked[i]] = 0
        notes.queue[notes.marked[i]] = 0
    notes.mark_count = 0
    hit = tables.BEGINNERS_HIT if s.rules & tables.BEGINNERS else tables.COLLISION_HIT[field.rains(s)]
    for other in range(s.seats):
        if other != car and field.on_track(s, other):
            faces = hit * (tables.AGGRESSIVE_ROLLS if s.driver[other] == tables.DEREK else 1)
            cell = s.cell[other]
            for i in range(s.course.beside_count[cell]):
                mark(notes, s.course.beside[cell][i], faces, 0)
            for i in range(s.course.before_count[cell]):
                behind = s.course.before[cell][i]
                if s.course.way[behind][tables.AHEAD] == cell:
                    mark(notes, behind, 0 if is_beside(s, behind, cell) else faces, BLOCKED)


def risk(s: State, notes: Notes, car: int, cell: int) -> int:
    """What may happen to a car that ends its move on a cell: collisions, noise, a queue."""
    if s.trying or field.is_pit(s, cell):
        return 0
    cost = notes.queue[cell]
    if notes.faces[cell]:
        cost += notes.faces[cell] * prices.hurt(s, notes, car, tables.BODY) // tables.BLACK
    if s.rules & tables.STREET and s.course.noise[cell]:
        cost += prices.hurt(s, notes, car, tables.ENGINE) // tables.BLACK
        cost += prices.hurt(s, notes, car, tables.BODY) // tables.BLACK
        cost += 3 * notes.worn[1] // tables.BLACK
    return cost


def debris(s: State, notes: Notes, car: int) -> int:
    """What driving over debris may cost."""
    return tables.DEBRIS_HIT[field.rains(s)] * prices.hurt(s, notes, car, tables.SUSPENSION) // tables.BLACK


def is_in_slipstream(s: State, car: int, cell: int, gear: int) -> int:
    """1 if a car that ends its move on a cell may use a slipstream (formula_d 84)."""
    if s.rules & tables.BEGINNERS or s.trying or gear < tables.SLIP_GEAR or field.is_pit(s, cell):
        return 0
    leader = field.car_on(s, s.course.way[cell][tables.AHEAD])
    if leader == 0 or leader == car + 1:
        return 0
    first = s.gear[leader - 1]
    return 1 if first >= tables.SLIP_GEAR and first <= gear else 0


def slip(s: State, notes: Notes, car: int, cell: int, gear: int, steps: int) -> int:
    """The way left after so many more cells from a cell, with cars in the way; corners are left with all stops only."""
    if steps == 0:
        return way_on(s, notes, car, cell, gear, 0) + risk(s, notes, car, cell) + SLIP_MARGIN
    best = pace.NEVER
    for way in range(tables.WAYS):
        target = s.course.way[cell][way]
        if target >= 0 and field.car_on(s, target) == 0:
            corner = s.course.corner[cell]
            into = s.course.corner[target]
            if corner == into or corner == 0 or survey.missing(s, corner) == 0:
                cost = slip(s, notes, car, target, gear, steps - 1)
                if into and into != corner:
                    cost += notes.braked[1] if notes.brakes > 0 else pace.NEVER
                if cost < best:
                    best = cost
    return best


def of_stand(s: State, notes: Notes, car: int, cell: int, gear: int, locked: int) -> int:
    """The way left from an end, with its risks; nothing from beyond the last line."""
    if not field.is_pit(s, cell) and laps_after(s, car, cell) < 0:
        return 0
    return way_on(s, notes, car, cell, gear, locked) + risk(s, notes, car, cell)


def of_end(s: State, notes: Notes, car: int, cell: int, gear: int, locked: int, whole: int) -> int:
    """The way left from an end, with its risks; a move that was not cut short may go on in a slipstream."""
    cost = of_stand(s, notes, car, cell, gear, locked)
    if whole and not locked:
        return with_slipstream(s, notes, car, cell, gear, cost)
    return cost


def with_slipstream(s: State, notes: Notes, car: int, cell: int, gear: int, cost: int) -> int:
    """The way left from an end whose own is known, or from where a slipstream leads if that is less."""
    if notes.queue[cell] == 0 or not is_in_slipstream(s, car, cell, gear) or laps_after(s, car, cell) < 0:
        return cost
    farther = slip(s, notes, car, cell, gear, tables.SLIP_CELLS)
    return farther if farther < cost else cost


def stay_out_of_slipstream(s: State, notes: Notes, car: int) -> int:
    """The way left for a car that leaves a slipstream alone."""
    cell = s.cell[car]
    return way_on(s, notes, car, cell, s.gear[car], 0) + risk(s, notes, car, cell)
