"""How fast a table goes: clocks for people, a pause between the moves of drivers."""

from __future__ import annotations

import time

from ...event import Event
from ..table import LIVE, RACING, Table

ON_CALL = "racer"
"""The driver that decides when a person's clock has run out."""


def clocks(table: Table, opened: float) -> dict[int, float]:
    """The people who must decide against a clock, and when theirs runs out.

    A live table that was `opened` again after a pause of the server gives everybody the full time.
    """
    seconds = table.spec.seconds
    if seconds is None or table.state != RACING:
        return {}
    earliest = opened if table.spec.pace == LIVE else 0.0
    return {
        seat: max(since, earliest) + seconds
        for seat, since in table.asked_since.items()
        if table.seats[seat].driver is None
    }


def due(table: Table) -> float | None:
    """When something happens at a table by itself, as the store has it: 0.0 is at once, None is not at all.

    Without a clock nothing does: drivers wait for somebody who looks.
    """
    if table.spec.seconds is None or table.state != RACING:
        return None
    if any(table.seats[seat].driver for seat in table.waiting):
        return 0.0
    return min(clocks(table, 0.0).values(), default=None)


def is_seen(events: list[Event]) -> bool:
    """Whether there was something to look at: public events with numbers, not only a seat that is ready."""
    return any(event.numbers for event in events)


class Pause:
    """Time to look, between what was seen and the next move of a driver."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._until = 0.0

    def begin(self) -> None:
        """Something was seen."""
        self._until = time.monotonic() + self.seconds

    @property
    def left(self) -> float:
        """How long to wait yet."""
        return max(0.0, self._until - time.monotonic())
