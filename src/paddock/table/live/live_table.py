"""A table with everybody around it. Here a request is carried out, stored, and then told to all, in this order.

One batch at a time: whatever comes while a batch is being stored is the next one. See docs/server.md.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Sequence
from logging import ERROR

from ...errors import PaddockError, Refused
from .. import metrics
from ..cluster.bus import Bus
from ..commands import Chat, Command, Hints, Rematch
from ..logs import note
from ..presence import Presence
from ..settings import Settings
from ..store.store import NotStored, Progress, Store, Taken, Write
from ..table import OVER, Checkpoint, LogEntry, Table, TableSpec, digest
from .autopilot import Autopilot
from .broadcast import Broadcast
from .clock import clocks, due
from .notices import Notices
from .requests import Asker, Client, Request
from .workers import Workers

MOST_TRIES = 20
"""How often other servers may write to a table first."""


def progress(table: Table) -> Progress:
    """How far a table is, as the store has it."""
    return Progress(table.state, due(table))


def rebuild(spec: TableSpec, log: Sequence[LogEntry]) -> Table:
    """A table as its log makes it."""
    table = Table(spec)
    for entry in log:
        table.apply(entry.command, entry.at, entry.key)
    return table


class LiveTable:
    """One table, live."""

    def __init__(
        self, table: Table, store: Store, workers: Workers, settings: Settings, bus: Bus | None = None
    ) -> None:
        self.table = table
        self.store = store
        self.bus = bus or Bus()
        self.workers = workers
        self.settings = settings
        self.lock = asyncio.Lock()
        self.broadcast = Broadcast(table, self.bus, self.clocks, self.lock.locked)
        self.autopilot = Autopilot(self)
        self.opened = time.time()
        self.touched = time.monotonic()
        self._inbox: list[Request] = []
        self._worker: asyncio.Task[None] | None = None
        self._heard = table.sequence
        self._unsure = False
        """Whether the table in memory may hold what was not stored."""
        self.notices = Notices(self)

    def close(self) -> None:
        """Stop drivers and clocks; the store has everything."""
        self.autopilot.close()
        self.notices.close()
        self.broadcast.close()

    @property
    def clients(self) -> set[Client]:
        """Who is connected here."""
        return self.broadcast.clients

    @property
    def is_visited(self) -> bool:
        """Whether anybody is connected, by whichever server."""
        elsewhere = self.broadcast.elsewhere
        return bool(self.clients or elsewhere.seats or elsewhere.spectators)

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing happens by itself before something that the store knows is due."""
        busy = self.lock.locked() or self.autopilot.is_busy or self.notices.are_on_their_way
        return not self.clients and not busy

    def presence(self) -> Presence:
        """Who is connected, by whichever server."""
        return self.broadcast.presence()

    def clocks(self) -> dict[int, float]:
        """The people who must decide against a clock, and when theirs runs out."""
        return clocks(self.table, self.opened)

    # Doing

    async def submit(self, make: Callable[[], Command], key: str | None = None, asker: Asker | None = None) -> LogEntry:
        """Do one thing: carry it out, store it, tell everybody; returns its entry of the log."""
        return await self.do(Request(make, key, asker))

    async def do(self, request: Request) -> LogEntry:
        """Do what is requested; returns its entry of the log. Raises what it was refused with."""
        done: asyncio.Future[LogEntry] = asyncio.get_running_loop().create_future()

        def settled(error: Exception | None) -> None:
            if done.done():
                return
            if error is not None:
                done.set_exception(error)
            elif request.entry is not None:
                done.set_result(request.entry)

        request.settled = settled
        self.hand_in(request)
        return await done

    def hand_in(self, request: Request) -> None:
        """Let a request be done as soon as its turn comes."""
        self._inbox.append(request)
        self._set_to_work()

    def _set_to_work(self) -> None:
        if self._worker is None or self._worker.done():
            self._worker = asyncio.create_task(self._work())

    async def _work(self) -> None:
        while self._inbox or self._is_behind:
            async with self.lock:
                batch, self._inbox = self._inbox, []
                try:
                    if self._is_behind:
                        await self._catch_up()
                    await self._do(batch)
                except Exception as error:
                    for request in batch:
                        request.fail(error)
                    if not self._inbox:
                        return

    async def _do(self, batch: list[Request]) -> None:
        """Do several things, as one where the store is concerned; tell what is stored, and nothing before."""
        if batch:
            self.touched = time.monotonic()
        for tries in range(MOST_TRIES):
            try:
                done = await self._carry_out(batch)
                break
            except Taken:
                metrics.TAKEN.inc()
                if tries == MOST_TRIES - 1:
                    raise
        new = [request.entry for request in done if request.is_new and request.entry is not None]
        for entry in new:
            metrics.COMMANDS.labels(entry.kind).inc()
        if new:
            self.bus.publish(self.table.spec.id, self.table.sequence)
            self._tell(new, done)
        for request in done:
            request.answer()

    async def _carry_out(self, batch: list[Request]) -> list[Request]:
        """Apply what can be done and store it; returns what is done, now or before."""
        table, so_far = self.table, progress(self.table)
        before = table.mark() if self.bus.shared else None
        done: list[Request] = []
        refused: list[tuple[Request, Exception]] = []
        for request in batch:
            if request.is_settled:
                continue
            try:
                self._apply(request)
            except Exception as error:
                refused.append((request, error))
            else:
                done.append(request)
        new = [request for request in done if request.is_new]
        if new:
            entries = [request.entry for request in new if request.entry is not None]
            beside = next((request.new_table for request in new if request.new_table is not None), None)
            now, away = progress(table), self.notices.new()
            try:
                await self.store.put(Write(beside, table.spec.id, entries, now if now != so_far else None, away))
            except NotStored as error:
                await self._go_back(before, new, error)
                raise
            self.notices.send(away)
            if beside is not None:
                await self._pass_hints_on(beside)
        elif refused and self.bus.shared and await self._catch_up():
            # Refused for what was not known here yet.
            return await self._carry_out(batch)
        for request, reason in refused:
            request.fail(reason)
        return done

    async def _pass_hints_on(self, rematch: TableSpec) -> None:
        """What the host said about hints is true of the next race, too; nobody has been told of that table yet."""
        said = next((entry.command for entry in reversed(self.table.log) if isinstance(entry.command, Hints)), None)
        if said is not None:
            with contextlib.suppress(NotStored):
                await self.store.put(Write(table=rematch.id, entries=[LogEntry(1, time.time(), None, said)]))

    def _apply(self, request: Request) -> None:
        """Carry a request out, in memory. A repeat is not done again: it gets the first answer."""
        table, key = self.table, request.key
        first = table.answered.get(key) if key is not None else None
        request.is_new = first is None
        if first is None:
            request.entry = table.apply(request.command(), time.time(), key)
        else:
            self._check_repeat(request, first.digest)
            request.entry = table.log[first.sequence - 1]

    def _check_repeat(self, request: Request, first: bytes) -> None:
        """A repeat may not be possible any more, but whatever can be made of it must be what was done first."""
        try:
            again = digest(request.command())
        except PaddockError:
            return
        if again != first:
            raise Refused("this number was used for another command; number commands without repeats")

    async def _go_back(self, before: Checkpoint | None, tried: list[Request], error: NotStored) -> None:
        """Nothing was stored, as far as is known: believe the store. What it has all the same is done."""
        if before is not None:
            self.table.reset(before)
        else:
            self._unsure = True
        later = {entry.sequence: entry for entry in await self._catch_up()}
        for request in tried:
            entry = request.entry
            if entry is not None and entry.sequence in later and entry.is_stored_as(later[entry.sequence]):
                request.is_new = False
                request.answer()
        if not isinstance(error, Taken):
            note("not stored", ERROR, table=self.table.spec.id, error=str(error))
        elif not later and await self.store.spec(self.table.spec.id) is None:
            raise Refused("this table is gone")

    # Following the store

    def hear(self, sequence: int) -> None:
        """The store has this table up to that number."""
        if sequence > self._heard:
            self._heard = sequence
        if self._is_behind:
            self._set_to_work()

    @property
    def _is_behind(self) -> bool:
        return self._heard > self.table.sequence or self._unsure

    async def _look_up(self) -> None:
        """Be sure to know what was acknowledged by any server, even one that died before it could tell."""
        if self._unsure:
            await self._catch_up()
        elif self.bus.shared:
            with contextlib.suppress(NotStored):
                await self._catch_up()

    async def _catch_up(self) -> list[LogEntry]:
        """Take in what the store has and nobody was told of here, and tell it."""
        told, spec, heard = self.broadcast.snapshot.sequence, self.table.spec, self._heard
        if self._unsure:
            log = await self.store.log(spec.id)
            self.table = await asyncio.to_thread(rebuild, spec, log)
            later = log[told:]
        else:
            later = await self.store.log(spec.id, told)
            self._unsure = True  # until all of it is taken in
            for entry in later:
                self.table.apply(entry.command, entry.at, entry.key)
        self._unsure = False
        if self._heard == heard:
            self._heard = self.table.sequence
        if later:
            self._tell(self.table.log[told:], [])
        else:
            self.broadcast.start_again(self.table)
        return later

    # Telling

    def _tell(self, entries: Sequence[LogEntry], done: list[Request]) -> None:
        """Tell everybody what is stored; `done` is what was asked for at this server."""
        self.broadcast.tell(self.table, entries, done)
        if done and self.table.state == OVER and not isinstance(entries[-1].command, (Chat, Rematch)):
            note("race over", table=self.table.spec.id, commands=self.table.sequence)
        self.notices.see()
        self.autopilot.wake(entries)

    async def welcome(self, client: Client, tokens: tuple[str, ...], last: int) -> None:
        """Let a client in, or let it show other tokens."""
        async with self.lock:
            await self._look_up()
            self.touched = time.monotonic()
            self.broadcast.let_in(client, tokens, last)
            self.autopilot.look_again()

    def leave(self, client: Client) -> None:
        """A client has gone."""
        if client in self.clients:
            self.touched = time.monotonic()
            self.broadcast.leave(client, quiet=self.lock.locked())

    def see_elsewhere(self, presence: Presence) -> None:
        """Take in who is connected by other servers."""
        self.broadcast.see_elsewhere(presence, quiet=self.lock.locked())
        self.autopilot.look_again()

    def tell_clock(self) -> None:
        """Say anew whose clock is running."""
        self.broadcast.tell_clock(self.clients)
