"""Who decides for a seat. A driver gets a view and imagined positions, never the race.

Scripted drivers stand in a folder for each game, written like the rules and compiled with them.
`driver("heat", "racer", 7)` opens one for the table; any object with `decide(cockpit)` can sit beside it.
"""

from .driver import (
    Cockpit,
    Driver,
    Scripted,
    close_drivers,
    driver,
    driver_names,
    parse_drivers,
    run,
    seat_drivers,
    split_drivers,
)
from .outside import Forfeit, Outside
from .scripts import Script, Scripts, levels, scripts

__all__ = [
    "Cockpit",
    "Driver",
    "Forfeit",
    "Outside",
    "Script",
    "Scripted",
    "Scripts",
    "close_drivers",
    "driver",
    "driver_names",
    "levels",
    "parse_drivers",
    "run",
    "scripts",
    "seat_drivers",
    "split_drivers",
]
