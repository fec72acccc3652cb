"""Slipstream."""

from __future__ import annotations

import pytest

from tests.games.formula_d.look import From, at_move, black, car, ends, force, of_kind

AWAY = "cell=300 gear=2"
BEHIND = "cell=33 gear=5"


@pytest.mark.ruling("formula_d 84", "formula_d 85", "formula_d 86", "formula_d 92")
def test_right_behind_a_car_three_cells_more(formula_d: From) -> None:
    race = formula_d(at_move(3, BEHIND, "cell=45 gear=4", AWAY))
    race.act(0, "to 42", ())
    assert race.decision(0).kind == "slip"  # type: ignore[union-attr]
    free = {cell for cell, (brakes, _, _) in ends(race).items() if brakes == 0}
    assert free == {48, 49, 50}
    assert {cell: brakes for cell, (brakes, _, _) in ends(race).items() if brakes} == {46: 1, 47: 1, 43: 2, 44: 2}
    assert "stay" in race.options(0)
    events = race.act(0, "to 48", ())
    assert [event["cells"] for event in of_kind(events, "drove")] == [3]


@pytest.mark.ruling("formula_d 86", "formula_d 68")
def test_nobody_has_to_use_it(formula_d: From) -> None:
    race = formula_d(at_move(3, BEHIND, "cell=45 gear=4", AWAY))
    race.act(0, "to 42", ())
    events = race.act(0, "stay", force(black(10, 10)))
    assert len(of_kind(events, "collision")) == 2
    assert car(race, 0)["cell"] == 42


@pytest.mark.ruling("formula_d 84", "formula_d 153", "formula_d 67")
@pytest.mark.parametrize(
    ("mover", "leader", "reach"),
    [
        ("cell=33 gear=5", "cell=45 gear=6", 3),  # the leader is faster
        ("cell=33 gear=5", "cell=45 gear=3", 3),  # the leader is too slow
        ("cell=33 gear=3", "cell=45 gear=3", 3),
        ("cell=33 gear=5", "cell=45 gear=4", 4),  # braked into place
    ],
)
def test_no_slipstream_without_its_conditions(formula_d: From, mover: str, leader: str, reach: int) -> None:
    race = formula_d(at_move(reach, mover, leader, AWAY))
    events = race.act(0, "to 42", force(black(10, 10)))
    assert not of_kind(events, "slipped")
    assert race.waiting == (1,)


@pytest.mark.ruling("formula_d 87", "formula_d 153")
def test_it_goes_on_behind_another_car(formula_d: From) -> None:
    race = formula_d(at_move(3, BEHIND, "cell=45 gear=4", "cell=51 gear=5"))
    race.act(0, "to 42", ())
    race.act(0, "to 48", ())
    assert race.decision(0).kind == "slip"  # type: ignore[union-attr]
    braked = formula_d(at_move(3, BEHIND, "cell=45 gear=4", "cell=46 gear=5"))
    braked.act(0, "to 42", ())
    assert ends(braked)[43] == (2, 0, "fine")
    events = braked.act(0, "to 43", force(black(10, 10, 10, 10)))
    assert not of_kind(events, "slipped")[1:]
    assert braked.waiting == (1,)


@pytest.mark.ruling("formula_d 88", "formula_d 89", "formula_d 90", "formula_d 40")
def test_being_carried_into_a_corner_costs_a_brake_point(formula_d: From) -> None:
    race = formula_d(at_move(3, "cell=69 gear=4", "cell=81 gear=4", AWAY))
    race.act(0, "to 78", ())
    into = {cell: end for cell, end in ends(race).items() if cell >= 83}
    assert into
    assert all(brakes >= 1 for brakes, _, _ in into.values())
    cell = next(cell for cell, (brakes, _, _) in into.items() if brakes == 1)
    events = race.act(0, f"to {cell}", ())
    assert [event["brakes"] for event in of_kind(events, "carried")] == [1]
    assert car(race, 0)["points"]["brakes"] == 2
    assert car(race, 0)["stops"] == 1
    poor = formula_d(at_move(3, "cell=69 gear=4 points=6,0,3,3,3,2", "cell=81 gear=4", AWAY))
    poor.act(0, "to 78", force(black(10, 10)))
    assert poor.waiting == (1,)


@pytest.mark.ruling("formula_d 91")
def test_debris_of_the_whole_way_counts_once(formula_d: From) -> None:
    race = formula_d(at_move(3, BEHIND, "cell=45 gear=4", AWAY, head="debris=36,39,42"))
    race.act(0, "to 42", ())
    events = race.act(0, "to 48", force(black(9)))
    assert len(of_kind(events, "debris-roll")) == 1


@pytest.mark.ruling("formula_d 93")
def test_a_blocked_slipstream_needs_brakes_for_the_rest(formula_d: From) -> None:
    cars = ("cell=45 gear=4", "cell=43 gear=2", "cell=47 gear=2")
    race = formula_d(at_move(3, BEHIND, *cars))
    race.act(0, "to 42", ())
    assert all(brakes > 0 for brakes, _, _ in ends(race).values())
    walled = formula_d(at_move(3, BEHIND, "cell=45 gear=4", "cell=43 gear=2", "cell=44 gear=2"))
    events = walled.act(0, "to 42", force(black(9, 9, 9, 9, 9, 9)))
    assert not of_kind(events, "slipped")
