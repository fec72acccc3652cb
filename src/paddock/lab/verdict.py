"""Whether a difference is one: tests, with many comparisons allowed for, and how many races it takes to tell.

A group of cars has its share of wins if it wins as often as its cars are many. A binomial test says how likely a share
that far off is by luck alone; where several groups are tested, Holm's method raises each of these numbers so that the
chance of calling any difference wrongly stays at 5 %.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, comb, erfc, sqrt

from .result import CONFIDENCE, Places, Result

SURE = 0.05
"""A difference is called one if luck alone would make it less often than this."""
EXACT = 400
"""Up to so many races the test is exact, from there on it is a normal curve."""
WANTED = 0.02
"""How near a share should be known before nobody is warned."""


@dataclass(frozen=True)
class Verdict:
    """What can be said of a group's share of wins."""

    name: str
    share: float
    interval: tuple[float, float]
    fair: float
    chance: float
    """Of luck alone making such a difference, all comparisons allowed for."""

    @property
    def differs(self) -> bool:
        """Whether the difference is one."""
        return self.chance < SURE

    @property
    def word(self) -> str:
        """`more`, `less`, or `none` where it may well be luck."""
        if not self.differs:
            return "none"
        return "more" if self.share > self.fair else "less"


def luck_alone(hits: int, tries: int, share: float) -> float:
    """How likely luck alone gives a number of hits as far from what is expected, both ways."""
    if tries == 0 or not 0 < share < 1:
        return 1.0
    off = abs(hits - tries * share)
    if tries > EXACT:
        return erfc(max(0.0, off - 0.5) / sqrt(2 * tries * share * (1 - share)))
    rarer = [count for count in range(tries + 1) if abs(count - tries * share) >= off - 1e-9]
    return min(1.0, sum(comb(tries, count) * share**count * (1 - share) ** (tries - count) for count in rarer))


def holm(chances: list[float]) -> list[float]:
    """The chances raised for being many, in the same order."""
    raised, least = [0.0] * len(chances), 0.0
    for rank, number in enumerate(sorted(range(len(chances)), key=lambda number: chances[number])):
        least = max(least, min(1.0, (len(chances) - rank) * chances[number]))
        raised[number] = least
    return raised


def compared(result: Result) -> dict[str, Places]:
    """The groups that a result compares: what cars had, or drivers, or, where there is only one, grid places."""
    if result.by is not None:
        many = len(result.places) > 1
        return {f"{name} ({driver})" if many else name: row for (name, driver), row in result.groups.items()}
    if len(result.places) > 1:
        return result.places
    return {str(box): places for box, places in enumerate(result.by_grid, 1) if places.races}


def verdicts(result: Result) -> list[Verdict]:
    """What can be said of each group that a result compares."""
    groups = compared(result)
    if result.by is None and len(result.places) > 1:
        return verdicts_of(groups, max((len(row.counts) for row in groups.values()), default=1))
    return verdicts_alike(groups)


def verdicts_alike(groups: dict[str, Places]) -> list[Verdict]:
    """What can be said of groups whose cars differ in one thing only, so that all should win alike."""
    return _judged(groups, dict.fromkeys(groups, _of_all(groups)))


def verdicts_of(groups: dict[str, Places], cars: int) -> list[Verdict]:
    """What can be said of groups of a field of so many cars."""
    return _judged(groups, {name: min(1.0, row.cars / cars) for name, row in groups.items()})


def _judged(groups: dict[str, Places], fair: dict[str, float]) -> list[Verdict]:
    raised = holm([luck_alone(row.wins, row.races, fair[name]) for name, row in groups.items()])
    return [
        Verdict(name, row.win_share, row.win_interval, fair[name], chance)
        for (name, row), chance in zip(groups.items(), raised, strict=True)
    ]


def _of_all(groups: dict[str, Places]) -> float:
    """The share of wins of all cars that are compared by what they had."""
    return sum(row.wins for row in groups.values()) / max(1, sum(row.races for row in groups.values()))


def reach(races: int) -> float:
    """How far a share of wins may be off, at most, 95 % sure."""
    return CONFIDENCE * 0.5 / sqrt(max(1, races))


def races_for(share: float) -> int:
    """How many races it takes to know a share of wins that well."""
    return ceil((CONFIDENCE * 0.5 / share) ** 2)
