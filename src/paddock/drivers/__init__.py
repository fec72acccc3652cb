"""Who decides for a seat. A driver gets a view and imagined positions, never the race.

Scripted drivers stand in a folder for each game, written like the rules and compiled with them.
`driver("heat", "racer", 7)` opens one for the table; any object with `decide(cockpit)` can sit beside it.
"""

from .driver import Cockpit, Driver, Scripted, driver, driver_names, parse_drivers, run, seat_drivers
from .scripts import Script, Scripts, levels, scripts

__all__ = [
    "Cockpit",
    "Driver",
    "Script",
    "Scripted",
    "Scripts",
    "driver",
    "driver_names",
    "levels",
    "parse_drivers",
    "run",
    "scripts",
    "seat_drivers",
]
