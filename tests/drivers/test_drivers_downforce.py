"""Downforce's scripted drivers: legal in every variant, the same on both engines, and as strong as they say."""

from __future__ import annotations

import pytest

from paddock.dealer import seeded
from paddock.drivers import Scripts, scripts
from paddock.engine import Engine
from paddock.game import game
from paddock.lab import simulate
from tests.conformance.downforce import OPTION_SETS


def wheel(engine: Engine) -> Scripts:
    return scripts(game("downforce"), engine)


LEVELS = [2, 1, 2, 1, 0, 2]


def race(engine: Engine, options: dict[str, object], seed: int) -> bytes:
    of = game("downforce")
    settings = of.setup.read_options(options)
    s = engine.take(of.setup.first_position(settings))
    luck, whims = seeded(engine, seed), seeded(engine, seed + 1)
    engine.begin(s, luck)
    wheel(engine).drive(s, luck, whims, LEVELS[: settings["seats"]], 5000)
    assert engine.waiting(s) == 0
    data: bytes = s.save()
    return data


@pytest.mark.parametrize("options", OPTION_SETS, ids=lambda options: f"{options['seats']}-{options.get('variant')}")
def test_plain_and_compiled_drivers_race_alike(options: dict[str, object]) -> None:
    of = game("downforce")
    assert of.compiled_engine is not None
    for seed in range(2):
        assert race(of.plain_engine, options, seed) == race(of.compiled_engine, options, seed)


@pytest.mark.parametrize("options", OPTION_SETS, ids=lambda options: f"{options['seats']}-{options.get('variant')}")
def test_drivers_answer_everything_legally(options: dict[str, object]) -> None:
    of = game("downforce")
    engine = of.engine
    settings = of.setup.read_options(options)
    for seed in range(5):
        s = engine.take(of.setup.first_position(settings))
        luck, whims = seeded(engine, seed), seeded(engine, seed + 1)
        engine.begin(s, luck)
        while seats := engine.waiting(s):
            seat = (seats & -seats).bit_length() - 1
            copy = s.copy()
            engine.imagine(copy, whims, seat)
            before = copy.save()
            action = wheel(engine).choose(1 + (seat + seed) % 2, copy, whims, seat)
            assert copy.save() == before, "the position is left as it was"
            assert engine.act(s, luck, seat, action) == 0


@pytest.mark.parametrize("driver", ["rookie", "racer"])
@pytest.mark.parametrize("circuit", ["river_station", "sea_bay"])
def test_scripted_drivers_beat_random_ones_in_nine_of_ten_races(driver: str, circuit: str) -> None:
    result = simulate("downforce", {"circuit": circuit}, [driver, "random"], 300, seed=1)
    assert result.places[driver].win_share >= 0.9
