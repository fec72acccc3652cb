"""The sweep: now and then the store is tidied, and tables that nobody uses leave the memory."""

from __future__ import annotations

import asyncio
import time
from logging import ERROR
from typing import TYPE_CHECKING

from ..logs import note
from ..store import housekeeping
from ..table import OVER, RACING

if TYPE_CHECKING:
    from .registry import Registry

SWEEP = 30.0
SEASON_WAITS = 200 * 86_400.0
"""How long the next race of a season waits for its people."""
TIDY = 600.0
"""Seconds between two looks for tables to pack."""
PACKED_AT_ONCE = 50
"""After an update there may be many to pack: some now, others at the next sweep."""


class Sweep:
    """What a server does to keep its house in order."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.settings = registry.settings
        self._tidied = -TIDY

    async def run(self) -> None:
        """Sweep until the server stops."""
        while True:
            await asyncio.sleep(min(SWEEP, self.settings.idle_time))
            try:
                gone = set(await self._forget())
                if time.monotonic() >= self._tidied + min(TIDY, self.settings.packing_time):
                    gone.update(await self._tidy())
                await self.registry.count_tables()
            except Exception as error:
                note("the sweep failed", ERROR, error=f"{type(error).__name__}: {error}")
                continue
            self._let_go(gone)

    async def _forget(self) -> list[str]:
        now = time.time()
        return await housekeeping.forget(self.registry.store, now - self.settings.gathering_time, now - SEASON_WAITS)

    async def _tidy(self) -> list[str]:
        """Pack what nobody uses; delete what the host does not want to keep. Returns what is gone."""
        store, now, gone = self.registry.store, time.time(), list[str]()
        found = await housekeeping.unused(store, now - self.settings.packing_time, PACKED_AT_ONCE)
        for table in found:
            await housekeeping.pack(store, table)
        if found:
            note("tables packed", tables=len(found))
        for state, kept in ((OVER, self.settings.keep_finished), (RACING, self.settings.keep_unfinished)):
            if kept:
                gone += await housekeeping.discard(store, state, now - kept)
        if gone:
            note("tables deleted", tables=len(gone))
        if len(found) < PACKED_AT_ONCE:
            self._tidied = time.monotonic()
        return gone

    def _let_go(self, gone: set[str]) -> None:
        """Tables that nobody uses leave the memory."""
        unused = time.monotonic() - self.settings.idle_time
        for table, live in list(self.registry.tables.items()):
            if (table in gone and not live.clients) or (live.idle and live.touched < unused):
                live.close()
                del self.registry.tables[table]
