"""What only PostgreSQL can do to a store: several servers at once, a connection that is lost, a restart."""

from __future__ import annotations

import asyncio
import time

import psycopg
import pytest
import sqlalchemy as sql

from paddock.errors import PaddockError
from paddock.table.commands import Chat
from paddock.table.live.registry import Registry
from paddock.table.store.lock import sole_server
from paddock.table.store.schema import commands
from paddock.table.store.store import NotStored, Store, Taken, Write
from paddock.table.table import LogEntry

from .client import Client, Refusal, Server
from .services import PATIENCE, Postgres
from .test_seats import run
from .test_store import in_registry, two_people


def test_a_store_closes_a_connection_that_a_question_still_has(postgres: Postgres) -> None:
    """Whoever asked has gone, the database has not answered yet, and the server stops."""

    async def story() -> None:
        store = Store(postgres.new())
        await store.open()
        with psycopg.connect(store.address) as busy:
            busy.execute("LOCK TABLE tables IN ACCESS EXCLUSIVE MODE")
            asking = asyncio.create_task(store.count())
            await until_somebody_waits(busy)
            asking.cancel()
            closing = asyncio.create_task(store.close())
            await asyncio.wait([closing], timeout=0.05)
            busy.rollback()
            await closing
            assert connections(busy) == 1, "only this test's own is left"

    asyncio.run(story())


async def until_somebody_waits(busy: psycopg.Connection) -> None:
    while not busy.execute("SELECT 1 FROM pg_locks WHERE NOT granted").fetchall():
        await asyncio.sleep(0.01)


def connections(busy: psycopg.Connection) -> int:
    """How many there are to this database; one that was closed may take the server a moment to let go."""
    deadline = time.monotonic() + PATIENCE
    while True:
        (count,) = busy.execute(
            "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
        ).fetchone() or (0,)
        busy.rollback()
        if count == 1 or time.monotonic() > deadline:
            return int(count)


def test_servers_that_start_at_once_bring_the_store_up_to_date_once(postgres: Postgres) -> None:
    async def story() -> None:
        stores = [Store(postgres.new())] + [Store("") for _ in range(4)]
        for store in stores:
            store.address = stores[0].address
        await asyncio.gather(*(store.open() for store in stores))
        assert [await store.count() for store in stores] == [0] * 5
        for store in stores:
            await store.close()

    asyncio.run(story())


def test_the_columns_are_wide_enough(postgres: Postgres) -> None:
    async def story(registry: Registry) -> None:
        kinds = {
            (table, column["name"]): str(column["type"])
            for table in ("tables", "commands")
            for column in sql.inspect(registry.store.engine).get_columns(table)
        }
        assert kinds["tables", "created"] == kinds["commands", "at"] == "DOUBLE PRECISION"
        assert kinds["tables", "seed"] == "BYTEA" and kinds["tables", "open"] == "BOOLEAN"

    in_registry(postgres.new(), story)


def test_servers_that_write_to_the_same_tables_take_turns(postgres: Postgres) -> None:
    rounds, tables = 10, 10

    async def story(registry: Registry) -> None:
        ids = [(await registry.make(two_people(registry))).table.spec.id for _ in range(tables)]
        other = Store(registry.store.address)
        await other.open()

        async def write(store: Store, said: str, order: list[str], number: int) -> list[BaseException | None]:
            write = [Write(table=table, entries=[LogEntry(number, 1.0, None, Chat(0, said))]) for table in order]
            return await asyncio.gather(*(store.put(one) for one in write), return_exceptions=True)

        for number in range(1, rounds + 1):
            one, two = await asyncio.gather(
                write(registry.store, "one", ids, number), write(other, "two", ids[::-1], number)
            )
            for first, second in zip(one, reversed(two), strict=True):
                assert {type(first), type(second)} == {type(None), Taken}
        for table in ids:
            assert [stored.sequence for stored in await registry.store.log(table)] == list(range(1, rounds + 1))
        await other.close()

    in_registry(postgres.new(), story)


def test_one_write_that_cannot_be_does_not_hinder_the_others(postgres: Postgres) -> None:
    async def story(registry: Registry) -> None:
        tables = [(await registry.make(two_people(registry))).table.spec.id for _ in range(3)]
        clients = ["one", "nul \0", "three"]
        writes = [
            registry.store.put(Write(table=table, entries=[LogEntry(1, 1.0, client, Chat(0, "hello"))]))
            for table, client in zip(tables, clients, strict=True)
        ]
        first, second, third = await asyncio.gather(*writes, return_exceptions=True)
        assert first is None and third is None
        assert isinstance(second, NotStored) and not isinstance(second, Taken)
        assert [len(await registry.store.log(table)) for table in tables] == [1, 0, 1]

    in_registry(postgres.new(), story)


def test_a_connection_that_was_lost_is_made_anew_and_nobody_notices(postgres: Postgres) -> None:
    async def story(registry: Registry) -> None:
        live = await registry.make(two_people(registry))
        await live.submit(lambda: Chat(0, "before"))
        postgres.kill()
        postgres.start()
        await live.submit(lambda: Chat(0, "after"))
        assert [line.text for line in live.table.log] == ["before", "after"]
        assert [stored.command for stored in await registry.store.log(live.table.spec.id)] == [
            Chat(0, "before"),
            Chat(0, "after"),
        ]

    in_registry(postgres.new(), story)


def test_while_the_database_is_away_nothing_happens_and_nothing_is_lost(postgres: Postgres) -> None:
    async def story(registry: Registry) -> None:
        live = await registry.make(two_people(registry))
        await live.submit(lambda: Chat(0, "before"))
        postgres.kill()
        for _ in range(2):
            with pytest.raises(NotStored):
                await live.submit(lambda: Chat(0, "lost"))
        postgres.start()
        await live.submit(lambda: Chat(0, "after"))
        assert [line.text for line in live.table.log] == ["before", "after"]
        assert [stored.sequence for stored in await registry.store.log(live.table.spec.id)] == [1, 2]

    in_registry(postgres.new(), story)


def test_a_command_whose_answer_was_lost_is_done_once(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database has stored it, but the connection broke before it could say so."""

    async def story(registry: Registry) -> None:
        live = await registry.make(two_people(registry))
        put = registry.store.put

        async def put_and_lose(write: Write) -> None:
            await put(write)
            raise NotStored("the connection broke")

        with monkeypatch.context() as patch:
            patch.setattr(registry.store, "put", put_and_lose)
            entry = await live.submit(lambda: Chat(0, "once"))
        assert entry.sequence == 1
        await live.submit(lambda: Chat(0, "twice"))
        assert [line.text for line in live.table.log] == ["once", "twice"]
        with registry.store.engine.connect() as connection:
            assert connection.scalar(sql.select(sql.func.count()).select_from(commands)) == 2

    in_registry(postgres.new(), story)


def test_people_are_told_that_the_database_is_away(postgres: Postgres) -> None:
    async def story() -> None:
        with Server(postgres.new(), log_level="critical") as server:
            made = server.make("person")
            async with Client(server, made["table"], server.sit(made["table"], 0)) as mara:
                await mara.ask("chat", 901, text="before")
                postgres.kill()
                with pytest.raises(Refusal) as refused:
                    await mara.ask("chat", 902, text="away")
                assert refused.value.message["word"] == "not-stored"
                assert server.get("/health").status_code == 503
                assert server.post("/api/tables", {"game": "heat", "seats": [{"who": "person"}]}).status_code == 503
                postgres.start()
                told = await mara.ask("chat", 902, text="away")
                assert told["sequence"] == 3 and await mara.ask("chat", 902, text="away") == told
                assert server.get("/health").json()["status"] == "ok"

    run(story)


def test_drivers_go_on_when_the_database_is_back(postgres: Postgres) -> None:
    async def story() -> None:
        with Server(postgres.new(), log_level="critical", pause=0.02) as server:
            made = server.make("racer", "rookie")
            async with Client(server, made["table"], made["host"]) as host:
                await host.ask("start")
                await host.until(lambda _: host.last > 20)
                postgres.kill()
                while server.get("/health").status_code == 200:
                    await asyncio.sleep(0.02)
                postgres.start()
                await host.until(lambda _: host.over)
                assert sorted(host.log) == list(range(1, host.last + 1))

    run(story)


def test_a_file_takes_one_server_a_database_many(postgres: Postgres) -> None:
    address = postgres.new()
    with sole_server(address), sole_server(address):
        pass


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("mysql://somewhere/tables", "not in mysql"),
        ("postgresql://somewhere:port/tables", "cannot be read"),
    ],
)
def test_a_store_that_cannot_be_is_refused(address: str, reason: str) -> None:
    with pytest.raises(PaddockError, match=reason), sole_server(address):
        pass


def test_a_database_that_is_not_there_is_named(postgres: Postgres) -> None:
    async def story() -> None:
        with pytest.raises(NotStored, match='database "nowhere" does not exist'):
            await Store(postgres.new().rpartition("/")[0] + "/nowhere").open()

    asyncio.run(story())
