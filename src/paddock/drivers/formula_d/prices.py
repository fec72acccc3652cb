"""What points are worth to a car: dear when few are left for a long way, cheap near the finish."""

from __future__ import annotations

from ...games.formula_d import damage, ends, field, survey, tables
from ...games.formula_d.state import State
from . import notebook, pace
from .notebook import Notes

LAP = 100  # a lap, in the unit of ways
TYRE = 35  # a point at the usual number of points a lap
TYRES_A_LAP = 3
BRAKE = 40
BRAKES_A_LAP = 2
POOLED = 15
POOL_A_LAP = 10
LEAST = 4
MOST = 250
SPUN = 150
HURT = (0, 3000, 500, 240, 150, 100, 80, 60)  # a point of body, engine or suspension, by how many there are


def way_left(s: State, car: int) -> int:
    """How much of the race is left, in hundredths of a lap."""
    laps = survey.last_lap(s) - s.lap[car] - s.crossed
    if field.is_pit(s, s.cell[car]):
        return laps * LAP
    return laps * LAP + LAP - LAP * s.cell[car] // s.course.cells


def point(usual: int, a_lap: int, way: int, points: int) -> int:
    """The price of the last of so many points with a way to go."""
    price = usual * a_lap * way // (LAP * points)
    if price < LEAST:
        return LEAST
    return price if price < MOST else MOST


def of_tyre(s: State, way: int, points: int) -> int:
    """The price of the last of so many tyre points; in the street race all come back at the line (formula_d 130)."""
    if s.rules & tables.BEGINNERS:
        return point(POOLED, POOL_A_LAP, way, points)
    near = way if s.rules & tables.STREET == 0 or way <= LAP else LAP
    return point(TYRE, TYRES_A_LAP, near, points)


def of_brake(s: State, way: int, points: int) -> int:
    """The price of the last of so many brake points."""
    if s.rules & tables.BEGINNERS:
        return point(POOLED, POOL_A_LAP, way, points)
    return point(BRAKE, BRAKES_A_LAP, way, points)


def note(s: State, notes: Notes, car: int) -> None:
    """Note down what points are worth to a car now."""
    way = way_left(s, car)
    tyres = s.points[car][tables.TYRES]
    brakes = damage.left(s, car, tables.BRAKES)
    notes.brakes = ends.brakes_left(s)
    notes.out = pace.OUT
    notes.worn[0] = 0
    notes.braked[0] = 0
    for i in range(1, notebook.PRICES):
        notes.worn[i] = notes.worn[i - 1]
        notes.braked[i] = notes.braked[i - 1]
        if s.trying:
            notes.worn[i] += pace.TURN
        elif i <= tyres:
            notes.worn[i] += of_tyre(s, way, tyres - i + 1)
        if i <= brakes:
            notes.braked[i] += of_brake(s, way, brakes - i + 1)


def of_shift(s: State, notes: Notes, car: int, skip: int) -> int:
    """The price of skipping gears on the way down."""
    if skip == 0 or s.trying or field.is_pit(s, s.cell[car]) or s.boxed[car] or s.spun[car]:
        return 0
    if s.rules & tables.BEGINNERS:
        points = 0
        for i in range(tables.MOST_SKIPPED):
            points += tables.PRICE_DOWN[skip][i]
        return notes.worn[points]
    price = point(BRAKE, 1, way_left(s, car), s.points[car][tables.GEARBOX])
    if tables.PRICE_DOWN[skip][1]:
        price += notes.braked[1]
    if tables.PRICE_DOWN[skip][2]:
        price += hurt(s, notes, car, tables.ENGINE)
    return price


def hurt(s: State, notes: Notes, car: int, zone: int) -> int:
    """What a lost point of a zone costs."""
    if s.rules & tables.BEGINNERS:
        return notes.worn[1] if s.points[car][tables.TYRES] > 1 else notes.out
    points = s.points[car][zone]
    if zone == tables.TYRES:
        return notes.worn[1] if points > 0 else 0
    if zone == tables.BRAKES:
        return notes.braked[1] if points > 0 else 0
    if points <= 1:
        return notes.out if zone >= tables.BODY else 0
    return HURT[points if points <= 7 else 7] * way_left(s, car) // (2 * LAP)
