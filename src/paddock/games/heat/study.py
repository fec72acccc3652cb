"""What a simulation of Heat counts and compares."""

from __future__ import annotations

import random

from ...engine import Position
from ...game import Labels, Study
from . import catalog
from .tables import OWNED, QUICK_UPGRADES


def upgrades(s: Position, seats: int) -> Labels:
    """The upgrades of each car; two of a kind count once."""
    owned = s.read("owned", seats * OWNED)
    kinds = [sorted(set(owned[seat * OWNED : (seat + 1) * OWNED]) - {0}) for seat in range(seats)]
    return [[catalog.IDS[kind - catalog.FIRST_BASIC] for kind in row] for row in kinds]


def weather(s: Position, seats: int) -> Labels:
    """The same for all."""
    return [[catalog.WEATHER_NAMES[s.read("weather", 1)[0]]]] * seats


def deal_upgrades(seats: int, seed: int) -> list[str]:
    """Three cards of the whole box for each seat, so that no choice of a driver colours what they are worth."""
    cards = catalog.CARDS[: catalog.FIRST_SPONSOR - catalog.FIRST_BASIC]
    box = [card["id"] for card in cards for _ in range(card["copies"])]
    dealt = random.Random(seed).sample(box, QUICK_UPGRADES * seats)
    return ["+".join(dealt[seat::seats]) for seat in range(seats)]


STUDY = Study(
    mishap="spin_outs",
    traits={"upgrade": upgrades, "weather": weather},
    ranked=("upgrade",),
    dealt={"upgrades": deal_upgrades},
)
