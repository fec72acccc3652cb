"""The spread of what can happen to a seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Outlook:
    """What can happen to a seat: a game's own numbers, each with its spread over the imagined races.

    `chances` are shares of the races, `spreads` the lowest, middle and highest number, `ends` how often the car ends
    where (the most likely place first), `corners` what each corner on the way asks for.
    """

    samples: int
    chances: dict[str, float] = field(default_factory=dict)
    spreads: dict[str, tuple[int, int, int]] = field(default_factory=dict)
    ends: dict[int, float] = field(default_factory=dict)
    corners: tuple[dict[str, Any], ...] = ()

    def as_dict(self) -> dict[str, Any]:
        """The outlook as plain data."""
        return {
            "samples": self.samples,
            "chances": self.chances,
            "spreads": {name: list(spread) for name, spread in self.spreads.items()},
            "ends": [[end, share] for end, share in self.ends.items()],
            "corners": list(self.corners),
        }


def spread(numbers: Sequence[int]) -> tuple[int, int, int]:
    """Lowest, middle and highest."""
    ordered = sorted(numbers)
    return ordered[0], ordered[len(ordered) // 2], ordered[-1]
