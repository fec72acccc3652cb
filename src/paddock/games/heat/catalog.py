"""What upgrades, sponsors, legends, weather and road tokens say, as tables by kind of card.

The facts stand in upgrades.json, legends.json and weather.json. Kinds 8 to 24 are the basic upgrades, 25 to 55 the
advanced ones, 56 to 60 the sponsors. Extra heat (b17, a31) is a kind only while it is drafted and owned: in a deck it
is heat.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from . import tables
from .tables import BASE_KINDS, KINDS

FILES = ("upgrades", "legends", "weather")
_FACTS: dict[str, Any] = {
    name: json.loads((Path(__file__).parent / f"{name}.json").read_text(encoding="utf-8")) for name in FILES
}
_UPGRADES = _FACTS["upgrades"]
CARDS: tuple[dict[str, Any], ...] = (*_UPGRADES["basic"], *_UPGRADES["advanced"], *_UPGRADES["sponsors"])
IDS: tuple[str, ...] = tuple(card["id"] for card in CARDS)

FIRST_BASIC = BASE_KINDS
FIRST_ADVANCED = FIRST_BASIC + len(_UPGRADES["basic"])
FIRST_SPONSOR = FIRST_ADVANCED + len(_UPGRADES["advanced"])
MOST_VALUES = 4
_SYMBOL: dict[str, tuple[int, ...]] = {
    name: (0,) * BASE_KINDS + tuple(dict(card["symbols"]).get(name, 0) for card in CARDS)
    for name in {name for card in CARDS for name, _ in card["symbols"]}
}
"""The number of a symbol on every kind of card."""
_SEVERAL = tuple(card["speed"] if len(card["speed"]) > 1 else [] for card in CARDS)

VALUE: tuple[int, ...] = (
    0,
    1,
    2,
    3,
    4,
    5,
    0,
    0,
    *(sum(card["speed"]) if len(card["speed"]) == 1 else 0 for card in CARDS),
)
CHOICES = (0,) * BASE_KINDS + tuple(len(values) for values in _SEVERAL)
VALUES: tuple[tuple[int, ...], ...] = ((0,) * MOST_VALUES,) * BASE_KINDS + tuple(
    (*values, *([0] * (MOST_VALUES - len(values)))) for values in _SEVERAL
)
COPIES: tuple[int, ...] = (0,) * BASE_KINDS + tuple(card["copies"] for card in CARDS)
IS_HEAT = (0,) * BASE_KINDS + tuple(1 if card["category"] == "extra_heat" else 0 for card in CARDS)
PLUS = (0, 0, 0, 0, 0, 0, 0, 1, *_SYMBOL["plus"][BASE_KINDS:])
COOLDOWN = _SYMBOL["cooldown"]
COST = _SYMBOL["heat_cost"]
SCRAP = _SYMBOL["scrap"]
SHIFT = _SYMBOL["speed_limit_shift"]
RELIEF = _SYMBOL["stress_relief"]
SLIPSTREAM = _SYMBOL["slipstream_bonus"]
SALVAGE = _SYMBOL["salvage"]
SALVAGE_CARDS = 2
"""What every salvage allows: so the rest of those left tells how much of one that is under way is still open."""
assert {number for number in SALVAGE if number} == {SALVAGE_CARDS}
REFRESH = _SYMBOL["refresh"]
DIRECT = _SYMBOL["direct_play"]
ACCELERATE = _SYMBOL["accelerate"]

_LEGENDS = _FACTS["legends"]["cards"]
COLOURS = tuple(name for name in _LEGENDS[0] if name != "id")
DIAMOND: tuple[tuple[int, ...], ...] = tuple(tuple(card[colour]["diamond"] for colour in COLOURS) for card in _LEGENDS)
HELMET: tuple[tuple[int, ...], ...] = tuple(tuple(card[colour]["helmet"] for colour in COLOURS) for card in _LEGENDS)

_WEATHER = _FACTS["weather"]
WEATHER_NAMES = ("none", *(token["id"] for token in _WEATHER["weather"]))
ROAD_NAMES = ("none", *(token["id"] for token in _WEATHER["road"]))
ROAD_COPIES: tuple[int, ...] = (0, *(token["copies"] for token in _WEATHER["road"]))
EFFECTS = ("", "no_cooldown", "no_slipstream", "slipstream_plus_2", "cooldown_plus_1")
_SETUP: dict[str, tuple[int, ...]] = {
    name: (0, *(token["setup"].get(name, 0) for token in _WEATHER["weather"]))
    for name in ("stress", "heat", "heat_in_deck", "heat_in_discard")
}
WEATHER_STRESS = _SETUP["stress"]
WEATHER_HEAT = _SETUP["heat"]
WEATHER_DECK = _SETUP["heat_in_deck"]
WEATHER_DISCARD = _SETUP["heat_in_discard"]
WEATHER_EFFECT = (0, *(EFFECTS.index(token["sector"]) for token in _WEATHER["weather"]))

assert FIRST_SPONSOR + len(_UPGRADES["sponsors"]) == KINDS


def in_deck(kind: int) -> int:
    """What a card is once it lies in a deck: extra heat is heat (heat 3)."""
    return tables.HEAT if IS_HEAT[kind] else kind
