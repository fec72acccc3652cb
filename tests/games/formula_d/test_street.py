"""The street race."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from paddock.engine import Engine
from paddock.games.formula_d import circuit as circuits
from paddock.games.formula_d import setup, tables
from paddock.race import Race
from tests.games.formula_d.look import GAME, From, at_gear, at_move, black, car, ends, face, force, free_ends, of_kind

AWAY = "driver=jenny cell=300 gear=2 nitro"
STREET = "rules=street"


@pytest.fixture
def city(monkeypatch: pytest.MonkeyPatch) -> str:
    """Monaco with a noise zone on 42, a danger zone on 36 and a police line before 48 49 50."""
    data: dict[str, Any] = copy.deepcopy(setup.circuit("monaco"))
    data |= {"noise": [42], "danger": [36], "police": [48, 49, 50]}
    road = circuits.read_circuit(data, "the city")
    monkeypatch.setattr(setup, "course", lambda name, forecast="": road)
    return "monaco"


@pytest.mark.ruling("formula_d 123")
def test_street_cars_have_points_of_their_own_and_no_pits(formula_d: From) -> None:
    race = formula_d(at_move(8, "driver=jack cell=445 gear=4 nitro", AWAY, head=STREET))
    assert car(race, 0)["points"]["tyres"] == 9
    assert max(ends(race)) < 497
    formula_one = formula_d(at_move(8, "cell=445 gear=4", "cell=300 gear=2"))
    assert 500 in ends(formula_one)


@pytest.mark.ruling("formula_d 123")
def test_street_cars_slide_as_on_hard_tyres(formula_d: From) -> None:
    race = formula_d(at_gear("driver=derek cell=83 gear=2 nitro", AWAY, head="rules=street,weather weather=rain"))
    race.act(0, "gear 1", force(face(1, 2)))
    assert free_ends(race) == {94, 95, 96, 99}


@pytest.mark.ruling("formula_d 124", "formula_d 138", "formula_d 141")
def test_nitro_adds_the_gear_once_a_lap(formula_d: From) -> None:
    race = formula_d(at_gear("driver=montoya cell=33 gear=2", AWAY, head=STREET))
    race.act(0, "gear 3", force(face(3, 4)))
    assert race.options(0) == ["plain", "nitro", "nitro more"]
    race.act(0, "nitro more", ())
    assert race.view(None)["reach"] == 10
    assert not car(race, 0)["nitro"]
    assert race.view(None)["debris"] == []
    other = formula_d(at_gear("driver=derek cell=33 gear=2", AWAY, head=STREET))
    other.act(0, "gear 2", force(face(2, 2)))
    assert other.options(0) == ["plain", "nitro"]
    other.act(0, "nitro", ())
    assert other.view(None)["reach"] == 4


@pytest.mark.ruling("formula_d 125")
@pytest.mark.parametrize(("shown", "checks"), [(16, 0), (20, 1)])
def test_with_nitro_the_die_alone_decides_on_an_engine_check(formula_d: From, shown: int, checks: int) -> None:
    race = formula_d(at_gear("driver=derek cell=33 gear=5", AWAY, head=STREET))
    race.act(0, "gear 5", force(face(5, shown)))
    race.act(0, "nitro", ())
    assert race.view(None)["reach"] == shown + 5
    events = race.act(0, race.options(0)[0], force(black(10)) if checks else ())
    assert len(of_kind(events, "engine", 0)) == checks


@pytest.mark.ruling("formula_d 125")
def test_with_nitro_the_police_measure_the_die_alone(formula_d: From, city: str) -> None:
    race = formula_d(at_gear("driver=derek cell=45 gear=3", AWAY, head=STREET, circuit=city))
    race.act(0, "gear 3", force(face(3, 4)))
    race.act(0, "nitro", ())
    events = race.act(0, "to 64", ())
    assert [event["speed"] for event in of_kind(events, "police")] == [40]


@pytest.mark.ruling("formula_d 160")
def test_who_stays_in_a_noise_zone_without_moving_does_not_roll(formula_d: From, city: str) -> None:
    race = formula_d(at_move(1, "driver=derek cell=42 gear=1 nitro", AWAY, head=STREET, circuit=city))
    events = race.act(0, "to 42", ())
    assert not of_kind(events, "noise")
    assert car(race, 0)["cell"] == 42


@pytest.mark.ruling("formula_d 160")
def test_jack_drifts_in_a_corner_too(formula_d: From) -> None:
    race = formula_d(at_gear("driver=jack cell=90 gear=2 nitro", AWAY, head=STREET))
    race.act(0, "gear 2", force(face(2, 3)))
    assert race.options(0) == ["plain", "drift longer", "drift shorter"]


@pytest.mark.ruling("formula_d 126")
@pytest.mark.parametrize(("roll", "zone"), [(15, None), (16, "tyres"), (19, "body"), (20, "engine")])
def test_a_noise_zone_may_hit_who_ends_there(formula_d: From, city: str, roll: int, zone: str | None) -> None:
    race = formula_d(at_move(3, "driver=derek cell=34 gear=2 nitro", AWAY, head=STREET, circuit=city))
    events = race.act(0, "to 42, way 1", force(black(roll)))
    lost = [tables.ZONE_NAMES[event["zone"]] for event in of_kind(events, "worn")]
    assert lost == ([zone] if zone else [])


@pytest.mark.ruling("formula_d 127")
def test_a_danger_zone_is_debris_for_good(formula_d: From, city: str) -> None:
    race = formula_d(at_move(2, "driver=derek cell=33 gear=2 nitro", AWAY, head=STREET, circuit=city))
    events = race.act(0, "to 39", force(black(9)))
    assert len(of_kind(events, "debris-roll")) == 1
    assert race.view(None)["debris"] == []


@pytest.mark.ruling("formula_d 128", "formula_d 121")
def test_the_fastest_past_the_police_regains_two_points(formula_d: From, city: str) -> None:
    slow = "driver=jenny cell=300 gear=2 nitro caught=1 speed=30,0,0 earlier=0,0,0 points=4,4,2,3,3,2"
    fast = "driver=derek cell=45 gear=3 nitro points=1,2,2,4,3,3"
    race = formula_d(at_move(4, fast, slow, head=STREET, circuit=city))
    race.act(0, "to 57", ())
    assert race.decision(0).kind == "award"  # type: ignore[union-attr]
    race.act(0, "repair brakes, repair tyres", ())
    assert (car(race, 0)["points"]["tyres"], car(race, 0)["points"]["brakes"]) == (2, 3)


@pytest.mark.ruling("formula_d 130", "formula_d 135")
@pytest.mark.parametrize(("driver", "points"), [("derek", 2), ("jenny", 4)])
def test_the_checkpoint_restores_tyres_and_points(formula_d: From, driver: str, points: int) -> None:
    full = {"derek": "6,3,2,4,3,3", "jenny": "4,6,2,3,3,2"}[driver]
    away = AWAY.replace("jenny", "jack")
    hurt = f"driver={driver} cell=494 gear=2 nitro points=1,0,1,1,1,1"
    race = formula_d(at_move(2, hurt, away, head=STREET))
    race.act(0, "to 3", ())
    assert car(race, 0)["points"]["tyres"] == int(full[0])
    assert race.view(None)["award"] == {"seat": 0, "points": points}
    race.act(0, "repair body", ())
    race.act(0, "done", ())
    assert car(race, 0)["points"]["body"] == 2
    assert car(race, 0)["nitro"]


@pytest.mark.ruling("formula_d 131", "formula_d 160")
def test_others_lose_a_cell_to_li_when_they_cross_the_line(formula_d: From) -> None:
    li = "driver=li cell=300 gear=2 nitro"
    race = formula_d(at_move(4, "driver=derek cell=494 gear=2 nitro", li, head=STREET))
    assert free_ends(race) == {4, 5, 6}
    short = formula_d(at_move(1, "driver=derek cell=494 gear=1 nitro", li, head=STREET))
    assert free_ends(short) == {494, 495, 496}
    gone = formula_d(at_move(4, "driver=derek cell=494 gear=2 nitro", li, head=STREET).replace("1 racing", "1 out"))
    assert 9 in free_ends(gone)


@pytest.mark.ruling("formula_d 132")
def test_dereks_opponents_roll_twice(formula_d: From) -> None:
    race = formula_d(at_move(2, "driver=derek cell=33 gear=2 nitro", "driver=jack cell=42 gear=2 nitro", head=STREET))
    events = race.act(0, "to 39", force(black(9, 9, 9)))
    assert [event.seat for event in of_kind(events, "collision")] == [1, 1, 0]


@pytest.mark.ruling("formula_d 133")
def test_jack_drifts_a_cell_for_a_tyre_point(formula_d: From) -> None:
    race = formula_d(at_gear("driver=jack cell=33 gear=2 nitro", AWAY, head=STREET))
    race.act(0, "gear 2", force(face(2, 3)))
    assert race.options(0) == ["plain", "drift longer", "drift shorter"]
    race.act(0, "drift shorter", ())
    assert race.view(None)["reach"] == 2
    assert car(race, 0)["points"]["tyres"] == 8
    behind = formula_d(at_gear("driver=jack cell=33 gear=4 nitro", "driver=derek cell=57 gear=4 nitro", head=STREET))
    behind.act(0, "gear 4", force(face(4, 8)))
    behind.act(0, "drift shorter", ())
    behind.act(0, "to 54", ())
    assert behind.decision(0).kind == "slip"  # type: ignore[union-attr]


@pytest.mark.ruling("formula_d 134", "formula_d 123")
def test_julien_may_have_the_weather_rolled_again(engine: Engine) -> None:
    options = {"seats": 2, "variant": "street", "weather": "yes", "drivers": "julien,derek"}
    race = Race(GAME, GAME.setup.read_options(options), seed=1, engine=engine)
    race.begin(force(black(1)))
    assert race.options(0) == ["keep", "again"]
    race.act(0, "again", force(f"{black(20)} {black(20, 10)} {black(20)}"))
    assert race.view(None)["weather"] == "good"


@pytest.mark.ruling("formula_d 134")
def test_julien_slides_less(formula_d: From) -> None:
    head = "rules=street,weather weather=rain"
    for driver, slide in (("julien", 1), ("derek", 3)):
        race = formula_d(at_gear(f"driver={driver} cell=83 gear=2 nitro", AWAY, head=head))
        race.act(0, "gear 1", force(face(1, 2)))
        assert race.view(None)["slide"] == slide


@pytest.mark.ruling("formula_d 136")
def test_diane_is_first_among_level_cars(formula_d: From) -> None:
    cars = ("driver=derek cell=300 gear=1 nitro", "driver=diane cell=35 gear=2", "driver=jack cell=34 gear=5")
    race = formula_d(at_gear(*cars, head=STREET).replace("order=0,1,2", "order=0"))
    race.act(0, "gear 1", force(face(1, 1)))
    race.act(0, race.options(0)[0])
    assert race.view(None)["order"] == [0, 1, 2]


@pytest.mark.ruling("formula_d 137")
def test_temana_drops_scrap_on_a_cell_that_he_left(formula_d: From) -> None:
    race = formula_d(at_move(2, "driver=temana cell=33 gear=2 nitro", AWAY, head=STREET))
    race.act(0, "to 39", ())
    assert race.options(0) == ["keep", "drop 33", "drop 36"]
    race.act(0, "drop 33", ())
    assert race.view(None)["debris"] == [33]
    stops = formula_d(at_move(2, "driver=temana cell=33 gear=2 nitro scrap", AWAY, head=f"{STREET} debris=39"))
    stops.act(0, "to 39", force(black(3)))
    assert car(stops, 0)["points"]["suspension"] == 3


@pytest.mark.ruling("formula_d 139")
def test_dimitris_engine_holds_on_a_four(formula_d: From) -> None:
    race = formula_d(at_gear("driver=dimitri cell=33 gear=5 nitro", AWAY, head=STREET))
    race.act(0, "gear 5", force(face(5, 20)))
    race.act(0, race.options(0)[0], force(black(4)))
    assert car(race, 0)["points"]["engine"] == 3


@pytest.mark.ruling("formula_d 140")
def test_stanley_throws_his_radio_once(formula_d: From) -> None:
    cars = ("driver=stanley cell=33 gear=2 nitro", "driver=jack cell=42 gear=2 nitro")
    race = formula_d(at_move(2, *cars, head=STREET))
    race.act(0, "to 39", force(black(9, 9)))
    assert race.options(0) == ["keep", "throw 1"]
    events = race.act(0, "throw 1", force(black(12)))
    assert car(race, 1)["points"]["body"] == 1
    assert [event["other"] for event in of_kind(events, "radio")] == [1]
    assert race.view(None)["debris"] == [42]


@pytest.mark.ruling("formula_d 129")
def test_a_tunnel_is_one_step_from_entrance_to_exit() -> None:
    data: dict[str, Any] = copy.deepcopy(setup.circuit("monaco"))
    data["cells"][33] |= {"ahead": 45}
    del data["cells"][33]["left"], data["cells"][33]["right"]
    assert circuits.read_circuit(data, "with a tunnel").way[33] == [45, -1, -1]
