"""The black die: collisions, engines, debris."""

from __future__ import annotations

import pytest

from tests.games.formula_d.look import From, at_gear, at_move, black, car, face, force, of_kind

AWAY = "cell=300 gear=2"


@pytest.mark.ruling("formula_d 68", "formula_d 69", "formula_d 70", "formula_d 71", "formula_d 151")
def test_near_cars_roll_first_then_the_mover_once_for_each(formula_d: From) -> None:
    race = formula_d(at_move(2, "cell=33 gear=2", "cell=42 gear=2", "cell=40 gear=2", "cell=36 gear=2"))
    events = race.act(0, "to 38", force(black(10, 10)))
    assert [(event.seat, event["other"]) for event in of_kind(events, "collision")] == [(3, 0), (0, 3)]
    middle = formula_d(at_move(2, "cell=33 gear=2", "cell=42 gear=2", "cell=37 gear=2", AWAY))
    events = middle.act(0, "to 39", force(black(1, 10, 10, 1)))
    assert [(event.seat, event["other"]) for event in of_kind(events, "collision")] == [(1, 0), (2, 0), (0, 1), (0, 2)]
    assert [car(middle, seat)["points"]["body"] for seat in range(3)] == [2, 2, 3]


@pytest.mark.ruling("formula_d 69")
def test_a_car_right_behind_is_not_near(formula_d: From) -> None:
    race = formula_d(at_move(1, "cell=36 gear=2", "cell=33 gear=2"))
    events = race.act(0, "to 39", ())
    assert not of_kind(events, "collision")


@pytest.mark.ruling("formula_d 73", "formula_d 81")
def test_a_lost_body_point_leaves_debris_that_does_not_count_at_once(formula_d: From) -> None:
    race = formula_d(at_move(2, "cell=33 gear=2", "cell=42 gear=2"))
    events = race.act(0, "to 39", force(black(10, 1)))
    assert race.view(None)["debris"] == [39]
    assert not of_kind(events, "debris-roll")


@pytest.mark.ruling("formula_d 71", "formula_d 72", "formula_d 75")
def test_without_body_a_car_is_out_and_rolls_no_more(formula_d: From) -> None:
    text = at_move(2, "cell=33 gear=2 points=6,3,3,1,3,2", "cell=42 gear=2", "cell=40 gear=2")
    race = formula_d(text)
    events = race.act(0, "to 39", force(black(10, 10, 1)))
    assert car(race, 0)["status"] == "out"
    assert len(of_kind(events, "collision", 0)) == 1


@pytest.mark.ruling("formula_d 151")
def test_as_an_option_only_the_mover_rolls(formula_d: From) -> None:
    race = formula_d(at_move(2, "cell=33 gear=2", "cell=42 gear=2", head="rules=mover"))
    events = race.act(0, "to 39", force(black(10)))
    assert [event.seat for event in of_kind(events, "collision")] == [0]


@pytest.mark.ruling("formula_d 111", "formula_d 71", "formula_d 77", "formula_d 82")
def test_rain_changes_what_hits(formula_d: From) -> None:
    head = "rules=weather weather=rain debris=36"
    race = formula_d(at_move(2, "cell=33 gear=2", "cell=42 gear=2", head=head))
    events = race.act(0, "to 39", force(black(5, 2, 3)))
    assert [event.kind for event in events if event.kind == "worn"] == ["worn", "worn"]
    assert car(race, 0)["points"]["suspension"] == 1
    assert car(race, 1)["points"]["body"] == 2


@pytest.mark.ruling("formula_d 76", "formula_d 77", "formula_d 78", "formula_d 80")
def test_a_twenty_in_fifth_strains_all_engines_in_high_gears(formula_d: From) -> None:
    cars = ("cell=33 gear=5", "cell=300 gear=6", "cell=310 gear=4", "cell=500 gear=5")
    race = formula_d(at_gear(*cars))
    race.act(0, "gear 5", force(face(5, 20)))
    end = race.options(0)[0]
    events = race.act(0, end, force(black(4, 5)))
    assert [event.seat for event in of_kind(events, "engine")] == [0, 1]
    assert car(race, 0)["points"]["engine"] == 2
    assert car(race, 1)["points"]["engine"] == 3
    assert race.view(None)["debris"] == [car(race, 0)["cell"]]


@pytest.mark.ruling("formula_d 76")
def test_the_face_counts_not_the_cells_driven(formula_d: From) -> None:
    race = formula_d(at_gear("cell=33 gear=5", AWAY))
    race.act(0, "gear 5", force(face(5, 20)))
    braked = next(text for text in race.options(0) if race.view(None)["ends"][race.options(0).index(text)]["brakes"])
    assert of_kind(race.act(0, braked, force(black(19))), "engine")
    lower = formula_d(at_gear("cell=33 gear=5", AWAY))
    lower.act(0, "gear 5", force(face(5, 19)))
    assert not of_kind(lower.act(0, lower.options(0)[0], ()), "engine")


@pytest.mark.ruling("formula_d 79")
def test_collisions_come_before_engines(formula_d: From) -> None:
    race = formula_d(at_gear("cell=33 gear=5", "cell=81 gear=6"))
    race.act(0, "gear 5", force(face(5, 15)))
    behind = formula_d(at_move(15, "cell=33 gear=5 points=6,3,3,1,3,2", "cell=81 gear=6", head="strain"))
    events = behind.act(0, "to 78", force(black(10, 1, 10)))
    assert [event.kind for event in events if event.kind in ("collision", "engine")] == [
        "collision",
        "collision",
        "engine",
    ]
    assert [event.seat for event in of_kind(events, "engine")] == [1]


@pytest.mark.ruling("formula_d 82", "formula_d 83", "formula_d 152")
def test_one_roll_for_all_debris_of_a_move_but_not_for_the_first_cell(formula_d: From) -> None:
    head = "debris=33,36,39,42"
    race = formula_d(at_move(3, "cell=33 gear=2", AWAY, head=head))
    events = race.act(0, "to 42", force(black(4)))
    assert len(of_kind(events, "debris-roll")) == 1
    assert car(race, 0)["points"]["suspension"] == 1
    every = formula_d(at_move(3, "cell=33 gear=2", AWAY, head=f"rules=every-cell {head}"))
    assert len(of_kind(every.act(0, "to 42", force(black(9, 9, 9))), "debris-roll")) == 3
    stays = formula_d(at_move(3, "cell=33 gear=2", AWAY, head=head))
    assert not of_kind(stays.act(0, "to 33", ()), "debris-roll")


@pytest.mark.ruling("formula_d 82", "formula_d 81")
def test_without_suspension_a_car_is_out(formula_d: From) -> None:
    race = formula_d(at_move(3, "cell=33 gear=2 points=6,3,3,3,3,1", AWAY, head="debris=36,39,42"))
    race.act(0, "to 42", force(black(1)))
    assert car(race, 0)["status"] == "out"


@pytest.mark.ruling("formula_d 74")
def test_there_are_no_collisions_with_cars_in_the_pit_lane(formula_d: From) -> None:
    race = formula_d(at_move(2, "cell=497 gear=2", "cell=500 gear=2", AWAY, head="from-pit").replace("move", "gear", 1))
    race.act(0, "gear 2", force(face(2, 2)))
    assert car(race, 0)["cell"] == 499
    assert not of_kind(race.events, "collision")


@pytest.mark.ruling("formula_d 142")
def test_a_turn_goes_from_gear_to_engines(formula_d: From) -> None:
    race = formula_d(at_gear("cell=33 gear=5", "cell=96 gear=2", head="debris=36,37,38"))
    rolled = race.act(0, "gear 5", force(face(5, 20)))
    end = next(end["cell"] for end in race.view(None)["ends"] if end["cell"] in (93, 94) or end["cell"] == 95)
    moved = race.act(0, f"to {end}")
    told = [event.kind for event in (*rolled, *moved)]
    order = ["shifted", "rolled", "drove", "stopped", "debris-roll", "collision", "engine"]
    assert [told.index(kind) for kind in order] == sorted(told.index(kind) for kind in order)
