"""What every answer carries, and how much a request may carry; sockets go straight through."""

from __future__ import annotations

import asyncio

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .. import metrics
from ..limits import Addresses
from ..refusals import refusal
from ..settings import Settings
from .doors import DOOR
from .hosts import is_known_host

# Boards carry their own stylesheet, so styles may stand in the page; scripts may not.
CONTENT = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; media-src 'self' data: blob:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": CONTENT,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
COUNTED = ("/api/", "/metrics", "/health")
FILES = (
    "/api/replay",
    "/api/verify",
    "/api/reports",
    "/api/decks/",
    "/api/circuits/",
    "/api/what-if",
    "/api/positions",
    "/api/analysis",
)
"""Where files are sent to, which may be larger than other requests."""
CHANGING = ("POST", "PUT", "PATCH", "DELETE")
READS = "reads"
"""Where a request finds what its address may yet read, in the state of its scope."""
TOO_MUCH = "too many requests from this address; wait a little"
TOO_MANY_REQUESTS = 429
HOLD = 1.0
"""Seconds until an address that asks too often hears so: refusing costs something, too, and who waits asks less."""


def take_reads(request: Request, count: int) -> bool:
    """Whether whoever asks may read something that costs this much more."""
    reads: Addresses = request.scope["state"][READS]
    return reads.take(request.client.host if request.client is not None else "", count)


class Guard:
    """Sets the headers, counts what comes from each address, and measures bodies while they come in."""

    def __init__(self, app: ASGIApp, sockets: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.sockets = sockets
        self.settings = settings
        self.hosts = settings.host_list()
        self.addresses = Addresses(settings.request_rate, settings.request_burst)
        self.reads = Addresses(settings.read_rate, settings.read_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            inside = self.sockets if scope["type"] == "websocket" else self.app
            await inside(scope, receive, send)
            return
        state = scope.setdefault("state", {})
        state[READS] = self.reads
        door = state.get(DOOR)
        if door is None:
            await self._answer(scope, receive, send)
            return
        door.begin()
        try:
            await self._answer(scope, receive, send)
        finally:
            door.end()

    def _is_too_much(self, scope: Scope) -> bool:
        """Whether an address asks for more than it may."""
        address = scope["client"][0] if scope.get("client") else ""
        if scope["method"] in CHANGING:
            return not self.addresses.take(address)
        return scope["path"].startswith(COUNTED) and not self.reads.take(address)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                if message["status"] == TOO_MANY_REQUESTS:
                    await asyncio.sleep(HOLD)
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        host = Headers(scope=scope).get("host")
        if not is_known_host(host, self.hosts) and scope["path"] != "/health":
            metrics.REFUSED.labels("host").inc()
            reason = f"this server does not know the name {host!r}; whoever hosts it can add it to PADDOCK_HOSTS"
            answer = JSONResponse(refusal(reason, word="unknown-host"), 421)
            await answer(scope, receive, send_with_headers)
        elif self._is_too_much(scope):
            metrics.REFUSED.labels("request").inc()
            answer = JSONResponse(refusal(TOO_MUCH, word="too-fast"), TOO_MANY_REQUESTS)
            await answer(scope, receive, send_with_headers)
        else:
            await self.app(scope, self._measured(scope, receive), send_with_headers)

    def _measured(self, scope: Scope, receive: Receive) -> Receive:
        is_file = scope["path"].startswith(FILES)
        most = self.settings.most_race_file if is_file else self.settings.most_body
        came = 0
        until: float | None = asyncio.get_running_loop().time() + self.settings.body_time

        async def measured() -> Message:
            nonlocal came, until
            try:
                async with asyncio.timeout_at(until):
                    message = await receive()
            except TimeoutError:
                raise HTTPException(408, "this request did not come to its end", {"connection": "close"}) from None
            if not message.get("more_body"):
                until = None  # whoever waits longer waits for the client to go
            came += len(message.get("body", b""))
            if came > most:
                raise HTTPException(413, f"this request may bring at most {most} bytes")
            return message

        return measured
