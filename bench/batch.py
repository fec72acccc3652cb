"""Batches for learning in one run: `python -m bench.batch [--races 1024] [--seconds 3] [--json]`.

Every row steps as many games side by side with random legal actions on one core and makes what a learner needs of each:
an observation, a mask, rewards, whether it is over, who is next; games that are over begin anew. Paddock steps its
games by one call, Pgx its backgammon by one compiled function (JAX), OpenSpiel its backgammon from a Python loop, as it
has no other way; its chance nodes are played, but not counted. What counts are the ratios between rows of one run, by
processor time, so that other work on the machine does not matter.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import time
from collections.abc import Callable

os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")

import numpy as np

from paddock import lab

GAMES: dict[str, dict[str, object]] = {
    "heat": {"circuit": "usa", "seats": 6},
    "downforce": {"circuit": "river_station", "seats": 6},
    "formula_d": {"circuit": "monaco", "seats": 6},
}
PROMISED = {"Heat to OpenSpiel's backgammon": 10, "Heat to Pgx's backgammon": 2}

Step = Callable[[], int]
"""Steps every game once; returns how many decisions that were."""


def paddock_batch(game: str, races: int) -> Step:
    batch = lab.batch(game, races, GAMES[game], seed=1)

    def step() -> int:
        batch.step(batch.pick_any())
        return races

    return step


def spiel_batch(races: int) -> Step:
    """OpenSpiel's backgammon, one state after the other."""
    import pyspiel

    game, rnd = pyspiel.load_game("backgammon"), random.Random(1)
    states = [game.new_initial_state() for _ in range(races)]
    observations = np.zeros((races, game.observation_tensor_size()), np.float32)
    masks = np.zeros((races, game.num_distinct_actions()), np.int8)

    def step() -> int:
        made = 0
        for number, state in enumerate(states):
            if state.is_terminal():
                state.returns()
                states[number] = state = game.new_initial_state()
            while state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rnd.choices(outcomes, chances)[0])
            masks[number] = state.legal_actions_mask()
            observations[number] = state.observation_tensor()
            state.apply_action(rnd.choice(state.legal_actions()))
            made += 1
        return made

    return step


def pgx_batch(races: int) -> Step | None:
    """Pgx's backgammon; None if it is not installed."""
    try:
        import jax
        import pgx
        from pgx.experimental.wrappers import auto_reset
    except ImportError:
        return None
    env = pgx.make("backgammon")
    begin, go = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))

    def random_step(state: object, key: object) -> object:
        key, choice, luck = jax.random.split(key, 3)
        logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))  # type: ignore[attr-defined]
        actions = jax.random.categorical(choice, logits, axis=1)
        return go(state, actions, jax.random.split(luck, races)), key

    compiled = jax.jit(random_step)
    held = [(jax.jit(begin)(jax.random.split(jax.random.PRNGKey(1), races)), jax.random.PRNGKey(2))]

    def step() -> int:
        held[0] = compiled(*held[0])
        jax.block_until_ready(held[0])
        return races

    return step


def measure(races: int, seconds: float) -> dict[str, float]:
    """Decisions a second of processor time of each row; rows take turns."""
    found = {f"Paddock {game}": paddock_batch(game, races) for game in GAMES}
    found["OpenSpiel backgammon"] = spiel_batch(races)
    if (pgx := pgx_batch(races)) is not None:
        found["Pgx backgammon"] = pgx
    made, spent = dict.fromkeys(found, 0), dict.fromkeys(found, 0.0)
    for step in found.values():
        step()
    for _ in range(3):
        for name, step in found.items():
            begun = time.process_time()
            while time.process_time() - begun < seconds / 3:
                made[name] += step()
            spent[name] += time.process_time() - begun
    return {name: made[name] / spent[name] for name in found}


def ratios(rates: dict[str, float]) -> dict[str, float]:
    """Heat's base game beside the others."""
    heat = rates["Paddock heat"]
    named = {"OpenSpiel backgammon": "Heat to OpenSpiel's backgammon", "Pgx backgammon": "Heat to Pgx's backgammon"}
    return {title: heat / rates[row] for row, title in named.items() if row in rates}


def main() -> None:
    parser = argparse.ArgumentParser(description="Batches for learning, beside those of others.")
    parser.add_argument("--races", type=int, default=1024)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    rates = measure(given.races, given.seconds)
    found = ratios(rates)
    if given.json:
        print(json.dumps({"decisions_per_second": rates, "ratios": found}))
        return
    for name, rate in rates.items():
        print(f"{name:<28}{rate:>12,.0f} decisions a second")
    for name, ratio in found.items():
        print(f"{name:<36}{ratio:>6.1f}, promised {PROMISED[name]}")


if __name__ == "__main__":
    main()
