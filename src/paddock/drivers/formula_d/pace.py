"""How many turns the rest of the race takes, worked out backwards from the finish line.

A model of a good drive alone on the road. From every cell, with so many stops missing and in every gear, all faces of
all dice are looked at, each with the best end that its steps allow. This is done for four kinds of cars: with and
without tyre points, with and without brakes and gearbox; where there are points, they have a fixed price.
A cell leads to higher cells only, so one pass backwards over a lap finds the best drive; a second pass puts a lap
before the last one.
"""

from __future__ import annotations

from ...games.formula_d import tables
from ...games.formula_d.state import State
from . import notebook
from .notebook import Notes

TURN = 200  # one turn, in the unit of all costs
SPUN = 100  # what facing backwards costs besides the gear
OUT = 3000  # what it costs to be out of the race
WHOLE = 1000  # all shares together
NEVER = 30000  # where no way leads
LAP = 22  # turns of a lap, about

FIRST_LINE = (0, 0, 3, 8, 17, 30, 51)  # of a gear
MOST = (0, 2, 4, 8, 12, 20, 30)  # the highest face of a gear
WORN = (0, 35, 75, 120, 170, 230)  # the price of tyre points
MOST_WORN = 5
BRAKED = (0, 40, 90, 150)  # of brake points
MOST_BRAKED = 3
SHIFTED = (0, 40, 110, 300)  # of gears skipped on the way down
STRAINED = (0, 0, 0, 0, 0, 6, 6)  # of a strained engine, by gear


def of_kind(notes: Notes, kind: int, laps: int, cell: int, missing: int, gear: int) -> int:
    """The cost of the way that is left to a kind of car; `laps` is how often it still crosses the line before the last
    lap."""
    if laps < 0:
        return 0
    if laps < notebook.LAYERS:
        return notes.left[laps][cell][missing][gear][kind]
    more = laps - notebook.LAYERS + 1
    return notes.left[notebook.LAYERS - 1][cell][missing][gear][kind] + more * notes.lap


def left(notes: Notes, laps: int, cell: int, missing: int, gear: int) -> int:
    """The cost of the way that is left to the car that decides, between the kinds that it is like."""
    if laps < 0:
        return 0
    layer = laps if laps < notebook.LAYERS else notebook.LAYERS - 1
    total = 0
    for kind in range(notebook.KINDS):
        total += notes.share[kind] * notes.left[layer][cell][missing][gear][kind]
    return total // WHOLE + (laps - layer) * notes.lap


def place(notes: Notes, laps: int, cell: int) -> int:
    """Where the scratch paper has a cell: cells are studied backwards, lap after lap, and only the last ones matter."""
    return (cell + (notebook.LAYERS - laps) * notes.cells) % notebook.RING


def line_of(gear: int, steps: int) -> int:
    """Where the scratch paper has the moves of a gear with so many steps to go."""
    return FIRST_LINE[gear] + steps


def run_wide(s: State, notes: Notes, laps: int, cell: int, gear: int, steps: int) -> int:
    """The way left after leaving a corner with a stop too few: `cell` is the first one past it."""
    here = cell
    round = laps
    past = 1
    if notes.kind & notebook.TYRES == 0:
        if steps > 1:
            return NEVER
        return SPUN + of_kind(notes, notes.kind, laps, cell, s.course.stops[s.course.corner[cell]], 0)
    while past < steps:
        ahead = s.course.way[here][tables.AHEAD]
        if s.course.corner[here] and s.course.corner[ahead] != s.course.corner[here]:
            return NEVER
        if ahead < here:
            round -= 1
        here = ahead
        past += 1
        if past > MOST_WORN:
            return NEVER
    return WORN[past] + of_kind(notes, notes.kind, round, here, s.course.stops[s.course.corner[here]], gear)


def enter(s: State, notes: Notes, laps: int, cell: int, changes: int, gear: int, steps: int) -> int:
    """The way left after a step onto a cell, with so many lane changes and steps to go."""
    corner = s.course.corner[cell]
    slot = s.course.stops[corner] if corner else changes
    return notes.road[place(notes, laps, cell)][slot][line_of(gear, steps)]


def after_step(s: State, notes: Notes, laps: int, cell: int, slot: int, way: int, gear: int, steps: int) -> int:
    """The way left after a step that way, one of `steps`. A slot is the stops missing in a corner, elsewhere the lane
    changes that are left."""
    target = s.course.way[cell][way]
    if target < 0:
        return NEVER
    corner = s.course.corner[cell]
    crossed = 1 if target < cell else 0
    if corner and s.course.corner[target] != corner and slot > 0:
        if slot > 1 or way != tables.AHEAD:
            return NEVER
        return run_wide(s, notes, laps - crossed, target, gear, steps)
    if crossed and laps == 0:
        return 0
    after = laps - crossed
    if corner:
        if s.course.corner[target] == corner:
            return notes.road[place(notes, after, target)][slot][line_of(gear, steps - 1)]
        return enter(s, notes, after, target, tables.LANE_CHANGES, gear, steps - 1)
    if way == tables.AHEAD:
        return enter(s, notes, after, target, slot, gear, steps - 1)
    return enter(s, notes, after, target, slot - 1, gear, steps - 1) if slot > 0 else NEVER


def best_step(s: State, notes: Notes, laps: int, cell: int, slot: int, gear: int, steps: int) -> int:
    """The way left after the best move of so many steps."""
    best = NEVER
    for way in range(tables.WAYS):
        cost = after_step(s, notes, laps, cell, slot, way, gear, steps)
        if cost < best:
            best = cost
    return best


def face_cost(notes: Notes, at: int, slot: int, gear: int, face: int, lost: int) -> int:
    """The way left after a roll, with brakes if they pay."""
    best = lost
    for cut in range(MOST_BRAKED + 1):
        if cut < face and (cut == 0 or notes.kind & notebook.BRAKES):
            cost = notes.road[at][slot][line_of(gear, face - cut)] + BRAKED[cut]
            if cost < best:
                best = cost
    return best


def mean_cost(notes: Notes, at: int, slot: int, gear: int, lost: int) -> int:
    """The way left after a turn in a gear, over all faces of its die."""
    total = 0
    before = 0
    cost = 0
    for i in range(tables.SIDES[gear]):
        face = tables.FACES[gear][i]
        if face != before:
            cost = face_cost(notes, at, slot, gear, face, lost)
            before = face
        total += cost
    return total // tables.SIDES[gear] + STRAINED[gear]


def best_gear(notes: Notes, before: int) -> int:
    """The least cost of the gears that follow a gear, when `mean` is known."""
    best = NEVER
    for gear in range(1, tables.GEARS + 1):
        skip = before - gear - 1 if before > gear else 0
        most = tables.MOST_SKIPPED if notes.kind & notebook.BRAKES else 0
        if gear <= before + 1 and skip <= most:
            cost = notes.mean[gear] + SHIFTED[skip]
            if cost < best:
                best = cost
    return best


def study_stand(s: State, notes: Notes, laps: int, cell: int, missing: int, slot: int) -> None:
    """The way left from a cell with so many stops missing, for every gear that a car can come in."""
    far = (laps + 1) * notes.cells - cell
    lost = OUT + TURN * LAP * far // notes.cells
    for gear in range(1, tables.GEARS + 1):
        notes.mean[gear] = mean_cost(notes, place(notes, laps, cell), slot, gear, lost)
    for before in range(notebook.GEAR_ROOM):
        notes.left[laps][cell][missing][before][notes.kind] = TURN + best_gear(notes, before)


def study_cell(s: State, notes: Notes, laps: int, cell: int) -> None:
    """All moves from a cell, when those from the cells ahead are known."""
    at = place(notes, laps, cell)
    corner = s.course.corner[cell]
    slots = s.course.stops[corner] + 1 if corner else tables.LANE_CHANGES + 1
    for slot in range(slots):
        for gear in range(1, tables.GEARS + 1):
            for steps in range(1, MOST[gear] + 1):
                cost = best_step(s, notes, laps, cell, slot, gear, steps)
                notes.road[at][slot][line_of(gear, steps)] = cost
    if corner == 0:
        study_stand(s, notes, laps, cell, 0, tables.LANE_CHANGES)
    else:
        for missing in range(slots):
            study_stand(s, notes, laps, cell, missing, missing)
    for slot in range(slots):
        missing = slot - 1 if corner and slot > 0 else 0
        for gear in range(1, tables.GEARS + 1):
            notes.road[at][slot][line_of(gear, 0)] = notes.left[laps][cell][missing][gear][notes.kind]


def prepare(s: State, notes: Notes) -> None:
    """Study a circuit: the last lap, then a lap before it. Longer races repeat that one."""
    notes.cells = s.course.cells
    for kind in range(notebook.KINDS):
        notes.kind = kind
        for laps in range(notebook.LAYERS):
            for i in range(notes.cells):
                study_cell(s, notes, laps, notes.cells - 1 - i)
    notes.lap = notes.left[1][0][0][1][notebook.ALL] - notes.left[0][0][0][1][notebook.ALL]
