"""What many races gave, by driver and by grid place."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from typing import Any

CONFIDENCE = 1.96
"""Standard deviations on each side of a 95 % interval."""


def interval(hits: int, tries: int) -> tuple[float, float]:
    """Where a share lies, with 95 % confidence (Wilson)."""
    if tries == 0:
        return 0.0, 1.0
    share, square = hits / tries, CONFIDENCE**2
    middle = share + square / (2 * tries)
    reach = CONFIDENCE * sqrt(share * (1 - share) / tries + square / (4 * tries**2))
    scale = 1 + square / tries
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)


@dataclass(frozen=True)
class Places:
    """How often which place was reached, by cars that belong together."""

    cars: int
    races: int
    counts: tuple[int, ...]  # first places first
    mishaps: int | None = None
    mishap: str = ""  # what the game calls them
    doubles: int = 0  # first places that cars shared with others of their own

    @property
    def mean(self) -> float:
        """The mean place of a car."""
        return sum(place * count for place, count in enumerate(self.counts, 1)) / max(1, sum(self.counts))

    @property
    def wins(self) -> int:
        """How many races one of the cars won, or several together."""
        return self.counts[0] - self.doubles

    @property
    def win_share(self) -> float:
        """In which share of the races one of the cars won."""
        return self.wins / max(1, self.races)

    @property
    def win_interval(self) -> tuple[float, float]:
        """Where the true share of wins lies, with 95 % confidence."""
        return interval(self.wins, self.races)

    def as_dict(self) -> dict[str, Any]:
        """The places as plain data."""
        data: dict[str, Any] = {
            "cars": self.cars,
            "counts": list(self.counts),
            "mean_place": self.mean,
            "win_share": self.win_share,
            "win_interval": list(self.win_interval),
        }
        if self.mishaps is not None:
            data[f"{self.mishap}_per_race"] = self.mishaps / max(1, self.races * self.cars)
        return data


@dataclass(frozen=True)
class Result:
    """What many races gave. Spin-outs, or whatever goes wrong in a game, are those of one seat in a race."""

    game: str
    settings: dict[str, Any]
    drivers: tuple[str, ...]
    seed: int
    races: int
    seconds: float
    turns: int
    decisions: int
    compiled: bool
    places: dict[str, Places]
    by_grid: tuple[Places, ...]
    finishes: bytes  # the places of all seats, race after race
    by: str | None = None  # what cars are compared by
    groups: dict[tuple[str, str], Places] = field(default_factory=dict)  # by what they had, and driver

    @property
    def races_per_second(self) -> float:
        return self.races / self.seconds

    @property
    def turns_per_second(self) -> float:
        """Turns of a car; a car has one in every round."""
        return self.turns / self.seconds

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds

    def finish(self, race: int) -> list[int]:
        """The places of the seats in one of the races, counted from 0."""
        seats = len(self.drivers)
        return list(self.finishes[race * seats : (race + 1) * seats])

    def as_dict(self) -> dict[str, Any]:
        """The result as plain data."""
        data: dict[str, Any] = {
            "game": self.game,
            "settings": self.settings,
            "drivers": list(self.drivers),
            "seed": self.seed,
            "races": self.races,
            "seconds": self.seconds,
            "races_per_second": self.races_per_second,
            "turns_per_second": self.turns_per_second,
            "decisions_per_second": self.decisions_per_second,
            "turns": self.turns,
            "decisions": self.decisions,
            "compiled": self.compiled,
            "places": {name: places.as_dict() for name, places in self.places.items()},
            "by_grid": [places.as_dict() for places in self.by_grid],
        }
        if self.by is not None:
            rows = self.groups.items()
            data["by"] = self.by
            data["groups"] = [{self.by: name, "driver": driver, **row.as_dict()} for (name, driver), row in rows]
        return data
