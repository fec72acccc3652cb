"""Random races, followed by a referee who knows the rulebook but not the code: both must agree on everything."""

from __future__ import annotations

import random
from typing import Any

import pytest

import paddock
from paddock.engine import Engine
from paddock.games.heat.setup import circuit
from paddock.games.heat.view import letters
from paddock.race import Race
from paddock.record import draw_text
from tests.games.heat.look import HEAT
from tests.games.heat.referee import Referee
from tests.reading import position

CASES: list[dict[str, Any]] = [
    {"circuit": "usa", "seats": 4},
    {"circuit": "italia", "seats": 2, "laps": 2},
    {"circuit": "gb", "seats": 5},
    {"circuit": "france", "seats": 6, "handicap": [0, 1, 2, 0, 1, 2]},
    {"circuit": "usa", "seats": 1},
]


def compare(race: Race, referee: Referee, asked: set[int]) -> None:
    s = position(race)
    assert set(race.waiting) == asked
    for car in referee.cars:
        assert s.at[car.seat] - s.course.spaces == car.distance
        assert (s.lane[car.seat], s.gear[car.seat], s.place[car.seat]) == (car.lane, car.gear, car.place)
        piles = [car.deck, car.hand, car.play, car.discard, ["H"] * car.engine]
        assert [letters(cards) for cards in s.cards[car.seat]] == ["".join(sorted(cards)) for cards in piles]


def follow(engine: Engine, case: dict[str, Any], seed: int) -> None:
    """Play a race at random beside the referee."""
    rng = random.Random(seed)
    seats = case["seats"]
    grid = rng.sample(range(seats), seats)
    race = paddock.race("heat", seed=seed, engine=engine, grid=grid, **{"laps": 1, **case})
    settings = race.settings
    referee = Referee(circuit(settings["circuit"]), grid, settings["laps"], settings.get("handicap", [0] * seats))
    game = referee.race()
    referee.luck.extend(draw_text(HEAT, draw) for draw in race.entries[-1].draws)
    asked: set[int] = next(game)
    compare(race, referee, asked)
    eager = rng.random()
    while not race.over:
        seat = rng.choice(race.waiting)
        options = race.options(seat)
        answer = options[-1] if rng.random() < eager / 2 else rng.choice(options)
        race.act(seat, answer)
        referee.luck.extend(draw_text(HEAT, draw) for draw in race.entries[-1].draws)
        try:
            asked = game.send((seat, answer.replace("stress", "S")))
        except StopIteration:
            asked = set()
        assert not referee.luck
        compare(race, referee, asked)


@pytest.mark.ruling("heat 9", "heat 21", "heat 46", "heat 56", "heat 60", "heat 68")
@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['circuit']}-{case['seats']}")
def test_the_referee_agrees_with_the_rules(engine: Engine, case: dict[str, Any]) -> None:
    for seed in range(8 if engine.compiled else 1):
        follow(engine, case, seed)
