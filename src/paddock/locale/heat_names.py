"""What Heat's cards, symbols, weather and road tokens are called."""

from __future__ import annotations

from ..games.heat import catalog
from ..games.heat.tables import BASE_KINDS
from .messages import say

CARDS = ("0", "1", "2", "3", "4", "5", "heat", "stress")


def card_name(kind: int, language: str) -> str:
    """A card as players call it: `4`, `stress`, `Body 3`."""
    if kind >= BASE_KINDS:
        return upgrade_name(catalog.IDS[kind - BASE_KINDS], language)
    name = CARDS[kind]
    return name if name.isdigit() else say(f"heat-card-{name}", language)


def upgrade_name(card: str, language: str) -> str:
    """An upgrade or a sponsor by its category and its values: `b08` is `Brakes 1/3`."""
    facts = catalog.CARDS[catalog.IDS.index(card)]
    category = say(f"heat-category-{facts['category']}", language)
    return say("heat-upgrade-name", language, category=category, speed="/".join(map(str, facts["speed"])) or "none")


def symbols_of(card: str) -> list[tuple[str, int]]:
    """The symbols of an upgrade or a sponsor, each with its number."""
    return [(name, number) for name, number in catalog.CARDS[catalog.IDS.index(card)]["symbols"]]


def symbol_words(name: str, number: int, language: str, part: str = "brief") -> str:
    """A symbol with its number: in brief, or (`about`) what it does."""
    signed = f"{number:+}".replace("-", "−")
    return say(f"heat-symbol-{name}.{part}", language, n=number, signed=signed)


def upgrade_symbols(card: str, language: str) -> str:
    """All symbols of a card in brief; nothing for a card that has none."""
    return ", ".join(symbol_words(name, number, language) for name, number in symbols_of(card))


def weather_name(number: int, language: str) -> str:
    """A weather token."""
    return say(f"heat-weather-{catalog.WEATHER_NAMES[number]}", language)


def weather_setup(number: int, language: str) -> str:
    """What a weather token changes before the start."""
    return say(f"heat-weather-{catalog.WEATHER_NAMES[number]}.setup", language)


def road_name(number: int, language: str) -> str:
    """A road token."""
    return say(f"heat-road-{catalog.ROAD_NAMES[number]}", language)
