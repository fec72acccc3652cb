"""Action numbers and their text: `g3`, `4`, `stress`, `boost`, `cool 2`, `slip`, `drop 1`, `keep`.

Several cards at once are joined by `+` (`4+2+stress`, `drop 1+3`), several answers by commas (`g3, 4+2+stress`).
"""

from __future__ import annotations

from ...errors import BadText
from . import tables

CARD_NAMES = ("0", "1", "2", "3", "4", "5", "heat", "stress")
WORDS = {
    tables.BOOST: "boost",
    tables.ADRENALINE: "adrenaline",
    tables.DONE: "done",
    tables.SLIP: "slip",
    tables.STAY: "stay",
    tables.KEEP: "keep",
    tables.CLUTTER: "clutter",
}
NUMBERS = {word: number for number, word in WORDS.items()}
FORMS = "g1 to g4, cards such as 4+2+stress, clutter, boost, adrenaline, cool 1, done, slip, stay, drop 1+3, keep"


def card_number(name: str) -> int:
    """The kind of a card by its name."""
    if name not in CARD_NAMES:
        raise BadText(f"no card is called {name!r}; there is {', '.join(CARD_NAMES)}")
    return CARD_NAMES.index(name)


def text(action: int) -> str:
    """One action as text."""
    if action in WORDS:
        return WORDS[action]
    if tables.GEAR < action <= tables.GEAR + tables.TOP_GEAR:
        return f"g{action - tables.GEAR}"
    if tables.COOL < action < tables.LAY:
        return f"cool {action - tables.COOL}"
    if tables.LAY <= action < tables.LAY + tables.KINDS:
        return CARD_NAMES[action - tables.LAY]
    if tables.DROP <= action < tables.DROP + tables.KINDS:
        return f"drop {CARD_NAMES[action - tables.DROP]}"
    raise BadText(f"no action has the number {action}")


def write(actions: list[int]) -> str:
    """Actions in a row as text that `read` takes back."""
    parts: list[str] = []
    last = ""
    for action in actions:
        family = "lay" if tables.LAY <= action < tables.DROP else "drop" if action >= tables.DROP else ""
        if family and family == last:
            parts[-1] += "+" + text(action).removeprefix("drop ")
        else:
            parts.append(text(action))
        last = family
    return ", ".join(parts)


def read(words: str) -> list[int]:
    """Actions from text. Cards may stand in any order; the rules take low ones first."""
    actions: list[int] = []
    for part in words.split(","):
        actions.extend(_read_part(" ".join(part.split())))
    return actions


def _read_part(part: str) -> list[int]:
    if part in NUMBERS:
        return [NUMBERS[part]]
    head, _, rest = part.partition(" ")
    if head == "drop" and rest:
        return [tables.DROP + kind for kind in _read_cards(rest)]
    if head == "cool" and rest.isascii() and rest.isdigit() and 1 <= int(rest[:4]) < tables.LAY - tables.COOL:
        return [tables.COOL + int(rest[:4])]
    if len(part) == 2 and part[0] == "g" and part[1] in "1234":
        return [tables.GEAR + int(part[1])]
    if part and all(name.strip() in CARD_NAMES for name in part.split("+")):
        return [tables.LAY + kind for kind in _read_cards(part)]
    raise BadText(f"{part!r} is no action; actions are {FORMS}")


def _read_cards(names: str) -> list[int]:
    return sorted(card_number(name.strip()) for name in names.split("+"))
