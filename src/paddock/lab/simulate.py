"""Races by the thousand with scripted drivers.

Every race has seeds of its own that follow from the seed of the whole and the race's number. So the result
does not depend on how many workers share the races, and any of them can be run again alone.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

from .. import record
from ..dealer import generator_state, seeded
from ..drivers import Driver, entry, parse_drivers, run
from ..drivers.driver import MOST_DECISIONS
from ..errors import PaddockError
from ..game import Game
from ..game import game as open_game
from ..luck import MASK64
from ..race import Race
from .result import Places, Result
from .traits import check_trait, labels
from .wheel import Wheel, note_own
from .workers import Pool, Workers, hire

BATCH = 250
"""The most races that a worker takes at a time."""
ALL = "all"
"""Instead of a circuit: every one of them, in turn."""
AT_RANDOM = "random"
"""Instead of an option's value: dealt anew in every race."""

Progress = Callable[[int], object]


@dataclass(frozen=True)
class Plan:
    """What to simulate, in a form that travels to other processes."""

    game: str
    settings: tuple[dict[str, Any], ...]  # races take them in turn
    drivers: tuple[str, ...]
    seed: int
    save: bool
    by: str | None
    dealt: tuple[str, ...]  # options that are dealt anew in every race
    own: Mapping[str, Driver] = field(default_factory=dict)  # drivers that somebody brings as objects

    @property
    def cars(self) -> int:
        """Cars of a race, with those that nobody decides for."""
        return open_game(self.game).setup.cars(self.settings[0])

    def settings_of(self, number: int) -> dict[str, Any]:
        """The settings of a race."""
        settings = self.settings[number % len(self.settings)]
        deals, seed = open_game(self.game).study.dealt, race_seeds(self.seed, number)[0]
        return {**settings, **{name: deals[name](len(self.drivers), seed) for name in self.dealt}}


@dataclass(frozen=True)
class Batch:
    """What races in a row gave, seat after seat and race after race."""

    finishes: bytes
    grids: bytes
    """Pairs: a grid place and where its seat ended; a seat has several cars in some games."""
    mishaps: tuple[int, ...]
    turns: int
    decisions: int
    groups: dict[tuple[str, str], Group]
    texts: dict[str, str]
    """The races as files, if they are to be kept."""


@dataclass
class Group:
    """What cars with something in common gave."""

    counts: list[int]
    mishaps: int = 0


def simulate(
    game: Game | str,
    options: Mapping[str, object],
    drivers: str | Sequence[str | Driver],
    races: int,
    seed: int,
    workers: int | None = None,
    threads: bool = False,
    save: Path | str | None = None,
    progress: Progress | None = None,
    by: str | None = None,
    cluster: str | None = None,
) -> Result:
    """Run races with drivers on fixed seats and a grid that is drawn for each race.

    The circuit may be several, such as `usa+gb`, or `all`: races take them in turn. With `by`, the cars are also
    compared by what they had: `grid`, `circuit`, or what the game adds (`Game.study`), which also says which
    options may be `random`: dealt in every race anew.

    `drivers` is a name for each seat, or text such as `racer+rookie*5`; a driver of your own is `mybot.py:Mine`, or an
    object with `decide(cockpit)`, which goes by the name of its class. Workers are processes, or `threads`, or those of
    a Ray `cluster`: its address, `auto`, or `local`. With `save`, a folder, every race is kept as a file, which is
    slower. `progress` hears how many are done.
    """
    of = open_game(game) if isinstance(game, str) else game
    if races < 1:
        raise PaddockError(f"races must be 1 or more, not {races}")
    if not isinstance(drivers, str) and "seats" not in options:
        options = {**options, "seats": len(drivers)}
    if by is not None:
        check_trait(of, by)
    dealt = tuple(name for name in of.study.dealt if options.get(name) == AT_RANDOM)
    options = {name: value for name, value in options.items() if name not in dealt}
    settings = tuple(of.setup.read_options(each) for each in each_circuit(of, options))
    own: dict[str, Driver] = {}
    if isinstance(drivers, str):
        names = tuple(parse_drivers(drivers, settings[0]["seats"], of))
    else:
        names = _names(of, drivers, own, settings[0]["seats"])
    folder = None if save is None else Path(save)
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    plan = Plan(of.name, settings, names, seed, folder is not None, by, dealt, own)
    compiled = of.engine.compiled
    with hire(workers, threads, cluster) as hired:
        if isinstance(hired, Pool) and own and not threads:
            _check_travels(own)
        start = perf_counter()
        batches = list(_run(plan, races, hired, folder, progress))
    return _result(plan, batches, perf_counter() - start, compiled)


def _names(of: Game, drivers: Sequence[str | Driver], own: dict[str, Driver], seats: int) -> tuple[str, ...]:
    """What the drivers of the seats are called; those that are objects are noted as somebody's own."""
    if len(drivers) != seats:
        raise PaddockError(f"the list names {len(drivers)} drivers, but there are {seats} seats")
    for each in drivers:
        if isinstance(each, str):
            entry(of, each)
    return tuple(note_own(each, own) for each in drivers)


def _check_travels(own: Mapping[str, Driver]) -> None:
    """Refuse drivers that cannot be sent to another process."""
    try:
        pickle.dumps(own)
    except Exception as error:
        raise PaddockError(f"these drivers cannot be sent to other processes, so workers must be 1: {error}") from None


def each_circuit(of: Game, options: Mapping[str, object]) -> list[dict[str, object]]:
    """The options for every circuit that is named."""
    named = str(options.get("circuit", ""))
    names = of.setup.circuit_names() if named == ALL else named.split("+")
    return [{**options, "circuit": name} for name in names] if named else [dict(options)]


def _run(plan: Plan, races: int, hired: Workers, folder: Path | None, progress: Progress | None) -> Iterator[Batch]:
    """All batches; races that are to be kept are written here, as another machine's disk would be no use."""
    size = max(1, min(BATCH, races // (4 * hired.count)))
    parts = (range(first, min(first + size, races)) for first in range(0, races, size))
    done = 0
    for batch in hired.map(partial(run_batch, plan), parts):
        if folder is not None:
            for name, text in batch.texts.items():
                (folder / name).write_text(text, encoding="utf-8")
            batch.texts.clear()
        done += len(batch.finishes) // len(plan.drivers)
        if progress is not None:
            progress(done)
        yield batch


def race_seeds(seed: int, number: int) -> tuple[int, int]:
    """The seeds of a race's luck and of its drivers' whims."""
    start = generator_state(seed)
    return (start + 2 * number) & MASK64, (start + 2 * number + 1) & MASK64


def run_batch(plan: Plan, numbers: range) -> Batch:
    """Run races in a row."""
    of = open_game(plan.game)
    engine, seats = of.engine, len(plan.drivers)
    wheel = Wheel(of, engine, plan.drivers, plan.own)
    firsts = [of.setup.first_position(settings) for settings in plan.settings]
    starts = [engine.take(first) for first in firsts]
    circuits = [of.setup.circuit(each["circuit"]) if "circuit" in each else None for each in plan.settings]
    s, out = starts[0].copy(), engine.Standing()
    finishes, grids = bytearray(), bytearray()
    mishaps, turns, decisions = [0] * seats, 0, 0
    groups: dict[tuple[str, str], Group] = {}
    texts: dict[str, str] = {}
    for number in numbers:
        luck_seed, whim_seed = race_seeds(plan.seed, number)
        luck, whims = seeded(engine, luck_seed), seeded(engine, whim_seed)
        start = starts[number % len(starts)]
        if plan.dealt:
            start = engine.take(of.setup.first_position(plan.settings_of(number)))
        start.copy_into(s)
        engine.begin(s, luck)
        engine.standing(s, out)
        grid, begun = [[box] if box else [] for box in out.read("place", seats)], s.copy()
        at = number % len(firsts)
        made = wheel.drive(s, firsts[at].course, luck, whims, whim_seed, MOST_DECISIONS, circuits[at])
        if made is None:
            raise PaddockError(f"race {number} of seed {plan.seed} goes on after {MOST_DECISIONS} decisions")
        decisions += made
        engine.standing(s, out)
        places = out.read("place", seats)
        finishes += bytes(places)
        if of.study.grid is not None:
            grid = of.study.grid(begun, s, plan.settings_of(number))
        for place, boxes in zip(places, grid, strict=True):
            for box in boxes:
                grids += bytes((box, place))
        turns += sum(luck.read("turns", seats))
        wrong = luck.read("mishaps", seats)
        mishaps = [sum(pair) for pair in zip(mishaps, wrong, strict=True)]
        if plan.by is not None:
            circuit = str(plan.settings_of(number).get("circuit", ""))
            _group(plan, groups, labels(of, plan.by, s, grid, circuit), places, wrong)
        if plan.save:
            texts[f"race-{number:06}.race"] = race_text(plan, number, s.save())
    return Batch(bytes(finishes), bytes(grids), tuple(mishaps), turns, decisions, groups, texts)


def _group(
    plan: Plan, groups: dict[tuple[str, str], Group], had: list[list[str]], places: list[int], mishaps: list[int]
) -> None:
    """Count a race's places under what each seat had."""
    for seat, names in enumerate(had):
        for name in names:
            group = groups.setdefault((name, plan.drivers[seat]), Group([0] * plan.cars))
            group.counts[places[seat] - 1] += 1
            group.mishaps += mishaps[seat]


def race_text(plan: Plan, number: int, end: bytes) -> str:
    """Run a race once more at the table, for its file."""
    of = open_game(plan.game)
    luck_seed, whim_seed = race_seeds(plan.seed, number)
    race = Race(of, plan.settings_of(number), seed=luck_seed)
    race.begin()
    whims = seeded(race.engine, whim_seed)
    wheel = Wheel(of, race.engine, plan.drivers, plan.own)
    run(race, wheel.seated(whims, whim_seed))
    if race.save() != end:
        raise PaddockError(f"race {number} of seed {plan.seed} ended otherwise at the table than in the lab")
    return record.write(race, drivers=dict(enumerate(plan.drivers)))


def _result(plan: Plan, batches: list[Batch], seconds: float, compiled: bool) -> Result:
    seats, cars = len(plan.drivers), plan.cars
    finishes = b"".join(batch.finishes for batch in batches)
    grids = b"".join(batch.grids for batch in batches)
    races = len(finishes) // seats
    by_seat = [_counts(finishes[seat::seats], cars) for seat in range(seats)]
    mishaps = [sum(batch.mishaps[seat] for batch in batches) for seat in range(seats)]
    mishap = open_game(plan.game).study.mishap
    places = {}
    for name in dict.fromkeys(plan.drivers):
        mine = [seat for seat in range(seats) if plan.drivers[seat] == name]
        counts = tuple(sum(by_seat[seat][place] for seat in mine) for place in range(cars))
        won = sum(any(race[seat] == 1 for seat in mine) for race in zip(*[iter(finishes)] * seats, strict=True))
        mishaps_made = sum(mishaps[seat] for seat in mine)
        places[name] = Places(len(mine), races, counts, mishaps_made, mishap, counts[0] - won)
    by_grid = []
    for box in range(1, max(cars, *grids[::2]) + 1):
        reached = bytes(place for start, place in zip(grids[::2], grids[1::2], strict=True) if start == box)
        by_grid.append(Places(1, len(reached), tuple(_counts(reached, cars))))
    return Result(
        game=plan.game,
        settings=_settings(plan),
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
        by=plan.by,
        groups=_merge(batches, mishap),
    )


def _settings(plan: Plan) -> dict[str, Any]:
    """What all races had in common, and their circuits."""
    first = plan.settings[0]
    common = {name: first[name] for name in first if all(each.get(name) == first[name] for each in plan.settings)}
    names = [settings["circuit"] for settings in plan.settings if "circuit" in settings]
    dealt = dict.fromkeys(plan.dealt, AT_RANDOM)
    return {**common, **({"circuit": "+".join(names)} if names else {}), **dealt}


def _merge(batches: list[Batch], mishap: str) -> dict[tuple[str, str], Places]:
    """The groups of all batches, by name and driver."""
    merged = {}
    for key in sorted({key for batch in batches for key in batch.groups}):
        found = [batch.groups[key] for batch in batches if key in batch.groups]
        counts = tuple(map(sum, zip(*(group.counts for group in found), strict=True)))
        merged[key] = Places(1, sum(counts), counts, sum(group.mishaps for group in found), mishap)
    return merged


def _counts(places: bytes, cars: int) -> list[int]:
    return [places.count(place) for place in range(1, cars + 1)]
