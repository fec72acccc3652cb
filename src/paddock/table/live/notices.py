"""Telling those who are away that it is their turn, at a table by post. Whom to tell is stored until they were told."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable
from typing import TYPE_CHECKING

from ..store.store import Notice, NotStored
from ..table import POST
from .webhooks import call

if TYPE_CHECKING:
    from .live_table import LiveTable


class Notices:
    """Who at a live table is told that it is their turn."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self._asked = set(live.table.waiting)
        self._calls: set[asyncio.Task[None]] = set()

    @property
    def are_on_their_way(self) -> bool:
        """Whether somebody is being called."""
        return bool(self._calls)

    def close(self) -> None:
        """Call nobody more; the store knows who was not told yet."""
        for calling in self._calls:
            calling.cancel()

    def new(self) -> list[Notice]:
        """Those who are away and have come to be asked by what is about to be stored."""
        table = self.live.table
        if table.spec.pace != POST:
            return []
        newly = set(table.waiting) - self._asked
        return [Notice(table.spec.id, seat, table.sequence) for seat in sorted(newly) if self._is_wanted(seat)]

    def see(self) -> None:
        """Take in who is asked, by whichever server."""
        self._asked = set(self.live.table.waiting)

    def _is_wanted(self, seat: int) -> bool:
        """Whether this seat is asked, and its person is away and can be called."""
        table, holder = self.live.table, self.live.table.seats[seat]
        away = seat in table.waiting and seat not in self.live.presence().seats
        return away and holder.webhook is not None and holder.driver is None

    def send(self, notices: Iterable[Notice]) -> None:
        """Call these people, without waiting for it; whoever need not be called any more counts as told."""
        for notice in notices:
            calling = asyncio.create_task(self._send(notice))
            self._calls.add(calling)
            calling.add_done_callback(self._calls.discard)

    async def _send(self, notice: Notice) -> None:
        table, holder = self.live.table, self.live.table.seats[notice.seat]
        if self._is_wanted(notice.seat) and holder.webhook is not None:
            told = {"table": notice.table, "game": table.spec.game, "seat": notice.seat, "name": holder.name}
            await call(holder.webhook, told)
        with contextlib.suppress(NotStored):
            await self.live.store.told(notice)
