"""How fast a table goes: clocks for people, a pause between the moves of drivers."""

from __future__ import annotations

import time

from ..event import Event
from .settings import Settings
from .tables import LIVE, POST, RACING, RELAXED, Table

PACES = (RELAXED, LIVE, POST)
SHORTEST, LONGEST = 5, 14 * 86_400
ON_CALL = "racer"
"""The driver that decides when a person's clock has run out."""


def seconds_for(pace: str, wished: int | None, settings: Settings) -> int | None:
    """How long a decision may take at a new table; None without a clock."""
    if pace == RELAXED:
        return None
    usual = settings.live_clock if pace == LIVE else settings.post_clock
    return usual if wished is None else wished


def clocks(table: Table, opened: float) -> dict[int, float]:
    """The people who must decide against a clock, and when theirs runs out.

    A live table that was `opened` again after a pause of the server gives everybody the full time.
    """
    seconds = table.plan.seconds
    if seconds is None or table.state != RACING:
        return {}
    earliest = opened if table.plan.pace == LIVE else 0.0
    return {
        seat: max(since, earliest) + seconds
        for seat, since in table.asked_since.items()
        if table.seats[seat].driver is None
    }


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
