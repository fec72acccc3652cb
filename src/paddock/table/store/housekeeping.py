"""The house does not fill up: what never began is forgotten, what nobody uses is packed, and deleted if the host says.

Several servers may do this at once; each step is a transaction, so a server that dies leaves nothing by halves.
"""

from __future__ import annotations

import asyncio

import sqlalchemy as sql

from ..table import GATHERING, OVER, RACING
from . import packs
from .schema import commands, tables
from .schema import packs as packed
from .store import Store

LATEST = (
    sql.select(commands.c.at)
    .where(commands.c.table_id == tables.c.id)
    .order_by(commands.c.sequence.desc())
    .limit(1)
    .scalar_subquery()
)
"""When something happened at a table for the last time; nothing where all of it is packed."""


async def forget(store: Store, before: float, season_before: float | None = None) -> list[str]:
    """Remove the tables made before that time at which no race began; returns their ids.

    Later races of a season wait longer for their people: until they are older than `season_before`.
    """
    later = sql.func.coalesce(tables.c.race, 1) > 1
    unused = sql.and_(tables.c.created < before, sql.not_(later))
    if season_before is not None:
        unused = sql.or_(unused, tables.c.created < season_before)
    return await _delete(store, sql.and_(tables.c.state == GATHERING, unused))


async def discard(store: Store, state: str, before: float) -> list[str]:
    """Delete the tables in that state that are packed and at which nothing happened since that time."""
    old = sql.select(packed.c.table_id).where(packed.c.at < before)
    gone_on = sql.exists().where(commands.c.table_id == tables.c.id)
    return await _delete(store, sql.and_(tables.c.state == state, tables.c.id.in_(old), sql.not_(gone_on)))


async def _delete(store: Store, which: sql.ColumnElement[bool]) -> list[str]:
    old = sql.delete(tables).where(which).returning(tables.c.id)
    return await store.transact(lambda connection: list(connection.execute(old).scalars()))


async def unused(store: Store, before: float, most: int) -> list[str]:
    """Tables whose race is over or waits for people without a clock, and at which nothing happened since that time."""
    at_rest = sql.or_(tables.c.state == OVER, sql.and_(tables.c.state == RACING, tables.c.due.is_(None)))
    wanted = sql.select(tables.c.id).where(tables.c.created < before, at_rest, before > LATEST)
    return [row.id for row in await store.ask(wanted.limit(most))]


async def pack(store: Store, table: str) -> int:
    """Pack the log of a table and forget who made it; returns up to which number. What comes later gets rows again."""
    rows = await store.rows(table)
    if not rows:
        return 0
    last, small = rows[-1], await asyncio.to_thread(packs.pack, rows)

    def replace(connection: sql.Connection) -> None:
        # Whoever writes to this table waits for this lock, and sees the pack after it.
        mine = sql.select(tables.c.id).where(tables.c.id == table).with_for_update()
        known = sql.select(packed.c.sequence).where(packed.c.table_id == table)
        if connection.execute(mine).scalar() is None or (connection.scalar(known) or 0) >= last.sequence:
            return
        connection.execute(sql.delete(packed).where(packed.c.table_id == table))
        values = {"table_id": table, "sequence": last.sequence, "at": last.at, "log": small}
        connection.execute(sql.insert(packed), values)
        done = sql.and_(commands.c.table_id == table, commands.c.sequence <= last.sequence)
        connection.execute(sql.delete(commands).where(done))
        connection.execute(sql.update(tables).where(tables.c.id == table).values(maker=None))

    await store.transact(replace)
    return int(last.sequence)
