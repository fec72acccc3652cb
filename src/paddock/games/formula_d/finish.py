"""The finish: places, points of a team race, giving up."""

from __future__ import annotations

from ... import journal
from ...control import Control
from . import damage, field, happenings, tables
from .state import State


def running(s: State) -> int:
    """How many cars are in the race."""
    count = 0
    for car in range(s.seats):
        if field.is_running(s, car):
            count += 1
    return count


def is_better(s: State, first: int, second: int) -> int:
    """1 if the first car stands better: home by place, then running, then out by how far (formula_d 3, 5)."""
    if s.status[first] == tables.HOME or s.status[second] == tables.HOME:
        if s.status[first] == s.status[second]:
            return 1 if s.rank[first] < s.rank[second] else 0
        return 1 if s.status[first] == tables.HOME else 0
    if s.status[first] != s.status[second]:
        return 1 if s.status[first] == tables.RACING else 0
    if s.cell[first] < 0 or s.cell[second] < 0:
        return 0
    return field.is_past(s, first, second)


def place(s: State, car: int) -> int:
    """The place of a car; a seat that gave up has the worst one that was free."""
    if s.withdrawn[car]:
        return s.withdrawn[car]
    found = 1
    for other in range(s.seats):
        if other != car and not s.withdrawn[other] and is_better(s, other, car):
            found += 1
    return found


def points(s: State, car: int) -> int:
    """Points of a car in a team race; one that is out has none (formula_d 122)."""
    if s.status[car] == tables.OUT or s.withdrawn[car] or s.cell[car] < 0:
        return 0
    return tables.TEAM_POINTS[place(s, car)]


def team_points(s: State, car: int) -> int:
    """The points of a car's team (formula_d 122)."""
    first = field.team_of(s, car)
    return points(s, first) + points(s, first + 1)


def team_place(s: State, car: int) -> int:
    """The place of a seat in a team race: both of a team share it (formula_d 122)."""
    found = 1
    for other in range(s.seats):
        if team_points(s, other) > team_points(s, car):
            found += 1
    return found


def final_place(s: State, car: int) -> int:
    return team_place(s, car) if s.rules & tables.TEAMS else place(s, car)


def score(s: State, car: int) -> int:
    """A team's points, or how far a car has come."""
    if s.rules & tables.TEAMS:
        return team_points(s, car)
    if s.status[car] == tables.HOME:
        return 10000 - s.rank[car]
    if s.withdrawn[car] or s.cell[car] < 0:
        return 0
    return s.lap[car] * 1000 + s.course.progress[s.cell[car]]


def end_race(s: State, c: Control) -> None:
    """All cars are home or out (formula_d 6, 143)."""
    s.step = tables.OVER
    s.asked = 0
    s.car = 0
    for car in range(s.seats):
        journal.note(c, happenings.PLACED, car, 122 if s.rules & tables.TEAMS else 5, final_place(s, car), 0, 0, 0)
    if s.rules & tables.TEAMS:
        for car in range(s.seats):
            journal.note(c, happenings.SCORED, car, 122, points(s, car), team_points(s, car), 0, 0)
    journal.note(c, happenings.OVER, -1, 143, s.round, 0, 0, 0)


def give_up(s: State, c: Control, car: int) -> None:
    """A seat leaves; its car is out and the seat takes the worst place still free (formula_d 20)."""
    gone = 0
    for other in range(s.seats):
        if s.withdrawn[other]:
            gone += 1
    s.withdrawn[car] = s.seats - gone
    journal.note(c, happenings.WITHDREW, car, 20, s.withdrawn[car], 0, 0, 0)
    if field.is_running(s, car):
        damage.put_out(s, c, car, happenings.BY_GIVING_UP, 20)
    s.status[car] = tables.OUT
