"""A race as a Gymnasium environment: one seat learns, drivers have the others.

`gymnasium.make("paddock/heat-v1")` once this module is imported.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from ..dealer import generator_state, seeded
from ..drivers import scripts
from ..drivers.driver import MOST_DECISIONS
from ..errors import PaddockError
from ..game import Game, game_names
from .all_seats import observation_space
from .batches import observed, pay
from .numbers import VERSION, Array, RaceKind, action_count


class OneSeat(gymnasium.Env):
    """A seat in a race against drivers; it is asked when it must decide, and paid at the end."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - Gymnasium's own

    def __init__(
        self,
        game: Game | str,
        options: Mapping[str, object] | None = None,
        drivers: str | Sequence[str] = "rookie",
        seat: int = 0,
        reward: str = "place",
        render_mode: str | None = None,
    ) -> None:
        self.kind = RaceKind.of(game, options or {}, reward)
        self.seat, self.render_mode = seat, render_mode
        others: list[str | None] = [drivers] * (self.kind.seats - 1) if isinstance(drivers, str) else [*drivers]
        if not 0 <= seat < self.kind.seats:
            raise PaddockError(f"there is no seat {seat}; seats are 0 to {self.kind.seats - 1}")
        self.wheel = self.kind.wheel([*others[:seat], None, *others[seat:]])
        self.drive = scripts(self.kind.game, self.kind.engine).drive
        self.observation_space = observation_space(self.kind.game)
        self.action_space = spaces.Discrete(action_count(self.kind.game))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Array], dict[str, Any]]:
        super().reset(seed=seed)
        engine, start = self.kind.engine, generator_state(int(self.np_random.integers(2**63)))
        self.luck, self.whims = seeded(engine, start), seeded(engine, start + 1)
        self.position = self.kind.start.copy()
        engine.begin(self.position, self.luck)
        self.drive(self.position, self.luck, self.whims, self.wheel, MOST_DECISIONS)
        return self._seen(), {}

    def step(self, action: int) -> tuple[dict[str, Array], float, bool, bool, dict[str, Any]]:
        engine = self.kind.engine
        if engine.act(self.position, self.luck, self.seat, int(action)):
            raise PaddockError(f"{action} is not among the options")
        self.drive(self.position, self.luck, self.whims, self.wheel, MOST_DECISIONS)
        over = not engine.waiting(self.position)
        return self._seen(), pay(self.kind, self.position)[self.seat] if over else 0.0, over, False, {}

    def _seen(self) -> dict[str, Array]:
        mask = np.zeros(action_count(self.kind.game), np.int8)
        mask[self.kind.engine.options(self.position, self.seat)] = 1
        return {"observation": observed(self.kind, self.position, self.seat), "action_mask": mask}

    def render(self) -> str | None:
        """The position as text, with everything that is hidden."""
        if self.render_mode is None:
            return None
        of, circuit = self.kind.game, str(self.kind.settings.get("circuit", ""))
        first = of.setup.first_position(self.kind.settings)
        return of.text.write(of.plain(self.position, first.course), circuit)


def register() -> None:
    """Make every game known to Gymnasium: `paddock/heat-v1` and so on."""
    for name in game_names():
        known = f"paddock/{name}-v{VERSION}"
        if known not in gymnasium.registry:
            gymnasium.register(known, entry_point=f"{__name__}:OneSeat", kwargs={"game": name})


register()
