"""What drivers choose before the start, in the box and at the checkpoint."""

from __future__ import annotations

from ...games.formula_d import field, grid, pits, street, tables, weather
from ...games.formula_d.state import State
from . import prices
from .notebook import Notes

BUILT = (7, 4, 3, 2, 2, 2)  # a custom car, zone by zone
BADLY_HURT = 400


def tune(s: State) -> int:
    """Points for the zone that is being tuned."""
    points = BUILT[s.zone]
    least = grid.least_points(s)
    most = grid.most_points(s)
    if points < least:
        return tables.GIVE + least
    return tables.GIVE + (points if points < most else most)


def fit(s: State) -> int:
    """Tyres for the weather: soft ones gain more by their cells than they cost in corners."""
    return tables.FIT + (tables.WET if field.rains(s) else tables.SOFT)


def dearest(s: State, notes: Notes, car: int, first: int) -> int:
    """The zone from `first` on whose next lost point would hurt most, of those that can be regained; -1: none."""
    best = -1
    best_cost = -1
    for zone in range(first, tables.ZONES):
        if street.can_regain(s, car, zone):
            cost = prices.hurt(s, notes, car, zone)
            if cost > best_cost:
                best = zone
                best_cost = cost
    return best


def stop(s: State, notes: Notes) -> int:
    """A technical stop if the next blow would be the last one."""
    zone = dearest(s, notes, s.car, tables.BODY)
    if zone >= 0 and pits.can_repair(s, zone) and prices.hurt(s, notes, s.car, zone) > BADLY_HURT:
        return tables.REPAIR_STOP
    return tables.TYRE_STOP


def repair(s: State, notes: Notes) -> int:
    """A point for the zone that needs it most."""
    zone = dearest(s, notes, s.car, tables.BRAKES)
    return tables.POINT + zone if zone >= 0 and pits.can_repair(s, zone) else tables.DONE


def award(s: State, notes: Notes) -> int:
    """A point of a reward for the zone that needs it most."""
    zone = dearest(s, notes, s.award_car, tables.TYRES)
    return tables.POINT + zone if zone >= 0 else tables.DONE


def reroll(s: State) -> int:
    """Julien likes rain, in which the others slide farther."""
    return tables.KEEP if s.omen == weather.STORM else tables.AGAIN


def scrap(s: State) -> int:
    """Temana drops something right behind, if somebody follows."""
    for other in range(s.seats):
        if other != s.car and field.on_track(s, other) and field.is_past(s, s.car, other):
            return tables.DROP + s.trail[s.trail_count - 1]
    return tables.KEEP


def radio(s: State) -> int:
    """Stanley throws at the car that has come farthest of those in reach."""
    best = -1
    for other in range(s.seats):
        if street.is_target(s, other) and (best < 0 or field.is_past(s, other, best)):
            best = other
    return tables.THROW + best if best >= 0 else tables.KEEP
