"""Action numbers and their text: `g3`, `4`, `b07`, `stress`, `boost`, `cool 2`, `slip 4`, `drop 1`, `keep`.

Several cards at once are joined by `+` (`4+b07+stress`, `drop 1+3`), several answers by commas (`g3, 4+2+stress`).
"""

from __future__ import annotations

from ...errors import BadText
from . import catalog, tables

CARD_NAMES = ("0", "1", "2", "3", "4", "5", "heat", "stress", *catalog.IDS)
WORDS = {
    tables.BOOST: "boost",
    tables.ADRENALINE: "adrenaline",
    tables.DONE: "done",
    tables.SLIP: "slip",
    tables.STAY: "stay",
    tables.KEEP: "keep",
    tables.CLUTTER: "clutter",
    tables.ACCELERATE: "accelerate",
    tables.MULLIGAN: "mulligan",
}
NUMBERS = {word: number for number, word in WORDS.items()}
WITH_CARD = {
    "lay": tables.LAY,
    "drop": tables.DROP,
    "refresh": tables.REFRESH,
    "direct": tables.DIRECT,
    "salvage": tables.SALVAGE,
    "pick": tables.PICK,
    "give": tables.GIVE,
    "back": tables.BACK,
}
"""Actions that name a card; laying needs no word."""
WITH_NUMBER = {
    "value": (tables.VALUE, tables.ACCELERATE),
    "cool": (tables.COOL, tables.FAR),
    "slip": (tables.FAR, tables.LAY),
    "relieve": (tables.RELIEVE, tables.PAY),
    "pay": (tables.PAY, tables.SCRAP),
    "scrap": (tables.SCRAP, tables.SCRAP + 100),
}
"""Actions that name a number: where their numbers begin, and where the next ones do."""
FORMS = (
    "g1 to g4, cards such as 4+b07+stress, clutter, boost, adrenaline, accelerate, cool 1, relieve 1, pay 1, scrap 1, "
    "direct a07, salvage 4, value 3, done, slip, slip 4, stay, drop 1+3, refresh a15, keep, pick b01, give b01, "
    "back 4, mulligan"
)


def card_number(name: str) -> int:
    """The kind of a card by its name."""
    if name not in CARD_NAMES:
        known = f"{', '.join(CARD_NAMES[: tables.BASE_KINDS])}, b01 to b17, a01 to a31, s01 to s05"
        raise BadText(f"no card is called {name!r}; there is {known}")
    return CARD_NAMES.index(name)


def _family(action: int) -> str:
    """The word of an action that names a card; empty for the others."""
    for word, first in WITH_CARD.items():
        if first <= action < first + tables.KINDS:
            return word
    return ""


def text(action: int) -> str:
    """One action as text."""
    if action in WORDS:
        return WORDS[action]
    if tables.GEAR < action <= tables.GEAR + tables.TOP_GEAR:
        return f"g{action - tables.GEAR}"
    family = _family(action)
    if family:
        name = CARD_NAMES[action - WITH_CARD[family]]
        return name if family == "lay" else f"{family} {name}"
    for word, (first, end) in WITH_NUMBER.items():
        if first < action < end:
            return f"{word} {action - first}"
    raise BadText(f"no action has the number {action}")


def write(actions: list[int]) -> str:
    """Actions in a row as text that `read` takes back."""
    parts: list[str] = []
    last = ""
    for action in actions:
        family = _family(action)
        if family in ("lay", "drop") and family == last:
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
    if len(part) == 2 and part[0] == "g" and part[1] in "1234":
        return [tables.GEAR + int(part[1])]
    word, _, rest = part.partition(" ")
    if word in WITH_NUMBER and rest:
        first, end = WITH_NUMBER[word]
        if not (rest.isascii() and rest.isdigit()) or len(rest) > 3 or not 0 < int(rest) < end - first:
            raise BadText(f"{word} needs a number from 1 to {end - first - 1}, not {rest!r}")
        return [tables.SLIP] if word == "slip" and int(rest) == tables.SLIPSTREAM else [first + int(rest)]
    if word in WITH_CARD and rest:
        return sorted(WITH_CARD[word] + card_number(card.strip()) for card in rest.split("+"))
    if part and all(card.strip() in CARD_NAMES for card in part.split("+")):
        return sorted(tables.LAY + card_number(card.strip()) for card in part.split("+"))
    raise BadText(f"{part!r} is no action; actions are {FORMS}")
