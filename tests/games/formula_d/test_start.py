"""Grid, start and the order of turns."""

from __future__ import annotations

import pytest

import paddock
from paddock.engine import Engine
from paddock.race import Race
from tests.games.formula_d.look import GAME, From, at_gear, black, car, face, force, of_kind

OPTIONS = {"circuit": "monaco", "seats": 3}


def begun(engine: Engine, draws: str, **options: object) -> Race:
    """A race with its first draws forced."""
    race = Race(GAME, GAME.setup.read_options(OPTIONS | options), seed=1, engine=engine)
    race.begin(force(draws))
    return race


@pytest.mark.ruling("formula_d 7", "formula_d 8", "formula_d 9", "formula_d 14", "formula_d 144")
def test_the_highest_roll_stands_first_and_ties_roll_again(engine: Engine) -> None:
    rolls = black(12, 15, 12) + " " + black(3, 9)
    race = begun(engine, f"{rolls} {black(5)} {face(1, 2)}")
    grid = GAME.setup.circuit("monaco")["grid"]
    assert [car(race, seat)["cell"] for seat in (1, 2, 0)] == grid[:3]
    assert race.view(None)["order"] == [1, 2, 0]
    assert [event["roll"] for event in of_kind(race.events, "start")] == [5]


@pytest.mark.ruling("formula_d 9", "formula_d 10", "formula_d 12", "formula_d 27")
def test_a_one_stalls_and_the_next_round_needs_no_start_roll(engine: Engine) -> None:
    race = begun(engine, f"{black(20, 15, 12)} {black(1)} {black(20)}")
    assert race.waiting == (1,)
    assert car(race, 0)["gear"] == 0
    with pytest.raises(paddock.errors.Refused, match="formula_d 30"):
        race.act(1, "gear 2")


@pytest.mark.ruling("formula_d 10", "formula_d 11")
def test_a_twenty_drives_four_cells_in_first_gear(engine: Engine) -> None:
    race = begun(engine, f"{black(20, 15, 12)} {black(20)}")
    assert race.view(None)["reach"] == 4
    assert car(race, 0)["gear"] == 1
    assert len({cell % 3 for cell in (end["cell"] for end in race.view(None)["ends"])}) > 1


@pytest.mark.ruling("formula_d 10", "formula_d 29")
def test_any_other_roll_starts_with_the_die_of_first_gear(engine: Engine) -> None:
    race = begun(engine, f"{black(20, 15, 12)} {black(2)} {face(1, 2)}")
    assert race.view(None)["die"] == 2


@pytest.mark.ruling("formula_d 13")
def test_a_grid_in_a_corner_counts_as_stopped_in() -> None:
    for circuit in ("hockenheim", "montreal", "spa"):
        race = paddock.race("formula_d", circuit=circuit, seats=10, seed=1)
        grid = GAME.setup.circuit(circuit)["grid"]
        standing = [one for one in race.view(None)["cars"] if one["cell"] in grid and one["corner"]]
        assert standing
        assert all(one["stops"] == one["stops_needed"] for one in standing)


@pytest.mark.ruling("formula_d 15", "formula_d 16", "formula_d 17", "formula_d 18", "formula_d 145")
def test_laps_then_place_then_gear_then_the_inside_lane(formula_d: From) -> None:
    cars = (
        "cell=34 gear=3",  # level with 35; corner 2 turns left, so lane 0 is inside
        "cell=35 gear=3",
        "cell=60 gear=2",
        "cell=45 gear=2",
        "cell=10 lap=2 gear=2",
    )
    text = at_gear(*cars).replace("lap=1 cell=10 lap=2", "lap=2 cell=10")
    race = formula_d(text.replace("order=0,1,2,3,4 ", "order=0 "))
    race.act(0, "gear 3", force(face(3, 4)))
    race.act(0, f"{race.options(0)[0]}, way 1")
    assert race.view(None)["order"][:3] == [4, 2, 3]
    assert race.round == 3
    higher = formula_d(at_gear("cell=300 gear=1", "cell=35 gear=4", "cell=34 gear=3").replace("0,1,2 ", "0 "))
    higher.act(0, "gear 1", force(face(1, 1)))
    higher.act(0, higher.options(0)[0])
    assert higher.view(None)["order"][1:] == [1, 2]


@pytest.mark.ruling("formula_d 18", "formula_d 145")
def test_level_cars_in_the_same_gear_act_from_the_inside(formula_d: From) -> None:
    race = formula_d(at_gear("cell=300 gear=1", "cell=35 gear=4", "cell=34 gear=4").replace("0,1,2 ", "0 "))
    race.act(0, "gear 1", force(face(1, 1)))
    race.act(0, race.options(0)[0])
    assert race.view(None)["order"] == [0, 2, 1]


@pytest.mark.ruling("formula_d 19")
def test_cars_in_the_pit_lane_act_after_those_past_the_entry(formula_d: From) -> None:
    cars = ("cell=300 gear=1", "cell=503 gear=3", "cell=460 gear=2", "cell=430 gear=2")
    race = formula_d(at_gear(*cars).replace("0,1,2,3 ", "0 "))
    race.act(0, "gear 1", force(face(1, 1)))
    race.act(0, race.options(0)[0])
    assert race.view(None)["order"] == [2, 1, 3, 0]


@pytest.mark.ruling("formula_d 20", "formula_d 57", "formula_d 75")
def test_a_car_that_gives_up_drops_out_of_the_order(formula_d: From) -> None:
    race = formula_d(at_gear("cell=33 gear=3", "cell=60 gear=2", "cell=90 gear=2"))
    race.withdraw(1)
    assert race.standing()[1] == 3
    assert race.view(None)["debris"] == [60]
    race.act(0, "gear 2", force(face(2, 2)))
    race.act(0, race.options(0)[0])
    assert race.waiting == (2,)
    with pytest.raises(paddock.errors.Refused, match="seat 1 is not asked"):
        race.act(1, "gear 2")
