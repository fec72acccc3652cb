"""A small client of the protocol (docs/protocol.md), and a server in a process of its own to talk to."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from paddock.table.commands import Act
from paddock.table.live.changes import changed

Message = dict[str, Any]
PATIENCE = 60.0
SOURCES = Path(__file__).parents[2] / "src"


class Server:
    """`python -m paddock.table` on a free port."""

    def __init__(self, store: Path | str, port: int = 0, packages: Sequence[Path] = (), **settings: object) -> None:
        self.store = store
        self.packages = packages
        self.port = port
        fast = {"request_rate": 1000, "request_burst": 1000, "message_rate": 1000, "welcome_rate": 1000}
        usual = {"pause": 0, "thinkers": 0, "log_level": "warning", **fast}
        self.settings = {**usual, **settings}
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Server:
        environment = {f"PADDOCK_{name.upper()}": str(value) for name, value in self.settings.items()}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "paddock.table", "--port", str(self.port), "--store", str(self.store)],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (SOURCES, *self.packages))), **environment},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        if "http://127.0.0.1:" not in said:
            self.kill()
            raise RuntimeError(f"the server does not start: {said}")
        self.port = int(said.rstrip().rstrip("/").rpartition(":")[2])
        return self

    def kill(self) -> None:
        """Without warning."""
        assert self.process is not None
        self.process.kill()
        self._wait()

    def stop(self) -> int:
        """As whoever hosts would."""
        assert self.process is not None
        self.process.terminate()
        return self._wait()

    def _wait(self) -> int:
        assert self.process is not None and self.process.stdout is not None
        code = self.process.wait(2 * PATIENCE)
        self.process.stdout.close()
        self.process = None
        return code

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.process is not None:
            self.kill()

    # Over HTTP

    def post(self, path: str, body: object) -> httpx.Response:
        return httpx.post(self.address + path, json=body, timeout=PATIENCE)

    def get(self, path: str) -> httpx.Response:
        return httpx.get(self.address + path, timeout=PATIENCE)

    def make(self, *seats: str, **wish: object) -> Message:
        """A table; a seat is `person` or the name of a driver."""
        wished = [{"who": "person"} if seat == "person" else {"who": "driver", "driver": seat} for seat in seats]
        answer = self.post("/api/tables", {"game": "heat", "options": {"laps": 1}, "seats": wished, **wish})
        assert answer.status_code == 201, answer.text
        made: Message = answer.json()
        return made

    def sit(self, table: str, seat: int, name: str = "Mara", **more: object) -> str:
        answer = self.post(f"/api/tables/{table}/seats/{seat}", {"name": name, **more})
        assert answer.status_code == 200, answer.text
        return str(answer.json()["token"])


class Refusal(Exception):
    """The table refused a command."""

    def __init__(self, message: Message) -> None:
        super().__init__(message["reason"])
        self.message = message


class Client:
    """One socket, and what its owner knows by it."""

    numbers = itertools.count(1)

    def __init__(self, server: Server, table: str, *tokens: str, name: str = "") -> None:
        self.server = server
        self.table = table
        self.tokens = list(tokens)
        self.name = name
        self.socket: ClientConnection | None = None
        self.raw: list[str] = []
        self.last = 0
        self.scene: Message = {"info": {}, "views": {}, "decisions": {}, "undo": []}
        self.moments: list[tuple[list[Message], Message]] = []
        """The news so far: the lines of the log, and all that was shown then."""
        self.log: dict[int, Message] = {}
        self.welcomes: list[Message] = []
        self.clocks: list[Message] = []

    async def open(self, **more: Any) -> Self:
        address = self.server.address.replace("http", "ws") + f"/api/tables/{self.table}/live"
        self.socket = await connect(address, max_size=None, proxy=None, **more)
        await self.send(do="hello", tokens=self.tokens, last=self.last, client=self.name)
        await self.until(lambda message: message["is"] == "welcome")
        return self

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()

    async def __aenter__(self) -> Self:
        return await self.open()

    async def __aexit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        await self.close()

    async def send(self, **message: Any) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def receive(self) -> Message:
        """The next message, taken to heart."""
        assert self.socket is not None
        raw = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(raw, str)
        self.raw.append(raw)
        message: Message = json.loads(raw)
        what = message["is"]
        if what == "welcome":
            self.welcomes.append(message)
            self.scene = {name: message[name] for name in ("info", "views", "decisions", "undo")}
            self._read_on(message["log"], message["sequence"])
        elif "changes" in message:
            self.scene = changed(self.scene, message["changes"])
        if what == "news":
            self._read_on(message["entries"], message["sequence"])
            self.moments.append((message["entries"], self.scene))
        if what == "clock":
            self.clocks.append(message)
        return message

    def _read_on(self, lines: list[Message], sequence: int) -> None:
        for line in lines:
            assert line["sequence"] == self.last + 1, "a gap in the log"
            self.last = line["sequence"]
            self.log[self.last] = line
        assert self.last == sequence

    @property
    def info(self) -> Message:
        info: Message = self.scene["info"]
        return info

    @property
    def views(self) -> dict[str, Message]:
        views: dict[str, Message] = self.scene["views"]
        return views

    @property
    def decisions(self) -> dict[str, Message]:
        """What the own seats are asked now."""
        return {seat: asked for seat, asked in self.scene["decisions"].items() if asked is not None}

    @property
    def undo(self) -> list[int]:
        undo: list[int] = self.scene["undo"]
        return undo

    async def until(self, wanted: Any) -> Message:
        """Read on to the first message that is wanted."""
        while True:
            message = await self.receive()
            if wanted(message):
                return message

    async def ask(self, do: str, number: int | str | None = None, **more: Any) -> Message:
        """Give a command and wait for its answer; raises Refusal."""
        number = next(self.numbers) if number is None else number
        await self.send(do=do, id=number, **more)
        while True:
            message = await self.receive()
            for done in message.get("done", ()):
                if done["id"] == number:
                    return {"is": "done", **done}
            if message.get("id") == number:
                break
        if message["is"] == "refused":
            raise Refusal(message)
        return message

    @property
    def over(self) -> bool:
        return bool(self.info.get("state") == "over")

    async def race(self, choose: random.Random, until: Any = None, done: dict[int, Act] | None = None) -> None:
        """Answer for the own seats until the race is over, or `until` says so; `done` gets what was acknowledged."""
        while not self.over and not (until and until(self)):
            if not self.decisions:
                await self.receive()
                continue
            decision = choose.choice(list(self.decisions.values()))
            answer = choose.choice(decision["actions"])["text"]
            told = await self.ask("act", seat=decision["seat"], answer=answer)
            if done is not None:
                assert told["sequence"] not in done, "two answers were acknowledged as one"
                done[told["sequence"]] = Act(decision["seat"], answer)


__all__ = ["Client", "ConnectionClosed", "Message", "Refusal", "Server"]
