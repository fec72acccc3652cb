"""Is a circuit good? Races on it, told in a few numbers, beside the same numbers of the game's own circuits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations, pairwise
from math import sqrt
from typing import Any

from ..dealer import seeded
from ..drivers import levels, scripts
from ..drivers.driver import MOST_DECISIONS
from ..engine import Position
from ..errors import PaddockError
from ..game import Game
from .result import CONFIDENCE, Places
from .simulate import race_seeds
from .verdict import Verdict, verdicts_alike

LEAST_RACES = 2


@dataclass(frozen=True)
class Mean:
    """A mean, and how far it may be off, 95 % sure."""

    mean: float
    off: float


@dataclass(frozen=True)
class Measure:
    """A circuit in numbers, each of one race."""

    races: int
    turns: Mean
    """Of a car."""
    overtakes: Mean
    """Pairs of cars that changed their order from one round to the next."""
    lead_changes: Mean
    mishaps: Mean
    """Of a car: whatever goes wrong in the game."""
    grid: tuple[Places, ...]

    @property
    def fairness(self) -> list[Verdict]:
        """Whether grid places win more or less than their share."""
        return verdicts_alike({str(box): places for box, places in enumerate(self.grid, 1)})

    def as_dict(self) -> dict[str, Any]:
        """The measure as plain data."""
        names = ("turns", "overtakes", "lead_changes", "mishaps")
        grid = [
            {**places.as_dict(), "differs": each.word} for places, each in zip(self.grid, self.fairness, strict=True)
        ]
        return {"races": self.races, **{name: asdict(getattr(self, name)) for name in names}, "grid": grid}


def measure(
    of: Game,
    circuit: str,
    *,
    seats: int,
    races: int,
    driver: str,
    seed: int = 1,
    progress: Callable[[], object] | None = None,
) -> Measure:
    """Races of equal drivers on one circuit, the grid drawn anew for each."""
    if races < LEAST_RACES:
        raise PaddockError(f"races must be {LEAST_RACES} or more, not {races}")
    settings = of.setup.read_options({"circuit": circuit, "seats": seats})
    engine = of.engine
    drive, wheel = scripts(of, engine).drive, [levels(of)[driver]] * seats
    start, out = engine.take(of.setup.first_position(settings)), engine.Standing()

    def order(s: Position) -> list[int]:
        return of.study.order(s) if of.study.order is not None else _places(engine, s, out, seats)

    turns, overtakes, leads, mishaps = [], [], [], []
    counts: dict[int, list[int]] = {}
    for number in range(races):
        luck, whims = (seeded(engine, each) for each in race_seeds(seed, number))
        s = start.copy()
        engine.begin(s, luck)
        grid, begun = [[box] for box in _places(engine, s, out, seats)], s.copy()
        rounds = [order(s)]
        decisions = 0
        while engine.waiting(s):
            decisions += drive(s, luck, whims, wheel, 1)
            if sum(luck.read("turns", seats)) >= seats * len(rounds):
                rounds.append(order(s))
            if decisions > MOST_DECISIONS:
                raise PaddockError(f"race {number} of seed {seed} goes on after {MOST_DECISIONS} decisions")
        places = _places(engine, s, out, seats)
        rounds.append(order(s))
        if of.study.grid is not None:
            grid = of.study.grid(begun, s, settings)
        for place, boxes in zip(places, grid, strict=True):
            for box in boxes:
                counts.setdefault(box, [0] * seats)[place - 1] += 1
        turns.append(sum(luck.read("turns", seats)) / seats)
        mishaps.append(sum(luck.read("mishaps", seats)) / seats)
        overtakes.append(sum(_passed(one, other) for one, other in pairwise(rounds)))
        leads.append(sum(one.index(1) != other.index(1) for one, other in pairwise(rounds)))
        if progress is not None:
            progress()
    starts = tuple(Places(1, sum(row), tuple(row)) for row in (counts.get(box + 1, []) for box in range(max(counts))))
    return Measure(races, _mean(turns), _mean(overtakes), _mean(leads), _mean(mishaps), starts)


def _places(engine: Any, s: Any, out: Any, seats: int) -> list[int]:
    engine.standing(s, out)
    return list(out.read("place", seats))


def _passed(before: Sequence[int], after: Sequence[int]) -> int:
    """How many pairs of cars have changed their order."""
    pairs = combinations(range(len(before)), 2)
    return sum((before[a] < before[b]) != (after[a] < after[b]) for a, b in pairs)


def _mean(numbers: Sequence[float]) -> Mean:
    mean = sum(numbers) / len(numbers)
    spread = sum((number - mean) ** 2 for number in numbers) / (len(numbers) - 1)
    return Mean(mean, CONFIDENCE * sqrt(spread / len(numbers)))
