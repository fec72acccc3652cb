"""Where a roll can lead: straights, corners, braking, blocking, overshooting."""

from __future__ import annotations

import random
from typing import Any

import pytest

from paddock.control import PAPER, PAPER_ROWS, Control
from paddock.dealer import WrongLuck
from paddock.game import game
from paddock.games.formula_d import ends as rules_ends
from paddock.games.formula_d.tables import FATE_NAMES, LI, MOVE, SLIP
from tests.conformance import checks
from tests.conformance import formula_d as conformance
from tests.conformance.cases import Case
from tests.games.formula_d.look import (
    FULL,
    From,
    ahead,
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
from tests.games.formula_d.referee import Referee

AWAY = "cell=300 gear=2"
MOST_REACH = 16


@pytest.mark.ruling("formula_d 30", "formula_d 32", "formula_d 33", "formula_d 34", "formula_d 35", "formula_d 147")
def test_on_a_straight_a_roll_leads_to_each_lane_by_a_shortest_way(formula_d: From) -> None:
    assert free_ends(formula_d(at_move(3, "cell=33 gear=2", AWAY))) == {40, 41, 42}
    assert free_ends(formula_d(at_move(3, "cell=34 gear=2", AWAY))) == {41, 42, 43}


@pytest.mark.ruling("formula_d 31", "formula_d 34", "formula_d 64")
def test_a_lane_is_taken_again_only_to_overtake(formula_d: From) -> None:
    race = formula_d(at_move(4, "cell=33 gear=2", "cell=36 gear=2"))
    assert free_ends(race) == {42, 43, 44}
    assert free_ends(formula_d(at_move(4, "cell=33 gear=2", AWAY))) == {43, 44, 45}


@pytest.mark.ruling("formula_d 36", "formula_d 41", "formula_d 147")
def test_the_way_out_of_a_corner_is_measured_from_its_last_cell(formula_d: From) -> None:
    race = formula_d(at_move(2, "cell=27 gear=2 stops=1", AWAY))
    assert free_ends(race) == {32, 33, 31}


@pytest.mark.ruling("formula_d 164", "formula_d 147", "formula_d 34")
def test_the_step_from_the_last_corner_cell_counts_among_the_two_lane_changes(formula_d: From) -> None:
    """Cars stand right ahead and, beyond, in the middle: round both of them, and then to the middle again, are three
    changes, whether the first one leaves the corner (28) or is made on the straight (31)."""
    leaving = formula_d(at_move(5, "cell=28 gear=3 stops=1", "cell=31 gear=2", "cell=36 gear=2"))
    assert free_ends(leaving) == {40, 41}, "30, 33, 34, 37 and then the middle, 39, would be the third"
    along = formula_d(at_move(5, "cell=31 gear=3", "cell=34 gear=2", "cell=39 gear=2"))
    assert free_ends(along) == {43, 44}
    alone = formula_d(at_move(5, "cell=28 gear=3 stops=1", "cell=31 gear=2", AWAY))
    assert 42 in free_ends(alone), "with one car to go round, the middle is the first change"


@pytest.mark.ruling("formula_d 37", "formula_d 38", "formula_d 82")
def test_of_equally_short_ways_one_without_debris_is_taken(formula_d: From) -> None:
    race = formula_d(at_move(3, "cell=33 gear=2", AWAY, head="version=2 debris=34,38"))
    events = race.act(0, "to 40", ())
    assert [event["target"] for event in of_kind(events, "stepped")][:1] == [36]
    assert not of_kind(events, "debris-roll")
    straight = formula_d(at_move(3, "cell=33 gear=2", AWAY, head="debris=36"))
    events = straight.act(0, "to 42", force("9/20"))
    assert len(of_kind(events, "debris-roll")) == 1


@pytest.mark.ruling("formula_d 32", "formula_d 39", "formula_d 40", "formula_d 43", "formula_d 148")
def test_in_a_corner_any_way_along_the_arrows_will_do(formula_d: From) -> None:
    race = formula_d(at_move(4, "cell=83 gear=2", AWAY))
    assert free_ends(race) == {91, 92, 93, 95}
    stays = formula_d(at_move(3, "cell=83 gear=2", AWAY))
    events = stays.act(0, "to 83", ())
    assert [(event["corner"], event["stops"]) for event in of_kind(events, "stopped")] == [(2, 1)]


@pytest.mark.ruling("formula_d 58", "formula_d 59", "formula_d 60", "formula_d 150")
def test_brakes_shorten_a_move_down_to_nothing(formula_d: From) -> None:
    race = formula_d(at_move(3, "cell=33 gear=2", AWAY))
    assert ends(race)[39] == (1, 0, "fine")
    assert ends(race)[33] == (3, 0, "fine")
    race.act(0, "to 33", ())
    assert car(race, 0)["points"]["brakes"] == 0
    without = formula_d(at_move(3, "cell=33 gear=2 points=6,0,3,3,3,2", AWAY))
    assert set(ends(without)) == {40, 41, 42}


WALL = ("cell=36 gear=2", "cell=34 gear=2", "cell=35 gear=2")


NO_CONTACT = black(10, 10, 10, 10, 10, 10)


def blocked(formula_d: From, shown: int, words: str = "", head: str = "") -> dict[str, Any]:
    """Car 0 after a roll with cars all round it."""
    gear = 2 if shown <= 3 else 3
    whole = f" full={FULL} points={FULL}"
    race = formula_d(at_gear(f"cell=33 gear={gear} {words}", *(wall + whole for wall in WALL), head=head))
    out = f"{face(gear, shown)}"
    try:
        race.act(0, f"gear {gear}", force(f"{out} {NO_CONTACT}"))
    except WrongLuck:
        race.act(0, f"gear {gear}", force(out))
    return car(race, 0)


@pytest.mark.ruling("formula_d 61", "formula_d 65", "formula_d 66")
@pytest.mark.parametrize(("shown", "left"), [(3, (6, 0)), (4, (5, 0)), (5, (4, 0)), (6, (3, 0))])
def test_a_blocked_car_pays_by_the_table(formula_d: From, shown: int, left: tuple[int, int]) -> None:
    after = blocked(formula_d, shown)
    assert (after["status"], after["cell"]) == ("racing", 33)
    assert (after["points"]["tyres"], after["points"]["brakes"]) == left


@pytest.mark.ruling("formula_d 46", "formula_d 57", "formula_d 61", "formula_d 63", "formula_d 143")
@pytest.mark.parametrize(("shown", "points"), [(7, "6,3,3,3,3,2"), (3, "6,2,3,3,3,2"), (6, "2,3,3,3,3,2")])
def test_a_blocked_car_that_cannot_pay_is_out(formula_d: From, shown: int, points: str) -> None:
    assert blocked(formula_d, shown, f"points={points}")["status"] == "out"


@pytest.mark.ruling("formula_d 62", "formula_d 150")
def test_more_brakes_pay_first_and_the_table_the_rest(formula_d: From) -> None:
    after = blocked(formula_d, 7, "full=5,5,3,3,2,2 points=5,5,3,3,2,2", head="rules=custom")
    assert (after["points"]["tyres"], after["points"]["brakes"]) == (3, 0)


@pytest.mark.ruling("formula_d 56")
def test_tyres_lost_by_being_blocked_are_no_spin(formula_d: From) -> None:
    after = blocked(formula_d, 4, "points=1,3,3,3,3,2")
    assert (after["points"]["tyres"], after["spun"]) == (0, False)


@pytest.mark.ruling("formula_d 40", "formula_d 45", "formula_d 47", "formula_d 51", "formula_d 53")
@pytest.mark.parametrize(("tyres", "fate"), [(6, "overshot"), (2, "spun"), (1, None)])
def test_leaving_a_corner_with_a_stop_too_few_costs_tyres(formula_d: From, tyres: int, fate: str | None) -> None:
    race = formula_d(at_move(3, f"cell=99 gear=2 points={tyres},2,3,3,3,2", AWAY))
    assert ends(race).get(108) == ((0, 2, fate) if fate else None)
    assert ends(race)[105] == (1, 1, "overshot" if tyres > 1 else "spun")
    assert ends(race)[103] == (2, 0, "fine")


@pytest.mark.ruling("formula_d 28", "formula_d 51", "formula_d 55")
def test_a_spin_leaves_the_car_where_it_is_in_first_gear(formula_d: From) -> None:
    race = formula_d(at_move(2, "cell=99 gear=5 points=1,3,3,3,3,2", AWAY))
    race.act(0, "to 105", ())
    assert car(race, 0)["spun"]
    assert car(race, 0)["gear"] == 1
    assert list(car(race, 0)["points"].values()) == [0, 3, 3, 3, 3, 2]


@pytest.mark.ruling("formula_d 52", "formula_d 54")
def test_without_tyres_one_cell_is_a_spin_and_two_are_the_end(formula_d: From) -> None:
    race = formula_d(at_move(3, "cell=99 gear=3 points=0,2,3,3,3,2", AWAY))
    assert ends(race) == {105: (1, 1, "spun"), 103: (2, 0, "fine")}


@pytest.mark.ruling("formula_d 41", "formula_d 42")
def test_after_its_stops_a_car_leaves_freely_and_may_stop_in_the_next_corner(formula_d: From) -> None:
    race = formula_d(at_move(4, "cell=99 gear=2 stops=1", AWAY))
    assert 111 in free_ends(race)
    race.act(0, "to 111", ())
    assert (car(race, 0)["corner"], car(race, 0)["stops"]) == (3, 1)


@pytest.mark.ruling("formula_d 49", "formula_d 149")
def test_overshooting_into_the_next_corner_is_no_stop(formula_d: From) -> None:
    race = formula_d(at_move(4, "cell=99 gear=2", AWAY))
    assert ends(race)[111] == (0, 3, "overshot")
    race.act(0, "to 111", ())
    assert (car(race, 0)["corner"], car(race, 0)["stops"]) == (3, 0)


@pytest.mark.ruling("formula_d 50", "formula_d 149")
def test_overshooting_through_the_next_corner_is_judged_there_too(formula_d: From) -> None:
    start = last_cell(2, 2)
    through = ahead(last_cell(3, 2), 1)
    steps = next(n for n in range(20) if ahead(start, n) == through)
    custom = "full=14,1,1,2,1,1 points=14,1,1,2,1,1"
    other = f"{AWAY} full={FULL} points={FULL}"
    race = formula_d(at_move(steps, f"cell={start} gear=2 {custom}", other, head="rules=custom"))
    assert ends(race)[through] == (0, steps + 1, "overshot")


@pytest.mark.ruling("formula_d 46")
@pytest.mark.parametrize(("corner", "made", "possible"), [(8, 0, False), (8, 1, True), (5, 1, False), (5, 2, True)])
def test_far_too_few_stops_end_the_race(formula_d: From, corner: int, made: int, possible: bool) -> None:
    cell = last_cell(corner, 1)
    race = formula_d(at_gear(f"cell={cell} gear=1 stops={made} points=6,0,3,3,3,2", AWAY))
    race.act(0, "gear 1", force(face(1, 1)))
    assert car(race, 0)["cell"] == ahead(cell, 1)
    assert (car(race, 0)["status"] == "racing") == possible


@pytest.mark.ruling("formula_d 47", "formula_d 48")
def test_an_overshooting_car_stays_in_its_lane_behind_others(formula_d: From) -> None:
    race = formula_d(at_move(3, "cell=103 gear=2", AWAY))
    assert set(ends(race)) == {103, 105, 108, 111}
    blocked = formula_d(at_move(3, "cell=103 gear=2", "cell=108 gear=2"))
    assert ends(blocked) == {105: (2, 1, "overshot"), 103: (3, 0, "fine")}


@pytest.mark.ruling("formula_d 31", "formula_d 33", "formula_d 35", "formula_d 39", "formula_d 46", "formula_d 65")
@pytest.mark.parametrize("seed", range(14))
def test_a_second_opinion_finds_the_same_ends(seed: int) -> None:
    of = game("formula_d")
    case = Case("formula_d", conformance.random_options(random.Random(seed)), conformance.faults)
    one = checks.fast(case, of.engine, seed)
    looked = 0
    while of.engine.waiting(one.state):
        step, reach = one.state.read("step", 1)[0], one.state.read("reach", 1)[0]
        if step in (MOVE, SLIP) and reach <= MOST_REACH and looked < 60:
            s = one.plain()
            looked += 1
            _compare(s)
        of.engine.play_randomly(one.state, one.luck, one.chooser, 1)
    assert looked > 10


def _compare(s: Any) -> None:
    """The ends of the rules, on paper full of scribble, are those that the referee finds."""
    scribbled = Control()
    for row in range(PAPER_ROWS):
        scribbled.paper[row] = [5] * PAPER
    before = s.save()
    rules_ends.find(s, scribbled)
    assert s.save() == before
    found = {s.end_cell[i]: (s.end_brakes[i], s.end_tyres[i], FATE_NAMES[s.end_fate[i]]) for i in range(s.end_count)}
    if max(s.cell[s.car], *found) < s.course.cells and LI not in s.driver:
        assert found == Referee(s).ends()
