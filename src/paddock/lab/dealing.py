"""Upgrades dealt blindly to every car before a race, so that no choice of a driver colours what they are worth."""

from __future__ import annotations

import random

from ..games.heat import catalog
from ..games.heat.tables import QUICK_UPGRADES

AT_RANDOM = "random"
"""Instead of the upgrades that each seat brings."""


def deal_upgrades(seats: int, seed: int) -> list[str]:
    """Three cards of the whole box for each seat, as the option `upgrades` takes them."""
    cards = catalog.CARDS[: catalog.FIRST_SPONSOR - catalog.FIRST_BASIC]
    box = [card["id"] for card in cards for _ in range(card["copies"])]
    dealt = random.Random(seed).sample(box, QUICK_UPGRADES * seats)
    return ["+".join(dealt[seat::seats]) for seat in range(seats)]
