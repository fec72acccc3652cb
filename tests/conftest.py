"""What all tests share: the check of cited rulings, and the two engines."""

from __future__ import annotations

import os
import warnings

import pytest

from paddock.engine import Engine
from paddock.game import Game
from tests import rulings


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    rulings.note_rulings(config, items)
    # What takes longest begins first, so that nobody waits for it alone at the end.
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


@pytest.fixture(scope="session", params=["plain", "compiled"])
def engine_kind(request: pytest.FixtureRequest) -> str:
    """Which rules a test runs. PADDOCK_PLAIN_ONLY leaves the compiled ones out, where there is no compiler."""
    kind = str(request.param)
    if kind == "compiled" and os.environ.get("PADDOCK_PLAIN_ONLY"):
        pytest.skip("PADDOCK_PLAIN_ONLY is set")
    return kind


def engine_of(game: Game, kind: str) -> Engine:
    """A game's plain or compiled rules; a test fails if they are not built."""
    if kind == "plain":
        return game.plain_engine
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        engine = game.compiled_engine
    if engine is None:
        pytest.fail("the compiled rules are not built from these sources: make build, or set PADDOCK_PLAIN_ONLY")
    return engine
