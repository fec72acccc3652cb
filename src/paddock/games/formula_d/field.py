"""The field: which cars run, what stands on a cell, who is ahead, what lies on the road."""

from __future__ import annotations

from ... import journal
from ...control import Control
from . import happenings, state, tables
from .state import State


def is_pit(s: State, spot: int) -> int:
    """1 if a spot lies in the pit lane."""
    return 1 if spot >= s.course.cells else 0


def is_running(s: State, car: int) -> int:
    """1 if a car is in the race, on the track or in the pit lane."""
    return 1 if s.status[car] == tables.RACING else 0


def on_track(s: State, car: int) -> int:
    """1 if a car runs and is not in the pit lane."""
    return 1 if s.status[car] == tables.RACING and s.cell[car] < s.course.cells else 0


def car_on(s: State, spot: int) -> int:
    """The running car on a spot plus 1; 0 if there is none (formula_d 31)."""
    for car in range(s.seats):
        if s.status[car] == tables.RACING and s.cell[car] == spot:
            return car + 1
    return 0


def has_debris(s: State, spot: int) -> int:
    """1 if debris lies on a spot, or the road is bad there for good (formula_d 81, 127)."""
    if s.course.danger[spot] and s.rules & tables.STREET:
        return 1
    return (s.debris[spot // state.WORD] >> (spot % state.WORD)) & 1


def lay_debris(s: State, c: Control, spot: int) -> None:
    """Put a marker on a cell of the track; a second one changes nothing (formula_d 73, 81, 83)."""
    if s.rules & tables.BEGINNERS or s.trying or spot < 0 or is_pit(s, spot):
        return
    bit = 1 << (spot % state.WORD)
    if s.debris[spot // state.WORD] & bit == 0:
        s.debris[spot // state.WORD] = s.debris[spot // state.WORD] | bit
        journal.note(c, happenings.DEBRIS, -1, 81, spot, 0, 0, 0)


def rains(s: State) -> int:
    """1 if it rains (formula_d 109)."""
    return 1 if s.weather >= tables.SHOWERS else 0


def bend_of(s: State, first: int, second: int) -> int:
    """The corner, present or next, by which two level cars are ordered (formula_d 18, 145).

    Where a corner's edge lies between them, it is the corner in which one of them still is; version 1 looked at the
    first car alone, so that neither order or both would do, and the seats decided.
    """
    one = s.course.corner[s.cell[first]]
    other = s.course.corner[s.cell[second]]
    if s.version == 1 or one == other:
        return s.course.coming[s.cell[first]]
    if one == 0 or (other > 0 and other < one):
        return other
    return one


def inside_first(s: State, first: int, second: int) -> int:
    """1 if the first of two level cars is nearer the inside of the corner, present or next (formula_d 18, 145)."""
    inside = s.course.inside[bend_of(s, first, second)]
    one = s.course.lane[s.cell[first]] - inside
    other = s.course.lane[s.cell[second]] - inside
    if one < 0:
        one = -one
    if other < 0:
        other = -other
    return 1 if one < other else 0


def is_ahead(s: State, first: int, second: int) -> int:
    """1 if the first car acts before the second: laps, place on the track, gear, inside (formula_d 15 to 19, 136)."""
    if s.lap[first] != s.lap[second]:
        return 1 if s.lap[first] > s.lap[second] else 0
    one = s.course.progress[s.cell[first]]
    other = s.course.progress[s.cell[second]]
    if one != other:
        return 1 if one > other else 0
    if s.driver[first] == tables.DIANE or s.driver[second] == tables.DIANE:
        return 1 if s.driver[first] == tables.DIANE else 0
    if s.gear[first] != s.gear[second]:
        return 1 if s.gear[first] > s.gear[second] else 0
    return inside_first(s, first, second)


def is_past(s: State, first: int, second: int) -> int:
    """1 if the first car has come farther in the race than the second (formula_d 5, 16)."""
    if s.lap[first] != s.lap[second]:
        return 1 if s.lap[first] > s.lap[second] else 0
    return 1 if s.course.progress[s.cell[first]] > s.course.progress[s.cell[second]] else 0


def line_up(s: State) -> None:
    """The order of a new round, fixed until its end (formula_d 15)."""
    s.order_count = 0
    for car in range(s.seats):
        if is_running(s, car):
            at = s.order_count
            while at > 0 and is_ahead(s, car, s.order[at - 1]):
                s.order[at] = s.order[at - 1]
                at -= 1
            s.order[at] = car
            s.order_count += 1
    for i in range(s.order_count, tables.SEATS):
        s.order[i] = 0
    s.turn = 0


def has_repairs(s: State) -> int:
    """1 if cars are repaired in the pits: by that rule, and since version 2 in a team race (formula_d 119, 122)."""
    if s.rules & tables.REPAIRS:
        return 1
    return 1 if s.rules & tables.TEAMS and s.version > 1 else 0


def team_of(s: State, car: int) -> int:
    """The car with which the points of a box are kept: a team's first, or itself (formula_d 119, 122)."""
    return car - car % tables.TEAM if s.rules & tables.TEAMS else car
