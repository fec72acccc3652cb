"""How the servers of one store hear of each other: what was written to which table, who drives there, who is there.

A server that is alone needs none of this: `Bus` is for one process, and costs nothing. See redis_bus.py for several.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from ...errors import PaddockError
from ..presence import Presence


class Listener(Protocol):
    """Who is told what other servers do."""

    def heard(self, table: str, sequence: int) -> None:
        """Another server has written to a table, up to that number."""

    def moved(self, table: str) -> None:
        """Somebody came to a table or left it at another server."""

    def look_round(self) -> None:
        """Anything may have happened: the bus is there again, or another server has come or gone."""


@dataclass(frozen=True)
class Lease:
    """Which server lets drivers and clocks run at a table, and since when: this one, or another."""

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

    def holds(self, table: str) -> bool:
        """Whether this server is known to hold the lease of a table."""
        return True

    async def claim(self, table: str) -> Lease | None:
        """Lease over a table unless another server does; None if that cannot be said."""
        return Lease(True, time.time())

    def assume(self, table: str) -> None:
        """Lease over a table while the bus is lost, as nobody else seems to."""

    def release(self, table: str) -> None:
        """Lease no longer."""

    async def unclaimed(self, tables: list[str]) -> list[str]:
        """Those of the tables whose lease no server holds; first those that a dead one held."""
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
