"""The scripted drivers of Downforce by level. They get an imagined position, without what they cannot know."""

from __future__ import annotations

from ... import luck
from ...control import Control, Options
from ...games.downforce.state import State
from ...games.downforce.steps import STEPS
from . import racer, rookie, worth
from .notebook import Notes

RANDOM = 0
ROOKIE = 1
RACER = 2
RACER_1 = 3
CLUB = 4
LEVELS = {"random": RANDOM, "rookie": ROOKIE, "club": CLUB, "racer": RACER}
FROZEN = {"rookie-1": ROOKIE, "racer-1": RACER_1}
"""Drivers as they were at first, for measuring."""
LAPSES = 50
"""Decisions in a hundred that a club driver takes like a rookie."""


def prepare(s: State, notes: Notes) -> None:
    """Nothing about a circuit has to be worked out before the start; the paper is clean."""
    notes.next_rank = s.next_rank


def choose(level: int, s: State, chooser: Control, seat: int, menu: Options, notes: Notes) -> int:
    """The action that a driver of that level takes. The position is scratch paper and is left as it was."""
    if level == RANDOM:
        count = STEPS.options(s, seat, menu)
        return menu.action[luck.roll(chooser, count)]
    if level == RACER_1:
        return racer.choose(s, seat, menu, notes, worth.FIRST)
    if level == RACER or (level == CLUB and luck.roll(chooser, 100) >= LAPSES):
        return racer.choose(s, seat, menu, notes, worth.NOW)
    return rookie.choose(s, chooser, seat, menu, notes)
