"""Heat's scripted drivers: honest, legal, and as strong as their names say."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from paddock.dealer import seeded
from paddock.drivers import Scripts, levels, scripts
from paddock.engine import Engine
from paddock.game import game
from paddock.lab import simulate


def wheel(engine: Engine) -> Scripts:
    return scripts(game("heat"), engine)


HEAT = game("heat")
CIRCUITS = ("usa", "france", "gb", "italia")
LEVELS = levels(HEAT)


def positions(engine: Engine, circuit: str, seed: int, seats: int = 6) -> Iterator[tuple[Any, int]]:
    """Every position of a race of mixed drivers, with the seat that must decide."""
    s = engine.take(HEAT.setup.first_position(HEAT.setup.read_options({"circuit": circuit, "seats": seats})))
    luck, whims = seeded(engine, seed), seeded(engine, seed + 1)
    engine.begin(s, luck)
    while waiting := engine.waiting(s):
        seat = (waiting & -waiting).bit_length() - 1
        yield s, seat
        copy = s.copy()
        engine.imagine(copy, whims, seat)
        assert engine.act(s, luck, seat, wheel(engine).choose((seat + seed) % 3, copy, whims, seat)) == 0


@pytest.mark.parametrize("circuit", CIRCUITS)
def test_a_driver_cannot_peek(circuit: str) -> None:
    """However the hidden cards lie, the answer is the same: it follows from what the seat can see."""
    engine = HEAT.engine
    dealt = seeded(engine, 99)
    for s, seat in positions(engine, circuit, seed=11):
        for level in LEVELS.values():
            answers = set()
            for _ in range(4):
                copy = s.copy()
                engine.imagine(copy, dealt, seat)
                answers.add(wheel(engine).choose(level, copy, seeded(engine, 5), seat))
            assert len(answers) == 1
            assert answers <= set(engine.options(s, seat))


@pytest.mark.parametrize("level", LEVELS.values())
def test_choosing_leaves_the_position_as_it_was(level: int) -> None:
    engine = HEAT.engine
    for s, seat in positions(engine, "gb", seed=4, seats=3):
        copy = s.copy()
        wheel(engine).choose(level, copy, seeded(engine, 1), seat)
        assert copy == s


@pytest.mark.parametrize("circuit", CIRCUITS)
def test_plain_and_compiled_drivers_agree(circuit: str) -> None:
    compiled = HEAT.compiled_engine
    assert compiled is not None, "the compiled rules are missing; build them with make build"
    plain = HEAT.plain_engine
    settings = HEAT.setup.read_options({"circuit": circuit, "seats": 6, "laps": 1})
    for seed in range(2):
        ends = []
        for engine in (plain, compiled):
            s = engine.take(HEAT.setup.first_position(settings))
            luck, whims = seeded(engine, seed), seeded(engine, seed + 50)
            engine.begin(s, luck)
            made = wheel(engine).drive(s, luck, whims, [2, 1, 0, 2, 1, 2], 100_000)
            ends.append((made, luck.read("turns", 6), luck.read("mishaps", 6), s.save()))
        assert ends[0] == ends[1]


@pytest.mark.parametrize("circuit", CIRCUITS)
def test_a_racer_beats_five_rookies(circuit: str) -> None:
    result = simulate("heat", {"circuit": circuit, "seats": 6}, "racer+rookie*5", 200, seed=1)
    assert result.places["racer"].win_share > 0.5
    assert result.as_dict()["places"]["racer"]["spin_outs_per_race"] < 0.5
    assert 0.5 < result.as_dict()["places"]["rookie"]["spin_outs_per_race"] < 5


@pytest.mark.parametrize("circuit", CIRCUITS)
def test_a_rookie_beats_five_who_choose_at_random(circuit: str) -> None:
    result = simulate("heat", {"circuit": circuit, "seats": 6}, "rookie+random*5", 100, seed=2)
    assert result.places["rookie"].win_share > 0.5


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("seats", range(1, 7))
def test_any_field_finishes(name: str, seats: int) -> None:
    """Also alone on the road, with a handicap, over one lap and over four."""
    for laps in (1, 4):
        options = {"circuit": "italia", "seats": seats, "laps": laps, "handicap": [2] * seats}
        result = simulate("heat", options, name, 3, seed=seats)
        assert sum(result.places[name].counts) == 3 * seats
