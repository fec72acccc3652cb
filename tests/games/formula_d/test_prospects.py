"""What a driver is told of each answer before it is given."""

from __future__ import annotations

from typing import Any

import pytest

import paddock
from paddock.race import Race
from tests.games.formula_d.look import From, at_gear, at_move

AWAY = "cell=300 gear=2"


def told(race: Race) -> dict[str, Any]:
    """The prospects of car 0."""
    found = race.prospects(0)
    assert found is not None
    return found


@pytest.mark.ruling("formula_d 21", "formula_d 22")
def test_a_gear_tells_its_price_or_why_it_is_refused(formula_d: From) -> None:
    gears = told(formula_d(at_gear("cell=33 gear=4", AWAY)))["gears"]
    assert [gear["refused"] for gear in gears] == [None, None, None, None, None, 21]
    assert [gear.get("price") for gear in gears[:4]] == [{"gearbox": 1, "brakes": 1}, {"gearbox": 1}, {}, {}]


@pytest.mark.ruling("formula_d 29", "formula_d 40", "formula_d 58")
def test_every_face_tells_what_can_be_made_of_it(formula_d: From) -> None:
    race = formula_d(at_gear("cell=33 gear=4", AWAY))
    found = told(race)
    assert found["corner"] == {"corner": 2, "stops": 0, "needed": 1, "from": 17, "to": 26}
    fifth = found["gears"][4]
    assert [roll["cells"] for roll in fifth["rolls"]] == list(range(11, 21))
    assert {roll["kind"] for roll in fifth["rolls"] if roll["cells"] < 17} == {"short"}
    assert {roll["kind"] for roll in fifth["rolls"] if roll["cells"] >= 17} == {"stop"}
    assert fifth["chances"] == {"stop": 0.4, "short": 0.6} and sum(fifth["chances"].values()) == 1


@pytest.mark.ruling("formula_d 76", "formula_d 77")
def test_a_high_gear_tells_of_the_engine(formula_d: From) -> None:
    gears = told(formula_d(at_gear("cell=33 gear=5", AWAY)))["gears"]
    assert gears[3]["engine"] == 0 and gears[4]["engine"] == pytest.approx(0.1 * 0.2)


@pytest.mark.ruling("formula_d 38", "formula_d 68", "formula_d 71", "formula_d 82")
def test_an_end_tells_its_way_and_every_check(formula_d: From) -> None:
    race = formula_d(at_move(4, "cell=33 gear=3", "cell=46 gear=2", head="debris=36"))
    ends = dict(zip(race.options(0), told(race)["ends"], strict=True))
    beside = ends["to 45"]
    assert len(beside["way"]) == 4 and beside["way"][-1] == 45 and not beside["slip"]
    (mine, theirs) = [check for check in beside["checks"] if check["kind"] == "collision"]
    assert (mine["own"], mine["zone"], mine["cars"], theirs["own"]) == (True, "body", [1], False)
    assert mine["chance"] == pytest.approx(0.05) and not mine["fatal"]
    assert all(end["way"] == [] or 36 not in end["way"] or end["debris"] == 1 for end in ends.values())


@pytest.mark.ruling("formula_d 84", "formula_d 85")
def test_an_end_tells_of_a_slipstream(formula_d: From) -> None:
    race = formula_d(at_move(8, "cell=33 gear=4", "cell=60 gear=4"))
    ends = dict(zip(race.options(0), told(race)["ends"], strict=True))
    assert [option for option, end in ends.items() if end["slip"]] == ["to 57"]


def test_a_game_may_tell_nothing() -> None:
    assert paddock.race("heat", seats=2, seed=1).prospects(0) is None
