"""A tournament between drivers: who sits where in which race, and how each race ended.

Races come in blocks. All races of a block have the same luck and circuit, and the drivers change seats until everybody
has sat on every seat, and so on every place of the grid. A block follows from the seed and its number alone: any of
them can be run again, by whomever, and races can be added later.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from .. import registry
from ..dealer import seeded
from ..drivers import Driver, close_drivers, entry, run, seat_drivers, split_drivers
from ..drivers.driver import MOST_DECISIONS
from ..drivers.outside import PREFIX
from ..errors import PaddockError
from ..game import Game
from ..game import game as open_game
from ..luck import MASK64
from ..race import Race
from .simulate import each_circuit, race_seeds
from .wheel import Wheel, note_own

LEAST_CARS = 4
"""Cars of a race if nobody says how many, where drivers are few."""
APART = 1_000_003
"""Between the whims of a block's races."""

Finish = list[tuple[str, int]]
"""Who drove the car of each seat, and its place."""


@dataclass(frozen=True)
class Tournament:
    """What is raced, in a form that travels to other processes and into a file."""

    game: str
    settings: tuple[dict[str, Any], ...]
    """Blocks take them in turn."""
    field: tuple[str, ...]
    """The drivers, those with several cars several times."""
    seats: int
    seed: int
    own: Mapping[str, Driver] = dataclasses.field(default_factory=dict)
    """Drivers that somebody brings as objects, by what they are called."""

    @property
    def drivers(self) -> tuple[str, ...]:
        """Who takes part."""
        return tuple(dict.fromkeys(self.field))

    @property
    def block_size(self) -> int:
        """Races of a block."""
        return len(self.field)

    def line_ups(self, block: int) -> list[list[str]]:
        """Who sits where in each race of a block. Who sits beside whom changes from block to block."""
        order = list(self.field)
        Random(f"{self.seed} {block}").shuffle(order)
        count = len(order)
        return [[order[(seat + turn) % count] for seat in range(self.seats)] for turn in range(count)]

    def as_dict(self) -> dict[str, Any]:
        """The tournament as plain data, with what its rules and drivers were made of."""
        stamp = registry.Stamp.read(self.game)
        return {
            "game": self.game,
            "settings": list(self.settings),
            "field": list(self.field),
            "seats": self.seats,
            "seed": self.seed,
            "rules": open_game(self.game).rules_version,
            "sources": stamp.source_hash if stamp is not None else "",
        }


def tournament(
    of: Game, options: Mapping[str, object], drivers: str | Sequence[str | Driver], seed: int, seats: int | None = None
) -> Tournament:
    """A tournament between drivers: names and objects, or text such as `pro,racer,club` or `pro,racer*5`."""
    own: dict[str, Driver] = {}
    text = drivers if isinstance(drivers, str) else ",".join(note_own(each, own) for each in drivers)
    entered = tuple(name for name, count in split_drivers(text) for _ in range(count or 1))
    for name in dict.fromkeys(entered):
        if not name.startswith(PREFIX) and name not in own:
            entry(of, name)
    if len(set(entered)) < 2:
        raise PaddockError("a comparison needs two drivers or more: pro,racer")
    cars = _usual_seats(of, len(entered)) if seats is None else seats
    settings = tuple(of.setup.read_options(each) for each in each_circuit(of, {**options, "seats": cars}))
    return Tournament(of.name, settings, entered, cars, seed, own)


def _usual_seats(of: Game, drivers: int) -> int:
    """As many cars as drivers, or several times as many where that is few; no more than the game has seats."""
    most = of.seats[-1]
    cars = drivers
    while cars < LEAST_CARS and cars + drivers <= most:
        cars += drivers
    return min(cars, most)


def run_block(plan: Tournament, block: int) -> list[Finish]:
    """Run the races of a block."""
    luck, whims = race_seeds(plan.seed, block)
    settings = plan.settings[block % len(plan.settings)]
    return [
        list(zip(names, _race(plan, settings, names, luck, (whims + APART * turn) & MASK64), strict=True))
        for turn, names in enumerate(plan.line_ups(block))
    ]


def _race(plan: Tournament, settings: dict[str, Any], names: list[str], luck_seed: int, whim_seed: int) -> list[int]:
    """The places of the seats."""
    of = open_game(plan.game)
    if any(name.startswith(PREFIX) for name in names):
        race = Race(of, settings, seed=luck_seed)
        race.begin()
        drivers = seat_drivers(race, names, whim_seed)
        try:
            run(race, drivers)
        finally:
            close_drivers(drivers)
        return race.standing()
    engine = of.engine
    first = of.setup.first_position(settings)
    s, luck, whims = engine.take(first), seeded(engine, luck_seed), seeded(engine, whim_seed)
    engine.begin(s, luck)
    wheel = Wheel(of, engine, names, plan.own)
    circuit = of.setup.circuit(settings["circuit"]) if "circuit" in settings else None
    if wheel.drive(s, first.course, luck, whims, whim_seed, MOST_DECISIONS, circuit) is None:
        raise PaddockError(f"a race of seed {luck_seed} goes on after {MOST_DECISIONS} decisions")
    out = engine.Standing()
    engine.standing(s, out)
    return out.read("place", plan.seats)
