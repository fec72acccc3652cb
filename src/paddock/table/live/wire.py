"""The server's end of a socket: messages to a client wait here until it has read those before."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable

from starlette.types import Receive, Send


class Wire:
    """A client's socket, over ASGI."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive, self._send = receive, send
        self._unsent: deque[bytes] = deque()
        self._unsent_bytes = 0
        self._writing: asyncio.Task[None] | None = None

    def tell(self, text: bytes) -> int:
        """Send a message as soon as the client has read those before; returns how many bytes are kept."""
        self._unsent.append(text)
        self._unsent_bytes += len(text)
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write())
        return self._unsent_bytes

    @property
    def unsent(self) -> int:
        """Bytes that the client has not read yet."""
        return self._unsent_bytes

    async def flush(self) -> None:
        """Wait until the client has read everything."""
        if self._writing is not None:
            await asyncio.wait([self._writing])

    def drop(self) -> None:
        """Leave out what the client has not read."""
        self._unsent.clear()
        self._unsent_bytes = 0
        if self._writing is not None:
            self._writing.cancel()

    async def _write(self) -> None:
        with contextlib.suppress(OSError, RuntimeError):
            while self._unsent:
                text = self._unsent[0]
                await self._send({"type": "websocket.send", "text": text.decode()})
                self._unsent.popleft()
                self._unsent_bytes -= len(text)

    async def listen(self, hear: Callable[[bytes], None]) -> None:
        """Let messages be heard until the client goes."""
        while (message := await self._receive())["type"] == "websocket.receive":
            text = message.get("text")
            hear(text.encode() if text is not None else message.get("bytes") or b"")
