"""The racer: plans every turn for the corners ahead, and spends heat where it buys most."""

from __future__ import annotations

from ...games.heat import cards, catalog, tables
from ...games.heat.state import State
from ...games.heat.steps import discard, planning
from . import braking, laying, pace, pushing, sheet, worth
from .notebook import Notes

# Tenths of a space by which a card may be under or over the mean of a turn and still be kept for it.
UNDER = 13
OVER = 19
FLIP = 25  # what a plus brings, in tenths
DEAR = 3  # a slower card that costs heat is dropped
POOR_HAND = 3  # a first hand with no more speed than that is dealt anew


def choose(s: State, seat: int, notes: Notes) -> int:
    """What the racer does."""
    if s.step == tables.PLANNING:
        if s.plan[seat] == tables.NOTHING:
            if s.redraws[seat] and is_poor(s, seat):
                return tables.MULLIGAN
            return choose_gear(s, seat, notes)
        plan_turn(s, seat, planning.cards_due(s, seat), notes)
        return laying.best_card(s, notes, seat)
    if s.step == tables.REACT:
        return pushing.choose(s, seat, notes)
    if s.step == tables.SLIPSTREAMING:
        return choose_slipstream(s, seat, notes)
    if s.step == tables.DISCARDING:
        return choose_drop(s, seat, notes)
    if s.step > tables.OVER:
        return worth.choose(s, seat)
    plan_turn(s, seat, s.gear[seat], notes)
    return laying.best_value(s, notes, seat) if s.step == tables.CHOOSING else laying.best_back(s, notes, seat)


def is_poor(s: State, seat: int) -> int:
    """1 if a first hand is worth a heat to be rid of: it is mostly heat and stress."""
    good = cards.playable(s, seat, 0) - s.cards[seat][tables.HAND][tables.STRESS]
    return 1 if good <= POOR_HAND and s.size[seat][tables.ENGINE] > 1 else 0


def plan_turn(s: State, seat: int, gear: int, notes: Notes) -> None:
    """A sheet for a gear; in a tournament it is paid for when the cards are shown."""
    sheet.open_sheet(s, notes, seat, gear, s.size[seat][tables.ENGINE] - planning.shift_cost(s, seat, gear))


def choose_gear(s: State, seat: int, notes: Notes) -> int:
    """The gear whose best cards cost least, among those that can be paid for."""
    chosen = s.gear[seat]
    best = laying.WORST * 2
    laying.note_hand(s, notes, seat)
    for gear in range(tables.FIRST_GEAR, tables.TOP_GEAR + 1):
        missing = planning.shift_cost(s, seat, gear) - s.size[seat][tables.ENGINE]
        if missing <= 0 and planning.refuse_gear(s, seat, gear) == 0:
            cost = gear_cost(s, seat, gear, notes)
            if cost < best:
                best = cost
                chosen = gear
    return tables.GEAR + chosen


def gear_cost(s: State, seat: int, gear: int, notes: Notes) -> int:
    """The cost of a gear with the best cards for it."""
    if cards.playable(s, seat, 0) < gear:
        return laying.WORST + gear
    plan_turn(s, seat, gear, notes)
    laying.no_cards(notes)
    return laying.cheapest(s, notes, seat, 0, gear)


def choose_slipstream(s: State, seat: int, notes: Notes) -> int:
    """The slipstream that leaves the shortest way, if any does."""
    shift = 0
    if s.kinds > tables.BASE_KINDS:
        shift = cards.sum_in_play(s, seat, catalog.SHIFT)
    length = braking.best_slip(s, notes, seat, s.speed, s.size[seat][tables.ENGINE], shift)
    if length == 0:
        return tables.STAY
    return tables.SLIP if length == tables.SLIPSTREAM else tables.FAR + length


def choose_drop(s: State, seat: int, notes: Notes) -> int:
    """Refresh what fits the next turns, drop the cards that fit neither the next one nor the one after."""
    at = s.at[seat]
    heat = s.size[seat][tables.ENGINE]
    first = best_turn(s, notes, at, s.gear[seat], heat)
    gear = first // 100
    speed = first % 100
    second = best_turn(s, notes, at + speed, gear, heat)
    if s.kinds > tables.BASE_KINDS:
        for kind in range(catalog.FIRST_ADVANCED, catalog.FIRST_SPONSOR):
            if discard.refuse_refresh(s, seat, kind) == 0 and is_worth_refreshing(s, seat, kind, first):
                return tables.REFRESH + kind
    for kind in range(s.least[seat], s.kinds):
        if discard.refuse_drop(s, seat, kind) == 0 and not is_wanted(s, seat, kind, first, second):
            return tables.DROP + kind
    return tables.KEEP


def is_wanted(s: State, seat: int, kind: int, first: int, second: int) -> int:
    """1 if a card is of use in the next turns: its value fits one of them, or it does something needed."""
    if kind < tables.BASE_KINDS:
        return 1 if fits(kind * 10, first) or fits(kind * 10, second) else 0
    if kind >= catalog.FIRST_SPONSOR or catalog.DIRECT[kind]:
        return 1
    if catalog.COOLDOWN[kind] and s.cards[seat][tables.HAND][tables.HEAT] > 0:
        return 1
    if catalog.COST[kind] and catalog.VALUE[kind] < DEAR:
        return 0
    for i in range(catalog.CHOICES[kind]):
        if fits(10 * catalog.VALUES[kind][i], first) or fits(10 * catalog.VALUES[kind][i], second):
            return 1
    if catalog.CHOICES[kind] > 0:
        return 0
    value = 10 * catalog.VALUE[kind] + FLIP * catalog.PLUS[kind]
    return 1 if fits(value, first) or fits(value, second) else 0


def is_worth_refreshing(s: State, seat: int, kind: int, turn: int) -> int:
    """1 if a card in play is better drawn again than a card of the deck: it is fast enough, or cools a hot hand."""
    if catalog.COOLDOWN[kind] and s.cards[seat][tables.HAND][tables.HEAT] > 0:
        return 1
    gear = turn // 100
    return 1 if 10 * catalog.VALUE[kind] >= (turn % 100) * 10 // gear and fits(10 * catalog.VALUE[kind], turn) else 0


def fits(value: int, turn: int) -> int:
    """1 if a card of so many tenths is near the mean of the cards that a turn wants."""
    gear = turn // 100
    off = value - (turn % 100) * 10 // gear
    return 1 if off <= OVER and off >= -UNDER else 0


def best_turn(s: State, notes: Notes, at: int, gear: int, heat: int) -> int:
    """The turn that the pace notes would drive from there: 100 times the gear plus the speed."""
    best = laying.WORST * 2
    turn = 100 * gear + pace.EVEN[gear]
    for target in range(gear - 1, gear + 2):
        if target >= tables.FIRST_GEAR and target <= tables.TOP_GEAR:
            for speed in range(pace.LOWEST[target], pace.HIGHEST[target] + 1):
                cost = braking.turn_cost(s, notes, at, speed, speed, target, heat, 0)
                cost += pace.strain(target, speed)
                if cost < best:
                    best = cost
                    turn = 100 * target + speed
    return turn
