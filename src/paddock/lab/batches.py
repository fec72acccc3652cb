"""Many races side by side, for learning: one call steps all of them, in compiled code and without the GIL."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, Protocol

import numpy as np

from .. import registry
from ..dealer import generator_state
from ..drivers import scripts
from ..drivers.driver import MOST_DECISIONS
from ..engine import Engine, Memory, Position
from ..errors import PaddockError
from ..game import Game
from ..luck import MASK64
from .numbers import Array, RaceKind, action_count, observation_size, observation_type

Seeds = tuple[int, int]
"""Where the generators of a race's luck and of its drivers' whims begin."""
Saved = tuple[bytes, Seeds]
"""A race as it stands: its position, and where its generators are."""


class Races(Protocol):
    """Some races and their rows of the arrays: compiled, or plain."""

    def step(self, actions: Array, /) -> None: ...
    def pick_any(self, actions: Array, /) -> None: ...
    def race(self, number: int, /) -> Position: ...
    def save(self) -> list[Saved]: ...
    def load(self, races: list[Saved], /) -> None: ...


class Batch:
    """Many races of one kind. The arrays are always the same ones; `step` fills them anew.

    `seats` says who must decide in each race, `masks` what it may answer, `observations` what it may know, which
    `fields` gives by name. Where the last step ended a race, `dones` is true, `rewards` tells what each seat got, and
    everything else is of the next race, which has begun.
    """

    def __init__(
        self,
        game: Game | str,
        races: int,
        options: Mapping[str, object] | None = None,
        *,
        drivers: Sequence[str | None] | None = None,
        seed: int = 0,
        reward: str = "place",
        threads: int = 1,
        engine: Engine | None = None,
    ) -> None:
        if races < 1 or not 1 <= threads <= races:
            raise PaddockError("a batch needs a race or more, and no more threads than races")
        kind = RaceKind.of(game, options or {}, reward, engine)
        wheel = kind.wheel(drivers or [None] * kind.seats)
        if min(wheel) >= 0:
            raise PaddockError("a batch needs a seat that no driver has: None in its place")
        self.game, self.settings, self.races = kind.game, kind.settings, races
        self.action_count = action_count(kind.game)
        self.observations: Array = np.zeros((races, observation_size(kind.game)), "<i2")
        self.masks: Array = np.zeros((races, self.action_count), np.bool_)
        self.rewards: Array = np.zeros((races, kind.seats), np.float32)
        self.dones: Array = np.zeros(races, np.bool_)
        self.seats: Array = np.zeros(races, np.int32)
        start = generator_state(seed)
        seeds = [
            (generator_state(start + 2 * number & MASK64), generator_state(start + 2 * number + 1 & MASK64))
            for number in range(races)
        ]
        edges = [races * part // threads for part in range(threads + 1)]
        self._parts = [slice(*pair) for pair in pairwise(edges)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._races = [self._open(kind, wheel, seeds[part], part) for part in self._parts]

    def _open(self, kind: RaceKind, wheel: list[int], seeds: list[Seeds], part: slice) -> Races:
        arrays = (self.observations, self.masks, self.rewards, self.dones, self.seats)
        rows = [array[part] for array in arrays]
        if not kind.engine.compiled:
            return PlainRaces(kind, wheel, seeds, *rows)
        twin = registry.twin(kind.game.name)
        assert twin is not None
        made: Races = twin.Races(kind.start, wheel, kind.pays, seeds, self.action_count, *rows)
        return made

    @property
    def fields(self) -> Array:
        """The observations by name: `batch.fields["gear"]` has a row for each race. Nothing is copied."""
        return self.observations.view(observation_type(self.game))[:, 0]

    def step(self, actions: Array) -> None:
        """Let the seat that must decide in each race answer, and go on to the next decision.

        An action that is not among the options is an error, and then nothing has happened.
        """
        chosen = np.ascontiguousarray(actions, np.int32)
        if chosen.shape != self.seats.shape:
            raise PaddockError(f"{self.races} races need as many actions, not an array of shape {chosen.shape}")
        here = np.arange(self.races)
        legal = (chosen >= 0) & (chosen < self.action_count)
        legal &= self.masks[here, np.where(legal, chosen, 0)]
        if not legal.all():
            wrong = int(np.argmin(legal))
            raise PaddockError(f"race {wrong}: {chosen[wrong]} is not among the options")
        self._each(lambda races, part: races.step(chosen[part]))

    def pick_any(self) -> Array:
        """Random options, one for each race."""
        chosen = np.zeros(self.races, np.int32)
        self._each(lambda races, part: races.pick_any(chosen[part]))
        return chosen

    def position(self, number: int) -> Position:
        """A copy of the position of a race. It holds what a seat may not know."""
        part = next(i for i, part in enumerate(self._parts) if part.start <= number < part.stop)
        return self._races[part].race(number - self._parts[part].start)

    def save(self) -> list[Saved]:
        """Where all races stand, for `load` of a batch of the same kind and size, here or elsewhere."""
        return [race for races in self._races for race in races.save()]

    def load(self, races: list[Saved]) -> None:
        """Go on from where a batch stood. What was not given by `save` must not be given: nothing checks it."""
        if len(races) != self.races:
            raise PaddockError(f"this batch has {self.races} races, not {len(races)}")
        for some, part in zip(self._races, self._parts, strict=True):
            some.load(races[part])

    def _each(self, work: Any) -> None:
        if self._pool is None:
            work(self._races[0], self._parts[0])
        else:
            list(self._pool.map(work, self._races, self._parts))

    def close(self) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()


class PlainRaces:
    """The same as the compiled races, for an engine in plain Python."""

    def __init__(
        self,
        kind: RaceKind,
        wheel: list[int],
        seeds: list[Seeds],
        observations: Array,
        masks: Array,
        rewards: Array,
        dones: Array,
        seats: Array,
    ) -> None:
        self.kind, self.wheel = kind, wheel
        self.observations, self.masks, self.rewards, self.dones, self.seats = observations, masks, rewards, dones, seats
        self.positions = [kind.start.copy() for _ in seeds]
        self.luck = [(_generator(kind.engine, first), _generator(kind.engine, second)) for first, second in seeds]
        for position, (luck, _) in zip(self.positions, self.luck, strict=True):
            kind.engine.begin(position, luck)
        self.step(None)

    def step(self, actions: Array, /) -> None:
        for number, position in enumerate(self.positions):
            self.dones[number], self.rewards[number] = False, 0
            if actions is not None:
                self.kind.engine.act(position, self.luck[number][0], int(self.seats[number]), int(actions[number]))
            self._go_on(number, position)

    def _go_on(self, number: int, position: Position) -> None:
        engine, (luck, whims) = self.kind.engine, self.luck[number]
        drive = scripts(self.kind.game, engine).drive
        drive(position, luck, whims, self.wheel, MOST_DECISIONS)
        while not (waiting := engine.waiting(position)):
            self.dones[number], self.rewards[number] = True, pay(self.kind, position)
            self.kind.start.copy_into(position)
            engine.begin(position, luck)
            drive(position, luck, whims, self.wheel, MOST_DECISIONS)
        seat = (waiting & -waiting).bit_length() - 1
        self.seats[number] = seat
        self.masks[number] = False
        self.masks[number, engine.options(position, seat)] = True
        self.observations[number] = observed(self.kind, position, seat)

    def pick_any(self, actions: Array, /) -> None:
        from .. import luck

        for number, position in enumerate(self.positions):
            options = self.kind.engine.options(position, int(self.seats[number]))
            actions[number] = options[luck.roll(self.luck[number][1], len(options))]  # type: ignore[arg-type]

    def race(self, number: int, /) -> Position:
        return self.positions[number].copy()

    def save(self) -> list[Saved]:
        return [
            (position.save(), (luck.read("generator", 1)[0], whims.read("generator", 1)[0]))
            for position, (luck, whims) in zip(self.positions, self.luck, strict=True)
        ]

    def load(self, races: list[Saved], /) -> None:
        for position, generators, (saved, seeds) in zip(self.positions, self.luck, races, strict=True):
            position.load(saved)
            for generator, seed in zip(generators, seeds, strict=True):
                generator.write("generator", [seed])
        self.step(None)


def _generator(engine: Engine, start: int) -> Memory:
    control = engine.Control()
    control.write("generator", [start])
    return control


def pay(kind: RaceKind, position: Position) -> list[float]:
    """What each seat gets at the end of a race."""
    out = kind.engine.Standing()
    kind.engine.standing(position, out)
    return [kind.pays[place] for place in out.read("place", kind.seats)]


def observed(kind: RaceKind, position: Position, seat: int) -> Array:
    """What a seat may know, as a row of numbers."""
    out = kind.engine.Observation()
    kind.engine.encode(position, seat, out)
    return np.frombuffer(out.save(), "<i2")
