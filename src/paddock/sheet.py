"""The score sheet of a season: several races with what carries over, as plain data."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Stop:
    """One race of the calendar. `part` names the championship that it belongs to, where a season has several."""

    circuit: str
    part: str
    event: str | None = None


@dataclass(frozen=True)
class Line:
    """A car's line of the sheet: its points in every race so far, their sum, and its place."""

    car: int
    points: tuple[int, ...]
    total: int
    place: int


@dataclass(frozen=True)
class Season:
    """A season so far. It is never changed: whatever happens makes a new one.

    `results` holds what each game wants to know of a race that is over. `choices` has a row for every time that the
    seats are asked between races: a word for each seat, None while it has not answered. `beside` is kept for whoever
    runs the season, such as who sits where, and means nothing here. All its races are of one `version` of the rules.
    """

    game: str
    version: int
    kind: str
    seed: int
    settings: dict[str, Any]
    calendar: tuple[Stop, ...]
    results: tuple[dict[str, Any], ...] = ()
    choices: tuple[tuple[str | None, ...], ...] = ()
    beside: dict[str, Any] = field(default_factory=dict)

    @property
    def seats(self) -> int:
        """How many players there are."""
        return int(self.settings["seats"])

    @property
    def raced(self) -> int:
        """How many races are over."""
        return len(self.results)

    @property
    def is_over(self) -> bool:
        """Whether all races are over."""
        return self.raced == len(self.calendar)

    @property
    def next_stop(self) -> Stop | None:
        """The next race; None after the last one."""
        return None if self.is_over else self.calendar[self.raced]

    def races_of(self, part: str | None = None) -> range:
        """The numbers of the races that are over, from 0: all of them, or those of a part."""
        found = [i for i in range(self.raced) if part is None or self.calendar[i].part == part]
        return range(found[0], found[-1] + 1) if found else range(0)
