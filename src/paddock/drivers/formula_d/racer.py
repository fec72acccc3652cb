"""The racer: weighs every face of every die, every end, every point."""

from __future__ import annotations

from ...control import Control
from ...games.formula_d import ends, field, offers, survey, tables
from ...games.formula_d.state import State
from . import garage, pace, prices, rolls, worth
from .notebook import Notes


def choose(s: State, c: Control, seat: int, notes: Notes, habit: int) -> int:
    """What the racer answers."""
    if s.step == tables.TUNING:
        return garage.tune(s)
    if s.step == tables.FITTING or s.step == tables.REFIT:
        return garage.fit(s)
    if s.step == tables.REROLL:
        return garage.reroll(s)
    prices.note(s, notes, seat, habit)
    worth.note_cars(s, notes, seat)
    if s.step == tables.GEAR:
        return tables.SHIFT + rolls.best_gear(s, c, notes, seat)
    if s.step >= tables.NITRO and s.step <= tables.EXTRA:
        return longer(s, c, notes, seat)
    if s.step == tables.MOVE:
        return best_end(s, c, notes, seat, -1, 0)
    if s.step == tables.SLIP:
        return best_end(s, c, notes, seat, tables.STAY, worth.stay_out_of_slipstream(s, notes, seat))
    if s.step == tables.WAY:
        return best_way(s, notes, seat)
    if s.step == tables.SERVICE:
        return garage.stop(s, notes)
    if s.step == tables.REPAIR:
        return garage.repair(s, notes)
    if s.step == tables.AWARD:
        return garage.award(s, notes)
    return garage.scrap(s) if s.step == tables.SCRAP else garage.radio(s)


def longer(s: State, c: Control, notes: Notes, car: int) -> int:
    """Nitro, the drift, the cell more of soft tyres: whatever leads farther than it costs."""
    gear = s.gear[car]
    rolls.look(s, c, notes, car, gear, gear, rolls.most_cells(s, car, gear, s.reach), 0)
    reach = s.reach
    if s.step == tables.EXTRA:
        plain = rolls.drive(s, notes, car, gear, reach)
        return tables.USE_EXTRA if rolls.drive(s, notes, car, gear, reach + 1) < plain else tables.PLAIN
    if s.step == tables.DRIFT:
        return drift(s, notes, car, gear)
    price = rolls.nitro_price(s, car)
    best = rolls.with_extras(s, notes, car, gear, reach)
    action = tables.PLAIN
    cost = rolls.with_extras(s, notes, car, gear, reach + gear) + price
    if cost < best:
        best = cost
        action = tables.USE_NITRO
    if s.driver[car] == tables.MONTOYA:
        cost = rolls.with_extras(s, notes, car, gear, reach + gear + tables.MORE_NITRO) + price
        if cost < best:
            action = tables.USE_MORE
    return action


def drift(s: State, notes: Notes, car: int, gear: int) -> int:
    """A cell more or less for a tyre point."""
    best = rolls.drive(s, notes, car, gear, s.reach)
    action = tables.PLAIN
    cost = rolls.drive(s, notes, car, gear, s.reach + tables.DRIFT_CELLS) + notes.worn[1]
    if cost < best:
        best = cost
        action = tables.LONGER
    if s.reach > 0:
        cost = rolls.drive(s, notes, car, gear, s.reach - tables.DRIFT_CELLS) + notes.worn[1]
        if cost < best:
            action = tables.SHORTER
    return action


def best_end(s: State, c: Control, notes: Notes, car: int, otherwise: int, cost: int) -> int:
    """The end with the least way left and the least price; or another answer at its cost, if there is one."""
    base = survey.base_of(s)
    soiled = survey.is_soiled(s, base, survey.width(s))
    if soiled:
        ends.recall(s, c)
    hazard = worth.debris(s, notes, car)
    best = otherwise
    best_cost = cost
    for end in range(s.end_count):
        cost = end_cost(s, notes, car, end)
        if soiled and not is_clean(s, c, base, end):
            cost += hazard
        if best < 0 or cost < best_cost:
            best = tables.TO + s.end_cell[end]
            best_cost = cost
    return best


def best_way(s: State, notes: Notes, car: int) -> int:
    """The way that costs least, debris weighed against points."""
    hazard = worth.debris(s, notes, car)
    best = 0
    best_cost = 0
    for way in range(s.way_count):
        cost = price(s, notes, car, s.way_fate[way], s.aim - 1, s.way_brakes[way], s.way_tyres[way])
        cost += hazard * s.way_debris[way]
        if way == 0 or cost < best_cost:
            best = way
            best_cost = cost
    return tables.BY + 1 + best


def end_cost(s: State, notes: Notes, car: int, end: int) -> int:
    """The way left from an end of the move, and its price."""
    return price(s, notes, car, s.end_fate[end], s.end_cell[end], s.end_brakes[end], s.end_tyres[end])


def price(s: State, notes: Notes, car: int, fate: int, cell: int, brakes: int, worn: int) -> int:
    """The way left from a cell where the move ends like that, and what it costs."""
    gear = s.gear[car]
    if fate == tables.LOST:
        return notes.out + worth.way_on(s, notes, car, s.cell[car], gear, 0)
    if fate == tables.BOX:
        return worth.of_box(s, notes, car)
    cost = notes.braked[brakes] + notes.worn[worn]
    if fate == tables.ARRIVED:
        return cost // pace.TURN
    if fate == tables.SPUN:
        return cost + pace.SPUN + worth.of_end(s, notes, car, cell, 0, 1, 0)
    whole = 1 if brakes == 0 else 0
    return cost + worth.of_end(s, notes, car, cell, gear, 1 if fate == tables.OVERSHOT else 0, whole)


def is_clean(s: State, c: Control, base: int, end: int) -> int:
    """1 if the way to an end has no debris."""
    cell = s.end_cell[end]
    if cell == s.cell[s.car] or field.is_pit(s, cell):
        return 1
    at = survey.column(s, base, cell)
    steps = offers.of_end(c, offers.DRIVEN, end)
    clean = c.paper[survey.CLEAN][at] | c.paper[survey.CLEAN + survey.SLID][at]
    dirty = c.paper[survey.DRY][at] | c.paper[survey.SLID][at]
    return survey.has(clean, steps) if survey.has(dirty, steps) else 1
