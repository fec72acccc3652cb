"""From set-up to the end: cars are made ready, then round after round, run until somebody must decide."""

from __future__ import annotations

from ... import journal, luck
from ...control import Control
from . import (
    checks,
    ends,
    field,
    finish,
    gears,
    grid,
    happenings,
    laps,
    moving,
    pits,
    street,
    tables,
    tyres,
    weather,
)
from .state import State


def open_meeting(s: State, c: Control) -> None:
    """The cars are ready: the weather, then qualifying or the roll for the grid (formula_d 104, 108)."""
    s.car = 0
    if s.rules & tables.QUALIFYING:
        s.trying = 1
    s.step = tables.REROLL
    if s.rules & tables.WEATHER:
        weather.roll(s, c)


def go_on(s: State, c: Control) -> None:
    """The weather is known: before qualifying, before the race, or in a turn."""
    if s.omen:
        weather.settle(s, c)
    if s.round > 0:
        s.step = tables.SCRAP
        return
    if s.trying:
        for car in range(s.seats):
            s.order[car] = car
        s.order_count = s.seats
        s.turn = 0
    else:
        grid.draw(s, c)
        grid.line_up(s, c)
    s.step = tables.FITTING


def is_fitting(s: State) -> int:
    """1 if the next car in line chooses its tyres (formula_d 104, 108)."""
    if s.rules & tables.TYRE_CHOICE == 0 or s.turn >= s.order_count:
        return 0
    return 1 if not s.withdrawn[s.order[s.turn]] else 0


def fit(s: State, c: Control, car: int, kind: int) -> None:
    """A car gets its tyres."""
    tyres.fit(s, car, kind)
    journal.note(c, happenings.FITTED, car, 119 if s.round else 112, kind, 0, 0, 0)


def end_fitting(s: State, c: Control) -> None:
    """The next car chooses, or all have: qualifying begins, or the race."""
    if s.rules & tables.TYRE_CHOICE and s.turn < s.order_count:
        s.turn += 1
        return
    if s.trying:
        next_trial(s, c, 0)
    else:
        grid.repair_points(s)
        start_round(s, c)


def next_trial(s: State, c: Control, first: int) -> None:
    """The next qualifying lap; after the last one the race is made ready (formula_d 106)."""
    for car in range(first, s.seats):
        if not s.withdrawn[car]:
            grid.begin_trial(s, car)
            s.step = tables.NEXT
            return
    s.trying = 0
    s.step = tables.REROLL
    if s.rules & tables.WEATHER:
        weather.roll(s, c)


def start_round(s: State, c: Control) -> None:
    """A new round, in the order of the cars on the track (formula_d 14, 15)."""
    s.round += 1
    field.line_up(s)
    journal.note(c, happenings.ROUND, -1, 15, s.round, 0, 0, 0)
    s.step = tables.NEXT


def next_turn(s: State, c: Control) -> None:
    """The next car of the round that still runs; then a new round, the next qualifying lap, or the end."""
    clear_turn(s)
    while s.turn < s.order_count and not field.is_running(s, s.order[s.turn]):
        s.turn += 1
    if s.turn < s.order_count:
        s.car = s.order[s.turn]
        s.turn += 1
        begin_turn(s, c)
    elif s.trying:
        end_trial_round(s, c)
    elif finish.running(s) == 0:
        finish.end_race(s, c)
    else:
        start_round(s, c)


def end_trial_round(s: State, c: Control) -> None:
    """A car alone goes on at once; when it is through, or out, the next one comes."""
    car = s.order[0]
    if field.is_running(s, car) and not s.aborted[car]:
        s.turn = 0
        return
    grid.end_trial(s, c, car)
    next_trial(s, c, car + 1)


def clear_turn(s: State) -> None:
    """Forget what belongs to a turn."""
    s.car = 0
    s.die = 0
    s.strain = 0
    s.reach = 0
    s.slide = 0
    s.leaving = 0
    s.in_box = 0
    s.from_pit = 0
    s.fixed = 0
    s.technical = 0
    s.omen = 0
    clear_move(s)
    ends.forget(s)


def clear_move(s: State) -> None:
    """Forget what belongs to a move."""
    s.braked = 0
    s.locked = 0
    s.crossed = 0
    s.passed = 0
    s.drove = 0
    s.hazards = 0
    for i in range(s.trail_count):
        s.trail[i] = 0
    s.trail_count = 0


def begin_turn(s: State, c: Control) -> None:
    """The start roll in the first turn, then the gear (formula_d 9, 10, 12, 28, 29)."""
    car = s.car
    journal.count_turn(c, car)
    s.from_pit = field.is_pit(s, s.cell[car])
    s.step = tables.GEAR
    if s.started[car] == 0 and not s.trying:
        s.started[car] = 1
        if s.rules & tables.BEGINNERS == 0:
            started = grid.is_stalled(s, c, car)
            if started == 1:
                s.step = tables.NEXT
                return
            if started == 2:
                gears.shift(s, c, car, 1)
                s.reach = tables.FLYING_CELLS
                s.slide = tyres.slide(s, car)
                open_move(s, c)
                return
    if gears.only_gear(s, car):
        gears.shift(s, c, car, 1)
        throw(s, c)


def throw(s: State, c: Control) -> None:
    """Roll the die of the gear (formula_d 29, 76)."""
    car = s.car
    gear = s.gear[car]
    s.die = tables.FACES[gear][luck.below(c, tables.SIDES[gear])]
    s.reach = s.die
    s.slide = tyres.slide(s, car)
    s.strain = 1 if s.die == tables.STRAIN[gear] and not s.from_pit and not s.trying else 0
    journal.note(c, happenings.ROLLED, car, 29, gear, s.die, 0, 0)
    if s.trying:
        s.throws[car] += 1
    s.step = tables.NITRO


def use_extra(s: State, c: Control) -> None:
    """Soft tyres give a cell more (formula_d 113, 116)."""
    s.reach += 1
    journal.note(c, happenings.EXTRA, s.car, 113, s.reach, 0, 0, 0)


def open_move(s: State, c: Control) -> None:
    """Where can the car go?"""
    s.step = tables.MOVE
    ends.find(s, c)


def open_slip(s: State, c: Control) -> None:
    """Is there a slipstream to use? (formula_d 84 to 93)"""
    s.step = tables.SLIP
    if field.is_running(s, s.car) and moving.may_slip(s):
        s.reach = tables.SLIP_CELLS
        s.slide = 0
        ends.find(s, c)


def drive(s: State, c: Control, end: int) -> None:
    """Take the move to an end, then look for a slipstream."""
    if s.step == tables.SLIP:
        leader = moving.may_slip(s)
        journal.note(c, happenings.SLIPPED, s.car, 85, leader - 1, 0, 0, 0)
    moving.take_end(s, c, end)
    open_slip(s, c)


def land(s: State, c: Control) -> None:
    """The move is over: the stop, debris, the lines, the box (formula_d 142)."""
    car = s.car
    s.step = tables.AWARD
    if field.is_running(s, car) and not s.aborted[car]:
        moving.stop(s, c)
        checks.debris(s, c, car)
    if s.crossed and field.is_running(s, car) and not s.aborted[car]:
        laps.count(s, c, car)
        street.check_in(s, c)
    if s.passed and s.status[car] != tables.OUT:
        street.pass_police(s, c)


def after_award(s: State) -> None:
    """Another award, the box, or the end of the move."""
    street.end_award(s)
    street.settle_police(s)
    if s.award == 0:
        s.step = tables.BOXED if s.in_box else tables.PARKED


def enter_box(s: State, c: Control) -> None:
    """In the own box: what kind of stop? (formula_d 98, 119)"""
    pits.arrive(s, c)
    clear_move(s)
    s.in_box = 0
    s.step = tables.SERVICE


def end_service(s: State, c: Control) -> None:
    """A technical stop takes until the next round, a tyre stop perhaps not (formula_d 98, 119)."""
    cells = 0
    if not s.technical:
        cells = pits.leave(s, c)
    if cells == 0:
        pits.stay(s)
        s.step = tables.PARKED
        return
    s.gear[s.car] = tables.BOX_GEAR
    s.leaving = 1
    s.reach = cells
    s.slide = tyres.slide(s, s.car)
    open_move(s, c)


def park(s: State, c: Control) -> None:
    """What the place brings where the move ended: noise, collisions, engines, weather (formula_d 79, 142)."""
    car = s.car
    s.step = tables.NEXT if s.trying else tables.REROLL
    if s.trying:
        return
    street.noise(s, c)
    if s.status[car] != tables.OUT and not field.is_pit(s, s.cell[car]):
        checks.collisions(s, c, car)
    if s.strain:
        checks.engines(s, c)
        if weather.can_change(s):
            weather.roll(s, c)


def may_reroll(s: State) -> int:
    """1 if Julien may have the weather rolled again (formula_d 134)."""
    if s.omen == 0:
        return 0
    for car in range(s.seats):
        if s.driver[car] == tables.JULIEN and not s.withdrawn[car]:
            return 1 if s.round == 0 or field.is_running(s, car) else 0
    return 0


def julien(s: State) -> int:
    """Julien's seat, as a set of bits."""
    for car in range(s.seats):
        if s.driver[car] == tables.JULIEN:
            return 1 << car
    return 0


def who_is_asked(s: State) -> int:
    """The seats that have something to decide in this step, as a set of bits."""
    mover = 1 << s.car
    if s.step == tables.TUNING:
        return mover if s.car < s.seats and not s.withdrawn[s.car] else 0
    if s.step == tables.FITTING:
        return 1 << s.order[s.turn] if is_fitting(s) else 0
    if s.step == tables.REROLL:
        return julien(s) if may_reroll(s) else 0
    if s.step == tables.AWARD:
        return 1 << s.award_car if street.is_awarded(s) else 0
    return mover if is_mover_asked(s) else 0


def is_mover_asked(s: State) -> int:
    """1 if the car whose turn it is has something to decide."""
    if s.step == tables.GEAR:
        return 1
    if s.step == tables.NITRO:
        return street.has_nitro(s)
    if s.step == tables.DRIFT:
        return street.can_drift(s)
    if s.step == tables.EXTRA:
        return tyres.has_extra(s, s.car)
    if s.step == tables.MOVE:
        return 1 if s.end_count > 1 else 0
    if s.step == tables.SLIP:
        return 1 if s.end_count > 0 else 0
    if s.step == tables.SERVICE:
        return pits.may_repair(s)
    if s.step == tables.REFIT:
        return 1 if s.rules & tables.TYRE_CHOICE else 0
    if s.step == tables.REPAIR:
        return 1 if s.technical and pits.may_repair(s) else 0
    if s.step == tables.SCRAP:
        return street.can_drop(s)
    return street.can_throw(s) if s.step == tables.RADIO else 0


def advance(s: State, c: Control) -> None:
    """Run on to the next decision, or to the end of the race."""
    s.asked = 0
    while s.step != tables.OVER:
        s.asked = who_is_asked(s)
        if s.asked:
            return
        run_step(s, c)


def run_step(s: State, c: Control) -> None:
    """A step in which nobody is asked."""
    if s.step == tables.TUNING:
        if s.car < s.seats:
            s.zone = 0
            s.car += 1
        else:
            open_meeting(s, c)
    elif s.step == tables.REROLL:
        go_on(s, c)
    elif s.step == tables.FITTING:
        end_fitting(s, c)
    elif s.step == tables.NEXT:
        next_turn(s, c)
    elif s.step == tables.NITRO:
        s.step = tables.DRIFT
    elif s.step == tables.DRIFT:
        s.step = tables.EXTRA
    elif s.step == tables.EXTRA:
        open_move(s, c)
    elif s.step == tables.MOVE:
        ends.find(s, c)
        drive(s, c, 0)
    elif s.step == tables.SLIP:
        land(s, c)
    elif s.step == tables.AWARD:
        after_award(s)
    elif s.step == tables.BOXED:
        enter_box(s, c)
    elif s.step == tables.SERVICE:
        s.step = tables.REFIT
    elif s.step == tables.REFIT:
        s.step = tables.REPAIR
    elif s.step == tables.REPAIR:
        end_service(s, c)
    elif s.step == tables.PARKED:
        park(s, c)
    elif s.step == tables.SCRAP:
        s.step = tables.RADIO
    else:
        s.step = tables.NEXT
