"""The scripted drivers of Downforce by level. They get an imagined position, without what they cannot know."""

from __future__ import annotations

from ... import luck
from ...control import Control, Options
from ...games.downforce.state import State
from ...games.downforce.steps import STEPS
from . import racer, rookie
from .notebook import Notes

RANDOM = 0
ROOKIE = 1
RACER = 2
LEVELS = {"random": RANDOM, "rookie": ROOKIE, "racer": RACER}


def prepare(s: State, notes: Notes) -> None:
    """Nothing about a circuit has to be worked out before the start; the paper is clean."""
    notes.next_rank = s.next_rank


def choose(level: int, s: State, chooser: Control, seat: int, menu: Options, notes: Notes) -> int:
    """The action that a driver of that level takes. The position is scratch paper and is left as it was."""
    if level == RACER:
        return racer.choose(s, seat, menu, notes)
    if level == ROOKIE:
        return rookie.choose(s, chooser, seat, menu, notes)
    count = STEPS.options(s, seat, menu)
    return menu.action[luck.roll(chooser, count)]
