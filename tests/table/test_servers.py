"""Several servers on one PostgreSQL and one Redis: any of them serves any table, and any of them may die."""

from __future__ import annotations

import asyncio
import random
import re
import time
from collections.abc import Iterator
from itertools import pairwise
from threading import Thread
from typing import Any

import msgspec
import pytest
from redis import Redis as RedisClient
from websockets.exceptions import InvalidHandshake

from paddock import record
from paddock.errors import PaddockError
from paddock.table.cluster.redis_bus import (
    BEATING,
    CHANNEL,
    CLAIMING,
    LEASES,
    LIFE,
    PRESENT,
    RELEASING,
    SERVERS,
    Message,
)
from paddock.table.live.registry import LOOK_ANYWAY
from paddock.table.serve import check
from paddock.table.settings import Settings

from .client import PATIENCE, Client, ConnectionClosed, Refusal, Server
from .services import Postgres, Redis
from .test_seats import run

Pair = tuple[Server, Server]
WORDS = 5
"""Things said one after another: heard of by the next look at the store alone they would take several of them."""


@pytest.fixture(scope="module")
def servers(postgres: Postgres, redis: Redis) -> Iterator[Pair]:
    store = postgres.new()
    one, two = (Server(store, bus=redis.address, log_level="critical") for _ in range(2))
    with one, two:
        yield one, two


@pytest.fixture
def pair(servers: Pair) -> Pair:
    """Two servers that hear of each other, also after a test in which one of them has died."""
    for server in servers:
        if server.process is None:
            server.start()
    until_ok(*servers)
    return servers


def until_ok(*servers: Server, bus: str = "ok") -> None:
    deadline = time.monotonic() + PATIENCE
    while any(server.get("/health").json()["bus"] != bus for server in servers):
        assert time.monotonic() < deadline, f"the bus is not {bus}"
        time.sleep(0.05)


async def until(found: Any) -> None:
    deadline = time.monotonic() + PATIENCE
    while not found():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.05)


def count(server: Server, metric: str) -> float:
    lines = server.get("/metrics").text.splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.startswith(metric))


def two_seats(pair: Pair) -> tuple[Client, Client]:
    """Mara, the host, at the first server; Otto at the second."""
    one, two = pair
    made = one.make("person", "person")
    tokens = one.sit(made["table"], 0), two.sit(made["table"], 1, "Otto")
    return Client(one, made["table"], tokens[0], made["host"], name="m"), Client(two, made["table"], tokens[1])


async def heard_at_once(mara: Client, otto: Client) -> None:
    """What one says, the other hears because its server is told, and not because it looks now and then."""
    begun = time.monotonic()
    for _ in range(WORDS):
        told = await mara.ask("chat", text="hello")
        await otto.until(lambda _, last=told["sequence"]: otto.last == last)
    assert time.monotonic() - begun < LOOK_ANYWAY


def test_what_happens_at_one_server_is_seen_at_the_other_at_once(pair: Pair) -> None:
    async def story() -> None:
        mara, otto = two_seats(pair)
        async with mara, otto:
            await heard_at_once(mara, otto)
            assert otto.log[otto.last]["text"] == "hello"
            await mara.ask("start")
            await otto.until(lambda _: otto.decisions)
            await otto.ask("act", seat=1, answer="g2")
            await mara.until(lambda _: mara.views["0"]["cars"][1]["geared"])
            await mara.ask("act", seat=0, answer="g1")
            assert mara.last == otto.last + 1

    run(story)


def test_a_seat_taken_at_one_server_is_good_at_the_other(pair: Pair) -> None:
    async def story() -> None:
        one, two = pair
        made = one.make("person", "person", "person")
        table = made["table"]
        async with Client(two, table, made["host"]) as host:
            for seat in range(3):
                token = one.sit(table, seat)
                async with Client(two, table, token) as mara:
                    await mara.ask("paint", seat=seat, colour=host.info["seats"][seat]["colour"])
            await host.until(lambda _: host.last == 6)

    run(story)


def test_a_repeat_at_another_server_gets_the_first_answer(pair: Pair) -> None:
    async def story() -> None:
        mara, otto = two_seats(pair)
        again = Client(pair[1], mara.table, *mara.tokens, name="m")
        async with mara, otto, again:
            first = await mara.ask("chat", 901, text="once")
            assert await again.ask("chat", 901, text="once") == first
            with pytest.raises(Refusal, match="used for another command"):
                await again.ask("chat", 901, text="other")
            for number in range(902, 905):
                one, two = await asyncio.gather(
                    mara.ask("chat", number, text="both"), again.ask("chat", number, text="both")
                )
                assert one == two
            await otto.until(lambda _: otto.last == one["sequence"])
            assert [line["text"] for line in otto.log.values()][2:] == ["once", "both", "both", "both"]

    run(story)


async def compare(client: Client) -> None:
    """What was made of the news is what somebody who comes now is shown."""
    async with Client(client.server, client.table, *client.tokens) as fresh:
        while client.last < fresh.last:
            await client.receive()
        if client.last == fresh.last:
            assert (client.views, client.decisions, client.undo) == (fresh.views, fresh.decisions, fresh.undo)


async def race_at(servers: list[Server], table: str, token: str, choose: random.Random) -> tuple[Client, list[int]]:
    """Race until the end at one server, and go to the next whenever it is gone; returns what was acknowledged.

    What was not answered is sent again with its number, as the page does.
    """
    client = Client(servers[0], table, token, name="racing")
    acknowledged: list[int] = []
    sent: dict[str, Any] = {}
    while not client.over:
        try:
            await client.open()
            while sent or not client.over:
                if not sent and not client.decisions:
                    await client.receive()
                    continue
                decision = choose.choice(list(client.decisions.values())) if not sent else {}
                sent = sent or {
                    "number": next(client.numbers),
                    "seat": decision["seat"],
                    "answer": choose.choice(decision["actions"])["text"],
                }
                told = await client.ask("act", **sent)
                line = client.log[told["sequence"]]
                assert (line["kind"], line["seat"], line["by"]) == ("act", sent["seat"], None)
                acknowledged.append(told["sequence"])
                sent = {}
                if len(acknowledged) % 20 == 0:
                    await compare(client)
        except (ConnectionClosed, InvalidHandshake, OSError):
            servers = servers[1:] + servers[:1]
            client.server = servers[0]
            await asyncio.sleep(0.05)
        except Refusal as refused:
            assert refused.message["word"] == "not-stored"
            await client.close()
            await asyncio.sleep(0.05)
    await client.close()
    assert sorted(client.log) == list(range(1, client.last + 1)), "nothing twice, nothing left out"
    assert len(set(acknowledged)) == len(acknowledged)
    return client, acknowledged


def begin_race(server: Server, *seats: str, laps: int = 1) -> tuple[str, list[str]]:
    made = server.make(*seats, options={"laps": laps})
    table = made["table"]
    tokens = [server.sit(table, seat) for seat, who in enumerate(seats) if who == "person"]

    async def story() -> None:
        async with Client(server, table, made["host"]) as host:
            await host.ask("start")

    asyncio.run(story())
    return table, tokens


def test_people_at_two_servers_race_drivers(pair: Pair, redis: Redis) -> None:
    one, two = pair
    table, tokens = begin_race(one, "person", "racer", "person", "rookie")

    async def story() -> None:
        (mara, hers), (otto, his) = await asyncio.wait_for(
            asyncio.gather(
                race_at([one], table, tokens[0], random.Random(1)), race_at([two], table, tokens[1], random.Random(2))
            ),
            60,
        )
        assert not set(hers) & set(his)
        assert mara.last == otto.last
        for number, line in mara.log.items():
            own: dict[str, Any] = {"events": [], "lines": []}  # what each may see
            assert {**line, **own} == {**otto.log[number], **own}
        driven = [line for line in mara.log.values() if line["by"]]
        assert {line["by"] for line in driven} == {"racer", "rookie"}

    run(story)
    assert count(one, "paddock_taken_total") + count(two, "paddock_taken_total") > 0
    with RedisClient(port=redis.port, decode_responses=True) as client:
        assert client.hget(LEASES, table) is None


def test_a_server_is_killed_and_the_other_goes_on(pair: Pair) -> None:
    one, two = pair
    table, tokens = begin_race(one, "person", "racer", "person", "rookie")

    async def story() -> None:
        racing = asyncio.gather(
            race_at([one, two], table, tokens[0], random.Random(3)), race_at([two], table, tokens[1], random.Random(4))
        )
        while one.get(f"/api/tables/{table}").json()["round"] < 2:  # in the middle of the race
            await asyncio.sleep(0.02)
        assert not racing.done()
        one.kill()
        (mara, hers), (otto, his) = await asyncio.wait_for(racing, 60)
        assert hers and his and not set(hers) & set(his)
        assert mara.last == otto.last
        times = [mara.log[number]["at"] for number in range(1, mara.last + 1)]
        assert max(after - before for before, after in pairwise(times)) < LIFE + PATIENCE / 3, "nobody drives"

    run(story)
    text = two.get(f"/api/tables/{table}/race").text
    assert record.verify(text).right


def test_a_server_that_stops_hands_its_drivers_over(pair: Pair, redis: Redis) -> None:
    one, two = pair
    table, _ = begin_race(one, "racer", "rookie", laps=5)

    async def story() -> None:
        async with Client(two, table) as otto:
            await otto.until(lambda _: otto.last > 10)
            assert await asyncio.to_thread(one.stop) == 0
            assert two.get(f"/api/tables/{table}").json()["state"] == "racing"
            await otto.until(lambda _: otto.over)

    with RedisClient(port=redis.port, decode_responses=True) as client:
        before = set(client.zrange(SERVERS, 0, -1))
        run(story)
        assert len(before - set(client.zrange(SERVERS, 0, -1))) == 1, "it said goodbye"


def test_a_clock_runs_out_once(pair: Pair) -> None:
    one, two = pair
    made = one.make("person", "person", pace="live", seconds=5)
    table = made["table"]
    tokens = [one.sit(table, 0), one.sit(table, 1, "Otto")]

    async def story() -> None:
        async with Client(one, table, tokens[0], made["host"]) as mara, Client(two, table, tokens[1]) as otto:
            await mara.ask("start")
            begun = mara.last
            for client in (mara, otto):
                told = await client.until(lambda message: message["is"] == "clock")
                assert told["waiting"] == [0, 1] and 4 < told["seconds"] <= 5
            for client in (mara, otto):
                await client.until(lambda _, log=client.log: {x["seat"] for x in log.values() if x["by"]} == {0, 1})
            later = [mara.log[number] for number in range(begun + 1, mara.last + 1)]
            assert {line["by"] for line in later} == {"racer"}
            assert later[0]["at"] - mara.log[begun]["at"] >= 5

    run(story)


def test_a_clock_by_post_runs_out_although_its_server_died_and_nobody_is_there(pair: Pair) -> None:
    one, two = pair
    made = one.make("person", "person", pace="post", seconds=5)
    one.sit(made["table"], 0)
    before = count(two, 'paddock_commands_total{kind="act"}')

    async def story() -> None:
        async with Client(one, made["table"], made["host"]) as host:
            await host.ask("start")
        one.kill()
        await until(lambda: count(two, 'paddock_commands_total{kind="act"}') > before)
        async with Client(two, made["table"]) as visitor:
            while not any(line["kind"] == "act" for line in visitor.log.values()):
                await visitor.receive()  # the count rises before all is stored, so the welcome may be without it
            driven = next(line for line in visitor.log.values() if line["kind"] == "act")
            assert driven["by"] == "racer"

    run(story)


def test_who_is_at_another_server_is_there(pair: Pair) -> None:
    async def story() -> None:
        one, two = pair
        mara, otto = two_seats(pair)

        def there(server: Server) -> tuple[list[bool], int]:
            info = server.get(f"/api/tables/{mara.table}").json()
            return [seat["present"] for seat in info["seats"]], info["spectators"]

        async with mara:
            async with otto, Client(two, mara.table):
                await until(lambda: there(one) == there(two) == ([True, True], 1))
                await mara.until(lambda _: mara.info["seats"][1]["present"])
            await until(lambda: there(one) == there(two) == ([True, False], 0))
        await until(lambda: there(one) == there(two) == ([False, False], 0))

    run(story)


def test_who_was_at_a_server_that_died_is_not_there(pair: Pair) -> None:
    async def story() -> None:
        mara, otto = two_seats(pair)
        async with otto:
            await mara.open()
            await otto.until(lambda _: otto.info["seats"][0]["present"])
            pair[0].kill()
            await otto.until(lambda _: not otto.info["seats"][0]["present"])

    run(story)


def test_while_redis_is_away_tables_go_on_and_catch_up(pair: Pair, redis: Redis) -> None:
    one, two = pair

    async def story() -> None:
        mara, otto = two_seats(pair)
        async with mara, otto:
            await mara.ask("chat", text="before")
            redis.kill()
            await asyncio.to_thread(until_ok, one, two, bus="lost")
            assert count(one, "paddock_bus_connected") == 0
            told = await mara.ask("chat", text="without")
            await otto.until(lambda _: otto.last == told["sequence"])
            told = await otto.ask("chat", text="answer")
            await mara.until(lambda _: mara.last == told["sequence"])
            await asyncio.to_thread(redis.start)
            await asyncio.to_thread(until_ok, one, two)
            await heard_at_once(mara, otto)
            await until(lambda: one.get(f"/api/tables/{mara.table}").json()["seats"][1]["present"])

    run(story)


def test_drivers_go_on_without_redis(pair: Pair, redis: Redis) -> None:
    one, two = pair
    table, _ = begin_race(one, "racer", "rookie", laps=2)

    async def story() -> None:
        async with Client(one, table) as mara, Client(two, table) as otto:
            redis.kill()
            seen = mara.last
            await mara.until(lambda _: mara.last > seen + 10)
            await asyncio.to_thread(redis.start)
            await asyncio.gather(mara.until(lambda _: mara.over), otto.until(lambda _: otto.over))
            assert sorted(mara.log) == list(range(1, mara.last + 1)) and mara.last == otto.last

    run(story)


def test_nothing_on_redis_tells_a_secret(pair: Pair, redis: Redis) -> None:
    one, two = pair
    said: list[str] = []

    def listen(ear: Any) -> None:
        for command in ear.listen():
            said.append(command["command"])
            if "the end" in said[-1]:
                return

    with RedisClient(port=redis.port, decode_responses=True) as client, client.monitor() as ear:
        listener = Thread(target=listen, args=(ear,))
        listener.start()
        table, tokens = begin_race(one, "person", "person")

        async def story() -> None:
            await asyncio.gather(
                race_at([one], table, tokens[0], random.Random(5)), race_at([two], table, tokens[1], random.Random(6))
            )

        run(story)
        client.echo("the end")
        listener.join()
    told = [command.split(" ", 2)[2] for command in said if command.startswith(f"PUBLISH {CHANNEL} ")]
    messages = [msgspec.json.decode(text, type=Message) for text in told]
    assert [msgspec.json.encode(message).decode() for message in messages] == told, "nothing but what a message has"
    assert max(message.written.get(table, 0) for message in messages) > 100
    assert any(table in message.moved for message in messages)
    present = {command.split(" ", 3)[3] for command in said if command.startswith(f"HSET {PRESENT}{table} ")}
    assert present == {"0/0", "1/0"}, "seats, and how many spectators"
    scripts = {script.replace("\n", "\\n") for script in (BEATING, CLAIMING, RELEASING)}
    for command in said:
        for script in scripts:
            command = command.replace(script, "")
        if not command.startswith("PUBLISH"):
            assert re.fullmatch(r"[-+\w:./, ]{,200}", command), command


@pytest.mark.parametrize(
    ("store", "bus", "reason"),
    [
        ("tables.sqlite", "redis://127.0.0.1:6379", "a file takes one server"),
        ("postgresql://127.0.0.1/tables", "http://127.0.0.1", "the address of the bus cannot be read"),
        ("mysql://127.0.0.1/tables", "", "not in mysql"),
    ],
)
def test_servers_that_cannot_be_are_refused(store: str, bus: str, reason: str) -> None:
    with pytest.raises(PaddockError, match=reason):
        check(Settings(store=store, bus=bus))
