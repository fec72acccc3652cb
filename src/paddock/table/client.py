"""A seat at a table from Python, by its invite link: what `paddock bot` sits on, and a sample of the protocol.

A lost connection is made again; what was told meanwhile comes with the next welcome.
"""

from __future__ import annotations

import json
import secrets
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from ..errors import PaddockError
from .live.changes import changed

Message = dict[str, Any]
SNAPSHOT = ("info", "views", "decisions", "undo")
PATIENCE = 10.0
"""Seconds for an answer over HTTP, or for a connection."""
PAUSES = (0.5, 1.0, 2.0, 5.0, 10.0, 10.0, 10.0, 10.0)
"""Seconds before each new try to connect."""
LINK = "an invite link looks like http://HOST:PORT/table/TABLE"


class Seat:
    """A seat at a table: what it is shown, and how it answers."""

    def __init__(self, link: str, name: str) -> None:
        parts = urlsplit(link)
        path = parts.path.rstrip("/").split("/")
        if parts.scheme not in ("http", "https") or not parts.netloc or len(path) < 3 or path[-2] != "table":
            raise PaddockError(f"{link[:80]!r} is no invite link; {LINK}")
        self.address, self.table = f"{parts.scheme}://{parts.netloc}{'/'.join(path[:-2])}", path[-1]
        self.shown: Message = {}
        """What the seat is shown: info, views, decisions, undo."""
        self.log: list[Message] = []
        """The entries of the last message."""
        self._client, self._commands, self._last = secrets.token_hex(8), 0, 0
        self._socket: ClientConnection | None = None
        key, _, token = parts.fragment.partition("=")
        if key == "seat" and token:
            self.token, self.seat = token, -1
        else:
            self._sit_down(name)

    def _sit_down(self, name: str) -> None:
        """Take the first free seat."""
        info = self._http("GET", f"/api/tables/{self.table}")
        free = [seat["seat"] for seat in info["seats"] if seat["who"] == "person" and not seat["taken"]]
        if not free:
            raise PaddockError(f"the table {self.table} has no free seat")
        told = self._http("POST", f"/api/tables/{self.table}/seats/{free[0]}", {"name": name})
        self.token, self.seat = told["token"], free[0]

    def _http(self, method: str, path: str, body: object = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, {"content-type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            raise PaddockError(f"the table says no: {_reason(error.read()) or error.reason}") from None
        except (OSError, ValueError) as error:
            raise PaddockError(f"{self.address} cannot be reached: {getattr(error, 'reason', error)}") from None

    def messages(self) -> Iterator[Message]:
        """Everything that the table tells, already put into `shown`, until whoever asks has heard enough."""
        for message in self._received():
            self.log = []
            if message["is"] == "welcome":
                self.shown = {name: message[name] for name in SNAPSHOT}
                self.log = message["log"]
                if self.seat < 0 and message["seats"]:
                    self.seat = message["seats"][0]
                if self.seat not in message["seats"]:
                    raise PaddockError("the table gave the seat to somebody else, or the link's token is not good")
            elif "changes" in message:
                self.shown = changed(self.shown, message["changes"])
                self.log = message.get("entries", [])
            self._last = message.get("sequence", self._last)
            yield message

    def _received(self) -> Iterator[Message]:
        tries = 0
        while True:
            try:
                self._connect()
                assert self._socket is not None
                for raw in self._socket:
                    tries = 0
                    yield json.loads(raw)
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError) as error:
                lost = error
            else:
                lost = ConnectionError("the connection was closed")
            if tries == len(PAUSES):
                raise PaddockError(f"{self.address} cannot be reached any more: {lost}") from None
            time.sleep(PAUSES[tries])
            tries += 1

    def _connect(self) -> None:
        live = self.address.replace("http", "ws", 1) + f"/api/tables/{self.table}/live"
        self._socket = connect(live, open_timeout=PATIENCE, max_size=None)
        hello = {"do": "hello", "tokens": [self.token], "last": self._last, "client": self._client}
        self._socket.send(json.dumps(hello))

    def send(self, do: str, **more: object) -> int:
        """A command; its number comes back in `done` or `refused`. One that is lost with its connection is not sent."""
        self._commands += 1
        if self._socket is not None:
            try:
                self._socket.send(json.dumps({"do": do, "id": self._commands, **more}))
            except ConnectionClosed:
                return 0
        return self._commands

    def close(self) -> None:
        """Hang up; the seat stays taken."""
        if self._socket is not None:
            self._socket.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.close()


def _reason(body: bytes) -> str:
    try:
        return str(json.loads(body)["reason"])
    except (ValueError, KeyError, TypeError):
        return ""
