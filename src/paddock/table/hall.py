"""The hall: all the tables of a server."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Mapping, Sequence
from logging import ERROR
from typing import Any

from .. import seasons
from ..drivers import driver_names
from ..errors import PaddockError, Refused, unknown
from ..game import game
from ..sheet import Season
from . import campaign, metrics, tokens
from .bus import bus_at
from .crew import Crew
from .gate import Presence
from .logs import note
from .pace import LONGEST, PACES, SHORTEST, seconds_for
from .room import Room, rebuild
from .settings import Settings
from .store import Store, Write
from .tables import AT_THE_TABLE, DRIVER, PERSON, RELAXED, Person, Plan, Table

MOST_LISTED = 50
SWEEP = 30.0
LOOK, LOOK_ANYWAY = 1.0, 15.0
"""Seconds between two looks at the store while the bus is lost, and while it is there."""
SEASON_WAITS = 200 * 86_400.0
"""How long the next race of a season waits for its people."""


class NoTable(PaddockError):
    """There is no such table."""


class Hall:
    """Tables by their ids; those that nobody uses are left to the store."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.store_address())
        self.bus = bus_at(settings.bus)
        self.crew = Crew(settings.thinkers)
        self.rooms: dict[str, Room] = {}
        self.sockets = 0
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._unfinished = 0
        self._news = asyncio.Event()
        self._moved: set[str] = set()
        self._looking = False
        self._looked = 0.0

    async def open(self) -> None:
        """Open the store, and let the races go on that were on."""
        await self.store.open()
        metrics.TABLES.now = lambda: len(self.rooms)
        metrics.SOCKETS.now = lambda: self.sockets
        metrics.BUS.now = lambda: self.bus.connected
        try:
            self._unfinished = await self.store.count()
        except BaseException:
            await self.store.close()
            raise
        self._tasks = [asyncio.create_task(self._sweep())]
        if self.bus.shared:
            await self.bus.open(self)
            self._tasks += [asyncio.create_task(self._follow())]
        else:
            self._tasks += [asyncio.create_task(self._wake())]

    async def close(self) -> None:
        """Stop everything and write what waits."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in self.rooms.values():
            room.close()
        self.crew.close()
        await self.bus.close()
        await self.store.close()

    # Finding

    async def room(self, table: str) -> Room:
        """A table by its id; raises NoTable."""
        room = self.rooms.get(table)
        if room is None:
            # All who ask at the same time wait for one opening, which goes on if one of them leaves.
            opening = self._opening.get(table)
            if opening is None:
                opening = self._opening[table] = asyncio.create_task(self._open_room(table))
                opening.add_done_callback(lambda _: self._opening.pop(table, None))
            room = await asyncio.shield(opening)
        room.touched = time.monotonic()
        return room

    async def _open_room(self, table: str) -> Room:
        plan = await self.store.plan(table)
        if plan is None:
            reason = "there is no such table; it may have been cleared away before its race began"
            raise NoTable(reason, word="no-table")
        log = await self.store.log(table)
        room = self._place(await asyncio.to_thread(rebuild, plan, log))
        if self.bus.shared:
            # What was said on the bus meanwhile was not for anybody.
            self._see(await self.store.latest([table]), await self.bus.elsewhere([table]))
        return room

    def _place(self, table: Table) -> Room:
        room = Room(table, self.store, self.crew, self.settings, self.bus)
        self.rooms[table.plan.id] = room
        room.steward.open()
        return room

    async def listed(self) -> list[Room]:
        """The open tables that are not over, newest first."""
        found = []
        for table in await self.store.listed(MOST_LISTED):
            with contextlib.suppress(PaddockError):
                found.append(await self.room(table))
        return found

    # Making

    def plan(
        self,
        name: str,
        options: Mapping[str, object],
        seats: Sequence[Mapping[str, Any]],
        pace: str = RELAXED,
        seconds: int | None = None,
        listed_: bool = False,
        host: str = "",
        season: Season | None = None,
    ) -> Plan:
        """What is decided when a table is made; raises PaddockError for what cannot be."""
        if name not in AT_THE_TABLE:
            raise unknown("game", name, AT_THE_TABLE)
        of = game(name)
        if "seats" in options and str(options["seats"]) != str(len(seats)):
            raise PaddockError(f"the option seats is {options['seats']!r}, but {len(seats)} seats are given")
        settings = of.setup.read_options({**options, "seats": len(seats)})
        if pace not in PACES:
            raise unknown("pace", pace, PACES)
        if seconds is not None and not SHORTEST <= seconds <= LONGEST:
            raise PaddockError(f"seconds must be {SHORTEST} to {LONGEST}, not {seconds}")
        made = [self._planned_seat(name, dict(seat)) for seat in seats]
        return Plan(
            id=tokens.new_table_id(),
            created=time.time(),
            game=name,
            rules=of.rules_version,
            settings=settings,
            seats=made,
            pace=pace,
            seconds=seconds_for(pace, seconds, self.settings),
            open=listed_,
            seed=secrets.token_bytes(32),
            host=host,
            season=season,
        )

    def _planned_seat(self, of: str, seat: dict[str, Any]) -> dict[str, Any]:
        if seat.get("who") == DRIVER:
            driver = self.known_driver(of, seat.get("driver"))
            return {"who": DRIVER, "driver": driver, "colour": seat.get("colour")}
        if seat.get("who") != PERSON:
            raise unknown("kind of seat", seat.get("who"), (PERSON, DRIVER))
        return {key: seat[key] for key in ("who", "name", "token", "webhook", "colour") if seat.get(key)}

    def known_driver(self, of: str, name: str | None) -> str:
        """A driver that the game has: the named one, or the best."""
        known = driver_names(game(of))
        if name is None:
            return known[-1]
        if name not in known:
            raise unknown("driver", name, known)
        return name

    def check_room_for_more(self) -> None:
        """Refuse another table where there are too many."""
        if self._unfinished >= self.settings.most_tables:
            reason = f"there are {self._unfinished} tables already; wait until some races are over"
            raise Refused(reason, word="too-many-tables")

    async def make(self, plan: Plan) -> Room:
        """Write a plan down and open its table."""
        self.check_room_for_more()
        await self.store.put(Write(plan=plan))
        self._unfinished += 1
        note("table made", table=plan.id, game=plan.game, seats=len(plan.seats), pace=plan.pace)
        return self._place(Table(plan))

    def rematch(self, room: Room, person: Person) -> Plan:
        """The plan of another race for the same people, in a season of the next one; their tokens are good there."""
        self.check_room_for_more()
        old, season = room.table.plan, campaign.go_on(room.table, person)
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
            for seat in room.table.seats
        ]
        seconds = old.seconds if old.pace != RELAXED else None
        return self.plan(old.game, options, seats, old.pace, seconds, old.open, old.host, season)

    # What other servers do

    def heard(self, table: str, sequence: int) -> None:
        """Another server has written to a table, up to that number."""
        if table in self.rooms:
            self.rooms[table].hear(sequence)

    def moved(self, table: str) -> None:
        """Somebody came to a table or left it at another server."""
        if table in self.rooms:
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
                await asyncio.wait_for(self._news.wait(), LOOK)
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
            tables = list(self.rooms)
            self._see(await self.store.latest(tables), await self.bus.elsewhere(tables))
        elif self._moved:
            moved, self._moved = self._moved, set()
            self._see({}, await self.bus.elsewhere(list(moved)))
        if self._looking:
            self._looking = False
            await self._wake()

    def _see(self, latest: Mapping[str, int], elsewhere: Mapping[str, Presence]) -> None:
        """Take in how far tables are, and who is there."""
        for table, sequence in latest.items():
            self.heard(table, sequence)
        for table, presence in elsewhere.items():
            if table in self.rooms:
                self.rooms[table].see_elsewhere(presence)

    # Running

    async def _wake(self) -> None:
        """Open every table at which a race is on and that no other server watches, so that drivers and clocks go on."""
        for table in await self.bus.unwatched(await self.store.racing()):
            try:
                watch = await self.bus.watch(table)
                if watch is not None and watch.mine:
                    (await self.room(table)).steward.look_again()
            except Exception as error:
                note("a table does not open", ERROR, table=table, error=f"{type(error).__name__}: {error}")

    async def _sweep(self) -> None:
        """Let go of tables that nobody uses."""
        while True:
            await asyncio.sleep(min(SWEEP, self.settings.idle_time))
            try:
                gone = await self.store.forget(time.time() - self.settings.gathering_time, time.time() - SEASON_WAITS)
                self._unfinished = await self.store.count()
            except Exception as error:
                note("the sweep failed", ERROR, error=f"{type(error).__name__}: {error}")
                continue
            unused = time.monotonic() - self.settings.idle_time
            for table, room in list(self.rooms.items()):
                if (table in gone and not room.guests) or (room.idle and room.touched < unused):
                    room.close()
                    del self.rooms[table]
