"""A race as a PettingZoo environment: every seat is an agent (AEC, for agents that act one after the other)."""

from __future__ import annotations

from collections.abc import Mapping
from secrets import randbits
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ..dealer import seeded
from ..errors import PaddockError
from ..game import Game
from .batches import observed, pay
from .numbers import VERSION, Array, RaceKind, action_count, observation_size


def observation_space(of: Game) -> Any:
    """An observation and the mask of legal actions."""
    numbers = spaces.Box(-(2**15), 2**15 - 1, (observation_size(of),), np.int16)
    return spaces.Dict({"observation": numbers, "action_mask": spaces.MultiBinary(action_count(of))})


class AllSeats(AECEnv):
    """A race. Where several seats are asked at once, they answer in turn, and nobody sees what is still sealed."""

    def __init__(
        self, game: Game | str, options: Mapping[str, object], reward: str = "place", render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.kind = RaceKind.of(game, options, reward)
        of = self.kind.game
        self.metadata = {
            "name": f"{of.name}_v{VERSION}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.kind.seats)]
        self.observation_spaces = {agent: observation_space(of) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(action_count(of)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        engine = self.kind.engine
        self.position = self.kind.start.copy()
        self.luck = seeded(engine, randbits(64) if seed is None else seed)
        engine.begin(self.position, self.luck)
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        waiting = self.kind.engine.waiting(self.position)
        if waiting:
            self.agent_selection = self.possible_agents[(waiting & -waiting).bit_length() - 1]
            return
        paid = pay(self.kind, self.position)
        for agent, reward in zip(self.possible_agents, paid, strict=True):
            self.rewards[agent], self.terminations[agent] = reward, True

    def observe(self, agent: str) -> dict[str, Array]:
        seat = self.possible_agents.index(agent)
        mask = np.zeros(action_count(self.kind.game), np.int8)
        mask[self.kind.engine.options(self.position, seat)] = 1
        return {"observation": observed(self.kind, self.position, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        if action is None or self.kind.engine.act(self.position, self.luck, seat, int(action)):
            raise PaddockError(f"{agent}: {action} is not among the options")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._select()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The position as text, with everything that is hidden."""
        if self.render_mode is None:
            return None
        of, circuit = self.kind.game, str(self.kind.settings.get("circuit", ""))
        first = of.setup.first_position(self.kind.settings)
        return of.text.write(of.plain(self.position, first.course), circuit)

    def close(self) -> None:
        """There is nothing to let go."""


def all_seats(game: Game | str, options: Mapping[str, object], reward: str, render_mode: str | None) -> Any:
    """The environment as PettingZoo wants it: what is called in the wrong order is refused."""
    return wrappers.OrderEnforcingWrapper(AllSeats(game, options, reward, render_mode))
