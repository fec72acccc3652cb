"""The steward of a table: answers for drivers, and for people whose clock has run out.

Where several servers share the tables, one of them watches over each; should two believe that they do, the store takes
what comes first.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections import Counter
from logging import WARNING
from typing import TYPE_CHECKING

from ..errors import Refused
from . import crew
from .commands import Act, Command
from .logs import note
from .pace import ON_CALL, Pause, clocks, is_seen
from .store import NotStored
from .tables import OVER, RACING, Entry

if TYPE_CHECKING:
    from .room import Room

LONGEST_NAP = 3600.0
STORE_REST = 1.0
"""Seconds after which drivers go on where the store took nothing."""
NOBODY_DRIVES = 5.0
"""Seconds in which nothing happens, without a bus, after which no other server is believed to drive."""


class Steward:
    """Lets drivers and clocks run in a room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.pause = Pause(room.settings.pause)
        self._happened = asyncio.Event()
        self._watching: asyncio.Task[None] | None = None

    @property
    def _table(self) -> str:
        return self.room.table.plan.id

    def open(self) -> None:
        """Begin, if a race is on."""
        if self.room.table.state == RACING and self._watching is None:
            self._watching = asyncio.create_task(self._watch(), name=f"table {self._table}")

    def close(self) -> None:
        """Stop."""
        if self._watching is not None:
            self._watching.cancel()
            self._watching = None
        self.room.bus.let_go(self._table)

    @property
    def is_busy(self) -> bool:
        """Whether something is to happen by itself, by this server."""
        return self.room.bus.watches(self._table) and self._has_work()

    def _has_work(self) -> bool:
        return self._driver_asked() is not None or bool(clocks(self.room.table, self.room.opened))

    def wake(self, entries: list[Entry]) -> None:
        """Let drivers and clocks go on, where there are any; drivers wait a moment after what was seen."""
        self.open()
        table = self.room.table
        race, drivers = table.race, any(seat.driver for seat in table.seats)
        if drivers and race is not None and is_seen(race.events_for(None, entries[0].since, entries[-1].until)):
            self.pause.begin()
        if drivers or table.plan.seconds is not None or table.state == OVER:
            self._happened.set()

    def look_again(self) -> None:
        """This server may have come to watch over the table."""
        self._happened.set()

    def _driver_asked(self) -> int | None:
        """A seat that must decide and that a driver decides for."""
        table = self.room.table
        return next((seat for seat in table.waiting if table.seats[seat].driver), None)

    async def _watch(self) -> None:
        """Answer until the race is over."""
        stumbles: Counter[int] = Counter()
        while self.room.table.state != OVER:
            try:
                await self._watch_once()
            except Refused:
                # A person was faster.
                await asyncio.sleep(0)
            except NotStored:
                await asyncio.sleep(STORE_REST)
            except Exception as error:
                sequence = self.room.table.sequence
                stumbles[sequence] += 1
                trouble = f"{type(error).__name__}: {error}"
                note("a driver stumbled", WARNING, table=self._table, error=trouble)
                await asyncio.sleep(min(30.0, 0.5 * 2 ** stumbles[sequence]))
        self.room.bus.let_go(self._table)

    async def _watch_once(self) -> None:
        self._happened.clear()
        if self._has_work() and not await self._is_on_watch():
            return
        seat = self._driver_asked()
        if seat is not None:
            await asyncio.sleep(self.pause.left)
            await self._drive(seat)
            return
        running = clocks(self.room.table, self.room.opened)
        soonest = min(running, key=lambda seat: running[seat]) if running else None
        left = running[soonest] - time.time() if soonest is not None else LONGEST_NAP
        if soonest is not None and left <= 0:
            await self._drive(soonest)
            return
        await self._nap(min(left, LONGEST_NAP))

    async def _nap(self, seconds: float) -> None:
        """Wait for something to happen, but not longer."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._happened.wait(), seconds)

    async def _is_on_watch(self) -> bool:
        """Whether this server watches over the table; if not, some time has passed."""
        bus, room, sequence = self.room.bus, self.room, self.room.table.sequence
        if bus.watches(self._table):
            return True
        watch = await bus.watch(self._table)
        if watch is not None and watch.since != room.opened:
            room.opened = watch.since
            room.tell_clock(room.guests)
        if watch is not None and watch.mine:
            return True
        await self._nap(NOBODY_DRIVES)
        if watch is None and room.table.sequence == sequence:
            bus.assume(self._table)
        return False

    async def _drive(self, seat: int) -> None:
        """Let a driver decide for a seat: its own, or the one on call."""
        async with self.room.lock:
            race = self.room.table.race
            if race is None or seat not in race.waiting:
                return
            name, asked_at = self.room.table.seats[seat].driver, self.room.table.sequence
            question = crew.ask(race, seat, secrets.randbits(60))
        known = name or ON_CALL
        try:
            thinking = self.room.crew.think(crew.decide, question, known, secrets.randbits(60))
            action = await asyncio.wait_for(thinking, self.room.settings.thinking_time)
        except TimeoutError:
            note("a driver took too long", WARNING, table=self.room.table.plan.id, driver=known)
            action = crew.quietest(question)

        def make() -> Command:
            if self.room.table.seats[seat].driver != name:
                raise Refused(f"seat {seat} has changed hands")
            if name is None and clocks(self.room.table, self.room.opened).get(seat, time.time() + 1) > time.time():
                raise Refused(f"seat {seat} has answered in time")
            decision = self.room.table.race.decision(seat) if self.room.table.race is not None else None
            possible = decision.actions if decision is not None else ()
            if action in possible:
                return Act(seat, race.game.actions.text(action), known)
            if self.room.table.sequence != asked_at:
                raise Refused(f"seat {seat} is asked something else by now")
            note("a driver gave an answer that is not possible", WARNING, table=self.room.table.plan.id, driver=known)
            return Act(seat, race.game.actions.text(crew.quietest(question)), known)

        await self.room.submit(make)
