"""Tables, and the log of their commands."""

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
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
    )
    op.create_table(
        "commands",
        sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sql.Column("sequence", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("at", sql.Float, nullable=False),
        sql.Column("client", sql.String(160)),
        sql.Column("command", sql.Text, nullable=False),
        sql.UniqueConstraint("table_id", "client"),
    )


def downgrade() -> None:
    op.drop_table("commands")
    op.drop_table("tables")
