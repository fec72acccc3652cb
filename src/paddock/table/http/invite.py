"""Where others can open this server: the addresses of this computer in its own networks."""

from __future__ import annotations

import contextlib
import ipaddress
import socket

from fastapi import APIRouter, Request

from .schemas import Addresses

Door = tuple[str, int]
"""The host and port at which a server listens."""
ANYWHERE = ("0.0.0.0", "::", "")
router = APIRouter()


def is_here(host: str) -> bool:
    """Whether a host is this device itself."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


def machine_addresses() -> list[str]:
    """This computer's addresses in its networks, the likeliest first; nothing is sent."""
    found: list[str] = []
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        found.append(str(probe.getsockname()[0]))
    with contextlib.suppress(OSError):
        found += socket.gethostbyname_ex(socket.gethostname())[2]
    return [address for address in dict.fromkeys(found) if not is_here(address) and address != "0.0.0.0"]


def addresses(door: Door) -> list[str]:
    """Where other devices can open a server that listens at this door."""
    host, port = door
    if is_here(host):
        return []
    names = machine_addresses() if host in ANYWHERE else [f"[{host}]" if ":" in host else host]
    return [f"http://{name}:{port}" for name in names]


@router.get("/api/addresses")
def look_for_addresses(request: Request) -> Addresses:
    """Where others can open this server. Told on this device only: others have an address that works."""
    door: Door | None = request.app.state.door
    asker = request.client.host if request.client is not None else ""
    if door is None or not is_here(asker) or not is_here(request.url.hostname or ""):
        return Addresses(addresses=[], here_only=False)
    found = addresses(door)
    return Addresses(addresses=found, here_only=not found)
