"""Simulated races: the same whoever runs them, and files that verify."""

from __future__ import annotations

import importlib
import json
from pathlib import Path

import pytest

import paddock
import paddock.drivers
from paddock import PaddockError
from paddock.lab import Result, simulate
from paddock.lab.result import interval
from paddock.lab.simulate import race_seeds


def small(**more: object) -> Result:
    arguments: dict[str, object] = {"races": 30, "seed": 5, **more}
    options = {"circuit": "gb", "seats": 3, "laps": 1}
    return simulate("heat", options, "racer+rookie+random", **arguments)  # type: ignore[arg-type]


def test_the_result_does_not_depend_on_who_runs_the_races() -> None:
    alone = small()
    for shared in (small(workers=2), small(workers=3, threads=True)):
        assert shared.finishes == alone.finishes
        assert (shared.turns, shared.decisions) == (alone.turns, alone.decisions)
        assert (shared.places, shared.by_grid) == (alone.places, alone.by_grid)
    assert small(seed=6).finishes != alone.finishes


def test_fewer_races_are_the_first_of_more() -> None:
    few = small(races=7)
    assert small().finishes.startswith(few.finishes)
    assert few.finish(6) == small().finish(6)


def test_places_add_up() -> None:
    result = small()
    assert result.races == 30
    assert list(result.places) == ["racer", "rookie", "random"]
    assert all(places.cars == 1 for places in result.places.values())
    for place in range(3):
        assert sum(places.counts[place] for places in result.places.values()) == 30
        assert sum(places.counts[place] for places in result.by_grid) == 30
    assert sum(places.mean for places in result.places.values()) == pytest.approx(6)
    assert result.turns < result.decisions


def test_a_turn_is_one_cars_turn_in_a_round() -> None:
    result = simulate("heat", {"circuit": "gb", "laps": 1}, ["racer"], 1, seed=3)
    race = paddock.race("heat", circuit="gb", seats=1, laps=1, seed=race_seeds(3, 0)[0])
    paddock.drivers.run(race, paddock.drivers.seat_drivers(race, ["racer"], 1))
    assert result.turns == race.view(None)["round"]


def test_progress_is_told_up_to_the_end() -> None:
    told: list[int] = []
    small(progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 30


def test_saved_races_are_the_fast_ones_and_verify(tmp_path: Path) -> None:
    result = small(races=5, save=tmp_path / "races", workers=2)
    files = sorted((tmp_path / "races").iterdir())
    assert len(files) == 5
    for number, file in enumerate(files):
        text = file.read_text()
        verdict = paddock.verify(text)
        assert verdict.right and verdict.luck_checked, verdict.sentence
        assert paddock.read_race(text).standing() == result.finish(number)
    assert "driver 0 racer" in files[0].read_text()


def test_saving_changes_nothing(tmp_path: Path) -> None:
    assert small(races=4, save=tmp_path).finishes == small(races=4).finishes


def test_the_result_is_plain_data() -> None:
    data = json.loads(json.dumps(small().as_dict()))
    rates = {"races_per_second", "turns_per_second", "decisions_per_second"}
    assert data.keys() >= {"races", "seconds", "compiled", "places", "by_grid"} | rates
    low, high = data["places"]["racer"]["win_interval"]
    assert 0 <= low <= data["places"]["racer"]["win_share"] <= high <= 1


@pytest.mark.parametrize(
    ("change", "message"),
    [({"races": 0}, "races must be 1 or more"), ({"workers": 0}, "workers must be 1 or more")],
)
def test_wrong_numbers_are_refused(change: dict[str, int], message: str) -> None:
    with pytest.raises(PaddockError, match=message):
        small(**change)


def test_wrong_drivers_and_options_are_refused() -> None:
    with pytest.raises(PaddockError, match="names 2 drivers, but there are 3 seats"):
        simulate("heat", {"seats": 3}, ["racer", "rookie"], 1, seed=1)
    with pytest.raises(PaddockError, match="unknown circuit"):
        simulate("heat", {"circuit": "moon"}, "racer", 1, seed=1)


def test_a_race_without_end_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.import_module("paddock.lab.simulate"), "MOST_DECISIONS", 20)
    with pytest.raises(PaddockError, match="race 0 of seed 5 goes on after 20 decisions"):
        small()


def test_an_interval_holds_its_share() -> None:
    assert interval(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-3)
    assert interval(0, 10)[0] == 0
    assert interval(10, 10)[1] == 1


def test_legends_take_places_that_no_driver_gets() -> None:
    result = simulate("heat", {"legends": 3}, ["racer", "rookie"], races=30, seed=1)
    assert sum(sum(places.counts) for places in result.places.values()) == 60
    assert all(len(places.counts) == 5 for places in (*result.places.values(), *result.by_grid))
    assert len(result.by_grid) == 5


def test_cars_are_compared_by_their_upgrades() -> None:
    options = {"circuit": "usa+gb", "seats": 4, "laps": 1, "upgrades": "random"}
    result = simulate("heat", options, "rookie", 40, seed=1, by="upgrade")
    shared = simulate("heat", options, "rookie", 40, seed=1, by="upgrade", workers=2)
    assert shared.groups == result.groups
    assert {driver for _, driver in result.groups} == {"rookie"}
    cars = sum(places.races for places in result.groups.values())
    assert 40 * 4 * 3 - 40 <= cars <= 40 * 4 * 3  # two of a kind in one car count once
    assert all(sum(places.counts) == places.races for places in result.groups.values())
    assert result.settings == {"circuit": "usa+gb", "seats": 4, "laps": 1, "upgrades": "random"}
    row = result.as_dict()["groups"][0]
    assert row["win_interval"][0] <= row["win_share"] <= row["win_interval"][1]


@pytest.mark.parametrize(
    ("by", "names"),
    [
        ("grid", {"1", "2", "3"}),
        ("circuit", {"usa", "gb", "italia"}),
        ("weather", {"cloud", "fog", "storm", "snow", "rain", "sun"}),
    ],
)
def test_cars_are_compared_by_grid_circuit_and_weather(by: str, names: set[str]) -> None:
    options = {"circuit": "usa+gb+italia", "seats": 3, "laps": 1, "weather": "random"}
    result = simulate("heat", options, "racer+rookie*2", 60, seed=1, by=by)
    assert {name for name, _ in result.groups} == names
    assert sum(places.counts[0] for places in result.groups.values()) == 60
    assert sum(places.races for places in result.groups.values()) == 180


@pytest.mark.ruling("downforce 4")
def test_a_grid_place_of_downforce_is_that_of_a_car_which_somebody_has_bought() -> None:
    """Boxes are drawn before the auction: each counts for the seat that owns its car in the end."""
    result = simulate("downforce", {"seats": 4}, "random", 30, seed=1, by="grid")
    assert {name for name, _ in result.groups} == set("123456")
    assert {places.races for places in result.groups.values()} <= {29, 30}, "a car that nobody wants counts for nobody"
    assert [places.counts for places in result.by_grid] == [result.groups[box, "random"].counts for box in "123456"]
    first = paddock.race("downforce", seats=4, seed=race_seeds(1, 0)[0])
    boxes = {event["car"]: event["box"] for event in first.events if event.kind == "grid"}
    paddock.drivers.run(first, paddock.drivers.seat_drivers(first, ["random"] * 4, 1))
    owners = first.plain().read("owner", 6)
    study = paddock.game("downforce").study
    assert study.grid is not None
    begun = paddock.race("downforce", seats=4, seed=race_seeds(1, 0)[0]).plain()
    found = study.grid(begun, first.plain(), first.settings)
    wanted = [sorted(boxes[car] for car in boxes if owners[car] == seat + 1) for seat in range(4)]
    assert [sorted(row) for row in found] == wanted


def test_the_grid_of_formula_d_is_that_after_qualifying() -> None:
    result = simulate("formula_d", {"seats": 3, "qualifying": "yes"}, "random", 6, seed=1, by="grid")
    assert {name: places.races for (name, _), places in result.groups.items()} == {"1": 6, "2": 6, "3": 6}


def test_all_circuits_are_driven_in_turn() -> None:
    names = paddock.game("heat").setup.circuit_names()
    result = simulate("heat", {"circuit": "all", "seats": 1, "laps": 1}, "racer", len(names), seed=1, by="circuit")
    assert {name: places.races for (name, _), places in result.groups.items()} == dict.fromkeys(names, 1)


def test_legends_count_among_the_places() -> None:
    result = simulate("heat", {"circuit": "usa", "seats": 1, "legends": 5, "laps": 1}, "racer", 30, seed=1)
    assert len(result.places["racer"].counts) == 6
    assert sum(result.places["racer"].counts) == sum(places.races for places in result.by_grid) == 30


def test_saved_races_with_dealt_upgrades_are_the_fast_ones(tmp_path: Path) -> None:
    options = {"circuit": "usa+gb", "seats": 2, "laps": 1, "upgrades": "random"}
    result = simulate("heat", options, "racer", 4, seed=3, save=tmp_path)
    assert [paddock.read_race(file.read_text()).standing() for file in sorted(tmp_path.iterdir())] == [
        result.finish(number) for number in range(4)
    ]


def test_a_game_is_compared_by_what_it_has() -> None:
    with pytest.raises(PaddockError, match="unknown comparison 'upgrade'; there is grid, circuit"):
        simulate("downforce", {"seats": 3}, "random", 1, seed=1, by="upgrade")


def test_cars_that_win_together_win_a_race_once() -> None:
    options = {"circuit": "monaco", "seats": 4, "teams": "yes"}
    found = simulate("formula_d", options, "racer*2+rookie*2", races=40, seed=1)
    finishes = [found.finish(race) for race in range(40)]
    drivers = found.drivers
    firsts = [{driver for driver, place in zip(drivers, finish, strict=True) if place == 1} for finish in finishes]
    for driver, places in found.places.items():
        assert places.wins == sum(driver in winners for winners in firsts) <= 40
        assert places.win_interval[0] <= places.win_share <= places.win_interval[1]
    assert found.places["racer"].doubles > 0
