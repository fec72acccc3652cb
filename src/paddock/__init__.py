"""Racing board games, played, studied and taught to machines."""
