"""A table and everybody around it: one thing at a time is done, written down, and then told to all."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from logging import ERROR

from ..errors import PaddockError, Refused
from . import gate, metrics
from .bus import Bus, together
from .commands import Chat, Command, Rematch
from .crew import Crew
from .errands import Asker, Errand, Guest
from .gate import News, Presence, Scene
from .logs import note
from .notices import tell
from .pace import clocks
from .settings import Settings
from .steward import Steward
from .store import NotStored, Store, Stored, Taken, Write
from .tables import ANSWERS, OVER, POST, Entry, Moment, Plan, Table, digest

MOST_TRIES = 20
"""How often other servers may write to a table first."""


def rebuild(plan: Plan, log: list[Stored]) -> Table:
    """A table as its log makes it."""
    table = Table(plan)
    for stored in log:
        table.apply(stored.command, stored.at, stored.client)
    return table


class Room:
    """One table, live."""

    def __init__(self, table: Table, store: Store, crew_: Crew, settings: Settings, bus: Bus | None = None) -> None:
        self.table = table
        self.store = store
        self.bus = bus or Bus()
        self.crew = crew_
        self.settings = settings
        self.guests: set[Guest] = set()
        self.lock = asyncio.Lock()
        self.opened = time.time()
        self.touched = time.monotonic()
        self.scene = Scene(table, Presence())
        self.elsewhere = Presence()
        """Who is connected to this table by other servers."""
        self._heard = table.sequence
        self._unsure = False
        self._moved = False
        """Whether somebody came or went of whom the others were not told yet."""
        self._inbox: list[Errand] = []
        self._worker: asyncio.Task[None] | None = None
        self._asked = set(table.waiting)
        self._calls: set[asyncio.Task[None]] = set()
        self.steward = Steward(self)

    def close(self) -> None:
        """Stop drivers and clocks; the store has everything."""
        self.steward.close()
        for calling in self._calls:
            calling.cancel()

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing would happen by itself."""
        return not self.guests and not self.lock.locked() and not self.steward.is_busy

    def presence(self) -> Presence:
        """Who is connected."""
        return together((self._here(), self.elsewhere))

    def _here(self) -> Presence:
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
        done: asyncio.Future[Entry] = asyncio.get_running_loop().create_future()

        def settled(error: Exception | None) -> None:
            if done.done():
                return
            if error is None:
                done.set_result(errand.entry)
            else:
                done.set_exception(error)

        errand = Errand(make, client, beside, asker, settled)
        self.hand_in(errand)
        return await done

    def hand_in(self, errand: Errand) -> None:
        """Let an errand be done as soon as its turn comes."""
        self._inbox.append(errand)
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
                    for errand in batch:
                        errand.fail(error)
                    if not self._inbox:
                        return

    async def _do(self, batch: list[Errand]) -> None:
        """Do several things, as one where the store is concerned."""
        if batch:
            self.touched = time.monotonic()
        for tries in range(MOST_TRIES):
            try:
                done = await self._carry_out(batch)
                break
            except Taken:
                metrics.TAKEN.add()
                if tries == MOST_TRIES - 1:
                    raise
        new = [(errand.command, errand.entry) for errand in done if errand.command is not None]
        for _, entry in new:
            metrics.COMMANDS.add(entry.kind)
        if new:
            self.bus.publish(self.table.plan.id, self.table.sequence)
            self._tell(new, done)
        for errand in done:
            errand.answer()

    async def _carry_out(self, batch: list[Errand]) -> list[Errand]:
        """Apply what can be done and write it down; returns what is done, now or before."""
        table, state = self.table, self.table.state
        before = table.mark() if self.bus.shared else None
        done, stored, refused, plan = [], [], [], None
        for errand in batch:
            if errand.is_settled:
                continue
            try:
                made = errand.tried = self._apply(errand)
            except Exception as error:
                refused.append((errand, error))
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
                await self._go_back(before, done, error)
                raise
        elif refused and self.bus.shared and await self._catch_up():
            # Refused for what was not known here yet.
            return await self._carry_out(batch)
        for errand, reason in refused:
            errand.fail(reason)
        return done

    async def _go_back(self, before: Moment | None, errands: list[Errand], error: NotStored) -> None:
        """Nothing was stored, as far as is known: believe the store. What it has all the same is done."""
        if before is not None:
            self.table.reset(before)
        else:
            self._unsure = True
        later = await self._catch_up()
        for errand in errands:
            if errand.tried is not None and errand.tried in later:
                errand.command, errand.entry = None, self.table.log[errand.tried.sequence - 1]
                errand.answer()
        if not isinstance(error, Taken):
            note("not stored", ERROR, table=self.table.plan.id, error=str(error))
        elif not later and await self.store.plan(self.table.plan.id) is None:
            raise Refused("this table is gone")

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

    async def _catch_up(self) -> list[Stored]:
        """Take in what the store has and nobody was told of here, and tell it."""
        told, plan, heard = self.scene.sequence, self.table.plan, self._heard
        if self._unsure:
            log = await self.store.log(plan.id)
            self.table = await asyncio.to_thread(rebuild, plan, log)
            later = log[told:]
        else:
            later = await self.store.log(plan.id, told)
            self._unsure = True  # until all of it is taken in
            for stored in later:
                self.table.apply(stored.command, stored.at, stored.client)
        self._unsure = False
        if self._heard == heard:
            self._heard = self.table.sequence
        if later:
            self._tell([(stored.command, self.table.log[stored.sequence - 1]) for stored in later], [])
        elif self.scene.table is not self.table:
            self.scene = Scene(self.table, self.scene.presence, {guest.audience for guest in self.guests})
        return later

    # Telling

    def _tell(self, new: list[tuple[Command, Entry]], done: list[Errand]) -> None:
        """Tell everybody what is new, and those who asked for it that it is done."""
        entries = [entry for _, entry in new]
        before = self.scene
        known = before.table is self.table and not self._moved
        if known and all(isinstance(command, ANSWERS) for command, _ in new):
            self.scene = before.after_answers({guest.audience for guest in self.guests})
        else:
            for guest in self.guests:
                guest.show(self.table.person(guest.tokens))
            self.bus.show(self.table.plan.id, self._here())
            self.scene = Scene(self.table, self.presence(), {guest.audience for guest in self.guests})
            self._moved = False
        news = News(before, self.scene, entries)
        for guest in self.guests:
            if guest.person is not guest.greeted and guest.person != guest.greeted:
                self._greet(guest, before.sequence)
            else:
                guest.send(news.to(guest.audience, [errand.take_answer() for errand in done if errand.is_of(guest)]))
        if done and self.table.state == OVER and not isinstance(new[-1][0], (Chat, Rematch)):
            note("race over", table=self.table.plan.id, commands=self.table.sequence)
        self.tell_clock(self.guests)
        self._tell_absent(bool(done))
        self.steward.wake(entries)

    def tell_clock(self, guests: set[Guest]) -> None:
        """Say whose clock is running, and how long yet."""
        running = clocks(self.table, self.opened)
        if running and guests:
            left = max(0.0, min(running.values()) - time.time())
            told = gate.encode({"is": "clock", "waiting": sorted(running), "seconds": round(left, 1)})
            for guest in guests:
                guest.send(told)

    def _tell_absent(self, own: bool) -> None:
        """Call those who are away and have come to be asked, at a table by post; each server for its own commands."""
        if self.table.plan.pace != POST:
            return
        asked = set(self.table.waiting)
        newly, self._asked = asked - self._asked, asked
        if not own:
            return
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
            await self._look_up()
            guest.tokens = tokens
            guest.show(self.table.person(tokens))
            self.guests.add(guest)
            self.touched = time.monotonic()
            self.bus.show(self.table.plan.id, self._here())
            self._tell_presence(guest)
            self._greet(guest, last)

    def _greet(self, guest: Guest, last: int) -> None:
        guest.greeted = guest.person
        guest.send(self.scene.welcome(guest.audience, guest.person.host, last))
        self.tell_clock({guest})

    def leave(self, guest: Guest) -> None:
        """A client has gone."""
        if guest in self.guests:
            self.guests.discard(guest)
            self.touched = time.monotonic()
            self.bus.show(self.table.plan.id, self._here())
            self._moved = True
            if not self.lock.locked():
                self._tell_presence(guest)

    def see_elsewhere(self, presence: Presence) -> None:
        """Take in who is connected by other servers."""
        self.elsewhere, self._moved = presence, True
        if not self.lock.locked():
            self._tell_presence(None)

    def _tell_presence(self, moved: Guest | None) -> None:
        presence, self._moved = self.presence(), False
        if presence != self.scene.presence:
            told = self.scene.whereabouts(presence)
            for guest in self.guests:
                if guest is not moved:
                    guest.send(told)
