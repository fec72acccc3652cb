"""The shapes that the store has had, one file for each step (Alembic). They are applied when the store opens."""
