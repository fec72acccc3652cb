"""Reports that are done, by their keys: a second visitor, or one after a restart, does not wait."""

from __future__ import annotations

import time
import zlib

import sqlalchemy as sql

from .schema import reports
from .store import Store

MOST = 1000
"""Reports that are kept; the oldest go first."""


async def keep(store: Store, key: str, report: bytes) -> None:
    """Keep a report. Whoever has made the same one meanwhile has kept it, too."""
    row = {"key": key, "at": time.time(), "report": zlib.compress(report)}

    def replace(connection: sql.Connection) -> None:
        connection.execute(sql.delete(reports).where(reports.c.key == key))
        connection.execute(sql.insert(reports), row)
        newest = sql.select(reports.c.key).order_by(reports.c.at.desc()).limit(MOST)
        connection.execute(sql.delete(reports).where(reports.c.key.not_in(newest)))

    await store.transact(replace)


async def kept(store: Store, key: str) -> bytes | None:
    """A report that was kept."""
    rows = await store.ask(sql.select(reports.c.report).where(reports.c.key == key))
    return zlib.decompress(rows[0].report) if rows else None
