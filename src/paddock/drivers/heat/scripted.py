"""The scripted drivers of Heat by level. They get an imagined position, without what they cannot know."""

from __future__ import annotations

from ... import luck
from ...control import Control, Options
from ...games.heat.state import State
from ...games.heat.steps import STEPS
from . import pace, racer, rookie
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
ROOKIE_LAPSES = 55
CLUB_LAPSES = 14
"""Decisions in a hundred that are taken as beginners take them; the others are a racer's."""


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
    if level == ROOKIE_1:
        return rookie.choose(s, chooser, seat, notes, rookie.RECKLESS)
    lapses = 0
    if level == ROOKIE:
        lapses = ROOKIE_LAPSES
    elif level == CLUB:
        lapses = CLUB_LAPSES
    if lapses > 0 and luck.roll(chooser, 100) < lapses:
        return rookie.choose(s, chooser, seat, notes, rookie.WARNED)
    return racer.choose(s, seat, notes)
