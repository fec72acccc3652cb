"""What a simulation of Heat counts and compares."""

from __future__ import annotations

import random

from ...engine import Position
from ...event import Event
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


def heat_paid(event: Event) -> int:
    """Heat from the engine, for whatever reason."""
    return event["heat"] if event.kind == "paid" else 0


def slipstreamed(event: Event) -> int:
    """Spaces in another's slipstream."""
    return event["steps"] if event.kind == "slipstreamed" else 0


STUDY = Study(
    mishap="spin_outs",
    counted={
        "corners": lambda event: event.kind == "corner",
        "heat": heat_paid,
        "slipstream": slipstreamed,
        "spin-outs": lambda event: event.kind == "spun-out",
    },
    counts_overtakes=True,
    traits={"upgrade": upgrades, "weather": weather},
    ranked=("upgrade",),
    dealt={"upgrades": deal_upgrades},
)
