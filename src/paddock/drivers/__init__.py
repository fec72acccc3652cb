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
    parse_drivers,
    run,
    seat_drivers,
    split_drivers,
    whole_answer,
)
from .outside import Forfeit, Outside
from .roster import Entry, driver_names, entry, roster, usual_driver
from .scripts import Script, Scripts, levels, scripts
from .searching import Budget, Searching, Thought, Weighed

__all__ = [
    "Budget",
    "Cockpit",
    "Driver",
    "Entry",
    "Forfeit",
    "Outside",
    "Script",
    "Scripted",
    "Scripts",
    "Searching",
    "Thought",
    "Weighed",
    "close_drivers",
    "driver",
    "driver_names",
    "entry",
    "levels",
    "parse_drivers",
    "roster",
    "run",
    "scripts",
    "seat_drivers",
    "split_drivers",
    "usual_driver",
    "whole_answer",
]
