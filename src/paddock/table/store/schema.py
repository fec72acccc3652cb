"""The tables of the store and their rows, and the steps from older shapes to this one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import sqlalchemy as sql

from ... import seasons
from ...errors import PaddockError
from ..commands import read_command, write
from ..table import GATHERING, LogEntry, TableSpec
from . import database

SHAPE = sql.MetaData()
NEWEST = "0005"
"""The number of its newest step in `migrations`."""

tables = sql.Table(
    "tables",
    SHAPE,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("created", sql.Float, nullable=False),
    sql.Column("game", sql.String(32), nullable=False),
    sql.Column("rules", sql.Integer, nullable=False),
    sql.Column("settings", sql.Text, nullable=False),
    sql.Column("seats", sql.Text, nullable=False),
    sql.Column("pace", sql.String(16), nullable=False),
    sql.Column("seconds", sql.Integer),
    sql.Column("open", sql.Boolean, nullable=False),
    sql.Column("state", sql.String(16), nullable=False, index=True),
    sql.Column("seed", sql.LargeBinary(32), nullable=False),
    sql.Column("host", sql.String(64), nullable=False),
    sql.Column("season", sql.Text),
    sql.Column("race", sql.Integer),
    sql.Column("due", sql.Float, index=True),
    sql.Column("maker", sql.String(32), index=True),
)
commands = sql.Table(
    "commands",
    SHAPE,
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("sequence", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("at", sql.Float, nullable=False),
    sql.Column("client", sql.String(160)),
    sql.Column("command", sql.Text, nullable=False),
    sql.UniqueConstraint("table_id", "client"),
)
notices = sql.Table(
    "notices",
    SHAPE,
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("sequence", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("at", sql.Float, nullable=False),
)
packs = sql.Table(
    "packs",
    SHAPE,
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("sequence", sql.Integer, nullable=False),
    sql.Column("at", sql.Float, nullable=False),
    sql.Column("log", sql.LargeBinary, nullable=False),
)
keys = sql.Table(
    "keys",
    SHAPE,
    sql.Column("name", sql.String(32), primary_key=True),
    sql.Column("key", sql.LargeBinary, nullable=False),
)
reports = sql.Table(
    "reports",
    SHAPE,
    sql.Column("key", sql.String(32), primary_key=True),
    sql.Column("at", sql.Float, nullable=False, index=True),
    sql.Column("report", sql.LargeBinary, nullable=False),
)

LATER = (
    sql.select(commands)
    .where(commands.c.table_id == sql.bindparam("table"), commands.c.sequence > sql.bindparam("after"))
    .order_by(commands.c.sequence)
)
"""The commands of a table after a number, but for those that are packed."""
PACKED = sql.select(packs.c.log).where(
    packs.c.table_id == sql.bindparam("table"), packs.c.sequence > sql.bindparam("after")
)
"""The pack of a table, if it goes further than a number."""
AWAKE = sql.or_(
    sql.not_(sql.exists().where(packs.c.table_id == tables.c.id)),
    sql.exists().where(commands.c.table_id == tables.c.id),
)
"""Of a table that is not packed, or at which something happened since."""


def migrate(connection: sql.Connection) -> None:
    """Bring the tables of the store to the newest shape."""
    database.wait_for_turn(connection)
    shape = shape_of(connection)
    if shape == NEWEST:
        return
    if shape is not None and shape > NEWEST:
        raise PaddockError(newer(shape))
    # Only now, as it takes longer to load than everything else here.
    from alembic import command as alembic
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    alembic.upgrade(config, "head")


def newer(shape: str) -> str:
    """What to say of a store that a later version has written."""
    return (
        f"the store was written by a newer version of Paddock (shape {shape}; this one knows up to {NEWEST}); "
        "nothing was written to it"
    )


def shape_of(connection: sql.Connection) -> str | None:
    """The number of the shape that a store has; None for an empty one."""
    if not sql.inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(sql.text("SELECT version_num FROM alembic_version")).scalar()
    return found


def spec_row(spec: TableSpec) -> dict[str, Any]:
    return {
        "id": spec.id,
        "created": spec.created,
        "game": spec.game,
        "rules": spec.rules,
        "settings": json.dumps(spec.settings),
        "seats": json.dumps(spec.seats),
        "pace": spec.pace,
        "seconds": spec.seconds,
        "open": spec.open,
        "state": GATHERING,
        "seed": spec.seed,
        "host": spec.host,
        "season": None if spec.season is None else seasons.write(spec.season),
        "race": None if spec.season is None else spec.season.raced + 1,
        "maker": spec.maker,
    }


def read_spec(row: Any) -> TableSpec:
    return TableSpec(
        id=row.id,
        created=row.created,
        game=row.game,
        rules=row.rules,
        settings=json.loads(row.settings),
        seats=json.loads(row.seats),
        pace=row.pace,
        seconds=row.seconds,
        open=row.open,
        seed=bytes(row.seed),
        host=row.host,
        season=None if row.season is None else seasons.read(row.season),
        maker=row.maker,
    )


def entry_row(table: str, entry: LogEntry) -> tuple[Any, ...]:
    """An entry of a table's log, in the order of the columns."""
    return table, entry.sequence, entry.at, entry.key, write(entry.command).decode()


def read_entry(row: Any) -> LogEntry:
    """What `entry_row` wrote."""
    return LogEntry(row.sequence, row.at, row.client, read_command(row.command))
