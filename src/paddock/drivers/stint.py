"""Scripted drivers at the wheel, as a loop written once for all games.

In the compiled twins `steps`, `rules`, `state` and `scripted` are the game's own modules, and `notes` is what its
drivers have worked out about the circuit. A driver is shown a scratch copy of the position in which
everything that its seat cannot know has been dealt anew.
"""

from __future__ import annotations

from types import ModuleType

from .. import luck
from ..control import Control, Options
from ..layout import Table as Notes
from ..layout import Table as Position

AT_RANDOM = 0
"""The level of a driver that chooses at random, in every game."""
OUTSIDE = -1
"""The level of a seat for which somebody else decides."""


def drive(
    steps: ModuleType,
    rules: ModuleType,
    state: ModuleType,
    scripted: ModuleType,
    s: Position,
    scratch: Position,
    c: Control,
    chooser: Control,
    menu: Options,
    notes: Notes,
    levels: Options,
    most: int,
) -> int:
    """Let the drivers decide until the race is over, so many decisions are made, or a seat of nobody's is the first to
    be asked; returns how many.

    Who chooses at random needs no imagined position: the options are part of every seat's view.
    """
    made = 0
    while made < most:
        seats = steps.waiting(s)
        if seats == 0:
            return made
        seat = 0
        while (seats >> seat) & 1 == 0:
            seat += 1
        if levels.action[seat] == OUTSIDE:
            return made
        if levels.action[seat] == AT_RANDOM:
            count = steps.options(s, seat, menu)
            action = menu.action[luck.roll(chooser, count)]
        else:
            state.copy_into(s, scratch)
            rules.imagine(scratch, chooser, seat)
            action = scripted.choose(levels.action[seat], scratch, chooser, seat, menu, notes)
        steps.act(s, c, seat, action)
        made += 1
    return made
