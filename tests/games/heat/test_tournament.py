"""Tournament mode, and the mulligan."""

from __future__ import annotations

import pytest

import paddock
from paddock.engine import Engine
from tests.games.heat.look import From, cards_in, force, gear, known, moving, of_kind, one, pile, refused_by, where

TWO = """
    heat gb tournament
    0 gear={gear} at=1.5.1 hand=1223344 deck=2222222 engine={engine}
    1 gear=2 at=1.2.1 hand=1112233 deck=2222222 engine=HHH
"""


def two(gear: int, engine: str = "HHH") -> str:
    return TWO.format(gear=gear, engine=engine)


@pytest.mark.ruling("heat 115")
def test_gears_are_not_moved_before_the_reveal_and_the_number_of_cards_sets_them(heat: From) -> None:
    race = heat(two(2))
    events = race.act(0, "g3, 1+2+3")
    assert (gear(race, 0), of_kind(events, "shifted")) == (2, [])
    race.act(1, "g1, 1")
    assert gear(race, 0) == 3
    assert gear(race, 1) == 2, "seat 1 has not revealed yet"
    race.act(0, "done, keep")
    assert gear(race, 1) == 1


@pytest.mark.ruling("heat 115")
@pytest.mark.parametrize(("before", "cards", "paid"), [(1, 3, 1), (3, 1, 1), (2, 3, 0), (2, 2, 0), (4, 2, 1)])
def test_a_difference_of_two_costs_one_heat_at_the_reveal(heat: From, before: int, cards: int, paid: int) -> None:
    race = heat(two(before))
    race.act(0, f"g{cards}, " + "+".join("1223"[:cards]))
    assert pile(race, 0, "engine") == "HHH", "nothing is paid while all plan"
    race.act(1, "g2, 1+1")
    assert len(pile(race, 0, "engine")) == 3 - paid
    assert gear(race, 0) == cards


@pytest.mark.ruling("heat 115")
def test_how_many_cards_others_laid_is_a_secret_until_they_reveal(heat: From) -> None:
    race = heat(two(2))
    race.act(0, "g3, 1+2+3")
    for seat in (1, None):
        car = race.view(seat)["cars"][0]
        assert (car["laid"], car["hand_size"], car["planned"], car["gear"]) == (0, 7, True, 2)
        assert "meant" not in car
    own = race.view(0)["cars"][0]
    assert (own["meant"], own["laid"], own["hand_size"]) == (3, 3, 4)
    seen = race.events_for(1)
    assert not of_kind(seen, "meant")
    assert not of_kind(seen, "laid")


@pytest.mark.ruling("heat 116", "heat 118", "heat 137")
def test_an_unpayable_shift_up_by_two_takes_a_card_back_into_the_hand(heat: From) -> None:
    race = heat(two(1, ""))
    race.act(0, "g3, 1+2+4")
    race.act(1, "g2, 1+1")
    assert (race.view(None)["step"], race.waiting) == ("mend", (0,))
    assert race.options(0) == ["back 1", "back 2", "back 4"], "the player's choice"
    assert refused_by(race, 0, "back 3") == "heat 116"
    events = race.act(0, "back 4")
    assert cards_in(events, "taken-back") == ["4"]
    assert (gear(race, 0), moving(race, "speed")) == (2, 3)
    assert pile(race, 0, "hand") == "23344"
    assert known(race, 0) == "4"
    assert moving(race, "cooldown") == 1, "the corrected gear cools"


@pytest.mark.ruling("heat 116", "heat 118", "heat 137")
def test_an_unpayable_shift_down_by_two_adds_a_flipped_card(heat: From) -> None:
    race = heat(two(4, "").replace("deck=2222222", "deck=H4", 1))
    race.act(0, "g2, 1+2")
    events = race.act(1, "g2, 1+1", force("H 4"))
    assert cards_in(events, "flipped", 0) == ["H", "4"]
    assert gear(race, 0) == 3
    assert one(events, "speed", 0)["speed"] == 1 + 2 + 4


@pytest.mark.ruling("heat 137", "heat 38")
def test_the_added_card_does_not_count_as_a_plus(heat: From) -> None:
    race = heat("""
        heat gb tournament garage
        0 gear=4 at=1.5.1 hand=1+a30 deck=4444
        1 gear=2 at=1.2.1 plan=cards meant=2 play=11 engine=HHH
    """)
    race.act(0, "g2, 1+a30", force("4 4"))
    assert (moving(race, "speed"), moving(race, "plus")) == (9, 1)
    assert one(race.act(0, "accelerate"), "accelerated")["gained"] == 1


@pytest.mark.ruling("heat 117", "heat 137")
def test_a_difference_of_three_is_refused_on_input(heat: From) -> None:
    assert refused_by(heat(two(1)), 0, "g4") == "heat 117"
    assert refused_by(heat(two(4)), 0, "g1") == "heat 117"


@pytest.mark.ruling("heat 118")
def test_a_choice_that_cannot_be_paid_is_taken_on_input(heat: From) -> None:
    race = heat(two(1, ""))
    assert "g3" in race.options(0)
    assert "g3" not in heat(two(1, "").replace(" tournament", "")).options(0)


@pytest.mark.ruling("heat 115", "heat 13")
def test_a_cluttered_hand_in_a_tournament_still_pays_for_its_shift(heat: From) -> None:
    race = heat("""
        heat gb tournament
        0 gear=4 at=1.5.1 hand=1HHHHHH deck=2222222 engine=HH
        1 gear=2 at=1.2.1 plan=cards meant=2 play=11 engine=HHH
    """)
    events = race.act(0, "g2, clutter")
    assert one(events, "paid", 0)["heat"] == 1
    assert (gear(race, 0), where(race, 0)) == (1, "1.5.1")


# Mulligan.


@pytest.mark.ruling("heat 119")
def test_in_round_one_a_hand_is_dealt_anew_once_for_one_heat(engine: Engine) -> None:
    race = paddock.race("heat", seats=2, mulligan="yes", seed=1, engine=engine)
    before = pile(race, 0, "hand")
    assert "mulligan" in race.options(0)
    events = race.act(0, "mulligan", force("0 1 1 1 2 2 2"))
    assert one(events, "paid")["heat"] == 1
    assert of_kind(events, "redrew")
    assert pile(race, 0, "hand") == "0111222"
    assert sorted(pile(race, 0, "hand") + pile(race, 0, "deck")) == sorted("01112223334445HSSS")
    assert (pile(race, 0, "engine"), pile(race, 0, "discard")) == ("HHHHH", "H")
    assert len(before) == 7
    assert refused_by(race, 0, "mulligan") == "heat 119"
    assert "mulligan" in race.options(1)


@pytest.mark.ruling("heat 119")
def test_no_mulligan_after_planning_in_later_rounds_or_without_the_option(heat: From, engine: Engine) -> None:
    race = paddock.race("heat", seats=1, mulligan="yes", seed=1, engine=engine)
    race.act(0, "g1")
    assert refused_by(race, 0, "mulligan") is not None
    race.act(0, race.options(0)[0])
    while race.view(None)["round"] == 1:
        race.act(0, race.options(0)[0])
    assert refused_by(race, 0, "mulligan") == "heat 119"
    assert "mulligan" not in paddock.race("heat", seats=1, seed=1, engine=engine).options(0)
    cold = heat("heat usa round=1 mulligan; 0 at=0.68.1 hand=1111111 deck=2222222 redraw")
    assert refused_by(cold, 0, "mulligan") == "heat 119"


@pytest.mark.ruling("heat 119", "heat 100")
def test_a_mulligan_leaves_sponsors_in_the_hand(engine: Engine) -> None:
    race = paddock.race("heat", event="e01", seats=1, mulligan="yes", seed=1, engine=engine)
    sponsors = pile(race, 0, "hand").partition("+")[2]
    race.act(0, "mulligan")
    assert pile(race, 0, "hand").partition("+")[2] == sponsors
    assert race.view(0)["cars"][0]["hand_size"] == 7
