"""Every way that a car can drive from where it stands, so that a player can choose its end and how it gets there."""

from __future__ import annotations

from . import movement
from .state import State
from .steps import STEPS, bonus
from .tables import BONUS, MOVING

HOME = -1
Way = tuple[int, int, list[int]]
"""A cell on the way, the steps left there, and the cells that the next step can reach; HOME is over the line."""


def ways(s: State, seat: int | None) -> list[Way]:
    """The ways of the car that this seat steers, where the car stands first; empty if it steers none (downforce 48).

    A cell without a next one is an end: a dead end if steps are left, for these are lost (downforce 47).
    """
    if seat is None or not STEPS.is_waiting(s, seat) or s.step not in (MOVING, BONUS):
        return []
    left = s.left if s.step == MOVING else bonus.bonus_steps(s)
    return _spread(s, s.cell[s.car - 1], left) if left else []


def _spread(s: State, start: int, left: int) -> list[Way]:
    found: list[Way] = []
    layer = [start]
    while layer:
        following: list[int] = []
        for cell in layer:
            ahead = _ahead(s, cell) if left else []
            found.append((cell, left, ahead))
            following += [target for target in ahead if target not in following]
        layer, left = [cell for cell in following if cell != HOME], left - 1  # crossing the line ends the drive
    if any(HOME in ahead for _, _, ahead in found):
        found.append((HOME, 0, []))
    return found


def _ahead(s: State, cell: int) -> list[int]:
    if movement.leads_home(s, cell):
        return [HOME]
    cells = s.course.ahead[cell][: s.course.ahead_count[cell]]
    return [target for target in cells if not movement.car_on(s, target)]
