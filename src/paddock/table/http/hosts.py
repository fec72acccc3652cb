"""By which names this server may be called, and from which pages.

A page of a stranger's could have its own name lead to this computer (DNS rebinding), and then read what only this
network may read. So public names have to be known; addresses and names of a home network cannot be a stranger's.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Collection
from urllib.parse import urlsplit

ANY = "*"
HOME = (".local", ".localhost", ".lan", ".internal", ".home.arpa")


def is_known_host(host: str | None, known: Collection[str]) -> bool:
    """Whether a request may be for this host. Programs that name none are no browser."""
    if host is None or ANY in known or host in known:
        return True
    try:
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return False
    if name in known or (name and "." not in name) or name.endswith(HOME):
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_welcome_origin(origin: str | None, host: str | None, others: Collection[str], secure: bool) -> bool:
    """Whether a page from there may open a socket here. Programs that are no browser send no origin."""
    if origin is None or origin.rstrip("/") in others:
        return True
    own = {f"https://{host}"} if secure else {f"https://{host}", f"http://{host}"}
    return bool(host) and origin in own
