"""The move itself: along the way to the end that was chosen, what it costs, the slipstream."""

from __future__ import annotations

from ... import journal
from ...control import Control
from . import damage, ends, field, happenings, laps, offers, routes, survey, tables, ways
from .state import State


def end_of(s: State, cell: int) -> int:
    """The number of the end on a cell; -1 if the move cannot end there."""
    for end in range(s.end_count):
        if s.end_cell[end] == cell:
            return end
    return -1


def refuse(s: State, cell: int) -> int:
    """The ruling that refuses an end of the move, or 0."""
    if end_of(s, cell) >= 0:
        return 0
    if cell < 0 or cell >= s.course.spots:
        return 30
    if cell != s.cell[s.car] and field.car_on(s, cell):
        return 31
    return 154 if field.is_pit(s, cell) else 30


def step(s: State, c: Control, source: int, target: int, left: int) -> None:
    """One cell on (formula_d 30, 42)."""
    car = s.car
    journal.note(c, happenings.STEPPED, car, 30, source, target, left, 0)
    if laps.crosses(s, source, target):
        s.crossed = 1
    if laps.passes_police(s, source, target):
        s.passed = 1
    if s.course.corner[target] != s.course.corner[source]:
        s.stops[car] = 0
    if s.driver[car] == tables.TEMANA and s.trail_count < tables.MOST_STEPS:
        s.trail[s.trail_count] = source
        s.trail_count += 1
    s.cell[car] = target
    s.drove += 1


def go(s: State, c: Control, steps: int) -> None:
    """Drive the way that stands on the paper; debris on the cells before the last one is remembered
    (formula_d 82, 91)."""
    source = s.cell[s.car]
    if s.drove and field.has_debris(s, source):
        s.hazards += 1
    for i in range(1, steps + 1):
        target = survey.number(c, ways.WAY, i)
        step(s, c, s.cell[s.car], target, steps - i)
        if i < steps and target < s.course.cells and field.has_debris(s, target):
            s.hazards += 1
    journal.note(c, happenings.DROVE, s.car, 30, source, s.cell[s.car], steps, 0)


def wear(s: State, c: Control, brakes: int, worn: int, past: int, blocked: int) -> None:
    """Pay for braking, for being blocked and for overshooting (formula_d 45, 58, 61)."""
    car = s.car
    cause = happenings.BY_BLOCK if blocked else happenings.BY_BRAKING
    damage.take(s, c, car, tables.BRAKES, brakes, cause, 61 if blocked else 58)
    own = damage.left(s, car, tables.TYRES)
    cost = worn if worn <= own else own
    damage.take(s, c, car, tables.TYRES, cost, happenings.BY_OVERSHOOT if past else cause, 45 if past else 61)


def choose(s: State, c: Control, end: int) -> None:
    """Move to an end; where ways to it differ, the driver is asked for one first (formula_d 165)."""
    ends.recall(s, c)
    if s.version < tables.CHOSEN_WAYS:
        take_end(s, c, end)
        return
    routes.find(s, c, end)
    if s.way_count > 1:
        s.aim = s.end_cell[end] + 1
        s.slipping = survey.slips(s)
        s.step = tables.WAY
    elif s.way_count:
        take_way(s, c, 0)
    else:
        take_end(s, c, end)


def take_end(s: State, c: Control, end: int) -> None:
    """Move to an end that stands on the paper by the one way that there is, or by one of those that are alike."""
    past = offers.of_end(c, offers.PAST, end)
    toll = offers.of_end(c, offers.TOLL, end)
    steps = ways.trace(s, c, end)
    drive(s, c, steps, s.end_fate[end], s.end_brakes[end], s.end_tyres[end], past, toll)


def take_way(s: State, c: Control, way: int) -> None:
    """Move by one of the ways that stand on the paper."""
    past = survey.number(c, routes.ROUTE + way, routes.PAST)
    toll = survey.number(c, routes.ROUTE + way, routes.TOLL)
    steps = routes.take(s, c, way)
    drive(s, c, steps, s.way_fate[way], s.way_brakes[way], s.way_tyres[way], past, toll)


def drive(s: State, c: Control, steps: int, fate: int, brakes: int, worn: int, past: int, toll: int) -> None:
    """Drive the way that stands on the paper, and bear what comes of it."""
    car = s.car
    if survey.slips(s):
        journal.note(c, happenings.SLIPPED, car, 85, may_slip(s) - 1, 0, 0, 0)
    go(s, c, steps)
    offers.forget(s)
    if fate == tables.LOST:
        lose(s, c, past)
        return
    if toll:
        journal.note(c, happenings.CARRIED, car, 88, toll, 0, 0, 0)
        damage.take(s, c, car, tables.BRAKES, toll, happenings.BY_SLIPSTREAM, 88)
    if brakes - toll > 0 or worn > 0:
        blocked = 1 if worn > 0 and past == 0 else 0
        wear(s, c, brakes - toll, worn, past, blocked)
        if brakes - toll > 0 or blocked:
            s.braked = 1
            journal.note(c, happenings.BRAKED, car, 61 if blocked else 58, brakes - toll, worn if blocked else 0, 0, 0)
    if past:
        s.locked = 1
        journal.note(c, happenings.OVERSHOT, car, 45, past, worn, 0, 0)
        if s.trying:
            s.throws[car] += worn
    if fate == tables.SPUN:
        spin(s, c)
    elif fate == tables.BOX:
        s.in_box = 1
    elif fate == tables.HELD:
        journal.note(c, happenings.HELD, car, 97, s.cell[car], 0, 0, 0)


def lose(s: State, c: Control, past: int) -> None:
    """The move ends the race for the car, or its qualifying lap (formula_d 46, 53, 61, 106)."""
    if s.trying:
        s.aborted[s.car] = 1
        return
    cause = happenings.BY_CORNER if past else happenings.BY_BLOCK
    damage.put_out(s, c, s.car, cause, 46 if past else 61)


def spin(s: State, c: Control) -> None:
    """The tyres are gone: the car faces backwards and starts again in first gear (formula_d 51, 55)."""
    s.spun[s.car] = 1
    s.gear[s.car] = 1
    journal.note(c, happenings.SPUN, s.car, 51, s.cell[s.car], 0, 0, 0)


def stop(s: State, c: Control) -> None:
    """A move that ends in a corner is a stop, unless the car overshot into it (formula_d 40, 43, 49, 148)."""
    car = s.car
    corner = s.course.corner[s.cell[car]]
    if corner == 0 or s.locked:
        return
    if s.stops[car] < s.course.stops[corner]:
        s.stops[car] += 1
    journal.note(c, happenings.STOPPED, car, 40, corner, s.stops[car], s.course.stops[corner], 0)


def is_home(s: State) -> int:
    """1 if the car has crossed the line for the last time in this move."""
    return 1 if s.crossed and s.lap[s.car] >= survey.last_lap(s) else 0


def may_slip(s: State) -> int:
    """The car in whose slipstream the car is plus 1; 0 if there is none (formula_d 84, 92, 153)."""
    car = s.car
    if s.rules & tables.BEGINNERS or s.trying or s.braked or s.locked:
        return 0
    if not field.on_track(s, car) or s.gear[car] < tables.SLIP_GEAR or is_home(s):
        return 0
    leader = field.car_on(s, s.course.way[s.cell[car]][tables.AHEAD])
    if leader == 0:
        return 0
    gear = s.gear[leader - 1]
    return leader if gear >= tables.SLIP_GEAR and gear <= s.gear[car] else 0
