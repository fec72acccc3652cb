"""Connections, before anything is known of who is there: counted, timed, and their frames counted."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import time
from collections.abc import AsyncIterator, Iterator
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode

from paddock.table.http.doors import FrameCount, House, is_in, trusted_proxies
from paddock.table.http.ready import Ready, Shelf
from paddock.table.settings import Settings

from .client import PATIENCE, Client, Server

STRANGER = "127.0.0.77"
"""Another address of this machine, which no web server in front has."""


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    few: dict[str, Any] = {
        "connections_per_address": 8,
        "head_time": 0.5,
        "body_time": 0.5,
        "message_rate": 20,
        "message_burst": 60,
        "read_rate": 0.01,
        "read_burst": 40,
    }
    with Server(tmp_path_factory.mktemp("strict") / "tables.sqlite", **few) as server:
        yield server


def call(server: Server, address: str = "127.0.0.1") -> socket.socket:
    """A connection from an address."""
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE, (address, 0))


def hung_up(line: socket.socket) -> bytes:
    """What comes until the server hangs up."""
    came = b""
    with contextlib.suppress(ConnectionResetError):
        while piece := line.recv(65536):
            came += piece
    return came


@pytest.mark.parametrize("said", [b"", b"GET /health HTTP/1.1\r\nHost: 127", b"\r\n"])
def test_a_request_that_does_not_come_to_its_end_is_hung_up_on(strict: Server, said: bytes) -> None:
    with call(strict) as line:
        line.sendall(said)
        hung_up(line)


def test_a_second_request_by_halves_is_hung_up_on_too(strict: Server) -> None:
    with call(strict) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        while b'"ok"' not in line.recv(65536):
            pass
        line.sendall(b"GET /health HTTP/1.1\r\n")
        hung_up(line)


def test_a_body_that_does_not_come_is_not_waited_for(strict: Server) -> None:
    with call(strict) as line:
        head = f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{strict.port}\r\n"
        line.sendall(f"{head}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{{".encode())
        assert hung_up(line).startswith(b"HTTP/1.1 408")


def test_an_answer_that_takes_its_time_is_waited_for(strict: Server) -> None:
    """Only what the client owes is timed: a socket may be silent for as long as it likes."""

    async def story() -> None:
        async with Client(strict, strict.make("person")["table"]) as mara:
            await asyncio.sleep(1.0)  # twice the time for a request
            await mara.send(do="ping")
            await mara.until(lambda message: message["is"] == "pong")

    asyncio.run(story())


def test_connections_of_one_address_are_counted_and_others_come_in(strict: Server) -> None:
    wish = f"GET /health HTTP/1.1\r\nHost: 127.0.0.1:{strict.port}\r\n\r\n".encode()
    with contextlib.ExitStack() as lines:
        for _ in range(8):
            lines.enter_context(call(strict, STRANGER)).sendall(b"GET ")
        with call(strict, STRANGER) as ninth:
            assert hung_up(ninth) == b""
        with call(strict, "127.0.0.78") as other:
            other.sendall(wish)
            assert other.recv(65536).startswith(b"HTTP/1.1 200")
    deadline = time.monotonic() + PATIENCE
    while True:  # those that have gone are not counted any more
        with call(strict, STRANGER) as again, contextlib.suppress(OSError):
            again.sendall(wish)
            if again.recv(65536).startswith(b"HTTP/1.1 200"):
                return
        assert time.monotonic() < deadline


@contextlib.asynccontextmanager
async def raw_socket(server: Server) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A socket whose frames are written by hand."""
    table = server.make("person")["table"]
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    wish = f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
    key = "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    writer.write((wish + key).encode())
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    try:
        yield reader, writer
    finally:
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()


def frame(opcode: Opcode, body: bytes = b"", fin: bool = True) -> bytes:
    return Frame(opcode, body, fin).serialize(mask=True)


@pytest.mark.parametrize(
    ("first", "flood"),
    [
        (b"", frame(Opcode.PING)),
        (b"", frame(Opcode.PONG, b"unasked")),
        (frame(Opcode.TEXT, b"{", fin=False), frame(Opcode.CONT, b"", fin=False)),
    ],
    ids=["pings", "pongs", "empty fragments"],
)
def test_frames_that_are_no_messages_count(strict: Server, first: bytes, flood: bytes) -> None:
    async def story() -> None:
        async with raw_socket(strict) as (reader, writer):
            writer.write(frame(Opcode.TEXT, b'{"do":"hello"}') + first + 5000 * flood)
            ended = await asyncio.wait_for(reader.read(), PATIENCE)
            assert ended.endswith(b"\x88\x02\x03\xf0"), "1008"

    with contextlib.suppress(ConnectionResetError):
        asyncio.run(story())


def test_a_well_behaved_socket_may_ping(strict: Server) -> None:
    async def story() -> None:
        table = strict.make("person")["table"]
        async with connect(f"ws://127.0.0.1:{strict.port}/api/tables/{table}/live", proxy=None) as line:
            await line.send('{"do": "hello"}')
            for _ in range(50):
                await (await line.ping())

    asyncio.run(story())


def test_what_is_read_is_counted_and_what_costs_more_counts_for_more(strict: Server) -> None:
    async def story() -> list[int]:
        far = {"x-forwarded-for": "8.8.4.4"}
        async with httpx.AsyncClient(base_url=strict.address, headers=far) as stranger:
            listed = [(await stranger.get("/api/tables")).status_code for _ in range(9)]
            refused = await stranger.get("/api/boards/heat/usa.svg?laps=7")
        assert refused.status_code == 429 and refused.json()["word"] == "too-fast"
        return listed

    assert asyncio.run(story()) == [200] * 8 + [429]
    assert strict.get("/api/webhooks").status_code == 200, "others read on"


def test_what_is_the_same_for_all_is_sent_once(server: Server) -> None:
    for path in ("/api/games", "/api/messages/nl", "/api/boards/heat/usa/line", "/api/rules/heat"):
        first = server.get(path)
        assert first.status_code == 200 and first.headers["content-encoding"] == "gzip"
        again = httpx.get(server.address + path, headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        plain = httpx.get(server.address + path, headers={"accept-encoding": "identity"})
        assert plain.content == first.content and "content-encoding" not in plain.headers


def test_a_shelf_makes_a_thing_once_and_forgets_the_oldest() -> None:
    async def story() -> None:
        made: list[str] = []

        async def make(name: str) -> Ready:
            made.append(name)
            await asyncio.sleep(0)
            return Ready(os.urandom(500), "text/plain")

        shelf = Shelf(most=1200)
        one, two = await asyncio.gather(shelf.get("a", lambda: make("a")), shelf.get("a", lambda: make("a")))
        assert one is two and made == ["a"]
        await shelf.get("b", lambda: make("b"))
        await shelf.get("a", lambda: make("a"))
        await shelf.get("c", lambda: make("c"))
        assert made == ["a", "b", "c"] and not shelf.has("b") and shelf.has("a")

        async def fail() -> Ready:
            raise ValueError

        for _ in range(2):
            with pytest.raises(ValueError):
                await shelf.get("d", fail)

    asyncio.run(story())


@given(
    st.lists(st.tuples(st.sampled_from([1, 2, 9, 10]), st.integers(0, 70_000)), max_size=12),
    st.lists(st.integers(1, 5000), min_size=1, max_size=8),
)
def test_frames_are_counted_however_they_come(frames: list[tuple[int, int]], pieces: list[int]) -> None:
    sent = b"".join(frame(Opcode(kind), b"x" * (size % 120 if kind > 2 else size)) for kind, size in frames)
    count, found, at, turn = FrameCount(), 0, 0, 0
    while at < len(sent):
        found += count.take(sent[at : at + pieces[turn % len(pieces)]], len(frames))
        at += pieces[turn % len(pieces)]
        turn += 1
    assert found == len(frames)


def test_frames_are_counted_no_further_than_to_the_cut() -> None:
    assert FrameCount().take(1000 * frame(Opcode.PING, b""), 320) == 321


def test_web_servers_in_front_are_not_counted_by_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "10.0.0.0/8, 127.0.0.1")
    house = House(Settings(connections_per_address=1, most_connections=4), trusted_proxies())
    assert [house.enter("10.1.2.3") for _ in range(2)] == [True, True]
    assert [house.enter("8.8.4.4") for _ in range(2)] == [True, False]
    house.leave("8.8.4.4")
    assert house.enter("8.8.4.4") and house.enter("10.1.2.3")
    assert not house.enter("10.1.2.3"), "there is an end to all of them together"
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")
    assert is_in(trusted_proxies(), "8.8.4.4") and is_in(trusted_proxies(), "2a00::1")


def test_knocking_is_limited() -> None:
    house = House(Settings(connection_rate=0, connection_burst=3), ())
    for _ in range(3):
        assert house.enter("8.8.4.4")
        house.leave("8.8.4.4")
    assert not house.enter("8.8.4.4") and house.enter("9.9.9.9")
