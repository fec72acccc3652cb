"""Racing board games, played, studied and taught to machines.

import paddock

race = paddock.race("heat", circuit="usa", seats=4, seed=1)
"""

from .circuit_file import read_circuit
from .decision import Decision
from .errors import BadText, PaddockError, Refused
from .event import Event
from .game import game, game_names
from .race import Race, from_position, race
from .record import read as read_race
from .record import verify
from .record import write as write_race
from .seasons import begin as season
from .seasons import read as read_season

__all__ = [
    "BadText",
    "Decision",
    "Event",
    "PaddockError",
    "Race",
    "Refused",
    "from_position",
    "game",
    "game_names",
    "race",
    "read_circuit",
    "read_race",
    "read_season",
    "season",
    "verify",
    "write_race",
]
__version__ = "0.1.0"
