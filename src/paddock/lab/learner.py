"""Learns to race against drivers, from nothing but observations, masks and places: `python -m paddock.lab.learner`.

One seat learns by clipped policy gradient (PPO) on a batch of races; scripted drivers have the other seats. Who is
always last learns nothing from places, so the others drive at random at first; whenever the learner does well, one of
them more is of the kind that is to be beaten. What comes
out is a file of plain arrays that races as `--drivers model:FILE`. It knows no game: which numbers of an observation go
in, and how, follows from what they were in some races.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from time import process_time
from typing import Any

import numpy as np

from ..drivers.model import ANY, Model, field_names
from ..game import game as open_game
from .batches import Batch
from .network import Network
from .numbers import Array
from .result import interval

RACES = 256
STEPS = 64
"""Races side by side, and decisions of each between two rounds of learning."""
PARTS = 8
ROUNDS = 3
"""The decisions of a round are gone through so often, in so many parts."""
HIDDEN = (128, 128)
RATE = 1e-3
ENTROPY = 0.02
LAMBDA = 0.95
FEW = 20
"""A number of one's own with no more values than this goes in value by value, too."""
SAMPLE = 400
WEAK = "random"
WELL = 0.5
"""The mean reward at which the field gets stronger, and the races that it is taken over."""
ENOUGH = 200


def open_batch(
    game: str, options: Mapping[str, object], driver: str, races: int, seed: int, reward: str, weak: int = 0
) -> Batch:
    """Races in which the first seat learns and drivers have the others, the last ones weak ones."""
    seats = open_game(game).setup.read_options(options)["seats"]
    others = [driver] * (seats - 1 - weak) + [WEAK] * weak
    return Batch(game, races, options, drivers=[None, *others], seed=seed, reward=reward)


def look_around(game: str, options: Mapping[str, object], seed: int) -> tuple[Array, Array]:
    """Observations and masks of some races driven at random, seen from all seats."""
    batch = Batch(game, 64, options, seed=seed)
    seen, legal = [], np.zeros(batch.action_count, np.bool_)
    for step in range(SAMPLE * batch.settings["seats"]):
        if step % 16 == 0:
            seen.append(batch.observations.copy())
        legal |= batch.masks.any(0)
        batch.step(batch.pick_any())
    return np.concatenate(seen), np.flatnonzero(legal).astype(np.int32)


def make_inputs(batch: Batch, seen: Array) -> dict[str, Array]:
    """How numbers of an observation go in: all that vary as numbers, and one's own with few values by value, too."""
    seats = batch.rewards.shape[1]
    index, value, scale, at = [], [], [], 0
    for field in batch.game.observation.fields:
        row = field.size // field.shape[0] if field.shape else 1
        many = field.shape and field.shape[0] >= seats > 1
        for number in range(at, at + field.size):
            values = np.unique(seen[:, number])
            if len(values) < 2:
                continue
            index.append(number)
            value.append(ANY)
            scale.append(1 / max(1.0, 2 * float(seen[:, number].std())))
            if 2 < len(values) <= FEW and not (many and number >= at + row):
                index += [number] * len(values)
                value += values.tolist()
                scale += [1.0] * len(values)
        at += field.size
    return {
        "index": np.array(index, np.int32),
        "value": np.array(value, np.int16),
        "scale": np.array(scale, np.float32),
    }


class Learner:
    """A network on the first seat of many races."""

    def __init__(self, game: str, options: Mapping[str, object], driver: str, seed: int) -> None:
        self.game, self.options, self.driver, self.seed = game, options, driver, seed
        self.rng = np.random.default_rng(seed)
        self.weak = open_game(game).setup.read_options(options)["seats"] - 1
        self.batch = open_batch(game, options, driver, RACES, seed, "place", self.weak)
        seen, self.actions = look_around(game, options, seed)
        names = {"game": np.array(game), "fields": np.array(field_names(self.batch.game))}
        self.known = names | make_inputs(self.batch, seen) | {"actions": self.actions}
        self.network = Network(len(self.known["index"]), HIDDEN, len(self.actions), self.rng)
        self.decisions = 0
        self.races = 0
        self.paid = 0.0
        self.mean = -1.0

    def model(self) -> Model:
        """What has been learnt so far."""
        return Model({**self.known, **{name: array.copy() for name, array in self.network.layers().items()}})

    def round(self, rate: float, entropy: float) -> None:
        """Race on, then learn from it; the field gets stronger where that has become easy."""
        told = self._race()
        if self.races >= ENOUGH:
            self.mean = self.paid / self.races
            self.races, self.paid = 0, 0.0
            if self.weak and self.mean > WELL:
                self.weak -= 1
                seed = self.seed + self.weak + 1
                self.batch = open_batch(self.game, self.options, self.driver, RACES, seed, "place", self.weak)
        order = np.arange(RACES * STEPS)
        for _ in range(ROUNDS):
            self.rng.shuffle(order)
            for rows in np.array_split(order, PARTS):
                part = {name: array[rows] for name, array in told.items()}
                gains = part["gains"]
                part["gains"] = (gains - gains.mean()) / (gains.std() + 1e-6)
                self.network.learn(part, rate, entropy)

    def _race(self) -> dict[str, Array]:
        batch, model, here = self.batch, self.model(), np.arange(RACES)
        told: dict[str, list[Array]] = {name: [] for name in ("inputs", "legal", "actions", "chances")}
        values, paid, done = [], [], []
        for _ in range(STEPS):
            inputs, legal = model.inputs(batch.observations), batch.masks[:, self.actions]
            # What was never legal while looking around may be all that is legal once in many races.
            lost = ~legal.any(1)
            legal[lost, 0] = True
            _, chances, value = self.network.forward(inputs, legal)
            picks = (chances.cumsum(1) > self.rng.random((RACES, 1))).argmax(1)
            picks = np.where(legal[here, picks], picks, chances.argmax(1))
            batch.step(np.where(lost, batch.pick_any(), self.actions[picks]))
            for name, array in zip(told, (inputs, legal, picks, chances[here, picks]), strict=True):
                told[name].append(array)
            values.append(value)
            paid.append(batch.rewards[:, 0].copy())
            done.append(batch.dones.copy())
            self.races += int(batch.dones.sum())
            self.paid += float(batch.rewards[:, 0].sum())
        self.decisions += RACES * STEPS
        last = self.network.forward(model.inputs(batch.observations), batch.masks[:, self.actions])[2]
        gains = gain(np.array(values), np.array(paid), np.array(done), last)
        returns = gains + np.array(values)
        return {name: np.concatenate(rows) for name, rows in told.items()} | {
            "gains": gains.ravel().astype(np.float32),
            "returns": returns.ravel().astype(np.float32),
        }


def gain(values: Array, paid: Array, done: Array, last: Array) -> Array:
    """How much better than expected it went after each decision (generalised advantage)."""
    gains, ahead, following = np.zeros_like(values), np.zeros_like(last), last
    for step in reversed(range(len(values))):
        goes_on = ~done[step]
        surprise = paid[step] + following * goes_on - values[step]
        ahead = surprise + LAMBDA * ahead * goes_on
        gains[step], following = ahead, values[step]
    return gains


def measure(
    model: Model, game: str, options: Mapping[str, object], driver: str, races: int, seed: int
) -> tuple[float, tuple[float, float]]:
    """The share of races that the model wins against drivers, and where it lies, 95 % sure."""
    batch = open_batch(game, options, driver, min(races, 500), seed, "win")
    each = -(-races // batch.races)
    ended, won = np.zeros(batch.races, int), 0
    while (ended < each).any():
        batch.step(model.choose(batch.observations, batch.masks))
        counts = batch.dones & (ended < each)
        won += int(batch.rewards[counts, 0].sum())
        ended += counts
    return won / (each * batch.races), interval(won, each * batch.races)


def train(learner: Learner, seconds: float, told: Any = print) -> Model:
    """Learn for so many seconds of processor time; says now and then how it goes."""
    begun, rounds = process_time(), 0
    while (past := (process_time() - begun) / seconds) < 1:
        left = 1 - past
        learner.round(RATE * (0.1 + 0.9 * left), ENTROPY * (0.1 + 0.9 * left))
        rounds += 1
        if rounds % 20 == 0:
            strong = learner.batch.settings["seats"] - 1 - learner.weak
            told(
                f"{process_time() - begun:5.0f} s  {learner.decisions:>9} decisions  "
                f"mean reward {learner.mean:+.2f} against {strong} {learner.driver}, {learner.weak} {WEAK}"
            )
    return learner.model()


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn to race against drivers, and say how well.")
    parser.add_argument("game", help="`paddock games` lists them")
    parser.add_argument("--options", type=json.loads, default={"seats": 6}, help="of the race, as JSON")
    parser.add_argument("--against", default="rookie", help="the driver of the other seats")
    parser.add_argument("--minutes", type=float, default=8.0, help="of processor time")
    parser.add_argument("--races", type=int, default=2000, help="how many races measure it at the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--to", default="model.npz", help="the file to write")
    given = parser.parse_args()
    learner = Learner(given.game, given.options, given.against, given.seed)
    print(f"{len(learner.known['index'])} inputs, {len(learner.actions)} actions", flush=True)
    model = train(learner, 60 * given.minutes, lambda line: print(line, flush=True))
    model.save(given.to)
    share, (low, high) = measure(model, given.game, given.options, given.against, given.races, given.seed + 1)
    print(f"wins {share:.1%} of the races ({low:.1%} to {high:.1%}); kept in {given.to}")
    print(f"its fair share would be {1 / learner.batch.settings['seats']:.1%}")


if __name__ == "__main__":
    main()
