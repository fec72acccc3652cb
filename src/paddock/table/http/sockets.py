"""Where the sockets of clients come in, past everything that is made for requests."""

from __future__ import annotations

import re
from collections import Counter
from urllib.parse import urlsplit

from starlette.datastructures import Headers, State
from starlette.types import Receive, Scope, Send

from .. import metrics
from ..limits import Addresses
from ..live.registry import Registry
from ..live.socket import POLICY, Socket
from ..live.wire import Wire

LIVE = re.compile(r"/api/tables/(?P<table>[a-z0-9]{1,32})/live")


def is_welcome_origin(origin: str | None, host: str | None, others: list[str]) -> bool:
    """Whether a page from there may open a socket here. Programs that are no browser send no origin."""
    if origin is None:
        return True
    return origin.rstrip("/") in others or (bool(host) and urlsplit(origin).netloc == host)


class Sockets:
    """Where the sockets of clients come in, past everything that is made for requests."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.by_address: Counter[str] = Counter()
        self.handshakes: Addresses | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One client's socket."""
        registry: Registry = self.state.registry
        found = LIVE.fullmatch(scope["path"])
        headers, settings = Headers(scope=scope), registry.settings
        address = scope["client"][0] if scope.get("client") else ""
        if self.handshakes is None:
            self.handshakes = Addresses(settings.request_rate, settings.request_burst)
        full = registry.sockets >= settings.most_sockets or self.by_address[address] >= settings.sockets_per_address
        full = full or not self.handshakes.take(address)
        welcome = is_welcome_origin(headers.get("origin"), headers.get("host"), settings.origin_list())
        if found is None or full or not welcome:
            metrics.REFUSED.labels("socket").inc()
            await send({"type": "websocket.close", "code": POLICY})
            return
        wire = scope["extensions"].get("paddock.wire") or Wire(receive, send)
        socket = Socket(receive, send, wire, registry)
        registry.open_sockets.add(socket)
        self.by_address[address] += 1
        try:
            await socket.run(found["table"])
        finally:
            registry.open_sockets.discard(socket)
            self.by_address[address] -= 1
            if not self.by_address[address]:
                del self.by_address[address]
