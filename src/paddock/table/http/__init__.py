"""Over HTTP: routes, pages, and the guard before them. Nothing here decides anything about a table."""
