"""Heat's modules in a terminal: upgrades and symbols in words, weather and road, the press, the legends."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.text import Text

from ...games.heat import catalog
from ...locale import say
from ...locale.heat_cards import symbol_about, symbol_brief, upgrade_full
from .. import cars
from ..desk import Desk

SYMBOLS = tuple(dict.fromkeys(name for card in catalog.CARDS for name, _ in card["symbols"]))
LIMITS = {"limit_plus_1": 1, "limit_minus_1": -1}
LEFT = {
    "relief": "stress_relief",
    "due": "heat_cost",
    "scrap": "scrap",
    "accelerate": "accelerate",
    "salvage": "salvage",
}
"""What is left to use in a reaction, and the symbol that it comes from."""


def split_cards(cards: str | None) -> list[str]:
    """`14H+b07` as single cards."""
    letters, *names = (cards or "").split("+")
    return [*letters, *names]


def is_upgrade(card: str) -> bool:
    """Whether this is the name of an upgrade or a sponsor."""
    return card in catalog.IDS


def facts(card: str) -> dict[str, Any]:
    """What stands on an upgrade or a sponsor."""
    return catalog.CARDS[catalog.IDS.index(card)]


def full_name(desk: Desk, card: str) -> str:
    """An upgrade with all that it is."""
    return upgrade_full(facts(card), desk.language)


def named_in(answer: str) -> list[str]:
    """The upgrades that an answer names."""
    return [word for word in answer.replace("+", " ").replace(",", " ").split() if is_upgrade(word)]


def draw_upgrades(desk: Desk, cards: Iterable[str]) -> list[Text]:
    """Every upgrade among some cards with what it is, a line each."""
    return [
        Text.assemble((card, "bold"), " ", full_name(desk, card)) for card in dict.fromkeys(cards) if is_upgrade(card)
    ]


def draw_symbols(desk: Desk, cards: Sequence[str]) -> list[Text]:
    """What the symbols on some cards do, and what extra heat is, each explained once."""
    found: dict[str, int] = {}
    for card in cards:
        for name, number in facts(card)["symbols"]:
            found.setdefault(name, number)
    rows = [_symbol_line(desk, name, number) for name, number in found.items()]
    heat = next((facts(card) for card in cards if facts(card)["category"] == "extra_heat"), None)
    if heat is not None:
        name, about = upgrade_full(heat, desk.language), say("heat-upgrade-heat", desk.language)
        rows.append(Text.assemble((f"{name}: ", "bold"), (about, "dim")))
    return rows


def _symbol_line(desk: Desk, name: str, number: int) -> Text:
    brief, about = symbol_brief(name, number, desk.language), symbol_about(name, number, desk.language)
    return Text.assemble((f"{brief}: ", "bold"), (about, "dim"))


def explain(desk: Desk, name: str) -> Sequence[Text]:
    """A card by its name, one symbol, or (`symbols`) all of them; nothing for another word."""
    if is_upgrade(name):
        return [*draw_upgrades(desk, [name]), *draw_symbols(desk, [name])]
    if name == "symbols":
        return [_symbol_line(desk, symbol, 1) for symbol in SYMBOLS]
    word = name.replace(" ", "_")
    return [_symbol_line(desk, symbol, 1) for symbol in SYMBOLS if word and symbol.startswith(word)]


def draw_event(desk: Desk, event: str) -> Text:
    """A championship race: its name and its special rule."""
    name, rule = (say(f"heat-race-{event}{part}", desk.language) for part in ("", ".rule"))
    return Text.assemble((f"{name}. ", "bold"), rule)


def limit_of(corner: int, printed: int, view: Mapping[str, Any]) -> int:
    """A corner's limit for everybody: what is printed, and the token there."""
    return printed + LIMITS.get(_token(view, corner) or "", 0)


def marks_of(corner: int, view: Mapping[str, Any]) -> str:
    """Marks beside a corner's sign: a token changes something here, the press looks on."""
    pressed = (view["modules"] or {}).get("press", ())
    return ("*" if _token(view, corner) else "") + ("◉" if corner in pressed else "")


def _token(view: Mapping[str, Any], corner: int) -> str | None:
    roads: list[str | None] = (view["modules"] or {}).get("roads", [])
    return roads[corner] if corner < len(roads) else None


def draw_conditions(desk: Desk, view: Mapping[str, Any]) -> list[Text]:
    """Weather, road and press, then the legends once their card is turned; nothing in a plain race."""
    modules = view["modules"]
    if modules is None:
        return []
    words = []
    if modules["weather"]:
        words.append(_weather(desk, modules["weather"]))
    words += [
        f"T{corner + 1} {say(f'heat-road-{token}', desk.language)}"
        for corner, token in enumerate(modules["roads"])
        if token
    ]
    if modules["press"]:
        words.append(desk.say("press", corners=" ".join(f"T{corner + 1}" for corner in modules["press"])))
    rows = [Text(" · ".join(words))] if words else []
    if modules["legend_card"]:
        rows.append(_legends(desk, view, modules))
    return rows


def _weather(desk: Desk, weather: str) -> str:
    """The weather, and what it does where a weather token lies."""
    effect = catalog.EFFECTS[catalog.WEATHER_EFFECT[catalog.WEATHER_NAMES.index(weather)]]
    return f"{say(f'heat-weather-{weather}', desk.language)} ({say(f'heat-sector-{effect}', desk.language)})"


def _legends(desk: Desk, view: Mapping[str, Any], modules: Mapping[str, Any]) -> Text:
    """What this round's card says for each legend."""
    text = Text()
    card = modules["legend_card"] - 1
    for seat in (car["seat"] for car in view["cars"] if car["legend"]):
        diamond, helmet = catalog.DIAMOND[card][seat], catalog.HELMET[card][seat] + modules["legend_bonus"]
        text.append(f" {cars.number(seat)} ", style=cars.style(seat))
        text.append(f" {desk.say('legend-card', diamond=diamond, helmet=helmet)}  ")
    return text


def draw_left(desk: Desk, moving: Mapping[str, Any]) -> str:
    """The symbols that are left to use in a reaction."""
    return " · ".join(
        symbol_brief(symbol, moving[name], desk.language) for name, symbol in LEFT.items() if moving.get(name)
    )


def draw_garages(desk: Desk, view: Mapping[str, Any]) -> list[Text]:
    """Every car that has upgrades, with them."""
    rows = []
    for car in view["cars"]:
        if car.get("upgrades"):
            row = Text(f" {cars.number(car['seat'])} ", style=cars.style(car["seat"]))
            names = ", ".join(f"{card} {full_name(desk, card)}" for card in car["upgrades"])
            rows.append(Text.assemble(row, " ", names))
    return rows
