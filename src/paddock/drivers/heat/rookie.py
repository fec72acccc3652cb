"""The rookie: likes speed, sees corners late, boosts on a whim, forgets to cool down and keeps junk."""

from __future__ import annotations

from ... import luck
from ...control import Control, Options
from ...games.heat import cards, planning, react, tables
from ...games.heat.state import State
from . import braking, laying

FAR = 9  # a corner farther off than this is no worry
GEAR_FOR_LIMIT = (1, 1, 1, 2, 2, 3, 3, 3)  # by limit; 4 above
NORMAL = (0, 3, 5, 8, 11)  # speed by gear on a straight

# Chances in a hundred.
BRAKES_LATE = 20
SHIFTS_UP = 85
MISJUDGES = 40
COOLS = 60
BOOSTS = 10
PUSHES = 60
SLIPS = 90
DROPS = 20


def happens(chooser: Control, chance: int) -> int:
    return 1 if luck.roll(chooser, 100) < chance else 0


def choose(s: State, chooser: Control, seat: int, menu: Options) -> int:
    """What the rookie does."""
    if s.step == tables.PLANNING:
        if s.plan[seat] == tables.NOTHING:
            return choose_gear(s, chooser, seat)
        wish_speed(s, chooser, seat, menu)
        return laying.best_card(s, seat, menu)
    if s.step == tables.REACT:
        return choose_reaction(s, chooser, seat)
    if s.step == tables.SLIPSTREAMING:
        return tables.SLIP if happens(chooser, SLIPS) else tables.STAY
    return choose_drop(s, chooser, seat)


def choose_gear(s: State, chooser: Control, seat: int) -> int:
    """Up on straights, down for a corner that is near, and sometimes too late."""
    gear = s.gear[seat]
    target = gear
    if braking.steps_to_line(s, s.at[seat]) > FAR:
        if happens(chooser, SHIFTS_UP):
            target = gear + 1
    elif not happens(chooser, BRAKES_LATE):
        wanted = gear_for(braking.next_limit(s, s.at[seat]))
        if wanted > gear:
            target = gear + 1
        elif wanted < gear:
            target = gear - 1
    if target > tables.TOP_GEAR:
        target = tables.TOP_GEAR
    while target > tables.FIRST_GEAR and cards.playable(s, seat, 0) < target and target >= gear:
        target -= 1
    return tables.GEAR + target if planning.refuse_gear(s, seat, target) == 0 else tables.GEAR + gear


def gear_for(limit: int) -> int:
    return GEAR_FOR_LIMIT[limit] if limit < 8 else tables.TOP_GEAR


def wish_speed(s: State, chooser: Control, seat: int, menu: Options) -> None:
    """Fill the table with how far each speed is from the one wished for; a flip counts as 2."""
    line = braking.steps_to_line(s, s.at[seat])
    limit = braking.next_limit(s, s.at[seat])
    wish = NORMAL[s.gear[seat]] + 2
    if line <= wish:
        wish = line - 1 if line - 1 > limit else limit
        if happens(chooser, MISJUDGES):
            wish += luck.roll(chooser, 4)
    for row in range(laying.ROWS):
        for speed in range(laying.SPAN):
            off = speed + 2 * row - wish
            menu.action[row * laying.SPAN + speed] = 1000 + 100 * (off if off > 0 else -off)


def choose_reaction(s: State, chooser: Control, seat: int) -> int:
    """Use what is offered, on a whim."""
    cool = s.cards[seat][tables.HAND][tables.HEAT]
    if cool > s.cool:
        cool = s.cool
    if cool > 0 and happens(chooser, COOLS):
        return tables.COOL + cool
    if s.adrenaline and happens(chooser, PUSHES):
        return tables.ADRENALINE
    if react.refuse(s, seat, tables.BOOST) == 0 and happens(chooser, BOOSTS):
        return tables.BOOST
    return tables.DONE


def choose_drop(s: State, chooser: Control, seat: int) -> int:
    """Now and then the lowest card goes."""
    if happens(chooser, DROPS):
        for kind in range(s.least[seat], tables.HEAT):
            if s.cards[seat][tables.HAND][kind] > 0:
                return tables.DROP + kind
    return tables.KEEP
