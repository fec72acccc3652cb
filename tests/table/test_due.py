"""What is next due at a table stands in the store, so that a server opens it then and not before."""

from __future__ import annotations

import asyncio
import shutil
import socket
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import sqlalchemy as sql

from paddock.table.commands import Act, Start
from paddock.table.live.registry import Registry
from paddock.table.new_table import new_spec
from paddock.table.store.schema import tables
from paddock.table.store.store import Store
from paddock.table.table import TableSpec

from .client import PATIENCE, Client, Server
from .phone import listening
from .services import Postgres
from .stores.make import FOLDER
from .test_seats import run
from .test_store import in_registry

DAY = 86_400
PEOPLE = [{"who": "person", "name": "Mara", "token": "m"}, {"who": "person", "name": "Otto", "token": "o"}]


def by_post(registry: Registry, seconds: float = DAY, seats: Any = PEOPLE) -> TableSpec:
    """A table by post; its clock may be faster than people may wish."""
    spec = new_spec(registry.settings, "heat", {"laps": 1}, seats, "post")
    return replace(spec, seconds=seconds)  # type: ignore[arg-type]


async def race(registry: Registry, spec: TableSpec) -> str:
    """Begin a race at a new table."""
    live = await registry.make(spec)
    await live.submit(lambda: Start({}))
    return spec.id


async def until(found: Callable[[], Any]) -> None:
    """Wait for something that is to happen."""
    deadline = time.monotonic() + PATIENCE
    while not found():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.01)


def due(store: Store) -> dict[str, float | None]:
    """When something is due at each table."""
    with store.engine.connect() as connection:
        return {row.id: row.due for row in connection.execute(sql.select(tables.c.id, tables.c.due))}


def test_the_store_knows_when_a_clock_runs_out(store: str) -> None:
    async def story(registry: Registry) -> None:
        live = await registry.make(by_post(registry))
        table = live.table.spec.id
        assert due(registry.store)[table] is None, "nothing is due before the start"
        begun = await live.submit(lambda: Start({}))
        assert due(registry.store)[table] == begun.at + DAY
        first = await live.submit(lambda: Act(0, "g1"))
        assert due(registry.store)[table] == begun.at + DAY, "seat 1 is still asked"
        await live.submit(lambda: Act(1, "g1"))
        assert due(registry.store)[table] == first.at + DAY, "seat 0 was asked for its cards then"

    in_registry(store, story)


def test_the_turn_of_a_driver_is_due_at_once_and_without_a_clock_when_somebody_comes(store: str) -> None:
    seats = [{"who": "driver", "driver": "racer"}, *PEOPLE]

    async def story(registry: Registry) -> None:
        with_clock = await race(registry, by_post(registry, seats=seats))
        relaxed = await race(registry, new_spec(registry.settings, "heat", {"laps": 1}, seats))
        assert due(registry.store) == {with_clock: 0.0, relaxed: None}

    in_registry(store, story, pause=60)


def test_a_restart_opens_the_table_whose_clock_ran_out_and_no_other(store: str) -> None:
    found: dict[str, str] = {}

    async def before(registry: Registry) -> None:
        found["later"] = await race(registry, by_post(registry))
        found["relaxed"] = await race(registry, new_spec(registry.settings, "heat", {"laps": 1}, PEOPLE))
        found["soon"] = await race(registry, by_post(registry, 0.01))

    async def after(registry: Registry) -> None:
        await until(lambda: found["soon"] in registry.tables)
        live = registry.tables[found["soon"]]
        await until(lambda: live.table.log[-1].by == "racer")
        assert list(registry.tables) == [found["soon"]]

    in_registry(store, before)
    in_registry(store, after)


def test_a_live_clock_begins_anew_with_the_server(store: str) -> None:
    """People at a live table have their full time after a restart, and the table is not opened before it is over."""

    async def before(registry: Registry) -> None:
        await race(registry, replace(by_post(registry, 60), pace="live"))

    async def after(registry: Registry) -> None:
        (table,) = due(registry.store)
        now = time.time()
        assert not await registry.store.due(now + 61, started=now + 30)
        assert await registry.store.due(now + 61, started=now)
        assert min((await registry.table(table)).clocks().values()) >= now + 30

    in_registry(store, before)
    in_registry(store, after)


def test_a_table_by_post_leaves_the_memory_and_comes_back_when_its_clock_runs_out(store: str) -> None:
    async def story(registry: Registry) -> None:
        table = await race(registry, by_post(registry, 1.5))
        await until(lambda: table not in registry.tables)
        await until(lambda: table in registry.tables)
        live = registry.tables[table]
        await until(lambda: live.table.sequence > 1)
        assert live.table.log[1].by == "racer" and live.table.log[1].at > live.table.log[0].at + 1.5

    in_registry(store, story, idle_time=0.1)


def test_what_is_due_no_more_is_put_off(store: str) -> None:
    """A store of before does not know what is due: the table is opened once, and then when it is time."""

    async def before(registry: Registry) -> None:
        table = await race(registry, by_post(registry))
        found[table] = due(registry.store)[table]
        with registry.store.engine.begin() as connection:
            connection.execute(sql.update(tables).values(due=0.0))

    async def after(registry: Registry) -> None:
        await until(lambda: due(registry.store) == found)
        assert list(registry.tables) == list(found)

    found: dict[str, float | None] = {}
    in_registry(store, before)
    in_registry(store, after)


def test_a_store_of_before_is_brought_up_to_date(tmp_path: Path) -> None:
    """Of its racing tables only the one with a clock is due; the others wait for somebody."""
    shutil.copy(FOLDER / "version1.sqlite", tmp_path / "tables.sqlite")

    async def story() -> None:
        store = Store(f"sqlite:///{tmp_path}/tables.sqlite")
        await store.open()
        with store.engine.connect() as connection:
            found = connection.execute(sql.select(tables.c.state, tables.c.pace).where(tables.c.due == 0.0)).all()
        await store.close()
        assert [tuple(row) for row in found] == [("racing", "post")]

    asyncio.run(story())


def test_a_database_of_before_is_brought_up_to_date(postgres: Postgres) -> None:
    async def story() -> None:
        store = Store(postgres.new())
        await store.open()
        for change in (
            "DROP TABLE notices, packs, keys, reports",
            "DROP TRIGGER stays_packed ON commands",
            "DROP FUNCTION stays_packed",
            "ALTER TABLE tables DROP maker",
            "ALTER TABLE tables DROP due",
            "UPDATE alembic_version SET version_num = '0002'",
        ):
            with store.engine.begin() as connection:
                connection.exec_driver_sql(change)
        await store.close()
        again = Store(store.address)
        await again.open()
        assert await again.due(time.time(), 0.0) == {} and await again.untold(time.time()) == []
        await again.close()

    asyncio.run(story())


def test_who_was_not_told_before_a_kill_is_told_after_it(tmp_path: Path) -> None:
    """The call hangs, the server is killed; whoever is still away and asked is called when it is there again."""

    async def story(server: Server, silent: socket.socket, port: int) -> None:
        made = server.make("person", "person", pace="post")
        here = server.sit(made["table"], 0, "Mara")
        server.sit(made["table"], 1, "Otto", webhook=f"http://127.0.0.1:{port}/otto")
        async with Client(server, made["table"], here, made["host"]) as mara:
            await mara.ask("start")
            taken, _ = await asyncio.to_thread(silent.accept)
        server.kill()
        taken.close()

    with socket.create_server(("127.0.0.1", 0)) as silent:
        silent.settimeout(PATIENCE)
        port = silent.getsockname()[1]
        server = Server(tmp_path / "tables.sqlite", webhooks=f"127.0.0.1:{port}", log_level="error").start()
        run(lambda: story(server, silent, port))
    with listening(port) as (_, told), server:
        assert told.get(timeout=PATIENCE)[0] == "/otto"
        deadline = time.monotonic() + PATIENCE
        while untold(tmp_path / "tables.sqlite"):
            assert time.monotonic() < deadline


def untold(path: Path) -> int:
    """How many are to be told yet."""
    engine = sql.create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        (count,) = connection.exec_driver_sql("SELECT count(*) FROM notices").one()
    engine.dispose()
    return int(count)
