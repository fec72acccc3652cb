"""Reports of finished races that were reckoned once, so that nobody waits for them twice."""

import sqlalchemy as sql
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "reports",
        sql.Column("key", sql.String(32), primary_key=True),
        sql.Column("at", sql.Float, nullable=False, index=True),
        sql.Column("report", sql.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("reports")
