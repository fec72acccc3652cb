"""Where the sockets of clients come in, past everything that is made for requests."""

from __future__ import annotations

import re
from collections import Counter

from starlette.datastructures import Headers, State
from starlette.types import Receive, Scope, Send

from .. import metrics
from ..limits import Addresses
from ..live.registry import Registry
from ..live.socket import POLICY, Socket
from .hosts import is_known_host, is_welcome_origin

LIVE = re.compile(r"/api/tables/(?P<table>[a-z0-9]{1,32})/live")


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
        host, secure = headers.get("host"), scope["scheme"] in ("wss", "https")
        welcome = is_known_host(host, settings.host_list())
        welcome = welcome and is_welcome_origin(headers.get("origin"), host, settings.origin_list(), secure)
        if found is None or full or not welcome:
            metrics.REFUSED.labels("socket").inc()
            await send({"type": "websocket.close", "code": POLICY})
            return
        socket = Socket(receive, send, registry, address)
        registry.open_sockets.add(socket)
        self.by_address[address] += 1
        try:
            await socket.run(found["table"])
        finally:
            registry.open_sockets.discard(socket)
            self.by_address[address] -= 1
            if not self.by_address[address]:
                del self.by_address[address]
