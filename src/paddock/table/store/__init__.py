"""Tables on disk: SQLite in a file, or PostgreSQL."""
