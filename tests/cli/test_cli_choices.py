"""What a terminal offers: nothing twice in the same words, in every game, variant and language."""

from __future__ import annotations

import random
from io import StringIO

import pytest
from rich.console import Console

import paddock
from paddock.cli import screen
from paddock.cli.desk import Desk
from paddock.locale import LANGUAGES
from paddock.race import Race
from tests.conformance.cases import CASES, Case

DECISIONS = 8
"""Looked at in one race of each case, most of them later ones."""
KEPT = 0.2


def lines(desk: Desk, race: Race, seat: int) -> list[str]:
    """The choices of a seat as they are printed, without the keys that take them."""
    decision = race.decision(seat)
    assert decision is not None
    screens = screen.of(race.game)
    choices = screens.list_choices(race, decision)
    paper = Console(file=StringIO(), width=400)
    paper.print(screens.draw_choices(desk, race, choices))
    assert isinstance(paper.file, StringIO)
    printed = [line.strip() for line in paper.file.getvalue().splitlines() if line.strip()]
    keys = {choice.key for choice in choices}
    return [line.partition(" ")[2].strip() for line in printed if line.partition(" ")[0] in keys]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_no_choice_is_offered_twice_in_the_same_words(case: Case) -> None:
    race = paddock.race(case.game, seed=3, **case.options)
    dice, looked, offered = random.Random(str(case)), 0, 0
    while not race.over and looked < DECISIONS:
        seat = dice.choice(race.waiting)
        if dice.random() < KEPT:
            looked += 1
            found = lines(Desk(LANGUAGES[looked % len(LANGUAGES)]), race, seat)
            offered += len(found)
            assert len(set(found)) == len(found), found
        decision = race.decision(seat)
        assert decision is not None
        race.act(seat, dice.choice(decision.texts))
    assert offered > DECISIONS
