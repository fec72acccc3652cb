"""Logs of tables that nobody uses, packed; and who made a table, as a keyed hash of the address."""

import json
import secrets
import zlib

import sqlalchemy as sql
from alembic import op

revision = "0004"
down_revision = "0003"

SQLITE = """
CREATE TRIGGER stays_packed BEFORE INSERT ON commands
WHEN EXISTS (SELECT 1 FROM packs WHERE table_id = NEW.table_id AND sequence >= NEW.sequence)
BEGIN SELECT RAISE(ABORT, 'this number of the log is packed'); END
"""
# After the insert, and by its name after the check of the foreign key: that one has waited for whoever packs the table
# by then, so what is asked here sees what they did.
POSTGRES = """
CREATE FUNCTION stays_packed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT 1 FROM packs WHERE table_id = NEW.table_id AND sequence >= NEW.sequence) THEN
        RAISE EXCEPTION 'this number of the log is packed' USING ERRCODE = 'unique_violation';
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER stays_packed AFTER INSERT ON commands FOR EACH ROW EXECUTE FUNCTION stays_packed();
"""


def upgrade() -> None:
    op.create_table(
        "packs",
        sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sql.Column("sequence", sql.Integer, nullable=False),
        sql.Column("at", sql.Float, nullable=False),
        sql.Column("log", sql.LargeBinary, nullable=False),
    )
    # A server that is behind may not write where the rows are gone: their numbers are taken all the same.
    op.execute(SQLITE if op.get_bind().dialect.name == "sqlite" else POSTGRES)
    with op.batch_alter_table("tables") as table:
        table.add_column(sql.Column("maker", sql.String(32)))
        table.create_index("ix_tables_maker", ["maker"])
    keys = op.create_table(
        "keys",
        sql.Column("name", sql.String(32), primary_key=True),
        sql.Column("key", sql.LargeBinary, nullable=False),
    )
    op.bulk_insert(keys, [{"name": "makers", "key": secrets.token_bytes(32)}])


def downgrade() -> None:
    here = op.get_bind()
    if here.dialect.name == "sqlite":
        op.execute("DROP TRIGGER stays_packed")
    else:
        op.execute("DROP TRIGGER stays_packed ON commands; DROP FUNCTION stays_packed")
    put_back = sql.text("INSERT INTO commands VALUES (:table_id, :sequence, :at, :client, :command)")
    for table, log in here.execute(sql.text("SELECT table_id, log FROM packs")).all():
        for row in json.loads(zlib.decompress(log)):
            columns = zip(("table_id", "sequence", "at", "client", "command"), (table, *row), strict=True)
            here.execute(put_back, dict(columns))
    op.drop_table("keys")
    op.drop_table("packs")
    op.drop_index("ix_tables_maker", "tables")
    op.execute("ALTER TABLE tables DROP COLUMN maker")
