"""The scripted drivers of Downforce by level. They get an imagined position, without what they cannot know."""

from __future__ import annotations

from ... import luck
from ...control import Control, Options
from ...games.downforce import rules
from ...games.downforce.state import State
from .notebook import Notes

RANDOM = 0
LEVELS = {"random": RANDOM}


def prepare(s: State, notes: Notes) -> None:
    """Study the circuit of a position."""
    for cell in range(s.course.cells):
        notes.narrow[cell] = 0
        for other in range(s.course.cells):
            if s.course.front[other] == s.course.front[cell]:
                notes.narrow[cell] += 1


def choose(level: int, s: State, chooser: Control, seat: int, menu: Options, notes: Notes) -> int:
    """The action that a driver of that level takes. The position is scratch paper and is left as it was."""
    count = rules.options(s, seat, menu)
    return menu.action[luck.roll(chooser, count)]
