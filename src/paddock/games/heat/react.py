"""Steps 4 and 5: adrenaline, then cooldown, boost and the extra space in any order."""

from __future__ import annotations

from ... import journal
from ...control import Control
from . import cards, happenings, tables, track
from .state import State


def has_adrenaline(s: State) -> int:
    """1 if the moving car is the last of this round, or one of the last two of a big race (heat 27, 28, 124)."""
    helped = tables.ADRENALINE_CARS_BIG_RACE if s.seats >= tables.BIG_RACE else tables.ADRENALINE_CARS
    return 1 if s.turn >= s.cars - helped else 0


def open_react(s: State, c: Control, seat: int) -> None:
    """Gather what the car may use (heat 31, 35, 36)."""
    s.cool = tables.COOLDOWN[s.gear[seat]]
    s.boost = 1
    s.adrenaline = 0
    if has_adrenaline(s):
        s.cool += tables.ADRENALINE_COOLDOWN
        s.adrenaline = 1
        journal.note(c, happenings.ADRENALINE, seat, 27, 0, 0, 0, 0)


def can_react(s: State, seat: int) -> int:
    """1 if, as far as everybody can see, the seat may have something to use."""
    if s.adrenaline:
        return 1
    if s.boost and s.size[seat][tables.ENGINE] >= tables.BOOST_HEAT:
        return 1
    return 1 if s.cool > 0 and s.size[seat][tables.HAND] > 0 else 0


def refuse(s: State, seat: int, action: int) -> int:
    """The ruling that refuses a reaction, or 0."""
    if action == tables.DONE:
        return 0
    if action == tables.BOOST:
        return 0 if s.boost and s.size[seat][tables.ENGINE] >= tables.BOOST_HEAT else 36
    if action == tables.ADRENALINE:
        return 0 if s.adrenaline else 31
    if action > tables.COOL and action < tables.LAY:
        amount = action - tables.COOL
        return 0 if amount <= s.cool and amount <= s.cards[seat][tables.HAND][tables.HEAT] else 35
    return 33


def use(s: State, c: Control, seat: int, action: int) -> None:
    """Use one symbol, wholly or, for cooldown, in part (heat 33, 125)."""
    if action == tables.BOOST:
        s.boost = 0
        cards.pay_heat(s, c, seat, tables.BOOST_HEAT, happenings.FOR_BOOST, 36)
        gained = cards.flip(s, c, seat)
        s.speed += gained
        journal.note(c, happenings.BOOSTED, seat, 36, gained, s.speed, 0, 0)
        track.move(s, c, seat, gained, happenings.BY_BOOST, 36)
    elif action == tables.ADRENALINE:
        s.adrenaline = 0
        s.speed += tables.ADRENALINE_SPEED
        journal.note(c, happenings.PUSHED, seat, 31, tables.ADRENALINE_SPEED, s.speed, 0, 0)
        track.move(s, c, seat, tables.ADRENALINE_SPEED, happenings.BY_ADRENALINE, 31)
    else:
        amount = action - tables.COOL
        s.cool -= amount
        cards.cool_down(s, c, seat, amount)
