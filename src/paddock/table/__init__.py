"""The server: tables at which people and drivers race, over HTTP and sockets. See docs/server.md and docs/protocol.md.

A table is the log of its commands in the store (table.py, commands.py). `http` takes requests and lets sockets in,
`live` carries out what clients ask, `store` keeps it, `cluster` tells other servers. Words: docs/glossary.md. Nothing
in here knows a rule of a game.
"""

from .serve import serve
from .settings import Settings

__all__ = ["Settings", "serve"]
