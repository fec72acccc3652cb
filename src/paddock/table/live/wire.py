"""The server's end of a socket, with a short way for most of what passes: whole messages of text."""

from __future__ import annotations

import asyncio
import contextlib
import struct
from collections import deque
from collections.abc import Callable
from typing import Any

from starlette.types import Receive, Send
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

TEXT = 0x81
"""The first byte of a message of text in one frame."""


class Wire:
    """A client's socket over ASGI, at any server."""

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

    def drop(self) -> None:
        """Send no more."""
        self._unsent.clear()
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


class UvicornWire(WebSocketsSansIOProtocol):
    """uvicorn's socket, which the application finds in `extensions` of its scope."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._unsent: list[bytes] = []
        self._unsent_bytes = 0
        self._hear: Callable[[bytes], None] | None = None

    def handle_connect(self, event: Request) -> None:
        """Somebody comes."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"]["paddock.wire"] = self  # type: ignore[assignment]

    def tell(self, text: bytes) -> int:
        """Send a message, or keep it until the client has read more; returns how many bytes are kept."""
        if self._unsent or not self.writable.is_set():
            self._unsent.append(text)
            self._unsent_bytes += len(text)
        elif self.conn.state is OPEN and not self.disconnected:
            self.transport.write(frame(text))
        return self._unsent_bytes

    @property
    def unsent(self) -> int:
        """Bytes that the client has not read yet."""
        return self._unsent_bytes

    def drop(self) -> None:
        """Hang up, whatever is unsent."""
        self._unsent.clear()
        self.transport.abort()

    async def listen(self, hear: Callable[[bytes], None]) -> None:
        """Let messages be heard at once from now on, and those first that wait for the application."""
        self._hear = hear
        waiting = [self.queue.get_nowait() for _ in range(self.queue.qsize())]
        for event in waiting:
            if event["type"] == "websocket.receive":
                text = event.get("text")
                hear(text.encode() if text is not None else event.get("bytes") or b"")
            else:
                self.queue.put_nowait(event)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        await self.receive()  # only the end comes this way from now on

    def send_receive_event_to_app(self) -> None:
        """A message has come."""
        if self._hear is None:
            super().send_receive_event_to_app()
            return
        message, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self._hear(message)

    def resume_writing(self) -> None:
        """The client has read more."""
        super().resume_writing()
        unsent, self._unsent, self._unsent_bytes = self._unsent, [], 0
        for text in unsent:
            self.tell(text)


def frame(text: bytes) -> bytes:
    """A message of text as a server sends it: in one frame, not masked."""
    size = len(text)
    if size < 126:
        return struct.pack("!BB", TEXT, size) + text
    if size < 65536:
        return struct.pack("!BBH", TEXT, 126, size) + text
    return struct.pack("!BBQ", TEXT, 127, size) + text
