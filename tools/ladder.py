"""Measure every level among cars of the level below it, with few seats and many; the last part of docs/strength.md.

    python tools/ladder.py --folder measured --games downforce --minutes 30

Races are kept in the folder, a file for each row, and a second run goes on there. Where drivers think, a row stops as
soon as it is certain which of both wins more than an even share. Without `--minutes` the page is written anew from
what is kept.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from time import monotonic

from paddock.drivers import driver_names, entry
from paddock.errors import PaddockError
from paddock.game import Game, games
from paddock.lab.compare import LEAST_BLOCKS, Bar, Comparison, compare

PAGE = Path(__file__).resolve().parents[1] / "docs/strength.md"
TITLE = "## Each level among the level below"
SEED = 3
CIRCUITS = 2
"""Of each game, from the front of its list of favourites, or else of all."""
FAVOURITES = {"formula_d": ("monaco", "spa")}
SCRIPTED, THINKING = 600, 240
"""The most races of a row; thinking takes long."""
AT_ONCE = 60
"""Races of scripted drivers between looks at the clock."""
FEWEST, SOME = 2, 4
HEAD = " ".join(
    (
        "Made by `python tools/ladder.py`: one car of a level, all others of the level below; it takes every seat in",
        "turn, with the same luck. Levels that think have their playouts and no clock, and a row of theirs stops as",
        "soon as it is certain (99 %) that the share is not an even one, which flatters it a little, or where the",
        "time was over: with fewer than 8 blocks of races it says nothing yet. The intervals are 95 % ones.",
    )
)


@dataclass(frozen=True)
class Row:
    """One car of a level among those of the level below it."""

    game: Game
    level: str
    below: str
    seats: int

    def thinks(self) -> bool:
        """Whether the better of both searches."""
        return entry(self.game, self.level).budget is not None

    def file(self, folder: Path) -> Path:
        """Where its races are kept."""
        return folder / f"{self.game.name}-{self.level}-{self.below}-{self.seats}.jsonl"

    def run(self, folder: Path, races: int) -> Comparison:
        """Race on, or read what is there."""
        circuits = FAVOURITES.get(self.game.name, self.game.setup.circuit_names()[:CIRCUITS])
        field = [self.level, *[self.below] * (self.seats - 1)]
        bar = Bar(self.level, None, 1 / self.seats) if self.thinks() else None
        options = {"circuit": "+".join(circuits)}
        return compare(self.game, options, field, races, SEED, seats=self.seats, file=self.file(folder), bar=bar)


def rows(wanted: list[str], without: list[str]) -> Iterator[Row]:
    """All rows, those that are quick to measure first."""
    found = []
    for of in games():
        if wanted and of.name not in wanted:
            continue
        levels = [name for name in driver_names(of) if entry(of, name).level > 0 and name not in without]
        counts = dict.fromkeys(n for n in (FEWEST, SOME, of.seats[-1]) if of.seats[0] <= n <= of.seats[-1])
        found += [Row(of, above, below, seats) for below, above in pairwise(levels) for seats in counts]
    yield from sorted(found, key=lambda row: entry(row.game, row.level).level)


def kept_races(file: Path, row: Row) -> int:
    """How many whole blocks of races are kept, as races."""
    blocks = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()[1:]]
    return len(blocks) * row.seats


def tell(row: Row, found: Comparison) -> str:
    """A line of the table."""
    mine = next(one for one in found.drivers if one.name == row.level)
    low, high = mine.wins.interval
    share = f"{100 * mine.wins.share:.0f} ({100 * low:.0f} to {100 * high:.0f})"
    above = "yes" if low > 1 / row.seats else "no" if high < 1 / row.seats else "not certain"
    if len(found.blocks) < LEAST_BLOCKS:
        above = "too few races"
    return (
        f"| {row.game.title.split(':')[0]} | {row.level} | {row.below} | {row.seats} | {100 / row.seats:.0f} | {share} "
        f"| {found.races} | {above} |"
    )


def section(folder: Path) -> str:
    """The part of the page, from what is kept."""
    told = [
        TITLE,
        "",
        HEAD,
        "",
        "| game | level | among | seats | even share, % | wins, % | races | above it |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for row in sorted(rows([], []), key=lambda row: [of.name for of in games()].index(row.game.name)):
        file = row.file(folder)
        races = kept_races(file, row) if file.exists() else 0
        if races:
            told.append(tell(row, row.run(folder, races)))
    return "\n".join(told) + "\n"


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--folder", type=Path, required=True)
    words.add_argument("--games", nargs="*", default=[])
    words.add_argument("--without", nargs="*", default=[], help="drivers that are left out, as they take long")
    words.add_argument("--minutes", type=float, default=0, help="race on for so long, about")
    asked = words.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    until = monotonic() + 60 * asked.minutes
    for row in rows(asked.games, asked.without):
        most = THINKING if row.thinks() else SCRIPTED
        races = kept_races(row.file(asked.folder), row) if row.file(asked.folder).exists() else 0
        while races < most and monotonic() < until:
            races = min(most, races + (row.seats if row.thinks() else AT_ONCE))
            try:
                found = row.run(asked.folder, races)
            except PaddockError as error:
                raise SystemExit(str(error)) from None
            if found.stopped or found.races < races:
                break
        print(row.file(asked.folder).stem, races, flush=True)
    page = PAGE.read_text(encoding="utf-8").partition(TITLE)[0].rstrip()
    PAGE.write_text(page + "\n\n" + section(asked.folder), encoding="utf-8")


if __name__ == "__main__":
    main()
