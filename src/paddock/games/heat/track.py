"""The road: who stands where, who is ahead, where a move ends."""

from __future__ import annotations

from ... import journal
from ...control import Control
from . import happenings, tables
from .state import State


def finish_line(s: State) -> int:
    """The `at` of the first space behind the last finish line."""
    return s.course.spaces * (s.laps + 1)


def spot(at: int, lane: int) -> int:
    """A place on the road as one number, for events."""
    return 2 * at + lane - 1


def stands_on(s: State, seat: int, space: int, lane: int) -> int:
    """1 if that car is there. Cars that crossed the line stay until the round ends (heat 25)."""
    if s.lane[seat] != lane or s.status[seat] != tables.RACING:
        return 0
    return 1 if s.at[seat] % s.course.spaces == space else 0


def car_on(s: State, space: int, lane: int, but: int) -> int:
    """1 if a car other than `but` stands there."""
    for seat in range(s.seats):
        if seat != but and stands_on(s, seat, space, lane):
            return 1
    return 0


def free_lane(s: State, at: int, seat: int) -> int:
    """The lane that a car takes on a space: the racing line first, then the other; 0 if both are taken (heat 21)."""
    space = at % s.course.spaces
    racing = s.course.racing_lane[space]
    if not car_on(s, space, racing, seat):
        return racing
    if not car_on(s, space, 3 - racing, seat):
        return 3 - racing
    return 0


def landing(s: State, seat: int, steps: int) -> int:
    """How many spaces a move of so many steps gains after blocking (heat 21, 22)."""
    gain = steps
    while gain > 0 and free_lane(s, s.at[seat] + gain, seat) == 0:
        gain -= 1
    return gain


def move(s: State, c: Control, seat: int, steps: int, why: int, ruling: int) -> None:
    """Drive forward; a car that is blocked all the way stays in its lane (heat 123)."""
    gain = landing(s, seat, steps)
    source = spot(s.at[seat], s.lane[seat])
    before = s.at[seat]
    if gain > 0:
        s.at[seat] += gain
        s.lane[seat] = free_lane(s, s.at[seat], seat)
    journal.note(c, happenings.MOVED, seat, ruling, source, spot(s.at[seat], s.lane[seat]), steps, why)
    if gain < steps:
        journal.note(c, happenings.BLOCKED, seat, 21 if gain > 0 else 123, steps, gain, 0, 0)
    note_lines(s, c, seat, before)


def note_lines(s: State, c: Control, seat: int, before: int) -> None:
    """Report a lap begun or a race finished."""
    line = finish_line(s)
    if before < line and s.at[seat] >= line:
        journal.note(c, happenings.CROSSED, seat, 68, 0, 0, 0, 0)
    elif s.at[seat] // s.course.spaces > before // s.course.spaces and s.at[seat] < line:
        journal.note(c, happenings.LAPPED, seat, 5, s.at[seat] // s.course.spaces, s.laps, 0, 0)


def ahead(s: State, first: int, second: int) -> int:
    """1 if the first car is ahead of the second: farther, or on the racing line of the same space (heat 9)."""
    if s.at[first] != s.at[second]:
        return 1 if s.at[first] > s.at[second] else 0
    return 1 if s.lane[first] == s.course.racing_lane[s.at[first] % s.course.spaces] else 0


def sort_order(s: State) -> None:
    """Turn order of a round: all racing cars from front to rear, computed once (heat 9)."""
    s.cars = 0
    for seat in range(s.seats):
        if s.status[seat] == tables.RACING:
            i = s.cars
            while i > 0 and ahead(s, seat, s.order[i - 1]):
                s.order[i] = s.order[i - 1]
                i -= 1
            s.order[i] = seat
            s.cars += 1
    for i in range(s.cars, s.seats):
        s.order[i] = 0
