"""A table and everybody around it: one thing at a time is done, written down, and then told to all."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Callable
from logging import ERROR, WARNING

from ..errors import PaddockError, Refused
from . import crew, gate, metrics
from .commands import Act, Chat, Command, Rematch
from .crew import Crew
from .errands import Asker, Errand, Guest, fail
from .gate import News, Presence, Scene
from .logs import note
from .notices import tell
from .pace import ON_CALL, Pause, clocks, is_seen
from .settings import Settings
from .store import NotStored, Store, Stored, Taken, Write
from .tables import ANSWERS, OVER, POST, RACING, Entry, Plan, Table, digest

LONGEST_NAP = 3600.0


def rebuild(plan: Plan, log: list[Stored]) -> Table:
    """A table as its log makes it."""
    table = Table(plan)
    for stored in log:
        table.apply(stored.command, stored.at, stored.client)
    return table


class Room:
    """One table, live."""

    def __init__(self, table: Table, store: Store, crew_: Crew, settings: Settings) -> None:
        self.table = table
        self.store = store
        self.crew = crew_
        self.settings = settings
        self.guests: set[Guest] = set()
        self.lock = asyncio.Lock()
        self.opened = time.time()
        self.touched = time.monotonic()
        self.pause = Pause(settings.pause)
        self.scene = Scene(table, Presence())
        self._moved = False
        """Whether somebody came or went of whom the others were not told yet."""
        self._inbox: list[Errand] = []
        self._worker: asyncio.Task[None] | None = None
        self._asked = set(table.waiting)
        self._calls: set[asyncio.Task[None]] = set()
        self._happened = asyncio.Event()
        self._steward: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Let drivers and clocks run."""
        if self.table.state == RACING and self._steward is None:
            self._steward = asyncio.create_task(self._watch(), name=f"table {self.table.plan.id}")

    def close(self) -> None:
        """Stop drivers and clocks; the store has everything."""
        if self._steward is not None:
            self._steward.cancel()
            self._steward = None
        for calling in self._calls:
            calling.cancel()

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing would happen by itself."""
        nobody = not self.guests and not self.lock.locked()
        return nobody and self._driver_asked() is None and not clocks(self.table, self.opened)

    def presence(self) -> Presence:
        """Who is connected."""
        seats = {seat for guest in self.guests for seat in guest.person.seats}
        spectators = sum(not guest.person.seats and not guest.person.host for guest in self.guests)
        return Presence(seats, spectators)

    # Doing

    async def submit(
        self,
        make: Callable[[], Command],
        client: str | None = None,
        beside: Callable[[], Plan | None] = lambda: None,
        asker: Asker | None = None,
    ) -> Entry:
        """Do one thing: carry it out, write it down, tell everybody; returns its line of the log.

        `make` checks that it may be done and gives the command; it raises Refused. A repeat of a client's command is
        not done again. `beside` may give the plan of another table to be written in the same transaction. What comes
        while something is written is done together afterwards, and told in one go. An `asker` is told that it is
        done together with the news of it.
        """
        errand = Errand(make, client, beside, asker, asyncio.get_running_loop().create_future())
        self._inbox.append(errand)
        if self._worker is None or self._worker.done():
            self._worker = asyncio.create_task(self._work())
        entry = await errand.done
        metrics.LATENCY.observe(time.perf_counter() - errand.begun)
        return entry

    async def _work(self) -> None:
        while self._inbox:
            async with self.lock:
                batch, self._inbox = self._inbox, []
                self.touched = time.monotonic()
                try:
                    await self._do(batch)
                except Exception as error:
                    fail(batch, error)

    async def _do(self, batch: list[Errand]) -> None:
        """Do several things, as one where the store is concerned."""
        try:
            done = await self._carry_out(batch)
        except Taken:
            done = await self._carry_out(batch)
        new = [(errand.command, errand.entry) for errand in done if errand.command is not None]
        for _, entry in new:
            metrics.COMMANDS.add(entry.kind)
        if new:
            self._tell(new, done)
        for errand in done:
            errand.answer()

    async def _carry_out(self, batch: list[Errand]) -> list[Errand]:
        """Apply what can be done and write it down; returns what is done, now or before."""
        table, state = self.table, self.table.state
        done, stored, plan = [], [], None
        for errand in batch:
            if errand.done.done():
                continue
            try:
                made = self._apply(errand)
            except Exception as error:
                fail([errand], error)
                continue
            done.append(errand)
            if made is not None:
                stored.append(made)
                plan = errand.beside() or plan
        if stored:
            changed = table.state if table.state != state else None
            try:
                await self.store.put(Write(plan, table.plan.id, stored, changed))
            except NotStored as error:
                note("not stored", ERROR, table=table.plan.id, error=str(error))
                await self._reload()
                raise
        return done

    def _apply(self, errand: Errand) -> Stored | None:
        """Carry a command out, in memory; None for a repeat."""
        table, client = self.table, errand.client
        first = table.answered.get(client) if client is not None else None
        if first is not None:
            self._check_repeat(errand.make, first.digest)
            errand.command, errand.entry = None, table.log[first.sequence - 1]
            return None
        command, now = errand.make(), time.time()
        errand.command, errand.entry = command, table.apply(command, now, client)
        return Stored(errand.entry.sequence, now, client, command)

    def _check_repeat(self, make: Callable[[], Command], first: bytes) -> None:
        """A repeat may not be possible any more, but whatever can be made of it must be what was done first."""
        try:
            again = digest(make())
        except PaddockError:
            return
        if again != first:
            raise Refused("this number was used for another command; number commands without repeats")

    async def _reload(self) -> None:
        """Throw the memory away and believe the store."""
        plan = await self.store.plan(self.table.plan.id)
        if plan is None:
            raise Refused("this table is gone")
        self.table = await asyncio.to_thread(rebuild, plan, await self.store.log(plan.id))
        self.scene = Scene(self.table, self.presence())
        for guest in self.guests:
            guest.show(self.table.person(guest.tokens))
            self._greet(guest, 0)

    # Telling

    def _tell(self, new: list[tuple[Command, Entry]], done: list[Errand]) -> None:
        """Tell everybody what is new, and those who asked for it that it is done."""
        entries = [entry for _, entry in new]
        before = self.scene
        if not self._moved and all(isinstance(command, ANSWERS) for command, _ in new):
            self.scene = before.after_answers({guest.audience for guest in self.guests})
        else:
            for guest in self.guests:
                guest.show(self.table.person(guest.tokens))
            self.scene = Scene(self.table, self.presence(), {guest.audience for guest in self.guests})
            self._moved = False
        news = News(before, self.scene, entries)
        for guest in self.guests:
            if guest.person is not guest.greeted and guest.person != guest.greeted:
                self._greet(guest, before.sequence)
            else:
                guest.send(news.to(guest.audience, [errand.take_answer() for errand in done if errand.is_of(guest)]))
        if self.table.state == OVER and not isinstance(new[-1][0], (Chat, Rematch)):
            note("race over", table=self.table.plan.id, commands=self.table.sequence)
        self._tell_clock(self.guests)
        self._tell_absent()
        self.open()
        self._wake_steward(entries)

    def _wake_steward(self, entries: list[Entry]) -> None:
        """Let drivers and clocks go on, where there are any; drivers wait a moment after what was seen."""
        race, drivers = self.table.race, any(seat.driver for seat in self.table.seats)
        if drivers and race is not None and is_seen(race.events_for(None, entries[0].since, entries[-1].until)):
            self.pause.begin()
        if drivers or self.table.plan.seconds is not None or self.table.state == OVER:
            self._happened.set()

    def _tell_clock(self, guests: set[Guest]) -> None:
        running = clocks(self.table, self.opened)
        if running and guests:
            left = max(0.0, min(running.values()) - time.time())
            told = gate.encode({"is": "clock", "waiting": sorted(running), "seconds": round(left, 1)})
            for guest in guests:
                guest.send(told)

    def _tell_absent(self) -> None:
        """Call those who are away and have come to be asked, at a table by post."""
        if self.table.plan.pace != POST:
            return
        asked = set(self.table.waiting)
        newly, self._asked = asked - self._asked, asked
        for seat in sorted(newly - set(self.presence().seats)):
            holder = self.table.seats[seat]
            if holder.webhook is not None and holder.driver is None:
                notice = {"table": self.table.plan.id, "game": self.table.plan.game, "seat": seat, "name": holder.name}
                calling = asyncio.create_task(tell(holder.webhook, notice))
                self._calls.add(calling)
                calling.add_done_callback(self._calls.discard)

    async def welcome(self, guest: Guest, tokens: tuple[str, ...], last: int) -> None:
        """Let a client in, or let it show other tokens."""
        async with self.lock:
            guest.tokens = tokens
            guest.show(self.table.person(tokens))
            self.guests.add(guest)
            self.touched = time.monotonic()
            self._tell_presence(guest)
            self._greet(guest, last)

    def _greet(self, guest: Guest, last: int) -> None:
        guest.greeted = guest.person
        guest.send(self.scene.welcome(guest.audience, guest.person.host, last))
        self._tell_clock({guest})

    def leave(self, guest: Guest) -> None:
        """A client has gone."""
        if guest in self.guests:
            self.guests.discard(guest)
            self.touched = time.monotonic()
            self._moved = True
            if not self.lock.locked():
                self._tell_presence(guest)

    def _tell_presence(self, moved: Guest) -> None:
        presence, self._moved = self.presence(), False
        if presence != self.scene.presence:
            told = self.scene.whereabouts(presence)
            for guest in self.guests:
                if guest is not moved:
                    guest.send(told)

    # Drivers and clocks

    def _driver_asked(self) -> int | None:
        """A seat that must decide and that a driver decides for."""
        return next((seat for seat in self.table.waiting if self.table.seats[seat].driver), None)

    async def _watch(self) -> None:
        """Answer for drivers, and for people whose clock has run out, until the race is over."""
        stumbles: Counter[int] = Counter()
        while self.table.state != OVER:
            try:
                await self._watch_once()
            except Refused:
                # A person was faster.
                await asyncio.sleep(0)
            except Exception as error:
                stumbles[self.table.sequence] += 1
                trouble = f"{type(error).__name__}: {error}"
                note("a driver stumbled", WARNING, table=self.table.plan.id, error=trouble)
                await asyncio.sleep(min(30.0, 0.5 * 2 ** stumbles[self.table.sequence]))

    async def _watch_once(self) -> None:
        self._happened.clear()
        seat = self._driver_asked()
        if seat is not None:
            await asyncio.sleep(self.pause.left)
            await self._drive(seat)
            return
        running = clocks(self.table, self.opened)
        soonest = min(running, key=lambda seat: running[seat]) if running else None
        left = running[soonest] - time.time() if soonest is not None else LONGEST_NAP
        if soonest is not None and left <= 0:
            await self._drive(soonest)
            return
        try:
            await asyncio.wait_for(self._happened.wait(), min(left, LONGEST_NAP))
        except TimeoutError:
            return

    async def _drive(self, seat: int) -> None:
        """Let a driver decide for a seat: its own, or the one on call."""
        async with self.lock:
            race = self.table.race
            if race is None or seat not in race.waiting:
                return
            name, asked_at = self.table.seats[seat].driver, self.table.sequence
            question = crew.ask(race, seat, secrets.randbits(60))
        known = name or ON_CALL
        try:
            thinking = self.crew.think(crew.decide, question, known, secrets.randbits(60))
            action = await asyncio.wait_for(thinking, self.settings.thinking_time)
        except TimeoutError:
            note("a driver took too long", WARNING, table=self.table.plan.id, driver=known)
            action = crew.quietest(question)

        def make() -> Command:
            if self.table.seats[seat].driver != name:
                raise Refused(f"seat {seat} has changed hands")
            if name is None and clocks(self.table, self.opened).get(seat, time.time() + 1) > time.time():
                raise Refused(f"seat {seat} has answered in time")
            decision = race.decision(seat)
            possible = decision.actions if decision is not None else ()
            if action in possible:
                return Act(seat, race.game.actions.text(action), known)
            if self.table.sequence != asked_at:
                raise Refused(f"seat {seat} is asked something else by now")
            note("a driver gave an answer that is not possible", WARNING, table=self.table.plan.id, driver=known)
            return Act(seat, race.game.actions.text(crew.quietest(question)), known)

        await self.submit(make)
