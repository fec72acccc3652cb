"""The ways to one end of a move: one for each price, debris and company that a driver may care about.

Which of them is driven the driver chooses (formula_d 165).
"""

from __future__ import annotations

from ...control import Control
from . import ends, field, layers, offers, straights, survey, tables, ways
from .state import State

COVERED = layers.LAYER + tables.MOST_STEPS
"""The row with a 1 in the columns that a way leads over, where every cell matters."""
ROUTE = COVERED + 1
"""The first of the rows with the cells of a way; further columns hold its steps and what they cost."""
STEPS = 180
PAST = 181
TOLL = 182
AFTER = 183

THROUGH_PITS = 1 << tables.SEATS
"""Beside the cars: the way leads through the pit lane."""


def can_start(s: State, c: Control, base: int, source: int, at: int, steps: int, sliding: int) -> int:
    """1 if a way from a source may come to a cell of its straight with so many steps in all."""
    near = survey.number(c, survey.STEPS, at)
    return 1 if near and ways.source_reached(s, c, base, source, steps - near + 1, 0, sliding) else 0


def follow(
    s: State, c: Control, base: int, price: int, source: int, at: int, steps: int, sliding: int, part: int, via: int
) -> None:
    """All ways by a source to a column that is reached with so many steps, and on to the end at one of its prices."""
    if part != layers.OWN and survey.noted(c, survey.SOURCE) != source:
        straights.carry(s, c, base, source)
    if part == layers.STRAIGHT and not can_start(s, c, base, source, at, steps, sliding):
        return
    for layer in range(steps + 1):
        c.paper[layers.LAYER + layer][layers.COUNT] = 0
    over = 1 if at == via and steps < survey.number(c, offers.DRIVEN, price) else 0
    layers.add(c, steps, layers.place(at, sliding, part, over, 0, 0), 0)
    for layer in range(steps, 0, -1):
        layers.back(s, c, base, source, layer, via)
    if part != layers.OWN and field.is_pit(s, source):
        for layer in range(steps):
            for index in range(survey.number(c, layers.LAYER + layer, layers.COUNT)):
                if layers.part_of(c.paper[layers.LAYER + layer][index]) == layers.PITS:
                    finish(s, c, base, price, layer, index, steps, via)
        return
    for index in range(survey.number(c, layers.LAYER, layers.COUNT)):
        finish(s, c, base, price, 0, index, steps, via)


def finish(s: State, c: Control, base: int, price: int, first: int, index: int, steps: int, via: int) -> None:
    """Write down the cells of a way from a place of its first layer on, and list it."""
    at = index
    for layer in range(first, steps + 1):
        word = c.paper[layers.LAYER + layer][at]
        c.paper[ways.WAY][layer] = survey.cell_at(s, base, layers.column_of(word))
        at = layers.came_from(word)
    if first > 0 or field.is_pit(s, s.cell[s.car]):
        sliding = layers.slid(c.paper[layers.LAYER + first][index])
        c.paper[ways.WAY][first] = s.course.spots - 1
        ways.trace_back(s, c, base, first, sliding)
    add_tail(s, c, price, steps)
    enter(s, c, base, price, via)


def add_tail(s: State, c: Control, price: int, steps: int) -> None:
    """The cells after the last one that was chosen: straight on past a corner, or along the pit lane."""
    here = survey.number(c, ways.WAY, steps)
    for step in range(steps + 1, survey.number(c, offers.DRIVEN, price) + 1):
        if field.is_pit(s, here):
            here += 1
        elif survey.number(c, offers.PAST, price):
            here = s.course.way[here][tables.AHEAD]
        else:
            here = s.course.pit_in[here]
        c.paper[ways.WAY][step] = here


def rank(brakes: int, worn: int, debris: int, beside: int) -> int:
    """Cheap ways come first, then those without debris, then those that pass few cars."""
    cars = 0
    for car in range(tables.SEATS + 1):
        cars += (beside >> car) & 1
    return (((brakes + worn) * 64 + debris) * 16 + cars) * 2048 + beside


def rank_of(s: State, way: int) -> int:
    return rank(s.way_brakes[way], s.way_tyres[way], s.way_debris[way], s.way_beside[way])


def enter(s: State, c: Control, base: int, price: int, via: int) -> None:
    """List the way that stands on the paper, unless one that is as cheap meets the same."""
    steps = survey.number(c, offers.DRIVEN, price)
    debris = 0
    beside = 0
    over = 0
    for i in range(1, steps):
        cell = survey.number(c, ways.WAY, i)
        if field.is_pit(s, cell):
            if not field.is_pit(s, survey.number(c, offers.CELL, price)):
                beside = beside | THROUGH_PITS
        else:
            at = survey.column(s, base, cell)
            debris = layers.more_debris(s, debris, cell)
            beside = beside | survey.number(c, layers.NEAR, at)
            if at == via:
                over = 1
    brakes = survey.number(c, offers.BRAKES, price)
    worn = survey.number(c, offers.WORN, price)
    number = rank(brakes, worn, debris, beside)
    at = 0
    if via >= 0:
        if not over:
            return
        at = s.way_count
        if s.way_via[at] and rank_of(s, at) <= number:
            return
    else:
        for way in range(s.way_count):
            if s.way_debris[way] == debris and s.way_beside[way] == beside:
                if rank_of(s, way) <= number:
                    return
                take_off(s, c, way)
                break
        at = make_room(s, c, number)
        if at < 0:
            return
    s.way_brakes[at] = brakes
    s.way_tyres[at] = worn
    s.way_fate[at] = survey.number(c, offers.FATE, price)
    s.way_debris[at] = debris
    s.way_beside[at] = beside
    s.way_via[at] = survey.cell_at(s, base, via) + 1 if via >= 0 else 0
    for i in range(steps + 1):
        c.paper[ROUTE + at][i] = c.paper[ways.WAY][i]
    c.paper[ROUTE + at][STEPS] = steps
    c.paper[ROUTE + at][PAST] = c.paper[offers.PAST][price]
    c.paper[ROUTE + at][TOLL] = c.paper[offers.TOLL][price]


def shift(s: State, c: Control, source: int, target: int) -> None:
    """A way takes another number."""
    s.way_brakes[target] = s.way_brakes[source]
    s.way_tyres[target] = s.way_tyres[source]
    s.way_fate[target] = s.way_fate[source]
    s.way_debris[target] = s.way_debris[source]
    s.way_beside[target] = s.way_beside[source]
    s.way_via[target] = s.way_via[source]
    for i in range(survey.number(c, ROUTE + source, STEPS) + 1):
        c.paper[ROUTE + target][i] = c.paper[ROUTE + source][i]
    for i in range(STEPS, AFTER):
        c.paper[ROUTE + target][i] = c.paper[ROUTE + source][i]


def make_room(s: State, c: Control, number: int) -> int:
    """A free number for a way of that rank; -1 if there are enough better ones."""
    at = s.way_count
    while at > 0 and rank_of(s, at - 1) > number:
        at -= 1
    if at >= tables.MOST_WAYS:
        return -1
    if s.way_count < tables.MOST_WAYS:
        s.way_count += 1
    for way in range(s.way_count - 1, at, -1):
        shift(s, c, way - 1, way)
    return at


def take_off(s: State, c: Control, way: int) -> None:
    """A way is listed no more."""
    for i in range(way, s.way_count - 1):
        shift(s, c, i + 1, i)
    s.way_count -= 1
    clear(s, s.way_count)


def clear(s: State, way: int) -> None:
    s.way_brakes[way] = 0
    s.way_tyres[way] = 0
    s.way_fate[way] = 0
    s.way_debris[way] = 0
    s.way_beside[way] = 0
    s.way_via[way] = 0


def drop_senseless(s: State, c: Control) -> None:
    """A dearer way that meets all that a cheaper one meets is no choice."""
    way = s.way_count - 1
    while way > 0:
        price = s.way_brakes[way] + s.way_tyres[way]
        for other in range(way):
            if (
                s.way_brakes[other] + s.way_tyres[other] < price
                and s.way_debris[other] <= s.way_debris[way]
                and s.way_beside[other] & s.way_beside[way] == s.way_beside[other]
            ):
                take_off(s, c, way)
                break
        way -= 1


def note_cars(s: State, c: Control, base: int) -> int:
    """Write down which cars stand beside the cells of the paper; 1 if there are any."""
    span = survey.noted(c, survey.WIDTH)
    for at in range(span):
        c.paper[layers.NEAR][at] = 0
    found = 0
    for car in range(s.seats):
        if car != s.car and field.on_track(s, car):
            cell = s.cell[car]
            for i in range(s.course.beside_count[cell]):
                at = survey.column(s, base, s.course.beside[cell][i])
                if at < span:
                    c.paper[layers.NEAR][at] = c.paper[layers.NEAR][at] | (1 << car)
                    found = 1
    return found


def meets_any(s: State, c: Control, base: int, goal: int) -> int:
    """1 if the move can meet debris or cars before it ends on a cell."""
    if not note_cars(s, c, base) and not survey.noted(c, survey.SOILED):
        return 0
    last = survey.noted(c, survey.LAST) if field.is_pit(s, goal) else survey.column(s, base, goal)
    for at in range(last):
        if (
            at
            and c.paper[survey.DRY][at] | c.paper[survey.SLID][at]
            and (c.paper[layers.NEAR][at] or field.has_debris(s, survey.cell_at(s, base, at)))
        ):
            return 1
    return 0


def may_drop(s: State) -> int:
    """1 if Temana can still drop something in this lap, so that every cell that he leaves matters (formula_d 137)."""
    return 1 if s.driver[s.car] == tables.TEMANA and s.scrap[s.car] == 0 and not s.trying else 0


def find(s: State, c: Control, end: int) -> None:
    """List the ways to an end that stands on the paper, the best first; none where there is nothing to choose."""
    base = survey.base_of(s)
    offers.forget_ways(s)
    c.paper[survey.NOTES][survey.LISTED] = s.end_cell[end] + 1
    if not meets_any(s, c, base, s.end_cell[end]) and not may_drop(s):
        return
    ends.list_prices(s, c, end)
    first = survey.noted(c, survey.FOUND)
    for price in range(first, first + survey.noted(c, survey.PRICES)):
        by_price(s, c, base, price, -1)
    drop_senseless(s, c)
    if may_drop(s):
        cover(s, c, base, first)


def cover(s: State, c: Control, base: int, price: int) -> None:
    """More ways, until every cell that the move can lead over lies on one of them."""
    for at in range(survey.noted(c, survey.LAST) + 1):
        c.paper[COVERED][at] = 0
    for way in range(s.way_count):
        mark_covered(s, c, base, way)
    for at in range(1, survey.noted(c, survey.LAST)):
        if (
            s.way_count < tables.MOST_WAYS
            and c.paper[COVERED][at] == 0
            and c.paper[survey.DRY][at] | c.paper[survey.SLID][at]
        ):
            by_price(s, c, base, price, at)
            if s.way_via[s.way_count]:
                s.way_count += 1
                mark_covered(s, c, base, s.way_count - 1)


def mark_covered(s: State, c: Control, base: int, way: int) -> None:
    for i in range(1, survey.number(c, ROUTE + way, STEPS)):
        cell = survey.number(c, ROUTE + way, i)
        if not field.is_pit(s, cell):
            c.paper[COVERED][survey.column(s, base, cell)] = 1


def by_price(s: State, c: Control, base: int, price: int, via: int) -> None:
    """All ways at one of the prices of the end."""
    cell = survey.number(c, offers.CELL, price)
    steps = survey.number(c, offers.DRIVEN, price)
    sliding = survey.number(c, offers.SLIDING, price)
    past = survey.number(c, offers.PAST, price)
    if past:
        for at in range(survey.noted(c, survey.LAST) + 1):
            if ends.can_run_wide(s, c, at, survey.cell_at(s, base, at)):
                wide_of(s, c, base, price, at, via)
    elif not field.is_pit(s, cell):
        to_column(s, c, base, price, survey.column(s, base, cell), steps, sliding, via)
    elif not field.is_pit(s, s.cell[s.car]):
        left = steps - (cell - s.course.cells) - 1
        for at in range(survey.noted(c, survey.LAST) + 1):
            entry = survey.cell_at(s, base, at)
            leads_in = 1 if s.course.pit_in[entry] >= 0 and s.course.corner[entry] == 0 else 0
            if leads_in and survey.has(c.paper[sliding][at], left):
                to_column(s, c, base, price, at, left, sliding, via)


def wide_of(s: State, c: Control, base: int, price: int, at: int, via: int) -> None:
    """All ways that overshoot from the last cell of a corner and end where they should."""
    past = survey.number(c, offers.PAST, price)
    left = survey.number(c, offers.DRIVEN, price) - past
    sliding = survey.number(c, offers.SLIDING, price)
    touched = 0
    here = survey.cell_at(s, base, at)
    for i in range(past):
        here = s.course.way[here][tables.AHEAD]
        if s.course.corner[here] and left + 1 + i <= s.reach:
            touched = 1
    if here != survey.number(c, offers.CELL, price) or (touched and not sliding):
        return
    for row in range(2):
        if (touched or row == sliding) and survey.has(c.paper[row][at], left):
            to_column(s, c, base, price, at, left, row, via)


def to_column(s: State, c: Control, base: int, price: int, at: int, steps: int, sliding: int, via: int) -> None:
    """All ways to a column of the track, from all sources."""
    root = s.cell[s.car]
    cell = survey.cell_at(s, base, at)
    corner = 0 if field.is_pit(s, root) else s.course.corner[root]
    if steps == 0 or (corner and s.course.corner[cell] == corner):
        follow(s, c, base, price, root, at, steps, sliding, layers.OWN, via)
        return
    part = layers.FAR if s.course.corner[cell] else layers.STRAIGHT
    if corner == 0 and not field.is_pit(s, root):
        follow(s, c, base, price, root, at, steps, sliding, part, via)
    elif corner:
        for source in range(survey.noted(c, survey.LAST) + 1):
            if straights.is_source(s, c, base, source):
                follow(s, c, base, price, survey.cell_at(s, base, source), at, steps, sliding, part, via)
    if survey.noted(c, survey.PITS):
        last = s.course.spots - 1
        if straights.source_bits(s, c, base, last, survey.DRY) | straights.source_bits(s, c, base, last, survey.SLID):
            follow(s, c, base, price, last, at, steps, sliding, part, via)


def take(s: State, c: Control, way: int) -> int:
    """Write the cells of one of the ways down as the one that is driven; returns its steps."""
    steps = survey.number(c, ROUTE + way, STEPS)
    for i in range(steps + 1):
        c.paper[ways.WAY][i] = c.paper[ROUTE + way][i]
    return steps


def recall(s: State, c: Control, end: int) -> None:
    """Have the ways to an end on the paper."""
    ends.recall(s, c)
    if survey.noted(c, survey.LISTED) != s.end_cell[end] + 1:
        find(s, c, end)
