"""Races by the thousand with scripted drivers.

Every race has seeds of its own that follow from the seed of the whole and the race's number. So the result
does not depend on how many workers share the races, and any of them can be run again alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

from .. import record
from ..contract import Game
from ..contract import game as open_game
from ..dealer import generator_state, seeded
from ..drivers import Driver, Scripted, levels, parse_drivers, run
from ..drivers.driver import MOST_DECISIONS
from ..errors import PaddockError
from ..luck import MASK64
from ..race import Race, cars_in
from .result import Places, Result

BATCH = 250
"""The most races that a worker takes at a time."""

Progress = Callable[[int], object]


@dataclass(frozen=True)
class Plan:
    """What to simulate, in a form that travels to other processes."""

    game: str
    settings: dict[str, Any]
    drivers: tuple[str, ...]
    seed: int
    save: Path | None


@dataclass(frozen=True)
class Batch:
    """What races in a row gave, seat after seat and race after race."""

    first: int
    finishes: bytes
    grids: bytes
    mishaps: tuple[int, ...]
    turns: int
    decisions: int


def simulate(
    game: Game | str,
    options: Mapping[str, object],
    drivers: str | Sequence[str],
    races: int,
    seed: int,
    workers: int = 1,
    threads: bool = False,
    save: Path | str | None = None,
    progress: Progress | None = None,
) -> Result:
    """Run races with scripted drivers on fixed seats and a grid that is drawn for each race.

    `drivers` is a name for each seat, or text such as `racer+rookie*5`. Workers are processes, or `threads`.
    With `save`, a folder, every race is kept as a file, which is slower. `progress` hears how many are done.
    """
    of = open_game(game) if isinstance(game, str) else game
    for what, number in (("races", races), ("workers", workers)):
        if number < 1:
            raise PaddockError(f"{what} must be 1 or more, not {number}")
    if not isinstance(drivers, str) and "seats" not in options:
        options = {**options, "seats": len(drivers)}
    settings = of.setup.read_options(options)
    text = drivers if isinstance(drivers, str) else "+".join(f"{name}*1" for name in drivers)
    names = tuple(parse_drivers(text, settings["seats"], of))
    folder = None if save is None else Path(save)
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    plan = Plan(of.name, settings, names, seed, folder)
    compiled = of.engine.compiled
    start = perf_counter()
    batches = sorted(_run(plan, races, workers, threads, progress), key=lambda batch: batch.first)
    return _result(plan, batches, perf_counter() - start, compiled)


def _run(plan: Plan, races: int, workers: int, threads: bool, progress: Progress | None) -> Iterator[Batch]:
    """All batches, in any order."""
    size = max(1, min(BATCH, races // (4 * workers)))
    parts = [(first, min(size, races - first)) for first in range(0, races, size)]
    done = 0
    for batch in _batches(plan, parts, workers, threads):
        done += len(batch.finishes) // len(plan.drivers)
        if progress is not None:
            progress(done)
        yield batch


def _batches(plan: Plan, parts: list[tuple[int, int]], workers: int, threads: bool) -> Iterator[Batch]:
    if workers == 1:
        for first, count in parts:
            yield run_batch(plan, first, count)
        return
    pool: Executor = ThreadPoolExecutor(workers) if threads else ProcessPoolExecutor(workers)
    with pool:
        waiting = [pool.submit(run_batch, plan, first, count) for first, count in parts]
        try:
            for done in as_completed(waiting):
                yield done.result()
        finally:
            for future in waiting:
                future.cancel()


def race_seeds(seed: int, number: int) -> tuple[int, int]:
    """The seeds of a race's luck and of its drivers' whims."""
    start = generator_state(seed)
    return (start + 2 * number) & MASK64, (start + 2 * number + 1) & MASK64


def run_batch(plan: Plan, first: int, count: int) -> Batch:
    """Run races in a row, from a number on."""
    of = open_game(plan.game)
    engine, seats = of.engine, len(plan.drivers)
    by_name = levels(of)
    wheel = [by_name[name] for name in plan.drivers]
    start = engine.take(of.setup.first_position(plan.settings))
    s, out = start.copy(), engine.Standing()
    finishes, grids = bytearray(), bytearray()
    mishaps, turns, decisions = [0] * seats, 0, 0
    for number in range(first, first + count):
        luck_seed, whim_seed = race_seeds(plan.seed, number)
        luck, whims = seeded(engine, luck_seed), seeded(engine, whim_seed)
        start.copy_into(s)
        engine.begin(s, luck)
        engine.standing(s, out)
        grids += bytes(out.read("place", seats))
        decisions += engine.drive(s, luck, whims, wheel, MOST_DECISIONS)
        if engine.waiting(s):
            raise PaddockError(f"race {number} of seed {plan.seed} goes on after {MOST_DECISIONS} decisions")
        engine.standing(s, out)
        places = out.read("place", seats)
        finishes += bytes(places)
        turns += sum(luck.read("turns", seats))
        for seat, count in enumerate(luck.read("mishaps", seats)):
            mishaps[seat] += count
        if plan.save is not None:
            keep_race(plan, number, s.save())
    return Batch(first, bytes(finishes), bytes(grids), tuple(mishaps), turns, decisions)


def keep_race(plan: Plan, number: int, end: bytes) -> None:
    """Run a race once more at the table and keep it as a file."""
    assert plan.save is not None
    of = open_game(plan.game)
    luck_seed, whim_seed = race_seeds(plan.seed, number)
    race = Race(of, plan.settings, seed=luck_seed)
    race.begin()
    whims = seeded(race.engine, whim_seed)
    by_name = levels(of)
    seated: dict[int, Driver] = {
        seat: Scripted(race.engine, by_name[name], whims) for seat, name in enumerate(plan.drivers)
    }
    run(race, seated)
    if race.save() != end:
        raise PaddockError(f"race {number} of seed {plan.seed} ended otherwise at the table than in the lab")
    text = record.write(race, names=dict(enumerate(plan.drivers)))
    (plan.save / f"race-{number:06}.race").write_text(text, encoding="utf-8")


def _result(plan: Plan, batches: list[Batch], seconds: float, compiled: bool) -> Result:
    seats, cars = len(plan.drivers), cars_in(plan.settings)
    finishes = b"".join(batch.finishes for batch in batches)
    grids = b"".join(batch.grids for batch in batches)
    races = len(finishes) // seats
    by_seat = [_counts(finishes[seat::seats], cars) for seat in range(seats)]
    mishaps = [sum(batch.mishaps[seat] for batch in batches) for seat in range(seats)]
    mishap = open_game(plan.game).package.MISHAP
    places = {}
    for name in dict.fromkeys(plan.drivers):
        mine = [seat for seat in range(seats) if plan.drivers[seat] == name]
        counts = tuple(sum(by_seat[seat][place] for seat in mine) for place in range(cars))
        places[name] = Places(len(mine), races, counts, sum(mishaps[seat] for seat in mine), mishap)
    by_grid = []
    for box in range(1, cars + 1):
        reached = bytes(place for place, start in zip(finishes, grids, strict=True) if start == box)
        by_grid.append(Places(1, races, tuple(_counts(reached, cars))))
    return Result(
        game=plan.game,
        settings=plan.settings,
        drivers=plan.drivers,
        seed=plan.seed,
        races=races,
        seconds=seconds,
        turns=sum(batch.turns for batch in batches),
        decisions=sum(batch.decisions for batch in batches),
        compiled=compiled,
        places=places,
        by_grid=tuple(by_grid),
        finishes=finishes,
    )


def _counts(places: bytes, cars: int) -> list[int]:
    return [places.count(place) for place in range(1, cars + 1)]
