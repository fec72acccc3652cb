"""What version 2 of the rules mends, each beside what version 1 does for ever."""

from __future__ import annotations

import pytest

from paddock.engine import Engine
from paddock.games.formula_d.setup import course
from paddock.race import Race

from .look import GAME, From, at_gear, at_move, black, car, ends, face, force, of_kind

AWAY = "cell=300 gear=2"


def of(version: int, text: str) -> str:
    """A position of that version of the rules."""
    first, _, rest = text.partition("\n")
    return f"{first} version={version}\n{rest}"


@pytest.mark.ruling("formula_d 30")
@pytest.mark.parametrize(("version", "count"), [(1, 64), (2, 66)])
def test_all_ends_of_a_long_move_are_offered(formula_d: From, version: int, count: int) -> None:
    cars = ("cell=166 gear=6 stops=3", "cell=449 gear=1")
    race = formula_d(of(version, at_move(30, *cars, head="rules=beginners laps=1", circuit="sebring")))
    assert len(ends(race)) == len(race.options(0)) == count


@pytest.mark.ruling("formula_d 155", "formula_d 40", "formula_d 1")
@pytest.mark.parametrize(("version", "stops"), [(1, 0), (2, 1)])
def test_a_qualifying_lap_that_was_broken_off_is_forgotten_in_the_race(
    formula_d: From, version: int, stops: int
) -> None:
    text = at_move(4, "cell=81 gear=2 throws=3 aborted", AWAY, head="rules=qualifying")
    race = formula_d(of(version, text))
    race.act(0, "to 91", ())
    assert car(race, 0)["stops"] == stops
    assert car(race, 0)["aborted"]


@pytest.mark.ruling("formula_d 122")
@pytest.mark.parametrize(("version", "points"), [(1, [0, 0, 0, 0]), (2, [4, 0, 4, 0])])
def test_a_team_race_has_repair_points_of_its_own(engine: Engine, version: int, points: list[int]) -> None:
    settings = GAME.setup.read_options({"seats": 4, "teams": "yes"})
    race = Race(GAME, settings, seed=1, version=version, engine=engine)
    race.begin()
    assert race.plain().repairs[:4] == points  # type: ignore[attr-defined]


@pytest.mark.ruling("formula_d 122", "formula_d 119")
def test_a_team_repairs_in_its_box_without_the_rule_for_repairs(formula_d: From) -> None:
    box = course("monaco").boxes[0]
    cars = [f"cell={box - 1} gear=4 points=6,3,3,2,3,2 repairs=4", "cell=40", "cell=43", "cell=46"]
    text = at_gear(*(words.replace("cell=4", "gear=2 cell=4") if i else words for i, words in enumerate(cars)))
    race = formula_d(text.replace("step=gear", "rules=teams step=gear"))
    race.act(0, "gear 1", force(face(1, 1)))
    assert race.options(0) == ["tyre stop", "technical stop"]
    race.act(0, "technical stop", ())
    assert race.options(0) == ["done", "repair body"]


@pytest.mark.ruling("formula_d 163", "formula_d 109", "formula_d 154")
@pytest.mark.parametrize(("version", "after"), [(1, "changeable"), (2, "showers")])
def test_a_20_thrown_in_the_pit_lane_rolls_the_weather_and_strains_no_engine(
    formula_d: From, version: int, after: str
) -> None:
    last = course("monaco").spots - 1
    head = "rules=weather weather=changeable from-pit"
    race = formula_d(of(version, at_gear(f"cell={last} gear=5", "cell=60 gear=5", head=head)))
    race.act(0, "gear 5", force(face(5, 20)))
    events = race.act(0, race.options(0)[0], force(black(1) if version == 2 else ""))
    assert race.view(None)["weather"] == after
    assert not of_kind(events, "engine")


@pytest.mark.ruling("formula_d 163")
def test_weather_without_tyres_finds_every_car_on_hard_ones(formula_d: From) -> None:
    race = formula_d(at_gear("cell=83 gear=2", AWAY, head="rules=weather weather=rain"))
    race.act(0, "gear 2", force(face(2, 4)))
    assert race.plain().slide == 3  # type: ignore[attr-defined]


@pytest.mark.ruling("formula_d 18", "formula_d 145")
@pytest.mark.parametrize("outer", [0, 1])
def test_level_cars_at_a_corners_edge_are_ordered_by_that_corner(formula_d: From, outer: int) -> None:
    road = course("monaco")
    assert road.progress[105] == road.progress[106]
    assert (road.corner[105], road.corner[106]) == (0, 2)
    inner = 106 if road.inside[2] == road.lane[106] else 105
    cells = [0, 0]
    cells[outer], cells[1 - outer] = 211 - inner, inner
    text = at_gear("cell=20 gear=1", *(f"cell={cell} gear=2" for cell in cells)).replace("order=0,1,2", "order=0")
    race = formula_d(text)
    race.act(0, "gear 1", force(face(1, 1)))
    while race.round == 2:
        race.act(0, race.options(0)[0])
    assert race.view(None)["order"][:2] == [2 - outer, 1 + outer]


@pytest.mark.ruling("formula_d 157")
@pytest.mark.parametrize(("version", "slides"), [(1, False), (2, True)])
def test_a_move_that_slides_goes_by_a_way_that_touches_a_corner(formula_d: From, version: int, slides: bool) -> None:
    head = "rules=weather,tyres weather=rain forecast=7/12 slide=3 debris=247,249,255,256,258,259"
    text = at_move(6, "cell=246 gear=3 stops=3 age=1", "cell=256 gear=1", head=head, circuit="montreal")
    race = formula_d(of(version, text))
    assert ends(race)[267][0] == 1
    events = race.act(0, "to 267")
    road = course("montreal")
    way = [event.numbers["target"] for event in of_kind(events, "stepped", 0)]
    assert len(way) == 8
    assert any(road.corner[cell] for cell in way[:6]) is slides


@pytest.mark.ruling("formula_d 65")
@pytest.mark.parametrize(("version", "cells"), [(1, {407, 415, 416}), (2, {415, 416})])
def test_a_car_lost_in_rain_goes_as_far_as_it_can(formula_d: From, version: int, cells: set[int]) -> None:
    head = "rules=weather,tyres weather=rain forecast=7/12 slide=3"
    lost = "cell=407 gear=3 age=1 points=1,0,3,3,3,2"
    race = formula_d(of(version, at_move(6, lost, "cell=418 gear=1", "cell=419 gear=1", head=head)))
    assert set(ends(race)) == cells
    assert {fate for _, _, fate in ends(race).values()} == {"lost"}


@pytest.mark.ruling("formula_d 5")
@pytest.mark.parametrize(("version", "places"), [(1, [2, 1]), (2, [1, 2])])
def test_a_car_that_goes_out_past_the_line_has_begun_that_lap(formula_d: From, version: int, places: list[int]) -> None:
    road = course("monaco")
    before = next(cell for cell in range(road.cells) if road.lane[cell] == 1 and road.finish[road.way[cell][0]])
    over = road.way[before][0]
    text = at_move(1, f"cell={before} gear=1 points=6,3,3,3,3,1", f"cell={before - 30} gear=1")
    text = text.replace("1 racing", "1 out").replace("order=0,1", "order=0")
    race = formula_d(of(version, text).replace(" reach=1", f" reach=1 debris={over}"))
    events = race.act(0, f"to {over}", force(black(1)))
    assert of_kind(events, "out", 0)
    assert race.over and race.standing() == places
