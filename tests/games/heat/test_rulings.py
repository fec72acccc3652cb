"""Every ruling is cited by a test in this folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rulings import CITED, uncited

FOLDER = Path(__file__).parent


def test_every_ruling_is_cited(request: pytest.FixtureRequest) -> None:
    cited = request.config.stash[CITED]
    collected = {item.path for item in request.session.items}
    if not set(FOLDER.glob("test_*.py")) <= collected:
        pytest.skip("only a part of the tests was collected")
    assert uncited("heat", list(cited)) == []
