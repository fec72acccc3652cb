"""Load on a table server: `python -m bench.table [--tables 200] [--seconds 15] [--pace 1.0]`.

A server in a process of its own, with its store on disk; this process plays all the people. `--pace` is how long a
seat thinks before it answers, about; 0 answers at once, to see how many commands a second the server takes. Latency
is from sending a command to the news of it at the other seats.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

WARM_UP = 5.0
WIDE_OPEN = {
    "PADDOCK_PAUSE": "0",
    "PADDOCK_LOG_LEVEL": "error",
    "PADDOCK_MESSAGE_RATE": "100000",
    "PADDOCK_REQUEST_RATE": "100000",
    "PADDOCK_REQUEST_BURST": "100000",
    "PADDOCK_SOCKETS_PER_ADDRESS": "100000",
}


class Decision(msgspec.Struct):
    """What a seat may answer."""

    options: list[str]


class Line(msgspec.Struct):
    """Who did something."""

    seat: int | None = None


class Told(msgspec.Struct):
    """What of the server's messages matters here."""

    is_: str = msgspec.field(name="is")
    decisions: dict[str, Decision] = {}
    entry: Line | None = None


class Info(msgspec.Struct):
    """What of a new table matters here."""

    table: str = ""
    host: str = ""
    token: str = ""


read = msgspec.json.Decoder(Told).decode


class Load:
    """Tables full of people who answer."""

    def __init__(self, address: str, seats: int, pace: float) -> None:
        self.address = address
        self.seats = seats
        self.pace = pace
        self.sent: dict[tuple[str, int], float] = {}
        self.commands = 0
        self.latencies: list[float] = []
        self.measuring = False

    def post(self, path: str, body: object) -> Info:
        request = Request(self.address + path, msgspec.json.encode(body), {"content-type": "application/json"})
        with urlopen(request) as answer:
            return msgspec.json.decode(answer.read(), type=Info)

    async def person(self, table: str, seat: int, tokens: list[str], choose: random.Random) -> None:
        """One seat, until the race is over or the time is up."""
        live = f"{self.address.replace('http', 'ws')}/api/tables/{table}/live"
        async with connect(live, max_size=None, compression=None, proxy=None, ping_interval=None) as socket:
            await socket.send(msgspec.json.encode({"do": "hello", "tokens": tokens}), text=True)
            if len(tokens) > 1:
                await socket.send('{"do":"start","id":0}')
            number, me = 0, str(seat)
            answering: asyncio.Task[None] | None = None
            async for raw in socket:
                told = read(raw)
                if told.entry is not None and told.entry.seat is not None and told.entry.seat != seat:
                    begun = self.sent.get((table, told.entry.seat))
                    if begun is not None and self.measuring:
                        self.latencies.append(time.perf_counter() - begun)
                if told.is_ == "done" and self.measuring and number:
                    self.commands += 1
                if told.is_ not in ("news", "welcome"):
                    continue
                mine = told.entry is None or told.entry.seat in (None, seat)
                asked = told.decisions.get(me)
                if asked is not None and (answering is None or (answering.done() and (mine or not number))):
                    number += 1
                    answering = asyncio.create_task(
                        self.answer(socket, table, seat, number, choose.choice(asked.options), choose)
                    )
                elif asked is None:
                    answering = None

    async def answer(
        self, socket: ClientConnection, table: str, seat: int, number: int, answer: str, choose: random.Random
    ) -> None:
        if self.pace:
            await asyncio.sleep(self.pace * choose.uniform(0.5, 1.5))
        self.sent[table, seat] = time.perf_counter()
        message = {"do": "act", "id": number, "seat": seat, "answer": answer}
        with contextlib.suppress(ConnectionClosed):
            await socket.send(msgspec.json.encode(message), text=True)

    async def run(self, server: int, tables: int, seconds: float) -> dict[str, Any]:
        people = []
        for number in range(tables):
            wish = {"game": "heat", "options": {"laps": 20}, "seats": [{"who": "person"}] * self.seats}
            made = await asyncio.to_thread(self.post, "/api/tables", wish)
            for seat in range(self.seats):
                path = f"/api/tables/{made.table}/seats/{seat}"
                sitting = await asyncio.to_thread(self.post, path, {"name": f"Driver {seat}"})
                held = [sitting.token, made.host] if seat == self.seats - 1 else [sitting.token]
                people.append(self.person(made.table, seat, held, random.Random(number * 10 + seat)))
        racing = [asyncio.create_task(person) for person in people]
        await asyncio.sleep(WARM_UP)
        self.measuring, spent = True, cpu_seconds(server)
        await asyncio.sleep(seconds)
        self.measuring, spent = False, cpu_seconds(server) - spent
        for task in racing:
            task.cancel()
        await asyncio.gather(*racing, return_exceptions=True)
        ordered = sorted(self.latencies) or [0.0]
        return {
            "tables": tables,
            "sockets": tables * self.seats,
            "commands a second": round(self.commands / seconds, 1),
            "server's processor ms a command": round(1000 * spent / max(1, self.commands), 2),
            "p50 ms": round(1000 * ordered[len(ordered) // 2], 1),
            "p99 ms": round(1000 * ordered[int(len(ordered) * 0.99)], 1),
        }


def cpu_seconds(process: int) -> float:
    """The processor time of a process so far; 0 where the system does not tell it in this way."""
    try:
        words = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    """Start a server, load it, say how it did."""
    parser = argparse.ArgumentParser(prog="bench.table")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--pace", type=float, default=1.0)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        program = [
            sys.executable,
            "-m",
            "paddock.table",
            "--port",
            "0",
            "--store",
            str(Path(folder) / "tables.sqlite"),
        ]
        server = subprocess.Popen(program, env={**os.environ, **WIDE_OPEN}, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1].rstrip("/")
            load = Load(address, chosen.seats, chosen.pace)
            print(msgspec.json.encode(asyncio.run(load.run(server.pid, chosen.tables, chosen.seconds))).decode())
        finally:
            server.terminate()
            server.wait(20)


if __name__ == "__main__":
    main()
