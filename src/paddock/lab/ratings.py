"""How strong drivers are by how their races ended: ratings, shares of wins, and who finishes before whom.

Ratings are those of openskill's Plackett-Luce model, on a scale on which 100 points more means to finish ahead in two
races of three; the racer, where it takes part, has 1000.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from statistics import stdev
from typing import Any

from ..errors import PaddockError
from .result import CONFIDENCE, interval
from .tournament import Finish

REFERENCE, MIDDLE = "racer", 1000
POINTS = 100.0
POINTS_SHARE = 2 / 3
LEAST_BLOCKS = 5
"""Blocks before the spread between them tells anything."""


@dataclass(frozen=True)
class Share:
    """A share and where it lies, 95 % sure."""

    share: float
    interval: tuple[float, float]

    def as_dict(self) -> dict[str, Any]:
        """The share as plain data."""
        return {"share": self.share, "interval": list(self.interval)}


@dataclass(frozen=True)
class Rated:
    """How a driver did."""

    name: str
    rating: float
    margin: float
    """How far the rating may be off, 95 % sure."""
    races: int
    cars: float
    """Its cars in a race, on average."""
    wins: Share
    """Of the races in which it took part, those that one of its cars won."""
    fair: float
    """The share that it would have if all drove alike."""
    place: float

    def as_dict(self) -> dict[str, Any]:
        """The driver as plain data."""
        return {
            "driver": self.name,
            "rating": self.rating,
            "margin": self.margin,
            "races": self.races,
            "cars": self.cars,
            "wins": self.wins.as_dict(),
            "fair": self.fair,
            "place": self.place,
        }


def rate(blocks: Sequence[Sequence[Finish]], names: Sequence[str]) -> dict[str, tuple[float, float]]:
    """Rating and margin of every driver. One with several cars in a race learns the mean of what each would."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise PaddockError("ratings need openskill: pip install 'paddock[compare]'") from None
    model = PlackettLuce(tau=0.0)  # drivers do not change from race to race
    known = {name: model.rating(name=name) for name in names}
    for finish in (finish for block in blocks for finish in block):
        teams = [[model.create_rating([known[name].mu, known[name].sigma], name)] for name, _ in finish]
        after = model.rate(teams, ranks=[float(place) for _, place in finish])
        for name in dict.fromkeys(name for name, _ in finish):
            mine = [team[0] for team, (other, _) in zip(after, finish, strict=True) if other == name]
            known[name].mu = sum(one.mu for one in mine) / len(mine)
            known[name].sigma = sum(one.sigma for one in mine) / len(mine)
    cars = max((len(finish) for block in blocks for finish in block), default=2)
    scale = POINTS / (log(POINTS_SHARE / (1 - POINTS_SHARE)) * sqrt(cars) * model.beta)
    middle = known[REFERENCE].mu if REFERENCE in known else sum(one.mu for one in known.values()) / len(known)
    return {name: (MIDDLE + scale * (one.mu - middle), CONFIDENCE * scale * one.sigma) for name, one in known.items()}


def rated(blocks: Sequence[Sequence[Finish]], names: Sequence[str]) -> list[Rated]:
    """How every driver did, the strongest first."""
    ratings = rate(blocks, names)
    races = [finish for block in blocks for finish in block]
    found = []
    for name in names:
        mine = [finish for finish in races if any(driver == name for driver, _ in finish)]
        places = [place for finish in mine for driver, place in finish if driver == name]
        won = sum(any(place == 1 and driver == name for driver, place in finish) for finish in mine)
        wins = Share(won / max(1, len(mine)), interval(won, len(mine)))
        cars = len(places) / max(1, len(mine))
        field = sum(map(len, mine)) / max(1, len(mine))
        mean = sum(places) / max(1, len(places))
        found.append(Rated(name, *ratings[name], len(mine), cars, wins, cars / max(1.0, field), mean))
    return sorted(found, key=lambda one: -one.rating)


def ahead(blocks: Sequence[Sequence[Finish]], first: str, second: str, confidence: float = CONFIDENCE) -> Share | None:
    """How often a car of the one finishes before a car of the other in the same race; None if they did not meet.

    The interval is from the spread between blocks, whose races share their luck.
    """
    means = []
    for block in blocks:
        met = [
            (one < other) + 0.5 * (one == other)
            for finish in block
            for name, one in finish
            if name == first
            for rival, other in finish
            if rival == second
        ]
        if met:
            means.append(sum(met) / len(met))
    return _share_of(means, confidence)


def wins(blocks: Sequence[Sequence[Finish]], name: str, confidence: float = CONFIDENCE) -> Share | None:
    """In which share of its races one of a driver's cars wins, by the spread between blocks."""
    means = []
    for block in blocks:
        mine = [finish for finish in block if any(driver == name for driver, _ in finish)]
        if mine:
            won = sum(any(place == 1 and driver == name for driver, place in finish) for finish in mine)
            means.append(won / len(mine))
    return _share_of(means, confidence)


def _share_of(means: list[float], confidence: float) -> Share | None:
    if not means:
        return None
    mean = sum(means) / len(means)
    if len(means) < LEAST_BLOCKS:
        return Share(mean, (0.0, 1.0))
    # As if half a block more had gone either way: blocks that were all alike prove nothing for certain.
    count = len(means) + 1
    middle = (sum(means) + 0.5) / count
    reach = confidence * max(stdev([*means, 0.5]), 0.5 / count) / sqrt(count)
    return Share(mean, (max(0.0, min(mean, middle - reach)), min(1.0, max(mean, middle + reach))))
