"""Gears: one up at a time, down at a price."""

from __future__ import annotations

from ... import journal
from ...control import Control
from . import damage, field, happenings, tables
from .state import State


def skipped(s: State, car: int, gear: int) -> int:
    """Gears skipped on the way down."""
    down = s.gear[car] - gear
    return down - 1 if down > 1 else 0


def is_free(s: State, car: int) -> int:
    """1 if shifting down costs nothing: in the pit lane and in qualifying (formula_d 97, 155)."""
    return 1 if s.trying or field.is_pit(s, s.cell[car]) else 0


def can_pay(s: State, car: int, skip: int) -> int:
    """1 if the car has the points, and its engine keeps one (formula_d 22 to 25, 146, 161)."""
    if s.rules & tables.BEGINNERS:
        price = 0
        for i in range(3):
            price += tables.PRICE_DOWN[skip][i]
        return 1 if price < s.points[car][tables.TYRES] else 0
    if s.points[car][tables.GEARBOX] < tables.PRICE_DOWN[skip][0]:
        return 0
    if s.points[car][tables.BRAKES] < tables.PRICE_DOWN[skip][1]:
        return 0
    return 1 if s.points[car][tables.ENGINE] > tables.PRICE_DOWN[skip][2] else 0


def refuse(s: State, car: int, gear: int) -> int:
    """The ruling that refuses a gear, or 0."""
    if gear < 1 or gear > tables.GEARS:
        return 21
    if s.spun[car]:
        return 0 if gear == 1 else 28
    if s.boxed[car]:
        return 0 if gear <= tables.BOX_GEAR else 101
    if gear > s.gear[car] + 1:
        return 12 if s.gear[car] == 0 else 21
    skip = skipped(s, car, gear)
    if skip == 0:
        return 0
    if skip > tables.MOST_SKIPPED:
        return 22
    if is_free(s, car):
        return 0
    if can_pay(s, car, skip):
        return 0
    return 23 if damage.left(s, car, tables.GEARBOX) == 0 else 24


def only_gear(s: State, car: int) -> int:
    """The gear of a car that has no choice; 0 if it has one."""
    return 1 if s.gear[car] == 0 or s.spun[car] else 0


def shift(s: State, c: Control, car: int, gear: int) -> None:
    """Engage a gear and pay for those skipped (formula_d 21, 22, 26, 146)."""
    skip = skipped(s, car, gear)
    before = s.gear[car]
    free = 1 if is_free(s, car) or s.spun[car] or s.boxed[car] else 0
    s.gear[car] = gear
    s.spun[car] = 0
    s.boxed[car] = 0
    journal.note(c, happenings.SHIFTED, car, 22 if skip else 21, gear, before, 0, 0)
    if skip and not free:
        damage.take(s, c, car, tables.GEARBOX, tables.PRICE_DOWN[skip][0], happenings.BY_SHIFT, 22)
        damage.take(s, c, car, tables.BRAKES, tables.PRICE_DOWN[skip][1], happenings.BY_SHIFT, 22)
        damage.take(s, c, car, tables.ENGINE, tables.PRICE_DOWN[skip][2], happenings.BY_SHIFT, 22)
        if tables.PRICE_DOWN[skip][2]:
            field.lay_debris(s, c, s.cell[car])
