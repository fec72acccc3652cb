"""The road ahead as a driver sees it: how far a car can go before it must have stopped."""

from __future__ import annotations

from ...games.formula_d import field, tables
from ...games.formula_d.state import State

MOST_ROOM = 60


def lacking(s: State, car: int, cell: int, stops: int) -> int:
    """Stops that a car lacks in the corner of a cell."""
    missing = s.course.stops[s.course.corner[cell]] - stops
    return missing if missing > 0 else 0


def room(s: State, cell: int, missing: int) -> int:
    """The most steps ahead that end in time: in this corner if a stop is missing, else before the end of the next."""
    here = cell
    steps = 0
    corner = s.course.corner[here]
    while corner and not missing and s.course.corner[here] == corner:
        here = s.course.way[here][tables.AHEAD]
        steps += 1
    while s.course.corner[here] == 0 and steps < MOST_ROOM:
        here = s.course.way[here][tables.AHEAD]
        steps += 1
    corner = s.course.corner[here]
    while corner and s.course.corner[s.course.way[here][tables.AHEAD]] == corner and steps < MOST_ROOM:
        here = s.course.way[here][tables.AHEAD]
        steps += 1
    return steps


def own_room(s: State, car: int) -> int:
    """The room of a car where it stands; the pit lane is long enough."""
    cell = s.cell[car]
    if field.is_pit(s, cell):
        return tables.FACES[tables.BOX_GEAR][tables.SIDES[tables.BOX_GEAR] - 1]
    return room(s, cell, lacking(s, car, cell, s.stops[car]))


def highest_face(gear: int) -> int:
    """The most that a gear's die shows."""
    return tables.FACES[gear][tables.SIDES[gear] - 1]


def lowest_face(gear: int) -> int:
    """The least that a gear's die shows."""
    return tables.FACES[gear][0]
