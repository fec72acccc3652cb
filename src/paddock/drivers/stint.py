"""Scripted drivers at the wheel, as a loop written once for all games.

In the compiled twins `rules`, `state` and `scripted` are the game's own modules, and `notes` is what its
drivers have worked out about the circuit. A driver is shown a scratch copy of the position in which
everything that its seat cannot know has been dealt anew.
"""

from __future__ import annotations

from types import ModuleType

from ..control import Control, Options
from ..layout import Table as Notes
from ..layout import Table as Position


def drive(
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
    tally: Options,
    most: int,
) -> int:
    """Let the drivers decide until the race is over or so many decisions are made; returns how many.

    `tally` gets every seat's turns and, from SEATS on, its mishaps.
    """
    made = 0
    while made < most:
        seats = rules.waiting(s)
        if seats == 0:
            return made
        seat = 0
        while (seats >> seat) & 1 == 0:
            seat += 1
        state.copy_into(s, scratch)
        rules.imagine(scratch, chooser, seat)
        action = scripted.choose(levels.action[seat], scratch, chooser, seat, menu, notes)
        rules.act(s, c, seat, action)
        scripted.count(scratch, s, seat, action, tally)
        made += 1
    return made
