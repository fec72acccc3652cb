"""How the servers of one store hear of each other: what was written to which table, who watches over it, who is there.

A server that is alone needs none of this: `Bus` is for one process, and costs nothing. See redis_bus.py for several.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from ..errors import PaddockError
from .gate import Presence


class Listener(Protocol):
    """Who is told what other servers do."""

    def heard(self, table: str, sequence: int) -> None:
        """Another server has written to a table, up to that number."""

    def moved(self, table: str) -> None:
        """Somebody came to a table or left it at another server."""

    def look_round(self) -> None:
        """Anything may have happened: the bus is there again, or another server has come or gone."""


@dataclass(frozen=True)
class Watch:
    """Who lets drivers and clocks run at a table, and since when."""

    mine: bool
    since: float


class Bus:
    """The bus of a server that is alone: there is nobody else to tell, and every table is its own."""

    shared = False
    connected = True

    @property
    def state(self) -> str | None:
        """Whether the other servers are heard of, ok or lost; None for a server alone."""
        return None if not self.shared else "ok" if self.connected else "lost"

    async def open(self, listener: Listener) -> None:
        """Listen from now on."""

    async def close(self) -> None:
        """Leave everything to the others."""

    def publish(self, table: str, sequence: int) -> None:
        """Say that a table was written to, up to that number."""

    def show(self, table: str, presence: Presence) -> None:
        """Say who is at a table by this server."""

    async def elsewhere(self, tables: Sequence[str]) -> dict[str, Presence]:
        """Who is at these tables by other servers."""
        return {}

    def watches(self, table: str) -> bool:
        """Whether this server is known to watch over a table."""
        return True

    async def watch(self, table: str) -> Watch | None:
        """Watch over a table unless another server does; None if that cannot be said."""
        return Watch(True, time.time())

    def assume(self, table: str) -> None:
        """Watch over a table while the bus is lost, as nobody else seems to."""

    def let_go(self, table: str) -> None:
        """Watch no longer."""

    async def unwatched(self, tables: list[str]) -> list[str]:
        """Those of the tables that no server watches over; first those that a dead one did."""
        return tables


def bus_at(address: str) -> Bus:
    """The bus at an address; without one, that of a server alone."""
    if not address:
        return Bus()
    try:
        from .redis_bus import RedisBus
    except ModuleNotFoundError:
        raise PaddockError("Redis needs its driver: pip install 'paddock[redis]'") from None
    return RedisBus(address)


def together(all_of: Iterable[Presence]) -> Presence:
    """Everybody who is at a table, by whichever server."""
    seats: set[int] = set()
    spectators = 0
    for presence in all_of:
        seats |= set(presence.seats)
        spectators += presence.spectators
    return Presence(seats, spectators)
