"""The spread of what can happen to a seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypedDict

Spread = tuple[int, int, int]
"""The lowest, middle and highest number."""


class CornerData(TypedDict):
    """What a corner on the way asks for."""

    corner: int
    limit: int
    chance: float
    cost: Spread


class OutlookData(TypedDict):
    """What can happen to a seat, as plain data."""

    samples: int
    chances: dict[str, float]
    """Shares of the imagined races."""
    spreads: dict[str, Spread]
    ends: list[tuple[int, float]]
    """How often the car ends where, the most likely place first."""
    corners: list[CornerData]


@dataclass(frozen=True)
class Outlook:
    """What can happen to a seat: a game's own numbers, each with its spread over the imagined races.

    `chances` are shares of the races, `spreads` the lowest, middle and highest number, `ends` how often the car ends
    where (the most likely place first), `corners` what each corner on the way asks for.
    """

    samples: int
    chances: dict[str, float] = field(default_factory=dict)
    spreads: dict[str, Spread] = field(default_factory=dict)
    ends: dict[int, float] = field(default_factory=dict)
    corners: tuple[CornerData, ...] = ()

    def as_dict(self) -> OutlookData:
        """The outlook as plain data."""
        return {
            "samples": self.samples,
            "chances": self.chances,
            "spreads": self.spreads,
            "ends": list(self.ends.items()),
            "corners": list(self.corners),
        }


def spread(numbers: Sequence[int]) -> Spread:
    """Lowest, middle and highest."""
    ordered = sorted(numbers)
    return ordered[0], ordered[len(ordered) // 2], ordered[-1]
