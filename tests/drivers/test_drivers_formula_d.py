"""Formula D's scripted drivers: legal with every option, the same on both engines, and better than chance."""

from __future__ import annotations

import pytest

from paddock.contract import Engine, game
from paddock.dealer import seeded
from paddock.lab import simulate
from tests.conformance.formula_d import OPTION_SETS

LEVELS = [2, 1, 2, 1, 0, 2, 1, 1, 2, 2]
each_option_set = pytest.mark.parametrize("options", OPTION_SETS, ids=lambda options: options["circuit"])


def race(engine: Engine, options: dict[str, object], seed: int) -> bytes:
    """The end of a race with drivers of all levels."""
    of = game("formula_d")
    settings = of.setup.read_options(options)
    s = engine.take(of.setup.first_position(settings))
    luck, whims = seeded(engine, seed), seeded(engine, seed + 1)
    engine.begin(s, luck)
    engine.drive(s, luck, whims, LEVELS[: settings["seats"]], 20_000)
    assert engine.waiting(s) == 0
    data: bytes = s.save()
    return data


@each_option_set
def test_plain_and_compiled_drivers_race_alike(options: dict[str, object]) -> None:
    of = game("formula_d")
    assert of.compiled_engine is not None
    assert race(of.plain_engine, options, 1) == race(of.compiled_engine, options, 1)


@each_option_set
def test_drivers_answer_everything_legally(options: dict[str, object]) -> None:
    of = game("formula_d")
    engine = of.engine
    for seed in range(5):
        s = engine.take(of.setup.first_position(of.setup.read_options(options)))
        luck, whims = seeded(engine, seed), seeded(engine, seed + 1)
        engine.begin(s, luck)
        while seats := engine.waiting(s):
            seat = (seats & -seats).bit_length() - 1
            before = s.save()
            action = engine.choose(1 + (seat + seed) % 2, s, whims, seat)
            assert s.save() == before, "the position is left as it was"
            assert engine.act(s, luck, seat, action) == 0


@pytest.mark.parametrize("driver", ["rookie", "racer"])
@pytest.mark.parametrize("circuit", ["monaco", "monza"])
def test_scripted_drivers_beat_random_ones(driver: str, circuit: str) -> None:
    result = simulate("formula_d", {"circuit": circuit}, [driver, "random"], 200, seed=1)
    assert result.places[driver].win_share >= 0.8


def test_the_racer_wins_more_often_than_the_rookie() -> None:
    result = simulate("formula_d", {"circuit": "monaco"}, ["racer", "rookie"], 400, seed=1)
    assert result.places["racer"].win_share > result.places["rookie"].win_share
