"""How a straight is crossed: from one source, the car's own cell or a cell of its corner with a way out, into the next
corner. A cell is reached with the fewest steps only, with at most two lane changes, and nobody comes back to a lane
except to overtake (formula_d 33 to 36, 147).
"""

from __future__ import annotations

from ...control import Control
from ...layout import Wide
from . import field, survey, tables
from .state import State


def home_lane(s: State, source: int) -> int:
    """The lane in which a straight is begun."""
    return s.course.lane[s.course.exits[0]] if field.is_pit(s, source) else s.course.lane[source]


def is_source(s: State, c: Control, base: int, at: int) -> int:
    """1 if a straight can be begun from that column: the car's own cell, or a cell of its corner with a way out."""
    root = s.cell[s.car]
    if field.is_pit(s, root) or (c.paper[survey.DRY][at] == 0 and c.paper[survey.SLID][at] == 0):
        return 0
    corner = s.course.corner[root]
    if corner == 0:
        return 1 if at == 0 else 0
    cell = survey.cell_at(s, base, at)
    if s.course.corner[cell] != corner or survey.missing(s, corner):
        return 0
    for way in range(tables.WAYS):
        target = s.course.way[cell][way]
        if target >= 0 and s.course.corner[target] != corner:
            return 1
    return 0


def keep_lane(s: State, c: Control, source: int, first: int, steps: int) -> int:
    """Drive ahead from a source until the next corner or a car; returns the last column. Notes if it was a car."""
    cell = source
    at = first
    taken = steps
    while taken < tables.MOST_STEPS and not (cell != s.cell[s.car] and survey.is_home(s, c, cell)):
        ahead = s.course.way[cell][tables.AHEAD]
        if s.course.corner[ahead]:
            return at
        to = at + s.course.on[cell][tables.AHEAD]
        if c.paper[survey.TAKEN][to]:
            c.paper[survey.NOTES][survey.HELD] = 1 if to < survey.noted(c, survey.WIDTH) else 0
            return at
        taken += 1
        if c.paper[survey.STEPS][to] == 0:
            c.paper[survey.STEPS][to] = taken + 1
            c.paper[survey.TIDY][to] = c.paper[survey.TIDY][at] if is_swept(s, c, ahead) else 0
        cell = ahead
        at = to
    return at


def is_swept(s: State, c: Control, cell: int) -> int:
    """1 if no debris lies on a cell."""
    return 1 if c.paper[survey.NOTES][survey.SOILED] == 0 or survey.is_clean(s, cell) else 0


def start_source(s: State, c: Control, base: int, source: int) -> int:
    """Lay the first steps from a source; returns the last column. Notes if a car is in the way ahead."""
    c.paper[survey.NOTES][survey.SOURCE] = source
    c.paper[survey.NOTES][survey.HELD] = 0
    if not field.is_pit(s, source):
        at = survey.column(s, base, source)
        c.paper[survey.STEPS][at] = 1
        c.paper[survey.TIDY][at] = 1
        return keep_lane(s, c, source, at, 0)
    last = 0
    for i in range(tables.EXITS):
        cell = s.course.exits[i]
        at = survey.column(s, base, cell)
        if at < survey.noted(c, survey.WIDTH) and c.paper[survey.TAKEN][at] == 0:
            c.paper[survey.STEPS][at] = 2
            c.paper[survey.TIDY][at] = is_swept(s, c, cell)
            last = at
    far = s.course.exits[tables.EXITS - 1]
    at = survey.column(s, base, far)
    if at < survey.noted(c, survey.WIDTH) and c.paper[survey.TAKEN][at] == 0:
        last = keep_lane(s, c, far, at, 1)
    else:
        c.paper[survey.NOTES][survey.HELD] = 1
    return last


def wipe(s: State, c: Control) -> None:
    """Clean paper for another source than the first."""
    if survey.noted(c, survey.SOURCE) == s.course.spots:
        return
    for row in range(survey.STEPS, survey.TIDY + 1):
        for at in range(survey.noted(c, survey.WIDTH)):
            c.paper[row][at] = 0


def may_step(s: State, c: Control, home: int, at: int, cell: int, way: int) -> int:
    """1 if a way of a cell may be taken by a car that came over the straight (formula_d 33, 34)."""
    if way == tables.AHEAD:
        return 1
    if c.paper[survey.BACK][at]:
        return 0
    lane = s.course.lane[cell]
    if lane == home:
        return 1
    target = s.course.way[cell][way]
    if s.course.lane[target] == home:
        if not c.paper[survey.NOTES][survey.HELD]:
            return 0
        to = at + s.course.on[cell][way]
        return 0 if s.course.corner[target] == 0 and c.paper[survey.STEPS][to] and not c.paper[survey.BACK][to] else 1
    return 1 if lane == 1 else 0


def lay_step(s: State, c: Control, home: int, at: int, to: int, target: int, way: int) -> None:
    """One step on a straight, if it is a shortest way to its cell."""
    steps = survey.number(c, survey.STEPS, at) + 1
    before = survey.number(c, survey.STEPS, to)
    if before and steps > before:
        return
    tidy = c.paper[survey.TIDY][at] if is_swept(s, c, target) else 0
    if before == 0 or steps < before:
        c.paper[survey.STEPS][to] = steps
        c.paper[survey.TIDY][to] = tidy
        back = 1 if way != tables.AHEAD and s.course.lane[target] == home else 0
        c.paper[survey.BACK][to] = c.paper[survey.BACK][at] | back
    elif tidy:
        c.paper[survey.TIDY][to] = 1


def source_bits(s: State, c: Control, base: int, source: int, row: int) -> Wide:
    """With how many steps a source is reached."""
    if field.is_pit(s, source):
        return c.paper[survey.PIT + (row & survey.SLID)][source - s.course.cells]
    return c.paper[row][survey.column(s, base, source)]


def arrive(s: State, c: Control, base: int, source: int, at: int, steps: int) -> None:
    """A cell of the straight is reached, so many steps from the source."""
    for row in range(survey.rows(c)):
        if row < survey.CLEAN or c.paper[survey.TIDY][at]:
            bits = (source_bits(s, c, base, source, row) << steps) & survey.up_to(survey.most(s, row))
            if bits:
                c.paper[row][at] = c.paper[row][at] | bits
                survey.reached(c, at)


def enter_corner(s: State, c: Control, base: int, source: int, at: int, to: int, target: int, steps: int) -> None:
    """A way from a cell of the straight into a corner."""
    dry = source_bits(s, c, base, source, survey.DRY)
    slid = source_bits(s, c, base, source, survey.SLID)
    survey.touch(s, c, survey.DRY, to, dry, slid, steps)
    if c.paper[survey.NOTES][survey.SOILED] and c.paper[survey.TIDY][at] and survey.is_clean(s, target):
        dry = source_bits(s, c, base, source, survey.CLEAN)
        slid = source_bits(s, c, base, source, survey.CLEAN + survey.SLID)
        survey.touch(s, c, survey.CLEAN, to, dry, slid, steps)


def carry(s: State, c: Control, base: int, source: int) -> None:
    """From one source over the straight and into the next corner."""
    wipe(s, c)
    home = home_lane(s, source)
    last = start_source(s, c, base, source)
    start = 0 if field.is_pit(s, source) else survey.column(s, base, source)
    farthest = tables.MOST_STEPS - 1 if field.is_pit(s, source) else s.reach + s.slide
    at = start
    while at <= last:
        steps = survey.number(c, survey.STEPS, at)
        if steps and steps <= farthest + 1:
            cell = survey.cell_at(s, base, at)
            done = survey.is_home(s, c, cell)
            if cell != source:
                arrive(s, c, base, source, at, steps - 1)
            for way in range(tables.WAYS):
                target = s.course.way[cell][way]
                if target >= 0 and may_step(s, c, home, at, cell, way):
                    to = at + s.course.on[cell][way]
                    if c.paper[survey.TAKEN][to] == 0:
                        corner = s.course.corner[target]
                        if corner == 0:
                            if not (done and at > 0):
                                lay_step(s, c, home, at, to, target, way)
                                if to > last:
                                    last = to
                        elif corner != s.course.corner[cell] and not (done and cell != source):
                            enter_corner(s, c, base, source, at, to, target, steps)
        at += 1


def leave_pits(s: State, c: Control, base: int) -> None:
    """From the end of the pit lane onto the track (formula_d 99, 100)."""
    last = s.course.spots - 1
    i = last - s.course.cells
    if c.paper[survey.PIT][i] or c.paper[survey.PIT + survey.SLID][i]:
        carry(s, c, base, last)


def leave_corner(s: State, c: Control, base: int) -> None:
    """Out of the car's own corner, from every cell of it that has a way out, if no stop is missing (formula_d 40)."""
    for at in range(survey.noted(c, survey.LAST) + 1):
        if is_source(s, c, base, at):
            carry(s, c, base, survey.cell_at(s, base, at))


def look(s: State, c: Control) -> None:
    """Lay out on paper all that the car can reach with its roll."""
    base = survey.base_of(s)
    root = s.cell[s.car]
    own = s.course.corner[root]
    survey.wipe(s, c, base)
    if field.is_pit(s, root):
        c.paper[survey.PIT][root - s.course.cells] = 1
        survey.run_pits(s, c)
    else:
        c.paper[survey.DRY][0] = 1
        c.paper[survey.CLEAN][0] = 1
        if own:
            survey.run_corners(s, c, base, 0, 0)
            leave_corner(s, c, base)
        else:
            carry(s, c, base, root)
        if survey.noted(c, survey.PITS):
            survey.enter_pits(s, c, base)
            survey.run_pits(s, c)
    if survey.noted(c, survey.PITS):
        leave_pits(s, c, base)
    survey.run_corners(s, c, base, 0, own)
    if survey.rows(c) == survey.CLEAN:
        for row in range(survey.CLEAN):
            for at in range(survey.noted(c, survey.LAST) + 1):
                c.paper[survey.CLEAN + row][at] = c.paper[row][at]
