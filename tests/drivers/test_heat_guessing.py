"""What searching drivers of Heat guess of the others is a position that can be raced on from."""

from __future__ import annotations

import random
from typing import Any

import pytest

import paddock
from paddock.dealer import seeded
from paddock.drivers.heat import guessing, pace
from paddock.drivers.heat.notebook import Notes
from paddock.games.heat.steps import STEPS


@pytest.mark.ruling("heat 139", "heat 115")
@pytest.mark.parametrize("tournament", ["yes", "no"])
@pytest.mark.parametrize("version", [1, 2])
def test_sealed_and_open_gears_are_guessed_so_that_the_race_can_go_on(version: int, tournament: str) -> None:
    engine = paddock.game("heat").plain_engine
    race = paddock.race("heat", seats=3, laps=1, seed=1, engine=engine, version=version, tournament=tournament)
    notes, rng = Notes(), random.Random(2)
    plain: Any = race.plain()
    pace.prepare(plain, notes)
    luck: Any = seeded(engine, 3)
    for _ in range(40):
        me = race.waiting[0]
        s: Any = race.plain()
        guessing.deal(s, luck, me, notes)
        for _ in range(20):
            seat = (s.asked & -s.asked).bit_length() - 1
            assert STEPS.act(s, luck, seat, STEPS.quiet(s, seat)) == 0
        race.act(me, rng.choice(race.options(me)))
