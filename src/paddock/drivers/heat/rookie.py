"""The rookie: likes speed, sees corners late, boosts on a whim, forgets to cool down and keeps junk."""

from __future__ import annotations

from ... import luck
from ...control import Control
from ...games.heat import cards, catalog, symbols, tables
from ...games.heat.state import State
from ...games.heat.steps import planning
from . import braking, laying, sheet
from .notebook import Notes

GEAR_FOR_LIMIT = (1, 1, 1, 2, 2, 3, 3, 3)  # by limit; 4 above
SPACES_FOR_GEAR = 5  # every so many spaces before a corner allow one gear more
NORMAL = (0, 3, 6, 9, 12)  # speed by gear on a straight
HOT_HAND = 3  # cards of heat in hand that make a rookie think of cooling down

# Two beginners: the one of old, who spins two or three times a race, and one who has been told to mind the engine.
RECKLESS = 0
WARNED = 1
RESERVE = (0, 3)  # heat that is not counted on for a corner
# Chances in a hundred.
BRAKES_LATE = (10, 4)
SHIFTS_UP = (85, 90)
MISJUDGES = (5, 1)
FORGETS_TO_COOL = (25, 15)
BOOSTS = (7, 7)
PUSHES = (60, 60)
SLIPS_BLINDLY = (30, 8)
DROPS = (15, 30)
PLAYS_DIRECTLY = (40, 40)


def happens(chooser: Control, chance: int) -> int:
    return 1 if luck.roll(chooser, 100) < chance else 0


def choose(s: State, chooser: Control, seat: int, notes: Notes, habit: int) -> int:
    """What the rookie does."""
    if s.step == tables.PLANNING:
        if s.plan[seat] == tables.NOTHING:
            return choose_gear(s, chooser, seat, notes, habit)
        wish_speed(s, chooser, seat, planning.cards_due(s, seat), notes, habit)
        return laying.best_card(s, notes, seat)
    if s.step == tables.REACT:
        return choose_reaction(s, chooser, seat, habit)
    if s.step == tables.SLIPSTREAMING:
        return choose_slipstream(s, chooser, seat, notes, habit)
    if s.step == tables.DISCARDING:
        return choose_drop(s, chooser, seat, habit)
    if s.step > tables.OVER:
        return choose_upgrade(s)
    wish_speed(s, chooser, seat, s.gear[seat], notes, habit)
    return laying.best_value(s, notes, seat) if s.step == tables.CHOOSING else laying.best_back(s, notes, seat)


def choose_gear(s: State, chooser: Control, seat: int, notes: Notes, habit: int) -> int:
    """Up on straights, down for a corner that is near or for a hot hand, and sometimes too late."""
    gear = s.gear[seat]
    wanted = gear_ahead(s, seat, notes)
    if s.cards[seat][tables.HAND][tables.HEAT] >= HOT_HAND and not happens(chooser, FORGETS_TO_COOL[habit]):
        wanted = tables.FIRST_GEAR
    target = gear
    if wanted > gear and happens(chooser, SHIFTS_UP[habit]):
        target = gear + 1
    elif wanted < gear and not happens(chooser, BRAKES_LATE[habit]):
        target = gear - 1
    while target > tables.FIRST_GEAR and cards.playable(s, seat, 0) < target and target >= gear:
        target -= 1
    return tables.GEAR + target


def gear_ahead(s: State, seat: int, notes: Notes) -> int:
    """The gear that a rookie thinks right for the corner ahead, and for how far off it is."""
    line = braking.steps_to_line(s, notes, s.at[seat])
    gear = gear_for(braking.next_limit(s, notes, s.at[seat])) + (line - 1) // SPACES_FOR_GEAR
    return gear if gear < tables.TOP_GEAR else tables.TOP_GEAR


def gear_for(limit: int) -> int:
    return GEAR_FOR_LIMIT[limit] if limit < 8 else tables.TOP_GEAR


def wish_speed(s: State, chooser: Control, seat: int, gear: int, notes: Notes, habit: int) -> None:
    """Note the speed to wish for; a corner that is misjudged does not frighten."""
    line = braking.steps_to_line(s, notes, s.at[seat])
    limit = braking.next_limit(s, notes, s.at[seat])
    wish = NORMAL[gear]
    if line <= wish:
        wish = line - 1 if line - 1 > limit else limit
    spare = s.size[seat][tables.ENGINE] - RESERVE[habit]
    most = limit + (spare if spare > 0 else 0)
    if happens(chooser, MISJUDGES[habit]):
        wish += 2
        most = braking.NO_CORNER
    sheet.open_sheet(s, notes, seat, gear, s.size[seat][tables.ENGINE])
    notes.wish = wish + 1
    notes.line = line
    notes.most = most


def choose_reaction(s: State, chooser: Control, seat: int, habit: int) -> int:
    """Use what is offered, on a whim."""
    cool = symbols.coolable(s, seat, s.at[seat])
    if cool > 0 and (s.due > s.size[seat][tables.ENGINE] or not happens(chooser, FORGETS_TO_COOL[habit])):
        return tables.COOL + cool
    if s.kinds > tables.BASE_KINDS:
        action = use_symbols(s, chooser, seat, habit)
        if action > 0:
            return action
    if s.adrenaline and happens(chooser, PUSHES[habit]):
        return tables.ADRENALINE
    if s.size[seat][tables.ENGINE] > s.due + tables.BOOST_HEAT and happens(chooser, BOOSTS[habit]):
        return tables.BOOST if symbols.refuse(s, seat, tables.BOOST) == 0 else tables.DONE
    return tables.DONE


def use_symbols(s: State, chooser: Control, seat: int, habit: int) -> int:
    """What upgrades offer, as far as a rookie thinks of it; 0 for nothing."""
    if symbols.refuse(s, seat, tables.RELIEVE + 1) == 0 and not happens(chooser, FORGETS_TO_COOL[habit]):
        return tables.RELIEVE + 1
    if s.accelerate and s.plus and happens(chooser, PUSHES[habit]):
        return tables.ACCELERATE
    for kind in range(catalog.FIRST_ADVANCED, catalog.FIRST_SPONSOR):
        if catalog.DIRECT[kind] and s.cards[seat][tables.HAND][kind] > 0 and happens(chooser, PLAYS_DIRECTLY[habit]):
            return tables.DIRECT + kind
    return 0


def choose_slipstream(s: State, chooser: Control, seat: int, notes: Notes, habit: int) -> int:
    """A slipstream is too good to miss, unless the corner behind it catches the eye."""
    if braking.steps_to_line(s, notes, s.at[seat]) > tables.SLIPSTREAM or happens(chooser, SLIPS_BLINDLY[habit]):
        return tables.SLIP
    return tables.SLIP if s.speed <= braking.next_limit(s, notes, s.at[seat]) else tables.STAY


def choose_drop(s: State, chooser: Control, seat: int, habit: int) -> int:
    """Now and then the lowest card goes."""
    if happens(chooser, DROPS[habit]):
        for kind in range(s.least[seat], tables.HEAT):
            if s.cards[seat][tables.HAND][kind] > 0:
                return tables.DROP + kind
    return tables.KEEP


def choose_upgrade(s: State) -> int:
    """The fastest card of the offer; what is owned stays."""
    if s.step != tables.DRAFTING:
        return tables.KEEP
    chosen = -1
    fastest = -1
    for kind in range(catalog.FIRST_BASIC, catalog.FIRST_SPONSOR):
        if s.market[tables.OFFER][kind] > 0:
            value = catalog.VALUE[kind] + 2 * catalog.PLUS[kind]
            if catalog.CHOICES[kind] > 0:
                value = catalog.VALUES[kind][catalog.CHOICES[kind] - 1]
            if value > fastest:
                fastest = value
                chosen = kind
    return tables.PICK + chosen
