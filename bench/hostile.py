"""Clients that mean no good, for the hostile rows of `python -m bench.table --hostile`.

Each kind of abuse runs in a process of its own, from another address of this machine, against the server that the
bench has started: loopback only, for so many seconds, and at a rate that is bounded.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import contextlib
import itertools
import json
import os
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from urllib.parse import urlsplit

STRANGER = "127.0.0.66"
"""The address that abuse comes from; those who behave come from 127.0.0.1."""
REST = 0.05
"""Seconds after which whoever was thrown out comes back."""
TEXT, CONTINUED, PING = 1, 0, 9
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@dataclass
class Target:
    """What is abused, for how long, and how often that was tried."""

    address: str
    table: str
    seconds: float
    done: int = 0
    until: float = field(init=False)

    def __post_init__(self) -> None:
        self.until = time.monotonic() + self.seconds
        at = urlsplit(self.address)
        assert at.hostname == "127.0.0.1" and at.port, "loopback only"
        self.host, self.port = at.hostname, at.port

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self.until

    async def call(self) -> Streams:
        """A connection."""
        return await asyncio.open_connection(self.host, self.port, local_addr=(STRANGER, 0))

    @contextlib.asynccontextmanager
    async def socket(self, table: str | None = None) -> AsyncIterator[Streams]:
        """A socket of a table, after the handshake."""
        reader, writer = await self.call()
        try:
            key = base64.b64encode(os.urandom(16)).decode()
            wish = f"GET /api/tables/{table or self.table}/live HTTP/1.1\r\nHost: {self.host}:{self.port}\r\n"
            upgrade = f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            writer.write(f"{wish}{upgrade}Sec-WebSocket-Version: 13\r\n\r\n".encode())
            if b" 101 " not in await reader.readuntil(b"\r\n\r\n"):
                raise ConnectionError("no socket")
            yield reader, writer
        finally:
            writer.transport.abort()

    async def post(self, path: str, body: object) -> dict[str, str]:
        """Ask for something; the answer."""
        reader, writer = await self.call()
        sent = json.dumps(body)
        head = f"POST {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nContent-Type: application/json\r\n"
        writer.write(f"{head}Connection: close\r\nContent-Length: {len(sent)}\r\n\r\n{sent}".encode())
        answer: dict[str, str] = json.loads((await reader.read()).partition(b"\r\n\r\n")[2])
        writer.close()
        return answer


def frame(kind: int, body: bytes = b"", *, last: bool = True) -> bytes:
    """A short frame of a client, masked with zeros."""
    return bytes([(128 if last else 0) | kind, 128 | len(body), 0, 0, 0, 0]) + body


HELLO = frame(TEXT, b'{"do":"hello"}')


async def drain(reader: asyncio.StreamReader) -> None:
    """Read on and forget it."""
    with contextlib.suppress(OSError):
        while await reader.read(1 << 16):
            pass


async def hellos(target: Target) -> None:
    """Ask to be shown everything, again and again."""
    async with target.socket() as (reader, writer):
        reading = asyncio.create_task(drain(reader))
        while target.goes_on and not reading.done():
            writer.write(HELLO)
            await writer.drain()
            target.done += 1
            await asyncio.sleep(0.005)
        reading.cancel()


async def never_read(target: Target) -> None:
    """Be shown everything, ask for more, and read nothing."""
    async with target.socket() as (_, writer):
        transport = writer.transport
        assert isinstance(transport, asyncio.Transport)
        transport.pause_reading()
        while target.goes_on and not transport.is_closing():
            writer.write(HELLO)
            target.done += 1
            await asyncio.sleep(0.2)


async def act_and_undo(target: Target) -> None:
    """Fill a table's log by taking back what was done."""
    wish = {"game": "heat", "options": {"laps": 1}, "seats": [{"who": "person"}] * 2}
    made = await target.post("/api/tables", wish)
    sitting = await target.post(f"/api/tables/{made['table']}/seats/0", {"name": "Mara"})
    async with target.socket(made["table"]) as (reader, writer):
        reading = asyncio.create_task(drain(reader))
        hello = json.dumps({"do": "hello", "tokens": [sitting["token"], made["host"]]})
        writer.write(long_frame(hello.encode()) + frame(TEXT, b'{"do":"start","id":0}'))
        for number in itertools.count(1, 2):
            if not target.goes_on or reading.done():
                break
            act = f'{{"do":"act","id":{number},"seat":0,"answer":"g1"}}'
            writer.write(
                frame(TEXT, act.encode()) + frame(TEXT, f'{{"do":"undo","id":{number + 1},"seat":0}}'.encode())
            )
            await writer.drain()
            target.done += 2
            await asyncio.sleep(0.005)
        reading.cancel()


def long_frame(body: bytes) -> bytes:
    return bytes([128 | TEXT, 128 | 126, *len(body).to_bytes(2), 0, 0, 0, 0]) + body


async def control_frames(target: Target) -> None:
    """Pings and pieces of a message that hold nothing, many in one go."""
    async with target.socket() as (reader, writer):
        reading = asyncio.create_task(drain(reader))
        writer.write(HELLO + frame(TEXT, b"{", last=False))
        while target.goes_on and not reading.done():
            writer.write(500 * (frame(PING) + frame(CONTINUED, last=False)))
            await writer.drain()
            target.done += 1000
            await asyncio.sleep(0.01)
        reading.cancel()


COSTLY = (
    "/api/boards/formula_d/monaco.svg?laps={laps}&language={language}",
    "/api/boards/heat/usa.svg?laps={laps}&language={language}",
    "/api/boards/formula_d/monaco/geometry",
    "/api/rules/heat?language={language}",
    "/api/messages/{language}",
    "/api/openapi.json",
    "/api/tables",
    "/api/games",
    "/metrics",
)


async def costly_gets(target: Target) -> None:
    """Whatever takes long to make, in ever new forms, without keeping any of it."""
    reader, writer = await target.call()
    choose = random.Random()
    try:
        while target.goes_on:
            path = choose.choice(COSTLY).format(laps=choose.randint(1, 20), language=choose.choice(["en", "ru", "nl"]))
            head = f"GET {path} HTTP/1.1\r\nHost: {target.host}:{target.port}\r\nAccept-Encoding: gzip\r\n\r\n"
            writer.write(head.encode())
            answered = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), target.seconds)
            size = next(
                int(line.split(b":")[1])
                for line in answered.lower().splitlines()
                if line.startswith(b"content-length:")
            )
            await reader.readexactly(size)
            target.done += 1
            await asyncio.sleep(0.005)
    finally:
        writer.transport.abort()


async def half_open(target: Target) -> None:
    """Begin a request, and send the rest a letter at a time."""
    _, writer = await target.call()
    try:
        writer.write(b"GET / HTTP/1.1\r\n")
        target.done += 1
        while target.goes_on and not writer.transport.is_closing():
            writer.write(b"x")
            await asyncio.sleep(0.5)
    finally:
        writer.transport.abort()


async def connections(target: Target) -> None:
    """Come and go."""
    _, writer = await target.call()
    target.done += 1
    writer.transport.abort()


KINDS: dict[str, tuple[Callable[[Target], Awaitable[None]], int, float]] = {
    "hello flood": (hellos, 20, REST),
    "never-reading sockets": (never_read, 100, REST),
    "act and undo flood": (act_and_undo, 8, REST),
    "control frame flood": (control_frames, 20, REST),
    "costly GETs": (costly_gets, 20, REST),
    "half-open requests": (half_open, 500, REST),
    "connection flood": (connections, 20, 0.002),
}
"""What is done, by how many at once, and how soon each comes back."""


async def abuse(target: Target, kind: str) -> None:
    """Do it, all at once, until the time is over."""
    what, many, rest = KINDS[kind]

    async def again_and_again() -> None:
        while target.goes_on:
            with contextlib.suppress(OSError, EOFError, TimeoutError, KeyError, json.JSONDecodeError, StopIteration):
                await what(target)
            await asyncio.sleep(rest)

    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(target.seconds + 1):
            await asyncio.gather(*(again_and_again() for _ in range(many)))


def main() -> None:
    """One kind of abuse; says how often it was tried."""
    parser = argparse.ArgumentParser(prog="bench.hostile", description=__doc__)
    parser.add_argument("kind", choices=list(KINDS))
    parser.add_argument("address")
    parser.add_argument("table")
    parser.add_argument("seconds", type=float)
    chosen = parser.parse_args()
    target = Target(chosen.address, chosen.table, min(60.0, chosen.seconds))
    asyncio.run(abuse(target, chosen.kind))
    print(target.done)


if __name__ == "__main__":
    main()
