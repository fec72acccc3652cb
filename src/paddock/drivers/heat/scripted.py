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
LEVELS = {"random": RANDOM, "rookie": ROOKIE, "racer": RACER}


def prepare(s: State, notes: Notes) -> None:
    """Study the circuit of a position."""
    pace.prepare(s, notes)


def choose(level: int, s: State, chooser: Control, seat: int, menu: Options, notes: Notes) -> int:
    """The action that a driver of that level takes. The position is scratch paper and is left as it was."""
    if level == RANDOM:
        count = STEPS.options(s, seat, menu)
        return menu.action[luck.roll(chooser, count)]
    action = racer.choose(s, seat, notes) if level == RACER else rookie.choose(s, chooser, seat, notes)
    return action if STEPS.refuse(s, seat, action) == 0 else STEPS.default_action(s, seat)
