"""Who is connected to a table."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Presence:
    """The seats whose holders are connected, and how many only watch."""

    seats: Collection[int] = ()
    spectators: int = 0


def together(all_of: Iterable[Presence]) -> Presence:
    """Everybody who is at a table, by whichever server."""
    seats: set[int] = set()
    spectators = 0
    for presence in all_of:
        seats |= set(presence.seats)
        spectators += presence.spectators
    return Presence(seats, spectators)
