"""Names of the garage's and the sponsors' cards, made of what stands on them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .lines import Said, words
from .messages import say


def symbol_brief(name: str, n: int, language: str) -> str:
    """A symbol with its number in a list: `cooldown 2`, `limit −1`."""
    return say(f"heat-symbol-{name}.brief", language, n=n, signed=signed(n))


def symbol_about(name: str, n: int, language: str) -> str:
    """What a symbol does."""
    return say(f"heat-symbol-{name}.about", language, n=n, signed=signed(n))


def upgrade(card: Mapping[str, Any]) -> Said:
    """`Brakes 1/3`: category and values of an entry of upgrades.json."""
    category = Said(f"heat-category-{card['category']}")
    return Said("heat-upgrade-name", {"category": category, "speed": "/".join(map(str, card["speed"])) or "none"})


def upgrade_name(card: Mapping[str, Any], language: str) -> str:
    """An upgrade's name in words."""
    return str(words(upgrade(card), {}, language))


def upgrade_full(card: Mapping[str, Any], language: str) -> str:
    """`Body 3 (relief 2)`: all that a card is."""
    symbols = ", ".join(symbol_brief(name, n, language) for name, n in card["symbols"]) or "none"
    return say("heat-upgrade-full", language, name=upgrade_name(card, language), symbols=symbols)


def signed(n: int) -> str:
    """`+2`, or `−1` with a true minus."""
    return f"+{n}" if n >= 0 else f"−{-n}"
