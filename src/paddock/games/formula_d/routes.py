"""The ways to one end of a move: one for each price, debris and company that a driver may care about (formula_d 165).

A way is followed from its end back to the car, through the next corner, over the straight, out of the car's own corner.
A row of the paper is a layer: all places where ways can be that have so many steps still behind them. Ways that have
met the same from there on to the end are one.
"""

from __future__ import annotations

from ...control import Control
from ...layout import Wide
from . import ends, field, straights, survey, tables, ways
from .state import State

NEAR = 23
"""The row of the scratch paper with the cars beside each column, as a set of bits."""
LAYER = 24
"""The first of the rows of layers: a place in each column, and how many they are in the last one."""
COVERED = LAYER + tables.MOST_STEPS
"""The row with a 1 in the columns that a way leads over, where every cell matters."""
ROUTE = COVERED + 1
"""The first of the rows with the cells of a way; the last columns hold its steps and what they cost."""
STEPS = 180
PAST = 181
TOLL = 182
COUNT = 183
PLACES = 180  # of one layer

THROUGH_PITS = 1 << tables.SEATS
"""Beside the cars: the way leads through the pit lane."""

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


def step_to(s: State, c: Control, layer: int, index: int, at: int, cell: int, sliding: int, part: int, via: int) -> None:
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


def can_start(s: State, c: Control, base: int, source: int, at: int, steps: int, sliding: int) -> int:
    """1 if a way from a source may come to a cell of its straight with so many steps in all."""
    near = survey.number(c, survey.STEPS, at)
    return 1 if near and ways.source_reached(s, c, base, source, steps - near + 1, 0, sliding) else 0


def follow(
    s: State, c: Control, base: int, price: int, source: int, at: int, steps: int, sliding: int, part: int, via: int
) -> None:
    """All ways by a source to a column that is reached with so many steps, and on to the end at one of its prices."""
    if part != OWN and survey.noted(c, survey.SOURCE) != source:
        straights.carry(s, c, base, source)
    if part == STRAIGHT and not can_start(s, c, base, source, at, steps, sliding):
        return
    for layer in range(steps + 1):
        c.paper[LAYER + layer][COUNT] = 0
    over = 1 if at == via and steps < survey.number(c, ends.DRIVEN, price) else 0
    add(c, steps, place(at, sliding, part, over, 0, 0), 0)
    for layer in range(steps, 0, -1):
        back(s, c, base, source, layer, via)
    if part != OWN and field.is_pit(s, source):
        for layer in range(steps):
            for index in range(survey.number(c, LAYER + layer, COUNT)):
                if part_of(c.paper[LAYER + layer][index]) == PITS:
                    finish(s, c, base, price, layer, index, steps, via)
        return
    for index in range(survey.number(c, LAYER, COUNT)):
        finish(s, c, base, price, 0, index, steps, via)


def finish(s: State, c: Control, base: int, price: int, first: int, index: int, steps: int, via: int) -> None:
    """Write down the cells of a way from a place of its first layer on, and list it."""
    at = index
    for layer in range(first, steps + 1):
        word = c.paper[LAYER + layer][at]
        c.paper[ways.WAY][layer] = survey.cell_at(s, base, column_of(word))
        at = came_from(word)
    if first > 0 or field.is_pit(s, s.cell[s.car]):
        sliding = slid(c.paper[LAYER + first][index])
        c.paper[ways.WAY][first] = s.course.spots - 1
        ways.trace_back(s, c, base, first, sliding)
    add_tail(s, c, price, steps)
    enter(s, c, base, price, via)


def add_tail(s: State, c: Control, price: int, steps: int) -> None:
    """The cells after the last one that was chosen: straight on past a corner, or along the pit lane."""
    here = survey.number(c, ways.WAY, steps)
    for step in range(steps + 1, survey.number(c, ends.DRIVEN, price) + 1):
        if field.is_pit(s, here):
            here += 1
        elif survey.number(c, ends.PAST, price):
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
    steps = survey.number(c, ends.DRIVEN, price)
    debris = 0
    beside = 0
    over = 0
    for i in range(1, steps):
        cell = survey.number(c, ways.WAY, i)
        if field.is_pit(s, cell):
            if not field.is_pit(s, survey.number(c, ends.CELL, price)):
                beside = beside | THROUGH_PITS
        else:
            at = survey.column(s, base, cell)
            debris = more_debris(s, debris, cell)
            beside = beside | survey.number(c, NEAR, at)
            if at == via:
                over = 1
    brakes = survey.number(c, ends.BRAKES, price)
    worn = survey.number(c, ends.WORN, price)
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
    s.way_fate[at] = survey.number(c, ends.FATE, price)
    s.way_debris[at] = debris
    s.way_beside[at] = beside
    s.way_via[at] = survey.cell_at(s, base, via) + 1 if via >= 0 else 0
    for i in range(steps + 1):
        c.paper[ROUTE + at][i] = c.paper[ways.WAY][i]
    c.paper[ROUTE + at][STEPS] = steps
    c.paper[ROUTE + at][PAST] = c.paper[ends.PAST][price]
    c.paper[ROUTE + at][TOLL] = c.paper[ends.TOLL][price]


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
    for i in range(STEPS, COUNT):
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
        c.paper[NEAR][at] = 0
    found = 0
    for car in range(s.seats):
        if car != s.car and field.on_track(s, car):
            cell = s.cell[car]
            for i in range(s.course.beside_count[cell]):
                at = survey.column(s, base, s.course.beside[cell][i])
                if at < span:
                    c.paper[NEAR][at] = c.paper[NEAR][at] | (1 << car)
                    found = 1
    return found


def may_drop(s: State) -> int:
    """1 if Temana can still drop something in this lap, so that every cell that he leaves matters (formula_d 137)."""
    return 1 if s.driver[s.car] == tables.TEMANA and s.scrap[s.car] == 0 and not s.trying else 0


def find(s: State, c: Control, end: int) -> None:
    """List the ways to an end that stands on the paper, the best first; none where there is nothing to choose."""
    base = survey.base_of(s)
    ends.forget_ways(s)
    c.paper[survey.NOTES][survey.LISTED] = s.end_cell[end] + 1
    near = note_cars(s, c, base)
    if near == 0 and survey.noted(c, survey.SOILED) == 0 and not may_drop(s):
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
    cell = survey.number(c, ends.CELL, price)
    steps = survey.number(c, ends.DRIVEN, price)
    sliding = survey.number(c, ends.SLIDING, price)
    past = survey.number(c, ends.PAST, price)
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
            if s.course.pit_in[entry] >= 0 and s.course.corner[entry] == 0:
                if survey.has(c.paper[sliding][at], left):
                    to_column(s, c, base, price, at, left, sliding, via)


def wide_of(s: State, c: Control, base: int, price: int, at: int, via: int) -> None:
    """All ways that overshoot from the last cell of a corner and end where they should."""
    past = survey.number(c, ends.PAST, price)
    left = survey.number(c, ends.DRIVEN, price) - past
    sliding = survey.number(c, ends.SLIDING, price)
    touched = 0
    here = survey.cell_at(s, base, at)
    for i in range(past):
        here = s.course.way[here][tables.AHEAD]
        if s.course.corner[here] and left + 1 + i <= s.reach:
            touched = 1
    if here != survey.number(c, ends.CELL, price) or (touched and not sliding):
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
        follow(s, c, base, price, root, at, steps, sliding, OWN, via)
        return
    part = FAR if s.course.corner[cell] else STRAIGHT
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
