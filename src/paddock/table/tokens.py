"""Secrets that say who one is. The store and the memory hold only their hashes."""

from __future__ import annotations

import hashlib
import secrets

ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 12
"""About 59 bits: a table that is not listed cannot be guessed."""


def new_token() -> str:
    """A new secret, short enough for a link."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """What is kept of a token. It is long and random, so a plain hash cannot be turned round."""
    return hashlib.sha256(b"paddock token 1\n" + token.encode()).hexdigest()


def new_table_id() -> str:
    """A name for a table, without letters that look alike."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))
