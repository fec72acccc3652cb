"""The season that a table's race belongs to, and which race of it that is."""

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("tables") as table:
        table.add_column(sql.Column("season", sql.Text))
        table.add_column(sql.Column("race", sql.Integer))


def downgrade() -> None:
    with op.batch_alter_table("tables") as table:
        table.drop_column("race")
        table.drop_column("season")
