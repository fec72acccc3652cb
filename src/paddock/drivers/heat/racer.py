"""The racer: plans every turn for the corners ahead, and spends heat where it buys most."""

from __future__ import annotations

from ...control import Options
from ...games.heat import cards, catalog, planning, react, tables
from ...games.heat.state import State
from . import braking, laying, pace
from .notebook import Notes

LEVEL = 6000  # added to the costs in the table, so that none is negative
HIGHEST = 29000
CLOG = (0, 0, 15, 45, 110, 220, 400, 600)  # by heat left in hand
BOOST_MARGIN = 5
# Tenths of a space by which a card may be under or over the mean of a turn and still be kept for it.
UNDER = 13
OVER = 19


def choose(s: State, seat: int, menu: Options, notes: Notes) -> int:
    """What the racer does."""
    if s.step == tables.PLANNING:
        if s.plan[seat] == tables.NOTHING:
            return choose_gear(s, seat, menu, notes)
        weigh_speeds(s, notes, seat, planning.cards_due(s, seat), s.size[seat][tables.ENGINE], menu)
        return laying.best_card(s, seat, menu)
    if s.step == tables.REACT:
        return choose_reaction(s, seat, notes)
    if s.step == tables.SLIPSTREAMING:
        heat = s.size[seat][tables.ENGINE]
        slipping = braking.slip_cost(s, notes, seat, s.speed, heat)
        return tables.SLIP if slipping < braking.stay_cost(s, notes, seat, s.speed, heat) else tables.STAY
    return choose_drop(s, seat, notes)


def choose_gear(s: State, seat: int, menu: Options, notes: Notes) -> int:
    """The gear whose best cards cost least."""
    chosen = s.gear[seat]
    best = laying.WORST * 2
    for gear in range(tables.FIRST_GEAR, tables.TOP_GEAR + 1):
        if planning.refuse_gear(s, seat, gear) == 0:
            cost = gear_cost(s, seat, gear, menu, notes)
            if cost < best:
                best = cost
                chosen = gear
    return tables.GEAR + chosen


def gear_cost(s: State, seat: int, gear: int, menu: Options, notes: Notes) -> int:
    """The cost of a gear with the best cards for it."""
    if cards.playable(s, seat, 0) < gear:
        return laying.WORST + gear
    heat = s.size[seat][tables.ENGINE]
    steps = gear - s.gear[seat]
    if steps > tables.FREE_GEAR_STEPS or steps < -tables.FREE_GEAR_STEPS:
        heat -= tables.TWO_GEARS_HEAT
    weigh_speeds(s, notes, seat, gear, heat, menu)
    return laying.cheapest(s, seat, 0, gear, 0, 0, menu)


def moves_late(s: State, seat: int) -> int:
    """1 if the car will have adrenaline this round."""
    helped = tables.ADRENALINE_CARS_BIG_RACE if s.seats >= tables.BIG_RACE else tables.ADRENALINE_CARS
    for i in range(s.cars):
        if s.order[i] == seat:
            return 1 if i >= s.cars - helped else 0
    return 0


def weigh_speeds(s: State, notes: Notes, seat: int, gear: int, heat: int, menu: Options) -> None:
    """Fill the table of what speeds cost in a gear, with the best use of cooldown, adrenaline and boost."""
    late = moves_late(s, seat)
    in_hand = s.cards[seat][tables.HAND][tables.HEAT]
    cool = tables.COOLDOWN[gear] + late * tables.ADRENALINE_COOLDOWN
    if cool > in_hand:
        cool = in_hand
    clog = in_hand - cool
    if clog > 7:
        clog = 7
    togo = braking.to_go(s, s.at[seat])
    level = LEVEL + CLOG[clog] - pace.left(notes, togo, s.gear[seat], s.size[seat][tables.ENGINE] * 10)
    fill_row(s, notes, 0, togo, gear, heat + cool, late, level, menu)
    if heat + cool > 0:
        fill_row(s, notes, laying.SPARE_ROW, togo, gear, heat + cool - 1, late, level + BOOST_MARGIN, menu)
        total = laying.all_flips(s, seat)
        for speed in range(laying.SPAN - tables.SPEED_4):
            cost = laying.flip_cost(s, seat, laying.SPARE_ROW, speed, total, menu)
            if cost < menu.action[speed]:
                menu.action[speed] = cost
    laying.add_stress_rows(s, seat, menu)


def fill_row(
    s: State, notes: Notes, row: int, togo: int, gear: int, heat: int, late: int, level: int, menu: Options
) -> None:
    """The cost of each speed; a car with adrenaline may drive one faster."""
    base = row * laying.SPAN
    for speed in range(laying.SPAN):
        cost = level + braking.turn_cost(s, notes, togo, speed, speed, gear, heat)
        if cost < 0:
            cost = 0
        menu.action[base + speed] = cost if cost < HIGHEST else HIGHEST
    if late:
        for speed in range(laying.SPAN - 1):
            if menu.action[base + speed + 1] < menu.action[base + speed]:
                menu.action[base + speed] = menu.action[base + speed + 1]


def choose_reaction(s: State, seat: int, notes: Notes) -> int:
    """Cool down as far as possible, then whatever leaves the shortest way."""
    cool = s.cards[seat][tables.HAND][tables.HEAT]
    if cool > s.cool:
        cool = s.cool
    if cool > 0:
        return tables.COOL + cool
    heat = s.size[seat][tables.ENGINE]
    quiet = braking.rest_cost(s, notes, seat, 0, s.speed, heat)
    pushed = quiet
    if s.adrenaline:
        pushed = braking.rest_cost(s, notes, seat, 1, s.speed + 1, heat)
    best = pushed if pushed < quiet else quiet
    if boost_cost(s, seat, notes, heat - tables.BOOST_HEAT) + BOOST_MARGIN < best:
        return tables.BOOST
    return tables.ADRENALINE if pushed < quiet else tables.DONE


def boost_cost(s: State, seat: int, notes: Notes, heat: int) -> int:
    """The mean cost after a boost, with adrenaline where it helps; very high if there can be none."""
    total = laying.all_flips(s, seat)
    if total == 0 or react.refuse(s, seat, tables.BOOST) != 0:
        return laying.WORST * 2
    sum_up = 0
    for kind in range(tables.SPEED_1, tables.SPEED_4 + 1):
        count = laying.flips(s, seat, kind)
        if count > 0:
            cost = braking.rest_cost(s, notes, seat, kind, s.speed + kind, heat)
            if s.adrenaline:
                pushed = braking.rest_cost(s, notes, seat, kind + 1, s.speed + kind + 1, heat)
                if pushed < cost:
                    cost = pushed
            sum_up += count * (cost + LEVEL)
    return sum_up // total - LEVEL


def choose_drop(s: State, seat: int, notes: Notes) -> int:
    """Drop the cards that fit neither the next turn nor the one after."""
    togo = braking.to_go(s, s.at[seat])
    heat = s.size[seat][tables.ENGINE]
    first = best_turn(s, notes, togo, s.gear[seat], heat)
    gear = first // 100
    speed = first % 100
    second = best_turn(s, notes, togo - speed, gear, heat)
    for kind in range(s.least[seat], tables.HEAT):
        if s.cards[seat][tables.HAND][kind] > 0 and not fits(kind, first) and not fits(kind, second):
            return tables.DROP + kind
    return tables.KEEP


def fits(kind: int, turn: int) -> int:
    """1 if a card is near the mean of the cards that a turn wants."""
    gear = turn // 100
    off = catalog.VALUE[kind] * 10 - (turn % 100) * 10 // gear
    return 1 if off <= OVER and off >= -UNDER else 0


def best_turn(s: State, notes: Notes, togo: int, gear: int, heat: int) -> int:
    """The turn that the pace notes would drive from there: 100 times the gear plus the speed."""
    best = laying.WORST * 2
    turn = 100 * gear + pace.EVEN[gear]
    for target in range(gear - 1, gear + 2):
        if target >= tables.FIRST_GEAR and target <= tables.TOP_GEAR:
            for speed in range(pace.LOWEST[target], pace.HIGHEST[target] + 1):
                cost = braking.turn_cost(s, notes, togo, speed, speed, target, heat)
                cost += pace.strain(target, speed)
                if cost < best:
                    best = cost
                    turn = 100 * target + speed
    return turn
