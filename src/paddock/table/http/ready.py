"""Answers that are the same for all: made once, compressed once, and not sent again to whoever has them."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable, Mapping

from fastapi.responses import Response
from starlette.datastructures import Headers

LEVEL = 9
MOST_KEPT = 32_000_000
"""Compressed bytes that are kept; what was not asked for longest goes first."""


class Ready:
    """An answer, compressed."""

    def __init__(self, body: bytes, media_type: str) -> None:
        self.packed = gzip.compress(body, LEVEL, mtime=0)
        self.media_type = media_type
        self.tag = f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'

    async def answer(self, asked: Headers, headers: Mapping[str, str]) -> Response:
        """The answer to a request with these headers: nothing new, or the body as the client can read it."""
        told = {**headers, "etag": self.tag, "vary": "Accept-Encoding"}
        if self.tag in asked.get("if-none-match", ""):
            return Response(status_code=304, headers=told)
        if "gzip" in asked.get("accept-encoding", ""):
            return Response(self.packed, media_type=self.media_type, headers={**told, "content-encoding": "gzip"})
        body = await asyncio.to_thread(gzip.decompress, self.packed)
        return Response(body, media_type=self.media_type, headers=told)


class Shelf:
    """Ready answers by what was asked for. All who ask for the same at the same time wait for one making of it."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self.most = most
        self.kept = 0
        self._ready: OrderedDict[Hashable, Ready] = OrderedDict()
        self._making: dict[Hashable, asyncio.Task[Ready]] = {}

    def has(self, key: Hashable) -> bool:
        """Whether this need not be made."""
        return key in self._ready or key in self._making

    async def get(self, key: Hashable, make: Callable[[], Awaitable[Ready]]) -> Ready:
        """What was asked for, made if it is not there."""
        ready = self._ready.get(key)
        if ready is not None:
            self._ready.move_to_end(key)
            return ready
        making = self._making.get(key)
        if making is None:
            making = self._making[key] = asyncio.create_task(self._make(key, make))
            making.add_done_callback(lambda _: self._making.pop(key, None))
        return await asyncio.shield(making)

    async def _make(self, key: Hashable, make: Callable[[], Awaitable[Ready]]) -> Ready:
        ready = self._ready[key] = await make()
        self.kept += len(ready.packed)
        while self.kept > self.most and len(self._ready) > 1:
            self.kept -= len(self._ready.popitem(last=False)[1].packed)
        return ready
