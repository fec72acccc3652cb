"""Races as environments: PettingZoo's and Gymnasium's own checks, for every game and option set."""

from __future__ import annotations

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils import RecordConstructorArgs
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import paddock.lab.one_seat  # noqa: F401 - makes the races known to Gymnasium
from paddock import lab
from paddock.errors import PaddockError
from paddock.registry import BUILT_IN
from tests.conformance.cases import CASES, Case

each_case = pytest.mark.parametrize("case", CASES, ids=str)
ADVICE = "Observation is not a NumPy array|Observation space for each agent probably|no legal actions"
"""PettingZoo advises against masks, which its own board games have, too, and against agents that wait."""


@each_case
def test_pettingzoo_finds_nothing_wrong(case: Case) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=f".*({ADVICE}).*")
        api_test(lab.aec(case.game, **case.options), num_cycles=60)


@each_case
def test_equal_seeds_give_equal_races(case: Case) -> None:
    seed_test(lambda: lab.aec(case.game, **case.options), num_cycles=10)


@pytest.mark.parametrize("name", BUILT_IN)
def test_gymnasium_finds_nothing_wrong(name: str) -> None:
    env = gymnasium.make(f"paddock/{name}-v1", drivers="random")
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*")
        check_env(_Legal(env), skip_render_check=True)


class _Legal(gymnasium.ActionWrapper, RecordConstructorArgs):  # type: ignore[misc]
    """Gymnasium's check knows no masks: an action that is not legal becomes one that is."""

    def __init__(self, env: gymnasium.Env) -> None:
        RecordConstructorArgs.__init__(self)
        gymnasium.ActionWrapper.__init__(self, env)

    def reset(self, *, seed: int | None = None, options: dict[str, object] | None = None) -> object:
        seen, told = super().reset(seed=seed, options=options)
        self.mask = seen["action_mask"]
        return seen, told

    def step(self, action: int) -> object:
        legal = np.flatnonzero(self.mask)
        found = super().step(int(legal[action % len(legal)]) if len(legal) else action)
        self.mask = found[0]["action_mask"]
        return found

    def action(self, action: int) -> int:
        return action


def test_a_seat_races_to_the_end_against_drivers() -> None:
    env = lab.single("heat", "rookie", seat=2, circuit="usa", seats=4, laps=1)
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=5)
    over, paid = False, 0.0
    while not over:
        seen, paid, over, _, _ = env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
    assert paid in (1.0, pytest.approx(1 / 3), pytest.approx(-1 / 3), -1.0)
    assert not seen["action_mask"].any()


def test_what_is_not_an_option_is_refused() -> None:
    env = lab.single("heat", circuit="usa", seats=2)
    env.reset(seed=1)
    with pytest.raises(PaddockError, match="not among the options"):
        env.step(999)
    with pytest.raises(PaddockError, match="no seat 7"):
        lab.single("heat", seat=7, circuit="usa", seats=2)
    with pytest.raises(PaddockError, match="unknown reward"):
        lab.aec("heat", reward="glory", circuit="usa", seats=2)
