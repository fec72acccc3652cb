"""Steps 1 and 2: gears and cards, chosen by all at once; the cluttered hand."""

from __future__ import annotations

import pytest

from tests.games.heat.look import From, force, gear, of_kind, one, pile, refused_by, where

TWO_CARS = """
    heat usa
    0 gear=2 at=1.5.1 hand=0123445 deck=12 engine=HHH
    1 gear=2 at=1.4.1 hand=1233SHH deck=12 engine=HH
"""


@pytest.mark.ruling("heat 9")
def test_all_seats_plan_at_once_and_nobody_moves_before_the_last_has_planned(heat: From) -> None:
    race = heat(TWO_CARS)
    assert list(race.waiting) == [0, 1]
    race.act(1, "g2, 1+3")
    assert list(race.waiting) == [0]
    assert where(race, 1) == "1.4.1"
    events = race.act(0, "g2, 1+2")
    assert [event.seat for event in of_kind(events, "moved")] == [0]
    assert where(race, 0) == "1.8.1"


@pytest.mark.ruling("heat 9")
def test_sealed_cards_stay_sealed_until_their_car_moves(heat: From) -> None:
    race = heat(TWO_CARS)
    race.act(1, "g2, 1+3")
    assert race.view(0)["cars"][1]["play"] is None
    race.act(0, "g2, 1+2")
    assert race.view(1)["cars"][0]["play"] == "12"
    assert race.view(0)["cars"][1]["play"] is None
    assert race.view(0)["cars"][1]["laid"] == 2


@pytest.mark.ruling("heat 10")
def test_in_version_1_a_shift_of_two_gears_is_paid_at_once_and_openly(heat: From) -> None:
    race = heat(TWO_CARS.replace("heat usa", "heat usa version=1"))
    events = race.act(0, "g4")
    assert one(events, "paid")["heat"] == 1
    seen = race.view(1)["cars"][0]
    assert (seen["gear"], seen["engine"], seen["discard_top"]) == (4, 2, "H")
    assert race.waiting == (0, 1)


@pytest.mark.ruling("heat 11")
@pytest.mark.parametrize(
    ("before", "engine_heat", "reachable"),
    [
        (1, "H", ["g1", "g2", "g3"]),
        (2, "H", ["g1", "g2", "g3", "g4"]),
        (3, "H", ["g1", "g2", "g3", "g4"]),
        (4, "H", ["g2", "g3", "g4"]),
        (1, "", ["g1", "g2"]),
        (2, "", ["g1", "g2", "g3"]),
        (4, "", ["g3", "g4"]),
    ],
)
def test_one_gear_is_free_two_cost_heat_three_are_impossible(
    heat: From, before: int, engine_heat: str, reachable: list[str]
) -> None:
    race = heat(f"heat usa; 0 gear={before} at=1.5.1 hand=0123445 engine={engine_heat}")
    assert race.options(0) == reachable
    for wanted in {"g1", "g2", "g3", "g4"} - set(reachable):
        assert refused_by(race, 0, wanted) == "heat 11"


@pytest.mark.ruling("heat 10", "heat 11")
@pytest.mark.parametrize(("before", "wanted"), [(1, 3), (2, 4), (3, 1), (4, 2)])
def test_two_gears_up_or_down_cost_one_heat(heat: From, before: int, wanted: int) -> None:
    race = heat(f"heat usa; 0 gear={before} at=1.5.1 hand=0123445 engine=HH")
    race.act(0, f"g{wanted}, {'+'.join('1234'[:wanted])}")
    assert (pile(race, 0, "engine"), pile(race, 0, "discard")) == ("H", "H")


@pytest.mark.ruling("heat 11")
def test_one_gear_costs_nothing(heat: From) -> None:
    race = heat(TWO_CARS)
    race.act(0, "g3, 1+2+3")
    race.act(1, "g1, 1")
    assert (gear(race, 0), pile(race, 0, "engine")) == (3, "HHH")


@pytest.mark.ruling("heat 12")
def test_everything_but_heat_may_be_played(heat: From) -> None:
    race = heat("heat usa; 0 gear=1 at=1.5.1 hand=05123HS deck=4 engine=H")
    race.act(0, "g1")
    assert race.options(0) == ["0", "1", "2", "3", "5", "stress"]
    assert refused_by(race, 0, "heat") == "heat 12"
    assert refused_by(race, 0, "4") == "heat 12"


@pytest.mark.ruling("heat 12")
def test_as_many_cards_as_the_gear_and_in_any_order_of_words(heat: From) -> None:
    one_way, other_way = heat(TWO_CARS), heat(TWO_CARS)
    one_way.act(0, "g3, 4+0+3")
    other_way.act(0, "g3, 3+4+0")
    assert one_way.save() == other_way.save()
    assert pile(one_way, 0, "play") == "034"
    assert one_way.waiting == (1,)


@pytest.mark.ruling("heat 12")
def test_a_first_card_must_leave_enough_for_the_gear(heat: From) -> None:
    """Cards are laid from low to high, so that every choice of cards has one order."""
    race = heat(TWO_CARS)
    race.act(0, "g3")
    assert race.options(0) == ["0", "1", "2", "3", "4"]
    race.act(0, "4")
    assert race.options(0) == ["4"]


CLUTTERED = """
    heat usa
    0 gear=3 at=1.5.2 hand=1SHHHHH deck=2345 engine=HH
"""


@pytest.mark.ruling("heat 13")
def test_a_cluttered_hand_plays_all_it_can_and_fills_up_with_heat(heat: From) -> None:
    race = heat(CLUTTERED)
    race.act(0, "g3")
    assert race.options(0) == ["clutter"]
    assert refused_by(race, 0, "1") == "heat 13"
    events = race.act(0, "clutter", force("2 3 4"))
    assert [event["card"] for event in of_kind(events, "revealed")] == [1, 6, 7]
    assert one(events, "cluttered")["gear"] == 3


@pytest.mark.ruling("heat 13")
def test_after_a_cluttered_hand_the_car_stays_in_first_gear_and_only_refills(heat: From) -> None:
    race = heat(CLUTTERED)
    events = race.act(0, "g3, clutter", force("2 3 4"))
    assert where(race, 0) == "1.5.2"
    assert gear(race, 0) == 1
    assert pile(race, 0, "discard") == "1HS"
    assert pile(race, 0, "hand") == "234HHHH"
    assert pile(race, 0, "engine") == "HH"
    assert {"adrenaline", "flipped", "moved", "slipstreamed", "cooled", "driven"}.isdisjoint(e.kind for e in events)
    assert race.view(None)["round"] == 1
    assert race.decision(0).kind == "shift"  # type: ignore[union-attr]


@pytest.mark.ruling("heat 13", "heat 121")
def test_two_gears_are_paid_for_even_if_the_hand_is_cluttered(heat: From) -> None:
    race = heat("heat usa; 0 gear=1 at=1.5.1 hand=12HHHHH deck=2345 engine=HH")
    race.act(0, "g3, clutter", force("2 3 4"))
    assert pile(race, 0, "engine") == "H"
    assert pile(race, 0, "discard") == "12HH"


@pytest.mark.ruling("heat 121")
def test_a_gear_that_clutters_the_hand_may_be_chosen_on_purpose(heat: From) -> None:
    race = heat("heat usa; 0 gear=1 at=1.5.1 hand=1HHHHHH deck=2345 engine=HH")
    assert race.options(0) == ["g1", "g2", "g3"]
    race.act(0, "g2")
    assert race.options(0) == ["clutter"]
    race.act(0, "clutter", force("2 3"))
    assert pile(race, 0, "discard") == "1H"
    assert gear(race, 0) == 1


@pytest.mark.ruling("heat 121")
def test_the_forecast_warns_of_a_cluttered_hand(heat: From) -> None:
    race = heat("heat usa; 0 gear=1 at=1.5.1 hand=1HHHHHH deck=2345 engine=HH")
    assert race.forecast(0, "g2", samples=5).chances["cluttered"] == 1.0
    assert race.forecast(0, "g1", samples=5).chances["cluttered"] == 0.0


@pytest.mark.ruling("heat 13")
def test_a_hand_with_just_enough_playable_cards_is_not_cluttered(heat: From) -> None:
    race = heat("heat usa; 0 gear=2 at=1.5.1 hand=1SHHHHH deck=2345 engine=HH")
    race.act(0, "g2")
    assert race.options(0) == ["1"]
    race.act(0, "1+stress", force("4"))
    assert where(race, 0) == "1.10.1"
