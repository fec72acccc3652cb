"""The street race: nitro, drivers with their abilities, noise, the police, checkpoints."""

from __future__ import annotations

from ... import journal, luck
from ...control import Control
from . import damage, field, happenings, tables
from .state import State


def has_nitro(s: State) -> int:
    """1 if the car can use its nitro, once a lap after the roll (formula_d 124)."""
    if s.rules & tables.STREET == 0 or s.trying:
        return 0
    return 1 - s.nitro[s.car]


def use_nitro(s: State, c: Control, more: int) -> None:
    """As many cells more as the gear, for Montoya three more at will (formula_d 124, 138)."""
    cells = s.gear[s.car] + (tables.MORE_NITRO if more else 0)
    s.nitro[s.car] = 1
    s.reach += cells
    journal.note(c, happenings.NITRO, s.car, 138 if more else 124, cells, 0, 0, 0)


def can_drift(s: State) -> int:
    """1 if Jack can drive a cell more or less for a tyre point (formula_d 133, 160)."""
    if s.driver[s.car] != tables.JACK or s.trying:
        return 0
    return 1 if s.points[s.car][tables.TYRES] >= tables.DRIFT_TYRES else 0


def drift(s: State, c: Control, cells: int) -> None:
    """A cell more or less, which is no braking (formula_d 133)."""
    s.reach += cells
    journal.note(c, happenings.DRIFTED, s.car, 133, cells, 0, 0, 0)
    damage.take(s, c, s.car, tables.TYRES, tables.DRIFT_TYRES, happenings.BY_DRIFT, 133)


def noise(s: State, c: Control) -> None:
    """A car that ends its move in a noise zone may be hit from a window (formula_d 126, 160)."""
    car = s.car
    if s.rules & tables.STREET == 0 or s.drove == 0 or not s.course.noise[s.cell[car]] or not field.is_running(s, car):
        return
    face = 1 + luck.below(c, tables.BLACK)
    journal.note(c, happenings.NOISE, car, 126, face, 0, 0, 0)
    if face >= tables.NOISE_ENGINE:
        damage.hit(s, c, car, tables.ENGINE, happenings.BY_NOISE, 126)
    elif face >= tables.NOISE_BODY:
        damage.hit(s, c, car, tables.BODY, happenings.BY_NOISE, 126)
    elif face >= tables.NOISE_TYRES:
        damage.hit(s, c, car, tables.TYRES, happenings.BY_NOISE, 126)


def pass_police(s: State, c: Control) -> None:
    """Note the speed: the face of the die times ten (formula_d 125, 128)."""
    car = s.car
    lap = s.caught[car]
    if lap >= tables.MOST_LAPS:
        return
    earlier = 0
    for other in range(s.seats):
        if s.caught[other] > lap:
            earlier += 1
    s.caught[car] += 1
    s.speed[car][lap] = s.die * tables.SPEED
    s.earlier[car][lap] = earlier
    journal.note(c, happenings.POLICE, car, 128, s.speed[car][lap], lap + 1, 0, 0)


def is_faster(s: State, first: int, second: int, lap: int) -> int:
    """1 if the first car was faster past the police, or as fast and earlier (formula_d 128)."""
    if s.speed[first][lap] != s.speed[second][lap]:
        return 1 if s.speed[first][lap] > s.speed[second][lap] else 0
    return 1 if s.earlier[first][lap] < s.earlier[second][lap] else 0


def fastest(s: State) -> int:
    """The fastest running car of the lap that is watched plus 1; 0 while not all have passed (formula_d 128)."""
    if s.rules & tables.STREET == 0 or not s.course.watched or s.watched >= s.laps:
        return 0
    best = -1
    for car in range(s.seats):
        if field.is_running(s, car):
            if s.caught[car] <= s.watched:
                return 0
            if best < 0 or is_faster(s, car, best, s.watched):
                best = car
    return best + 1


def can_regain(s: State, car: int, zone: int) -> int:
    """1 if a zone is below what it began with (formula_d 121, 128, 130)."""
    if zone < 0 or zone >= tables.ZONES:
        return 0
    return 1 if s.points[car][zone] < s.full[car][zone] else 0


def is_awarded(s: State) -> int:
    """1 if points are left to give and a zone can take one."""
    if s.award == 0 or not field.is_running(s, s.award_car):
        return 0
    for zone in range(tables.ZONES):
        if can_regain(s, s.award_car, zone):
            return 1
    return 0


def give_award(s: State, car: int, points: int) -> None:
    s.award = points
    s.award_car = car


def end_award(s: State) -> None:
    s.award = 0
    s.award_car = 0


def regain(s: State, c: Control, zone: int) -> None:
    """A point of the award goes to a zone."""
    car = s.award_car
    s.points[car][zone] += 1
    s.award -= 1
    journal.note(c, happenings.AWARDED, car, 130, zone, s.points[car][zone], 0, 0)


def check_in(s: State, c: Control) -> None:
    """The checkpoint at the line: all tyres, and points for any zones (formula_d 130, 135)."""
    car = s.car
    if s.rules & tables.STREET == 0 or s.lap[car] <= 1 or not field.is_running(s, car):
        return
    s.points[car][tables.TYRES] = s.full[car][tables.TYRES]
    give_award(s, car, tables.CHECKPOINT_JENNY if s.driver[car] == tables.JENNY else tables.CHECKPOINT)


def settle_police(s: State) -> None:
    """The fastest of a lap is rewarded once all have passed."""
    best = fastest(s)
    if best:
        s.watched += 1
        give_award(s, best - 1, tables.POLICE)


def can_drop(s: State) -> int:
    """1 if Temana can drop something on a cell that he has left (formula_d 137)."""
    car = s.car
    if s.driver[car] != tables.TEMANA or not field.is_running(s, car) or s.scrap[car]:
        return 0
    return 1 if s.trail_count > 0 else 0


def was_left(s: State, cell: int) -> int:
    """1 if Temana has left the cell in this move."""
    for i in range(s.trail_count):
        if s.trail[i] == cell:
            return 1
    return 0


def drop(s: State, c: Control, cell: int) -> None:
    """A marker on the road (formula_d 137)."""
    s.scrap[s.car] = 1
    journal.note(c, happenings.DROPPED, s.car, 137, cell, 0, 0, 0)
    field.lay_debris(s, c, cell)


def is_target(s: State, other: int) -> int:
    """1 if Stanley can hit another car: beside, right ahead or right behind (formula_d 140)."""
    car = s.car
    if other == car or other < 0 or other >= s.seats or not field.on_track(s, other):
        return 0
    cell = s.cell[car]
    target = s.cell[other]
    if s.course.way[cell][tables.AHEAD] == target or s.course.way[target][tables.AHEAD] == cell:
        return 1
    for i in range(s.course.beside_count[cell]):
        if s.course.beside[cell][i] == target:
            return 1
    return 0


def can_throw(s: State) -> int:
    """1 if Stanley still has his radio and somebody is near (formula_d 140)."""
    if s.driver[s.car] != tables.STANLEY or s.radio or not field.on_track(s, s.car):
        return 0
    for other in range(s.seats):
        if is_target(s, other):
            return 1
    return 0


def throw_radio(s: State, c: Control, other: int) -> None:
    """The radio hits a zone by the black die (formula_d 140)."""
    s.radio = 1
    face = 1 + luck.below(c, tables.BLACK)
    zone = tables.RADIO_ZONE[face]
    journal.note(c, happenings.RADIO, s.car, 140, other, face, zone, 0)
    damage.hit(s, c, other, zone, happenings.BY_RADIO, 140)
