"""Following the ways of a move from its end back to the car, layer by layer.

A row of the paper is a layer: all places where ways can be that have so many steps behind them. Ways that have met the
same from a place on to the end are one there. They lead through the next corner, over the straight, out of the car's
own corner.
"""

from __future__ import annotations

from ...control import Control
from ...layout import Wide
from . import field, straights, survey, tables, ways
from .state import State

NEAR = 23
"""The row of the scratch paper with the cars beside each column, as a set of bits."""
LAYER = 24
"""The first of the rows of layers: a place in each column, and how many they are in the last one."""
COUNT = 183
PLACES = 180  # of one layer

# A place: what it came from in the next layer, its column, whether the way up to it slid, in which part of the way it
# is, whether the way on leads over a cell that is asked for, the debris and the cars met on the way on.
FROM_BITS = 8
FAR = 0  # the next corner, or where an overshoot or the pit lane begins
STRAIGHT = 1
OWN = 2  # the car's own corner
PITS = 3


def place(at: int, sliding: int, part: int, via: int, debris: int, beside: int) -> Wide:
    """A place without what it came from."""
    return at | (sliding << 8) | (part << 9) | (via << 11) | (debris << 12) | (beside << 18)


def came_from(word: Wide) -> int:
    return word & 255


def column_of(word: Wide) -> int:
    return (word >> FROM_BITS) & 255


def slid(word: Wide) -> int:
    return (word >> (FROM_BITS + 8)) & 1


def part_of(word: Wide) -> int:
    return (word >> (FROM_BITS + 9)) & 3


def has_via(word: Wide) -> int:
    return (word >> (FROM_BITS + 11)) & 1


def debris_of(word: Wide) -> int:
    return (word >> (FROM_BITS + 12)) & 63


def beside_of(word: Wide) -> int:
    return (word >> (FROM_BITS + 18)) & 2047


def add(c: Control, layer: int, what: Wide, source: int) -> None:
    """A place of a layer, once."""
    row = LAYER + layer
    count = survey.number(c, row, COUNT)
    for i in range(count):
        if c.paper[row][i] >> FROM_BITS == what:
            return
    if count < PLACES:
        c.paper[row][count] = (what << FROM_BITS) | source
        c.paper[row][COUNT] = count + 1


def more_debris(s: State, so_far: int, cell: int) -> int:
    """Cells with debris, one more if there is some; where one roll is for all, any are as one (formula_d 82, 152)."""
    if not field.has_debris(s, cell):
        return so_far
    return so_far + 1 if s.rules & tables.EVERY_CELL else 1


def step_to(
    s: State, c: Control, layer: int, index: int, at: int, cell: int, sliding: int, part: int, via: int
) -> None:
    """A way goes back from a place of a layer to a cell in the layer before."""
    word = c.paper[LAYER + layer][index]
    debris = debris_of(word)
    beside = beside_of(word)
    over = has_via(word)
    if layer > 1:
        debris = more_debris(s, debris, cell)
        beside = beside | survey.number(c, NEAR, at)
        over = over | (1 if at == via else 0)
    add(c, layer - 1, place(at, sliding, part, over, debris, beside), index)


def may_have(s: State, cell: int, steps: int, now: int, before: int) -> int:
    """1 if a way that slid or not up to a cell can have slid or not up to the one before (formula_d 157)."""
    if now == before:
        return 1
    return 1 if now == survey.SLID and s.course.corner[cell] and steps <= s.reach else 0


def back_in_corner(s: State, c: Control, base: int, layer: int, index: int, part: int, via: int) -> None:
    """From a cell of a corner back to those of the same corner."""
    word = c.paper[LAYER + layer][index]
    here = column_of(word)
    cell = survey.cell_at(s, base, here)
    for i in range(s.course.before_count[cell]):
        before = s.course.before[cell][i]
        at = here - s.course.back[cell][i]
        if at >= 0 and s.course.corner[before] == s.course.corner[cell]:
            for sliding in range(2):
                if may_have(s, cell, layer, slid(word), sliding) and survey.has(c.paper[sliding][at], layer - 1):
                    step_to(s, c, layer, index, at, before, sliding, part, via)


def can_come(s: State, c: Control, source: int, home: int, held: int, at: int, before: int, cell: int) -> int:
    """1 if a way over the straight may step from a cell to the next (formula_d 33, 34)."""
    if before != source and survey.is_home(s, c, before):
        return 0
    return straights.may_step(s, c, home, held, at, before, ways.way_to(s, before, cell))


def back_from_corner(s: State, c: Control, base: int, source: int, layer: int, index: int, via: int) -> None:
    """From the first cell of a corner back to the straight."""
    word = c.paper[LAYER + layer][index]
    here = column_of(word)
    cell = survey.cell_at(s, base, here)
    home = straights.home_lane(s, source)
    held = survey.noted(c, survey.HELD)
    for i in range(s.course.before_count[cell]):
        before = s.course.before[cell][i]
        at = here - s.course.back[cell][i]
        if at < 0 or s.course.corner[before] == s.course.corner[cell]:
            continue
        steps = survey.number(c, survey.STEPS, at)
        if steps and can_come(s, c, source, home, held, at, before, cell):
            for sliding in range(2):
                if may_have(s, cell, layer, slid(word), sliding) and ways.source_reached(
                    s, c, base, source, layer - steps, 0, sliding
                ):
                    step_to(s, c, layer, index, at, before, sliding, part_at(s, before), via)


def part_at(s: State, cell: int) -> int:
    """The part of a way that a cell before the next corner lies in."""
    return OWN if s.course.corner[cell] else STRAIGHT


def back_on_straight(s: State, c: Control, base: int, source: int, layer: int, index: int, via: int) -> None:
    """From a cell of the straight back to those that are a step nearer to its source."""
    word = c.paper[LAYER + layer][index]
    here = column_of(word)
    cell = survey.cell_at(s, base, here)
    steps = survey.number(c, survey.STEPS, here)
    if field.is_pit(s, source) and steps == 2:
        add(c, layer - 1, place(0, slid(word), PITS, has_via(word), debris_of(word), beside_of(word)), index)
        return
    home = straights.home_lane(s, source)
    held = survey.noted(c, survey.HELD)
    for i in range(s.course.before_count[cell]):
        before = s.course.before[cell][i]
        at = here - s.course.back[cell][i]
        if (
            at >= 0
            and survey.number(c, survey.STEPS, at) == steps - 1
            and can_come(s, c, source, home, held, at, before, cell)
        ):
            step_to(s, c, layer, index, at, before, slid(word), part_at(s, before), via)


def back(s: State, c: Control, base: int, source: int, layer: int, via: int) -> None:
    """One step back from all places of a layer."""
    for index in range(survey.number(c, LAYER + layer, COUNT)):
        part = part_of(c.paper[LAYER + layer][index])
        if part == FAR:
            back_in_corner(s, c, base, layer, index, FAR, via)
            back_from_corner(s, c, base, source, layer, index, via)
        elif part == STRAIGHT:
            back_on_straight(s, c, base, source, layer, index, via)
        elif part == OWN:
            back_in_corner(s, c, base, layer, index, OWN, via)
