"""A store that is a file: its owner's only, and looked at before anything is written to it."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path
from urllib.parse import quote

from ...errors import PaddockError
from .schema import NEWEST, newer

MAGIC = b"SQLite format 3\0"
LARGE = 64 * 1024 * 1024
"""Bytes from which not every page is looked at, as that takes longer than starting."""
PRIVATE = 0o600


def check_file(path: Path) -> None:
    """Refuse a file that is damaged, cut short, newer than this program, or no store; nothing is written to it."""
    if not path.exists() or not path.stat().st_size:
        return
    size = path.stat().st_size
    try:
        with path.open("rb") as file:
            head = file.read(100)
    except OSError as error:
        raise PaddockError(f"the store {path} cannot be read: {error.strerror}") from None
    if not head.startswith(MAGIC):
        raise PaddockError(f"{path} is no store of tables; nothing was written to it")
    page = int.from_bytes(head[16:18])
    whole = int.from_bytes(head[28:32]) * (65_536 if page == 1 else page)
    if size < whole:
        raise PaddockError(
            f"the store {path} is cut short: {size} of {whole} bytes; nothing was written to it, use a backup"
        )
    try:
        shape = _look(path, size)
    except sqlite3.DatabaseError as error:
        raise PaddockError(f"the store {path} is damaged ({error}); nothing was written to it, use a backup") from None
    if shape is not None and shape > NEWEST:
        raise PaddockError(newer(shape))


def _look(path: Path, size: int) -> str | None:
    """Read the file; returns its shape. Raises sqlite3.DatabaseError where it is damaged."""
    with contextlib.closing(sqlite3.connect(f"file:{quote(str(path))}?mode=ro", uri=True)) as connection:
        if size < LARGE:
            (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
            if found != "ok":
                raise sqlite3.DatabaseError(found.splitlines()[-1])
        names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if "alembic_version" not in names:
            return None
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        return str(row[0]) if row else None


def make_private(path: Path) -> None:
    """Let only its owner read a store: the seeds of races that are on are in it. Files beside it follow."""
    with contextlib.suppress(OSError):  # whoever may not change it may still be let use it
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE))
        for file in (path, *(path.with_name(path.name + end) for end in ("-wal", "-shm", ".lock"))):
            if file.exists():
                file.chmod(PRIVATE)
