"""What happened, written down by the rules while they run."""

from __future__ import annotations

from . import control
from .control import Control

FAULT_FULL = 4  # more draws or events in one call than the memory takes


def note(c: Control, kind: int, seat: int, ruling: int, first: int, second: int, third: int, fourth: int) -> None:
    """Write an event down, if anybody wants to know."""
    if c.keeping:
        if c.event_count >= control.EVENTS:
            c.fault = FAULT_FULL
        else:
            at = c.event_count
            c.events[at][0] = kind
            c.events[at][1] = seat
            c.events[at][2] = ruling
            c.events[at][3] = first
            c.events[at][4] = second
            c.events[at][5] = third
            c.events[at][6] = fourth
            c.event_count = at + 1


def count_turn(c: Control, seat: int) -> None:
    """A seat begins its turn."""
    c.turns[seat] += 1


def count_mishap(c: Control, seat: int) -> None:
    """Something went badly wrong for a seat."""
    c.mishaps[seat] += 1
