"""Where a roll can lead: which cells can be reached with how many steps, by the ways that the rules allow.

The answer stands on the scratch paper. A column is a cell, counted from the moving car on; a number is a set of bits:
bit k is set if the cell can be reached with k steps. Rows that are called clean know only ways without debris. In
corners any way along the arrows counts, however long (formula_d 39). On a straight a cell is reached with the fewest
steps only, at most two lane changes, and nobody comes back to a lane except to overtake (formula_d 33 to 36, 147).
"""

from __future__ import annotations

from ...control import Control
from ...layout import Wide
from . import field, tables
from .state import State

# Rows. Dry: no corner touched yet; slid: a corner was touched, so that the move can be longer (formula_d 112, 157).
DRY = 0
SLID = 1
CLEAN = 2  # added to the two above
TAKEN = 4  # 1: a car stands there
STEPS = 5  # from one source: fewest steps plus 1; 0: out of reach
BACK = 6  # from one source: 1 if the lane was left and taken again
TIDY = 7  # from one source: 1 if there is a way without debris
PIT = 8  # two rows as the first ones, for the pit lane

ALL = 0xFFFFFFFFFFFFFFFF


def up_to(steps: int) -> Wide:
    """The bits 0 to steps."""
    return ALL >> (63 - steps)


def has(bits: Wide, steps: int) -> int:
    """1 if a bit is set; none is below 0."""
    return (bits >> steps) & 1 if steps >= 0 else 0


def highest(bits: Wide) -> int:
    """The number of the highest bit of a set that is not empty."""
    at = 0
    while bits >> (at + 1):
        at += 1
    return at


def number(c: Control, row: int, at: int) -> int:
    """A number on the paper that is no set of bits."""
    return c.paper[row][at]


def base_of(s: State) -> int:
    """The cell of the first column: the car's own, or where the pit lane leads."""
    cell = s.cell[s.car]
    return s.course.exits[0] if field.is_pit(s, cell) else cell


def column(s: State, base: int, cell: int) -> int:
    """The column of a cell of the track."""
    return (cell - base + s.course.cells) % s.course.cells


def cell_at(s: State, base: int, at: int) -> int:
    """The cell of a column."""
    return (base + at) % s.course.cells


def ends_race(s: State, cell: int) -> int:
    """1 if stepping on the cell brings the car home (formula_d 2, 3)."""
    if s.lap[s.car] < last_lap(s):
        return 0
    return 1 if s.course.finish[cell] and not s.course.finish[s.cell[s.car]] else 0


def last_lap(s: State) -> int:
    """The lap at whose end the car is home; a qualifying lap is one."""
    return 1 if s.trying else s.laps


def may_enter_pits(s: State) -> int:
    """1 at the end of a lap that is not the last (formula_d 94, 123)."""
    if s.trying or s.step == tables.SLIP or s.rules & (tables.STREET + tables.BEGINNERS):
        return 0
    return 1 if s.lap[s.car] >= 1 and s.lap[s.car] < s.laps else 0


def width(s: State) -> int:
    """Columns that matter for this move; all of them where the pit lane can lengthen it."""
    root = s.cell[s.car]
    if field.is_pit(s, root):
        return tables.REACH
    span = s.course.span[s.reach + s.slide + 1] + 1
    if may_enter_pits(s) and column(s, root, s.course.entry) < span:
        return tables.REACH
    return span


def wipe(s: State, c: Control, base: int) -> None:
    """Clean paper, with the other cars on it."""
    for row in range(PIT):
        for at in range(width(s)):
            c.paper[row][at] = 0
    for i in range(s.course.spots - s.course.cells):
        c.paper[PIT][i] = 0
        c.paper[PIT + SLID][i] = 0
    for car in range(s.seats):
        if car != s.car and field.on_track(s, car):
            at = column(s, base, s.cell[car])
            if at < width(s):
                c.paper[TAKEN][at] = 1


def is_clean(s: State, cell: int) -> int:
    return 1 - field.has_debris(s, cell)


def reaches(s: State, c: Control, base: int, cell: int) -> int:
    """1 if a cell is on the paper and free."""
    at = column(s, base, cell)
    return 1 if at < width(s) and c.paper[TAKEN][at] == 0 else 0


def keep_lane(s: State, c: Control, base: int, source: int, steps: int) -> int:
    """Drive ahead from a source until the next corner or a car; returns 1 if it was a car."""
    cell = source
    taken = steps
    while taken < tables.MOST_STEPS and not (cell != s.cell[s.car] and ends_race(s, cell)):
        ahead = s.course.way[cell][tables.AHEAD]
        if s.course.corner[ahead]:
            return 0
        at = column(s, base, ahead)
        if at >= width(s):
            return 0
        if c.paper[TAKEN][at]:
            return 1
        tidy = number(c, TIDY, column(s, base, cell))
        cell = ahead
        taken += 1
        if c.paper[STEPS][at] == 0:
            c.paper[STEPS][at] = taken + 1
            c.paper[TIDY][at] = tidy if is_clean(s, cell) else 0
    return 0


def home_lane(s: State, source: int) -> int:
    """The lane in which a straight is begun."""
    return s.course.lane[s.course.exits[0]] if field.is_pit(s, source) else s.course.lane[source]


def may_step(s: State, c: Control, base: int, source: int, held: int, cell: int, way: int) -> int:
    """1 if a way of a cell may be taken by a car that came from the source over the straight (formula_d 33, 34)."""
    if way == tables.AHEAD:
        return 1
    if c.paper[BACK][column(s, base, cell)]:
        return 0
    home = home_lane(s, source)
    lane = s.course.lane[cell]
    if lane == home:
        return 1
    target = s.course.way[cell][way]
    if s.course.lane[target] == home:
        if not held:
            return 0
        at = column(s, base, target)
        return 0 if s.course.corner[target] == 0 and c.paper[STEPS][at] and not c.paper[BACK][at] else 1
    return 1 if lane == 1 else 0


def start_source(s: State, c: Control, base: int, source: int) -> int:
    """Lay the first steps from a source; returns 1 if a car is in the way ahead."""
    for at in range(width(s)):
        c.paper[STEPS][at] = 0
        c.paper[BACK][at] = 0
        c.paper[TIDY][at] = 0
    if not field.is_pit(s, source):
        at = column(s, base, source)
        c.paper[STEPS][at] = 1
        c.paper[TIDY][at] = 1
        return keep_lane(s, c, base, source, 0)
    for i in range(tables.EXITS):
        cell = s.course.exits[i]
        if reaches(s, c, base, cell):
            c.paper[STEPS][column(s, base, cell)] = 2
            c.paper[TIDY][column(s, base, cell)] = is_clean(s, cell)
    far = s.course.exits[tables.EXITS - 1]
    return keep_lane(s, c, base, far, 1) if reaches(s, c, base, far) else 1


def spread(s: State, c: Control, base: int, source: int) -> int:
    """Fewest steps from a source to every cell of the straight; returns 1 if a car is in the way ahead."""
    held = start_source(s, c, base, source)
    for at in range(width(s)):
        steps = number(c, STEPS, at)
        cell = cell_at(s, base, at)
        if steps and steps <= tables.MOST_STEPS and not (at > 0 and ends_race(s, cell)):
            for way in range(tables.WAYS):
                target = s.course.way[cell][way]
                if (
                    target >= 0
                    and s.course.corner[target] == 0
                    and reaches(s, c, base, target)
                    and may_step(s, c, base, source, held, cell, way)
                ):
                    lay_step(s, c, base, source, at, target, way)
    return held


def lay_step(s: State, c: Control, base: int, source: int, at: int, target: int, way: int) -> None:
    """One step on a straight, if it is a shortest way to its cell."""
    to = column(s, base, target)
    steps = number(c, STEPS, at) + 1
    before = number(c, STEPS, to)
    tidy = number(c, TIDY, at) if is_clean(s, target) else 0
    if before == 0 or steps < before:
        c.paper[STEPS][to] = steps
        c.paper[TIDY][to] = tidy
        c.paper[BACK][to] = 0
        if c.paper[BACK][at] or (way != tables.AHEAD and s.course.lane[target] == home_lane(s, source)):
            c.paper[BACK][to] = 1
    elif steps == before and tidy:
        c.paper[TIDY][to] = 1


def add(s: State, c: Control, row: int, at: int, bits: Wide, steps: int) -> None:
    """Add ways of so many steps more; no move is longer than what is rolled (formula_d 30)."""
    most = s.reach + s.slide if row & SLID else s.reach
    c.paper[row][at] = c.paper[row][at] | ((bits << steps) & up_to(most))


def touch(s: State, c: Control, row: int, at: int, bits: Wide, steps: int) -> None:
    """Add ways into a corner: from here on the move slides, if the corner is within what was rolled."""
    if row & SLID:
        add(s, c, row, at, bits, steps)
    else:
        c.paper[row + SLID][at] = c.paper[row + SLID][at] | ((bits << steps) & up_to(s.reach))


def source_bits(s: State, c: Control, base: int, source: int, row: int) -> Wide:
    """With how many steps a source is reached."""
    if field.is_pit(s, source):
        return c.paper[PIT + (row & SLID)][source - s.course.cells]
    return c.paper[row][column(s, base, source)]


def carry(s: State, c: Control, base: int, source: int) -> None:
    """From one source over the straight and into the next corner."""
    held = spread(s, c, base, source)
    for row in range(TAKEN):
        bits = source_bits(s, c, base, source, row)
        if bits:
            for at in range(width(s)):
                if c.paper[STEPS][at] and (row < CLEAN or c.paper[TIDY][at]):
                    cell = cell_at(s, base, at)
                    steps = number(c, STEPS, at) - 1
                    if cell != source:
                        add(s, c, row, at, bits, steps)
                    if not (cell != source and ends_race(s, cell)):
                        enter_corner(s, c, base, source, held, cell, row, bits, steps + 1)


def enter_corner(
    s: State, c: Control, base: int, source: int, held: int, cell: int, row: int, bits: Wide, steps: int
) -> None:
    """The ways from a cell into a corner that is not its own."""
    for way in range(tables.WAYS):
        target = s.course.way[cell][way]
        if (
            target >= 0
            and s.course.corner[target]
            and s.course.corner[target] != s.course.corner[cell]
            and reaches(s, c, base, target)
            and (row < CLEAN or is_clean(s, target))
            and may_step(s, c, base, source, held, cell, way)
        ):
            touch(s, c, row, column(s, base, target), bits, steps)


def run_corners(s: State, c: Control, base: int) -> None:
    """Any ways along the arrows, as far as corners are reached (formula_d 32, 39)."""
    for at in range(width(s)):
        cell = cell_at(s, base, at)
        if s.course.corner[cell] and (c.paper[DRY][at] or c.paper[SLID][at]):
            for way in range(tables.WAYS):
                target = s.course.way[cell][way]
                if target >= 0 and s.course.corner[target] == s.course.corner[cell] and reaches(s, c, base, target):
                    to = column(s, base, target)
                    for row in range(TAKEN):
                        if c.paper[row][at] and (row < CLEAN or is_clean(s, target)):
                            touch(s, c, row, to, c.paper[row][at], 1)


def missing(s: State, corner: int) -> int:
    """Stops that the car still lacks in a corner that it leaves (formula_d 40, 45)."""
    here = s.course.corner[s.cell[s.car]]
    made = s.stops[s.car] if here == corner else 0
    lacking = s.course.stops[corner] - made
    return lacking if lacking > 0 else 0


def is_source(s: State, c: Control, base: int, at: int) -> int:
    """1 if a straight can be begun from that column: the car's own cell, or a cell of its corner with a way out."""
    cell = cell_at(s, base, at)
    root = s.cell[s.car]
    if field.is_pit(s, root) or (c.paper[DRY][at] == 0 and c.paper[SLID][at] == 0):
        return 0
    corner = s.course.corner[root]
    if corner == 0:
        return 1 if cell == root else 0
    if s.course.corner[cell] != corner or missing(s, corner):
        return 0
    for way in range(tables.WAYS):
        target = s.course.way[cell][way]
        if target >= 0 and s.course.corner[target] != corner:
            return 1
    return 0


def enter_pits(s: State, c: Control, base: int) -> None:
    """From the track into the pit lane, where the rules allow it (formula_d 94, 95)."""
    for at in range(width(s)):
        cell = cell_at(s, base, at)
        if s.course.pit_in[cell] >= 0 and s.course.corner[cell] == 0:
            for row in range(2):
                most = s.reach + s.slide if row else s.reach
                c.paper[PIT + row][0] = c.paper[PIT + row][0] | ((c.paper[row][at] << 1) & up_to(most))
    if field.car_on(s, s.course.cells):
        c.paper[PIT][0] = 0
        c.paper[PIT + SLID][0] = 0


def run_pits(s: State, c: Control) -> None:
    """Along the pit lane, up to a car (formula_d 97)."""
    for i in range(s.course.spots - s.course.cells - 1):
        if field.car_on(s, s.course.cells + i + 1) == 0:
            for row in range(2):
                most = s.reach + s.slide if row else s.reach
                bits = c.paper[PIT + row][i]
                c.paper[PIT + row][i + 1] = c.paper[PIT + row][i + 1] | ((bits << 1) & up_to(most))


def look(s: State, c: Control) -> None:
    """Lay out on paper all that the car can reach with its roll."""
    base = base_of(s)
    root = s.cell[s.car]
    wipe(s, c, base)
    if field.is_pit(s, root):
        c.paper[PIT][root - s.course.cells] = 1
        run_pits(s, c)
    else:
        c.paper[DRY][0] = 1
        c.paper[CLEAN][0] = 1
        run_corners(s, c, base)
        for at in range(width(s)):
            if is_source(s, c, base, at):
                carry(s, c, base, cell_at(s, base, at))
        if may_enter_pits(s):
            enter_pits(s, c, base)
            run_pits(s, c)
    leave_pits(s, c, base)
    run_corners(s, c, base)


def leave_pits(s: State, c: Control, base: int) -> None:
    """From the end of the pit lane onto the track (formula_d 99, 100)."""
    last = s.course.spots - 1
    i = last - s.course.cells
    if c.paper[PIT][i] or c.paper[PIT + SLID][i]:
        carry(s, c, base, last)
