"""Driving on the cells of the track, one step at a time."""

from __future__ import annotations

from ... import journal, menu
from ...control import Control, Options
from . import finish, happenings, tables
from .state import State


def car_on(s: State, cell: int) -> int:
    """The car on a cell plus 1; 0 if it is free (downforce 46)."""
    for car in range(tables.CARS):
        if s.status[car] == tables.RACING and s.cell[car] == cell:
            return car + 1
    return 0


def leads_home(s: State, cell: int) -> int:
    """1 if a step from this cell crosses the finish line for good (downforce 71, 92)."""
    return 1 if s.course.finish[cell] and not s.variant & tables.OVERRUN else 0


def goes_home(s: State, car: int) -> int:
    """1 if the car's next step brings it home."""
    return leads_home(s, s.cell[car])


def count_ways(s: State, car: int) -> int:
    """How many steps the car could take now (downforce 44 to 46)."""
    if goes_home(s, car):
        return 1
    count = 0
    cell = s.cell[car]
    for i in range(s.course.ahead_count[cell]):
        if car_on(s, s.course.ahead[cell][i]) == 0:
            count += 1
    return count


def is_way(s: State, car: int, target: int) -> int:
    """1 if the car can step on that cell."""
    if goes_home(s, car):
        return 0
    cell = s.cell[car]
    for i in range(s.course.ahead_count[cell]):
        if s.course.ahead[cell][i] == target:
            return 1 if car_on(s, target) == 0 else 0
    return 0


def only_way(s: State, car: int) -> int:
    """The step of a car that has just one, as an action."""
    if goes_home(s, car):
        return tables.DRIVE_HOME
    cell = s.cell[car]
    at = 0
    while car_on(s, s.course.ahead[cell][at]):
        at += 1
    return tables.STEP + s.course.ahead[cell][at]


def refuse_step(s: State, car: int, action: int) -> int:
    """The ruling that refuses a step, or 0."""
    if action == tables.DRIVE_HOME:
        return 0 if goes_home(s, car) else 44
    if action < tables.STEP or action >= tables.STEP + s.course.cells:
        return 48
    target = action - tables.STEP
    if is_way(s, car, target):
        return 0
    if s.course.front[target] == s.course.front[s.cell[car]]:
        return 45
    return 46 if car_on(s, target) else 44


def list_steps(s: State, out: Options) -> None:
    """Every step that the car of the bar in play can take."""
    car = s.car - 1
    if goes_home(s, car):
        menu.add(out, tables.DRIVE_HOME)
        return
    cell = s.cell[car]
    for i in range(s.course.ahead_count[cell]):
        if car_on(s, s.course.ahead[cell][i]) == 0:
            menu.add(out, tables.STEP + s.course.ahead[cell][i])


def take_step(s: State, c: Control, seat: int, action: int) -> None:
    """Move the car of the bar in play by one cell; the seat steers (downforce 44, 50)."""
    car = s.car - 1
    source = s.cell[car]
    s.left -= 1
    if action == tables.DRIVE_HOME:
        cross_lines(s, c, car, tables.LINES)
        s.left = 0
        journal.note(c, happenings.STEPPED, seat, 71, car, source, -1, 0)
        finish.bring_home(s, c, car)
        return
    target = action - tables.STEP
    s.cell[car] = target
    journal.note(c, happenings.STEPPED, seat, 44, car, source, target, s.left)
    if not s.bonus:
        s.entered += 1
        if not s.course.rectangular[target]:
            s.straight = 0
    if s.course.finish[source]:
        s.lap[car] += 1
        journal.note(c, happenings.LAPPED, s.owner[car] - 1, 92, car, s.lap[car], 0, 0)
    cross_lines(s, c, car, s.course.lines[target])


def cross_lines(s: State, c: Control, car: int, lines: int) -> None:
    """The first car over a betting line opens the bets, once the card is done (downforce 63, 64)."""
    if not finish.has_money(s):
        return
    while s.crossed < lines:
        s.crossed += 1
        journal.note(c, happenings.CROSSED, s.owner[car] - 1, 63, car, s.crossed, 0, 0)
