"""What happened in a race, and why: chances over time, what luck gave and what decisions gave. See docs/report.md.

For every driver the start's chance plus luck plus decisions is the result, exactly: what decisions gave is measured,
and luck is what is left. Decisions are measured against par, which is what the driver of the playouts would have done,
so that luck is fair: nobody can expect any. What better answers would have given is told beside it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from dataclasses import asdict, dataclass, field, replace
from itertools import pairwise
from math import sqrt
from typing import Any

from ..drivers import search
from ..forecast import look_ahead
from ..race import Race
from .reckoning import PLAYED, Reckoning, WeighedChoice, score

SURE = 1.96
"""Standard errors of an interval that holds in 95 of 100 cases."""
MISTAKE = 2.6
"""Standard errors by which a better answer must be better to call what was played a mistake: there are many choices."""
LEAST_LOSS = 0.01
"""What a mistake costs at least, in chance to win or in the share of all places."""
LEAST_PLAYOUTS = 32
"""Of each answer, before anything is called a mistake."""
SAMPLES = 60
TOLD_EVERY = 0.4
"""Seconds between reports on the way."""


@dataclass(frozen=True)
class Worth:
    """A chance to win, and places; as a difference, more places is better."""

    win: float
    places: float
    win_error: float = 0.0
    """Half the interval that holds in 95 of 100 cases."""
    places_error: float = 0.0


@dataclass(frozen=True)
class Point:
    """A moment of the race: every car's chance to win and expected place."""

    round: int
    entry: int
    """Entries of the race before it."""
    win: list[float]
    place: list[float]
    error: float
    """Half the interval of the chances, at most."""
    place_error: float = 0.0
    """And of the places."""


@dataclass(frozen=True)
class Verdict:
    """A decision, and what it was worth."""

    seat: int
    round: int
    entry: int
    """The number of the entry that begins it."""
    kind: str
    played: str
    better: str | None
    """The best answer known; None if that is what was played."""
    lost: Worth
    """What the better answer would have given more."""
    gained: Worth
    """What was played gave, against par."""
    mistake: bool
    """Whether it is sure enough that the better answer is better."""
    answers: int
    playouts: int
    """Of each answer."""
    mishaps: tuple[float, float] = (0.0, 0.0)
    """How often something went wrong in the playouts: with what was played, with the better answer."""
    ahead: tuple[dict[str, Any], dict[str, Any]] | None = None
    """What a forecast told of both."""


@dataclass(frozen=True)
class Driven:
    """One car's race. `place`, `start`, `luck` and `decisions` add up."""

    car: int
    place: int
    start: Worth
    """Chance and expected place at the start."""
    luck: Worth
    decisions: Worth
    """Against par."""
    given_away: Worth
    """What the best known answers would have given more, at every decision."""
    by_round: list[tuple[Worth, Worth]]
    """Luck and decisions between one point and the next."""
    counts: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Report:
    """A race, understood."""

    game: str
    settings: dict[str, Any]
    seats: int
    points: list[Point]
    cars: list[Driven]
    verdicts: list[Verdict]
    """Every decision that was judged, in the order of the race."""
    costliest: list[int]
    """The mistakes that cost most, the dearest first, by their numbers in `verdicts`."""
    best: int | None
    """The decision that gained most."""
    playouts: int
    moments: int
    """Points that there will be in the end."""
    share: float
    """How much of the reckoning is done, 0 to 1."""

    def costliest_of(self, seat: int, most: int = 3) -> list[Verdict]:
        """The dearest mistakes of a seat."""
        return [self.verdicts[i] for i in self.costliest if self.verdicts[i].seat == seat][:most]

    def as_dict(self) -> dict[str, Any]:
        """The report as plain data."""
        return asdict(self)


def report(
    race: Race,
    *,
    playouts: int = 256,
    seconds: float | None = 45.0,
    threads: int = 2,
    seed: int = 1,
    first: Collection[int] = (),
    clock: Callable[[], float] = time.monotonic,
    progress: Callable[[Report], None] | None = None,
    stop: Callable[[], bool] | None = None,
) -> Report:
    """Understand a finished race.

    Answers in doubt get up to `playouts` each, within about so many `seconds` of a `clock`; without a limit the same
    seed gives the same figures. Choices of the seats that come `first` are judged before those of others. `progress`
    gets what is known so far, again and again; `stop` is asked whether anybody still wants it.
    """
    reckoning = Reckoning(race, seed, threads, first, stop)
    counts = counted(race, reckoning.story.overtakes)
    reckoning.clock = clock
    reckoning.until = None if seconds is None else clock() + seconds
    try:
        told = 0.0
        for share in reckoning.run(playouts):
            if progress is not None and time.monotonic() - told >= TOLD_EVERY:
                progress(_report(reckoning, counts, min(share, 0.99)))
                told = time.monotonic()
    finally:
        reckoning.close()
    return _report(reckoning, counts, 1.0)


def counted(race: Race, overtakes: list[int]) -> list[dict[str, int]]:
    """The game's own numbers for every car."""
    found = race.counts()
    if race.game.study.counts_overtakes:
        for car, times in enumerate(overtakes):
            found[car]["overtakes"] = times
    return found


def _report(reckoning: Reckoning, counts: list[dict[str, int]], share: float) -> Report:
    race, cars = reckoning.race, reckoning.cars
    points = []
    for each in reckoning.moments:
        if each.sums is None and each.final is None:
            break
        worths = [each.worth(car) for car in range(cars)]
        error = SURE * max(worth.win_error for worth in worths)
        win, place = [worth.win for worth in worths], [worth.place for worth in worths]
        place_error = SURE * max(worth.place_error for worth in worths)
        points.append(Point(each.moment.round, each.moment.entry, win, place, error, place_error))
    places = reckoning.moments[-1].final or []
    end = Point(race.round, len(race.entries), [float(place == 1) for place in places], [*map(float, places)], 0.0)
    judged = [each for each in reckoning.choices if each.judged]
    verdicts = [verdict_on(race, each, cars) for each in judged]
    losses = {i: score(v.lost.win, -v.lost.places, cars) for i, v in enumerate(verdicts) if v.mistake}
    costliest = sorted(losses, key=lambda i: -losses[i])
    gains = {i: score(v.gained.win, -v.gained.places, cars) for i, v in enumerate(verdicts)}
    best = max(gains, key=lambda i: gains[i], default=None)
    if best is not None and verdicts[best].gained.win <= verdicts[best].gained.win_error:
        best = None
    for i in costliest[:12] if share == 1.0 else ():
        verdicts[i] = _explained(race, verdicts[i], judged[i])
    return Report(
        game=race.game.name,
        settings=dict(race.settings),
        seats=race.seats,
        points=points,
        cars=[_driven(car, points, end, verdicts, counts[car]) for car in range(cars)],
        verdicts=verdicts,
        costliest=costliest,
        best=best,
        playouts=reckoning.playouts,
        moments=len(reckoning.moments),
        share=share,
    )


def _driven(car: int, points: list[Point], end: Point, verdicts: list[Verdict], counts: dict[str, int]) -> Driven:
    """A car's race: what its own decisions gave is summed up, the rest is luck."""
    mine = [verdict for verdict in verdicts if verdict.seat == car]
    by_round = []
    for before, after in pairwise(points):
        here = [each for each in mine if before.entry <= each.entry < after.entry]
        decided = _sum([each.gained for each in here])
        win, places = after.win[car] - before.win[car], before.place[car] - after.place[car]
        by_round.append((Worth(win - decided.win, places - decided.places), decided))
    start = points[0]
    decisions = _sum([each.gained for each in mine])
    win, places = end.win[car] - start.win[car], start.place[car] - end.place[car]
    error = start.error
    luck = Worth(
        win - decisions.win,
        places - decisions.places,
        sqrt(error**2 + decisions.win_error**2),
        sqrt(start.place_error**2 + decisions.places_error**2),
    )
    return Driven(
        car=car,
        place=round(end.place[car]),
        start=Worth(start.win[car], start.place[car], error, start.place_error),
        luck=luck,
        decisions=decisions,
        given_away=_sum([each.lost for each in mine]),
        by_round=by_round,
        counts=counts,
    )


def _sum(worths: list[Worth]) -> Worth:
    """A sum, with the error of independent parts."""
    return Worth(
        sum(worth.win for worth in worths),
        sum(worth.places for worth in worths),
        sqrt(sum(worth.win_error**2 for worth in worths)),
        sqrt(sum(worth.places_error**2 for worth in worths)),
    )


def verdict_on(race: Race, weighed: WeighedChoice, cars: int) -> Verdict:
    """What is to be said of a choice that was weighed."""
    choice, best, par = weighed.choice, weighed.best(cars), weighed.off(1)
    off = weighed.off(best)
    given = weighed.given_away(cars)
    error = search.WIN_WEIGHT * off.win_error + off.place_error / cars
    gain = score(off.win, off.place, cars)
    lost = Worth(given.win, given.place, SURE * given.win_error, SURE * given.place_error)
    sure = weighed.playouts >= LEAST_PLAYOUTS and gain > MISTAKE * error
    mistake = best != PLAYED and sure and score(given.win, -given.place, cars) > LEAST_LOSS
    count = max(1, weighed.playouts)
    return Verdict(
        seat=choice.seat,
        round=choice.round,
        entry=choice.entry,
        kind=choice.kind,
        played=race.game.actions.write(choice.actions),
        better=None if best == PLAYED else race.game.actions.write(list(weighed.answers[best])),
        lost=lost,
        gained=Worth(-par.win, par.place, SURE * par.win_error, SURE * par.place_error),
        mistake=mistake,
        answers=len(weighed.answers) - 1,
        playouts=weighed.playouts,
        mishaps=(weighed.mishaps(PLAYED) / count, weighed.mishaps(best) / count),
    )


def _explained(race: Race, verdict: Verdict, weighed: WeighedChoice) -> Verdict:
    """With what a forecast tells of both answers, on the position as the seat may imagine it."""
    of, engine, choice = race.game, race.engine, weighed.choice
    assert weighed.position is not None and verdict.better is not None
    both = (choice.actions, of.actions.read(verdict.better))
    played, better = (
        look_ahead(of, engine, weighed.position, choice.seat, answer, SAMPLES).as_dict() for answer in both
    )
    return replace(verdict, ahead=(dict(played), dict(better)))
