"""What the numbers of Heat's events are called: cards, weather, road tokens."""

from __future__ import annotations

from ..games.heat import catalog
from ..games.heat.tables import BASE_KINDS
from .heat_cards import upgrade
from .lines import Said, Value

CARDS = ("0", "1", "2", "3", "4", "5", "heat", "stress")


def card(kind: int) -> Value:
    """A card as players call it: `4`, `stress`, `Body 3`."""
    if kind >= BASE_KINDS:
        return upgrade(catalog.CARDS[kind - BASE_KINDS])
    name = CARDS[kind]
    return name if name.isdigit() else Said(f"heat-card-{name}")


def card_values(kind: int) -> list[str]:
    """What a card adds to a sum: its printed values; none if it only flips."""
    if kind >= BASE_KINDS:
        return [str(speed) for speed in catalog.CARDS[kind - BASE_KINDS]["speed"]]
    return [] if catalog.PLUS[kind] else [CARDS[kind]]


def weather(number: int) -> Said:
    """A weather token."""
    return Said(f"heat-weather-{catalog.WEATHER_NAMES[number]}")


def weather_setup(number: int) -> Said:
    """What a weather token changes before the start."""
    return Said(f"heat-weather-{catalog.WEATHER_NAMES[number]}.setup")


def road(number: int) -> Said:
    """A road token."""
    return Said(f"heat-road-{catalog.ROAD_NAMES[number]}")
