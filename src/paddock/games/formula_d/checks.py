"""Rolls of the black die at the end of a move: debris, collisions, engines."""

from __future__ import annotations

from ... import journal, luck
from ...control import Control
from . import damage, field, happenings, tables
from .state import State


def roll(c: Control) -> int:
    """The black die."""
    return 1 + luck.below(c, tables.BLACK)


def debris_roll(s: State, c: Control, car: int, most: int) -> None:
    """Driving over debris can cost suspension (formula_d 82)."""
    face = roll(c)
    journal.note(c, happenings.DEBRIS_ROLL, car, 82, face, most, 0, 0)
    if face <= most:
        damage.hit(s, c, car, tables.SUSPENSION, happenings.BY_DEBRIS, 82)


def debris(s: State, c: Control, car: int) -> None:
    """One roll a move, or one a cell where that is the option; not for the cell it started on (formula_d 82, 83, 152).

    Temana fears debris less where he stops (formula_d 137).
    """
    on_it = 1 if s.drove and not field.is_pit(s, s.cell[car]) and field.has_debris(s, s.cell[car]) else 0
    if s.rules & tables.BEGINNERS or (s.hazards == 0 and on_it == 0):
        return
    normal = tables.DEBRIS_HIT[field.rains(s)]
    stopping = tables.SCRAP_HIT if s.driver[car] == tables.TEMANA else normal
    if s.rules & tables.EVERY_CELL:
        for _ in range(s.hazards):
            if field.is_running(s, car):
                debris_roll(s, c, car, normal)
        if on_it and field.is_running(s, car):
            debris_roll(s, c, car, stopping)
    else:
        debris_roll(s, c, car, normal if s.hazards else stopping)


def is_near(s: State, car: int, other: int) -> int:
    """1 if another car is beside a car that has moved, or right ahead of it (formula_d 68, 69, 74)."""
    if other == car or not field.on_track(s, other) or field.is_pit(s, s.cell[car]):
        return 0
    cell = s.cell[car]
    if s.course.way[cell][tables.AHEAD] == s.cell[other]:
        return 1
    for i in range(s.course.beside_count[cell]):
        if s.course.beside[cell][i] == s.cell[other]:
            return 1
    return 0


def collision_roll(s: State, c: Control, car: int, other: int) -> None:
    """One car rolls against another; Derek's opponents roll twice (formula_d 71, 132, 161)."""
    most = tables.BEGINNERS_HIT if s.rules & tables.BEGINNERS else tables.COLLISION_HIT[field.rains(s)]
    times = tables.AGGRESSIVE_ROLLS if s.driver[other] == tables.DEREK else 1
    for _ in range(times):
        if field.is_running(s, car):
            face = roll(c)
            journal.note(c, happenings.COLLISION, car, 71, face, other, most, 0)
            if face <= most:
                damage.hit(s, c, car, tables.BODY, happenings.BY_COLLISION, 71)


def collisions(s: State, c: Control, car: int) -> None:
    """Everybody near the car that moved rolls, then that car, once for each (formula_d 70, 72, 143, 151)."""
    near = 0
    for other in range(s.seats):
        if is_near(s, car, other):
            near = near | (1 << other)
    if not s.rules & tables.MOVER_ONLY:
        for other in range(s.seats):
            if (near >> other) & 1:
                collision_roll(s, c, other, car)
    for other in range(s.seats):
        if (near >> other) & 1:
            collision_roll(s, c, car, other)


def engine_roll(s: State, c: Control, car: int) -> None:
    """An engine under strain (formula_d 77, 139, 161)."""
    rain = field.rains(s)
    most = tables.GENIUS_HIT[rain] if s.driver[car] == tables.DIMITRI else tables.ENGINE_HIT[rain]
    face = roll(c)
    journal.note(c, happenings.ENGINE, car, 77, face, most, 0, 0)
    if face <= most:
        damage.hit(s, c, car, tables.ENGINE, happenings.BY_ENGINE, 77)


def engines(s: State, c: Control) -> None:
    """The car that rolled, then all in high gears, except in the pit lane (formula_d 76, 78 to 80)."""
    if field.on_track(s, s.car):
        engine_roll(s, c, s.car)
    for car in range(s.seats):
        if car != s.car and field.on_track(s, car) and s.gear[car] >= tables.STRAINED_FROM:
            engine_roll(s, c, car)
