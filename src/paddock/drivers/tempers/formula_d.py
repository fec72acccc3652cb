"""What is bold in Formula D: a higher gear, an end that costs points, nitro, a slipstream."""

from __future__ import annotations

from collections.abc import Sequence

from ...games.formula_d import tables
from ...games.formula_d.state import State
from . import Leaning

GEARS = 16
ENDS = 0
"""In parts of a turn, which is 200. Points are dear: who spends them for nothing loses."""
MARGIN = 150
TYRE = 2
"""A tyre point is bolder to spend than a brake point."""


def boldness(s: State, seat: int, actions: Sequence[int]) -> int:
    """The gear, or the points that an end costs, or whether something is used."""
    action = actions[0]
    if s.step == tables.GEAR:
        return action - tables.SHIFT
    if s.step == tables.MOVE:
        for end in range(s.end_count):
            if tables.TO + s.end_cell[end] == action:
                return s.end_brakes[end] + TYRE * s.end_tyres[end]
        return 0
    return 0 if action in (tables.PLAIN, tables.STAY) else 1


def slack(s: State, seat: int, temper: str) -> int:
    """Gears and ends can be compared by their costs."""
    if s.step == tables.GEAR:
        return GEARS
    return ENDS if s.step == tables.MOVE else 0


PART = Leaning(boldness, slack, MARGIN)
