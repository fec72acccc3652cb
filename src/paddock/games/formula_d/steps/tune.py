"""Custom cars: the points of each zone (formula_d 105)."""

from __future__ import annotations

from .... import menu
from ....control import Control, Options
from .. import grid, tables, turn
from ..state import State

STEP = tables.TUNING
NAME = "tune"


def asked(s: State) -> int:
    return 1 << s.car if s.car < s.seats and not s.withdrawn[s.car] else 0


def offer(s: State, seat: int, out: Options) -> None:
    for points in range(grid.least_points(s), grid.most_points(s) + 1):
        menu.add(out, tables.GIVE + points)


def refuse(s: State, seat: int, action: int) -> int:
    points = action - tables.GIVE
    return 0 if points >= grid.least_points(s) and points <= grid.most_points(s) else 105


def take(s: State, c: Control, seat: int, action: int) -> None:
    grid.tune(s, c, action - tables.GIVE)


def quiet(s: State, seat: int) -> int:
    """As many as an ordinary car has, as far as that is allowed."""
    points = tables.FULL[s.zone]
    if points < grid.least_points(s):
        points = grid.least_points(s)
    return tables.GIVE + (points if points < grid.most_points(s) else grid.most_points(s))


def go_on(s: State, c: Control) -> None:
    """A seat that has left is passed over; then the meeting begins."""
    if s.car < s.seats:
        s.zone = 0
        s.car += 1
    else:
        turn.open_meeting(s, c)
