"""Every ruling of a game is cited by a test in the game's folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from paddock.registry import BUILT_IN
from tests.rulings import CITED, uncited


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_ruling_is_cited(game: str, request: pytest.FixtureRequest) -> None:
    cited = request.config.stash[CITED]
    collected = {item.path for item in request.session.items}
    if not set((Path(__file__).parent / game).glob("test_*.py")) <= collected:
        pytest.skip("only a part of the tests was collected")
    assert uncited(game, list(cited)) == []
