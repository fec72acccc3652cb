"""What the numbers of Heat's events are called: cards, weather, road tokens."""

from __future__ import annotations

from ..games.heat import catalog
from ..games.heat.tables import BASE_KINDS
from .heat_cards import upgrade_name
from .messages import say

CARDS = ("0", "1", "2", "3", "4", "5", "heat", "stress")


def card_name(kind: int, language: str) -> str:
    """A card as players call it: `4`, `stress`, `Body 3`."""
    if kind >= BASE_KINDS:
        return upgrade_name(catalog.CARDS[kind - BASE_KINDS], language)
    name = CARDS[kind]
    return name if name.isdigit() else say(f"heat-card-{name}", language)


def weather_name(number: int, language: str) -> str:
    """A weather token."""
    return say(f"heat-weather-{catalog.WEATHER_NAMES[number]}", language)


def weather_setup(number: int, language: str) -> str:
    """What a weather token changes before the start."""
    return say(f"heat-weather-{catalog.WEATHER_NAMES[number]}.setup", language)


def road_name(number: int, language: str) -> str:
    """A road token."""
    return say(f"heat-road-{catalog.ROAD_NAMES[number]}", language)
