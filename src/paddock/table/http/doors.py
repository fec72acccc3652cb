"""The doors of the house: who comes in, how long they may stand there, and how fast they may knock.

A door stands between a connection and the server's own protocol and speaks asyncio's protocol to both. It counts
connections, in all and from each address, hangs up where a request does not come to its end, and counts the frames of
a socket before anybody takes them apart: control frames and pieces of messages cost as much as messages do.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache, partial
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any, ClassVar, cast

from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .. import metrics
from ..limits import Addresses, Bucket
from ..settings import Settings

DOOR = "door"
"""Where a request finds the door that it came by, in the state of its scope."""
FRAMES = 200
"""Frames besides those that a client may send, before it is cut off: others tell it to slow down first."""
CUT_OFF = b"\x88\x02\x03\xf0"
"""The frame that ends a socket for its manners: 1008."""
GOODBYE_TIME = 1.0
PAYLOAD_16, PAYLOAD_64 = 126, 127
MASKED = 128


class House:
    """All the connections of a server."""

    def __init__(self, settings: Settings, proxies: Sequence[IPv4Network | IPv6Network]) -> None:
        self.settings = settings
        self.is_proxy = lru_cache(1000)(partial(is_in, proxies))
        """Whether an address is a web server that speaks for others: they are counted further inside."""
        self.open = 0
        self.by_address: Counter[str] = Counter()
        self.knocks = Addresses(settings.connection_rate, settings.connection_burst)

    def enter(self, address: str) -> bool:
        """Whether there is room for one more connection from that address."""
        full = self.open >= self.settings.most_connections
        if not self.is_proxy(address):
            full = full or self.by_address[address] >= self.settings.connections_per_address
            full = full or not self.knocks.take(address)
        if full:
            metrics.REFUSED.labels("connection").inc()
            return False
        self.open += 1
        self.by_address[address] += 1
        return True

    def leave(self, address: str) -> None:
        """A connection has ended."""
        self.open -= 1
        self.by_address[address] -= 1
        if not self.by_address[address]:
            del self.by_address[address]


class Door(asyncio.Protocol):
    """One connection of a client, before a protocol of the server's."""

    house: ClassVar[House]
    inside: asyncio.Protocol
    transport: asyncio.Transport

    def pause_writing(self) -> None:
        self.inside.pause_writing()

    def resume_writing(self) -> None:
        self.inside.resume_writing()

    def eof_received(self) -> bool | None:
        return self.inside.eof_received()


class RequestDoor(Door):
    """Where requests come in. Whoever says nothing, or does not finish a request's head, is not waited for."""

    def __init__(self, app_state: dict[str, Any], **more: Any) -> None:
        self._app_state = app_state
        self._more = more
        self._address: str | None = None
        self._patience: asyncio.TimerHandle | None = None
        self._asked = 0
        """Requests that are being answered."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        address = address_of(self.transport)
        if not self.house.enter(address):
            self.transport.abort()
            return
        self._address = address
        make: Any = AutoHTTPProtocol
        self.inside = make(app_state={**self._app_state, DOOR: self}, **self._more)
        self.inside.connection_made(transport)
        self._wait()

    def _wait(self) -> None:
        if self._patience is None:
            seconds = self.house.settings.head_time
            self._patience = asyncio.get_running_loop().call_later(seconds, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def data_received(self, data: bytes) -> None:
        if self._address is None:
            return
        if not self._asked:
            self._wait()
        self.inside.data_received(data)

    def begin(self) -> None:
        """The head of a request is there."""
        self._asked += 1
        self._stop_waiting()

    def end(self) -> None:
        """It is answered."""
        self._asked -= 1

    def hand_over(self) -> str:
        """The connection becomes a socket's; returns the address that it is counted for."""
        assert self._address is not None
        address, self._address = self._address, None
        self._stop_waiting()
        return address

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        if self._address is not None:
            self.house.leave(self._address)
            self._address = None
            self.inside.connection_lost(exc)

    def pause_writing(self) -> None:
        if self._address is not None:
            super().pause_writing()

    def resume_writing(self) -> None:
        if self._address is not None:
            super().resume_writing()

    def eof_received(self) -> bool | None:
        return super().eof_received() if self._address is not None else None


class SocketDoor(Door):
    """Where sockets come in, from a request's door. Frames are counted before they are taken apart."""

    def __init__(self, app_state: dict[str, Any], **more: Any) -> None:
        self._address = app_state[DOOR].hand_over()
        settings = self.house.settings
        self._frames = Bucket(2 * settings.message_rate, 2 * settings.message_burst + FRAMES)
        self._counted: FrameCount | None = None
        self._is_cut_off = False
        self.inside = WebSocketsSansIOProtocol(app_state=app_state, **more)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.inside.connection_made(transport)

    def data_received(self, data: bytes) -> None:
        if self._counted is None:
            self._counted = FrameCount()  # this was the request
        elif self._is_cut_off or not self._frames.take(self._counted.take(data, self._frames.burst)):
            self._cut_off()
            return
        self.inside.data_received(data)

    def _cut_off(self) -> None:
        """Say goodbye and hear nothing more. To hang up at once would take the goodbye back."""
        self.transport.pause_reading()
        if not self._is_cut_off:
            self._is_cut_off = True
            metrics.REFUSED.labels("frames").inc()
            self.transport.write(CUT_OFF)
            asyncio.get_running_loop().call_later(GOODBYE_TIME, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self.house.leave(self._address)
        self.inside.connection_lost(exc)


class FrameCount:
    """Counts the frames of a client's socket by their heads."""

    def __init__(self) -> None:
        self._rest = b""
        """Of a head that has not come whole."""
        self._body = 0
        """Bytes of a frame that are yet to come."""

    def take(self, data: bytes, most: int) -> int:
        """How many frames begin in this. Whoever sends more than `most` at once is cut off: counting ends there."""
        if self._body >= len(data) and not self._rest:
            self._body -= len(data)
            return 0
        came, at, count = self._rest + data[self._body :], 0, 0
        self._rest, self._body = b"", 0
        while at + 2 <= len(came) and count <= most:
            flags = came[at + 1]
            size, head = flags & 127, 2
            if size == PAYLOAD_16:
                head = 4
            elif size == PAYLOAD_64:
                head = 10
            if at + head > len(came):
                break
            if head > 2:
                size = int.from_bytes(came[at + 2 : at + head])
            at += head + size + (4 if flags & MASKED else 0)
            count += 1
        if at > len(came):
            self._body = at - len(came)
        else:
            self._rest = came[at:]
        return count


def is_in(networks: Sequence[IPv4Network | IPv6Network], address: str) -> bool:
    """Whether an address belongs to one of these networks."""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    return any(found in network for network in networks)


def address_of(transport: asyncio.BaseTransport) -> str:
    """Where a connection comes from."""
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if isinstance(peer, tuple) else ""


def doors(settings: Settings) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """The protocols for requests and for sockets of one server."""
    of = {"house": House(settings, trusted_proxies())}
    return type("RequestDoor", (RequestDoor,), of), type("SocketDoor", (SocketDoor,), of)


def trusted_proxies() -> tuple[IPv4Network | IPv6Network, ...]:
    """The web servers that are believed whom they speak for, as uvicorn reads them; all where any is."""
    named = [name.strip() for name in os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1,::1").split(",")]
    found = []
    for name in ("0.0.0.0/0", "::/0") if "*" in named else named:
        with contextlib.suppress(ValueError):
            found.append(ip_network(name))
    return tuple(found)
