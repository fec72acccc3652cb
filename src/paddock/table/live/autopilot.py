"""The autopilot of a table: answers for drivers, and for people whose clock has run out.

Where several servers share the tables, one of them holds the lease of each; should two believe that they do, the
store takes what comes first.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections import Counter
from collections.abc import Callable, Sequence
from logging import WARNING
from typing import TYPE_CHECKING

from ...errors import Refused
from ..commands import Act, Command
from ..logs import note
from ..store.store import NotStored
from ..table import LIVE, OVER, RACING, LogEntry
from . import thinking
from .clock import ON_CALL, Pause, is_seen

if TYPE_CHECKING:
    from .live_table import LiveTable

LONGEST_NAP = 3600.0
STORE_REST = 1.0
"""Seconds after which drivers go on where the store took nothing."""
CALM = 2.0
"""Questions for each process that thinks, up to which every driver has its whole time."""
NOBODY_DRIVES = 5.0
"""Seconds in which nothing happens, without a bus, after which no other server is believed to drive."""


class Autopilot:
    """Lets drivers and clocks run at a live table."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.pause = Pause(live.settings.pause)
        self._happened = asyncio.Event()
        self._running: asyncio.Task[None] | None = None
        self._closed = False

    @property
    def _table(self) -> str:
        return self.live.table.spec.id

    def open(self) -> None:
        """Begin, if a race is on."""
        if self.live.table.state == RACING and self._running is None and not self._closed:
            self._running = asyncio.create_task(self._run(), name=f"table {self._table}")

    def close(self) -> None:
        """Stop, for good."""
        self._closed = True
        if self._running is not None:
            self._running.cancel()
            self._running = None
        self.live.bus.release(self._table)

    @property
    def is_busy(self) -> bool:
        """Whether something happens by itself, by this server, for which the table has to stay in memory.

        A clock by post is in the store; one of a live table would begin anew.
        """
        running = self.live.clocks() if self.live.bus.holds(self._table) else {}
        is_live = self.live.table.spec.pace == LIVE
        soon = bool(running) and (is_live or min(running.values()) <= time.time())
        return soon or (self.live.bus.holds(self._table) and self._driver_asked() is not None)

    def _has_work(self) -> bool:
        return self._driver_asked() is not None or bool(self.live.clocks())

    def wake(self, entries: Sequence[LogEntry]) -> None:
        """Let drivers and clocks go on, where there are any; drivers wait a moment after what was seen."""
        self.open()
        table = self.live.table
        race, drivers = table.race, any(seat.driver for seat in table.seats)
        if drivers and race is not None and is_seen(race.events_for(None, entries[0].since, entries[-1].until)):
            self.pause.begin()
        if drivers or table.spec.seconds is not None or table.state == OVER:
            self._happened.set()

    def look_again(self) -> None:
        """Somebody has come, or this server may have come to hold the lease of the table."""
        self._happened.set()

    def _driver_asked(self) -> int | None:
        """A seat that must decide and that a driver decides for; where nobody looks and no clock runs, it waits."""
        table = self.live.table
        if table.spec.seconds is None and not self.live.is_visited:
            return None
        return next((seat for seat in table.waiting if table.seats[seat].driver), None)

    async def _run(self) -> None:
        """Answer until the race is over."""
        stumbles: Counter[int] = Counter()
        while self.live.table.state != OVER and not self._closed:
            try:
                await self._run_once()
            except Refused:
                # A person was faster.
                await asyncio.sleep(0)
            except NotStored:
                await asyncio.sleep(STORE_REST)
            except Exception as error:
                sequence = self.live.table.sequence
                stumbles[sequence] += 1
                trouble = f"{type(error).__name__}: {error}"
                note("a driver stumbled", WARNING, table=self._table, error=trouble)
                await asyncio.sleep(min(30.0, 0.5 * 2 ** stumbles[sequence]))
        self.live.bus.release(self._table)

    async def _run_once(self) -> None:
        self._happened.clear()
        if not self.live.is_visited and self.live.table.spec.seconds is None:
            self.live.bus.release(self._table)  # to whichever server has somebody who looks
        if self._has_work() and not await self._holds_lease():
            return
        seat = self._driver_asked()
        if seat is not None:
            await asyncio.sleep(self.pause.left)
            await self._drive(seat)
            return
        running = self.live.clocks()
        soonest = min(running, key=lambda seat: running[seat]) if running else None
        left = running[soonest] - time.time() if soonest is not None else LONGEST_NAP
        if soonest is not None and left <= 0:
            await self._drive(soonest)
            return
        await self._nap(min(left, LONGEST_NAP))

    async def _nap(self, seconds: float) -> None:
        """Wait for something to happen, but not longer."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._happened.wait()

    async def _holds_lease(self) -> bool:
        """Whether this server holds the lease of the table; if not, some time has passed."""
        bus, live, sequence = self.live.bus, self.live, self.live.table.sequence
        if bus.holds(self._table):
            return True
        lease = await bus.claim(self._table)
        if lease is not None and lease.since != live.opened:
            live.opened = lease.since
            live.tell_clock()
        if lease is not None and lease.mine:
            return True
        await self._nap(NOBODY_DRIVES)
        if lease is None and live.table.sequence == sequence:
            bus.assume(self._table)
        return False

    def _is_stale(self, seat: int, name: str | None) -> bool:
        """Whether nobody waits any more for what this driver would answer for a seat."""
        table = self.live.table
        race = table.race
        return race is None or seat not in race.waiting or table.seats[seat].driver != name

    async def _think(self, question: thinking.Question, name: str, is_stale: Callable[[], bool]) -> tuple[int, ...]:
        """What a driver answers. It is stopped where the race moves on without it."""
        workers = self.live.workers
        hurry = workers.load / CALM
        if hurry > 1:
            note("drivers think shorter", table=self._table, driver=name, by=round(hurry, 1))
        limit = self.live.settings.thinking_time
        work = workers.run_marked(limit, thinking.decide, question, name, secrets.randbits(60), hurry)
        thought = asyncio.ensure_future(work)
        try:
            while not thought.done():
                happened = asyncio.ensure_future(self._happened.wait())
                await asyncio.wait({thought, happened}, return_when=asyncio.FIRST_COMPLETED)
                happened.cancel()
                self._happened.clear()
                if is_stale():
                    raise Refused(f"seat {question.seat} is not asked any more")
            return thought.result()
        finally:
            thought.cancel()

    async def _drive(self, seat: int) -> None:
        """Let a driver decide for a seat: its own, or the one on call."""
        async with self.live.lock:
            race = self.live.table.race
            if race is None or seat not in race.waiting:
                return
            name, asked_at = self.live.table.seats[seat].driver, self.live.table.sequence
            question = thinking.ask(race, seat, secrets.randbits(60))
        known = name or ON_CALL
        try:
            actions = await self._think(question, known, lambda: self._is_stale(seat, name))
        except TimeoutError:
            note("a driver took too long", WARNING, table=self.live.table.spec.id, driver=known)
            actions = (thinking.quietest(question),)

        def make() -> Command:
            if self.live.table.seats[seat].driver != name:
                raise Refused(f"seat {seat} has changed hands")
            if name is None and self.live.clocks().get(seat, time.time() + 1) > time.time():
                raise Refused(f"seat {seat} has answered in time")
            decision = self.live.table.race.decision(seat) if self.live.table.race is not None else None
            possible = decision.actions if decision is not None else ()
            if actions[0] in possible:
                return Act(seat, race.game.actions.write(list(actions)), known)
            if self.live.table.sequence != asked_at:
                raise Refused(f"seat {seat} is asked something else by now")
            note("a driver gave an answer that is not possible", WARNING, table=self.live.table.spec.id, driver=known)
            return Act(seat, race.game.actions.text(thinking.quietest(question)), known)

        await self.live.submit(make)
