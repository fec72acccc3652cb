"""Recorded races give the same position and the same events after every decision."""

from __future__ import annotations

import pytest

from paddock.game import game
from paddock.registry import BUILT_IN
from tests.conftest import engine_of
from tools import states

NAMES = [name for name in BUILT_IN if states.file_of(name).exists()]
RACES = {"compiled": 200, "plain": 4}


@pytest.mark.parametrize("name", NAMES)
def test_recorded_races_move_nowhere(name: str, engine_kind: str) -> None:
    assert states.differences(name, RACES[engine_kind], engine_of(game(name), engine_kind)) == []
