"""Action numbers and their text: `gear 4`, `to 57`, `way 2`, `nitro`, `stay`, `fit soft`, `repair brakes`.

Cells are called by their numbers, cars by their seats. Several answers are joined by commas: `gear 4, to 57`.
"""

from __future__ import annotations

from ...verbs import Actions, Verb
from . import tables
from .tables import CUSTOM_MOST, GEARS, MOST_WAYS, SEATS, SPOTS, TYRE_NAMES, ZONE_NAMES

ACTIONS = Actions(
    "gear 4, to 57, way 2, stay, plain, nitro, extra, fit soft, tyre stop, technical stop, repair brakes, done, give 6",
    Verb("stay", tables.STAY),
    Verb("plain", tables.PLAIN),
    Verb("nitro", tables.USE_NITRO),
    Verb("nitro", tables.USE_MORE, how="more"),
    Verb("drift", tables.LONGER, how="longer"),
    Verb("drift", tables.SHORTER, how="shorter"),
    Verb("extra", tables.USE_EXTRA),
    Verb("stop", tables.TYRE_STOP, how="tyre", form="tyre stop"),
    Verb("stop", tables.REPAIR_STOP, how="technical", form="technical stop"),
    Verb("done", tables.DONE),
    Verb("keep", tables.KEEP),
    Verb("again", tables.AGAIN),
    Verb("gear", tables.SHIFT + 1, tuple(range(1, GEARS + 1)), short="g{}"),
    Verb("fit", tables.FIT, TYRE_NAMES),
    Verb("repair", tables.POINT, ZONE_NAMES),
    Verb("give", tables.GIVE, tuple(range(CUSTOM_MOST[0] + 1))),
    Verb("throw", tables.THROW, tuple(range(SEATS))),
    Verb("way", tables.BY + 1, tuple(range(1, MOST_WAYS + 1))),
    Verb("to", tables.TO, tuple(range(SPOTS))),
    Verb("drop", tables.DROP, tuple(range(SPOTS))),
)
said, text, words = ACTIONS.said, ACTIONS.text, ACTIONS.words
write, read = ACTIONS.write, ACTIONS.read
