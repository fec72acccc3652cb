"""The scripted drivers of Formula D by level."""

from __future__ import annotations

from ... import luck
from ...control import Control, Options
from ...games.formula_d.state import State
from ...games.formula_d.steps import STEPS
from . import pace, prices, racer, rookie
from .notebook import Notes

RANDOM = 0
ROOKIE = 1
RACER = 2
ROOKIE_1 = 3
RACER_1 = 4
CLUB = 5
LEVELS = {"random": RANDOM, "rookie": ROOKIE, "club": CLUB, "racer": RACER}
FROZEN = {"rookie-1": ROOKIE_1, "racer-1": RACER_1}
"""Drivers as they were at first, for measuring."""
LAPSES = 30
"""Decisions in a hundred that a club driver takes like a rookie."""


def prepare(s: State, notes: Notes) -> None:
    """Study the circuit of a position."""
    pace.prepare(s, notes)


def choose(level: int, s: State, chooser: Control, seat: int, menu: Options, notes: Notes) -> int:
    """The action that a driver of that level takes. The position is scratch paper and is left as it was."""
    if level == RANDOM:
        count = STEPS.options(s, seat, menu)
        return menu.action[luck.roll(chooser, count)]
    action = scripted_action(level, s, chooser, seat, notes)
    return action if STEPS.refuse(s, seat, action) == 0 else STEPS.default_action(s, seat)


def scripted_action(level: int, s: State, chooser: Control, seat: int, notes: Notes) -> int:
    """What the script of a level says."""
    if level == RACER:
        return racer.choose(s, chooser, seat, notes, prices.CAREFUL)
    if level == RACER_1:
        return racer.choose(s, chooser, seat, notes, prices.CARELESS)
    if level == ROOKIE_1:
        return rookie.choose(s, chooser, seat, notes, rookie.RECKLESS)
    if level == CLUB and luck.roll(chooser, 100) >= LAPSES:
        return racer.choose(s, chooser, seat, notes, prices.CAREFUL)
    return rookie.choose(s, chooser, seat, notes, rookie.WARNED)
