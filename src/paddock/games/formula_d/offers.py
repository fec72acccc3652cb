"""Ends on the scratch paper and in the position: cell, price and what becomes of the car."""

from __future__ import annotations

from ...control import Control
from . import field, survey, tables
from .state import State

# Rows of the scratch paper, a column for each end in the order in which they were found.
CELL = 12
BRAKES = 13
WORN = 14
FATE = 15
DRIVEN = 16  # steps
SLIDING = 17  # 1: the steps are those of a move that slides
PAST = 18  # cells driven past a corner that the car overshot
TOLL = 19  # brake points for being carried into a corner
AFTER = 20
PLACE = 20  # a column for each end of the position: where it stands in these rows

NOWHERE = 9999
MOST_PRICES = 80  # of one end


def offer(
    s: State, c: Control, cell: int, steps: int, sliding: int, past: int, toll: int, brakes: int, worn: int, end: int
) -> None:
    """Add an end; the same cell at a lower price takes the place of a dearer one."""
    if survey.noted(c, survey.GOAL):
        if survey.noted(c, survey.GOAL) == cell + 1:
            add_price(c, cell, steps, sliding, past, toll, brakes, worn, end)
        return
    base = survey.base_of(s)
    if field.is_pit(s, cell) or c.paper[survey.OFFERED][survey.column(s, base, cell)]:
        for i in range(survey.noted(c, survey.FOUND)):
            if survey.number(c, CELL, i) == cell:
                if survey.number(c, BRAKES, i) + survey.number(c, WORN, i) <= brakes + worn:
                    return
                remove(c, i)
                break
    at = survey.noted(c, survey.FOUND)
    if at >= (tables.ENDS_FIRST if s.version == 1 else tables.ENDS):
        return
    if not field.is_pit(s, cell):
        c.paper[survey.OFFERED][survey.column(s, base, cell)] = 1
    write_down(c, at, cell, steps, sliding, past, toll, brakes, worn, end)
    c.paper[survey.NOTES][survey.FOUND] = at + 1


def write_down(
    c: Control, at: int, cell: int, steps: int, sliding: int, past: int, toll: int, brakes: int, worn: int, end: int
) -> None:
    """Fill a column of the rows that tell of ends."""
    c.paper[CELL][at] = cell
    c.paper[BRAKES][at] = brakes
    c.paper[WORN][at] = worn
    c.paper[FATE][at] = end
    c.paper[DRIVEN][at] = steps
    c.paper[SLIDING][at] = sliding
    c.paper[PAST][at] = past
    c.paper[TOLL][at] = toll


def add_price(
    c: Control, cell: int, steps: int, sliding: int, past: int, toll: int, brakes: int, worn: int, end: int
) -> None:
    """Another price of the end whose prices are all wanted, in the columns after those of the ends."""
    count = survey.noted(c, survey.PRICES)
    if count < MOST_PRICES:
        at = survey.noted(c, survey.FOUND) + count
        write_down(c, at, cell, steps, sliding, past, toll, brakes, worn, end)
        c.paper[survey.NOTES][survey.PRICES] = count + 1


def remove(c: Control, at: int) -> None:
    """Take an end off the paper."""
    count = survey.noted(c, survey.FOUND) - 1
    c.paper[survey.NOTES][survey.FOUND] = count
    for row in range(CELL, AFTER):
        for i in range(at, count):
            c.paper[row][i] = c.paper[row][i + 1]


def list_ends(s: State, c: Control) -> None:
    """Put the ends into the position, the cheap ones first."""
    count = survey.noted(c, survey.FOUND)
    price = 0
    while s.end_count < count:
        dearer = NOWHERE
        for i in range(count):
            cost = survey.number(c, BRAKES, i) + survey.number(c, WORN, i)
            if cost == price:
                at = s.end_count
                s.end_cell[at] = survey.number(c, CELL, i)
                s.end_brakes[at] = survey.number(c, BRAKES, i)
                s.end_tyres[at] = survey.number(c, WORN, i)
                s.end_fate[at] = survey.number(c, FATE, i)
                c.paper[PLACE][at] = i
                s.end_count += 1
            elif cost > price and cost < dearer:
                dearer = cost
        price = dearer


def of_end(c: Control, row: int, end: int) -> int:
    """What the paper says of an end of the position."""
    return survey.number(c, row, survey.number(c, PLACE, end))


def forget(s: State) -> None:
    """No ends, none that is chosen, and no ways."""
    forget_ends(s)
    forget_ways(s)
    s.aim = 0
    s.slipping = 0


def forget_ends(s: State) -> None:
    """No ends."""
    for i in range(s.end_count):
        s.end_cell[i] = 0
        s.end_brakes[i] = 0
        s.end_tyres[i] = 0
        s.end_fate[i] = 0
    s.end_count = 0


def forget_ways(s: State) -> None:
    """No ways to choose from."""
    for i in range(s.way_count):
        s.way_brakes[i] = 0
        s.way_tyres[i] = 0
        s.way_fate[i] = 0
        s.way_debris[i] = 0
        s.way_beside[i] = 0
        s.way_via[i] = 0
    s.way_count = 0


def offer_farthest(
    s: State,
    c: Control,
    least: int,
    left: int,
    cell: int,
    steps: int,
    sliding: int,
    past: int,
    brakes: int,
    worn: int,
    end: int,
) -> None:
    """Add an end with the fewest cells left over so far; those with more are off the list (formula_d 61, 65)."""
    if left < least:
        forget_found(c)
    offer(s, c, cell, steps, sliding, past, 0, brakes, worn, end)


def forget_found(c: Control) -> None:
    """Take all ends off the paper."""
    c.paper[survey.NOTES][survey.FOUND] = 0
    for at in range(survey.noted(c, survey.WIDTH)):
        c.paper[survey.OFFERED][at] = 0
