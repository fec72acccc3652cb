"""Where a move can end and at what price: braking, being blocked, overshooting, home, the box.

All cells that a car can stop on without being out are offered. If there are none, those where a car in the way stops
it at a price that it can pay; if there are none of these either, the farthest cells, and the car is out
(formula_d 46, 61, 64, 65, 143).
"""

from __future__ import annotations

from ...control import Control
from ...layout import Wide
from . import damage, field, survey, tables, tyres
from .state import State

# Rows of the scratch paper, a column for each end.
DRIVEN = 10  # steps
SLIDING = 11  # 1: the steps are those of a move that slides
PAST = 12  # cells driven past a corner that the car overshot
TOLL = 13  # brake points for being carried into a corner
AFTER = 14

# What is looked for.
SAFE = 0
FIND_BLOCKED = 1
BLOCKED = 2
FIND_LOST = 3
LOST = 4

NOWHERE = 999


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
    return tables.SLIP_BRAKES if s.step == tables.SLIP and entered else 0


def offer(
    s: State, c: Control, cell: int, steps: int, sliding: int, past: int, toll: int, brakes: int, worn: int, end: int
) -> None:
    """Add an end, the cheap ones first; the same cell at a lower price takes the place of a dearer one."""
    for i in range(s.end_count):
        if s.end_cell[i] == cell:
            if s.end_brakes[i] + s.end_tyres[i] <= brakes + worn:
                return
            remove(s, c, i)
            break
    if s.end_count >= (tables.ENDS_FIRST if s.version == 1 else tables.ENDS):
        return
    at = s.end_count
    while at > 0 and s.end_brakes[at - 1] + s.end_tyres[at - 1] > brakes + worn:
        shift(s, c, at - 1, at)
        at -= 1
    s.end_cell[at] = cell
    s.end_brakes[at] = brakes
    s.end_tyres[at] = worn
    s.end_fate[at] = end
    c.paper[DRIVEN][at] = steps
    c.paper[SLIDING][at] = sliding
    c.paper[PAST][at] = past
    c.paper[TOLL][at] = toll
    s.end_count += 1


def shift(s: State, c: Control, source: int, target: int) -> None:
    """Move an end to another place of the list."""
    s.end_cell[target] = s.end_cell[source]
    s.end_brakes[target] = s.end_brakes[source]
    s.end_tyres[target] = s.end_tyres[source]
    s.end_fate[target] = s.end_fate[source]
    for row in range(DRIVEN, AFTER):
        c.paper[row][target] = c.paper[row][source]


def remove(s: State, c: Control, at: int) -> None:
    """Take an end off the list."""
    s.end_count -= 1
    for i in range(at, s.end_count):
        shift(s, c, i + 1, i)
    forget_from(s, s.end_count)


def forget_from(s: State, first: int) -> None:
    for i in range(first, tables.ENDS):
        s.end_cell[i] = 0
        s.end_brakes[i] = 0
        s.end_tyres[i] = 0
        s.end_fate[i] = 0


def forget(s: State) -> None:
    """No ends."""
    forget_from(s, 0)
    s.end_count = 0


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
    most = s.reach + s.slide if sliding else s.reach
    if is_gazed(s) and is_over_line(s, cell):
        most -= tables.GAZE
    if most < 0 or bits & survey.up_to(most) == 0:
        return -1
    return survey.highest(bits & survey.up_to(most))


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
    home = survey.ends_race(s, cell) if cell != s.cell[s.car] else 0
    left = cells_left(s, cell, steps, sliding)
    if left < 0 or (s.step == tables.SLIP and steps == 0):
        return least
    if s.version > 1 and aim in (FIND_LOST, LOST):
        left = s.reach + s.slide - steps  # the farthest in cells, sliding or not (formula_d 65)
    if home:
        left = 0
    if aim == FIND_LOST:
        return left if left < least else least
    if aim == LOST:
        if left == least:
            offer(s, c, cell, steps, sliding, past, 0, 0, 0, tables.LOST)
        return least
    if aim == SAFE:
        toll = toll_of(s, entered)
        brakes = left + toll
        if brakes <= brakes_left(s):
            end = fate(s, brakes, worn, past, hopeless)
            if end != tables.LOST:
                if home:
                    end = tables.ARRIVED
                offer(s, c, cell, steps, sliding, past, toll, brakes, worn, end)
        return least
    if not stuck:
        return least
    brakes = brakes_left(s)
    more = left - brakes
    if brakes < tables.BLOCKED_BRAKES or more > tables.BLOCKED_TYRES or s.rules & tables.BEGINNERS:
        return least
    end = fate(s, brakes, worn + more, past, hopeless)
    if end == tables.LOST:
        return least
    if aim == FIND_BLOCKED:
        return left if left < least else least
    if left == least:
        offer(s, c, cell, steps, sliding, past, 0, brakes, worn + more, end)
    return least


def is_stuck(s: State, c: Control, base: int, cell: int, steps: int) -> int:
    """1 if a car that has come to a cell with so many steps cannot go on."""
    for way in range(tables.WAYS):
        target = s.course.way[cell][way]
        if target >= 0 and survey.reaches(s, c, base, target):
            at = survey.column(s, base, target)
            if survey.has(c.paper[survey.DRY][at] | c.paper[survey.SLID][at], steps + 1):
                return 0
    return 0 if can_run_wide(s, c, base, cell) else 1


def can_run_wide(s: State, c: Control, base: int, cell: int) -> int:
    """1 if a car can leave its corner from that cell with too few stops, ahead in its lane (formula_d 47, 149)."""
    corner = s.course.corner[cell]
    if corner == 0 or survey.missing(s, corner) == 0:
        return 0
    ahead = s.course.way[cell][tables.AHEAD]
    return 1 if s.course.corner[ahead] != corner and survey.reaches(s, c, base, ahead) else 0


def enters(s: State, cell: int) -> int:
    """1 if a cell lies in another corner than the car."""
    corner = s.course.corner[cell]
    return 1 if corner and corner != s.course.corner[s.cell[s.car]] else 0


def on_the_road(s: State, c: Control, base: int, aim: int, least: int) -> int:
    """Ends on cells that are reached without overshooting."""
    fewest = least
    for at in range(survey.width(s)):
        for row in range(2):
            bits = c.paper[row][at]
            if bits:
                cell = survey.cell_at(s, base, at)
                steps = most_steps(s, bits, cell, row)
                if steps >= 0:
                    stuck = is_stuck(s, c, base, cell, steps) if aim in (FIND_BLOCKED, BLOCKED) else 0
                    fewest = consider(s, c, aim, fewest, cell, steps, row, 0, 0, 0, stuck, enters(s, cell))
    return fewest


def run_wide(s: State, c: Control, base: int, aim: int, least: int, cell: int, steps: int, sliding: int) -> int:
    """Out of a corner with too few stops: straight on in the lane for the rest of the move (formula_d 45 to 50)."""
    fewest = least
    first = s.course.corner[cell]
    hopeless = is_hopeless(s, first)
    entered = enters(s, cell)
    here = cell
    taken = steps
    slid = sliding
    past = 0
    corners = 1  # overshot so far
    cost = 0
    running = 1
    while running and taken < (s.reach + s.slide if slid else s.reach):
        ahead = s.course.way[here][tables.AHEAD]
        corner = s.course.corner[here]
        if past and corner and s.course.corner[ahead] != corner:
            corners += 1
            if is_hopeless(s, corner):
                hopeless = 1
        taken += 1
        past += 1
        cost += corners * tyres.factor(s, s.car)
        if s.course.corner[ahead]:
            entered = entered | enters(s, ahead)
            if taken <= s.reach:
                slid = 1
        here = ahead
        ended = survey.ends_race(s, here)
        running = 0 if ended or not survey.reaches(s, c, base, s.course.way[here][tables.AHEAD]) else 1
        fewest = consider(s, c, aim, fewest, here, taken, slid, past, cost, hopeless, 1 - running, entered)
    return fewest


def wide_of_corners(s: State, c: Control, base: int, aim: int, least: int) -> int:
    """Ends that a car comes to by overshooting."""
    fewest = least
    for at in range(survey.width(s)):
        cell = survey.cell_at(s, base, at)
        if (c.paper[survey.DRY][at] or c.paper[survey.SLID][at]) and can_run_wide(s, c, base, cell):
            for row in range(2):
                bits = c.paper[row][at]
                for steps in range(tables.MOST_STEPS):
                    if survey.has(bits, steps):
                        fewest = run_wide(s, c, base, aim, fewest, cell, steps, row)
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
                full = 1 if steps == (s.reach + s.slide if row else s.reach) else 0
                held = is_held(s, i)
                if cell == s.course.boxes[s.car] and cell != root:
                    offer(s, c, cell, steps, row, 0, 0, 0, 0, tables.BOX)
                elif full:
                    offer(s, c, cell, steps, row, 0, 0, 0, 0, tables.FINE)
                elif held:
                    offer(s, c, cell, steps, row, 0, 0, 0, 0, tables.HELD)


def is_held(s: State, i: int) -> int:
    """1 if a car in the lane cannot go on, within the lane or out of it (formula_d 97, 99)."""
    if i + 1 < s.course.spots - s.course.cells:
        return 1 if field.car_on(s, s.course.cells + i + 1) else 0
    for exit in range(tables.EXITS):
        if field.car_on(s, s.course.exits[exit]) == 0:
            return 0
    return 1


def gather(s: State, c: Control, base: int, aim: int, least: int) -> int:
    """All ends of one kind."""
    return wide_of_corners(s, c, base, aim, on_the_road(s, c, base, aim, least))


def find(s: State, c: Control) -> None:
    """List where the move can end (formula_d 58 to 66)."""
    forget(s)
    survey.look(s, c)
    base = survey.base_of(s)
    gather(s, c, base, SAFE, NOWHERE)
    in_the_pits(s, c)
    if s.end_count > 0 or s.step == tables.SLIP:
        return
    left = gather(s, c, base, FIND_BLOCKED, NOWHERE)
    if left < NOWHERE:
        gather(s, c, base, BLOCKED, left)
        return
    left = gather(s, c, base, FIND_LOST, NOWHERE)
    gather(s, c, base, LOST, left)
