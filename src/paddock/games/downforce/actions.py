"""Action numbers and their text: `bid C4`, `pass`, `keep tricky`, `play A2`, `step 57`, `take red`, `bet blue`.

Cards are called by their names (A1 to G6, S1 to S6 for speed-8), cells by their numbers, cars by their colours.
Several answers are joined by commas: `play B2, step 57, step 61`.
"""

from __future__ import annotations

from ...errors import BadText
from . import tables
from .tables import CARD_NAMES, CARS, CELLS, COLOUR_NAMES, ORDINARY, POWER_NAMES

WORDS = {
    tables.PASS: "pass",
    tables.SKIP: "skip",
    tables.GO: "go",
    tables.STOP: "stop",
    tables.LEAVE: "leave",
    tables.DRIVE_HOME: "home",
}
NUMBERS = {word: number for number, word in WORDS.items()}
CAR_NAMES = COLOUR_NAMES[:CARS]
ORDINARY_NAMES = CARD_NAMES[:ORDINARY]
CELL_NAMES = tuple(str(cell) for cell in range(CELLS))
ROWS: tuple[tuple[int, str, tuple[str, ...], str], ...] = (
    (tables.KEEP, "keep", POWER_NAMES, ""),
    (tables.TAKE, "take", CAR_NAMES, ""),
    (tables.BET, "bet", CAR_NAMES, ""),
    (tables.BID, "bid", ORDINARY_NAMES, ""),
    (tables.BID_WHITE, "bid", ORDINARY_NAMES, " white"),
    (tables.BID_SECOND_WHITE, "bid", ORDINARY_NAMES, " second white"),
    (tables.BID_LOWEST, "bid", ORDINARY_NAMES, " lowest"),
    (tables.PLAY, "play", CARD_NAMES, ""),
    (tables.PLAY_UPWARD, "play", CARD_NAMES, " upward"),
    (tables.STEP, "step", CELL_NAMES, ""),
)
"""First number of a row, its word, what may follow, and what comes after that."""
FORMS = (
    "pass, bid C4, bid C4 white, bid E1 second white, bid C4 lowest, keep tricky, play A2, play A2 upward, go, skip, "
    "take red, step 57, home, leave, stop, bet red"
)
TEXTS = WORDS | {
    first + i: f"{word} {name}{after}" for first, word, names, after in ROWS for i, name in enumerate(names)
}
READ = {text.lower(): number for number, text in TEXTS.items()}


def text(action: int) -> str:
    """One action as text."""
    if action not in TEXTS:
        raise BadText(f"no action has the number {action}")
    return TEXTS[action]


def write(actions: list[int]) -> str:
    """Actions in a row as text that `read` takes back."""
    return ", ".join(text(action) for action in actions)


def read(words: str) -> list[int]:
    """Actions from text."""
    actions = []
    for part in words.split(","):
        said = " ".join(part.lower().split())
        if said not in READ:
            raise BadText(f"{' '.join(part.split())!r} is no action; actions are {FORMS}")
        actions.append(READ[said])
    return actions
