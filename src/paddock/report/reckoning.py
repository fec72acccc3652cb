"""The playouts behind a report: first a few everywhere, then more where there is doubt.

Every moment meets the same luck. Every choice has luck of its own, so that the errors of choices do not add up in
step. Which answers stay in the running is decided by trial playouts that count for nothing else; afterwards the best
answer is chosen by one half of the playouts and valued by the other.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from math import sqrt
from typing import TypeVar

from ..dealer import seeded
from ..drivers import search
from ..drivers.judging import PAR, Answer, Judge, Sums, judge
from ..engine import Position
from ..race import Race
from .candidates import candidates
from .moments import Choice, Moment, Story, tell

T = TypeVar("T")

SPECTATOR = -1
TRIAL = 4
"""Playouts of every answer that decide which are looked at more closely."""
KEPT = 3
"""Answers that are, besides what was played and par."""
FIRST = 4
"""Playouts of a half in the first pass; every pass doubles them."""
FIRST_MOMENT = 32
MOST_MOMENT = 2048
DEAL = 11
"""The luck with which a position is imagined at first; every playout deals it anew."""
ROOM = 1 << 20
"""Numbers of playouts that belong to a half, and to the trial before them."""
PLAYED, FIRST_OTHER = 0, 2
"""Among the answers of a weighed choice: what was played, par, and the others."""
CERTAIN = 1e-12
NEAR = 1.5
"""Standard errors within which another answer may yet turn out to be better."""


def score(win: float, place: float, cars: int) -> float:
    """By what answers are compared: as a search does, winning counts for more than a place."""
    return search.WIN_WEIGHT * win - place / cars


@dataclass
class Mean:
    """A chance to win and an expected place, and how far they may be off (one standard error)."""

    win: float = 0.0
    place: float = 0.0
    win_error: float = 0.0
    place_error: float = 0.0


@dataclass
class WeighedMoment:
    """A moment and what it is worth to every car."""

    moment: Moment
    sums: Sums | None = None
    final: list[int] | None = None
    """The places, at the end."""

    def worth(self, car: int) -> Mean:
        """What it is worth to a car."""
        if self.final is not None:
            return Mean(float(self.final[car] == 1), float(self.final[car]))
        assert self.sums is not None
        count = self.sums.playouts
        win, place = self.sums.chance[0][car] / count, self.sums.place[0][car] / count
        win_error = _error(self.sums.chance_square[car] / count - win * win, count)
        return Mean(win, place, win_error, _error(self.sums.place_square[car] / count - place * place, count))


def _error(variance: float, count: int) -> float:
    """The standard error of a mean; one more success and one more failure keep a small sample modest."""
    return sqrt(max(0.0, variance) / max(1, count - 1) + 1 / (count + 2) ** 2)


@dataclass
class WeighedChoice:
    """A choice, the answers in the running, and what both halves of the playouts gave for them."""

    choice: Choice
    number: int
    answers: list[Answer] = field(default_factory=list)
    halves: list[Sums] = field(default_factory=list)
    settled: bool = False
    """Nothing is left to find out."""
    position: Position | None = None
    """As its seat may imagine it."""
    _judge: Judge | None = None

    @property
    def judged(self) -> bool:
        """Whether there is something to say about it."""
        return bool(self.halves)

    @property
    def playouts(self) -> int:
        """Of each answer, in both halves."""
        return sum(half.playouts for half in self.halves)

    def mean(self, at: int, half: int | None = None) -> tuple[float, float]:
        """Chance and place of the seat with an answer, by one half or both."""
        taken = self.halves if half is None else [self.halves[half]]
        count, seat = sum(each.playouts for each in taken), self.choice.seat
        return (
            sum(each.chance[at][seat] for each in taken) / count,
            sum(each.place[at][seat] for each in taken) / count,
        )

    def mishaps(self, at: int) -> float:
        """How often something went wrong with an answer."""
        return sum(half.mishaps[at] for half in self.halves)

    def best(self, cars: int, half: int | None = None) -> int:
        """The best answer that was spelt out, by one half of the playouts or both."""
        spelt = [PLAYED, *range(FIRST_OTHER, len(self.answers))]
        found: int = max(spelt, key=lambda at: (score(*self.mean(at, half), cars), at == PLAYED))
        return found

    def off(self, at: int) -> Mean:
        """By how much an answer differs from what was played; more places are worse."""
        played, other, count = self.mean(PLAYED), self.mean(at), self.playouts
        win, place = other[0] - played[0], other[1] - played[1]
        win_off = sum(half.win_off[at] for half in self.halves) / count - win * win
        place_off = sum(half.place_off[at] for half in self.halves) / count - place * place
        return Mean(win, place, sqrt(max(0.0, win_off) / count), sqrt(max(0.0, place_off) / count))

    def doubt(self, cars: int) -> float:
        """What may have been given away, at most: where that is much, it is looked at first."""
        off = self.off(self.best(cars))
        return score(off.win + 2 * off.win_error, off.place - 2 * off.place_error, cars)

    def given_away(self, cars: int) -> Mean:
        """Chance and places that a better answer would have given: chosen by one half, valued by the other.

        Both halves together tell how sure that is. Where they disagree on the best answer, or find what was played the
        best of all by little, other playouts might have chosen another.
        """
        one, other = (self._chosen(self.best(cars, 1 - half), half) for half in (0, 1))
        near = self.off(max(range(FIRST_OTHER, len(self.answers)), key=lambda at: score(*self.mean(at), cars)))
        apart = 0.0, 0.0
        if self.best(cars, 0) == PLAYED == self.best(cars, 1):
            apart = max(0.0, near.win + NEAR * near.win_error), max(0.0, NEAR * near.place_error - near.place)
        elif self.best(cars, 0) != self.best(cars, 1):
            apart = (
                max(near.win_error, abs(one.win - other.win) / 2),
                max(near.place_error, abs(one.place - other.place) / 2),
            )
        return Mean(
            (one.win + other.win) / 2,
            (one.place + other.place) / 2,
            sqrt((one.win_error**2 + other.win_error**2) / 4 + apart[0] ** 2),
            sqrt((one.place_error**2 + other.place_error**2) / 4 + apart[1] ** 2),
        )

    def _chosen(self, at: int, half: int) -> Mean:
        """What an answer gives more than what was played, by one half; more places are better."""
        best, played, sums = self.mean(at, half), self.mean(PLAYED, half), self.halves[half]
        win, place, count = best[0] - played[0], played[1] - best[1], sums.playouts
        win_off, place_off = sums.win_off[at] / count - win * win, sums.place_off[at] / count - place * place
        return Mean(win, place, sqrt(max(0.0, win_off) / count), sqrt(max(0.0, place_off) / count))


class Reckoning:
    """All that is to be weighed in a race, and the passes over it."""

    def __init__(
        self, race: Race, seed: int, threads: int, first: Collection[int], stop: Callable[[], bool] | None
    ) -> None:
        self.race, self.seed, self.first, self.stop = race, seed, first, stop
        self.story: Story = tell(race)
        self.cars = race.cars
        self.moments = [WeighedMoment(moment) for moment in self.story.moments]
        self.moments[-1].final = race.field()
        self.choices = [WeighedChoice(choice, number) for number, choice in enumerate(self.story.choices)]
        self.clock: Callable[[], float] = time.monotonic
        self.until: float | None = None
        self.at_first = FIRST_MOMENT
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def close(self) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)

    @property
    def playouts(self) -> int:
        """Made so far, without the trials."""
        moments = sum(each.sums.playouts for each in self.moments if each.sums is not None)
        return moments + sum(each.playouts * len(each.answers) for each in self.choices)

    @property
    def over(self) -> bool:
        """Whether the time is up or nobody wants it any more."""
        return self.is_stopped or (self.until is not None and self.clock() >= self.until)

    @property
    def is_stopped(self) -> bool:
        """Whether nobody wants it any more."""
        return self.stop is not None and self.stop()

    def run(self, playouts: int) -> Iterator[float]:
        """Weigh everything until every answer in doubt has so many playouts; tells after each piece how much is done.

        The first passes are worth more of the bar than they cost, since first figures are what people wait for.
        """
        self.at_first = min(FIRST_MOMENT, playouts)
        yield from self._all(self.moments[:-1], self._first_moment, 0.0, 0.05, anyway=True)
        in_turn = sorted(self.choices, key=lambda each: each.choice.seat not in self.first)
        yield from self._all(in_turn, self._first_choice, 0.05, 0.45)
        size, done = FIRST, 0.45
        while size * 2 < playouts and not self.over:
            step = (1 - done) / 2 if size * 4 < playouts else 1 - done
            yield from self._all(self.moments[:-1], self._more_of_moment, done, done + step / 10)
            doubtful = [each for each in self.choices if each.judged and not each.settled]
            doubtful.sort(key=lambda each: -each.doubt(self.cars))
            yield from self._all(doubtful, self._more_of_choice, done + step / 10, done + step)
            size, done = size * 2, done + step

    def _all(
        self, items: Sequence[T], work: Callable[[T], None], since: float, until: float, anyway: bool = False
    ) -> Iterator[float]:
        """Work at items side by side, a few at a time, and where it has to be `anyway` even if the time is up."""
        at_once = 8
        for first in range(0, len(items), at_once):
            if self.is_stopped if anyway else self.over:
                return
            some = items[first : first + at_once]
            done: Iterable[None] = map(work, some) if self._pool is None else self._pool.map(work, some)
            for _ in done:
                pass
            yield since + (until - since) * min(1.0, (first + at_once) / len(items))

    def _first_moment(self, weighed: WeighedMoment) -> None:
        weighed.sums = self._weigh_moment(weighed.moment, 0, self.at_first)

    def _more_of_moment(self, weighed: WeighedMoment) -> None:
        assert weighed.sums is not None
        count = weighed.sums.playouts
        if count < MOST_MOMENT:
            weighed.sums.add(self._weigh_moment(weighed.moment, count, count))

    def _weigh_moment(self, moment: Moment, first: int, count: int) -> Sums:
        race, asked = self.race, self.race.engine.waiting(moment.position)
        seat = (asked & -asked).bit_length() - 1
        found = judge(race.game, race.engine, moment.position, seat, search.mix(self.seed, 0), self.cars, SPECTATOR)
        return found.weigh([PAR], first, count)

    def _first_choice(self, weighed: WeighedChoice) -> None:
        """Find the answers worth weighing, and weigh them for the first time."""
        choice, race = weighed.choice, self.race
        position = weighed.position = self._imagined(choice)
        seed = search.mix(self.seed, weighed.number + 1)
        weighed._judge = judge(race.game, race.engine, position, choice.seat, seed, self.cars, choice.seat)
        others = candidates(race.game, race.engine, position, choice, weighed._judge)
        played = tuple(choice.actions)
        if len(others) > KEPT:
            trial = weighed._judge.weigh([*others], 2 * ROOM, TRIAL)
            seat = choice.seat
            ranked = sorted(
                range(len(others)),
                key=lambda at: -score(trial.chance[at][seat], trial.place[at][seat], self.cars),
            )
            others = [others[at] for at in sorted(ranked[:KEPT])]
        weighed.answers = [played, PAR, *others]
        if not others:
            weighed._judge = None
            return
        weighed.halves = [self._half(weighed, half, 0, FIRST) for half in (0, 1)]
        self._settle(weighed)

    def weigh_choice(self, weighed: WeighedChoice, playouts: int) -> None:
        """Weigh one choice alone, with at least so many playouts of each answer where there is doubt."""
        if not weighed.answers:
            self._first_choice(weighed)
        while weighed.judged and not weighed.settled and weighed.playouts < playouts:
            self._more_of_choice(weighed)

    def _more_of_choice(self, weighed: WeighedChoice) -> None:
        for half, sums in enumerate(weighed.halves):
            sums.add(self._half(weighed, half, sums.playouts, sums.playouts))
        self._settle(weighed)

    def _half(self, weighed: WeighedChoice, half: int, first: int, count: int) -> Sums:
        assert weighed._judge is not None
        return weighed._judge.weigh(weighed.answers, half * ROOM + first, count)

    def _imagined(self, choice: Choice) -> Position:
        """The position as the seat may imagine it: from here on nobody knows more than it did."""
        copy = choice.position.copy()
        self.race.engine.imagine(copy, seeded(self.race.engine, DEAL), choice.seat)
        return copy

    def _settle(self, weighed: WeighedChoice) -> None:
        """See whether more playouts could still change something: what was played is par, and nothing is near it."""
        if all(weighed.best(self.cars, half) == PLAYED for half in (0, 1)):
            par = weighed.off(1)
            margins = [weighed.off(at) for at in range(FIRST_OTHER, len(weighed.answers))]
            clear = all(
                score(each.win, each.place, self.cars)
                < -3 * (search.WIN_WEIGHT * each.win_error + each.place_error / self.cars)
                or (each.win_error == 0 == each.place_error)
                for each in margins
            )
            weighed.settled = clear and par.win_error < CERTAIN and par.place_error < CERTAIN
