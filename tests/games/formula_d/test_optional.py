"""Optional rules: custom cars, qualifying, weather, tyres, teams; beginners; options that do not go together."""

from __future__ import annotations

import random
import re

import pytest

import paddock
from paddock import record
from paddock.engine import Engine
from paddock.errors import PaddockError
from paddock.games.formula_d import setup
from paddock.race import Race
from tests.games.formula_d.look import (
    GAME,
    From,
    at_gear,
    at_move,
    black,
    car,
    ends,
    face,
    force,
    free_ends,
    last_cell,
    of_kind,
)

AWAY = "cell=300 gear=2"


def new(engine: Engine, draws: str | None = None, **options: object) -> Race:
    """A race that begins, with its luck forced."""
    race = Race(GAME, GAME.setup.read_options({"seats": 2} | options), seed=1, engine=engine)
    race.begin(force(draws) if draws is not None else None)
    return race


@pytest.mark.ruling("formula_d 105")
def test_a_custom_car_shares_out_twenty_points(engine: Engine) -> None:
    race = new(engine, "", custom="yes")
    assert race.options(0) == [f"give {points}" for points in range(1, 15)]
    race.act(0, "give 14, give 1, give 1, give 1, give 1", ())
    assert race.waiting == (1,)
    assert car(race, 0)["points"] == dict(
        zip(("tyres", "brakes", "gearbox", "body", "engine", "suspension"), (14, 1, 1, 1, 1, 2), strict=True)
    )
    race.act(1, "give 1", ())
    assert race.options(1) == [f"give {points}" for points in range(1, 8)]


@pytest.mark.ruling("formula_d 106", "formula_d 107", "formula_d 155")
def test_in_qualifying_each_car_drives_a_lap_alone(engine: Engine) -> None:
    race = new(engine, qualifying="yes")
    middle = GAME.setup.circuit("monaco")["cells"][car(race, 0)["cell"]]
    assert (middle["lane"], middle["ahead"]) == (1, 0)
    assert race.view(None)["qualifying"]
    assert not of_kind(race.events, "start")
    assert car(race, 1)["status"] == "waiting"
    rng = random.Random(1)
    while race.view(None)["qualifying"]:
        seat = race.waiting[0]
        ends_now = race.view(None)["ends"]
        assert all(end["brakes"] == 0 for end in ends_now)
        race.act(seat, rng.choice(race.options(seat)))
    throws = {one["seat"]: (one["aborted"], one["throws"]) for one in race.view(None)["cars"]}
    grid = [one["grid"] for one in race.view(None)["cars"]]
    if throws[0] != throws[1] and not all(aborted for aborted, _ in throws.values()):
        assert grid.index(1) == min(throws, key=lambda seat: throws[seat])


@pytest.mark.ruling("formula_d 106", "formula_d 155")
def test_overshooting_adds_throws_and_no_stop_at_all_ends_the_lap(formula_d: From) -> None:
    text = at_gear("cell=99 gear=2 throws=5", AWAY, head="rules=qualifying trying").replace("round=2 ", "")
    text = text.replace("order=0,1", "order=0").replace(f"1 racing started lap=1 {AWAY}", "1 waiting")
    race = formula_d(text)
    race.act(0, "gear 2", force(face(2, 4)))
    assert car(race, 0)["cell"] == 111
    assert car(race, 0)["throws"] == 9
    cell = last_cell(8, 1)
    hopeless = formula_d(text.replace("cell=99", f"cell={cell}"))
    events = hopeless.act(0, "gear 1", force(f"{face(1, 1)} {face(1, 1)}"))
    assert len(of_kind(events, "aborted", 0)) == 1


@pytest.mark.ruling("formula_d 108", "formula_d 109", "formula_d 104")
@pytest.mark.parametrize(("roll", "weather"), [(7, "rain"), (8, "changeable"), (12, "changeable"), (13, "good")])
def test_the_weather_is_rolled_on_the_circuits_table(engine: Engine, roll: int, weather: str) -> None:
    race = Race(GAME, GAME.setup.read_options({"seats": 2, "weather": "yes"}), seed=1, engine=engine)
    race.begin(force(f"{black(roll)} {black(20, 10)} {black(20)}"))
    assert race.view(None)["weather"] == weather


@pytest.mark.ruling("formula_d 109", "formula_d 110", "formula_d 156")
@pytest.mark.parametrize(
    ("before", "roll", "after"),
    [
        ("changeable", 1, "showers"),
        ("changeable", 20, "good"),
        ("changeable", 10, "changeable"),
        ("showers", 1, "rain"),
        ("showers", 20, "changeable"),
    ],
)
def test_a_strained_engine_moves_the_weather_a_step(formula_d: From, before: str, roll: int, after: str) -> None:
    race = formula_d(at_gear("cell=33 gear=5", AWAY, head=f"rules=weather weather={before}"))
    race.act(0, "gear 5", force(face(5, 20)))
    race.act(0, race.options(0)[0], force(black(20, roll)))
    assert race.view(None)["weather"] == after


@pytest.mark.ruling("formula_d 109")
@pytest.mark.parametrize("weather", ["good", "rain"])
def test_good_weather_and_steady_rain_stay(formula_d: From, weather: str) -> None:
    race = formula_d(at_gear("cell=33 gear=5", AWAY, head=f"rules=weather weather={weather}"))
    race.act(0, "gear 5", force(face(5, 20)))
    race.act(0, race.options(0)[0], force(black(20)))
    assert race.view(None).get("weather") == weather


RAIN = "rules=weather,tyres weather=rain"


@pytest.mark.ruling("formula_d 112", "formula_d 114", "formula_d 117", "formula_d 157")
@pytest.mark.parametrize(("tyres", "cells"), [("hard", 3), ("wet", 1)])
def test_in_rain_a_move_through_a_corner_slides(formula_d: From, tyres: str, cells: int) -> None:
    words = f"cell=83 gear=2 age=1 tyres={tyres}"
    race = formula_d(at_gear(words, AWAY, head=RAIN))
    race.act(0, "gear 1", force(face(1, 2)))
    assert race.view(None)["slide"] == cells
    dry = formula_d(at_gear(words, AWAY, head=RAIN.replace("=rain", "=good")))
    dry.act(0, "gear 1", force(face(1, 2)))
    assert free_ends(race) != free_ends(dry)
    straight = formula_d(at_gear(f"cell=33 gear=2 age=1 tyres={tyres}", AWAY, head=RAIN))
    straight.act(0, "gear 1", force(face(1, 2)))
    assert free_ends(straight) == {37, 38, 39}
    assert min(brakes for brakes, _, _ in ends(race).values()) == 0


@pytest.mark.ruling("formula_d 116")
def test_a_slide_is_driven_and_only_brakes_cut_it(formula_d: From) -> None:
    race = formula_d(at_gear("cell=83 gear=2 age=1 tyres=hard", AWAY, head=RAIN))
    race.act(0, "gear 1", force(face(1, 2)))
    assert free_ends(race) == {94, 95, 96, 99}
    assert [ends(race)[rolled] for rolled in (86, 87, 88)] == [(3, 0, "fine")] * 3


@pytest.mark.ruling("formula_d 118")
def test_a_roll_that_ends_before_the_corner_does_not_slide_into_it(formula_d: From) -> None:
    race = formula_d(at_gear("cell=75 gear=2 age=1 tyres=hard", AWAY, head=RAIN))
    race.act(0, "gear 1", force(face(1, 2)))
    assert free_ends(race) == {79, 80, 81}


@pytest.mark.ruling("formula_d 115")
@pytest.mark.parametrize(("lap", "age"), [(0, 0), (1, 1), (2, 2)])
def test_tyres_age_at_each_crossing_that_of_the_start_included(formula_d: From, lap: int, age: int) -> None:
    text = at_move(2, f"cell=494 gear=2 age={age} tyres=soft", AWAY, head="rules=tyres laps=3")
    race = formula_d(text.replace("0 racing started lap=1", f"0 racing started lap={lap}"))
    race.act(0, "to 3", ())
    assert car(race, 0)["tyres_lap"] == age + 1


@pytest.mark.ruling("formula_d 113", "formula_d 114", "formula_d 158", "formula_d 54")
@pytest.mark.parametrize(
    ("tyres", "age", "weather", "price"),
    [
        ("hard", 1, "good", 1),
        ("soft", 1, "good", 2),
        ("soft", 3, "good", 3),
        ("soft", 2, "rain", 2),
        ("soft", 3, "rain", 3),
        ("wet", 2, "good", 2),
        ("wet", 3, "good", 3),
        ("wet", 3, "rain", 1),
    ],
)
def test_overshooting_costs_more_on_some_tyres(formula_d: From, tyres: str, age: int, weather: str, price: int) -> None:
    head = f"rules=weather,tyres laps=3 weather={weather}"
    race = formula_d(at_gear(f"cell=103 gear=1 age={age} tyres={tyres}", AWAY, head=head))
    race.act(0, "gear 1", force(face(1, 1)))
    if "extra" in race.options(0):
        race.act(0, "plain")
    assert ends(race)[105][1] == price


@pytest.mark.ruling("formula_d 113", "formula_d 116", "formula_d 120")
def test_soft_tyres_give_a_cell_more_in_their_first_lap(formula_d: From) -> None:
    head = "rules=tyres"
    race = formula_d(at_gear("cell=33 gear=2 age=1 tyres=soft", AWAY, head=head))
    race.act(0, "gear 1", force(face(1, 2)))
    assert race.options(0) == ["plain", "extra"]
    race.act(0, "extra", ())
    assert race.view(None)["reach"] == 3
    old = formula_d(at_gear("cell=33 gear=2 age=2 tyres=soft", AWAY, head=head))
    old.act(0, "gear 1", force(face(1, 2)))
    assert old.decision(0).kind == "move"  # type: ignore[union-attr]
    box = formula_d(at_gear("cell=500 gear=4 boxed age=0 tyres=soft", AWAY, head=f"{head} from-pit"))
    box.act(0, "gear 1", force(face(1, 2)))
    assert car(box, 0)["cell"] == 502


@pytest.mark.ruling("formula_d 119", "formula_d 122", "formula_d 159")
def test_a_team_shares_its_repairs_and_its_points(formula_d: From) -> None:
    lines = ["home place=2 cell=0", "home place=3 cell=0", "home place=1 cell=0", "out cell=60"]
    head = "formula_d monaco rules=teams laps=2 step=over round=9"
    race = formula_d("\n".join([head, *(f"{seat} lap=2 {words}" for seat, words in enumerate(lines))]))
    assert [one["team_points"] for one in race.view(None)["cars"]] == [14, 14, 10, 10]
    assert race.standing() == [1, 1, 3, 3]
    hurt = "cell=445 gear=4 repairs=1 points=2,1,3,1,3,2"
    others = [f"cell={cell} gear=2" for cell in (300, 310, 320)]
    shared = formula_d(at_move(8, hurt, *others, head="rules=teams,repairs"))
    shared.act(0, "to 500, technical stop, repair body", ())
    assert car(shared, 0)["in_box"]


@pytest.mark.ruling("formula_d 161", "formula_d 1")
def test_beginners_have_one_pool_and_a_lap(engine: Engine) -> None:
    race = Race(GAME, GAME.setup.read_options({"seats": 2, "variant": "beginners"}), seed=1, engine=engine)
    race.begin(force(f"{black(20, 10)} {face(1, 2)}"))
    assert race.settings["laps"] == 1
    assert car(race, 0)["points"] == {"points": 18}
    assert not of_kind(race.events, "start")


@pytest.mark.ruling("formula_d 161")
def test_beginners_pay_everything_from_the_pool_but_not_the_last_point(formula_d: From) -> None:
    head = "rules=beginners laps=1"
    race = formula_d(at_move(3, "cell=33 gear=2 points=3,0,0,0,0,0", AWAY, head=head))
    assert max(brakes for brakes, _, _ in ends(race).values()) == 2
    race.act(0, "to 39", ())
    assert car(race, 0)["points"] == {"points": 2}
    close = formula_d(at_move(2, "cell=33 gear=4 points=5,0,0,0,0,0", "cell=42 gear=4", head=head))
    events = close.act(0, "to 39", force(black(5, 4)))
    assert not of_kind(events, "slipped")
    assert [car(close, seat)["points"]["points"] for seat in (0, 1)] == [4, 18]
    assert not close.view(None)["debris"]


@pytest.mark.ruling("formula_d 162", "formula_d 32")
@pytest.mark.parametrize("circuit", GAME.setup.circuit_names())
def test_every_circuit_can_be_raced_to_the_line(circuit: str) -> None:
    course = setup.course(circuit)
    assert sum(course.finish) == 3
    reached: set[int] = set()
    here = {cell for cell in range(course.cells) if course.finish[cell]}
    while here - reached:
        reached |= here
        here = {to for cell in here for to in course.way[cell] if to >= 0} | here
    assert reached == set(range(course.cells))
    race = paddock.race("formula_d", circuit=circuit, seats=2, variant="beginners", seed=2)
    while not race.over:
        seat = race.waiting[0]
        race.act(seat, race.options(seat)[0])
    assert "home" in [one["status"] for one in race.view(None)["cars"]]


@pytest.mark.ruling("formula_d 108")
@pytest.mark.parametrize("circuit", GAME.setup.circuit_names())
def test_every_circuit_has_a_weather_table(circuit: str) -> None:
    race = paddock.race("formula_d", circuit=circuit, seats=2, weather="yes", seed=4)
    table = GAME.setup.about_circuit(circuit)["about"]["weather"]
    assert setup.forecast_of(setup.course(circuit)) in (table, "")
    assert race.settings.get("forecast", table) == table
    again = record.read(record.write(race))
    assert again.settings == race.settings and again.position == race.position


@pytest.mark.ruling("formula_d 108")
def test_a_table_of_ours_stands_in_the_race_so_that_it_may_change() -> None:
    ours = GAME.setup.read_options({"circuit": "spa", "weather": "yes"})
    assert ours["forecast"] == "9/16"
    assert GAME.setup.read_options({"circuit": "spa", "weather": "yes", "forecast": "6/14"})["forecast"] == "6/14"
    assert "forecast" not in GAME.setup.read_options({"circuit": "monaco", "weather": "yes"})
    assert "forecast" not in GAME.setup.read_options({"circuit": "spa"})


@pytest.mark.ruling("formula_d 104", "formula_d 122", "formula_d 161", "formula_d 7")
@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"seats": 11}, "seats must be 2 to 10"),
        ({"circuit": "nowhere"}, "unknown circuit 'nowhere'"),
        ({"laps": 4}, "laps must be 1 to 3"),
        ({"variant": "beginners", "weather": "yes"}, "beginners' game has no weather"),
        ({"variant": "street", "tyres": "yes"}, "street race has no tyres"),
        ({"seats": 5, "teams": "yes"}, "teams need an even number"),
        ({"forecast": "5/9"}, "weather=yes"),
        ({"weather": "yes", "forecast": "12/7"}, "forecast must rise"),
        ({"weather": "yes", "forecast": "x"}, "forecast is written like 7/12"),
        ({"drivers": "li"}, "drivers are for the street race"),
        ({"variant": "street", "drivers": "li,julien", "seats": 2}, "unknown driver 'julien'"),
        ({"variant": "street", "drivers": "li,li", "seats": 2}, "one car only"),
        ({"gears": 7}, "unknown option 'gears'"),
    ],
)
def test_options_that_cannot_be_are_refused(options: dict[str, object], message: str) -> None:
    with pytest.raises(PaddockError, match=re.escape(message)):
        GAME.setup.read_options(options)
