"""The log on disk, in each database: shared transactions, two writers, a store of an older shape."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from paddock.errors import BadText, PaddockError
from paddock.table import metrics, tokens
from paddock.table.commands import Act, Chat, Join, Start
from paddock.table.live.live_table import LiveTable, rebuild
from paddock.table.live.registry import NoTable, Registry
from paddock.table.live.requests import Client
from paddock.table.new_table import new_spec
from paddock.table.settings import Settings, read_settings
from paddock.table.store.lock import sole_server
from paddock.table.store.store import NotStored, Write
from paddock.table.table import TableSpec

from .client import PATIENCE


def in_registry(where: Path | str, story: Callable[[Registry], Awaitable[None]], **settings: object) -> None:
    """A registry with its store in a folder, or at an address."""
    store = str(where / "tables.sqlite") if isinstance(where, Path) else where
    chosen = {"store": store, "thinkers": 0, "pause": 0.0, **settings}

    async def told() -> None:
        registry = Registry(Settings(**chosen))  # type: ignore[arg-type]
        await registry.open()
        try:
            await story(registry)
        finally:
            await registry.close()

    asyncio.run(told())


def batches() -> float:
    """How many transactions there have been."""
    return metrics.ALL.get_sample_value("paddock_batch_commands_count") or 0.0


def two_people(registry: Registry) -> TableSpec:
    seats = [{"who": "person", "name": "Mara", "token": "m"}, {"who": "person", "name": "Otto", "token": "o"}]
    return new_spec(registry.settings, "heat", {}, seats)


def test_commands_that_come_together_share_a_transaction(store: str) -> None:
    async def story(registry: Registry) -> None:
        tables = [await registry.make(two_people(registry)) for _ in range(20)]
        before = batches()
        await asyncio.gather(*(live.submit(lambda: Chat(0, "hello")) for live in tables))
        assert batches() - before <= 3

    in_registry(store, story)


def test_commands_that_come_together_at_one_table_are_told_together(store: str) -> None:
    async def story(registry: Registry) -> None:
        live = await registry.make(two_people(registry))
        told: list[bytes] = []
        client = Client(told.append)
        await live.welcome(client, (), 0)
        told.clear()
        before = batches()
        await asyncio.gather(*(live.submit(lambda: Chat(0, "hello"), asker=(client, number)) for number in range(3)))
        (news,) = map(json.loads, told)
        assert [line["sequence"] for line in news["entries"]] == [1, 2, 3]
        assert news["done"] == [{"id": number, "sequence": number + 1} for number in range(3)]
        assert batches() - before == 1

    in_registry(store, story)


def test_the_log_makes_the_same_table(store: str) -> None:
    async def story(registry: Registry) -> None:
        live = await registry.make(two_people(registry))
        await live.submit(lambda: Start({}))
        for seat, answer in ((0, "g1"), (1, "g2")):
            await live.submit(lambda seat=seat, answer=answer: Act(seat, answer), f"client.{seat}")  # type: ignore[misc]
        again = rebuild(live.table.spec, await registry.store.log(live.table.spec.id))
        assert again.log == live.table.log and again.seats == live.table.seats
        assert again.answered == live.table.answered
        assert again.race is not None and live.table.race is not None
        assert again.race.position == live.table.race.position

    in_registry(store, story)


def test_the_second_of_two_writers_believes_the_store_and_tries_again(store: str) -> None:
    async def story(registry: Registry) -> None:
        one = await registry.make(two_people(registry))
        other = LiveTable(
            rebuild(one.table.spec, []), registry.store, registry.workers, registry.settings
        )  # as in a process of its own
        await one.submit(lambda: Chat(0, "first"))
        entry = await other.submit(lambda: Chat(1, "second"))
        assert entry.sequence == 2
        assert [line.text for line in other.table.log] == ["first", "second"]
        assert len(await registry.store.log(one.table.spec.id)) == 2

    in_registry(store, story)


def test_what_the_store_does_not_take_has_not_happened(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(registry: Registry) -> None:
        live = await registry.make(two_people(registry))
        await live.submit(lambda: Chat(0, "kept"))

        async def full(write: Write) -> None:
            raise NotStored("the disk is full")

        with monkeypatch.context() as patch:
            patch.setattr(registry.store, "put", full)
            with pytest.raises(NotStored):
                await live.submit(lambda: Chat(0, "lost"))
        assert [line.text for line in live.table.log] == ["kept"]
        await live.submit(lambda: Chat(0, "kept, too"))
        assert [line.text for line in live.table.log] == ["kept", "kept, too"]

    in_registry(store, story)


def test_unused_tables_leave_the_memory_and_come_back(store: str) -> None:
    async def story(registry: Registry) -> None:
        spec = two_people(registry)
        live = await registry.make(spec)
        await live.submit(lambda: Start({}))
        while spec.id in registry.tables:
            await asyncio.sleep(0.01)
        assert (await registry.table(spec.id)).table.state == "racing"

    in_registry(store, story, idle_time=0.1)


def test_tables_that_never_start_are_forgotten(store: str) -> None:
    async def story(registry: Registry) -> None:
        spec = two_people(registry)
        await registry.make(spec)
        while await registry.store.spec(spec.id) is not None:
            await asyncio.sleep(0.01)
        while spec.id in registry.tables:
            await asyncio.sleep(0.01)
        with pytest.raises(NoTable):
            await registry.table(spec.id)

    in_registry(store, story, idle_time=0.1, gathering_time=0.2)


def test_a_race_of_other_rules_is_not_guessed_at(store: str) -> None:
    async def story(registry: Registry) -> None:
        spec = two_people(registry)
        await registry.make(spec)
        registry.tables.clear()
        with registry.store.engine.begin() as connection:
            connection.exec_driver_sql("UPDATE tables SET rules = 0")
        with pytest.raises(BadText, match="does not know version 0 of the rules"):
            await registry.table(spec.id)

    in_registry(store, story)


def test_secrets_are_hashed_at_rest(tmp_path: Path) -> None:
    async def story(registry: Registry) -> None:
        token = tokens.new_token()
        spec = new_spec(registry.settings, "heat", {}, [{"who": "person"}], host=tokens.hashed(token))
        live = await registry.make(spec)
        seat = tokens.new_token()
        await live.submit(lambda: Join(0, "Mara", tokens.hashed(seat)))
        assert live.table.person((seat, token)).host and live.table.person((seat,)).seats == {0}
        for file in tmp_path.iterdir():
            held = file.read_bytes()
            assert token.encode() not in held and seat.encode() not in held

    in_registry(tmp_path, story)


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
    async def story(registry: Registry) -> None:
        live = await registry.make(
            new_spec(registry.settings, "heat", {"laps": 1}, [{"who": "driver", "driver": "rookie"}] * 2)
        )
        await live.welcome(Client(lambda message: None), (), 0)
        await live.submit(lambda: Start({}))
        deadline = time.monotonic() + PATIENCE
        while live.table.sequence < 40:
            assert time.monotonic() < deadline
            await asyncio.sleep(0.05)

    in_registry(tmp_path, story, thinkers=1)


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PADDOCK_PAUSE", "1.5")
    monkeypatch.setenv("PADDOCK_MOST_TABLES", "7")
    found = read_settings(log_level="error")
    assert (found.pause, found.most_tables, found.log_level) == (1.5, 7, "error")
    assert read_settings(pause=2).pause == 2, "what is given goes first"


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("PAUSE", "soon", "PADDOCK_PAUSE must be a number, not 'soon'"),
        ("MOST_TABLES", "1.5", "PADDOCK_MOST_TABLES must be a whole number, not '1.5'"),
        ("LIVE_CLOCK", "-1", "PADDOCK_LIVE_CLOCK must be at least 1, not '-1'"),
        (
            "LOG_LEVEL",
            "loud",
            "PADDOCK_LOG_LEVEL must be 'debug', .* or 'critical', not 'loud'",
        ),
    ],
)
def test_a_setting_that_cannot_be_is_named(monkeypatch: pytest.MonkeyPatch, name: str, value: str, reason: str) -> None:
    monkeypatch.setenv(f"PADDOCK_{name}", value)
    with pytest.raises(PaddockError, match=f"^{reason}$"):
        read_settings()
