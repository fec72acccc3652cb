"""By which cells a move goes: one of the ways that need no cell more, without debris if there is one (formula_d 38).

A move that slides goes by a way that touches a corner within the roll, one that does not by a way that touches none
(formula_d 157). Version 1 took either for either.
"""

from __future__ import annotations

from ...control import Control
from . import ends, field, offers, straights, survey, tables
from .state import State

WAY = 22
"""The row of the scratch paper with the cells of a way; column 0 is where the car stands."""
EITHER = 2
"""The way up to a cell may slide or not; else it is survey.DRY or survey.SLID."""


def in_row(c: Control, first: int, at: int, steps: int, sliding: int) -> int:
    """1 if a column of one of two rows, dry and sliding, has that many steps."""
    if sliding == EITHER:
        return survey.has(c.paper[first][at] | c.paper[first + survey.SLID][at], steps)
    return survey.has(c.paper[first + sliding][at], steps)


def is_reached(c: Control, at: int, steps: int, clean: int, sliding: int) -> int:
    """1 if a column is reached with so many steps, by a clean way if that is asked for."""
    return in_row(c, survey.CLEAN if clean else survey.DRY, at, steps, sliding)


def up_to_here(s: State, cell: int, steps: int, sliding: int) -> int:
    """Whether the way up to the cell before slid: into a corner that the roll still touches, either will do."""
    return EITHER if s.course.corner[cell] and steps <= s.reach else sliding


def settled(s: State, c: Control, base: int, cell: int, steps: int, clean: int, sliding: int) -> int:
    """Whether the way up to a cell that was come back to slid, where either would do."""
    if s.version == 1 or sliding != EITHER:
        return sliding
    return survey.SLID if source_reached(s, c, base, cell, steps, clean, survey.SLID) else survey.DRY


def back_through_corner(s: State, c: Control, base: int, cell: int, steps: int, clean: int, sliding: int) -> int:
    """The cell before, in the same corner; -1 if the way came in from a straight."""
    here = survey.column(s, base, cell)
    for i in range(s.course.before_count[cell]):
        before = s.course.before[cell][i]
        at = here - s.course.back[cell][i]
        if (
            at >= 0
            and s.course.corner[before] == s.course.corner[cell]
            and is_reached(c, at, steps - 1, clean, sliding)
        ):
            return before
    return -1


def source_reached(s: State, c: Control, base: int, source: int, steps: int, clean: int, sliding: int) -> int:
    """1 if a source is reached with so many steps."""
    if field.is_pit(s, source):
        return in_row(c, survey.PIT, source - s.course.cells, steps, sliding)
    return is_reached(c, survey.column(s, base, source), steps, clean, sliding)


def way_to(s: State, cell: int, target: int) -> int:
    """The way from a cell to one that it leads to."""
    way = tables.AHEAD
    while s.course.way[cell][way] != target:
        way += 1
    return way


def step_back(s: State, c: Control, base: int, source: int, cell: int, clean: int, steps: int) -> int:
    """The cell before on the way from a source, so many steps from it; -1 if there is none."""
    here = survey.column(s, base, cell)
    home = straights.home_lane(s, source)
    held = survey.noted(c, survey.HELD)
    for i in range(s.course.before_count[cell]):
        before = s.course.before[cell][i]
        at = here - s.course.back[cell][i]
        if (
            at >= 0
            and survey.number(c, survey.STEPS, at) == steps
            and (before == source or not survey.is_home(s, c, before))
            and (c.paper[survey.TIDY][at] or not clean)
            and straights.may_step(s, c, home, held, at, before, way_to(s, before, cell))
        ):
            return before
    return -1


def back_over_straight(
    s: State, c: Control, base: int, source: int, cell: int, steps: int, clean: int, sliding: int
) -> int:
    """Write the way from a source down to a cell that is reached with so many steps in all; returns the source's
    steps, or -1 if this is not the source of such a way."""
    if survey.noted(c, survey.SOURCE) != source:
        straights.carry(s, c, base, source)
    far = 0
    if s.course.corner[cell] == 0:
        at = survey.column(s, base, cell)
        if c.paper[survey.STEPS][at] == 0 or (clean and c.paper[survey.TIDY][at] == 0):
            return -1
        far = survey.number(c, survey.STEPS, at) - 1
        if steps < far or not source_reached(s, c, base, source, steps - far, clean, sliding):
            return -1
    else:
        far = steps_into_corner(s, c, base, source, cell, steps, clean, sliding)
        if far < 0:
            return -1
    first = steps - far
    here = cell
    for i in range(far):
        c.paper[WAY][steps - i] = here
        here = step_back(s, c, base, source, here, clean, far - i)
    return first


def steps_into_corner(
    s: State, c: Control, base: int, source: int, cell: int, steps: int, clean: int, sliding: int
) -> int:
    """How far a corner's cell is from a source by a way that ends with so many steps; -1 if there is no such way."""
    for far in range(1, steps + 1):
        if source_reached(s, c, base, source, steps - far, clean, sliding):
            before = step_back(s, c, base, source, cell, clean, far)
            if before >= 0:
                return far
    return -1


def trace_straight(s: State, c: Control, base: int, cell: int, steps: int, clean: int, sliding: int) -> int:
    """Write the way back to the source that it came from; returns the steps with which that is reached."""
    last = s.course.spots - 1
    for at in range(survey.noted(c, survey.LAST) + 1):
        if straights.is_source(s, c, base, at):
            source = survey.cell_at(s, base, at)
            first = back_over_straight(s, c, base, source, cell, steps, clean, sliding)
            if first >= 0:
                c.paper[WAY][first] = source
                return first
    first = back_over_straight(s, c, base, last, cell, steps, clean, sliding)
    c.paper[WAY][first] = last
    return first


def trace_pits(s: State, c: Control, base: int, cell: int, steps: int, sliding: int) -> int:
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
    for at in range(survey.noted(c, survey.LAST) + 1):
        entry = survey.cell_at(s, base, at)
        if s.course.pit_in[entry] >= 0 and is_reached(c, at, left, 0, sliding):
            c.paper[WAY][left] = entry
            return left
    return left


def slides_after(s: State, c: Control, base: int, at: int, steps: int, past: int, sliding: int) -> int:
    """1 if a move that overshoots from a corner's cell can slide in the end, or not slide, as is asked for."""
    if sliding == EITHER:
        return is_reached(c, at, steps, 0, EITHER)
    touched = 0
    here = survey.cell_at(s, base, at)
    for i in range(past):
        here = s.course.way[here][tables.AHEAD]
        if s.course.corner[here] and steps + 1 + i <= s.reach:
            touched = 1
    if sliding == survey.DRY:
        return 0 if touched else is_reached(c, at, steps, 0, survey.DRY)
    return is_reached(c, at, steps, 0, EITHER if touched else survey.SLID)


def trace_wide(s: State, c: Control, base: int, cell: int, steps: int, past: int, sliding: int) -> int:
    """Write the way back to the corner that the car overshot; returns the steps with which it is left."""
    left = steps - past
    for at in range(survey.noted(c, survey.LAST) + 1):
        corner = survey.cell_at(s, base, at)
        if ends.can_run_wide(s, c, at, corner) and slides_after(s, c, base, at, left, past, sliding):
            here = corner
            for i in range(past):
                here = s.course.way[here][tables.AHEAD]
                c.paper[WAY][left + 1 + i] = here
            if here == cell:
                c.paper[WAY][left] = corner
                return left
    return left


def trace(s: State, c: Control, end: int) -> int:
    """Write the cells of a move to one of its ends; returns how many steps it has. The ends must stand on
    the paper."""
    base = survey.base_of(s)
    steps = offers.of_end(c, offers.DRIVEN, end)
    past = offers.of_end(c, offers.PAST, end)
    sliding = EITHER if s.version == 1 else offers.of_end(c, offers.SLIDING, end)
    left = steps
    c.paper[WAY][steps] = s.end_cell[end]
    if past:
        left = trace_wide(s, c, base, s.end_cell[end], left, past, sliding)
        sliding = settled(s, c, base, survey.number(c, WAY, left), left, 0, EITHER)
    trace_back(s, c, base, left, sliding)
    return steps


def trace_back(s: State, c: Control, base: int, steps: int, sliding: int) -> None:
    """Write the cells of a way from the one that it reaches with so many steps back to the car."""
    soiled = survey.noted(c, survey.SOILED)
    left = steps
    while left > 0:
        cell = survey.number(c, WAY, left)
        if cell >= s.course.cells:
            left = trace_pits(s, c, base, cell, left, sliding)
        else:
            clean = 1 if soiled and is_reached(c, survey.column(s, base, cell), left, 1, sliding) else 0
            before = -1
            sliding = up_to_here(s, cell, left, sliding)
            if s.course.corner[cell]:
                before = back_through_corner(s, c, base, cell, left, clean, sliding)
            if before >= 0:
                left -= 1
                c.paper[WAY][left] = before
            else:
                left = trace_straight(s, c, base, cell, left, clean, sliding)
            sliding = settled(s, c, base, survey.number(c, WAY, left), left, clean, sliding)
    c.paper[WAY][0] = s.cell[s.car]
