"""The rookie: a gear that cannot be too high, the cheapest good end, no slipstream."""

from __future__ import annotations

from ...games.formula_d import gears, rules, tables
from ...games.formula_d.state import State
from . import road, worth


def safe_gear(s: State, car: int, most: int) -> int:
    """The highest gear whose die shows at most so much, skipping gears only if need be; else the lowest there is."""
    best = 0
    skipping = 0
    lowest = 0
    for gear in range(1, tables.GEARS + 1):
        if gears.refuse(s, car, gear) == 0:
            if lowest == 0:
                lowest = gear
            if road.highest_face(gear) <= most:
                skipping = gear
                if gears.skipped(s, car, gear) == 0:
                    best = gear
    if best:
        return best
    return skipping if skipping else lowest


def choose(s: State, seat: int) -> int:
    """The rookie's answer."""
    if s.step == tables.GEAR:
        return tables.SHIFT + safe_gear(s, seat, road.own_room(s, seat))
    if s.step == tables.MOVE:
        return tables.TO + s.end_cell[worth.best_end(s)]
    return rules.default_action(s, seat)
