"""By which cells a move goes: one of the ways that need no cell more, without debris if there is one (formula_d 38)."""

from __future__ import annotations

from ...control import Control
from . import ends, field, survey, tables
from .state import State

WAY = 14
"""The row of the scratch paper with the cells of a way; column 0 is where the car stands."""


def leads_to(s: State, cell: int, target: int) -> int:
    """The way from a cell to another plus 1; 0 if there is none."""
    for way in range(tables.WAYS):
        if s.course.way[cell][way] == target:
            return way + 1
    return 0


def is_reached(c: Control, at: int, steps: int, clean: int) -> int:
    """1 if a column is reached with so many steps, by a clean way if that is asked for."""
    row = survey.CLEAN if clean else survey.DRY
    return survey.has(c.paper[row][at] | c.paper[row + survey.SLID][at], steps)


def back_through_corner(s: State, c: Control, base: int, cell: int, steps: int, clean: int) -> int:
    """The cell before, in the same corner; -1 if the way came in from a straight."""
    for i in range(survey.column(s, base, cell)):
        at = survey.column(s, base, cell) - 1 - i
        before = survey.cell_at(s, base, at)
        if (
            s.course.corner[before] == s.course.corner[cell]
            and leads_to(s, before, cell)
            and is_reached(c, at, steps - 1, clean)
        ):
            return before
    return -1


def source_reached(s: State, c: Control, base: int, source: int, steps: int, clean: int) -> int:
    """1 if a source is reached with so many steps."""
    if field.is_pit(s, source):
        i = source - s.course.cells
        return survey.has(c.paper[survey.PIT][i] | c.paper[survey.PIT + survey.SLID][i], steps)
    return is_reached(c, survey.column(s, base, source), steps, clean)


def step_back(s: State, c: Control, base: int, source: int, held: int, cell: int, clean: int, steps: int) -> int:
    """The cell before on the way from a source, so many steps from it; -1 if there is none."""
    top = survey.column(s, base, cell)
    for i in range(top):
        at = top - 1 - i
        before = survey.cell_at(s, base, at)
        way = leads_to(s, before, cell)
        if (
            way
            and survey.number(c, survey.STEPS, at) == steps
            and (before == source or not survey.ends_race(s, before))
            and (c.paper[survey.TIDY][at] or not clean)
            and survey.may_step(s, c, base, source, held, before, way - 1)
        ):
            return before
    return -1


def back_over_straight(s: State, c: Control, base: int, source: int, cell: int, steps: int, clean: int) -> int:
    """Write the way from a source down to a cell that is reached with so many steps in all; returns the source's
    steps, or -1 if this is not the source of such a way."""
    held = survey.spread(s, c, base, source)
    far = 0
    if s.course.corner[cell] == 0:
        at = survey.column(s, base, cell)
        if c.paper[survey.STEPS][at] == 0 or (clean and c.paper[survey.TIDY][at] == 0):
            return -1
        far = survey.number(c, survey.STEPS, at) - 1
        if steps < far or not source_reached(s, c, base, source, steps - far, clean):
            return -1
    else:
        far = steps_into_corner(s, c, base, source, held, cell, steps, clean)
        if far < 0:
            return -1
    first = steps - far
    here = cell
    for i in range(far):
        c.paper[WAY][steps - i] = here
        here = step_back(s, c, base, source, held, here, clean, far - i)
    return first


def steps_into_corner(
    s: State, c: Control, base: int, source: int, held: int, cell: int, steps: int, clean: int
) -> int:
    """How far a corner's cell is from a source by a way that ends with so many steps; -1 if there is no such way."""
    for far in range(1, steps + 1):
        if source_reached(s, c, base, source, steps - far, clean):
            before = step_back(s, c, base, source, held, cell, clean, far)
            if before >= 0:
                return far
    return -1


def trace_straight(s: State, c: Control, base: int, cell: int, steps: int, clean: int) -> int:
    """Write the way back to the source that it came from; returns the steps with which that is reached."""
    last = s.course.spots - 1
    for at in range(survey.width(s)):
        if survey.is_source(s, c, base, at):
            source = survey.cell_at(s, base, at)
            first = back_over_straight(s, c, base, source, cell, steps, clean)
            if first >= 0:
                c.paper[WAY][first] = source
                return first
    first = back_over_straight(s, c, base, last, cell, steps, clean)
    c.paper[WAY][first] = last
    return first


def trace_pits(s: State, c: Control, base: int, cell: int, steps: int) -> int:
    """Write the way back through the pit lane to where the car came in or stood; returns the steps left."""
    here = cell
    left = steps
    while left > 0 and here > s.course.cells:
        c.paper[WAY][left] = here
        left -= 1
        here -= 1
    if left == 0:
        return 0
    c.paper[WAY][left] = here
    left -= 1
    for at in range(survey.width(s)):
        entry = survey.cell_at(s, base, at)
        if s.course.pit_in[entry] >= 0 and is_reached(c, at, left, 0):
            c.paper[WAY][left] = entry
            return left
    return left


def trace_wide(s: State, c: Control, base: int, cell: int, steps: int, past: int) -> int:
    """Write the way back to the corner that the car overshot; returns the steps with which it is left."""
    left = steps - past
    for at in range(survey.width(s)):
        corner = survey.cell_at(s, base, at)
        if is_reached(c, at, left, 0) and ends.can_run_wide(s, c, base, corner):
            here = corner
            for i in range(past):
                here = s.course.way[here][tables.AHEAD]
                c.paper[WAY][left + 1 + i] = here
            if here == cell:
                c.paper[WAY][left] = corner
                return left
    return left


def trace(s: State, c: Control, end: int) -> int:
    """Write the cells of a move to one of its ends; returns how many steps it has. The ends must have been found in
    this call of the rules."""
    base = survey.base_of(s)
    steps = survey.number(c, ends.DRIVEN, end)
    past = survey.number(c, ends.PAST, end)
    left = steps
    c.paper[WAY][steps] = s.end_cell[end]
    if past:
        left = trace_wide(s, c, base, s.end_cell[end], left, past)
    while left > 0:
        cell = survey.number(c, WAY, left)
        if cell >= s.course.cells:
            left = trace_pits(s, c, base, cell, left)
        else:
            clean = is_reached(c, survey.column(s, base, cell), left, 1)
            before = back_through_corner(s, c, base, cell, left, clean) if s.course.corner[cell] else -1
            if before >= 0:
                left -= 1
                c.paper[WAY][left] = before
            else:
                left = trace_straight(s, c, base, cell, left, clean)
    c.paper[WAY][0] = s.cell[s.car]
    return steps
