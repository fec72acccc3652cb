"""Clients that mean no good: refused with a reason, and the table goes on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from .client import PATIENCE, Client, ConnectionClosed, Refusal, Server
from .test_acting import begin
from .test_seats import run

MALFORMED = [
    "",
    "{",
    "null",
    "[]",
    "7",
    '"hello"',
    "{}",
    '{"do": "fly", "id": 1}',
    '{"do": "act"}',
    '{"do": "act", "id": 1}',
    '{"do": "act", "id": 1, "seat": "0", "answer": "g1"}',
    '{"do": "act", "id": 1, "seat": -1, "answer": "g1"}',
    '{"do": "act", "id": 1, "seat": 99999999999999999999, "answer": "g1"}',
    '{"do": "act", "id": 1, "seat": 0, "answer": ["g1"]}',
    '{"do": "act", "id": 1, "seat": 0, "answer": "' + "g1," * 200 + '"}',
    '{"do": "act", "id": {}, "seat": 0, "answer": "g1"}',
    '{"do": "act", "id": 1e400, "seat": 0, "answer": "g1"}',
    '{"do": "chat", "id": 1, "text": "\\ud800"}',
    '{"do": "seat", "id": 1, "seat": 0, "who": "god"}',
    '{"do": "hello", "tokens": "me"}',
    '{"do": "hello", "tokens": [' + ",".join(['"x"'] * 50) + "]}",
    "[" * 4000,
    '{"do":' * 500,
]
ANSWERS = ["", ",", "g9", "g1" * 50, "drop heat", "cool 999", "💥", "\x00", "g1\n0 undo", "4+" * 40, "keep, keep", "١"]

WRONG = ["to 99999", "to -1", "gear 0", "gear 7", "gear 1.5", "give 21", "fit slicks", "by 0", "throw 0", "drop 0"]
"""As Formula D would say it, but not now."""

FORMULA_D = {"game": "formula_d", "options": {"circuit": "monaco", "laps": 1, "weather": True, "tyres": True}}


@pytest.mark.parametrize("wish", [{}, FORMULA_D], ids=["heat", "formula_d"])
def test_malformed_messages_are_refused_and_the_race_goes_on(server: Server, wish: dict[str, object]) -> None:
    async def story() -> None:
        mara = await begin(server, "racer", **wish)
        assert mara.socket is not None
        for raw in MALFORMED:
            await mara.socket.send(raw)
            refused = await mara.until(lambda message: message["is"] == "refused")
            assert refused["reason"] and "Traceback" not in refused["reason"]
        await mara.socket.send(b"\xff\xfe\x00")
        assert (await mara.until(lambda message: message["is"] == "refused"))["id"] is None
        while not mara.decisions:
            await mara.receive()
        for answer in (*ANSWERS, *WRONG):
            with pytest.raises(Refusal):
                await mara.ask("act", seat=0, answer=answer)
        await mara.race(random.Random(1), until=lambda client: client.last > 25)
        await mara.close()

    run(story)


def test_a_client_that_does_not_read_is_let_go_and_gets_nothing_by_halves(tmp_path: Path) -> None:
    async def story() -> None:
        mara = await begin(server, "racer")
        await mara.race(random.Random(2), until=lambda client: client.last > 60)
        assert mara.socket is not None
        address = f"ws://127.0.0.1:{server.port}/api/tables/{mara.table}/live"
        async with connect(address, max_queue=1, max_size=None) as lazy:
            for _ in range(4000):
                await lazy.send('{"do": "hello"}')
            await mara.ask("chat", text="we go on")
            await let_go(server)
            heard = [json.loads(message)["is"] async for message in closing(lazy)]
        assert {"welcome"} <= set(heard) <= {"welcome", "refused", "news", "info"}
        assert len(heard) < 4000 and lazy.close_code == 1013
        await mara.race(random.Random(3), until=lambda client: client.last > 70)
        await mara.close()

    fast: dict[str, Any] = {
        "message_rate": 100_000,
        "message_burst": 100_000,
        "welcome_rate": 100_000,
        "welcome_burst": 100_000,
    }
    with Server(tmp_path / "tables.sqlite", **fast) as server:
        run(story)


def test_clients_that_do_not_read_are_let_go_when_all_together_leave_too_much(tmp_path: Path) -> None:
    async def story() -> None:
        mara = await begin(server, "racer")
        await mara.race(random.Random(2), until=lambda client: client.last > 60)
        address = f"ws://127.0.0.1:{server.port}/api/tables/{mara.table}/live"
        async with connect(address, max_queue=1, max_size=None) as lazy:
            for _ in range(2000):
                await lazy.send('{"do": "hello"}')
            await let_go(server)
            assert [message async for message in closing(lazy)]
        assert lazy.close_code == 1013
        await mara.ask("chat", text="we go on")
        await mara.close()

    fast: dict[str, Any] = {
        "message_rate": 100_000,
        "message_burst": 100_000,
        "welcome_rate": 100_000,
        "welcome_burst": 100_000,
    }
    with Server(tmp_path / "tables.sqlite", most_unsent=10**9, most_unsent_in_all=100_000, **fast) as server:
        run(story)


def test_a_client_is_not_shown_everything_again_and_again(tmp_path: Path) -> None:
    async def story() -> None:
        mara = await begin(server, "racer")
        async with Client(server, mara.table) as nosy:
            assert nosy.socket is not None
            for _ in range(20):
                await nosy.send(do="hello")
            heard = [json.loads(await nosy.socket.recv()) for _ in range(20)]
            assert 1 <= sum(message["is"] == "welcome" for message in heard) <= 3
            assert {message["word"] for message in heard if message["is"] == "refused"} == {"too-fast"}
        await mara.close()

    with Server(tmp_path / "tables.sqlite", welcome_rate=0.01, welcome_burst=3) as server:
        run(story)


def test_a_crowd_that_comes_at_once_is_told_of_once_and_rightly(server: Server) -> None:
    async def story() -> None:
        mara = await begin(server, "racer")
        told = len(mara.raw)
        crowd = [Client(server, mara.table) for _ in range(30)]
        await asyncio.gather(*(client.open() for client in crowd))
        await mara.until(lambda _: mara.info["spectators"] == 30)
        infos = sum(json.loads(raw)["is"] == "info" for raw in mara.raw[told:])
        assert infos < 15
        for client in crowd:
            await client.close()
        await mara.until(lambda _: mara.info["spectators"] == 0)
        await mara.close()

    run(story)


def test_a_log_cannot_be_blown_up_by_taking_back(server: Server) -> None:
    async def story() -> None:
        mara = await begin(server, "person")
        with pytest.raises(Refusal, match="too fast"):
            for _ in range(200):
                await mara.ask("act", seat=0, answer="g1")
                await mara.ask("undo", seat=0)
        assert mara.last < 120
        await mara.close()

    run(story)


async def let_go(server: Server) -> None:
    """Wait until the server has let a client go."""
    async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as ask:
        while "paddock_let_go_total 1.0" not in (await ask.get("/metrics")).text:
            await asyncio.sleep(0.05)


async def closing(socket: ClientConnection) -> AsyncIterator[str | bytes]:
    """All that still comes, whatever the goodbye."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            yield await asyncio.wait_for(socket.recv(), PATIENCE)


def test_formula_d_out_of_turn_and_for_others(server: Server) -> None:
    async def story() -> None:
        mara = await begin(server, "person", "racer", **FORMULA_D)
        await mara.race(random.Random(2), until=lambda client: client.last > 1 and not client.decisions)
        with pytest.raises(Refusal, match=r"seat 0 is not asked now; waiting for seat [12]") as refused:
            await mara.ask("act", seat=0, answer="fit hard")
        assert refused.value.message["ruling"].startswith("formula_d ")
        for seat in (1, 2, 11):
            with pytest.raises(Refusal, match=f"seat {seat} is not yours; yours is seat 0"):
                await mara.ask("act", seat=seat, answer="fit hard")
        await mara.close()

    run(story)


def test_out_of_turn_and_foreign_seats(server: Server) -> None:
    async def story() -> None:
        mara = await begin(server, "person", "racer")
        await mara.ask("act", seat=0, answer="g1")
        while mara.decisions:
            await mara.ask("act", seat=0, answer=mara.decisions["0"]["actions"][0]["text"])
        with pytest.raises(Refusal, match="seat 0 is not asked now; waiting for seat 1") as refused:
            await mara.ask("act", seat=0, answer="g1")
        assert refused.value.message["ruling"] == "heat 9" and refused.value.message["allowed"] == []
        for seat in (1, 2, 11):
            with pytest.raises(Refusal, match=f"seat {seat} is not yours; yours is seat 0"):
                await mara.ask("act", seat=seat, answer="g1")
        with pytest.raises(Refusal, match="begun already"):
            await mara.ask("start")
        await mara.close()

    run(story)


def test_another_tables_token_is_worth_nothing(server: Server) -> None:
    async def story() -> None:
        one, two = server.make("person", "racer"), server.make("person", "racer")
        token = server.sit(one["table"], 0)
        async with Client(server, two["table"], token, one["host"]) as stranger:
            assert stranger.welcomes[0]["seats"] == [] and not stranger.welcomes[0]["host"]
            with pytest.raises(Refusal, match="the host starts"):
                await stranger.ask("start")

    run(story)


def test_the_first_message_is_hello(server: Server) -> None:
    async def story() -> None:
        table = server.make("person", "racer")["table"]
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
        async with connect(address, proxy=None) as socket:
            await socket.send('{"do": "ping"}')
            assert "hello" in json.loads(await socket.recv())["reason"]
            with pytest.raises(ConnectionClosed):
                await socket.recv()
        async with connect(address.replace(table, "nosuchtable"), proxy=None) as socket:
            assert "no such table" in json.loads(await socket.recv())["reason"]
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404

    run(story)


def test_pages_from_elsewhere_open_no_socket(server: Server) -> None:
    async def story() -> None:
        table = server.make("person", "racer")["table"]
        for origin in ("http://evil.example", "null", f"http://127.0.0.1:{server.port + 1}"):
            with pytest.raises(InvalidStatus):
                await Client(server, table).open(origin=origin)
        client = await Client(server, table).open(origin=f"http://127.0.0.1:{server.port}")
        await client.close()

    run(story)


def test_oversized_messages_end_the_socket_and_not_the_table(server: Server) -> None:
    async def story() -> None:
        mara = await begin(server, "racer")
        assert mara.socket is not None
        await mara.socket.send(json.dumps({"do": "chat", "id": 1, "text": "x" * 9000}))
        refused = await mara.until(lambda message: message["is"] == "refused")
        assert "at most 8192 bytes" in refused["reason"]
        await mara.socket.send("x" * 100_000)
        with pytest.raises(ConnectionClosed) as closed:
            await mara.until(lambda message: False)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
        await mara.open()
        assert mara.decisions
        await mara.close()

    run(story)


def test_flooding_is_refused_then_cut_off_while_others_race(tmp_path_factory: pytest.TempPathFactory) -> None:
    async def story(limited: Server) -> None:
        mara = await begin(limited, "racer")
        flooding = await Client(limited, mara.table).open()
        assert flooding.socket is not None
        with pytest.raises(ConnectionClosed) as closed:
            for _ in range(5000):
                await flooding.socket.send('{"do": "ping"}')
            while True:
                await flooding.receive()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008
        await mara.ask("act", seat=0, answer="g1")
        await mara.close()

    with Server(tmp_path_factory.mktemp("flood") / "tables.sqlite", message_rate=20) as limited:
        asyncio.run(story(limited))


def test_sockets_and_requests_from_one_address_are_counted(tmp_path_factory: pytest.TempPathFactory) -> None:
    few: dict[str, Any] = {"sockets_per_address": 2, "request_rate": 0.01, "request_burst": 4, "most_tables": 2}

    async def story(limited: Server) -> None:
        table = limited.make("person", "racer")["table"]
        async with Client(limited, table), Client(limited, table):
            with pytest.raises(InvalidStatus):
                await Client(limited, table).open()
        limited.make("person", "racer")
        wish = {"game": "heat", "seats": [{"who": "person"}]}
        assert "tables already" in limited.post("/api/tables", wish).json()["reason"]
        limited.post("/api/tables", wish)
        refused = limited.post("/api/tables", wish)
        assert refused.status_code == 429 and "too many requests" in refused.json()["reason"]

    with Server(tmp_path_factory.mktemp("few") / "tables.sqlite", **few) as limited:
        asyncio.run(story(limited))


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("<script>alert(1)</script>"[:24], "<script>alert(1)</script>"[:24]),
        ("Мара 🏎️", "Мара 🏎️"),
        ("a\u202eb\u200b\u0000c\nd", "abc d".replace("bc", "b c")),
        ("e" + "\u0301" * 50, "é\u0301\u0301"),
        ("' OR 1=1 --", "' OR 1=1 --"),
        ("{{7*7}} ${x} %s", "{{7*7}} ${x} %s"),
    ],
)
def test_wild_names_are_made_fit_to_show(server: Server, name: str, shown: str) -> None:
    table = server.make("person", "racer")["table"]
    server.sit(table, 0, name)
    assert server.get(f"/api/tables/{table}").json()["seats"][0]["name"] == shown


@pytest.mark.parametrize("name", ["", " ", "\u200b\u202e", "x" * 25, "x" * 5000, "\x00", "\u0301"])
def test_names_that_cannot_be_shown_are_refused(server: Server, name: str) -> None:
    table = server.make("person", "racer")["table"]
    assert server.post(f"/api/tables/{table}/seats/0", {"name": name}).status_code in (409, 422)
