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
    soiled = survey.noted(c, survey.SOILED)
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
            if soiled:
                c.paper[survey.TIDY][to] = c.paper[survey.TIDY][at] if survey.is_clean(s, ahead) else 0
        cell = ahead
        at = to
    return at


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
            c.paper[survey.TIDY][at] = survey.is_clean(s, cell)
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
    for at in range(survey.noted(c, survey.WIDTH)):
        c.paper[survey.STEPS][at] = 0
        c.paper[survey.BACK][at] = 0
        c.paper[survey.TIDY][at] = 0


def may_step(s: State, c: Control, home: int, held: int, at: int, cell: int, way: int) -> int:
    """1 if a way of a cell may be taken by a car that came over the straight (formula_d 33, 34)."""
    if way == tables.AHEAD:
        return 1
    if held and c.paper[survey.BACK][at]:
        return 0
    lane = s.course.lane[cell]
    if lane == home:
        return 1
    target = s.course.way[cell][way]
    if s.course.lane[target] == home:
        return may_come_back(s, c, at + s.course.on[cell][way], target) if held else 0
    return 1 if lane == 1 else 0


def may_come_back(s: State, c: Control, to: int, target: int) -> int:
    """1 if a car that left its lane to overtake may take it again there: not where it could have stayed in it."""
    return 0 if s.course.corner[target] == 0 and c.paper[survey.STEPS][to] and not c.paper[survey.BACK][to] else 1


def lay_step(s: State, c: Control, home: int, held: int, at: int, to: int, target: int, way: int) -> None:
    """One step on a straight, if it is a shortest way to its cell."""
    steps = survey.number(c, survey.STEPS, at) + 1
    before = survey.number(c, survey.STEPS, to)
    if before and steps > before:
        return
    if before == 0 or steps < before:
        c.paper[survey.STEPS][to] = steps
        c.paper[survey.TIDY][to] = 0
        if held:
            back = 1 if way != tables.AHEAD and s.course.lane[target] == home else 0
            c.paper[survey.BACK][to] = c.paper[survey.BACK][at] | back
    if c.paper[survey.NOTES][survey.SOILED] and c.paper[survey.TIDY][at] and survey.is_clean(s, target):
        c.paper[survey.TIDY][to] = 1


def source_bits(s: State, c: Control, base: int, source: int, row: int) -> Wide:
    """With how many steps a source is reached."""
    if field.is_pit(s, source):
        return c.paper[survey.PIT + (row & survey.SLID)][source - s.course.cells]
    return c.paper[row][survey.column(s, base, source)]


def arrive(s: State, c: Control, kind: int, at: int, dry: Wide, slid: Wide, steps: int) -> None:
    """A cell of the straight is reached by ways so many steps longer, clean ones or any (formula_d 30)."""
    c.paper[kind][at] = c.paper[kind][at] | ((dry << steps) & survey.up_to(s.reach))
    if slid:
        long = (slid << steps) & survey.up_to(s.reach + s.slide)
        c.paper[kind + survey.SLID][at] = c.paper[kind + survey.SLID][at] | long


def carry(s: State, c: Control, base: int, source: int) -> None:
    """From one source over the straight and into the next corner."""
    wipe(s, c)
    home = home_lane(s, source)
    dry = source_bits(s, c, base, source, survey.DRY)
    slid = source_bits(s, c, base, source, survey.SLID)
    dry_tidy = source_bits(s, c, base, source, survey.CLEAN)
    slid_tidy = source_bits(s, c, base, source, survey.CLEAN + survey.SLID)
    soiled = survey.noted(c, survey.SOILED)
    farthest = tables.MOST_STEPS - 1 if field.is_pit(s, source) else s.reach + s.slide
    last = start_source(s, c, base, source)
    held = survey.noted(c, survey.HELD)
    at = 0 if field.is_pit(s, source) else survey.column(s, base, source)
    while at <= last:
        steps = survey.number(c, survey.STEPS, at)
        if steps and steps <= farthest + 1:
            cell = survey.cell_at(s, base, at)
            done = survey.is_home(s, c, cell)
            tidy = 1 if soiled and c.paper[survey.TIDY][at] else 0
            if cell != source:
                survey.reached(c, at)
                arrive(s, c, survey.DRY, at, dry, slid, steps - 1)
                if tidy:
                    arrive(s, c, survey.CLEAN, at, dry_tidy, slid_tidy, steps - 1)
            for way in range(tables.WAYS if steps <= farthest else 0):
                target = s.course.way[cell][way]
                if target >= 0 and may_step(s, c, home, held, at, cell, way):
                    to = at + s.course.on[cell][way]
                    corner = s.course.corner[target]
                    if c.paper[survey.TAKEN][to]:
                        continue
                    if corner == 0:
                        if not (done and at > 0):
                            lay_step(s, c, home, held, at, to, target, way)
                            if to > last:
                                last = to
                    elif corner != s.course.corner[cell] and not (done and cell != source):
                        survey.touch(s, c, survey.DRY, to, dry, slid, steps)
                        if tidy and survey.is_clean(s, target):
                            survey.touch(s, c, survey.CLEAN, to, dry_tidy, slid_tidy, steps)
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
            survey.run_corners(s, c, base, 0)
            leave_corner(s, c, base)
        else:
            carry(s, c, base, root)
        if survey.noted(c, survey.PITS):
            survey.enter_pits(s, c, base)
            survey.run_pits(s, c)
    if survey.noted(c, survey.PITS):
        leave_pits(s, c, base)
    survey.run_corners(s, c, base, own)
