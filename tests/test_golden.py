"""Golden races and boards still give what they gave: events, views, texts, radio, pictures. Soak checks a thousand."""

from __future__ import annotations

import pytest

from paddock.game import game
from paddock.registry import BUILT_IN
from tools import golden

RACES = 30
FILES = [(name, version) for name in BUILT_IN for version in golden.versions_of(name)]
BOARDS = {"heat": ["japan", "usa"], "downforce": ["sea_bay"], "formula_d": ["monaco"]}


@pytest.mark.slow
@pytest.mark.parametrize(("name", "version"), FILES)
@pytest.mark.parametrize("share", range(3))
def test_golden_races_give_what_they_gave(name: str, version: int, share: int) -> None:
    lines = golden.lines_of(name, version)[1 : RACES + 1]
    assert len(lines) == RACES
    for number in range(share, RACES, 3):
        assert golden.differences(name, version, number, lines[number]) == []


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_version_of_the_rules_has_golden_races(name: str) -> None:
    assert golden.versions_of(name) == list(range(1, game(name).rules_version + 1))


@pytest.mark.parametrize("name", BUILT_IN)
def test_boards_are_drawn_as_they_were(name: str) -> None:
    assert golden.board_differences(name, BOARDS[name]) == []
