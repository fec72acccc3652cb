"""What every roll of every gear would lead to, with the cars and the debris that are on the road."""

from __future__ import annotations

from ...control import Control
from ...games.formula_d import ends, field, gears, straights, street, survey, tables, tyres
from ...games.formula_d.state import State
from ...layout import Wide
from . import notebook, pace, prices, worth
from .notebook import Notes

NITRO = 70  # what nitro is worth at the start of a lap
MOST_PAST = 6


def clear(notes: Notes, low: int, high: int) -> None:
    """Clean paper for some gears."""
    for gear in range(low, high + 1):
        for steps in range(notebook.REACHES):
            notes.free[gear][steps] = pace.NEVER
            for row in range(notebook.ROWS):
                notes.whole[row][gear][steps] = pace.NEVER
                notes.cut[row][gear][steps] = pace.NEVER


def look(s: State, c: Control, notes: Notes, car: int, low: int, high: int, most: int, unrolled: int) -> None:
    """Note down the best ends of all moves of up to so many steps in some gears, of all that their dice can bring if
    nothing is rolled yet. The position is left as it was."""
    step = s.step
    reach = s.reach
    slide = s.slide
    s.step = tables.MOVE
    s.reach = most
    s.slide = tyres.slide(s, car)
    notes.slide = s.slide
    straights.look(s, c)
    clear(notes, low, high)
    for gear in range(low, high + 1):
        notes.first[gear] = 1
        notes.final[gear] = most + s.slide
        if unrolled:
            notes.final[gear] = most_cells(s, car, gear, pace.MOST[gear]) + s.slide
            least = tables.FACES[gear][0] - tables.DRIFT_CELLS - notes.brakes
            notes.first[gear] = least if least > 1 else 1
    base = survey.base_of(s)
    hazard = worth.debris(s, notes, car)
    for at in range(survey.noted(c, survey.LAST) + 1):
        if c.paper[survey.DRY][at] or c.paper[survey.SLID][at]:
            cell = survey.cell_at(s, base, at)
            if cell != s.cell[car]:
                note_cell(s, c, notes, car, low, high, at, cell, hazard)
            if ends.can_run_wide(s, c, at, cell):
                note_wide(s, c, notes, car, low, high, at, cell)
    note_lane(s, c, notes, car, low, high)
    s.step = step
    s.reach = reach
    s.slide = slide


def can_bring(notes: Notes, gear: int, bits: Wide, more: int) -> Wide:
    """The steps of a set, so many longer each, that a move in a gear can have."""
    return (bits << more) & survey.up_to(notes.final[gear]) & ~survey.up_to(notes.first[gear] - 1)


def note_cell(
    s: State, c: Control, notes: Notes, car: int, low: int, high: int, at: int, cell: int, hazard: int
) -> None:
    """The ends on a cell that is reached without overshooting."""
    if survey.ends_race(s, cell):
        note_home(c, notes, low, high, at, hazard)
        return
    both = c.paper[survey.DRY][at] | c.paper[survey.SLID][at]
    laps = worth.laps_after(s, car, cell)
    missing = worth.missing_after(s, car, cell, 0)
    risk = worth.risk(s, notes, car, cell) if laps >= 0 else 0
    for gear in range(low, high + 1):
        if can_bring(notes, gear, both, 0):
            cut = pace.left(notes, laps, cell, missing, gear) + risk
            whole = worth.with_slipstream(s, notes, car, cell, gear, cut)
            for row in range(notebook.ROWS):
                bits = can_bring(notes, gear, c.paper[row][at], 0)
                steps = notes.first[gear]
                while bits >> steps:
                    if survey.has(bits, steps):
                        danger = 0 if is_clean(c, row, at, steps) else hazard
                        put(notes, row, gear, steps, whole + danger, cut + danger)
                    steps += 1


def is_clean(c: Control, row: int, at: int, steps: int) -> int:
    """1 if there is a way without debris."""
    if survey.noted(c, survey.SOILED) == 0:
        return 1
    return survey.has(c.paper[survey.CLEAN + row][at], steps)


def note_home(c: Control, notes: Notes, low: int, high: int, at: int, hazard: int) -> None:
    """The ends on a cell where the race is over."""
    for row in range(notebook.ROWS):
        bits = c.paper[row][at]
        steps = 1
        while bits >> steps:
            if survey.has(bits, steps):
                danger = 0 if is_clean(c, row, at, steps) else hazard
                for gear in range(low, high + 1):
                    put_free(notes, gear, steps, danger)
            steps += 1


def put(notes: Notes, row: int, gear: int, steps: int, whole: int, cut: int) -> None:
    """Keep the best end of so many steps."""
    if whole < notes.whole[row][gear][steps]:
        notes.whole[row][gear][steps] = whole
    if cut < notes.cut[row][gear][steps]:
        notes.cut[row][gear][steps] = cut


def put_free(notes: Notes, gear: int, steps: int, cost: int) -> None:
    """Keep an end at which all steps that are left lapse."""
    for more in range(steps, notebook.REACHES):
        if cost < notes.free[gear][more]:
            notes.free[gear][more] = cost


def note_wide(s: State, c: Control, notes: Notes, car: int, low: int, high: int, at: int, corner: int) -> None:
    """The ends past a corner that is left with a stop too few; a beginner does not brake there, too, from one pool."""
    if ends.is_hopeless(s, s.course.corner[corner]):
        return
    factor = tyres.factor(s, car)
    pooled = 1 if s.rules & tables.BEGINNERS else 0
    own = s.points[car][tables.TYRES] - pooled
    here = corner
    to = at
    past = 0
    while past < MOST_PAST:
        ahead = s.course.way[here][tables.AHEAD]
        to += s.course.on[here][tables.AHEAD]
        if not ends.is_free(c, to):
            return
        if past and s.course.corner[here] and s.course.corner[ahead] != s.course.corner[here]:
            return
        past += 1
        here = ahead
        cost = past * factor
        if not s.trying and cost > own and (pooled or own > 0 or past > 1):
            return
        spun = 1 if cost >= own and not s.trying and not pooled else 0
        laps = worth.laps_after(s, car, here)
        missing = worth.missing_after(s, car, here, 1)
        end_risk = worth.risk(s, notes, car, here) if laps >= 0 else 0
        for gear in range(low, high + 1):
            both = c.paper[survey.DRY][at] | c.paper[survey.SLID][at]
            if can_bring(notes, gear, both, past):
                end = notes.worn[cost] + (pace.SPUN if spun else 0)
                end += pace.left(notes, laps, here, missing, 0 if spun else gear) + end_risk
                for row in range(notebook.ROWS):
                    bits = can_bring(notes, gear, c.paper[row][at], past)
                    steps = notes.first[gear]
                    while bits >> steps:
                        if survey.has(bits, steps):
                            put(notes, row, gear, steps, end, pace.NEVER if pooled else end)
                        steps += 1


def note_lane(s: State, c: Control, notes: Notes, car: int, low: int, high: int) -> None:
    """The ends in the pit lane: the own box, or where the roll leads."""
    if not survey.noted(c, survey.PITS):
        return
    for i in range(s.course.spots - s.course.cells):
        spot = s.course.cells + i
        bits = c.paper[survey.PIT][i] | c.paper[survey.PIT + survey.SLID][i]
        if bits and spot != s.cell[car]:
            box = 1 if spot == s.course.boxes[car] else 0
            cost = worth.of_box(s, notes, car) if box else worth.way_on(s, notes, car, spot, tables.BOX_GEAR, 0)
            for steps in range(1, survey.highest(bits) + 1):
                if survey.has(bits, steps):
                    for gear in range(low, high + 1):
                        if box:
                            put_free(notes, gear, steps, cost)
                        else:
                            put(notes, survey.DRY, gear, steps, cost, pace.NEVER)


def drive(s: State, notes: Notes, car: int, gear: int, reach: int) -> int:
    """The way left after the best move of so many cells in a gear."""
    if reach <= 0:
        return worth.way_on(s, notes, car, s.cell[car], gear, 0)
    best = notes.free[gear][reach]
    for row in range(notebook.ROWS):
        most = reach + notes.slide if row else reach
        if notes.whole[row][gear][most] < best:
            best = notes.whole[row][gear][most]
        for cut in range(1, notes.brakes + 1):
            if cut < most and cut < notebook.PRICES:
                cost = notes.cut[row][gear][most - cut] + notes.braked[cut]
                if cost < best:
                    best = cost
    if best >= pace.NEVER:
        return notes.out + worth.way_on(s, notes, car, s.cell[car], gear, 0)
    return best


def nitro_price(s: State, car: int) -> int:
    """What nitro kept for later is worth; nothing where the lap ends."""
    cell = s.cell[car]
    return NITRO * (s.course.cells - cell) // s.course.cells if s.lap[car] > 0 else NITRO


def with_extras(s: State, notes: Notes, car: int, gear: int, reach: int) -> int:
    """As `drive`, with the cell more that soft tyres give, or the drift of Jack, where they pay."""
    best = drive(s, notes, car, gear, reach)
    if tyres.has_extra(s, car):
        best = least(best, drive(s, notes, car, gear, reach + 1))
    if street.can_drift(s):
        best = least(best, drive(s, notes, car, gear, reach + 1) + notes.worn[1])
        best = least(best, drive(s, notes, car, gear, reach - 1) + notes.worn[1])
    return best


def least(first: int, second: int) -> int:
    return first if first < second else second


def roll(s: State, notes: Notes, car: int, gear: int, face: int) -> int:
    """The way left after a roll, nitro and all."""
    best = with_extras(s, notes, car, gear, face)
    if street.has_nitro(s):
        price = nitro_price(s, car)
        best = least(best, with_extras(s, notes, car, gear, face + gear) + price)
        if s.driver[car] == tables.MONTOYA:
            best = least(best, with_extras(s, notes, car, gear, face + gear + tables.MORE_NITRO) + price)
    return best


def most_cells(s: State, car: int, gear: int, reach: int) -> int:
    """The most cells that a roll can become."""
    most = reach
    if street.has_nitro(s):
        most += gear
        if s.driver[car] == tables.MONTOYA:
            most += tables.MORE_NITRO
    if tyres.has_extra(s, car):
        most += 1
    if street.can_drift(s):
        most += tables.DRIFT_CELLS
    return most


def mean(s: State, notes: Notes, car: int, gear: int) -> int:
    """The way left after a turn in a gear, over all faces of its die."""
    total = 0
    before = 0
    cost = 0
    for i in range(tables.SIDES[gear]):
        face = tables.FACES[gear][i]
        if face != before:
            cost = roll(s, notes, car, gear, face)
            before = face
        total += cost
    return total // tables.SIDES[gear] + strain(s, notes, car, gear)


def strain(s: State, notes: Notes, car: int, gear: int) -> int:
    """What a high gear may do to the engine, by own rolls and others'."""
    if gear < tables.STRAINED_FROM or s.trying or field.is_pit(s, s.cell[car]):
        return 0
    fast = 1
    for other in range(s.seats):
        if other != car and field.on_track(s, other) and s.gear[other] >= tables.STRAINED_FROM - 1:
            fast += 1
    hit = tables.BEGINNERS_HIT if s.rules & tables.BEGINNERS else tables.ENGINE_HIT[field.rains(s)]
    return fast * hit * prices.hurt(s, notes, car, tables.ENGINE) // (10 * tables.BLACK)


def best_gear(s: State, c: Control, notes: Notes, car: int) -> int:
    """The gear with the least expected way left."""
    low = 0
    high = 0
    for gear in range(1, tables.GEARS + 1):
        if gears.refuse(s, car, gear) == 0:
            if low == 0:
                low = gear
            high = gear
    look(s, c, notes, car, low, high, most_cells(s, car, high, pace.MOST[high]), 1)
    best = low
    best_cost = 0
    for gear in range(low, high + 1):
        if gears.refuse(s, car, gear) == 0:
            cost = gear_cost(s, notes, car, gear)
            if gear == low or cost < best_cost:
                best = gear
                best_cost = cost
    return best


def gear_cost(s: State, notes: Notes, car: int, gear: int) -> int:
    """What a turn in a gear leaves of the way, when all moves have been looked at, and what the shift costs."""
    return mean(s, notes, car, gear) + prices.of_shift(s, notes, car, gears.skipped(s, car, gear))
