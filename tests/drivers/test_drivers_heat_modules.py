"""Heat's scripted drivers with the modules of the game: they use them, lawfully, without peeking, and to effect."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from paddock import race
from paddock.dealer import seeded
from paddock.drivers import Scripts, levels, scripts
from paddock.drivers.heat.worth import WORTH, worth
from paddock.engine import Engine
from paddock.game import game
from paddock.games.heat import catalog, tables
from paddock.games.heat.actions import card_number
from paddock.lab import simulate
from tests.conformance.heat import random_options


def wheel(engine: Engine) -> Scripts:
    return scripts(game("heat"), engine)


HEAT = game("heat")
LEVELS = levels(HEAT)
MODULES: dict[str, dict[str, Any]] = {
    "garage": {"circuit": "usa", "garage": "both"},
    "snake draft in a tournament": {"circuit": "france", "garage": "advanced", "draft": "snake", "tournament": "yes"},
    "weather and roads": {"circuit": "italia", "weather": "random", "roads": "random"},
    "an event with a draft": {"event": "e02", "garage": "both"},
    "tournament": {"circuit": "gb", "tournament": "yes", "mulligan": "yes"},
    "everything": {"circuit": "gb", "garage": "both", "weather": "random", "roads": "random", "mulligan": "yes"},
}


def positions(engine: Engine, options: dict[str, Any], seed: int) -> Iterator[tuple[Any, int]]:
    """Every position of a race of mixed drivers, with the seat that must decide."""
    s = engine.take(HEAT.setup.first_position(HEAT.setup.read_options(options)))
    luck, whims = seeded(engine, seed), seeded(engine, seed + 1)
    engine.begin(s, luck)
    while waiting := engine.waiting(s):
        seat = (waiting & -waiting).bit_length() - 1
        yield s, seat
        copy = s.copy()
        engine.imagine(copy, whims, seat)
        assert engine.act(s, luck, seat, wheel(engine).choose((seat + seed) % 3, copy, whims, seat)) == 0


@pytest.mark.parametrize("name", MODULES)
def test_a_driver_cannot_peek(name: str) -> None:
    """However the hidden cards lie, the answer is the same, and lawful: it follows from what the seat can see."""
    engine = HEAT.engine
    dealt = seeded(engine, 99)
    for s, seat in positions(engine, {**MODULES[name], "seats": 4, "laps": 1}, seed=11):
        for level in LEVELS.values():
            answers = set()
            for _ in range(3):
                copy = s.copy()
                engine.imagine(copy, dealt, seat)
                before = copy.save()
                answers.add(wheel(engine).choose(level, copy, seeded(engine, 5), seat))
                assert copy.save() == before
            assert len(answers) == 1
            assert answers <= set(engine.options(s, seat))


@pytest.mark.parametrize("seed", range(60))
def test_any_race_is_driven_to_its_end(seed: int) -> None:
    """Every answer is lawful in whatever races there are."""
    engine = HEAT.engine
    options = random_options(random.Random(seed))
    for s, seat in positions(engine, options, seed):
        assert engine.options(s, seat)


@pytest.mark.parametrize("seed", range(6))
def test_plain_and_compiled_drivers_agree(seed: int) -> None:
    compiled = HEAT.compiled_engine
    assert compiled is not None, "the compiled rules are missing; build them with make build"
    options = {**list(MODULES.values())[seed], "seats": 4, "laps": 1}
    settings = HEAT.setup.read_options(options)
    ends = []
    for engine in (HEAT.plain_engine, compiled):
        s = engine.take(HEAT.setup.first_position(settings))
        luck, whims = seeded(engine, seed), seeded(engine, seed + 50)
        engine.begin(s, luck)
        made = wheel(engine).drive(s, luck, whims, [2, 1, 0, 2], 100_000)
        ends.append((made, luck.read("turns", 4), luck.read("mishaps", 4), s.save()))
    assert ends[0] == ends[1]


@pytest.mark.parametrize("name", MODULES)
def test_a_racer_beats_five_rookies(name: str) -> None:
    """Rookies win now and then, or it would be no fun; alone among the rookies of old it wins nearly always."""
    result = simulate("heat", {**MODULES[name], "seats": 6}, "racer+rookie*5", 200, seed=1)
    assert result.places["racer"].win_interval[0] > 0.55
    assert result.places["rookie"].mishaps is not None
    assert result.places["rookie"].mishaps / 1000 < 2.5
    result = simulate("heat", {**MODULES[name], "seats": 6}, "racer-1+rookie-1*5", 200, seed=1)
    assert result.places["racer-1"].win_interval[0] > 0.85
    assert result.as_dict()["places"]["racer-1"]["spin_outs_per_race"] < 0.5


def test_a_racer_is_ahead_of_a_rookie_among_legends() -> None:
    result = simulate("heat", {"circuit": "usa", "seats": 2, "legends": 4}, "racer+rookie", 200, seed=1)
    assert result.places["racer"].mean < 3 < result.places["rookie"].mean


def test_a_racer_drafts_by_what_cards_are_worth() -> None:
    """And gives its worst one back after a snake draft."""
    garage = race("heat", circuit="usa", seats=3, seed=4, garage="both", draft="snake")
    engine = garage.engine
    while garage.view(None)["step"] == "draft":
        seat = garage.waiting[0]
        offer = [card_number(option.split()[1]) for option in garage.options(seat)]
        picked = wheel(engine).choose(
            LEVELS["racer"], garage.imagined(seat, seeded(engine, 1)), seeded(engine, 1), seat
        )
        assert worth(picked - tables.PICK) == max(map(worth, offer))
        garage.act(seat, picked)
    for seat in garage.waiting:
        owned = [card_number(option.split()[1]) for option in garage.options(seat)]
        given = wheel(engine).choose(LEVELS["racer"], garage.imagined(seat, seeded(engine, 1)), seeded(engine, 1), seat)
        assert worth(given - tables.GIVE) == min(map(worth, owned))


@pytest.mark.parametrize("word", ["direct", "relieve", "accelerate", "salvage", "refresh", "value", "slip 3"])
def test_racers_use_what_cards_offer(word: str) -> None:
    """In a handful of races each of these answers is given."""
    engine = HEAT.engine
    for seed in range(40):
        options = {**list(MODULES.values())[seed % 2], "seats": 4}
        s = engine.take(HEAT.setup.first_position(HEAT.setup.read_options(options)))
        luck, whims = seeded(engine, seed), seeded(engine, seed + 1)
        engine.begin(s, luck)
        while waiting := engine.waiting(s):
            seat = (waiting & -waiting).bit_length() - 1
            copy = s.copy()
            engine.imagine(copy, whims, seat)
            action = wheel(engine).choose(LEVELS["racer"], copy, whims, seat)
            if HEAT.actions.text(action).startswith(word):
                return
            assert engine.act(s, luck, seat, action) == 0
    pytest.fail(f"nobody answered {word}")


def test_every_upgrade_has_a_worth() -> None:
    assert len(WORTH) == catalog.FIRST_SPONSOR - catalog.FIRST_BASIC
    assert min(WORTH) < 0 < max(WORTH)
