"""The databases that a store can be in: a file of SQLite, or PostgreSQL. Whatever differs between them is here."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sql
from sqlalchemy.engine import URL, make_url

from ...errors import PaddockError

T = TypeVar("T")

POSTGRES = "postgresql+psycopg"
PATIENCE = {"connect_timeout": "5", "tcp_user_timeout": "10000"}
"""Seconds to wait for a connection, and milliseconds for a database that has fallen silent; the address may differ."""
SHAPING = 0x7061_6464
"""The lock that a server holds while it brings the store to the newest shape."""


def read_address(address: str) -> URL:
    """The address of a database; raises PaddockError for what cannot be one."""
    try:
        url = make_url(address)
    except (sql.exc.ArgumentError, ValueError):
        raise PaddockError("the address of the store cannot be read; one is postgresql://user@host/name") from None
    if url.drivername in ("postgres", "postgresql"):
        return url.set(drivername=POSTGRES)
    if url.drivername == POSTGRES or is_file(url):
        return url
    raise PaddockError(f"tables are stored in a file or in PostgreSQL, not in {url.drivername}")


def is_file(url: URL) -> bool:
    """Whether a store is a file, which only one server can use."""
    return url.get_backend_name() == "sqlite"


def engine(address: str) -> sql.Engine:
    """The database at an address."""
    url = read_address(address)
    return _sqlite(url) if is_file(url) else _postgres(url)


def _sqlite(url: URL) -> sql.Engine:
    if url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    made = sql.create_engine(url)
    sql.event.listen(made, "connect", _set_up_sqlite)
    sql.event.listen(made, "begin", _begin_sqlite)
    return made


def _set_up_sqlite(connection: Any, _record: Any) -> None:
    # Python's own transactions leave out changes of shape; ours do not.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: sql.Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _postgres(url: URL) -> sql.Engine:
    patient = url.update_query_dict({name: value for name, value in PATIENCE.items() if name not in url.query})
    try:
        return sql.create_engine(patient, paramstyle="format")  # values by their place, as the store writes them
    except ModuleNotFoundError:
        raise PaddockError("PostgreSQL needs its driver: pip install 'paddock[postgres]'") from None


def for_reading(made: sql.Engine) -> sql.Engine:
    """The same database for questions of one statement, which need no transaction around them."""
    if made.dialect.name == "postgresql":
        return made.execution_options(isolation_level="AUTOCOMMIT")
    return made


def once_more(work: Callable[[], T]) -> T:
    """Do something with a connection, and again with a new one if it turns out that the connection was lost."""
    try:
        return work()
    except sql.exc.DBAPIError as error:
        if not error.connection_invalidated:
            raise
        return work()


def wait_for_turn(connection: sql.Connection) -> None:
    """Let servers that start at the same time change the shape of the store one after the other."""
    if connection.dialect.name == "postgresql":
        connection.execute(sql.select(sql.func.pg_advisory_xact_lock(SHAPING)))
