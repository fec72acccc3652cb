"""The registry: all the tables of a server."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Mapping
from itertools import groupby
from logging import ERROR
from operator import attrgetter
from typing import TYPE_CHECKING

from ... import seasons
from ...errors import PaddockError, Refused
from .. import metrics
from ..cluster.bus import bus_at
from ..commands import Command
from ..limits import Addresses, Turns
from ..logs import note
from ..new_table import new_spec
from ..presence import Presence
from ..season import season_after
from ..settings import Settings
from ..store.store import NotStored, Store, Write
from ..table import RELAXED, Person, Table, TableSpec
from .clock import due
from .live_table import LiveTable, rebuild
from .makers import Makers
from .sweep import Sweep
from .workers import Workers

if TYPE_CHECKING:
    from .socket import Socket

MOST_LISTED = 50
LOOK, LOOK_ANYWAY = 1.0, 15.0
"""Seconds between two looks at the store while the bus is lost, and while it is there."""
WAKE = 1.0
"""Seconds between two looks for what is due."""
LONGEST_CALL = 60.0
"""Seconds after which whoever was to call somebody is taken for dead."""
COMING_SHARE = 20
"""As many sockets' welcomes as one address may have."""
CHECK = 1.0
"""Seconds for which it is believed that the store takes what is written."""


class NoTable(PaddockError):
    """There is no such table."""


class Registry:
    """Tables by their ids; those that nobody uses are left to the store."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.store_address())
        self.bus = bus_at(settings.bus)
        # Each kind of work has workers of its own, so that none waits for another.
        self.workers = Workers(settings.thinkers)
        self.forecasts = Workers(min(1, settings.thinkers))
        self.replays = Workers(min(1, settings.thinkers), modest=True)
        self.drawings = Workers(min(1, settings.thinkers), modest=True)
        self.tables: dict[str, LiveTable] = {}
        self.open_sockets: set[Socket] = set()
        self.greetings = Turns()
        self.comings = Addresses(COMING_SHARE * settings.welcome_rate, COMING_SHARE * settings.welcome_burst)
        """How often each address may be shown everything."""
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self.makers = Makers(b"", settings.tables_per_address)
        self._unfinished = 0
        self._started = time.time()
        self._broken: set[str] = set()
        """Tables that do not open; others who come to them are told why."""
        self._news = asyncio.Event()
        self._moved: set[str] = set()
        self._looking = False
        self._looked = 0.0
        self._checking = asyncio.Lock()
        self._checked = -CHECK

    async def open(self) -> None:
        """Open the store, and let the races go on that were on."""
        await self.store.open()
        metrics.TABLES.set_function(lambda: len(self.tables))
        metrics.SOCKETS.set_function(lambda: len(self.open_sockets))
        metrics.BUS.set_function(lambda: self.bus.connected)
        try:
            self.makers = Makers(await self.store.key("makers"), self.settings.tables_per_address)
            await self.count_tables()
        except BaseException:
            await self.store.close()
            raise
        self._tasks = [asyncio.create_task(Sweep(self).run()), asyncio.create_task(self._wake())]
        if self.bus.shared:
            await self.bus.open(self)
            self._tasks += [asyncio.create_task(self._follow())]

    async def close(self) -> None:
        """Stop everything and write what waits."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for live in self.tables.values():
            live.close()
        for workers in (self.workers, self.forecasts, self.replays, self.drawings):
            workers.close()
        await self.bus.close()
        await self.store.close()

    @property
    def sockets(self) -> int:
        """How many sockets are open."""
        return len(self.open_sockets)

    def has_too_much_unsent(self) -> bool:
        """Whether all clients together have left too many bytes unread."""
        return sum(socket.unsent for socket in self.open_sockets) > self.settings.most_unsent_in_all

    async def check_store(self) -> None:
        """Raise NotStored if the store takes nothing; asked often, it is looked at once a second."""
        async with self._checking:
            if time.monotonic() > self._checked + CHECK:
                await self.store.probe()
                self._checked = time.monotonic()

    # Finding

    async def table(self, table: str) -> LiveTable:
        """A table by its id; raises NoTable."""
        live = self.tables.get(table)
        if live is None:
            # All who ask at the same time wait for one opening, which goes on if one of them leaves.
            opening = self._opening.get(table)
            if opening is None:
                opening = self._opening[table] = asyncio.create_task(self._load(table))
                opening.add_done_callback(lambda _: self._opening.pop(table, None))
            live = await asyncio.shield(opening)
        live.touched = time.monotonic()
        return live

    async def _load(self, table: str) -> LiveTable:
        spec = await self.store.spec(table)
        if spec is None:
            reason = "there is no such table; it may have been cleared away"
            raise NoTable(reason, word="no-table")
        log = await self.store.log(table)
        live = self._place(await asyncio.to_thread(rebuild, spec, log))
        if self.bus.shared:
            # What was said on the bus meanwhile was not for anybody.
            self._see(await self.store.latest([table]), await self.bus.elsewhere([table]))
        return live

    def _place(self, table: Table) -> LiveTable:
        live = LiveTable(table, self.store, self.workers, self.settings, self.bus)
        if not self.bus.shared:
            live.opened = self._started
        self.tables[table.spec.id] = live
        live.autopilot.open()
        return live

    async def listed(self) -> list[LiveTable]:
        """The open tables that are not over, newest first."""
        found = []
        for table in await self.store.listed(MOST_LISTED):
            with contextlib.suppress(PaddockError):
                found.append(await self.table(table))
        return found

    # Making

    async def count_tables(self) -> None:
        """Count the tables anew that are neither over nor packed: other servers make some, too."""
        self._unfinished = await self.store.count()
        self.makers.set(await self.store.count_by_maker())

    def check_capacity(self, maker: str | None) -> None:
        """Refuse another table where there are too many, in all or from one address."""
        if self._unfinished >= self.settings.most_tables:
            reason = f"there are {self._unfinished} tables already; wait until some races are over"
            raise Refused(reason, word="too-many-tables")
        self.makers.check(maker)

    async def make(self, spec: TableSpec, first: Command | None = None) -> LiveTable:
        """Write a spec down and open its table; what is the `first` thing there is written with it, or neither is."""
        self.check_capacity(spec.maker)
        table = Table(spec)
        entries = [] if first is None else [table.apply(first, time.time())]
        await self.store.put(Write(spec, spec.id, entries))
        self._unfinished += 1
        self.makers.add(spec.maker)
        note("table made", table=spec.id, game=spec.game, seats=len(spec.seats), pace=spec.pace)
        return self._place(table)

    def rematch(self, live: LiveTable, person: Person) -> TableSpec:
        """The spec of another race for the same people, in a season of the next one; their tokens are good there."""
        old = live.table.spec
        self.check_capacity(old.maker)
        season = season_after(live.table, person)
        options = old.settings if season is None else seasons.race_options(season)
        seats = [
            {
                "who": seat.who,
                "name": seat.name,
                "token": seat.token,
                "driver": seat.driver,
                "webhook": seat.webhook,
                "colour": seat.colour,
            }
            for seat in live.table.seats
        ]
        seconds = old.seconds if old.pace != RELAXED else None
        return new_spec(
            self.settings, old.game, options, seats, old.pace, seconds, old.open, old.host, season, old.maker
        )

    # What other servers do

    def heard(self, table: str, sequence: int) -> None:
        """Another server has written to a table, up to that number."""
        if table in self.tables:
            self.tables[table].hear(sequence)

    def moved(self, table: str) -> None:
        """Somebody came to a table or left it at another server."""
        if table in self.tables:
            self._moved.add(table)
            self._news.set()

    def look_round(self) -> None:
        """Anything may have happened."""
        self._looking = True
        self._news.set()

    async def _follow(self) -> None:
        """Look where the bus says. While it is lost look everywhere, and now and then in any case."""
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await self._news.wait()
            self._news.clear()
            try:
                await self._look()
            except Exception as error:
                note("other servers cannot be followed", ERROR, error=f"{type(error).__name__}: {error}")
                await asyncio.sleep(LOOK)
                self._news.set()

    async def _look(self) -> None:
        if self._looking or not self.bus.connected or time.monotonic() > self._looked + LOOK_ANYWAY:
            self._looked = time.monotonic()
            tables = list(self.tables)
            self._see(await self.store.latest(tables), await self.bus.elsewhere(tables))
        elif self._moved:
            moved, self._moved = self._moved, set()
            self._see({}, await self.bus.elsewhere(list(moved)))
        if self._looking:
            self._looking = False
            for live in self.tables.values():
                live.autopilot.look_again()

    def _see(self, latest: Mapping[str, int], elsewhere: Mapping[str, Presence]) -> None:
        """Take in how far tables are, and who is there."""
        for table, sequence in latest.items():
            self.heard(table, sequence)
        for table, presence in elsewhere.items():
            if table in self.tables:
                self.tables[table].see_elsewhere(presence)

    # Running

    async def _wake(self) -> None:
        """Open tables when something is due there; without a clock drivers wait for somebody who comes."""
        untold_before = self._started
        while True:
            try:
                await self._wake_due()
                for table, notices in groupby(await self.store.untold(untold_before), attrgetter("table")):
                    live = await self._woken(table)
                    if live is not None and not live.notices.are_on_their_way:
                        live.notices.send(notices)
            except NotStored:
                pass  # and everything is still due when the store is back
            except Exception as error:
                note("what is due is not done", ERROR, error=f"{type(error).__name__}: {error}")
            await asyncio.sleep(WAKE)
            untold_before = time.time() - LONGEST_CALL

    async def _wake_due(self) -> None:
        found = await self.store.due(time.time(), self._started)
        asleep = [table for table in found if table not in self.tables and table not in self._broken]
        for table in await self.bus.unclaimed(asleep):
            live = await self._woken(table)
            if live is not None:
                async with live.lock:
                    if due(live.table) != found[table]:
                        await self.store.put_off(table, found[table], due(live.table))

    async def _woken(self, table: str) -> LiveTable | None:
        """A table at which something is due; None if another server sees to it, or if it does not open."""
        lease = await self.bus.claim(table) if table not in self._broken else None
        if lease is None or not lease.mine:
            return None
        try:
            live = await self.table(table)
        except NotStored:
            raise
        except Exception as error:
            self._broken.add(table)
            note("a table does not open", ERROR, table=table, error=f"{type(error).__name__}: {error}")
            return None
        live.autopilot.look_again()
        return live
