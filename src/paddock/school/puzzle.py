"""Puzzles: a moment of a race, and the one answer that is clearly best. A puzzle is driven as a lesson of two scenes.

They stand in `puzzles/GAME.toml`, found and checked by tools/find_puzzles.py. A worth is how many races of a hundred
the answer wins when racers drive on from there, on what the seat may know.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from functools import cache
from importlib.resources import files
from math import gcd

from ..errors import BadText, unknown
from ..game import game
from .lesson import Lesson, Scene

PREFIX = "puzzle-"
GRADES = (1, 2, 3)
WEIGHED = "weighed"
BESIDE = "standings"
"""The coach stands beside these, away from board and choices."""
STRIDE = 0.618


@dataclass(frozen=True)
class Puzzle:
    """A position in which a seat is asked, its answers with their worth, the best first, and why that one."""

    game: str
    number: int
    seat: int
    grade: int
    """1 to 3: the less a racer's answer gives away, the harder."""
    kind: str
    """What is asked."""
    position: str
    answers: Mapping[str, int]
    plain: str
    """What a racer answers."""
    reason: str
    values: Mapping[str, int | str]

    @property
    def name(self) -> str:
        """Its name among the lessons of its game."""
        return f"{PREFIX}{self.number}"

    @property
    def best(self) -> str:
        """The answer that is right."""
        return next(iter(self.answers))

    @property
    def circuit(self) -> str:
        """Where it happens."""
        return self.position.split()[1]

    @property
    def why(self) -> str:
        """The message that tells the reason."""
        return f"puzzle-{self.game}-{self.reason}"

    def lesson(self) -> Lesson:
        """The puzzle to drive: find the answer, then hear why."""
        worth = {"win": self.answers[self.best], "other": self.answers[self.plain]}
        others = {answer: WEIGHED for answer in self.answers if answer != self.best}
        find = Scene(
            "find",
            self.position,
            light=BESIDE,
            want=(self.best,),
            show=self.best,
            wrong=others,
            words="puzzle-find",
            values=worth,
            worth=self.answers,
        )
        told = Scene("why", light=BESIDE, words=self.why, values={**worth, **self.values})
        return Lesson(self.name, self.game, 1, (find, told), self.seat)


@cache
def puzzles(of: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game, by their numbers."""
    file = files("paddock.school") / "puzzles" / f"{game(of).name}.toml"
    if not file.is_file():
        return ()
    rows = tomllib.loads(file.read_text(encoding="utf-8")).get("puzzle", [])
    try:
        found = tuple(Puzzle(game=of, **{**row, "position": row["position"].strip()}) for row in rows)
    except (TypeError, KeyError) as error:
        raise BadText(f"puzzles of {of}: {error}") from None
    return tuple(sorted(found, key=lambda puzzle: puzzle.number))


def puzzle(of: str, number: int) -> Puzzle:
    """A puzzle by its number."""
    found = {each.number: each for each in puzzles(of)}
    if number not in found:
        raise unknown("puzzle", number, found, word="no-lesson")
    return found[number]


def daily(of: str, day: date) -> Puzzle | None:
    """The puzzle of a day: all take their turns before one comes again; None where there are none."""
    found = puzzles(of)
    if not found:
        return None
    return found[day.toordinal() * _stride(len(found)) % len(found)]


def _stride(count: int) -> int:
    """A step through so many that meets all of them, and no neighbours in a row."""
    step = max(1, round(count * STRIDE))
    while gcd(step, count) > 1:
        step += 1
    return step
