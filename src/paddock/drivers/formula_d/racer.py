"""The racer: as fast as brakes and tyres allow, gears skipped where it must be, slipstream where it gains."""

from __future__ import annotations

from ...games.formula_d import damage, gears, tables
from ...games.formula_d.state import State
from . import road, rookie, worth

SKIP = 6  # what a gear skipped is worth
OVER = 5  # each cell by which a face is too long
BEYOND = 60  # each cell by which brakes cannot help
WORST = -30000


def spare(s: State, car: int) -> int:
    """Cells by which a roll may be too long: brakes, kept back a little."""
    brakes = damage.left(s, car, tables.BRAKES)
    return brakes - 1 if brakes > 1 else 0


def of_gear(s: State, car: int, gear: int, most: int) -> int:
    """What a gear is worth: the mean of its faces, each one less what it is too long by."""
    total = 0
    for i in range(tables.SIDES[gear]):
        face = tables.FACES[gear][i]
        over = face - most
        total += 2 * face
        if over > 0:
            total -= OVER * over + 2 * over
        if over > spare(s, car):
            total -= BEYOND * (over - spare(s, car))
    return total * 10 // tables.SIDES[gear] if total >= 0 else -((-total) * 10 // tables.SIDES[gear])


def best_gear(s: State, car: int) -> int:
    """The gear that promises most."""
    most = road.own_room(s, car)
    best = 0
    best_worth = WORST
    for gear in range(1, tables.GEARS + 1):
        if gears.refuse(s, car, gear) == 0:
            worth_now = of_gear(s, car, gear, most) - SKIP * 10 * gears.skipped(s, car, gear)
            if best == 0 or worth_now > best_worth:
                best = gear
                best_worth = worth_now
    return best


def slip(s: State) -> int:
    """Into the slipstream if its best end is worth something."""
    end = worth.best_end(s)
    return tables.TO + s.end_cell[end] if worth.of_end(s, end) > 0 else tables.STAY


def choose(s: State, seat: int) -> int:
    """The racer's answer."""
    if s.step == tables.GEAR:
        return tables.SHIFT + best_gear(s, seat)
    if s.step == tables.SLIP:
        return slip(s)
    if s.step == tables.NITRO:
        fits = road.own_room(s, seat) - s.reach - s.gear[seat]
        return tables.USE_NITRO if fits >= 0 and s.gear[seat] >= tables.SLIP_GEAR else tables.PLAIN
    return rookie.choose(s, seat)
