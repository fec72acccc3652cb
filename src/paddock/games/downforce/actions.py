"""Action numbers and their text: `bid C4`, `pass`, `keep tricky`, `play A2`, `step 57`, `take red`, `bet blue`.

Cards are called by their names (A1 to G6, S1 to S6 for speed-8), cells by their numbers, cars by their colours.
Several answers are joined by commas: `play B2, step 57, step 61`.
"""

from __future__ import annotations

from ...verbs import Actions, Verb
from . import tables
from .tables import CARD_NAMES, CARS, CELLS, COLOUR_NAMES, ORDINARY, POWER_NAMES

CAR_NAMES = COLOUR_NAMES[:CARS]
ORDINARY_NAMES = CARD_NAMES[:ORDINARY]
ACTIONS = Actions(
    "pass, bid C4, bid C4 white, bid E1 second white, bid C4 lowest, keep tricky, play A2, play A2 upward, go, skip, "
    "take red, step 57, home, leave, stop, bet red",
    Verb("pass", tables.PASS),
    Verb("skip", tables.SKIP),
    Verb("go", tables.GO),
    Verb("stop", tables.STOP),
    Verb("leave", tables.LEAVE),
    Verb("home", tables.DRIVE_HOME),
    Verb("keep", tables.KEEP, POWER_NAMES),
    Verb("take", tables.TAKE, CAR_NAMES),
    Verb("bet", tables.BET, CAR_NAMES),
    Verb("bid", tables.BID, ORDINARY_NAMES),
    Verb("bid", tables.BID_WHITE, ORDINARY_NAMES, "white"),
    Verb("bid", tables.BID_SECOND_WHITE, ORDINARY_NAMES, "second white"),
    Verb("bid", tables.BID_LOWEST, ORDINARY_NAMES, "lowest"),
    Verb("play", tables.PLAY, CARD_NAMES),
    Verb("play", tables.PLAY_UPWARD, CARD_NAMES, "upward"),
    Verb("step", tables.STEP, tuple(range(CELLS))),
)
said, text, words = ACTIONS.said, ACTIONS.text, ACTIONS.words
write, read = ACTIONS.write, ACTIONS.read
