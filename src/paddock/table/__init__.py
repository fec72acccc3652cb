"""The server: tables at which people and drivers race, over HTTP and sockets. See docs/protocol.md.

A table is the log of its commands in the store. tables.py makes a table of a log, room.py is a table with everybody
around it, steward.py answers for drivers and clocks, hall.py holds all tables, bus.py tells other servers, gate.py
makes whatever leaves. Nothing in here knows a rule of a game.
"""

from .serve import serve
from .settings import Settings

__all__ = ["Settings", "serve"]
