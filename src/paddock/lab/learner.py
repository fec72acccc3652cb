"""Learns to race against drivers, from nothing but observations, masks and places: `python -m paddock.lab.learner`.

One seat learns by clipped policy gradient (PPO) on a batch of races; scripted drivers have the other seats. Who is
always last learns nothing from places, so the others drive at random at first; whenever the learner does well, one of
them more is of the kind that is to be beaten. What comes out is a file of plain arrays that races as
`--drivers model:FILE`. It knows no game: which numbers of an observation go in, and how, follows from what they were in
some races.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from time import process_time
from typing import Any

import numpy as np

from ..drivers.model import ANY, Model, field_names
from ..game import Game
from ..game import game as open_game
from .batches import Batch, Saved
from .network import Network
from .numbers import Array
from .result import interval
from .stretch import Stretch, race_on
from .workers import Alone, Workers, hire, usual_cluster

SHARES = 4
RACES = 64
STEPS = 64
"""Shares of the races, which different workers may have, races of a share, and decisions of each in a round."""
PARTS = 8
ROUNDS = 3
"""The decisions of a round are gone through so often, in so many parts."""
HIDDEN = (128, 128)
RATE = 1e-3
ENTROPY = 0.02
FEW = 20
"""A number of one's own with no more values than this goes in value by value, too."""
SAMPLE = 400
WEAK = "random"
WELL = 0.5
"""The mean reward at which the field gets stronger, and the races that it is taken over."""
ENOUGH = 200


def others(seats: int, driver: str, weak: int = 0) -> list[str]:
    """Who has the seats after the first, the last ones weak drivers."""
    return [driver] * (seats - 1 - weak) + [WEAK] * weak


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


def make_inputs(of: Game, seats: int, seen: Array) -> dict[str, Array]:
    """How numbers of an observation go in: all that vary as numbers, and one's own with few values by value, too."""
    index, value, scale, at = [], [], [], 0
    for field in of.observation.fields:
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

    def __init__(
        self,
        game: str,
        options: Mapping[str, object],
        driver: str,
        seed: int,
        *,
        shares: int = SHARES,
        workers: Workers | None = None,
    ) -> None:
        """`workers` race its shares; what it learns depends on how many shares there are, not on who races them."""
        self.game, self.options, self.driver, self.seed = game, options, driver, seed
        self.shares, self.workers = shares, workers or Alone()
        self.rng = np.random.default_rng(seed)
        of = open_game(game)
        self.seats = of.setup.read_options(options)["seats"]
        self.weak = self.seats - 1
        seen, self.actions = look_around(game, options, seed)
        names = {"game": np.array(game), "fields": np.array(field_names(of))}
        self.known = names | make_inputs(of, self.seats, seen) | {"actions": self.actions}
        self.stands: list[list[Saved] | None] = [None] * shares
        self.rounds = 0
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
                self.stands = [None] * self.shares
        order = np.arange(len(told["gains"]))
        for _ in range(ROUNDS):
            self.rng.shuffle(order)
            for rows in np.array_split(order, PARTS):
                part = {name: array[rows] for name, array in told.items()}
                gains = part["gains"]
                part["gains"] = (gains - gains.mean()) / (gains.std() + 1e-6)
                self.network.learn(part, rate, entropy)

    def _race(self) -> dict[str, Array]:
        """Let all shares race on, and put together what they tell."""
        shares = [self._share(number) for number in range(self.shares)]
        told = list(self.workers.map(race_on, shares))
        self.stands = [each.stands for each in told]
        self.rounds += 1
        self.decisions += sum(len(each.rows["gains"]) for each in told)
        self.races += sum(each.ended for each in told)
        self.paid += sum(each.paid for each in told)
        return {name: np.concatenate([each.rows[name] for each in told]) for name in told[0].rows}

    def _share(self, number: int) -> Stretch:
        seed = np.random.SeedSequence((self.seed, self.weak, number)).generate_state(1, np.uint64)
        drivers = (None, *others(self.seats, self.driver, self.weak))
        return Stretch(
            self.game,
            self.options,
            drivers,
            RACES,
            STEPS,
            int(seed[0]),
            self.stands[number],
            self.known,
            self.network,
            (self.seed, self.rounds, number),
        )


def measure(
    model: Model, game: str, options: Mapping[str, object], driver: str, races: int, seed: int
) -> tuple[float, tuple[float, float]]:
    """The share of races that the model wins against drivers, and where it lies, 95 % sure."""
    field = [None, *others(open_game(game).setup.read_options(options)["seats"], driver)]
    batch = Batch(game, min(races, 500), options, drivers=field, seed=seed, reward="win")
    each = -(-races // batch.races)
    ended, won = np.zeros(batch.races, int), 0
    while (ended < each).any():
        batch.step(model.choose(batch.observations, batch.masks))
        counts = batch.dones & (ended < each)
        won += int(batch.rewards[counts, 0].sum())
        ended += counts
    return won / (each * batch.races), interval(won, each * batch.races)


def train(learner: Learner, seconds: float, told: Any = print, *, rounds: int | None = None) -> Model:
    """Learn for so many seconds of processor time, or so many `rounds`; says now and then how it goes."""
    begun = process_time()
    while (past := learner.rounds / rounds if rounds else (process_time() - begun) / seconds) < 1:
        left = 1 - past
        learner.round(RATE * (0.1 + 0.9 * left), ENTROPY * (0.1 + 0.9 * left))
        if learner.rounds % 20 == 0:
            strong = learner.seats - 1 - learner.weak
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
    parser.add_argument("--rounds", type=int, help="of learning, instead of minutes: equal seeds then learn the same")
    parser.add_argument("--shares", type=int, default=SHARES, help="of the races, that workers can have")
    parser.add_argument("--workers", type=int, help="processes that race")
    parser.add_argument(
        "--cluster", nargs="?", const=usual_cluster(), metavar="ADDRESS", help="race on Ray, as `paddock simulate` does"
    )
    parser.add_argument("--races", type=int, default=2000, help="how many races measure it at the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--to", default="model.npz", help="the file to write")
    given = parser.parse_args()
    with hire(given.workers, cluster=given.cluster) as workers:
        learner = Learner(given.game, given.options, given.against, given.seed, shares=given.shares, workers=workers)
        print(f"{len(learner.known['index'])} inputs, {len(learner.actions)} actions", flush=True)
        model = train(learner, 60 * given.minutes, lambda line: print(line, flush=True), rounds=given.rounds)
    model.save(given.to)
    share, (low, high) = measure(model, given.game, given.options, given.against, given.races, given.seed + 1)
    print(f"wins {share:.1%} of the races ({low:.1%} to {high:.1%}); kept in {given.to}")
    print(f"its fair share would be {1 / learner.seats:.1%}")


if __name__ == "__main__":
    main()
