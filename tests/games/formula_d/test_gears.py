"""Gears and what skipping them costs."""

from __future__ import annotations

import pytest

from paddock.errors import Refused
from paddock.race import Race
from tests.games.formula_d.look import From, at_gear, car, face, force

AWAY = "cell=300 gear=2"


def gears(race: Race) -> list[int]:
    """The gears that car 0 can choose."""
    return [int(text.split()[1]) for text in race.options(0)]


@pytest.mark.ruling("formula_d 21", "formula_d 22", "formula_d 27")
def test_one_up_and_at_most_four_down(formula_d: From) -> None:
    race = formula_d(at_gear("cell=33 gear=5", AWAY))
    assert gears(race) == [1, 2, 3, 4, 5, 6]
    assert gears(formula_d(at_gear("cell=33 gear=6", AWAY))) == [2, 3, 4, 5, 6]
    assert gears(formula_d(at_gear("cell=33 gear=2", AWAY))) == [1, 2, 3]
    before = race.position
    with pytest.raises(Refused, match="formula_d 21"):
        race.act(0, [27])
    assert race.position == before


@pytest.mark.ruling("formula_d 22", "formula_d 26", "formula_d 146")
@pytest.mark.parametrize(
    ("gear", "left"), [(4, "6,3,3,3,3,2"), (3, "6,3,2,3,3,2"), (2, "6,2,2,3,3,2"), (1, "6,2,2,3,2,2")]
)
def test_skipping_gears_costs_gearbox_brakes_and_engine(formula_d: From, gear: int, left: str) -> None:
    race = formula_d(at_gear("cell=33 gear=5", AWAY))
    shown = {4: 8, 3: 4, 2: 2, 1: 1}[gear]
    race.act(0, f"gear {gear}", force(face(gear, shown)))
    assert ",".join(str(points) for points in car(race, 0)["points"].values()) == left
    assert race.view(None)["debris"] == ([33] if gear == 1 else [])


@pytest.mark.ruling("formula_d 23", "formula_d 24", "formula_d 25", "formula_d 146")
@pytest.mark.parametrize(
    ("points", "possible"),
    [
        ("6,3,0,3,3,2", [4, 5, 6]),
        ("6,0,3,3,3,2", [3, 4, 5, 6]),
        ("6,3,3,3,1,2", [2, 3, 4, 5, 6]),
    ],
)
def test_no_downshift_without_the_points(formula_d: From, points: str, possible: list[int]) -> None:
    race = formula_d(at_gear(f"cell=33 gear=5 points={points}", AWAY))
    assert gears(race) == possible


@pytest.mark.ruling("formula_d 28", "formula_d 51")
def test_a_car_that_has_spun_starts_in_first_gear_without_a_price(formula_d: From) -> None:
    race = formula_d(at_gear("cell=33 gear=2", "cell=60 gear=1 spun points=0,3,3,3,3,2"))
    race.act(0, "gear 1", force(face(1, 1)))
    race.act(0, race.options(0)[0], force(face(1, 1)))
    assert car(race, 1)["gear"] == 1
    assert not car(race, 1)["spun"]
    assert race.view(None)["die"] == 1


@pytest.mark.ruling("formula_d 97")
def test_in_the_pit_lane_shifting_down_is_free(formula_d: From) -> None:
    race = formula_d(at_gear("cell=498 gear=5", AWAY, head="from-pit"))
    race.act(0, "gear 1", force(face(1, 1)))
    assert list(car(race, 0)["points"].values()) == [6, 3, 3, 3, 3, 2]
