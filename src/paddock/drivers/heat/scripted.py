"""The scripted drivers of Heat by level. They are given an imagined position: what they cannot know is not in it."""

from __future__ import annotations

from ... import luck
from ...control import Control, Options
from ...games.heat import rules
from ...games.heat.state import State

RANDOM = 0


def choose(level: int, s: State, chooser: Control, seat: int, menu: Options) -> int:
    """The action that a driver of that level takes."""
    count = rules.options(s, seat, menu)
    return menu.action[luck.roll(chooser, count)]
