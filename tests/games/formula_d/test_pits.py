"""Pits, laps and the finish."""

from __future__ import annotations

import pytest

from tests.games.formula_d.look import From, at_gear, at_move, black, car, ends, face, force, of_kind

AWAY = "cell=300 gear=2"


@pytest.mark.ruling("formula_d 94", "formula_d 95", "formula_d 96", "formula_d 154", "formula_d 44")
def test_the_pits_are_entered_before_the_last_lap_and_the_own_box_stops(formula_d: From) -> None:
    race = formula_d(at_move(8, "cell=445 gear=4", AWAY))
    assert ends(race)[500] == (0, 0, "box")
    assert ends(race)[504] == (0, 0, "fine")
    assert 501 not in ends(race)
    last = formula_d(at_move(8, "cell=445 gear=4", AWAY).replace("lap=1 cell=445", "lap=2 cell=445"))
    assert max(ends(last)) < 497


@pytest.mark.ruling("formula_d 98", "formula_d 99", "formula_d 102", "formula_d 100")
def test_a_quick_stop_restores_tyres_and_drives_on(formula_d: From) -> None:
    race = formula_d(at_move(8, "cell=445 gear=5 points=1,3,3,3,3,2", AWAY))
    events = race.act(0, "to 500", force(black(7)))
    assert car(race, 0)["points"]["tyres"] == 6
    assert [(event["roll"], event["cells"]) for event in of_kind(events, "pit-roll")] == [(7, 4)]
    assert (car(race, 0)["cell"], car(race, 0)["gear"], car(race, 0)["lap"]) == (504, 4, 1)
    assert race.waiting == (1,)


@pytest.mark.ruling("formula_d 98", "formula_d 101")
def test_a_slow_stop_leaves_next_round_in_fourth_or_lower(formula_d: From) -> None:
    race = formula_d(at_move(8, "cell=445 gear=6", AWAY))
    race.act(0, "to 500", force(black(11)))
    assert car(race, 0)["in_box"]
    race.act(1, "gear 2", force(face(2, 2)))
    race.act(1, race.options(1)[0])
    assert race.options(0) == ["gear 1", "gear 2", "gear 3", "gear 4"]


@pytest.mark.ruling("formula_d 97", "formula_d 99", "formula_d 103", "formula_d 154")
def test_in_the_lane_a_car_waits_without_a_price(formula_d: From) -> None:
    race = formula_d(at_gear("cell=502 gear=4", "cell=505 gear=1", AWAY, head="from-pit"))
    events = race.act(0, "gear 4", force(face(4, 9)))
    assert car(race, 0)["cell"] == 504
    assert len(of_kind(events, "held")) == 1
    assert list(car(race, 0)["points"].values()) == [6, 3, 3, 3, 3, 2]


@pytest.mark.ruling("formula_d 154", "formula_d 80")
def test_a_twenty_thrown_in_the_lane_strains_nobody(formula_d: From) -> None:
    race = formula_d(at_gear("cell=497 gear=5", "cell=300 gear=6", head="from-pit"))
    race.act(0, "gear 5", force(face(5, 20)))
    events = race.act(0, race.options(0)[0], ())
    assert not of_kind(events, "engine")


@pytest.mark.ruling("formula_d 100", "formula_d 2")
def test_leaving_the_lane_counts_the_lap_once(formula_d: From) -> None:
    race = formula_d(at_gear("cell=513 gear=2", AWAY, head="from-pit"))
    race.act(0, "gear 2", force(face(2, 2)))
    race.act(0, "to 5", ())
    assert car(race, 0)["lap"] == 2


@pytest.mark.ruling("formula_d 1", "formula_d 2", "formula_d 143")
def test_the_crossing_after_the_start_begins_the_first_lap(formula_d: From) -> None:
    text = at_move(2, "cell=494 gear=1", AWAY).replace("lap=1 cell=494", "lap=0 cell=494")
    race = formula_d(text)
    race.act(0, "to 3", ())
    assert car(race, 0)["lap"] == 1
    on_the_line = formula_d(at_move(2, "cell=0 gear=1", AWAY))
    on_the_line.act(0, on_the_line.options(0)[0], ())
    assert car(on_the_line, 0)["lap"] == 1


@pytest.mark.ruling("formula_d 3", "formula_d 4", "formula_d 143")
def test_the_last_crossing_is_home_and_the_rest_of_the_roll_lapses(formula_d: From) -> None:
    text = at_move(9, "cell=494 gear=4", "cell=3 gear=4", AWAY).replace("lap=1 cell=494", "lap=2 cell=494")
    race = formula_d(text)
    assert ends(race)[0] == (0, 0, "home")
    events = race.act(0, "to 0", force(black(10)))
    assert (car(race, 0)["status"], race.standing()[0]) == ("home", 1)
    assert [event.seat for event in of_kind(events, "collision")] == [1]


@pytest.mark.ruling("formula_d 6")
def test_the_last_car_races_on_and_if_nobody_comes_home_the_farthest_wins(formula_d: From) -> None:
    text = at_gear("cell=33 gear=2", "cell=60 gear=2", "cell=40 gear=2")
    race = formula_d(text.replace("1 racing", "1 out").replace("2 racing", "2 out"))
    assert race.waiting == (0,)
    race.withdraw(0)
    assert race.over
    assert race.standing() == [3, 1, 2]


@pytest.mark.ruling("formula_d 5")
def test_cars_that_are_out_rank_behind_by_how_far_they_came(formula_d: From) -> None:
    text = at_gear("cell=33 gear=2", "cell=60 gear=2", "cell=40 gear=2", "cell=70 gear=2")
    text = text.replace("1 racing", "1 out").replace("2 racing", "2 out").replace("3 racing", "3 home place=1")
    race = formula_d(text)
    assert race.standing() == [2, 3, 4, 1]
    race.withdraw(0)
    assert race.over


@pytest.mark.ruling("formula_d 119", "formula_d 121", "formula_d 159")
def test_a_technical_stop_regains_two_points_and_takes_its_time(formula_d: From) -> None:
    hurt = "cell=445 gear=4 repairs=2 points=2,1,3,1,3,2"
    race = formula_d(at_move(8, hurt, AWAY, head="rules=repairs"))
    race.act(0, "to 500", ())
    assert race.options(0) == ["tyre stop", "technical stop"]
    race.act(0, "technical stop", ())
    assert race.options(0) == ["done", "repair brakes", "repair body"]
    race.act(0, "repair brakes", ())
    race.act(0, "repair body", ())
    assert list(car(race, 0)["points"].values()) == [6, 2, 3, 2, 3, 2]
    assert car(race, 0)["in_box"]
    assert race.waiting == (1,)


@pytest.mark.ruling("formula_d 119", "formula_d 112")
def test_at_a_tyre_stop_the_kind_can_be_changed(formula_d: From) -> None:
    race = formula_d(at_move(8, "cell=445 gear=4 age=1", AWAY, head="rules=tyres"))
    race.act(0, "to 500", ())
    race.act(0, "fit soft", force(black(20)))
    assert (car(race, 0)["tyres"], car(race, 0)["tyres_lap"]) == ("soft", 0)
