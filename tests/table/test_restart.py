"""Real life: repeats, lost connections, a server that is killed without warning."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import pytest
from websockets.exceptions import InvalidHandshake

from paddock import record
from paddock.table.commands import Act, Command
from paddock.table.settings import Settings
from paddock.table.store.store import Store

from .client import PATIENCE, Client, ConnectionClosed, Refusal, Server
from .services import Postgres, find
from .test_acting import begin
from .test_seats import run


def test_a_repeat_gets_the_first_answer(server: Server) -> None:
    async def story() -> None:
        mara = await begin(server, "person")
        first = await mara.ask("act", 900, seat=0, answer="g2")
        assert await mara.ask("act", 900, seat=0, answer="g2") == first
        assert mara.views["0"]["cars"][0]["geared"] and mara.last == first["sequence"]
        with pytest.raises(Refusal, match="used for another command"):
            await mara.ask("chat", 901, text="one")
            await mara.ask("chat", 901, text="two")
        await mara.close()

    run(story)


def test_two_devices_with_one_token_number_for_themselves(server: Server) -> None:
    async def story() -> None:
        made = server.make("person", "person")
        token = server.sit(made["table"], 0)
        async with (
            Client(server, made["table"], token, name="phone") as phone,
            Client(server, made["table"], token, name="laptop") as laptop,
        ):
            one = await phone.ask("chat", 1, text="from the phone")
            two = await laptop.ask("chat", 1, text="from the laptop")
            assert one["sequence"] + 1 == two["sequence"]

    run(story)


def test_who_comes_back_gets_the_gap(server: Server) -> None:
    async def story() -> None:
        made = server.make("person", "person")
        tokens = [server.sit(made["table"], 0), server.sit(made["table"], 1, "Otto")]
        async with Client(server, made["table"], tokens[0], made["host"]) as mara:
            otto = await Client(server, made["table"], tokens[1]).open()
            await mara.ask("start")
            await otto.until(lambda message: message["is"] == "news")
            await otto.close()
            missed = otto.last
            await mara.ask("act", seat=0, answer="g2")
            await mara.ask("chat", text="where are you?")
            await otto.open()
            assert [line["sequence"] for line in otto.welcomes[-1]["log"]] == [missed + 1, missed + 2]
            assert otto.log[otto.last]["text"] == "where are you?" and otto.decisions
            await otto.close()

    run(story)


@pytest.mark.parametrize(
    "wish",
    [{}, {"game": "formula_d", "options": {"circuit": "monaco", "laps": 1, "tyres": True}}],
    ids=["heat", "formula_d"],
)
def test_everything_acknowledged_is_there_after_a_kill_and_the_race_goes_on(
    tmp_path: Path, wish: dict[str, object]
) -> None:
    async def story() -> None:
        with Server(tmp_path / "tables.sqlite") as first:
            mara = await begin(first, "racer", "rookie", **wish)
            await mara.race(random.Random(5), until=lambda client: client.last > 60)
            told = await mara.ask("chat", 12345, text="before the kill")
            before, seen = dict(mara.log), mara.last
            first.kill()
            with pytest.raises(ConnectionClosed):
                await mara.until(lambda message: False)
            seen = mara.last
            before = dict(mara.log)
            first.start()
            mara.last = 0
            await mara.open()
            assert mara.last >= seen
            assert {number: mara.log[number] for number in before} == before
            assert await mara.ask("chat", 12345, text="before the kill") == told
            await mara.race(random.Random(6))
            assert mara.over
            assert first.get(f"/api/tables/{mara.table}/race").text.count("\nopened ") == 1
            await mara.close()

    run(story)


def test_a_restart_opens_a_table_when_it_is_needed(tmp_path: Path) -> None:
    """Drivers wait where nobody looks and no clock runs; a table with a clock goes on by itself."""

    async def story() -> None:
        with Server(tmp_path / "tables.sqlite", pause=0.2) as first:
            relaxed, timed = first.make("racer", "rookie"), first.make("racer", "rookie", pace="live", seconds=60)
            for made in (relaxed, timed):
                async with Client(first, made["table"], made["host"]) as host:
                    await host.ask("start")
            first.kill()
            first.settings["pause"] = 0
            first.start()
            deadline = time.monotonic() + PATIENCE
            while first.get(f"/api/tables/{timed['table']}").json()["state"] != "over":
                assert time.monotonic() < deadline
                await asyncio.sleep(0.2)
            assert first.get("/health").json()["tables"] == 1, "nobody has come to the other one yet"
            async with Client(first, relaxed["table"]) as visitor:
                assert not visitor.over
                await visitor.until(lambda _: visitor.over)

    run(story)


def test_a_stopped_server_says_goodbye(tmp_path: Path) -> None:
    async def story() -> None:
        with Server(tmp_path / "tables.sqlite", thinkers=1) as first:
            mara = await begin(first, "racer")
            assert first.stop() == 0
            with pytest.raises(ConnectionClosed) as closed:
                await mara.until(lambda message: False)
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012

    run(story)


async def race_through_kills(server: Server, table: str, token: str, choose: random.Random) -> dict[int, Act]:
    """Race until the end, coming back whenever the server is gone; returns what was acknowledged."""
    client = Client(server, table, token)
    acknowledged: dict[int, Act] = {}
    while not client.over:
        try:
            await client.open()
            await client.race(choose, done=acknowledged)
        except (ConnectionClosed, InvalidHandshake, OSError):
            await asyncio.sleep(0.05)
        except Refusal as refused:
            assert refused.message["word"] == "not-stored"  # the database was away; nothing has happened
        finally:
            await client.close()
    assert sorted(client.log) == list(range(1, client.last + 1))
    return acknowledged


async def begin_table(server: Server, laps: int) -> tuple[str, list[str]]:
    """A race of two people and two drivers; their tokens."""
    made = server.make("person", "racer", "person", "rookie", options={"laps": laps})
    tokens = [server.sit(made["table"], 0), server.sit(made["table"], 2, "Otto")]
    async with Client(server, made["table"], made["host"]) as host:
        await host.ask("start")
    return made["table"], tokens


async def kill_at_random_moments(
    server: Server, times: int, choose: random.Random, tables: int = 3, laps: int = 1, postgres: Postgres | None = None
) -> int:
    """Kill a server, or its database, while people race at several tables; returns how many answers were compared.

    What was acknowledged to anybody is what the store has, answer by answer, and every race verifies.
    """
    compared = 0
    while times > 0:
        begun = [await begin_table(server, laps) for _ in range(tables)]
        racing = asyncio.gather(
            *(
                race_through_kills(server, table, token, random.Random(choose.random()))
                for table, tokens in begun
                for token in tokens
            )
        )
        while times > 0 and not racing.done():
            await asyncio.sleep(choose.uniform(0.05, 0.6))
            victim = postgres if postgres is not None and times % 2 else server
            victim.kill()
            await asyncio.to_thread(victim.start)
            times -= 1
        told = await asyncio.wait_for(racing, 300)
        for number, (table, _) in enumerate(begun):
            one, two = told[2 * number : 2 * number + 2]
            assert not one.keys() & two.keys()
            stored = await stored_log(server, table)
            assert {sequence: stored[sequence] for sequence in one | two} == one | two
            assert record.verify(server.get(f"/api/tables/{table}/race").text).right
            compared += len(one) + len(two)
    return compared


async def stored_log(server: Server, table: str) -> dict[int, Command]:
    """What the store has, by its numbers."""
    store = Store(Settings(store=str(server.store)).store_address())
    await store.open()
    try:
        return {entry.sequence: entry.command for entry in await store.log(table)}
    finally:
        await store.close()


def test_kill_at_random_moments(tmp_path: Path) -> None:
    """`make soak` does this a hundred times, with longer races."""
    with Server(tmp_path / "tables.sqlite") as server:
        assert asyncio.run(kill_at_random_moments(server, 6, random.Random(11))) > 50


def test_kill_server_and_database_at_random_moments() -> None:
    """The database writes to disk before it says so, as it does by default."""
    if find("postgres") is None:
        pytest.skip("PostgreSQL is not installed (apt-get install postgresql)")
    with Postgres(fsync=True) as database, Server(database.new(), log_level="critical") as server:
        assert asyncio.run(kill_at_random_moments(server, 4, random.Random(12), tables=2, postgres=database)) > 20
