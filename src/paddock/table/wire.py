"""The server's end of a socket, with a short way for most of what passes: whole messages of text."""

from __future__ import annotations

import struct
from collections.abc import Iterable
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

TEXT = 0x81
"""The first byte of a message of text in one frame."""


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's socket that also takes several messages at once, as `{"type": "websocket.send", "texts": [...]}`."""

    async def send(self, message: Any) -> None:
        """Send what ASGI knows, or several texts together."""
        texts = message.get("texts")
        if texts is None:
            await super().send(message)
            return
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.conn.state is not OPEN:
            raise ClientDisconnected
        self.transport.write(frames(texts))


def frames(texts: Iterable[bytes]) -> bytes:
    """Messages of text as a server sends them: each in a frame of its own, not masked."""
    parts: list[bytes] = []
    for text in texts:
        size = len(text)
        if size < 126:
            parts.append(struct.pack("!BB", TEXT, size))
        elif size < 65536:
            parts.append(struct.pack("!BBH", TEXT, 126, size))
        else:
            parts.append(struct.pack("!BBQ", TEXT, 127, size))
        parts.append(text)
    return b"".join(parts)
