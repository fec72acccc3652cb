"""Action numbers and their text: `gear 4`, `to 57`, `nitro`, `stay`, `fit soft`, `repair brakes`.

Cells are called by their numbers, cars by their seats. Several answers are joined by commas: `gear 4, to 57`.
"""

from __future__ import annotations

from ...errors import BadText
from . import tables
from .tables import CUSTOM_MOST, GEARS, SEATS, SPOTS, TYRE_NAMES, ZONE_NAMES

WORDS = {
    tables.STAY: "stay",
    tables.PLAIN: "plain",
    tables.USE_NITRO: "nitro",
    tables.USE_MORE: "nitro more",
    tables.LONGER: "drift longer",
    tables.SHORTER: "drift shorter",
    tables.USE_EXTRA: "extra",
    tables.TYRE_STOP: "tyre stop",
    tables.REPAIR_STOP: "technical stop",
    tables.DONE: "done",
    tables.KEEP: "keep",
    tables.AGAIN: "again",
}
NUMBERS = tuple(str(number) for number in range(SPOTS))
ROWS: tuple[tuple[int, str, tuple[str, ...]], ...] = (
    (tables.SHIFT + 1, "gear", NUMBERS[1 : GEARS + 1]),
    (tables.FIT, "fit", TYRE_NAMES),
    (tables.POINT, "repair", ZONE_NAMES),
    (tables.GIVE, "give", NUMBERS[: CUSTOM_MOST[0] + 1]),
    (tables.THROW, "throw", NUMBERS[:SEATS]),
    (tables.TO, "to", NUMBERS),
    (tables.DROP, "drop", NUMBERS),
)
"""First number of a row, its word, and what may follow."""
FORMS = "gear 4, to 57, stay, plain, nitro, extra, fit soft, tyre stop, technical stop, repair brakes, done, give 6"
TEXTS = WORDS | {first + i: f"{word} {name}" for first, word, names in ROWS for i, name in enumerate(names)}
READ = {text: number for number, text in TEXTS.items()}


def text(action: int) -> str:
    """One action as text."""
    if action not in TEXTS:
        raise BadText(f"no action has the number {action}")
    return TEXTS[action]


def write(actions: list[int]) -> str:
    """Actions in a row as text that `read` takes back."""
    return ", ".join(text(action) for action in actions)


def read(words: str) -> list[int]:
    """Actions from text; `g4` is short for `gear 4`."""
    actions = []
    for part in words.split(","):
        said = " ".join(part.lower().split())
        if len(said) == 2 and said[0] == "g":
            said = f"gear {said[1]}"
        if said not in READ:
            raise BadText(f"{' '.join(part.split())!r} is no action; actions are {FORMS}")
        actions.append(READ[said])
    return actions
