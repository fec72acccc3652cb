"""The games and option sets that the suite runs, and what is conserved in each game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tests.conformance import downforce, formula_d, heat


@dataclass(frozen=True)
class Case:
    """A game with options, and a function that lists what is wrong with a position."""

    game: str
    options: dict[str, Any]
    faults: Callable[[Any], list[str]]
    races: int = 150
    """Races that are run through, compiled."""

    def __str__(self) -> str:
        return " ".join([self.game, *(f"{name}={value}" for name, value in self.options.items())])


CASES = [
    *(Case("heat", options, heat.faults) for options in heat.OPTION_SETS),
    *(Case("downforce", options, downforce.faults) for options in downforce.OPTION_SETS),
    *(Case("formula_d", options, formula_d.faults, races=40) for options in formula_d.OPTION_SETS),
]
