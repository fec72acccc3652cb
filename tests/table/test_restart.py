"""Real life: repeats, lost connections, a server that is killed without warning."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import pytest
from websockets.exceptions import InvalidHandshake

from .client import Client, ConnectionClosed, Refusal, Server
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
            deadline = time.monotonic() + 20
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


async def race_through_kills(server: Server, table: str, tokens: list[str], choose: random.Random) -> list[int]:
    """Race until the end, coming back whenever the server is gone; returns what was acknowledged."""
    client = Client(server, table, *tokens)
    acknowledged: list[int] = []
    while not client.over:
        try:
            await client.open()
            await client.race(choose, done=acknowledged)
        except (ConnectionClosed, InvalidHandshake, OSError):
            await asyncio.sleep(0.05)
    await client.close()
    assert sorted(client.log) == list(range(1, client.last + 1))
    for sequence in acknowledged:
        assert client.log[sequence]["kind"] == "act" and not client.log[sequence]["by"]
    return acknowledged


async def kill_at_random_moments(server: Server, times: int, choose: random.Random) -> None:
    while times > 0:
        made = server.make("person", "racer", "person", "rookie", options={"laps": 3})
        table = made["table"]
        tokens = [server.sit(table, 0), server.sit(table, 2, "Otto")]
        async with Client(server, table, made["host"]) as host:
            await host.ask("start")
        racing = asyncio.gather(
            *(race_through_kills(server, table, [token], random.Random(choose.random())) for token in tokens)
        )
        while times > 0 and not racing.done():
            await asyncio.sleep(choose.uniform(0.05, 0.6))
            server.kill()
            await asyncio.to_thread(server.start)
            times -= 1
        one, two = await asyncio.wait_for(racing, 120)
        assert not set(one) & set(two)


def test_kill_at_random_moments(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.sqlite") as server:
        asyncio.run(kill_at_random_moments(server, 3, random.Random(11)))


@pytest.mark.slow
def test_kill_a_hundred_times(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.sqlite") as server:
        asyncio.run(kill_at_random_moments(server, 100, random.Random(12)))
