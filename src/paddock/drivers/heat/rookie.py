"""The rookie: likes speed, sees corners late, boosts on a whim, forgets to cool down and keeps junk."""

from __future__ import annotations

from ... import luck
from ...control import Control, Options
from ...games.heat import cards, planning, react, tables
from ...games.heat.state import State
from . import braking, laying

GEAR_FOR_LIMIT = (1, 1, 1, 2, 2, 3, 3, 3)  # by limit; 4 above
SPACES_FOR_GEAR = 5  # every so many spaces before a corner allow one gear more
NORMAL = (0, 3, 6, 9, 12)  # speed by gear on a straight
FLIP = 3  # what a rookie expects of a flip
FRIGHT = 400
HOT_HAND = 3  # cards of heat in hand that make a rookie think of cooling down

# Chances in a hundred.
BRAKES_LATE = 10
SHIFTS_UP = 85
MISJUDGES = 5
FORGETS_TO_COOL = 25
BOOSTS = 7
PUSHES = 60
SLIPS_BLINDLY = 30
DROPS = 15


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
        return choose_slipstream(s, chooser, seat)
    return choose_drop(s, chooser, seat)


def choose_gear(s: State, chooser: Control, seat: int) -> int:
    """Up on straights, down for a corner that is near or for a hot hand, and sometimes too late."""
    gear = s.gear[seat]
    wanted = gear_ahead(s, seat)
    if s.cards[seat][tables.HAND][tables.HEAT] >= HOT_HAND and not happens(chooser, FORGETS_TO_COOL):
        wanted = tables.FIRST_GEAR
    target = gear
    if wanted > gear and happens(chooser, SHIFTS_UP):
        target = gear + 1
    elif wanted < gear and not happens(chooser, BRAKES_LATE):
        target = gear - 1
    while target > tables.FIRST_GEAR and cards.playable(s, seat, 0) < target and target >= gear:
        target -= 1
    return tables.GEAR + target


def gear_ahead(s: State, seat: int) -> int:
    """The gear that a rookie thinks right for the corner ahead, and for how far off it is."""
    line = braking.steps_to_line(s, s.at[seat])
    gear = gear_for(braking.next_limit(s, s.at[seat])) + (line - 1) // SPACES_FOR_GEAR
    return gear if gear < tables.TOP_GEAR else tables.TOP_GEAR


def gear_for(limit: int) -> int:
    return GEAR_FOR_LIMIT[limit] if limit < 8 else tables.TOP_GEAR


def wish_speed(s: State, chooser: Control, seat: int, menu: Options) -> None:
    """Fill the table with how far speeds are from the wish; a corner that is misjudged does not frighten."""
    line = braking.steps_to_line(s, s.at[seat])
    limit = braking.next_limit(s, s.at[seat])
    wish = NORMAL[planning.cards_due(s, seat)]
    if line <= wish:
        wish = line - 1 if line - 1 > limit else limit
    most = limit + s.size[seat][tables.ENGINE]
    if happens(chooser, MISJUDGES):
        wish += 2
        most = laying.SPAN
    for row in range(laying.ROWS):
        for speed in range(laying.SPAN):
            reached = speed + FLIP * row
            off = reached - wish if reached > wish else wish - reached
            cost = 1000 + 100 * off
            if reached >= line and reached > most:
                cost += FRIGHT * (reached - most)
            menu.action[row * laying.SPAN + speed] = cost


def choose_reaction(s: State, chooser: Control, seat: int) -> int:
    """Use what is offered, on a whim."""
    cool = s.cards[seat][tables.HAND][tables.HEAT]
    if cool > s.cool:
        cool = s.cool
    if cool > 0 and not happens(chooser, FORGETS_TO_COOL):
        return tables.COOL + cool
    if s.adrenaline and happens(chooser, PUSHES):
        return tables.ADRENALINE
    if s.size[seat][tables.ENGINE] > tables.BOOST_HEAT and happens(chooser, BOOSTS):
        return tables.BOOST if react.refuse(s, seat, tables.BOOST) == 0 else tables.DONE
    return tables.DONE


def choose_slipstream(s: State, chooser: Control, seat: int) -> int:
    """A slipstream is too good to miss, unless the corner behind it catches the eye."""
    if braking.steps_to_line(s, s.at[seat]) > tables.SLIPSTREAM or happens(chooser, SLIPS_BLINDLY):
        return tables.SLIP
    return tables.SLIP if s.speed <= braking.next_limit(s, s.at[seat]) else tables.STAY


def choose_drop(s: State, chooser: Control, seat: int) -> int:
    """Now and then the lowest card goes."""
    if happens(chooser, DROPS):
        for kind in range(s.least[seat], tables.HEAT):
            if s.cards[seat][tables.HAND][kind] > 0:
                return tables.DROP + kind
    return tables.KEEP
