"""Who made the tables: one address cannot use up the room of all. Only keyed hashes of addresses are kept."""

from __future__ import annotations

import hashlib
import ipaddress
from collections import Counter
from collections.abc import Mapping

from ...errors import Refused

HOME_OF_ONE = 64
"""Bits of an IPv6 address that tell whose it is; the others its owner chooses."""


def counted_part(address: str) -> str | None:
    """What of an address is counted. None for this machine and the network at home: there one address may be many."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return None
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    if not found.is_global:
        return None
    if isinstance(found, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((found, HOME_OF_ONE), strict=False))
    return str(found)


class Makers:
    """How many tables each address has made that are neither over nor packed."""

    def __init__(self, key: bytes, most: int) -> None:
        self._key = key
        self.most = most
        self._made: Counter[str] = Counter()

    def name(self, address: str) -> str | None:
        """By what an address is known here; None for one that is not counted."""
        part = counted_part(address)
        return hashlib.blake2b(part.encode(), key=self._key, digest_size=16).hexdigest() if part else None

    def set(self, made: Mapping[str, int]) -> None:
        """Count anew."""
        self._made = Counter(made)

    def add(self, maker: str | None) -> None:
        """A table was made."""
        if maker is not None:
            self._made[maker] += 1

    def check(self, maker: str | None) -> None:
        """Refuse another table to whoever has too many."""
        if maker is not None and self._made[maker] >= self.most:
            reason = f"{self._made[maker]} tables were made from this address; wait until some races are over"
            raise Refused(reason, word="too-many-of-yours")
