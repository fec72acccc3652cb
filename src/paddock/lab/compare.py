"""Compare drivers in a tournament that can be broken off, gone on with, and stopped as soon as it has told enough."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import permutations
from pathlib import Path
from typing import Any

from ..drivers import Driver
from ..errors import PaddockError, listed
from ..game import Game
from ..game import game as open_game
from .ratings import Rated, Share, ahead, rated, wins
from .tournament import Finish, Tournament, run_block, tournament
from .workers import Workers, hire

FORMAT = 1
SURE = 2.576
"""Standard deviations of the interval that must clear a bar: wider than usual, as it is looked at again and again."""
LEAST_BLOCKS = 8
"""Blocks before anything is stopped."""

Progress = Callable[[int], object]


@dataclass(frozen=True)
class Bar:
    """A share of wins, or of finishes before another driver, to be cleared or missed for certain."""

    driver: str
    rival: str | None
    share: float

    @classmethod
    def read(cls, text: str) -> Bar:
        """`pro=0.6` for a share of wins, `champion/pro=0.5` for finishing before another."""
        who, _, share = text.rpartition("=")
        driver, slash, rival = who.partition("/")
        try:
            wanted = float(share)
        except ValueError:
            wanted = -1.0
        if not driver or (slash and not rival) or not 0 < wanted < 1:
            raise PaddockError(f"a bar is written like pro=0.6 or champion/pro=0.5, not {text[:60]!r}")
        return cls(driver, rival or None, wanted)

    def share_in(self, blocks: Sequence[Sequence[Finish]]) -> Share | None:
        """Where the share lies so far."""
        if self.rival is None:
            return wins(blocks, self.driver, SURE)
        return ahead(blocks, self.driver, self.rival, SURE)

    def is_settled(self, blocks: Sequence[Sequence[Finish]]) -> bool:
        """Whether the interval lies wholly on one side."""
        found = self.share_in(blocks) if len(blocks) >= LEAST_BLOCKS else None
        return found is not None and not found.interval[0] <= self.share <= found.interval[1]


@dataclass(frozen=True)
class Comparison:
    """How a tournament stands."""

    plan: Tournament
    blocks: tuple[list[Finish], ...]
    stopped: bool
    """Whether its bar was settled before all races were run."""

    @property
    def races(self) -> int:
        """How many races were run."""
        return sum(map(len, self.blocks))

    @property
    def drivers(self) -> list[Rated]:
        """The drivers, the strongest first."""
        return rated(self.blocks, self.plan.drivers)

    def ahead(self, first: str, second: str) -> Share | None:
        """How often the one finishes before the other."""
        return ahead(self.blocks, first, second)

    def circuits(self) -> list[str]:
        """Where it was raced."""
        return list(dict.fromkeys(str(each.get("circuit", "")) for each in self.plan.settings))

    def on(self, circuit: str) -> Comparison:
        """The same on one circuit alone."""
        of = [str(each.get("circuit", "")) for each in self.plan.settings]
        mine = tuple(block for number, block in enumerate(self.blocks) if of[number % len(of)] == circuit)
        return Comparison(self.plan, mine, self.stopped)

    def as_dict(self) -> dict[str, Any]:
        """The comparison as plain data."""
        names = self.plan.drivers
        data = {
            **self.plan.as_dict(),
            "races": self.races,
            "stopped": self.stopped,
            "drivers": [one.as_dict() for one in self.drivers],
            "ahead": [
                {"driver": one, "rival": other, **share.as_dict()}
                for one, other in permutations(names, 2)
                if (share := self.ahead(one, other)) is not None
            ],
        }
        if len(self.circuits()) > 1:
            data["circuits"] = {
                circuit: {name: share.as_dict() for name in names if (share := wins(part.blocks, name)) is not None}
                for circuit in self.circuits()
                if (part := self.on(circuit)).blocks
            }
        return data


def compare(
    game: Game | str,
    options: Mapping[str, object],
    drivers: str | Sequence[str | Driver],
    races: int,
    seed: int,
    *,
    seats: int | None = None,
    workers: int | None = None,
    cluster: str | None = None,
    file: Path | str | None = None,
    bar: Bar | str | None = None,
    progress: Progress | None = None,
) -> Comparison:
    """Let drivers race each other, in whole blocks that come to at least so many races.

    With a `file` every block is kept there, and one that is there already is not run again. A `bar` stops it as soon as
    the interval lies wholly above or below. `progress` hears how many races are done. Workers are processes, or those
    of a Ray `cluster`: its address, `auto`, or `local`.
    """
    if races < 1:
        raise PaddockError(f"races must be 1 or more, not {races}")
    plan = tournament(open_game(game) if isinstance(game, str) else game, options, drivers, seed, seats)
    wanted = Bar.read(bar) if isinstance(bar, str) else bar
    if wanted is not None:
        for name in (wanted.driver, wanted.rival):
            if name is not None and name not in plan.drivers:
                raise PaddockError(f"the bar is about {name!r}, who does not take part: {listed(plan.drivers)} do")
    count = -(-races // plan.block_size)
    book = Book(plan, None if file is None else Path(file))
    with hire(workers, cluster=cluster) as hired:
        whole, stopped = _run(book, count, wanted, hired, progress)
    kept = whole if stopped is None else whole[:stopped]
    return Comparison(plan, tuple(kept), stopped is not None and stopped < count)


def _run(
    book: Book, count: int, wanted: Bar | None, hired: Workers, progress: Progress | None
) -> tuple[list[list[Finish]], int | None]:
    """Run the blocks that are not known yet: all of them in order, and after how many the bar was settled."""
    whole: list[list[Finish]] = []
    _take_in(whole, book.known, count)
    missing = [number for number in range(count) if number not in book.known]
    stopped = _settled_at(whole, wanted)
    if stopped is None:
        for number, block in zip(missing, hired.map(partial(run_block, book.plan), missing), strict=True):
            book.add(number, block)
            _take_in(whole, book.known, count)
            if progress is not None:
                progress(min(count, len(book.known)) * book.plan.block_size)
            stopped = _settled_at(whole, wanted)
            if stopped is not None:
                break
    return whole, stopped


def _take_in(whole: list[list[Finish]], known: Mapping[int, list[Finish]], count: int) -> None:
    """Blocks count in their order, however they came, so that stopping early is the same for everybody."""
    while len(whole) < count and len(whole) in known:
        whole.append(known[len(whole)])


def _settled_at(whole: list[list[Finish]], bar: Bar | None) -> int | None:
    """After how many blocks the bar was settled."""
    if bar is None:
        return None
    return next((n for n in range(LEAST_BLOCKS, len(whole) + 1) if bar.is_settled(whole[:n])), None)


class Book:
    """The file of a tournament: a line that says what is raced, then one for each block as it comes."""

    def __init__(self, plan: Tournament, path: Path | None) -> None:
        self.plan, self.path = plan, path
        self.known: dict[int, list[Finish]] = {}
        if path is not None:
            head = {"compare": FORMAT, **plan.as_dict()}
            try:
                if path.exists() and path.stat().st_size:
                    self._read(path, head)
                else:
                    path.write_text(json.dumps(head) + "\n", encoding="utf-8")
            except OSError as error:
                raise PaddockError(f"cannot use {str(path)!r}: {error.strerror}") from None

    def _read(self, path: Path, head: dict[str, Any]) -> None:
        """Take in what an earlier run has written; a last line that was cut short is run again."""
        lines = path.read_text(encoding="utf-8").split("\n")
        try:
            found = json.loads(lines[0])
        except ValueError:
            found = None
        if not isinstance(found, dict) or found.get("compare") != FORMAT:
            raise PaddockError(f"{str(path)!r} is no file of a comparison, or one of another version")
        other = [name for name in head if found.get(name) != head[name]]
        if other:
            reason = "its rules or drivers have changed since" if other == ["sources"] else f"another {listed(other)}"
            raise PaddockError(f"{str(path)!r} holds another comparison: {reason}; take another file")
        whole = [lines[0]]
        for line in lines[1:]:
            try:
                block = json.loads(line)
            except ValueError:
                continue
            whole.append(line)
            races = zip(self.plan.line_ups(block["block"]), block["places"], strict=True)
            self.known[block["block"]] = [list(zip(names, places, strict=True)) for names, places in races]
        path.write_text("\n".join(whole) + "\n", encoding="utf-8")

    def add(self, number: int, block: list[Finish]) -> None:
        """Keep a block."""
        self.known[number] = block
        if self.path is not None:
            line = {"block": number, "places": [[place for _, place in finish] for finish in block]}
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")
