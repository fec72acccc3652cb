"""The server's end of a socket, with a short way for most of what passes: whole messages of text."""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

TEXT = 0x81
"""The first byte of a message of text in one frame."""


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's socket, which the application finds in `extensions` of its scope."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._unsent: list[bytes] = []
        self._hear: Callable[[bytes], None] | None = None

    def handle_connect(self, event: Request) -> None:
        """Somebody comes."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"]["paddock.wire"] = self  # type: ignore[assignment]

    def tell(self, text: bytes) -> int:
        """Send a message, or keep it until the client has read more; returns how many are kept."""
        if self._unsent or not self.writable.is_set():
            self._unsent.append(text)
        elif self.conn.state is OPEN and not self.disconnected:
            self.transport.write(frame(text))
        return len(self._unsent)

    def listen(self, hear: Callable[[bytes], None]) -> None:
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
        unsent, self._unsent = self._unsent, []
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
