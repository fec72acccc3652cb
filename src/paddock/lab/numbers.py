"""A race in the numbers of learners: observations, actions, rewards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..drivers import levels
from ..drivers.stint import OUTSIDE
from ..engine import Engine, Position
from ..errors import PaddockError, unknown
from ..game import Game, Settings
from ..game import game as open_game

Array = Any
"""A numpy array."""

VERSION = 1
"""Of observations, actions and rewards: `paddock/heat-v1`. It rises when a trained network would be misled."""
REWARDS = ("place", "win")


def observation_type(of: Game) -> Any:
    """The numpy type of an observation: its fields by name, each a row of 16-bit numbers."""
    return np.dtype([(field.name, "<i2", field.shape) for field in of.observation.fields])


def observation_size(of: Game) -> int:
    """How many numbers an observation has."""
    return sum(field.size for field in of.observation.fields)


def action_count(of: Game) -> int:
    """The size of the action space: an action is its number, and many numbers mean nothing."""
    return 1 + max(of.actions.said)


def payoffs(reward: str, cars: int) -> list[float]:
    """What each place pays at the end, from 1 on: evenly from 1 down to -1, or 1 for a win and nothing else."""
    if reward not in REWARDS:
        raise unknown("reward", reward, REWARDS)
    if reward == "win" or cars == 1:
        return [0.0, 1.0] + [0.0] * (cars - 1)
    return [0.0, *((cars + 1 - 2 * place) / (cars - 1) for place in range(1, cars + 1))]


@dataclass(frozen=True)
class RaceKind:
    """What is raced, ready to begin."""

    game: Game
    engine: Engine
    settings: Settings
    start: Position
    seats: int
    pays: list[float]

    @classmethod
    def of(cls, game: Game | str, options: Mapping[str, object], reward: str, engine: Engine | None = None) -> RaceKind:
        """Read the options of a race."""
        of = open_game(game) if isinstance(game, str) else game
        settings = of.setup.read_options(options)
        engine = engine or of.engine
        start = engine.take(of.setup.first_position(settings))
        return cls(of, engine, settings, start, settings["seats"], payoffs(reward, of.setup.cars(settings)))

    def wheel(self, drivers: Sequence[str | None]) -> list[int]:
        """The level of the driver of each seat; OUTSIDE where there is none."""
        known = levels(self.game)
        if len(drivers) != self.seats:
            raise PaddockError(f"{len(drivers)} drivers are named, but there are {self.seats} seats")
        for name in drivers:
            if name is not None and name not in known:
                raise unknown("driver", name, known)
        return [OUTSIDE if name is None else known[name] for name in drivers]
