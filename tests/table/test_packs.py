"""The house does not fill up: logs of tables that nobody uses are packed, and nothing is lost by it."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
import sqlalchemy as sql
from alembic import command as alembic
from alembic.config import Config

from paddock import record
from paddock.table.commands import Act, Chat, Start
from paddock.table.live.live_table import LiveTable, rebuild
from paddock.table.live.makers import Makers, counted_part
from paddock.table.live.registry import NoTable, Registry
from paddock.table.new_table import new_spec
from paddock.table.store import housekeeping, migrations
from paddock.table.store.schema import commands, migrate, packs, tables
from paddock.table.store.store import Store, Taken, Write
from paddock.table.table import LogEntry

from .client import PATIENCE, Client, Server
from .services import Postgres
from .test_due import by_post, until
from .test_store import in_registry, two_people

SOON = 10**10
"""Later than anything that happens here."""


async def raced(registry: Registry, answers: int = 40) -> LiveTable:
    """A table after so many answers, or at the end of its race."""
    live = await registry.make(replace(two_people(registry), open=True, settings=one_lap(registry)))
    await live.submit(lambda: Start({}))
    choose = random.Random(answers)
    for number in range(answers):
        race = live.table.race
        assert race is not None
        if race.over:
            break
        seat = choose.choice(race.waiting)
        answer = choose.choice(race.options(seat))
        await live.submit(lambda seat=seat, answer=answer: Act(seat, answer), f"client.{number}")  # type: ignore[misc]
    return live


def one_lap(registry: Registry) -> dict[str, Any]:
    return new_spec(registry.settings, "heat", {"laps": 1}, [{"who": "person"}] * 2).settings


def rows(store: Store, table: str) -> list[tuple[Any, ...]]:
    """The commands of a table that are not packed."""
    with store.engine.connect() as connection:
        return [tuple(row) for row in connection.execute(sql.select(commands).where(commands.c.table_id == table))]


def test_a_packed_log_is_the_same_log(store: str) -> None:
    async def story(registry: Registry) -> None:
        live = await raced(registry)
        table, before = live.table.spec.id, await registry.store.log(live.table.spec.id)
        to_the_letter = [tuple(row)[1:] for row in await registry.store.rows(table)]
        assert await housekeeping.pack(registry.store, table) == len(before) == 41
        assert rows(registry.store, table) == []
        assert await registry.store.log(table) == before
        packed = await registry.store.rows(table)
        assert [(row.sequence, row.at, row.client, row.command) for row in packed] == to_the_letter
        assert await registry.store.log(table, 30) == before[30:]
        assert await registry.store.log(table, 41) == [] and await registry.store.latest([table]) == {table: 41}
        again = rebuild(live.table.spec, await registry.store.log(table))
        assert again.log == live.table.log and again.answered == live.table.answered

    in_registry(store, story)


def test_a_packed_store_can_go_back_to_before_packs(store: str) -> None:
    async def story(registry: Registry) -> None:
        live = await raced(registry)
        table, before = live.table.spec.id, [tuple(row) for row in await registry.store.rows(live.table.spec.id)]
        await housekeeping.pack(registry.store, table)
        config = Config()
        config.set_main_option("script_location", str(Path(migrations.__file__).parent))

        def back(connection: sql.Connection) -> None:
            config.attributes["connection"] = connection
            alembic.downgrade(config, "0003")

        await registry.store.transact(back)
        assert sorted(rows(registry.store, table)) == before
        await registry.store.transact(migrate)
        assert [tuple(row) for row in await registry.store.rows(table)] == before

    in_registry(store, story)


def test_a_packed_table_goes_on_and_is_packed_again(store: str) -> None:
    async def story(registry: Registry) -> None:
        table = (await raced(registry)).table.spec.id
        await housekeeping.pack(registry.store, table)
        registry.tables.clear()
        live = await registry.table(table)
        await live.submit(lambda: Chat(0, "we are back"), "client.back")
        assert [row[1] for row in rows(registry.store, table)] == [42]
        assert [entry.sequence for entry in await registry.store.log(table)] == list(range(1, 43))
        repeat = await live.submit(lambda: Chat(0, "we are back"), "client.back")
        assert repeat.sequence == 42
        assert await housekeeping.pack(registry.store, table) == 42
        assert rows(registry.store, table) == [] and len(await registry.store.log(table)) == 42
        await live.submit(lambda: Chat(0, "still here"))
        assert (await registry.store.log(table))[-1].command == Chat(0, "still here")

    in_registry(store, story)


def test_a_server_that_is_behind_cannot_write_where_it_is_packed(store: str) -> None:
    """The rows are gone, their numbers are not free."""

    async def story(registry: Registry) -> None:
        table = (await raced(registry)).table.spec.id
        log = await registry.store.log(table)
        behind = LiveTable(
            rebuild(registry.tables[table].table.spec, log[:-3]), registry.store, registry.workers, registry.settings
        )
        await housekeeping.pack(registry.store, table)
        for number in (1, 38, 41):
            with pytest.raises(Taken):
                entry = LogEntry(number, time.time(), None, Chat(0, "too late"))
                await registry.store.put(Write(table=table, entries=[entry]))
        entry = await behind.submit(lambda: Chat(1, "what did I miss?"))
        assert entry.sequence == 42 and behind.table.log[:41] == registry.tables[table].table.log

    in_registry(store, story)


def test_whoever_writes_while_a_table_is_packed_waits_and_sees_it(postgres: Postgres) -> None:
    """Another server writes a number that is being packed: it waits for that transaction, and is refused after it."""

    async def story(registry: Registry) -> None:
        table = (await raced(registry, 3)).table.spec.id
        with psycopg.connect(registry.store.address) as packing:
            packing.execute("SELECT id FROM tables WHERE id = %s FOR UPDATE", [table])
            packing.execute("INSERT INTO packs VALUES (%s, 4, 1.0, ''::bytea)", [table])
            packing.execute("DELETE FROM commands WHERE table_id = %s", [table])
            late = LogEntry(4, time.time(), None, Chat(0, "too late"))
            writing = asyncio.create_task(registry.store.put(Write(table=table, entries=[late])))
            while not packing.execute("SELECT 1 FROM pg_locks WHERE NOT granted").fetchall():
                await asyncio.sleep(0.01)
            packing.commit()
            with pytest.raises(Taken):
                await writing

    in_registry(postgres.new(), story)


def test_what_is_at_rest_is_packed_and_what_will_happen_by_itself_is_not(store: str) -> None:
    async def story(registry: Registry) -> None:
        racing, over = await raced(registry), await raced(registry, 10_000)
        assert over.table.state == "over"
        clocked = await registry.make(by_post(registry))
        await clocked.submit(lambda: Start({}))
        gathering = await registry.make(two_people(registry))
        await gathering.submit(lambda: Chat(0, "anybody here?"))
        found = await housekeeping.unused(registry.store, SOON, 10)
        assert set(found) == {racing.table.spec.id, over.table.spec.id}
        assert await housekeeping.unused(registry.store, racing.table.spec.created, 10) == []
        assert len(await housekeeping.unused(registry.store, SOON, 1)) == 1
        for table in found:
            await housekeeping.pack(registry.store, table)
        assert await housekeeping.unused(registry.store, SOON, 10) == []

    in_registry(store, story)


def test_packed_tables_take_no_room_until_they_go_on(store: str) -> None:
    async def story(registry: Registry) -> None:
        live = await raced(registry)
        assert await registry.store.count() == 1 and await registry.store.listed(9) == [live.table.spec.id]
        await housekeeping.pack(registry.store, live.table.spec.id)
        assert await registry.store.count() == 0 and await registry.store.listed(9) == []
        await live.submit(lambda: Chat(0, "we are back"))
        assert await registry.store.count() == 1 and await registry.store.listed(9) == [live.table.spec.id]

    in_registry(store, story)


def test_the_sweep_packs_and_deletes_only_if_told_to(store: str) -> None:
    found: dict[str, str] = {}

    def packed(registry: Registry) -> set[str]:
        with registry.store.engine.connect() as connection:
            return set(connection.execute(sql.select(packs.c.table_id)).scalars())

    async def keeping(registry: Registry) -> None:
        found["racing"] = (await raced(registry)).table.spec.id
        found["over"] = (await raced(registry, 10_000)).table.spec.id
        await until(lambda: packed(registry) == set(found.values()))
        await until(lambda: not registry.tables)
        assert (await registry.table(found["over"])).table.state == "over"
        assert (await registry.table(found["racing"])).table.state == "racing"

    async def deleting(registry: Registry) -> None:
        await until(lambda: packed(registry) == {found["racing"]})
        with pytest.raises(NoTable):
            await registry.table(found["over"])
        assert (await registry.table(found["racing"])).table.state == "racing"

    async def deleting_all(registry: Registry) -> None:
        await until(lambda: not packed(registry))

    often = {"idle_time": 0.05, "packing_time": 0.05}
    in_registry(store, keeping, **often)
    in_registry(store, deleting, keep_finished=0.01, **often)
    in_registry(store, deleting_all, keep_unfinished=0.01, **often)


def test_a_packed_race_is_looked_at_filed_verified_and_followed_by_a_rematch(store: str) -> None:
    async def story(server: Server) -> None:
        made = server.make("person", "rookie")
        token = server.sit(made["table"], 0)
        async with Client(server, made["table"], token, made["host"]) as mara:
            await mara.ask("start")
            await mara.race(random.Random(1))
            told = await mara.ask("chat", 901, text="well driven")
            log, places = dict(mara.log), mara.info["places"]
        text = server.get(f"/api/tables/{made['table']}/race").text
        await asyncio.to_thread(until_packed, server.store, made["table"])
        while server.get("/health").json()["tables"]:
            await asyncio.sleep(0.02)
        assert server.get(f"/api/tables/{made['table']}/race").text == text and record.verify(text).right
        async with Client(server, made["table"], token, made["host"]) as mara:
            assert mara.log == log and mara.info["places"] == places
            assert await mara.ask("chat", 901, text="well driven") == told
            await mara.ask("rematch")
            assert server.get(f"/api/tables/{mara.info['rematch']}").json()["seats"][0]["name"] == "Mara"

    with Server(store, idle_time=0.05, packing_time=0.2) as server:
        asyncio.run(story(server))


def until_packed(store: Path | str, table: str) -> None:
    address = str(store).replace("postgresql:", "postgresql+psycopg:")
    engine = sql.create_engine(address if "://" in address else f"sqlite:///{address}")
    wanted = sql.select(packs.c.sequence).where(packs.c.table_id == table)
    try:
        deadline = time.monotonic() + PATIENCE
        while True:
            with engine.connect() as connection:
                if connection.scalar(wanted):
                    return
            assert time.monotonic() < deadline
            time.sleep(0.02)
    finally:
        engine.dispose()


PACK_ON = """
import asyncio, sys
from paddock.table.store import housekeeping
from paddock.table.store.store import Store

async def main():
    store = Store(sys.argv[1])
    await store.open()
    print("packing", flush=True)
    for table in sys.argv[2:]:
        await housekeeping.pack(store, table)

asyncio.run(main())
"""


def test_a_kill_while_tables_are_packed_loses_nothing(store: str) -> None:
    async def story(registry: Registry) -> None:
        first = await raced(registry, 120)
        log, specs = await registry.store.log(first.table.spec.id), [two_people(registry) for _ in range(25)]
        for spec in specs:
            await registry.store.put(Write(spec=spec))
            await registry.store.put(Write(table=spec.id, entries=log))
        address, ids = registry.store.address, [spec.id for spec in specs]
        choose, kills, left = random.Random(7), 0, len(ids)
        while left:
            program = [sys.executable, "-c", PACK_ON, address, *ids]
            with subprocess.Popen(program, stdout=subprocess.PIPE, text=True) as packing:
                assert packing.stdout is not None
                await asyncio.to_thread(packing.stdout.readline)
                if kills < 4:
                    await asyncio.sleep(choose.uniform(0.0, 0.04))
                    packing.kill()
                    kills += 1
            for table in ids:
                assert await registry.store.log(table) == log
            left = sum(bool(rows(registry.store, table)) for table in ids)
        assert kills

    in_registry(store, story)


def test_packing_while_people_race_loses_nothing(store: str) -> None:
    async def story(registry: Registry) -> None:
        live = await raced(registry, 5)
        table, stop = live.table.spec.id, asyncio.Event()

        async def pack_on() -> None:
            while not stop.is_set():
                await housekeeping.pack(registry.store, table)

        packing = asyncio.create_task(pack_on())
        for _ in range(60):
            await live.submit(lambda: Chat(0, "and on"))
            stored = await registry.store.log(table)
            assert [entry.sequence for entry in stored] == list(range(1, live.table.sequence + 1))
        stop.set()
        await packing

    in_registry(store, story)


@pytest.mark.parametrize(
    ("address", "part"),
    [
        ("127.0.0.1", None),
        ("192.168.1.20", None),
        ("10.1.2.3", None),
        ("::1", None),
        ("fe80::1%eth0", None),
        ("testclient", None),
        ("8.8.4.4", "8.8.4.4"),
        ("::ffff:8.8.4.4", "8.8.4.4"),
        ("2a00:1450:4001:830::200e", "2a00:1450:4001:830::/64"),
    ],
)
def test_which_addresses_are_counted(address: str, part: str | None) -> None:
    assert counted_part(address) == part


def test_an_address_is_known_by_a_keyed_hash_only() -> None:
    one, other = Makers(b"1" * 32, 1), Makers(b"2" * 32, 1)
    assert one.name("8.8.4.4") != other.name("8.8.4.4") and one.name("8.8.4.4") == one.name("::ffff:8.8.4.4")
    assert one.name("127.0.0.1") is None


def from_address(server: Server, address: str) -> Callable[[], tuple[int, str]]:
    """Somebody beyond a proxy on this machine who opens tables."""
    wish = {"game": "heat", "options": {"laps": 1}, "seats": [{"who": "person"}]}

    def make() -> tuple[int, str]:
        answer = httpx.post(server.address + "/api/tables", json=wish, headers={"x-forwarded-for": address})
        return answer.status_code, str(answer.json().get("word"))

    return make


def test_one_address_cannot_use_up_the_room_of_all(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    with Server(path, tables_per_address=3) as server:
        greedy, other = from_address(server, "8.8.4.4"), from_address(server, "9.9.9.9")
        assert [greedy()[0] for _ in range(3)] == [201] * 3
        assert greedy() == (409, "too-many-of-yours")
        assert other()[0] == 201
        for _ in range(4):
            server.make("person")  # from this machine
        server.stop()
        server.start()
        assert greedy() == (409, "too-many-of-yours"), "the store remembers"
    engine = sql.create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        makers = list(connection.execute(sql.select(tables.c.maker)).scalars())
    engine.dispose()
    assert len(set(makers)) == 3 and b"8.8.4.4" not in path.read_bytes()


def test_who_made_a_table_is_forgotten_when_it_is_packed(store: str) -> None:
    async def story(registry: Registry) -> None:
        spec = replace(two_people(registry), maker=registry.makers.name("8.8.4.4"))
        live = await registry.make(spec)
        await live.submit(lambda: Start({}))
        assert await registry.store.count_by_maker() == {spec.maker: 1}
        await housekeeping.pack(registry.store, spec.id)
        assert await registry.store.count_by_maker() == {}
        found = await registry.store.spec(spec.id)
        assert found is not None and found.maker is None

    in_registry(store, story)
