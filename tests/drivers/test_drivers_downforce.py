"""Downforce's scripted drivers: legal in every variant, the same on both engines, and as strong as they say."""

from __future__ import annotations

import hashlib

import pytest

from paddock.dealer import seeded
from paddock.drivers import Scripts, scripts
from paddock.engine import Engine
from paddock.game import game
from paddock.lab import simulate
from tests.conformance.downforce import OPTION_SETS


def wheel(engine: Engine) -> Scripts:
    return scripts(game("downforce"), engine)


LEVELS = [2, 1, 4, 3, 0, 2]


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
            action = wheel(engine).choose(1 + (seat + seed) % 4, copy, whims, seat)
            assert copy.save() == before, "the position is left as it was"
            assert engine.act(s, luck, seat, action) == 0


@pytest.mark.parametrize("driver", ["rookie", "racer"])
@pytest.mark.parametrize("circuit", ["river_station", "sea_bay"])
def test_scripted_drivers_beat_random_ones_in_nine_of_ten_races(driver: str, circuit: str) -> None:
    result = simulate("downforce", {"circuit": circuit}, [driver, "random"], 300, seed=1)
    assert result.places[driver].win_share >= 0.9


FIRST_RACES = [
    (6, "normal", "racer-1*3+rookie-1*3", 120, "94b0f77e29facc21"),
    (2, "normal", "racer-1+rookie-1", 60, "aac524f8d9261468"),
    (5, "normal", "racer-1+rookie-1+racer-1+rookie-1+racer-1", 60, "711297c141554960"),
    (4, "beginners", "racer-1*2+rookie-1*2", 60, "efeca76016317576"),
    (4, "overrun", "racer-1*2+rookie-1*2", 60, "e1274b0cbef5a339"),
]


@pytest.mark.parametrize(("seats", "variant", "drivers", "races", "finishes"), FIRST_RACES)
def test_frozen_drivers_race_as_they_always_did(
    seats: int, variant: str, drivers: str, races: int, finishes: str
) -> None:
    options = {"circuit": "all", "seats": seats, "variant": variant}
    result = simulate("downforce", options, drivers, races, seed=5)
    assert hashlib.sha256(result.finishes).hexdigest()[:16] == finishes


@pytest.mark.parametrize("others", ["rookie", "racer-1"])
def test_a_racer_beats_rookies_and_the_racer_of_old(others: str) -> None:
    """With six seats, where an even share is a sixth."""
    result = simulate("downforce", {"circuit": "all", "seats": 6}, f"racer+{others}*5", 200, seed=1)
    assert result.places["racer"].win_interval[0] > 0.23


def test_a_club_driver_stands_between_a_rookie_and_a_racer() -> None:
    up = simulate("downforce", {"circuit": "all", "seats": 3}, "club+racer*2", 200, seed=1)
    assert up.places["club"].win_interval[1] < 1 / 3
    down = simulate("downforce", {"circuit": "all", "seats": 3}, "club+rookie*2", 200, seed=1)
    assert down.places["club"].win_interval[0] > 1 / 3
