"""The two cities of the street race: every feature of the rules, plans that give their files, a race that is fair."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import paddock
from paddock.errors import PaddockError
from paddock.games.formula_d import setup, tables
from paddock.games.formula_d.circuit import circuit_faults
from paddock.lab.simulate import simulate
from tests.games.formula_d.look import GAME, From, at_move, black, car, ends, force, of_kind
from tools import city_balance, design_city

CITIES = ("monte_vento", "neon_quay")
STREET = "rules=street"
AWAY = "driver=jenny cell=300 gear=2 nitro"


@pytest.mark.parametrize("name", CITIES)
def test_a_city_is_what_its_plan_gives(name: str) -> None:
    text = (design_city.FOLDER / f"{name}.json").read_text(encoding="utf-8")
    assert text == design_city.written(design_city.design(name))


@pytest.mark.parametrize("name", CITIES)
def test_a_city_has_every_feature_and_says_that_it_is_ours(name: str) -> None:
    data, road = setup.circuit(name), setup.course(name)
    assert all(data[feature] for feature in ("noise", "danger", "police", "tunnel"))
    assert road.watched and sum(road.police) == sum(road.finish) == 3
    assert not any(road.corner[cell] for zone in ("noise", "danger") for cell in data[zone])
    assert setup.about_circuit(name)["about"]["city"] and setup.about_circuit(name)["about"]["own_weather"]
    assert not setup.about_circuit("monaco")["about"]["city"]


@pytest.mark.ruling("formula_d 129")
@pytest.mark.parametrize("name", CITIES)
def test_a_tunnel_takes_one_step_without_a_lane_change(formula_d: From, name: str) -> None:
    for entrance, way_out in setup.circuit(name)["tunnel"]:
        race = formula_d(at_move(1, f"driver=derek cell={entrance} gear=1 nitro", AWAY, head=STREET, circuit=name))
        assert set(ends(race)) == {entrance, way_out}
        road = setup.course(name)
        assert way_out not in road.beside[entrance][: road.beside_count[entrance]]


@pytest.mark.ruling("formula_d 129")
def test_a_tunnel_that_is_none_is_refused() -> None:
    data: dict[str, Any] = copy.deepcopy(setup.circuit("neon_quay"))
    data["tunnel"][0] = [0, 1]
    assert circuit_faults(data) == ["tunnel: 0 must lead to 1 and nowhere else (formula_d 129)"]
    data["tunnel"] = [[0]]
    assert circuit_faults(data) == ["tunnel: [0] is no pair of cells"]


@pytest.mark.ruling("formula_d 126", "formula_d 127", "formula_d 128")
def test_noise_danger_and_police_of_a_city_are_met_in_a_race(formula_d: From) -> None:
    data = setup.circuit("neon_quay")
    before = {cell["ahead"]: cell["id"] for cell in data["cells"] if "ahead" in cell}
    for zone, kind in (("noise", "noise"), ("danger", "debris-roll"), ("police", "police")):
        cell = data[zone][-1]
        text = at_move(1, f"driver=derek cell={before[cell]} gear=1 nitro", AWAY, head=STREET, circuit="neon_quay")
        race = formula_d(text)
        events = race.act(0, f"to {cell}", force(black(10)) if kind != "police" else ())
        assert len(of_kind(events, kind)) == 1, kind
        assert car(race, 0)["cell"] == cell


@pytest.mark.parametrize("name", CITIES)
def test_a_street_race_of_ten_is_raced_to_the_end(name: str) -> None:
    race = paddock.race("formula_d", circuit=name, variant="street", weather="yes", seats=10, laps=1, seed=3)
    while not race.over:
        seat = race.waiting[0]
        race.act(seat, race.options(seat)[0])
    assert {one["driver"] for one in race.view(None)["cars"]} == set(tables.DRIVER_NAMES[1:])


@pytest.mark.parametrize("name", CITIES)
def test_cars_of_the_advanced_game_have_their_pits_there(name: str) -> None:
    assert (
        paddock.race("formula_d", circuit=name, seats=4, tyres="yes", weather="yes", seed=1).settings["circuit"] == name
    )
    with pytest.raises(PaddockError, match="street race has no tyres"):
        GAME.setup.read_options({"circuit": name, "variant": "street", "tyres": "yes"})


@pytest.mark.skipif(not GAME.engine.compiled, reason="a hundred races are too many for plain rules")
@pytest.mark.parametrize("name", CITIES)
def test_nobody_is_without_a_chance_and_a_lap_is_as_long_as_monacos(name: str) -> None:
    """A small version of the table in docs/formula_d.md: nobody runs away with the wins, and most have some."""
    options = {"variant": "street", "weather": "yes", "seats": 10}
    measured = simulate("formula_d", {**options, "circuit": name}, "racer*10", 60, 5, by="character").as_dict()
    base = simulate("formula_d", {**options, "circuit": "monaco", "forecast": "1/4"}, "racer*10", 20, 5).as_dict()
    ratio = city_balance.turns_of_a_lap(measured) / city_balance.turns_of_a_lap(base)
    assert 0.85 < ratio < 1.15
    wins = [row["win_share"] for row in city_balance.shares(measured).values()]
    assert len(wins) == 10 and max(wins) < 0.4 and sum(share > 0 for share in wins) >= 7
