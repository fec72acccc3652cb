"""When something happens at a table by itself, and whom to tell that it is their turn."""

import sqlalchemy as sql
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    with op.batch_alter_table("tables") as table:
        table.add_column(sql.Column("due", sql.Float))
        table.create_index("ix_tables_due", ["due"])
    # What is due there is not known: such a table is looked at when the server starts, once.
    op.execute("UPDATE tables SET due = 0 WHERE state = 'racing' AND seconds IS NOT NULL")
    op.create_table(
        "notices",
        sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("sequence", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("at", sql.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("notices")
    with op.batch_alter_table("tables") as table:
        table.drop_index("ix_tables_due")
        table.drop_column("due")
