"""Random play as a loop, written once for all games. In the compiled twins `steps` is the game's own list of steps."""

from __future__ import annotations

from types import ModuleType

from . import luck
from .control import Control, Options
from .layout import Table as Position


def first_waiting(seats: int) -> int:
    """The lowest seat of a set of bits that is not empty."""
    seat = 0
    while (seats >> seat) & 1 == 0:
        seat += 1
    return seat


def play_randomly(steps: ModuleType, s: Position, c: Control, chooser: Control, menu: Options, most: int) -> int:
    """Let every seat choose at random until the race is over or so many decisions are made; returns how many."""
    made = 0
    while made < most:
        seats = steps.waiting(s)
        if seats == 0:
            return made
        seat = first_waiting(seats)
        count = steps.options(s, seat, menu)
        steps.act(s, c, seat, menu.action[luck.roll(chooser, count)])
        made += 1
    return made
