"""A stretch of races for a learner: what its seat saw, what it answered, and how that went.

What comes out follows from the stretch alone, luck included, so that it can be raced here or on another machine.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from ..drivers.model import Model
from .batches import Batch, Saved
from .network import Network
from .numbers import Array

LAMBDA = 0.95


@dataclass(frozen=True)
class Stretch:
    """Some races side by side, and how far to go with them."""

    game: str
    options: Mapping[str, object]
    drivers: tuple[str | None, ...]
    """None for the seat that learns, the first."""
    races: int
    steps: int
    seed: int
    """Of the races, if they begin."""
    stands: list[Saved] | None
    """Where they stand, if they go on."""
    model: dict[str, Array]
    network: Network
    answers: tuple[int, ...]
    """The seed of the learner's own choices."""


@dataclass(frozen=True)
class Told:
    """What a stretch gave."""

    rows: dict[str, Array]
    """By name, a row for each decision."""
    stands: list[Saved]
    ended: int
    paid: float


def race_on(stretch: Stretch) -> Told:
    """Race so many decisions on."""
    batch = Batch(stretch.game, stretch.races, stretch.options, drivers=stretch.drivers, seed=stretch.seed)
    if stretch.stands is not None:
        batch.load(stretch.stands)
    model, network, rng = Model(stretch.model), stretch.network, np.random.default_rng(stretch.answers)
    here, actions = np.arange(stretch.races), model.actions
    told: dict[str, list[Array]] = {name: [] for name in ("inputs", "legal", "actions", "chances")}
    values, paid, done = [], [], []
    for _ in range(stretch.steps):
        inputs, legal = model.inputs(batch.observations), batch.masks[:, actions]
        # What was never legal while looking around may be all that is legal once in many races.
        lost = ~legal.any(1)
        legal[lost, 0] = True
        _, chances, value = network.forward(inputs, legal)
        picks = (chances.cumsum(1) > rng.random((stretch.races, 1))).argmax(1)
        picks = np.where(legal[here, picks], picks, chances.argmax(1))
        batch.step(np.where(lost, batch.pick_any(), actions[picks]))
        for name, array in zip(told, (inputs, legal, picks, chances[here, picks]), strict=True):
            told[name].append(array)
        values.append(value)
        paid.append(batch.rewards[:, 0].copy())
        done.append(batch.dones.copy())
    last = network.forward(model.inputs(batch.observations), batch.masks[:, actions])[2]
    gains = gain(np.array(values), np.array(paid), np.array(done), last)
    rows = {name: np.concatenate(parts) for name, parts in told.items()} | {
        "gains": gains.ravel().astype(np.float32),
        "returns": (gains + np.array(values)).ravel().astype(np.float32),
    }
    return Told(rows, batch.save(), int(np.sum(done)), float(np.sum(paid)))


def gain(values: Array, paid: Array, done: Array, last: Array) -> Array:
    """How much better than expected it went after each decision (generalised advantage)."""
    gains, ahead, following = np.zeros_like(values), np.zeros_like(last), last
    for step in reversed(range(len(values))):
        goes_on = ~done[step]
        surprise = paid[step] + following * goes_on - values[step]
        ahead = surprise + LAMBDA * ahead * goes_on
        gains[step], following = ahead, values[step]
    return gains
