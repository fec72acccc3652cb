"""A table and everybody around it: one thing at a time is done, written down, and then told to all."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from logging import ERROR, WARNING

from ..errors import PaddockError, Refused
from . import crew, gate, metrics
from .commands import Act, Chat, Command, Give, Join, Rematch, Start
from .crew import Crew
from .gate import Audience, Moment, Presence
from .logs import note
from .notices import tell
from .pace import ON_CALL, Pause, clocks, is_seen
from .settings import Settings
from .store import NotStored, Store, Stored, Taken, Write
from .tables import OVER, POST, RACING, Entry, Person, Plan, Table, digest

LONGEST_NAP = 3600.0


@dataclass(eq=False)
class Guest:
    """A client at the table, by what it may see and how to tell it something."""

    send: Callable[[bytes], None]
    tokens: list[str] = field(default_factory=list)
    person: Person = field(default_factory=Person)

    @property
    def audience(self) -> Audience:
        """The seats that this client sees from."""
        return tuple(sorted(self.person.seats))


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
    ) -> Entry:
        """Do one thing: carry it out, write it down, tell everybody; returns its line of the log.

        `make` checks that it may be done and gives the command; it raises Refused. A repeat of a client's command is
        not done again. `beside` may give the plan of another table to be written in the same transaction.
        """
        begun = time.perf_counter()
        async with self.lock:
            try:
                entry = await self._do(make, client, beside)
            except Taken:
                await self._reload()
                entry = await self._do(make, client, beside)
        metrics.LATENCY.observe(time.perf_counter() - begun)
        self.touched = time.monotonic()
        return entry

    async def _do(self, make: Callable[[], Command], client: str | None, beside: Callable[[], Plan | None]) -> Entry:
        table = self.table
        first = table.answered.get(client) if client is not None else None
        if first is not None:
            self._check_repeat(make, first.digest)
            return table.log[first.sequence - 1]
        command = make()
        state, now = table.state, time.time()
        entry = table.apply(command, now, client)
        changed = table.state if table.state != state else None
        stored = Stored(entry.sequence, now, client, command)
        try:
            await self.store.put(Write(beside(), table.plan.id, (stored,), changed))
        except Taken:
            raise
        except NotStored as error:
            note("not stored", ERROR, table=table.plan.id, error=str(error))
            await self._reload()
            raise
        metrics.COMMANDS.add(entry.kind)
        self._tell(command, entry)
        return entry

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
        for guest in self.guests:
            self._welcome(guest, 0)

    # Telling

    def _tell(self, command: Command, entry: Entry) -> None:
        race = self.table.race
        if race is not None and is_seen(race.events_for(None, entry.since, entry.until)):
            self.pause.begin()
        moved = self._look_again() if isinstance(command, (Join, Give, Start, Rematch)) else set()
        moment = Moment(self.table, self.presence())
        audiences = {guest: guest.audience for guest in self.guests}
        moment.look(audiences.values())
        made = {audience: moment.news(entry, audience) for audience in set(audiences.values())}
        for guest, audience in audiences.items():
            if guest in moved:
                self._welcome(guest, entry.sequence - 1)
            else:
                guest.send(made[audience])
        if self.table.state == OVER and not isinstance(command, (Chat, Rematch)):
            note("race over", table=self.table.plan.id, commands=self.table.sequence)
        self._tell_clock(self.guests)
        self._tell_absent()
        self.open()
        self._happened.set()

    def _look_again(self) -> set[Guest]:
        """Who everybody is after seats changed hands; those who are somebody else now."""
        before = {guest: guest.person for guest in self.guests}
        for guest in self.guests:
            guest.person = self.table.person(guest.tokens)
        return {guest for guest in self.guests if guest.person != before[guest]}

    def _tell_clock(self, guests: set[Guest]) -> None:
        running = clocks(self.table, self.opened)
        if running and guests:
            left = max(0.0, min(running.values()) - time.time())
            told = gate.encode({"is": "clock", "waiting": sorted(running), "seconds": round(left, 1)})
            for guest in guests:
                guest.send(told)

    def _tell_absent(self) -> None:
        """Call those who are away and have come to be asked, at a table by post."""
        asked = set(self.table.waiting)
        newly, self._asked = asked - self._asked, asked
        if self.table.plan.pace != POST:
            return
        for seat in sorted(newly - set(self.presence().seats)):
            holder = self.table.seats[seat]
            if holder.webhook is not None and holder.driver is None:
                notice = {"table": self.table.plan.id, "game": self.table.plan.game, "seat": seat, "name": holder.name}
                calling = asyncio.create_task(tell(holder.webhook, notice))
                self._calls.add(calling)
                calling.add_done_callback(self._calls.discard)

    async def welcome(self, guest: Guest, tokens: list[str], last: int) -> None:
        """Let a client in, or let it show other tokens."""
        async with self.lock:
            before = self.presence()
            guest.tokens, guest.person = tokens, self.table.person(tokens)
            self.guests.add(guest)
            self.touched = time.monotonic()
            if self.presence() != before:
                self._tell_presence(guest)
            self._welcome(guest, last)

    def _welcome(self, guest: Guest, last: int) -> None:
        guest.send(Moment(self.table, self.presence()).welcome(guest.audience, guest.person.host, last))
        self._tell_clock({guest})

    def leave(self, guest: Guest) -> None:
        """A client has gone."""
        if guest in self.guests:
            before = self.presence()
            self.guests.discard(guest)
            self.touched = time.monotonic()
            if self.presence() != before and not self.lock.locked():
                self._tell_presence(guest)

    def _tell_presence(self, moved: Guest) -> None:
        told = Moment(self.table, self.presence()).whereabouts()
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
