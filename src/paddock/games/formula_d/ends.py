"""Where a move can end and at what price: braking, being blocked, overshooting, home, the box.

All cells that a car can stop on without being out are offered. If there are none, those where a car in the way stops
it at a price that it can pay; if there are none of these either, the farthest cells, and the car is out
(formula_d 46, 61, 64, 65, 143).
"""

from __future__ import annotations

from ...control import Control
from ...layout import Wide
from . import damage, field, offers, question, straights, survey, tables, tyres
from .state import State

# What is looked for.
SAFE = 0
BLOCKED = 1
LOST = 2


def fate(s: State, brakes: int, worn: int, past: int, hopeless: int) -> int:
    """How a move ends for a car that pays so much and overshoots by so many cells (formula_d 45, 46, 51 to 54)."""
    if hopeless:
        return tables.LOST
    if s.trying:
        return tables.OVERSHOT if past else tables.FINE
    if s.rules & tables.BEGINNERS:
        if brakes + worn >= damage.left(s, s.car, tables.TYRES) and brakes + worn > 0:
            return tables.LOST
        return tables.OVERSHOT if past else tables.FINE
    own = s.points[s.car][tables.TYRES]
    if brakes > s.points[s.car][tables.BRAKES]:
        return tables.LOST
    if past and own == 0:
        return tables.SPUN if past == 1 and worn == tyres.factor(s, s.car) else tables.LOST
    if worn > own:
        return tables.LOST
    if past:
        return tables.SPUN if worn == own else tables.OVERSHOT
    return tables.FINE


def is_hopeless(s: State, corner: int) -> int:
    """1 if leaving a corner now ends the race for the car, or its qualifying lap (formula_d 46, 106, 155)."""
    lacking = survey.missing(s, corner)
    if s.trying:
        return 1 if lacking >= 2 and lacking == s.course.stops[corner] else 0
    return 1 if lacking >= 2 else 0


def brakes_left(s: State) -> int:
    """Cells that the car can brake: brakes do not eliminate, a beginner's last point would (formula_d 58, 60, 161)."""
    if s.trying:
        return 0
    points = damage.left(s, s.car, tables.BRAKES)
    return points - 1 if s.rules & tables.BEGINNERS else points


def toll_of(s: State, entered: int) -> int:
    """Brake points for being carried into a corner by the slipstream (formula_d 88)."""
    return tables.SLIP_BRAKES if survey.slips(s) and entered else 0


def is_gazed(s: State) -> int:
    """1 if the car loses a cell when it crosses the line: Li races, and this is not the start (formula_d 131, 160)."""
    if s.rules & tables.STREET == 0 or s.lap[s.car] == 0 or s.driver[s.car] == tables.LI:
        return 0
    for car in range(s.seats):
        if s.driver[car] == tables.LI and field.is_running(s, car):
            return 1
    return 0


def is_over_line(s: State, cell: int) -> int:
    """1 if a cell that can be reached in this move lies past the finish line."""
    return 1 if s.course.progress[cell] < s.course.progress[s.cell[s.car]] else 0


def cells_left(s: State, cell: int, steps: int, sliding: int) -> int:
    """Cells not driven by a move that ends there; below 0 if the move cannot come so far (formula_d 131)."""
    left = s.reach - steps if not sliding else s.reach + s.slide - steps
    if not is_gazed(s):
        return left
    if is_over_line(s, cell):
        return left - tables.GAZE
    if left == tables.GAZE:
        for way in range(tables.WAYS):
            target = s.course.way[cell][way]
            if target >= 0 and s.course.finish[target] and not s.course.finish[cell]:
                return 0
    return left


def most_steps(s: State, bits: Wide, cell: int, sliding: int) -> int:
    """The most steps of a set with which the move can end there; -1 if there are none."""
    most = survey.most(s, sliding)
    if is_gazed(s) and is_over_line(s, cell):
        most -= tables.GAZE
    while most >= 0 and not survey.has(bits, most):
        most -= 1
    return most


def consider(
    s: State,
    c: Control,
    aim: int,
    least: int,
    cell: int,
    steps: int,
    sliding: int,
    past: int,
    worn: int,
    hopeless: int,
    stuck: int,
    entered: int,
) -> int:
    """Look at one end; returns the fewest cells left over so far, where these are looked for."""
    home = survey.is_home(s, c, cell) if cell != s.cell[s.car] else 0
    left = cells_left(s, cell, steps, sliding)
    if left < 0 or (survey.slips(s) and steps == 0):
        return least
    if s.version > 1 and aim == LOST:
        left = s.reach + s.slide - steps  # the farthest in cells, sliding or not (formula_d 65)
    if home:
        left = 0
    if aim == SAFE:
        toll = toll_of(s, entered)
        brakes = left + toll
        if brakes <= brakes_left(s):
            end = fate(s, brakes, worn, past, hopeless)
            if end != tables.LOST:
                if home:
                    end = tables.ARRIVED
                offers.offer(s, c, cell, steps, sliding, past, toll, brakes, worn, end)
        return least
    if left > least or (aim == BLOCKED and not stuck):
        return least
    if aim == LOST:
        offers.offer_farthest(s, c, least, left, cell, steps, sliding, past, 0, 0, tables.LOST)
        return left
    brakes = brakes_left(s)
    more = left - brakes
    if brakes < tables.BLOCKED_BRAKES or more > tables.BLOCKED_TYRES or s.rules & tables.BEGINNERS:
        return least
    end = fate(s, brakes, worn + more, past, hopeless)
    if end == tables.LOST:
        return least
    offers.offer_farthest(s, c, least, left, cell, steps, sliding, past, brakes, worn + more, end)
    return left


def is_free(c: Control, at: int) -> int:
    """1 if a column is on the paper and no car stands there."""
    return 1 if c.paper[survey.TAKEN][at] == 0 else 0


def is_stuck(s: State, c: Control, at: int, cell: int, steps: int) -> int:
    """1 if a car that has come to a cell with so many steps cannot go on."""
    for way in range(tables.WAYS):
        if s.course.way[cell][way] >= 0:
            to = at + s.course.on[cell][way]
            if is_free(c, to) and survey.has(c.paper[survey.DRY][to] | c.paper[survey.SLID][to], steps + 1):
                return 0
    return 0 if can_run_wide(s, c, at, cell) else 1


def can_run_wide(s: State, c: Control, at: int, cell: int) -> int:
    """1 if a car can leave its corner from that cell with too few stops, ahead in its lane (formula_d 47, 149)."""
    corner = s.course.corner[cell]
    if corner == 0 or s.course.corner[s.course.way[cell][tables.AHEAD]] == corner or survey.missing(s, corner) == 0:
        return 0
    return is_free(c, at + s.course.on[cell][tables.AHEAD])


def enters(s: State, cell: int) -> int:
    """1 if a cell lies in another corner than the car."""
    corner = s.course.corner[cell]
    return 1 if corner and corner != s.course.corner[s.cell[s.car]] else 0


def fewest_steps(s: State, c: Control, aim: int, sliding: int) -> int:
    """With fewer steps no end is worth a look: more cells would be left over than the car can brake."""
    if aim != SAFE or survey.noted(c, survey.HOME):
        return 0
    fewest = survey.most(s, sliding) - brakes_left(s) - tables.GAZE
    return fewest if fewest > 0 else 0


def on_the_road(s: State, c: Control, base: int, aim: int, least: int) -> int:
    """Ends on cells that are reached without overshooting."""
    fewest = least
    dry = fewest_steps(s, c, aim, survey.DRY)
    slid = fewest_steps(s, c, aim, survey.SLID)
    first = dry if dry < slid else slid  # on the track a step is a column or more
    for at in range(0 if survey.noted(c, survey.PITS) else first, survey.noted(c, survey.LAST) + 1):
        if (c.paper[survey.DRY][at] | c.paper[survey.SLID][at]) >> first == 0:
            continue
        for row in range(2):
            bits = c.paper[row][at]
            if bits >> (slid if row else dry):
                cell = survey.cell_at(s, base, at)
                steps = most_steps(s, bits, cell, row)
                if steps >= 0:
                    stuck = is_stuck(s, c, at, cell, steps) if aim == BLOCKED else 0
                    fewest = consider(s, c, aim, fewest, cell, steps, row, 0, 0, 0, stuck, enters(s, cell))
    return fewest


def is_ruined(s: State, past: int, worn: int) -> int:
    """1 if a car that has overshot so far is out, however the move ends."""
    if s.trying:
        return 0
    own = s.points[s.car][tables.TYRES]
    if s.rules & tables.BEGINNERS:
        return 1 if worn >= own else 0
    return 1 if worn > own and (own > 0 or past > 1) else 0


def run_wide(
    s: State, c: Control, aim: int, least: int, first: int, cell: int, steps: int, sliding: int, hopeless: int
) -> int:
    """Out of a corner with too few stops: straight on in the lane for the rest of the move (formula_d 45 to 50)."""
    fewest = least
    ruined = hopeless
    entered = enters(s, cell)
    here = cell
    at = first
    taken = steps
    slid = sliding
    past = 0
    corners = 1  # overshot so far
    cost = 0
    running = 1
    while running and taken < survey.most(s, slid):
        ahead = s.course.way[here][tables.AHEAD]
        corner = s.course.corner[here]
        if past and corner and s.course.corner[ahead] != corner:
            corners += 1
            if is_hopeless(s, corner):
                ruined = 1
        taken += 1
        past += 1
        cost += corners * tyres.factor(s, s.car)
        if aim == SAFE and (ruined or is_ruined(s, past, cost)):
            return fewest
        if s.course.corner[ahead]:
            entered = entered | enters(s, ahead)
            if taken <= s.reach:
                slid = 1
        at += s.course.on[here][tables.AHEAD]
        here = ahead
        running = 0 if survey.is_home(s, c, here) else is_free(c, at + s.course.on[here][tables.AHEAD])
        fewest = consider(s, c, aim, fewest, here, taken, slid, past, cost, ruined, 1 - running, entered)
    return fewest


def wide_of_corners(s: State, c: Control, base: int, aim: int, least: int) -> int:
    """Ends that a car comes to by overshooting."""
    fewest = least
    for at in range(survey.noted(c, survey.TOUCHED), survey.noted(c, survey.LAST) + 1):
        if c.paper[survey.DRY][at] | c.paper[survey.SLID][at]:
            cell = survey.cell_at(s, base, at)
            if can_run_wide(s, c, at, cell):
                hopeless = is_hopeless(s, s.course.corner[cell])
                for row in range(2):
                    bits = c.paper[row][at]
                    steps = 0
                    while bits >> steps and not (hopeless and aim == SAFE):
                        if survey.has(bits, steps):
                            fewest = run_wide(s, c, aim, fewest, at, cell, steps, row, hopeless)
                        steps += 1
    return fewest


def in_the_pits(s: State, c: Control) -> None:
    """Ends in the pit lane: the own box, behind a car, or where the roll leads; all free (formula_d 95 to 97, 154)."""
    root = s.cell[s.car]
    lane = s.course.spots - s.course.cells
    for i in range(lane):
        cell = s.course.cells + i
        for row in range(2):
            bits = c.paper[survey.PIT + row][i]
            if bits:
                steps = survey.highest(bits)
                full = 1 if steps == survey.most(s, row) else 0
                held = is_held(s, i)
                if cell == s.course.boxes[s.car] and cell != root:
                    offers.offer(s, c, cell, steps, row, 0, 0, 0, 0, tables.BOX)
                elif full:
                    offers.offer(s, c, cell, steps, row, 0, 0, 0, 0, tables.FINE)
                elif held:
                    offers.offer(s, c, cell, steps, row, 0, 0, 0, 0, tables.HELD)


def is_held(s: State, i: int) -> int:
    """1 if a car in the lane cannot go on, within the lane or out of it (formula_d 97, 99)."""
    if i + 1 < s.course.spots - s.course.cells:
        return 1 if field.car_on(s, s.course.cells + i + 1) else 0
    for exit in range(tables.EXITS):
        if field.car_on(s, s.course.exits[exit]) == 0:
            return 0
    return 1


def gather(s: State, c: Control, base: int, aim: int) -> None:
    """All ends of one kind."""
    c.paper[survey.NOTES][survey.AIM] = aim
    wide_of_corners(s, c, base, aim, on_the_road(s, c, base, aim, offers.NOWHERE))


def search(s: State, c: Control) -> None:
    """Look where the move can end (formula_d 58 to 66)."""
    straights.look(s, c)
    base = survey.base_of(s)
    c.paper[survey.NOTES][survey.FOUND] = 0
    gather(s, c, base, SAFE)
    if survey.noted(c, survey.PITS):
        in_the_pits(s, c)
    if survey.slips(s):
        return
    if survey.noted(c, survey.FOUND) == 0:
        gather(s, c, base, BLOCKED)
    if survey.noted(c, survey.FOUND) == 0:
        gather(s, c, base, LOST)


def find(s: State, c: Control) -> None:
    """List where the move can end."""
    search(s, c)
    question.answered(s, c)
    offers.forget_ends(s)
    offers.list_ends(s, c)


def recall(s: State, c: Control) -> None:
    """Have the ends that the position lists on the paper: they are still there if nothing else was asked since."""
    if not question.repeated(s, c):
        find(s, c)


def list_prices(s: State, c: Control, end: int) -> None:
    """All prices at which the move can end on the cell of an end, with fewer steps or more of them (formula_d 165).

    They stand on the paper after the ends. A car that is blocked or lost has no choice of prices.
    """
    base = survey.base_of(s)
    cell = s.end_cell[end]
    c.paper[survey.NOTES][survey.PRICES] = 0
    if survey.noted(c, survey.AIM) != SAFE:
        at = survey.number(c, offers.PLACE, end)
        offers.add_price(
            c,
            cell,
            survey.number(c, offers.DRIVEN, at),
            survey.number(c, offers.SLIDING, at),
            survey.number(c, offers.PAST, at),
            survey.number(c, offers.TOLL, at),
            survey.number(c, offers.BRAKES, at),
            survey.number(c, offers.WORN, at),
            survey.number(c, offers.FATE, at),
        )
        return
    c.paper[survey.NOTES][survey.GOAL] = cell + 1
    if field.is_pit(s, cell):
        in_the_pits(s, c)
    elif offers.of_end(c, offers.PAST, end):
        wide_of_corners(s, c, base, SAFE, offers.NOWHERE)
    else:
        at = survey.column(s, base, cell)
        for row in range(2):
            steps = most_steps(s, c.paper[row][at], cell, row)
            while steps >= 0:
                if survey.has(c.paper[row][at], steps):
                    consider(s, c, SAFE, offers.NOWHERE, cell, steps, row, 0, 0, 0, 0, enters(s, cell))
                steps -= 1
    c.paper[survey.NOTES][survey.GOAL] = 0
