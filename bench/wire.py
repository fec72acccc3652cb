"""A WebSocket of a client that costs next to nothing, so that the load does not stand in the server's way."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Wire(asyncio.Protocol):
    """One connection. Frames are masked with zeros, which leaves them as they are; servers send theirs whole."""

    def __init__(self, host: str, path: str, hear: Callable[[bytes], None]) -> None:
        self.host, self.path, self.hear = host, path, hear
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False
        self._transport: asyncio.WriteTransport
        self._came = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.WriteTransport)
        self._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        asked = f"GET {self.path} HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        transport.write(f"{asked}Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        if not self.open.done():
            self.open.set_exception(ConnectionError(f"no socket at {self.path}"))

    def data_received(self, data: bytes) -> None:
        came = self._came + data if self._came else data
        if not self.open.done():
            head, end, came = came.partition(b"\r\n\r\n")
            if not end:
                self._came = head
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                raise ConnectionError(head.decode("latin-1"))
            self.open.set_result(None)
        at = 0
        while len(came) >= at + 2:
            size, start = came[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(came[at + 2 : at + 4]), at + 4
            elif size == 127:
                size, start = int.from_bytes(came[at + 2 : at + 10]), at + 10
            if len(came) < start + size:
                break
            self._take(came[at] & 15, came[start : start + size])
            at = start + size
        self._came = came[at:]

    def _take(self, kind: int, body: bytes) -> None:
        if kind == TEXT:
            self.hear(body)
        elif kind == PING:
            self._write(PONG, body)
        elif kind == CLOSE:
            self._transport.close()

    def send(self, text: bytes) -> None:
        """Send a message."""
        self._write(TEXT, text)

    def _write(self, kind: int, body: bytes) -> None:
        size = len(body)
        head = struct.pack("!BB", 128 | kind, 128 | size) if size < 126 else struct.pack("!BBH", 128 | kind, 254, size)
        self._transport.write(head + b"\0\0\0\0" + body)

    def close(self) -> None:
        """Hang up."""
        self._transport.close()
