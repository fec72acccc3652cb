"""The store: what each table was made with, the log of its commands, and what is next due there.

One thread writes. Whatever comes in while it is busy shares the next transaction, and is acknowledged after it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property, lru_cache, partial
from itertools import chain
from typing import Any, TypeVar

import sqlalchemy as sql
from sqlalchemy.exc import DataError, IntegrityError, OperationalError, SQLAlchemyError

from ...errors import PaddockError
from ..metrics import BATCHES
from ..table import LIVE, OVER, LogEntry, TableSpec
from . import database
from .packs import unpack
from .schema import (
    AWAKE,
    LATER,
    PACKED,
    commands,
    entry_row,
    keys,
    migrate,
    notices,
    packs,
    read_entry,
    read_spec,
    spec_row,
    tables,
)

T = TypeVar("T")

MOST_BATCH = 500
TICK, LONGEST_TICK = 0.003, 0.010
"""Seconds from one transaction to the next: what comes meanwhile shares one. It is longer the more there is."""
TICK_PER_WRITE = 0.001
READERS = 4
"""Threads that ask the store; the one that writes never waits for them."""


class NotStored(PaddockError):
    """The store did not take a command; nobody may be told that it happened."""


class Taken(NotStored):
    """Another server has written to this table first."""


TROUBLES = {"full": "the disk is full", "readonly": "it is read-only", "malformed": "it is damaged"}


def not_stored(error: Exception) -> NotStored:
    """The store is away; why, in words where they are known."""
    told = str(getattr(error, "orig", error))
    why = next((words for sign, words in TROUBLES.items() if sign in told), "")
    return NotStored(f"the store does not answer: {why or type(error).__name__}", word="not-stored")


@dataclass(frozen=True)
class Progress:
    """How far a table is: whether its race is on, and when something happens there by itself; None if nothing does."""

    state: str
    due: float | None = None


@dataclass(frozen=True)
class Notice:
    """Somebody is to be told that it is their turn, since that entry of the log."""

    table: str
    seat: int
    sequence: int


@dataclass
class Write:
    """What belongs together: a new table; entries of a table's log, its progress if that is new, whom to tell."""

    spec: TableSpec | None = None
    table: str = ""
    entries: Sequence[LogEntry] = ()
    progress: Progress | None = None
    notices: Sequence[Notice] = ()


class Store:
    """The tables on disk."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._engine: sql.Engine | None = None
        self._writing = ThreadPoolExecutor(1, "store")
        self._reading = ThreadPoolExecutor(READERS, "store-reader")
        self._connection: sql.Connection | None = None
        self._queue: list[tuple[Write, asyncio.Future[None]]] = []
        self._writer: asyncio.Task[None] | None = None
        self._next = 0.0
        self._closed = False

    async def open(self) -> None:
        """Bring the store up to date."""
        self._engine = database.engine(self.address)
        try:
            await self.transact(migrate)
        except BaseException as error:
            await self.close()
            if isinstance(error, OperationalError):
                raise NotStored(f"the store does not open: {error.orig}") from None
            raise

    async def close(self) -> None:
        """Write what waits, then stop. What comes later is not taken."""
        self._closed = True
        if self._writer is not None:
            await self._writer
        # A question goes on in its thread even if nobody waits for it any more. Its connection comes back at its end,
        # and what comes back after the pool is gone would never be closed.
        for threads in (self._writing, self._reading):
            await asyncio.to_thread(threads.shutdown)
        if self._connection is not None:
            self._connection.close()
        if self._engine is not None:
            self._engine.dispose()

    @property
    def engine(self) -> sql.Engine:
        """The database, once it is open."""
        if self._engine is None:
            raise PaddockError("the store is not open")
        return self._engine

    @cached_property
    def reading(self) -> sql.Engine:
        """The database for questions."""
        return database.for_reading(self.engine)

    # Writing

    async def put(self, write: Write) -> None:
        """Write this; returns when it is safe on disk. Raises NotStored if it is not."""
        if self._closed:
            raise NotStored("the store is closed", word="not-stored")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.append((write, done))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_on(), name="store")
        await done

    async def _write_on(self) -> None:
        loop = asyncio.get_running_loop()
        while self._queue:
            await asyncio.sleep(self._next - loop.time())
            batch, self._queue = self._queue[:MOST_BATCH], self._queue[MOST_BATCH:]
            self._next = loop.time() + min(LONGEST_TICK, max(TICK, TICK_PER_WRITE * len(batch)))
            BATCHES.observe(len(batch))
            await self._write_batch(batch)

    async def transact(self, work: Callable[[sql.Connection], T]) -> T:
        """Do something in one transaction, in the thread that writes."""
        return await asyncio.get_running_loop().run_in_executor(self._writing, self._transact, work)

    def _transact(self, work: Callable[[sql.Connection], T]) -> T:
        # Should it be stored already when the connection is lost, the second time is refused by its number.
        return database.once_more(partial(self._transact_once, work))

    def _transact_once(self, work: Callable[[sql.Connection], T]) -> T:
        if self._connection is None or self._connection.invalidated:
            self._connection = None
            self._connection = self.engine.connect()
        with self._connection.begin():
            return work(self._connection)

    async def _write_batch(self, batch: list[tuple[Write, asyncio.Future[None]]]) -> None:
        # Servers that write to the same tables at the same time wait for each other, in one order.
        batch.sort(key=lambda item: item[0].table)
        try:
            await self.transact(partial(_insert, [write for write, _ in batch]))
        except (IntegrityError, DataError) as error:
            if len(batch) > 1:
                for item in batch:
                    await self._write_batch([item])
            elif isinstance(error, IntegrityError):
                _answer(batch[0][1], Taken(f"another server has written to this table ({error.orig})"))
            else:
                _answer(batch[0][1], NotStored(f"the store does not take this: {error.orig}", word="not-stored"))
            return
        except Exception as error:  # nobody may wait for ever
            for _, done in batch:
                _answer(done, not_stored(error))
            return
        for _, done in batch:
            _answer(done, None)

    async def probe(self) -> None:
        """Write something that changes nothing; raises NotStored, with the reason, if the store does not take it."""
        await self._change(sql.text("UPDATE alembic_version SET version_num = version_num"))

    async def put_off(self, table: str, stale: float, due: float | None) -> None:
        """What was due at a table is not any more; whoever has written something else meanwhile knows better."""
        change = sql.update(tables).where(tables.c.id == table, tables.c.due == stale).values(due=due)
        await self._change(change)

    async def told(self, notice: Notice) -> None:
        """Somebody was told that it is their turn, this time and for all times before, or need not be."""
        mine = sql.and_(notices.c.table_id == notice.table, notices.c.seat == notice.seat)
        await self._change(sql.delete(notices).where(mine, notices.c.sequence <= notice.sequence))

    async def _change(self, change: sql.Executable) -> None:
        """Do this alone; raises NotStored."""
        if self._closed:
            raise NotStored("the store is closed", word="not-stored")
        try:
            await self.transact(lambda connection: connection.execute(change) and None)
        except (SQLAlchemyError, OSError) as error:
            raise not_stored(error) from error

    # Reading

    async def ask(self, wanted: sql.Select[Any], values: Mapping[str, Any] | None = None) -> Sequence[Any]:
        """The rows of a question, asked in a thread that only reads."""

        def read() -> Sequence[Any]:
            with self.reading.connect() as connection:
                return connection.execute(wanted, values).all()

        if self._closed:
            raise NotStored("the store is closed", word="not-stored")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reading, database.once_more, read)
        except (SQLAlchemyError, OSError) as error:
            raise not_stored(error) from error

    async def spec(self, table: str) -> TableSpec | None:
        """What a table was made with; None if there is none."""
        rows = await self.ask(sql.select(tables).where(tables.c.id == table))
        return read_spec(rows[0]) if rows else None

    async def log(self, table: str, after: int = 0) -> list[LogEntry]:
        """The commands of a table in order, those after a number."""
        return [read_entry(row) for row in await self.rows(table, after)]

    async def rows(self, table: str, after: int = 0) -> Sequence[Any]:
        """The rows of a table's log in order, those after a number, packed or not."""
        which = {"table": table, "after": after}
        later = await self.ask(LATER, which)
        if later and later[0].sequence == after + 1:
            return later
        # In this order: what is packed between the two questions is in both answers and not in neither.
        packed = await self.ask(PACKED, which)
        if not packed:
            return later
        early = await asyncio.to_thread(unpack, packed[0].log)
        return [*early[after:], *(row for row in later if row.sequence > len(early))]

    async def latest(self, known: Collection[str]) -> dict[str, int]:
        """The last number of each of these tables."""
        last = sql.select(sql.func.max(commands.c.sequence)).where(commands.c.table_id == tables.c.id)
        pack = sql.select(packs.c.sequence).where(packs.c.table_id == tables.c.id)
        wanted = sql.select(tables.c.id, last.scalar_subquery().label("last"), pack.scalar_subquery().label("packed"))
        rows = await self.ask(wanted.where(tables.c.id.in_(known)))
        return {row.id: max(row.last or 0, row.packed or 0) for row in rows}

    async def due(self, now: float, started: float) -> dict[str, float]:
        """The tables at which something is due, and since when; 0.0 is at once.

        People at a live table have their full time after a server has `started`, drivers have not.
        """
        full = sql.or_(tables.c.pace != LIVE, tables.c.due == 0.0, tables.c.seconds <= now - started)
        wanted = sql.select(tables.c.id, tables.c.due).where(tables.c.due <= now, full).order_by(tables.c.due)
        return {row.id: row.due for row in await self.ask(wanted)}

    async def untold(self, before: float) -> list[Notice]:
        """Whom to tell that it is their turn, of those who have come to be asked before that time."""
        latest = sql.func.max(notices.c.sequence).label("latest")
        wanted = sql.select(notices.c.table_id, notices.c.seat, latest).where(notices.c.at < before)
        rows = await self.ask(wanted.group_by(notices.c.table_id, notices.c.seat).order_by(notices.c.table_id))
        return [Notice(row.table_id, row.seat, row.latest) for row in rows]

    async def listed(self, most: int) -> list[str]:
        """The open tables that are neither over nor packed, newest first."""
        wanted = sql.select(tables.c.id).where(tables.c.open, tables.c.state != OVER, AWAKE)
        return [row.id for row in await self.ask(wanted.order_by(tables.c.created.desc()).limit(most))]

    async def count(self) -> int:
        """How many tables are neither over nor packed; also shows that the store can be read."""
        wanted = sql.select(sql.func.count()).select_from(tables).where(tables.c.state != OVER, AWAKE)
        return int((await self.ask(wanted))[0][0])

    async def count_by_maker(self) -> dict[str, int]:
        """How many of these tables each address has made, by its hash."""
        made = sql.select(tables.c.maker, sql.func.count().label("many"))
        wanted = made.where(tables.c.maker.is_not(None), tables.c.state != OVER, AWAKE).group_by(tables.c.maker)
        return {row.maker: row.many for row in await self.ask(wanted)}

    async def key(self, name: str) -> bytes:
        """A secret of this store's own."""
        return bytes((await self.ask(sql.select(keys.c.key).where(keys.c.name == name)))[0].key)


def _insert(writes: list[Write], connection: sql.Connection) -> None:
    """Write all of this down."""
    specs = [spec_row(write.spec) for write in writes if write.spec is not None]
    rows = [entry_row(write.table, entry) for write in writes for entry in write.entries]
    moved = [(write.table, write.progress) for write in writes if write.progress is not None]
    calls = [
        {"table_id": each.table, "seat": each.seat, "sequence": each.sequence, "at": write.entries[-1].at}
        for write in writes
        for each in write.notices
    ]
    if specs:
        connection.execute(sql.insert(tables), specs)
    # Few statements for many rows: one each would have to wait for its turn beside the busy server every time.
    while rows:
        size = 1 << (len(rows).bit_length() - 1)
        some, rows = rows[:size], rows[size:]
        connection.exec_driver_sql(_insert_text(size, connection.dialect), tuple(chain.from_iterable(some)))
    if moved:
        change = sql.update(tables).where(tables.c.id == sql.bindparam("which"))
        change = change.values(state=sql.bindparam("now"), due=sql.bindparam("next"))
        connection.execute(change, [{"which": table, "now": to.state, "next": to.due} for table, to in moved])
    if calls:
        connection.execute(sql.insert(notices), calls)


@lru_cache
def _insert_text(rows: int, dialect: sql.Dialect) -> str:
    """The statement that writes so many commands."""
    row = dict.fromkeys(commands.c.keys())
    return str(sql.insert(commands).values([row] * rows).compile(dialect=dialect))


def _answer(done: asyncio.Future[None], error: NotStored | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
