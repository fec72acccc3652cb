"""The grid: tuning, tyres, the roll or the qualifying laps for the places, the start."""

from __future__ import annotations

from ... import journal, luck
from ...control import Control
from . import field, happenings, tables
from .state import State

KEYS = 0  # the row of the scratch paper with what decides the places
ROLLS = 12  # rolls that a key has room for


def least_points(s: State) -> int:
    """The fewest points that the zone being tuned may get (formula_d 105)."""
    rest = tables.CUSTOM_TOTAL
    for zone in range(tables.ZONES):
        if zone < s.zone:
            rest -= s.points[s.car][zone]
        elif zone > s.zone:
            rest -= tables.CUSTOM_MOST[zone]
    return rest if rest > 1 else 1


def most_points(s: State) -> int:
    """The most points that the zone being tuned may get (formula_d 105)."""
    rest = tables.CUSTOM_TOTAL - (tables.ZONES - 1 - s.zone)
    for zone in range(s.zone):
        rest -= s.points[s.car][zone]
    most = tables.CUSTOM_MOST[s.zone]
    return rest if rest < most else most


def tune(s: State, c: Control, points: int) -> None:
    """Give a zone its points; the last one takes the rest, and the next car is tuned."""
    s.points[s.car][s.zone] = points
    s.zone += 1
    while s.zone < tables.ZONES and least_points(s) == most_points(s):
        s.points[s.car][s.zone] = least_points(s)
        s.zone += 1
    if s.zone == tables.ZONES:
        for zone in range(tables.ZONES):
            s.full[s.car][zone] = s.points[s.car][zone]
            journal.note(c, happenings.TUNED, s.car, 105, zone, s.points[s.car][zone], 0, 0)
        s.zone = 0
        s.car += 1


def ties(s: State, c: Control, car: int) -> int:
    """1 if another car has the same key."""
    for other in range(s.seats):
        if other != car and c.paper[KEYS][other] == c.paper[KEYS][car] and not s.withdrawn[other]:
            return 1
    return 0


def roll_again(s: State, c: Control) -> int:
    """Tied cars roll; returns 1 if any did. Diane wins a tie without a roll (formula_d 8, 136)."""
    rolled = 0
    for car in range(s.seats):
        c.paper[KEYS + 1][car] = ties(s, c, car)
    for car in range(s.seats):
        face = 0
        if c.paper[KEYS + 1][car]:
            if s.driver[car] == tables.DIANE:
                face = tables.BLACK + 1
            else:
                face = 1 + luck.below(c, tables.BLACK)
                journal.note(c, happenings.GRID_ROLL, car, 8, face, 0, 0, 0)
            rolled = 1
        c.paper[KEYS][car] = c.paper[KEYS][car] * 32 + face
    return rolled


def draw(s: State, c: Control) -> None:
    """Places on the grid: the highest roll first; after qualifying the fewest throws (formula_d 7, 8, 106)."""
    for car in range(s.seats):
        c.paper[KEYS][car] = 0
        if s.rules & tables.QUALIFYING and not s.aborted[car]:
            c.paper[KEYS][car] = 999 - s.throws[car]
    first = 0
    if s.rules & tables.QUALIFYING == 0:
        for car in range(s.seats):
            face = 1 + luck.below(c, tables.BLACK)
            c.paper[KEYS][car] = face
            journal.note(c, happenings.GRID_ROLL, car, 8, face, 0, 0, 0)
        first = 1
    for _ in range(first, ROLLS - 1):
        if not roll_again(s, c):
            break
    for car in range(s.seats):
        s.pole[car] = 1
        for other in range(s.seats):
            behind = 1 if c.paper[KEYS][other] > c.paper[KEYS][car] else 0
            if behind or (c.paper[KEYS][other] == c.paper[KEYS][car] and other < car):
                s.pole[car] += 1


def line_up(s: State, c: Control) -> None:
    """The cars take their places; a corner in which they stand counts as stopped in (formula_d 7, 13, 14)."""
    for place in range(1, s.seats + 1):
        for car in range(s.seats):
            if s.pole[car] == place:
                set_on(s, car, s.course.grid[place - 1])
                journal.note(c, happenings.GRID, car, 7, place, s.cell[car], 0, 0)
                s.order[place - 1] = car
    s.order_count = s.seats
    s.turn = 0


def set_on(s: State, car: int, cell: int) -> None:
    """Put a car on a cell, in neutral."""
    s.cell[car] = cell
    s.gear[car] = 0
    s.lap[car] = 0
    s.age[car] = 0
    s.stops[car] = s.course.stops[s.course.corner[cell]]
    if not s.withdrawn[car]:
        s.status[car] = tables.RACING


def trial_cell(s: State) -> int:
    """Where a qualifying lap begins: the middle lane, just before the line (formula_d 106)."""
    for cell in range(s.course.cells):
        ahead = s.course.way[cell][tables.AHEAD]
        if s.course.lane[cell] == 1 and s.course.finish[ahead]:
            return cell
    return 0


def begin_trial(s: State, car: int) -> None:
    """One car drives its qualifying lap, alone (formula_d 106)."""
    set_on(s, car, trial_cell(s))
    for i in range(tables.SEATS):
        s.order[i] = 0
    s.order[0] = car
    s.order_count = 1
    s.turn = 0


def end_trial(s: State, c: Control, car: int) -> None:
    """The lap is done, or broken off (formula_d 106, 155)."""
    if s.aborted[car]:
        journal.note(c, happenings.ABORTED, car, 155, s.throws[car], 0, 0, 0)
    else:
        journal.note(c, happenings.QUALIFIED, car, 106, s.throws[car], 0, 0, 0)
    if not s.withdrawn[car]:
        s.status[car] = tables.WAITING
    s.cell[car] = -1
    s.gear[car] = 0
    s.lap[car] = 0
    s.age[car] = 0
    s.stops[car] = 0


def is_broken_off(s: State, car: int) -> int:
    """1 if a car has broken off the qualifying lap that it drives (formula_d 155); in version 1 for good."""
    return s.aborted[car] if s.trying or s.version == 1 else 0


def is_stalled(s: State, c: Control, car: int) -> int:
    """The start roll: 1 if the engine dies, 2 if the car flies off, else 0 (formula_d 9 to 11, 144)."""
    face = 1 + luck.below(c, tables.BLACK)
    journal.note(c, happenings.START, car, 10, face, 0, 0, 0)
    if face == tables.STALLED_AT:
        return 1
    return 2 if face == tables.FLYING_AT else 0


def repair_points(s: State) -> None:
    """What lies ready in the boxes (formula_d 119, 122, 159)."""
    for car in range(s.seats):
        if field.has_repairs(s) and field.team_of(s, car) == car:
            s.repairs[car] = tables.TEAM_REPAIRS if s.rules & tables.TEAMS else tables.OWN_REPAIRS
