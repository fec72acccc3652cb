"""What a racer does after its move: symbols to use, and how far to push on."""

from __future__ import annotations

from ...games.heat import cards, catalog, costs, roads, symbols, tables
from ...games.heat.state import State
from . import braking, laying, sheet, worth
from .notebook import Notes

DIRECT_MARGIN = 8  # by which a card played directly must shorten the way


def choose(s: State, seat: int, notes: Notes) -> int:
    """Cool down as far as possible, use what is free, then whatever leaves the shortest way."""
    cool = symbols.coolable(s, seat, s.at[seat])
    if cool > 0:
        return tables.COOL + cool
    if s.kinds > tables.BASE_KINDS:
        action = use_symbols(s, seat)
        if action > 0:
            return action
    shift = 0
    if s.kinds > tables.BASE_KINDS:
        shift = cards.sum_in_play(s, seat, catalog.SHIFT)
    return push(s, seat, notes, s.size[seat][tables.ENGINE] - s.due, shift)


def use_symbols(s: State, seat: int) -> int:
    """Stress leaves the hand, good cards go back into the deck; 0 if there is nothing of the kind."""
    stress = s.cards[seat][tables.HAND][tables.STRESS]
    if s.relief > 0 and stress > 0 and not roads.in_tunnel(s, seat):
        return tables.RELIEVE + (stress if stress < s.relief else s.relief)
    if s.salvage > 0:
        kind = worth.best_salvaged(s, seat)
        if kind > 0:
            return tables.SALVAGE + kind
    return 0


def push(s: State, seat: int, notes: Notes, heat: int, shift: int) -> int:
    """Boost, play directly, accelerate, push, or let it be."""
    quiet = braking.rest_cost(s, notes, seat, 0, s.speed, heat, shift)
    best = reach_cost(s, notes, seat, 0, heat, shift, s.accelerate, s.plus)
    boosted = sheet.BOOST_MARGIN + boost_cost(s, seat, notes, heat, shift)
    direct = -1
    if s.kinds > tables.BASE_KINDS:
        direct = best_direct(s, notes, seat, heat, shift, boosted if boosted < best else best)
    if direct >= 0:
        return tables.DIRECT + direct
    if boosted < best:
        return tables.BOOST
    if best >= quiet:
        return tables.DONE
    if s.accelerate and best < reach_cost(s, notes, seat, 0, heat, shift, 0, 0):
        return tables.ACCELERATE
    return tables.ADRENALINE if s.adrenaline else tables.DONE


def reach_cost(s: State, notes: Notes, seat: int, steps: int, heat: int, shift: int, accelerate: int, plus: int) -> int:
    """The lowest cost after so many steps, with adrenaline and accelerating where they help."""
    reach = 1
    if s.adrenaline:
        reach |= reach << tables.ADRENALINE_SPEED
    for _ in range(accelerate):
        reach |= reach << plus
    best = laying.WORST * 2
    extra = steps
    while reach > 0:
        if reach & 1:
            cost = braking.rest_cost(s, notes, seat, extra, s.speed + extra, heat, shift)
            if cost < best:
                best = cost
        reach >>= 1
        extra += 1
    return best


def boost_cost(s: State, seat: int, notes: Notes, heat: int, shift: int) -> int:
    """The mean cost after a boost, with all that helps then; very high if there can be none."""
    sheet.count_flips(s, notes, seat)
    if notes.flips == 0 or not symbols.can_boost(s, seat):
        return laying.WORST * 2
    if s.due and costs.refuse(s, seat, tables.BOOST) != 0:
        return laying.WORST * 2
    left = heat - symbols.boost_cost(s, seat)
    sum_up = 0
    for kind in range(tables.SPEED_1, tables.SPEED_4 + 1):
        if notes.flip[kind] > 0:
            cost = reach_cost(s, notes, seat, kind, left, shift, s.accelerate, s.plus + 1)
            sum_up += notes.flip[kind] * (cost + sheet.LEVEL)
    return sum_up // notes.flips - sheet.LEVEL


def best_direct(s: State, notes: Notes, seat: int, heat: int, shift: int, limit: int) -> int:
    """The kind of the card that is best played directly, if that costs less than the limit; else -1."""
    best = limit
    chosen = -1
    for kind in range(catalog.FIRST_ADVANCED, catalog.FIRST_SPONSOR):
        if catalog.DIRECT[kind] and s.cards[seat][tables.HAND][kind] > 0 and costs.can_play_directly(s, seat, kind):
            back = s.cards[seat][tables.HAND][tables.HEAT]
            if back > catalog.COOLDOWN[kind]:
                back = catalog.COOLDOWN[kind]
            left = heat - catalog.COST[kind] + back
            speeds = s.accelerate + catalog.ACCELERATE[kind]
            cost = DIRECT_MARGIN + reach_cost(s, notes, seat, catalog.VALUE[kind], left, shift, speeds, s.plus)
            if cost < best:
                best = cost
                chosen = kind
    return chosen
