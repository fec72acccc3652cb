"""Luck that nobody can bend: the dealer's seed under seal, a nonce from every seat, and the proof afterwards.

Before the start the dealer publishes the hash of a secret seed. Every seat adds a nonce of its own. The key of the
race's generator follows from all of them, so the dealer cannot choose the luck and no seat can foresee it. At the end
the seed is opened, and anybody can check hash and draws.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import struct
from dataclasses import dataclass

from .errors import PaddockError

MOST_NONCE = 64


@dataclass(frozen=True)
class Seal:
    """A seed with its nonces; `seed` is None while it is not opened."""

    commitment: str
    nonces: tuple[str, ...]
    seed: bytes | None

    def check(self) -> None:
        """Refuse an opened seed that is not the one that was promised."""
        if self.seed is not None and commitment(self.seed) != self.commitment:
            reason = "the opened seed does not fit the hash that was published before the start"
            raise PaddockError(reason, word="seal-wrong")

    def key(self) -> list[int]:
        """The key of the generator, as eight words of 32 bits."""
        if self.seed is None:
            raise PaddockError("the seed is not opened yet")
        message = b"paddock race 1\n" + b"".join(nonce.encode() + b"\n" for nonce in self.nonces)
        return list(struct.unpack("<8I", hmac.new(self.seed, message, hashlib.sha256).digest()))


def commitment(seed: bytes) -> str:
    """What is published of a seed before the start."""
    return hashlib.sha256(b"paddock seed 1\n" + seed).hexdigest()


def new_seal(nonces: tuple[str, ...] = (), seed: bytes | None = None) -> Seal:
    """A new secret seed, or the given one, with the seats' nonces."""
    for nonce in nonces:
        if not 1 <= len(nonce) <= MOST_NONCE or not nonce.isascii() or not nonce.isalnum():
            raise PaddockError(f"a nonce is 1 to {MOST_NONCE} letters and digits, not {nonce!r}")
    fresh = seed if seed is not None else secrets.token_bytes(32)
    if len(fresh) != 32:
        raise PaddockError(f"a seed has 32 bytes, not {len(fresh)}")
    return Seal(commitment(fresh), nonces, fresh)
