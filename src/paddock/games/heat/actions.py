"""Action numbers and their text: `g3`, `4`, `b07`, `stress`, `boost`, `cool 2`, `slip 4`, `drop 1`, `keep`.

Several cards at once are joined by `+` (`4+b07+stress`, `drop 1+3`), several answers by commas (`g3, 4+2+stress`).
"""

from __future__ import annotations

from collections.abc import Iterable

from ...errors import BadText
from ...verbs import Actions, Verb
from . import catalog, tables

CARD_NAMES = ("0", "1", "2", "3", "4", "5", "heat", "stress", *catalog.IDS)
WITH_CARD = {
    verb.name: verb
    for verb in (
        Verb("lay", tables.LAY, CARD_NAMES, form="{}"),
        Verb("drop", tables.DROP, CARD_NAMES),
        Verb("refresh", tables.REFRESH, CARD_NAMES),
        Verb("direct", tables.DIRECT, CARD_NAMES),
        Verb("salvage", tables.SALVAGE, CARD_NAMES),
        Verb("pick", tables.PICK, CARD_NAMES),
        Verb("give", tables.GIVE, CARD_NAMES),
        Verb("back", tables.BACK, CARD_NAMES),
    )
}
WITH_NUMBER = {
    verb.name: verb
    for verb in (
        Verb("value", tables.VALUE + 1, tuple(range(1, tables.ACCELERATE - tables.VALUE))),
        Verb("cool", tables.COOL + 1, tuple(range(1, tables.FAR - tables.COOL))),
        Verb("slip", tables.FAR + 1, tuple(range(1, tables.LAY - tables.FAR))),
        Verb("relieve", tables.RELIEVE + 1, tuple(range(1, tables.PAY - tables.RELIEVE))),
        Verb("pay", tables.PAY + 1, tuple(range(1, tables.SCRAP - tables.PAY))),
        Verb("scrap", tables.SCRAP + 1, tuple(range(1, 100))),
    )
}
ACTIONS = Actions(
    "g1 to g4, cards such as 4+b07+stress, clutter, boost, adrenaline, accelerate, cool 1, relieve 1, pay 1, scrap 1, "
    "direct a07, salvage 4, value 3, done, slip, slip 4, stay, drop 1+3, refresh a15, keep, pick b01, give b01, "
    "back 4, mulligan",
    Verb("gear", tables.GEAR + 1, tuple(range(1, tables.TOP_GEAR + 1)), form="g{}"),
    Verb("boost", tables.BOOST),
    Verb("adrenaline", tables.ADRENALINE),
    Verb("done", tables.DONE),
    Verb("stay", tables.STAY),
    Verb("keep", tables.KEEP),
    Verb("clutter", tables.CLUTTER),
    Verb("accelerate", tables.ACCELERATE),
    Verb("mulligan", tables.MULLIGAN),
    *WITH_CARD.values(),
    *WITH_NUMBER.values(),
    Verb("slip", tables.SLIP, (tables.SLIPSTREAM,), form="slip"),
)
said, text, words = ACTIONS.said, ACTIONS.text, ACTIONS.words


def card_number(name: str) -> int:
    """The kind of a card by its name."""
    if name not in CARD_NAMES:
        known = f"{', '.join(CARD_NAMES[: tables.BASE_KINDS])}, b01 to b17, a01 to a31, s01 to s05"
        raise BadText(f"no card is called {name!r}; there is {known}")
    return CARD_NAMES.index(name)


def write(actions: Iterable[int]) -> str:
    """Actions in a row as text that `read` takes back; cards laid or dropped in a row stand together."""
    parts: list[str] = []
    last = ""
    for action in actions:
        said = words(action)
        if said.verb in ("lay", "drop") and said.verb == last:
            parts[-1] += f"+{said.arguments[0]}"
        else:
            parts.append(said.text)
        last = said.verb
    return ", ".join(parts)


def read(said: str) -> list[int]:
    """Actions from text. Cards may stand in any order; the rules take low ones first."""
    return [action for part in said.split(",") for action in _read_part(" ".join(part.split()))]


def _read_part(part: str) -> list[int]:
    word, _, rest = part.partition(" ")
    if word in WITH_NUMBER and rest:
        verb = WITH_NUMBER[word]
        if not (rest.isascii() and rest.isdigit()) or len(rest) > 3 or int(rest) not in verb.things:
            raise BadText(f"{word} needs a number from 1 to {len(verb.things)}, not {rest!r}")
        slip = word == "slip" and int(rest) == tables.SLIPSTREAM
        return [tables.SLIP if slip else verb.first - 1 + int(rest)]
    if word in WITH_CARD and rest:
        return sorted(WITH_CARD[word].first + card_number(card.strip()) for card in rest.split("+"))
    if part and all(card.strip() in CARD_NAMES for card in part.split("+")):
        return sorted(tables.LAY + card_number(card.strip()) for card in part.split("+"))
    if part in ACTIONS.numbers:
        return [ACTIONS.numbers[part]]
    raise ACTIONS.none(part)
