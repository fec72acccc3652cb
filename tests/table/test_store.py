"""The log on disk, in each database: shared transactions, two writers, a store of an older shape."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from paddock.errors import PaddockError, Refused
from paddock.table import tokens
from paddock.table.commands import Act, Chat, Join, Start
from paddock.table.errands import Guest
from paddock.table.hall import Hall, NoTable
from paddock.table.lock import sole_server
from paddock.table.metrics import BATCHES
from paddock.table.room import Room, rebuild
from paddock.table.settings import Settings, from_environment
from paddock.table.store import NotStored, Write
from paddock.table.tables import Plan


def in_hall(where: Path | str, story: Callable[[Hall], Awaitable[None]], **settings: object) -> None:
    """A hall with its store in a folder, or at an address."""
    store = str(where / "tables.sqlite") if isinstance(where, Path) else where
    chosen = {"store": store, "thinkers": 0, "pause": 0.0, **settings}

    async def told() -> None:
        hall = Hall(Settings(**chosen))  # type: ignore[arg-type]
        await hall.open()
        try:
            await story(hall)
        finally:
            await hall.close()

    asyncio.run(told())


def two_people(hall: Hall) -> Plan:
    seats = [{"who": "person", "name": "Mara", "token": "m"}, {"who": "person", "name": "Otto", "token": "o"}]
    return hall.plan("heat", {}, seats)


def test_commands_that_come_together_share_a_transaction(store: str) -> None:
    async def story(hall: Hall) -> None:
        rooms = [await hall.make(two_people(hall)) for _ in range(20)]
        before = sum(BATCHES.counts)
        await asyncio.gather(*(room.submit(lambda: Chat(0, "hello")) for room in rooms))
        assert sum(BATCHES.counts) - before <= 3

    in_hall(store, story)


def test_commands_that_come_together_at_one_table_are_told_together(store: str) -> None:
    async def story(hall: Hall) -> None:
        room = await hall.make(two_people(hall))
        told: list[bytes] = []
        guest = Guest(told.append)
        await room.welcome(guest, (), 0)
        told.clear()
        before = sum(BATCHES.counts)
        await asyncio.gather(*(room.submit(lambda: Chat(0, "hello"), asker=(guest, number)) for number in range(3)))
        (news,) = map(json.loads, told)
        assert [line["sequence"] for line in news["entries"]] == [1, 2, 3]
        assert news["done"] == [{"id": number, "sequence": number + 1} for number in range(3)]
        assert sum(BATCHES.counts) - before == 1

    in_hall(store, story)


def test_the_log_makes_the_same_table(store: str) -> None:
    async def story(hall: Hall) -> None:
        room = await hall.make(two_people(hall))
        await room.submit(lambda: Start({}))
        for seat, answer in ((0, "g1"), (1, "g2")):
            await room.submit(lambda seat=seat, answer=answer: Act(seat, answer), f"client.{seat}")  # type: ignore[misc]
        again = rebuild(room.table.plan, await hall.store.log(room.table.plan.id))
        assert again.log == room.table.log and again.seats == room.table.seats
        assert again.answered == room.table.answered
        assert again.race is not None and room.table.race is not None
        assert again.race.position == room.table.race.position

    in_hall(store, story)


def test_the_second_of_two_writers_believes_the_store_and_tries_again(store: str) -> None:
    async def story(hall: Hall) -> None:
        one = await hall.make(two_people(hall))
        other = Room(rebuild(one.table.plan, []), hall.store, hall.crew, hall.settings)  # as in a process of its own
        await one.submit(lambda: Chat(0, "first"))
        entry = await other.submit(lambda: Chat(1, "second"))
        assert entry.sequence == 2
        assert [line.text for line in other.table.log] == ["first", "second"]
        assert len(await hall.store.log(one.table.plan.id)) == 2

    in_hall(store, story)


def test_what_the_store_does_not_take_has_not_happened(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(hall: Hall) -> None:
        room = await hall.make(two_people(hall))
        await room.submit(lambda: Chat(0, "kept"))

        async def full(write: Write) -> None:
            raise NotStored("the disk is full")

        with monkeypatch.context() as patch:
            patch.setattr(hall.store, "put", full)
            with pytest.raises(NotStored):
                await room.submit(lambda: Chat(0, "lost"))
        assert [line.text for line in room.table.log] == ["kept"]
        await room.submit(lambda: Chat(0, "kept, too"))
        assert [line.text for line in room.table.log] == ["kept", "kept, too"]

    in_hall(store, story)


def test_unused_tables_leave_the_memory_and_come_back(store: str) -> None:
    async def story(hall: Hall) -> None:
        plan = two_people(hall)
        room = await hall.make(plan)
        await room.submit(lambda: Start({}))
        await asyncio.sleep(0.5)
        assert plan.id not in hall.rooms
        assert (await hall.room(plan.id)).table.state == "racing"

    in_hall(store, story, idle_time=0.1)


def test_tables_that_never_start_are_forgotten(store: str) -> None:
    async def story(hall: Hall) -> None:
        plan = two_people(hall)
        await hall.make(plan)
        await asyncio.sleep(0.6)
        with pytest.raises(NoTable):
            await hall.room(plan.id)

    in_hall(store, story, idle_time=0.1, gathering_time=0.2)


def test_a_race_of_other_rules_is_not_guessed_at(store: str) -> None:
    async def story(hall: Hall) -> None:
        plan = two_people(hall)
        await hall.make(plan)
        hall.rooms.clear()
        with hall.store.engine.begin() as connection:
            connection.exec_driver_sql("UPDATE tables SET rules = 0")
        with pytest.raises(Refused, match="begun by rules 0 of heat"):
            await hall.room(plan.id)

    in_hall(store, story)


def test_secrets_are_hashed_at_rest(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        token = tokens.new_token()
        plan = hall.plan("heat", {}, [{"who": "person"}], host=tokens.hashed(token))
        room = await hall.make(plan)
        seat = tokens.new_token()
        await room.submit(lambda: Join(0, "Mara", tokens.hashed(seat)))
        assert room.table.person((seat, token)).host and room.table.person((seat,)).seats == {0}
        for file in tmp_path.iterdir():
            held = file.read_bytes()
            assert token.encode() not in held and seat.encode() not in held

    in_hall(tmp_path, story)


def test_one_server_for_one_store(tmp_path: Path) -> None:
    address = Settings(store=str(tmp_path / "new" / "tables.sqlite")).store_address()
    with sole_server(address), pytest.raises(PaddockError, match="another server uses the store"), sole_server(address):
        pass
    with sole_server(address):
        pass
    (tmp_path / "file").write_text("")
    blocked = Settings(store=str(tmp_path / "file" / "tables.sqlite")).store_address()
    with pytest.raises(PaddockError, match="cannot be written"), sole_server(blocked):
        pass


def test_drivers_think_in_processes(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        room = await hall.make(hall.plan("heat", {"laps": 1}, [{"who": "driver", "driver": "rookie"}] * 2))
        await room.submit(lambda: Start({}))
        deadline = time.monotonic() + 30
        while room.table.sequence < 40:
            assert time.monotonic() < deadline
            await asyncio.sleep(0.05)

    in_hall(tmp_path, story, thinkers=1)


def test_settings_come_from_the_environment() -> None:
    found = from_environment({"PADDOCK_PAUSE": "1.5", "PADDOCK_MOST_TABLES": "7", "OTHER": "x"}, log_level="error")
    assert (found.pause, found.most_tables, found.log_level) == (1.5, 7, "error")
    with pytest.raises(PaddockError, match="PADDOCK_PAUSE must be a number, not 'soon'"):
        from_environment({"PADDOCK_PAUSE": "soon"})
