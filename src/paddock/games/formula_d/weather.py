"""The weather: rolled before the race, and again whenever an engine is strained."""

from __future__ import annotations

from ... import journal, luck
from ...control import Control
from . import happenings, tables
from .state import State

# What a roll on the circuit's table means, plus 1.
SUN = 1
CLOUDS = 2
STORM = 3


def roll(s: State, c: Control) -> None:
    """Roll on the circuit's table (formula_d 108)."""
    face = 1 + luck.below(c, tables.BLACK)
    if face <= s.course.rain_to:
        s.omen = STORM
    elif face <= s.course.changeable_to:
        s.omen = CLOUDS
    else:
        s.omen = SUN


def settle(s: State, c: Control) -> None:
    """What was rolled comes true: the first state, or a step of the scale (formula_d 108, 109)."""
    before = s.weather
    if s.round == 0:
        s.weather = tables.GOOD
        if s.omen == STORM:
            s.weather = tables.RAIN
        elif s.omen == CLOUDS:
            s.weather = tables.CHANGEABLE
    elif s.omen == STORM:
        s.weather += 1
    elif s.omen == SUN:
        s.weather -= 1
    s.omen = 0
    journal.note(c, happenings.WEATHER, -1, 108 if s.round == 0 else 109, s.weather, before, 0, 0)


def can_change(s: State) -> int:
    """1 if a strained engine makes the weather roll; the ends of the scale are fixed (formula_d 109)."""
    if s.rules & tables.WEATHER == 0:
        return 0
    return 1 if s.weather == tables.CHANGEABLE or s.weather == tables.SHOWERS else 0
