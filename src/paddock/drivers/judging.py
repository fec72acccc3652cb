"""Weighing answers and moments, for any game: by its search where it has one, else by races driven to the end.

A judge holds one position. `weigh(answers, first, count)` plays every answer so often, with the deals and the luck that
belong to those numbers, and gives the sums. The empty answer lets the driver of the playouts decide: that is par.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from .. import registry
from ..control import SEATS, Control, Options
from ..engine import Engine, Memory, PlainPosition, Position
from ..game import Game
from ..layout import Table
from . import search, weighing
from .ledger import Ledger
from .scripts import CompiledScript, levels, scripts, thinks
from .searching import ALL
from .tally import ANSWERS, LENGTH, Tally

Answer = tuple[int, ...]
PAR: Answer = ()
"""The answer of whoever drives the playouts."""
MOST_PROPOSED = 12
"""Answers that a search proposes: what was played and par stand beside them."""
MOST_TRIED = 40
"""Answers that are tried where no search proposes any."""
MOST_DECISIONS = 100_000
HUNDREDTH = 100
WHIMS = 0x5851F42D4C957F2D
"""What sets the drivers' whims apart from the luck of a race."""


@dataclass
class Sums:
    """What playouts gave, added up: for every answer and car chance and place, and squares."""

    playouts: int
    chance: list[list[float]]
    """Of winning, 0 to 1, summed."""
    place: list[list[float]]
    mishaps: list[float]
    win_off: list[float]
    """Squares of how far the seat's chance lies from that with the first answer."""
    place_off: list[float]
    chance_square: list[float] = field(default_factory=list)
    """For every car with the first answer."""
    place_square: list[float] = field(default_factory=list)

    def add(self, more: Sums) -> None:
        """Add the sums of other playouts of the same answers."""
        self.playouts += more.playouts
        for mine, theirs in zip((*self.chance, *self.place), (*more.chance, *more.place), strict=True):
            _add(mine, theirs)
        for name in ("mishaps", "win_off", "place_off", "chance_square", "place_square"):
            _add(getattr(self, name), getattr(more, name))


def _add(mine: list[float], theirs: Sequence[float]) -> None:
    for i, number in enumerate(theirs):
        mine[i] += number


class Judge(Protocol):
    """A position with what weighs answers on it."""

    proposed: list[Answer]
    """Answers that are worth weighing."""

    def weigh(self, answers: Sequence[Answer], first: int, count: int) -> Sums: ...


def judge(of: Game, engine: Engine, position: Position, seat: int, seed: int, cars: int, eyes: int) -> Judge:
    """A judge of a seat's answers in a position. `eyes` is the seat that looks, or -1 for a spectator: what it cannot
    know is dealt anew in every playout."""
    if thinks(of):
        return SearchJudge(of, engine, position, seat, seed, cars, eyes)
    return RaceJudge(of, engine, position, seat, seed, cars, eyes)


class PlainWeighing:
    """Weighing in plain Python: the very code that is compiled."""

    def __init__(self, script: CompiledScript, s: PlainPosition, seat: int, seed: int, most: int) -> None:
        assert script.thinking is not None
        mine: Any = s
        self._modules = script.modules[0], script.modules[2], script.thinking
        self._positions = mine.copy(), mine.copy(), mine.copy()
        self._rest: tuple[Control, Options, Table] = Control(), Options(), script._notes_of(s).copy()
        self.tally, self.ledger = Tally(), Ledger()
        search.propose(script.thinking, self._positions[0], *self._rest, self.tally, seat, seed, most)
        script.thinking.prepare(self._positions[0], self._rest[2])

    def weigh(self, first: int, count: int, eyes: int) -> None:
        """So many playouts."""
        weighing.weigh(*self._modules, *self._positions, *self._rest, self.tally, self.ledger, first, count, eyes)


class SearchJudge:
    """Judges by the playouts of the game's search."""

    def __init__(
        self, of: Game, engine: Engine, position: Position, seat: int, seed: int, cars: int, eyes: int
    ) -> None:
        self.cars, self.eyes = cars, eyes
        self._work: Any
        if engine.compiled:
            twin = registry.twin(of.name)
            assert twin is not None
            self._work = twin.Weighing(position, seat, seed, MOST_PROPOSED)
        else:
            script = registry.part("drivers", of, CompiledScript)
            assert script is not None
            self._work = PlainWeighing(script, position, seat, seed, MOST_PROPOSED)  # type: ignore[arg-type]
        tally: Memory = self._work.tally
        count = tally.read("count", 1)[0]
        lengths, actions = tally.read("length", ANSWERS), tally.read("action", ANSWERS * LENGTH)
        self.proposed = [tuple(actions[i * LENGTH : i * LENGTH + lengths[i]]) for i in range(count)]

    def weigh(self, answers: Sequence[Answer], first: int, count: int) -> Sums:
        """So many playouts of every answer."""
        tally: Memory = self._work.tally
        tally.write("count", [len(answers)])
        tally.write("length", [len(answer) for answer in answers])
        tally.write("action", [number for answer in answers for number in (*answer, *[0] * (LENGTH - len(answer)))])
        self._work.weigh(first, count, self.eyes)
        return self._sums(len(answers), count)

    def _sums(self, answers: int, count: int) -> Sums:
        kept: Memory = self._work.ledger
        chance, place = kept.read("chance", answers * SEATS), kept.read("expected", answers * SEATS)
        rows = [slice(at * SEATS, at * SEATS + self.cars) for at in range(answers)]
        return Sums(
            count,
            [[number / ALL for number in chance[row]] for row in rows],
            [[number / HUNDREDTH for number in place[row]] for row in rows],
            [float(number) for number in kept.read("mishaps", answers)],
            [number / ALL**2 for number in kept.read("win_off", answers)],
            [number / HUNDREDTH**2 for number in kept.read("place_off", answers)],
            [number / ALL**2 for number in kept.read("chance_square", self.cars)],
            [number / HUNDREDTH**2 for number in kept.read("expected_square", self.cars)],
        )


class RaceJudge:
    """Judges by races that the game's best script drives to the end."""

    def __init__(
        self, of: Game, engine: Engine, position: Position, seat: int, seed: int, cars: int, eyes: int
    ) -> None:
        self.engine, self.seat, self.seed, self.cars, self.eyes = engine, seat, seed, cars, eyes
        self._start, self._dealt, self._play = position.copy(), position.copy(), position.copy()
        self._luck, self._whims, self._places = engine.Control(), engine.Control(), engine.Standing()
        self._drive = scripts(of, engine).drive
        self._levels = [list(levels(of).values())[-1]] * SEATS
        self.proposed: list[Answer] = [(action,) for action in engine.options(position, seat)[:MOST_TRIED]]

    def weigh(self, answers: Sequence[Answer], first: int, count: int) -> Sums:
        """So many playouts of every answer."""
        zeros = [[0.0] * self.cars for _ in range(2 * len(answers))]
        sums = Sums(count, zeros[: len(answers)], zeros[len(answers) :], *([0.0] * len(answers) for _ in range(3)))
        sums.chance_square, sums.place_square = [0.0] * self.cars, [0.0] * self.cars
        for number in range(first, first + count):
            self._start.copy_into(self._dealt)
            luck = search.mix(self.seed, number)
            self._set_luck(luck)
            self.engine.imagine(self._dealt, self._luck, self.eyes)
            played: list[int] = []
            for at, answer in enumerate(answers):
                places, mishaps = self._play_out(answer, luck)
                played = played or places
                self._add(sums, at, places, played)
                sums.mishaps[at] += mishaps
        return sums

    def _set_luck(self, luck: int) -> None:
        self._luck.write("generator", [search.mix(luck, 1)])
        self._whims.write("generator", [search.mix(luck ^ WHIMS, 1)])
        self._luck.write("mishaps", [0] * SEATS)

    def _play_out(self, answer: Answer, luck: int) -> tuple[list[int], int]:
        """The places after the answer and the rest of the race, and how often something went wrong for the seat."""
        self._dealt.copy_into(self._play)
        self._set_luck(luck)
        for action in answer:
            self.engine.act(self._play, self._luck, self.seat, action)
        self._drive(self._play, self._luck, self._whims, self._levels, MOST_DECISIONS)
        self.engine.standing(self._play, self._places)
        return self._places.read("place", self.cars), self._luck.read("mishaps", self.seat + 1)[self.seat]

    def _add(self, sums: Sums, at: int, places: list[int], played: list[int]) -> None:
        for car, place in enumerate(places):
            win = float(place == 1)
            sums.chance[at][car] += win
            sums.place[at][car] += place
            if at == 0:
                sums.chance_square[car] += win
                sums.place_square[car] += place * place
        mine, first = places[self.seat], played[self.seat]
        sums.win_off[at] += float((mine == 1) != (first == 1))
        sums.place_off[at] += (mine - first) ** 2
