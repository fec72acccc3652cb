"""Formula D's scripted drivers: lawful in every variant, the same on both engines, and as strong as their names say."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from paddock.dealer import seeded
from paddock.drivers import Scripts, levels, scripts
from paddock.drivers.driver import MOST_DECISIONS
from paddock.drivers.formula_d import notebook, pace, scripted
from paddock.engine import Engine
from paddock.game import game
from paddock.lab import simulate
from tests.conformance.formula_d import OPTION_SETS, random_options


def wheel(engine: Engine) -> Scripts:
    return scripts(game("formula_d"), engine)


FORMULA_D = game("formula_d")
LEVELS = levels(FORMULA_D)
MIXED = [2, 1, 0, 2, 5, 2, 1, 2, 0, 5]


def name_of(options: dict[str, Any]) -> str:
    return " ".join(str(value) for value in options.values())


def positions(engine: Engine, options: dict[str, Any], seed: int) -> Iterator[tuple[Any, int]]:
    """Every position of a race of mixed drivers, with the seat that must decide."""
    s = engine.take(FORMULA_D.setup.first_position(FORMULA_D.setup.read_options(options)))
    luck, whims = seeded(engine, seed), seeded(engine, seed + 1)
    engine.begin(s, luck)
    while waiting := engine.waiting(s):
        seat = (waiting & -waiting).bit_length() - 1
        yield s, seat
        assert engine.act(s, luck, seat, wheel(engine).choose((seat + seed) % 3, s.copy(), whims, seat)) == 0


@pytest.mark.parametrize("options", OPTION_SETS, ids=name_of)
def test_choosing_is_lawful_and_leaves_the_position_as_it_was(options: dict[str, Any]) -> None:
    engine = FORMULA_D.engine
    for s, seat in positions(engine, options, seed=4):
        for level in LEVELS.values():
            copy = s.copy()
            assert wheel(engine).choose(level, copy, seeded(engine, 5), seat) in engine.options(s, seat)
            assert copy == s


@pytest.mark.parametrize("seed", range(40))
def test_any_race_is_driven_to_its_end(seed: int) -> None:
    """Every answer is lawful in whatever races there are."""
    engine = FORMULA_D.engine
    for s, seat in positions(engine, random_options(random.Random(seed)), seed):
        assert engine.options(s, seat)


@pytest.mark.parametrize("options", OPTION_SETS, ids=name_of)
def test_plain_and_compiled_drivers_agree(options: dict[str, Any]) -> None:
    compiled = FORMULA_D.compiled_engine
    assert compiled is not None, "the compiled rules are missing; build them with make build"
    settings = FORMULA_D.setup.read_options(options)
    ends = []
    for engine in (FORMULA_D.plain_engine, compiled):
        s = engine.take(FORMULA_D.setup.first_position(settings))
        luck, whims = seeded(engine, 3), seeded(engine, 53)
        engine.begin(s, luck)
        made = wheel(engine).drive(s, luck, whims, MIXED[: settings["seats"]], 120)
        ends.append((made, luck.read("turns", 10), luck.read("mishaps", 10), s.save()))
    assert ends[0] == ends[1]
    assert ends[0][0] > 50


@pytest.mark.parametrize("circuit", ["monaco", "monza", "silverstone", "spa"])
def test_a_racer_beats_three_rookies(circuit: str) -> None:
    result = simulate("formula_d", {"circuit": circuit, "seats": 4}, "racer+rookie*3", 200, seed=1)
    assert result.places["racer"].win_interval[0] > 0.8
    assert result.as_dict()["places"]["racer"]["retired_cars_per_race"] < 0.15
    assert 0.01 < result.as_dict()["places"]["rookie"]["retired_cars_per_race"] < 0.4


@pytest.mark.parametrize(
    "options",
    [
        {"variant": "beginners"},
        {"weather": "yes", "tyres": "yes"},
        {"variant": "street"},
        {"custom": "yes", "repairs": "yes", "qualifying": "yes", "laps": 3},
    ],
    ids=name_of,
)
def test_a_racer_beats_rookies_in_every_kind_of_race(options: dict[str, Any]) -> None:
    result = simulate("formula_d", {"circuit": "monaco", "seats": 4, **options}, "racer+rookie*3", 200, seed=1)
    assert result.places["racer"].win_interval[0] > 0.75


@pytest.mark.parametrize("circuit", ["monaco", "monza", "silverstone"])
def test_a_rookie_beats_three_who_choose_at_random(circuit: str) -> None:
    result = simulate("formula_d", {"circuit": circuit, "seats": 4}, "rookie+random*3", 200, seed=2)
    assert result.places["rookie"].win_interval[0] > 0.6


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (
            {"circuit": "monaco", "seats": 8, "weather": "yes", "tyres": "yes", "repairs": "yes", "laps": 3},
            {"fit soft", "fit wet", "extra", "tyre stop", "technical stop"},
        ),
        (
            {"circuit": "monaco", "seats": 10, "variant": "street", "weather": "yes"},
            {"nitro", "nitro more", "drift longer", "drift shorter", "again", "drop", "throw", "repair brakes"},
        ),
    ],
    ids=["optional rules", "street"],
)
def test_racers_use_what_the_race_offers(options: dict[str, Any], said: set[str]) -> None:
    """In a handful of races each of these answers is given."""
    engine = FORMULA_D.engine
    missing = set(said)
    for seed in range(40):
        s = engine.take(FORMULA_D.setup.first_position(FORMULA_D.setup.read_options(options)))
        luck, whims = seeded(engine, seed), seeded(engine, seed + 1)
        engine.begin(s, luck)
        while waiting := engine.waiting(s):
            seat = (waiting & -waiting).bit_length() - 1
            action = wheel(engine).choose(LEVELS["racer"], s.copy(), whims, seat)
            missing.discard(FORMULA_D.actions.text(action).rstrip("0123456789 "))
            assert engine.act(s, luck, seat, action) == 0
        if not missing:
            return
    pytest.fail(f"nobody answered {sorted(missing)}")


def test_the_way_left_shrinks_along_the_lap_and_lacks_cost() -> None:
    """What a racer has worked out: turns to the finish from every cell, more for a car without points."""
    settings = FORMULA_D.setup.read_options({"circuit": "monaco"})
    s: Any = FORMULA_D.setup.first_position(settings)
    notes = notebook.Notes()
    pace.prepare(s, notes)
    road = [notes.left[lap][cell][0][1][notebook.ALL] for lap in (1, 0) for cell in (0, s.course.cells // 2)]
    assert road == sorted(road, reverse=True)
    assert notes.left[0][s.course.cells - 1][0][4][notebook.ALL] == pace.TURN
    assert 12 * pace.TURN < notes.lap < 25 * pace.TURN
    for cell in range(s.course.cells):
        gears = notes.left[1][cell][0]
        assert all(kinds[0] >= kinds[notebook.ALL] - pace.TURN for kinds in gears)


FIRST_RACES = [
    ("monaco", "advanced", "rookie-1", 511, [50, 49, 10, 53, 48, 49], [4, 2, 0, 5, 1, 3]),
    ("monaco", "advanced", "racer-1", 484, [43, 41, 39, 39, 43, 40], [5, 4, 2, 1, 6, 3]),
    ("spa", "advanced", "rookie-1", 486, [28, 27, 47, 44, 53, 49], [0, 0, 2, 1, 4, 3]),
    ("spa", "advanced", "racer-1", 454, [37, 38, 36, 37, 42, 39], [3, 4, 1, 2, 6, 5]),
    ("monaco", "beginners", "rookie-1", 314, [28, 27, 24, 29, 24, 28], [5, 3, 1, 6, 2, 4]),
    ("monaco", "beginners", "racer-1", 242, [21, 21, 15, 22, 22, 23], [1, 2, 0, 3, 4, 5]),
    ("monaco", "street", "rookie-1", 663, [34, 48, 43, 45, 51, 54], [0, 2, 0, 1, 3, 4]),
    ("monaco", "street", "racer-1", 588, [39, 39, 39, 38, 38, 40], [5, 4, 3, 2, 1, 6]),
]


@pytest.mark.parametrize(("circuit", "variant", "driver", "decisions", "turns", "places"), FIRST_RACES)
def test_frozen_drivers_drive_as_they_did_at_first(
    circuit: str, variant: str, driver: str, decisions: int, turns: list[int], places: list[int]
) -> None:
    engine = FORMULA_D.engine
    settings = FORMULA_D.setup.read_options({"circuit": circuit, "variant": variant, "seats": 6})
    s = engine.take(FORMULA_D.setup.first_position(settings, 2))
    luck, whims = seeded(engine, 5), seeded(engine, 6)
    engine.begin(s, luck)
    assert wheel(engine).drive(s, luck, whims, [scripted.FROZEN[driver]] * 6, MOST_DECISIONS) == decisions
    assert luck.read("turns", 6) == turns
    assert s.read("rank", 6) == places


def finished(options: dict[str, Any], driver: str, races: int) -> float:
    """The share of cars that come home."""
    result = simulate("formula_d", options, driver, races, seed=3)
    return 1 - float(result.as_dict()["places"][driver]["retired_cars_per_race"])


@pytest.mark.parametrize("circuit", ["monaco", "sebring", "spa", "nurburgring"])
def test_cars_come_home(circuit: str) -> None:
    assert finished({"circuit": circuit, "seats": 6}, "racer", 40) >= 0.9
    assert finished({"circuit": circuit, "seats": 6}, "rookie", 60) >= 0.6


def test_racers_spare_the_last_points_of_a_beginners_car() -> None:
    assert finished({"circuit": "monaco", "seats": 6, "variant": "beginners"}, "racer", 60) > 0.95


def test_a_club_driver_stands_between_a_rookie_and_a_racer() -> None:
    for circuit in ("monaco", "spa"):
        up = simulate("formula_d", {"circuit": circuit, "seats": 4}, "club+racer*3", 200, seed=1)
        assert up.places["club"].win_interval[1] < 0.2
        down = simulate("formula_d", {"circuit": circuit, "seats": 4}, "club+rookie*3", 200, seed=1)
        assert down.places["club"].win_interval[0] > 0.35
