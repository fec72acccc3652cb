"""Formula D on both engines, from a position in its text form."""

from __future__ import annotations

import pytest

import paddock
from paddock.engine import Engine
from paddock.race import Race
from tests.conftest import engine_of
from tests.games.formula_d.look import From


@pytest.fixture(scope="session")
def engine(engine_kind: str) -> Engine:
    """The rules of Formula D, plain or compiled."""
    return engine_of(paddock.game("formula_d"), engine_kind)


@pytest.fixture(scope="session")
def formula_d(engine: Engine) -> From:
    """A race that goes on from a position."""

    def go_on(text: str) -> Race:
        return paddock.from_position(text, seed=1, engine=engine)

    return go_on
