"""What the symbols of upgrades do in step 5 and after it, and what happens when heat cannot be paid."""

from __future__ import annotations

import pytest

from tests.games.heat.look import (
    From,
    cards_in,
    force,
    known,
    moving,
    of_kind,
    one,
    pile,
    refused_by,
    symbols,
    where,
)


def reacting(head: str = "", seat: str = "", *, play: str = "1", gear: int = 3) -> str:
    """A car that has moved one space from the first behind the line, and reacts; another one is last."""
    return f"""
        heat gb garage step=react order=0,1 start=63 speed=1 boost=1 {head}
        0 gear={gear} at=1.1.1 play={play} shown {seat}
        1 at=0.60.1 plan=cards play=0
    """


# Accelerate.


@pytest.mark.ruling("heat 38")
def test_accelerate_counts_stress_upgrades_and_the_plus_on_the_same_card(heat: From) -> None:
    race = heat("""
        heat gb garage
        0 gear=3 at=1.0.1 hand=1S+a30+b01 deck=2222
        1 at=0.60.1 plan=cards play=0
    """)
    race.act(0, "g3, stress+a30+b01", force("2 2 2"))
    assert (moving(race, "speed"), moving(race, "plus")) == (10, 3)
    events = race.act(0, "accelerate")
    assert one(events, "accelerated")["gained"] == 3
    assert one(events, "moved")["steps"] == 3
    assert where(race, 0) == "1.13.1"


@pytest.mark.ruling("heat 38")
@pytest.mark.parametrize(("answers", "speed"), [("accelerate, boost", 1 + 1 + 4), ("boost, accelerate", 1 + 4 + 2)])
def test_accelerate_before_a_boost_does_not_count_it(heat: From, answers: str, speed: int) -> None:
    race = heat(reacting("plus=1 accelerate=1", "hand=1 deck=4444 engine=HH", play="1+a30"))
    race.act(0, answers, force("4"))
    assert pile(race, 0, "engine") == "H"
    assert race.view(None)["cars"][0]["space"] == speed


@pytest.mark.ruling("heat 38")
def test_two_accelerate_cards_each_give_the_full_value(heat: From) -> None:
    race = heat(reacting("plus=2 accelerate=2", "hand=1 deck=4444", play="1+a30+a30"))
    race.act(0, "accelerate, accelerate")
    assert where(race, 0) == "1.5.1"


@pytest.mark.ruling("heat 38")
def test_accelerate_without_a_plus_is_refused_and_may_be_left_unused(heat: From) -> None:
    race = heat(reacting("accelerate=1", "hand=1 deck=4444 engine=HH", play="1+a11"))
    assert refused_by(race, 0, "accelerate") == "heat 38"
    race.act(0, "boost", force("4"))
    race.act(0, "done")
    assert where(race, 0) == "1.5.1"


@pytest.mark.ruling("heat 38", "heat 55")
def test_accelerate_counts_at_the_corner(heat: From) -> None:
    race = heat("""
        heat italia garage step=react order=0,1 start=61 speed=4 plus=2 accelerate=1
        0 gear=3 at=1.11.2 hand=1 play=22+a30 shown engine=HHH
        1 at=0.50.1 plan=cards play=0
    """)
    corner = one(race.act(0, "accelerate"), "corner")
    assert (corner["speed"], corner["limit"], corner["cost"]) == (6, 5, 1)


# Direct play.


@pytest.mark.ruling("heat 39")
def test_direct_play_is_an_extra_card_that_moves_the_car_at_once(heat: From) -> None:
    race = heat(reacting("", "hand=1+a08 deck=222222 engine=H", gear=3))
    events = race.act(0, "direct a08")
    assert where(race, 0) == "1.3.1"
    assert (moving(race, "speed"), symbols(race)["scrap"]) == (3, 2)
    assert one(events, "played")["speed"] == 3
    assert race.view(None)["cars"][0]["gear"] == 3


@pytest.mark.ruling("heat 39")
def test_several_cards_may_be_played_directly(heat: From) -> None:
    race = heat(reacting("", "hand=1+a07+a07+a09 deck=222222222 engine=H", gear=1))
    race.act(0, "direct a07, direct a09, direct a07")
    assert where(race, 0) == "1.6.1"
    assert symbols(race)["scrap"] == 5


@pytest.mark.ruling("heat 39")
def test_a_direct_play_card_laid_in_step_two_is_a_normal_card(heat: From) -> None:
    race = heat("heat gb garage; 0 gear=1 at=1.0.1 hand=1+a07 deck=2222 engine=H; 1 at=0.60.1 plan=cards play=0")
    race.act(0, "g1, a07")
    assert moving(race, "speed") == 1
    assert "direct a07" not in race.options(0)
    race.act(0, "done")
    assert len(pile(race, 0, "discard")) == 1


@pytest.mark.ruling("heat 39", "heat 126")
def test_the_heat_of_a_direct_play_is_paid_at_any_time_before_the_step_ends(heat: From) -> None:
    race = heat(reacting("", "hand=1+a10 deck=2222 engine=HH"))
    race.act(0, "direct a10")
    assert (symbols(race)["due"], pile(race, 0, "engine")) == (1, "HH")
    race.act(0, "boost", force("2"))
    race.act(0, "pay 1")
    assert (symbols(race)["due"], pile(race, 0, "engine")) == (0, "")
    again = heat(reacting("", "hand=1+a10 deck=2222 engine=HH"))
    again.act(0, "direct a10, done")
    assert pile(again, 0, "engine") == "H"


@pytest.mark.ruling("heat 39", "heat 126")
def test_the_cooldown_of_a_direct_play_may_pay_for_it_but_nothing_cannot(heat: From) -> None:
    race = heat(reacting("", "hand=1H+a10 deck=2222"))
    race.act(0, "direct a10")
    assert refused_by(race, 0, "done") == "heat 34"
    race.act(0, "cool 1, done")
    assert pile(race, 0, "engine") == ""
    assert pile(race, 0, "discard") == "H"
    cold = heat(reacting("", "hand=1+a10 deck=2222"))
    assert refused_by(cold, 0, "direct a10") == "heat 126"


@pytest.mark.ruling("heat 39", "heat 57")
def test_a_limit_shift_counts_for_a_corner_crossed_before_the_card_came(heat: From) -> None:
    """No card of the box has both symbols, but a shift of a card laid counts for what a direct play drives through."""
    race = heat("""
        heat italia garage step=react order=0,1 start=61 speed=2 boost=1 scrap=2
        0 gear=3 at=1.9.2 hand=1+a09 deck=22222222 play=1+a20 shown engine=HHH
        1 at=0.50.1 plan=cards play=0
    """)
    race.act(0, "direct a09")
    corner = one(race.act(0, "done"), "corner")
    assert (corner["speed"], corner["limit"], corner["cost"]) == (5, 6, 0)


# Scrap, salvage, relief, refresh.


@pytest.mark.ruling("heat 40")
def test_scrap_goes_card_by_card_from_the_deck_with_a_reshuffle_when_it_is_empty(heat: From) -> None:
    race = heat(reacting("scrap=3", "hand=1 deck=4 discard=23 top=3 engine=H", play="1+a09"))
    events = race.act(0, "scrap 3", force("4 2 3"))
    assert cards_in(events, "scrapped") == ["4", "2", "3"]
    assert one(events, "shuffled")["cards"] == 3
    assert (pile(race, 0, "discard"), pile(race, 0, "deck")) == ("23", "4")


@pytest.mark.ruling("heat 34", "heat 40")
def test_scrap_may_be_done_in_parts_before_or_after_a_boost_and_is_done_when_the_step_ends(heat: From) -> None:
    race = heat(reacting("scrap=3 cool=1", "hand=1H deck=1234 engine=H", play="1+a09"))
    assert refused_by(race, 0, "scrap 4") == "heat 40"
    race.act(0, "scrap 1", force("1"))
    race.act(0, "boost", force("4"))
    assert moving(race, "speed") == 5
    race.act(0, "scrap 1", force("3"))
    events = race.act(0, "done", force("2"))
    assert cards_in(events, "scrapped") == ["2"]


@pytest.mark.ruling("heat 19", "heat 40")
def test_scrap_without_any_card_left_stops(heat: From) -> None:
    race = heat(reacting("scrap=5", "hand=1 engine=H", play="1+a11"))
    events = race.act(0, "scrap 5")
    assert not of_kind(events, "scrapped")
    assert symbols(race)["scrap"] == 0


@pytest.mark.ruling("heat 41")
def test_salvage_takes_cards_of_the_discard_pile_back_into_the_deck(heat: From) -> None:
    race = heat(reacting("salvage=2", "hand=1 deck=1 discard=34HS+b05 top=4 engine=H", play="1+a05"))
    assert [option for option in race.options(0) if option.startswith("salvage")] == [
        "salvage 3",
        "salvage 4",
        "salvage heat",
        "salvage stress",
        "salvage b05",
    ]
    race.act(0, "salvage 4, salvage b05")
    assert (pile(race, 0, "deck"), pile(race, 0, "discard")) == ("14+b05", "3HS")
    assert refused_by(race, 0, "salvage 3") == "heat 41"
    assert refused_by(heat(reacting("salvage=2", "hand=1 deck=1 engine=H", play="1+a05")), 0, "salvage 1") == "heat 41"


@pytest.mark.ruling("heat 41")
def test_salvage_reaches_heat_paid_and_cards_flipped_this_turn_but_not_the_play_area(heat: From) -> None:
    race = heat(reacting("salvage=2", "hand=1 deck=S4 engine=H", play="1+a05"))
    race.act(0, "boost", force("S 4"))
    assert [option for option in race.options(0) if option.startswith("salvage")] == ["salvage heat", "salvage stress"]


@pytest.mark.ruling("heat 33", "heat 41")
def test_what_must_be_done_first_may_give_salvage_something_to_take(heat: From) -> None:
    """The discard pile is empty, but cards must still be scrapped, or heat paid."""
    race = heat("""
        heat gb garage
        0 gear=3 at=1.0.1 hand=1+a04+a05 deck=23 owns=+a04+a05
        1 at=0.60.1 plan=cards play=0
    """)
    race.act(0, "g3, 1+a04+a05")
    race.act(0, "scrap 2", force("2 3"))
    race.act(0, "salvage 3")
    assert (pile(race, 0, "deck"), pile(race, 0, "discard")) == ("3", "2")


@pytest.mark.ruling("heat 41", "heat 43")
def test_salvage_shuffles_cards_known_to_lie_on_the_deck_too(heat: From) -> None:
    race = heat(reacting("salvage=1", "hand=1 deck=1 stack=+a17 discard=3 top=3 engine=H", play="1+a05"))
    race.act(0, "salvage 3")
    assert race.view(None)["cars"][0]["stack"] == []
    assert pile(race, 0, "deck") == "13+a17"


@pytest.mark.ruling("heat 42")
def test_stress_relief_moves_stress_from_hand_to_the_discard_pile_in_parts(heat: From) -> None:
    race = heat(reacting("relief=2", "hand=1SSS deck=1 engine=H", play="1+b04"))
    race.act(0, "relieve 1")
    assert (pile(race, 0, "hand"), pile(race, 0, "discard")) == ("1SS", "S")
    race.act(0, "relieve 1")
    assert refused_by(race, 0, "relieve 1") == "heat 42"
    assert (pile(race, 0, "hand"), pile(race, 0, "discard")) == ("1S", "SS")
    assert refused_by(heat(reacting("relief=2", "hand=1S deck=1", play="1+b04")), 0, "relieve 2") == "heat 42"


REFRESHING = """
    heat gb garage step=discard order=0,1 start=63 speed=1
    0 gear=2 at=1.1.1 hand=11111 deck=2222 play=+a17+a18 shown engine=H
    1 at=0.60.1 plan=cards play=0
"""


@pytest.mark.ruling("heat 43")
def test_a_refreshed_card_lies_on_the_deck_and_is_drawn_again_at_once(heat: From) -> None:
    race = heat(REFRESHING)
    events = race.act(0, "refresh a17, keep", force("2"))
    assert cards_in(events, "drew", 0) == ["a17", "2"]
    assert pile(race, 0, "discard") == "+a18"
    assert known(race, 0) == "+a17"


@pytest.mark.ruling("heat 43")
@pytest.mark.parametrize("order", [("a17", "a18"), ("a18", "a17")])
def test_the_player_chooses_the_order_of_several(heat: From, order: tuple[str, str]) -> None:
    """The last one put there lies on top; with room for one card only that one is drawn."""
    race = heat(REFRESHING.replace("hand=11111", "hand=111111"))
    race.act(0, f"refresh {order[0]}, refresh {order[1]}")
    race.act(0, "keep")
    assert pile(race, 0, "hand") == f"111111+{order[1]}"
    assert race.view(1)["cars"][0]["stack"] == [order[0]]
    assert pile(race, 0, "discard") == ""


@pytest.mark.ruling("heat 16", "heat 43")
def test_a_refreshed_card_that_was_not_drawn_is_the_first_to_be_flipped(heat: From) -> None:
    race = heat(reacting("", "hand=1 deck=2 stack=+a17 engine=H"))
    race.act(0, "boost", force("2"))
    assert (pile(race, 0, "discard"), moving(race, "speed")) == ("H+a17", 3)


@pytest.mark.ruling("heat 43")
def test_only_a_card_in_play_with_the_symbol_is_refreshed(heat: From) -> None:
    race = heat(REFRESHING.replace("hand=11111", "hand=1111+a16"))
    assert refused_by(race, 0, "refresh a16") == "heat 43"
    assert refused_by(race, 0, "refresh 1") == "heat 43"
    assert refused_by(race, 0, "refresh b01") == "heat 43"


# Heat that cards cost.


@pytest.mark.ruling("heat 34")
def test_heat_is_paid_in_parts_in_any_order_and_at_last_when_the_step_ends(heat: From) -> None:
    race = heat(
        reacting("due=3 cool=1", "hand=1H deck=1 engine=HHH", play="1+b07+a29").replace(
            "speed=1 boost", "speed=1 values=1 boost"
        )
    )
    race.act(0, "pay 1, cool 1, pay 1")
    assert (symbols(race)["due"], pile(race, 0, "engine"), pile(race, 0, "discard")) == (1, "HH", "HH")
    assert refused_by(race, 0, "pay 2") == "heat 34"
    race.act(0, "done")
    assert pile(race, 0, "engine") == "H"


@pytest.mark.ruling("heat 44", "heat 127")
def test_a_card_that_cannot_be_paid_is_discarded_and_replaced_by_a_flip(heat: From) -> None:
    race = heat("""
        heat gb garage
        0 gear=2 at=1.0.1 hand=11+b11 deck=H3
        1 at=0.60.1 plan=cards play=0
    """)
    events = race.act(0, "g2, 1+b11", force("H 3"))
    assert cards_in(events, "unpaid") == ["b11"]
    assert (pile(race, 0, "play"), pile(race, 0, "discard")) == ("13", "H+b11")
    kinds = [event.kind for event in events]
    assert kinds.index("unpaid") < kinds.index("moved")
    assert (where(race, 0), race.view(None)["moving"]["plus"]) == ("1.4.1", 0)


@pytest.mark.ruling("heat 44", "heat 127")
def test_the_symbols_of_an_unpaid_card_are_lost(heat: From) -> None:
    race = heat("""
        heat gb garage
        0 gear=3 at=1.0.1 hand=11HSS+a01 deck=3
        1 at=0.60.1 plan=cards play=0
    """)
    race.act(0, "g3, 1+1+a01", force("3"))
    assert "a01" in pile(race, 0, "discard")
    assert not of_kind(race.events, "relieved")
    assert race.view(None)["step"] == "discard"


@pytest.mark.ruling("heat 34", "heat 127")
def test_cooldown_that_can_be_used_first_pays(heat: From) -> None:
    """Second gear cools one, b11 another: two heat in hand make b11 and b07 payable with an empty engine."""
    race = heat("""
        heat gb garage
        0 gear=2 at=1.0.1 hand=1HH+b07+b11 deck=3
        1 at=0.60.1 plan=cards play=0
    """)
    race.act(0, "g2, b07+b11, value 4")
    assert (moving(race, "speed"), symbols(race)["due"], moving(race, "cooldown")) == (10, 2, 2)
    assert known(race, 0) == "HH"
    assert refused_by(race, 0, "done") == "heat 34"
    race.act(0, "cool 2, done")
    assert pile(race, 0, "discard") == "HH"


@pytest.mark.ruling("heat 127")
@pytest.mark.parametrize(
    ("hand", "heat_left", "kept"),
    [
        ("+b07+a26", "H", "+a26"),  # one of two: the faster
        ("+a29+b07", "H", "+b07"),  # only the cheap one can be paid
        ("+a29+b07", "HH", "+a29"),  # one of two: the faster
        ("+a13+b11", "H", "+b11"),
    ],
)
def test_a_largest_payable_set_is_kept(heat: From, hand: str, heat_left: str, kept: str) -> None:
    race = heat(f"""
        heat gb garage
        0 gear=3 at=1.0.1 hand=11{hand} deck=33333333333 engine={heat_left}
        1 at=0.60.1 plan=cards play=0
    """)
    race.act(0, f"g3, 1{hand}")
    if race.view(None)["step"] == "values":
        race.act(0, "value 2")
    assert pile(race, 0, "play") == f"13{kept}"


@pytest.mark.ruling("heat 127")
def test_two_cheap_cards_are_kept_rather_than_one_dear_one(heat: From) -> None:
    race = heat("""
        heat gb garage
        0 gear=3 at=1.0.1 hand=1+a13+b11+a29 deck=333333 engine=HH
        1 at=0.60.1 plan=cards play=0
    """)
    race.act(0, "g3, a13+b11+a29", force("3"))
    assert pile(race, 0, "play") == "3+b11+a13"


@pytest.mark.ruling("heat 127")
def test_of_two_equal_cards_the_lower_value_goes(heat: From) -> None:
    race = heat("""
        heat gb garage
        0 gear=3 at=1.0.1 hand=1+b07+b07 deck=333333 engine=H
        1 at=0.60.1 plan=cards play=0
    """)
    race.act(0, "g3, 1+b07+b07, value 2, value 4", force("3"))
    assert pile(race, 0, "play") == "13+b07"
    assert moving(race, "speed") == 1 + 3 + 4
    assert race.view(None)["moving"]["values"] == [4]


@pytest.mark.ruling("heat 44", "heat 127")
def test_a_boost_that_would_make_an_open_cost_unpayable_is_refused(heat: From) -> None:
    race = heat(reacting("due=1", "hand=1 deck=222 engine=H", play="1+b11"))
    assert refused_by(race, 0, "boost") == "heat 127"
    richer = heat(reacting("due=1", "hand=1 deck=222 engine=HH", play="1+b11"))
    assert "boost" in richer.options(0)
    cooling = heat(reacting("due=1 cool=1", "hand=1H deck=222 engine=H", play="1+b11"))
    cooling.act(0, "boost", force("2"))
    cooling.act(0, "cool 1")
    assert pile(cooling, 0, "engine") == ""
    assert pile(cooling, 0, "discard") == "HH"


@pytest.mark.ruling("heat 127")
@pytest.mark.parametrize("answer", ["adrenaline", "accelerate", "direct a07"])
def test_a_move_to_where_heat_could_no_longer_be_cooled_to_pay_is_refused(heat: From, answer: str) -> None:
    """Cloud: no cooldown in the sector behind the first corner."""
    race = heat(
        """
        heat gb garage step=react order=1,0 turn=1 start=63 speed=14 cool=1 adrenaline=1 due=1 plus=1 accelerate=1
            weather=cloud roads=weather,none,none,none,none
        0 gear=3 at=1.14.1 hand=H1+a07 deck=222222 play=44+a30+b11 shown
        1 at=1.40.1
    """.replace("\n            weather", " weather")
    )
    assert refused_by(race, 0, answer) in ("heat 127", "heat 126")
    race.act(0, "cool 1, pay 1")
    race.act(0, answer)
    assert where(race, 0).startswith("1.15.")


@pytest.mark.ruling("heat 45")
def test_the_benefits_of_a_card_are_free_to_use_before_its_heat_is_paid(heat: From) -> None:
    race = heat(reacting("due=1 relief=3", "hand=1SSS deck=222 engine=H", play="1+a01"))
    race.act(0, "relieve 3")
    assert symbols(race) == {"relief": 0, "due": 1, "scrap": 0, "accelerate": 0, "salvage": 0}
    race.act(0, "done")
    assert pile(race, 0, "engine") == ""


@pytest.mark.ruling("heat 44", "heat 122")
def test_an_unpaid_card_without_a_speed_card_to_flip_is_replaced_by_nothing(heat: From) -> None:
    race = heat("""
        heat gb garage
        0 gear=2 at=1.0.1 hand=11+b11 deck=H
        1 at=0.60.1 plan=cards play=0
    """)
    events = race.act(0, "g2, 1+b11")
    assert one(events, "no-flip").ruling == "heat 122"
    assert one(events, "speed")["speed"] == 1


@pytest.mark.ruling("heat 13", "heat 121")
def test_a_cluttered_hand_brings_no_symbols_and_uses_sponsors_up(heat: From) -> None:
    race = heat("""
        heat gb garage
        0 gear=3 at=1.0.1 hand=HHHHH+a17+s02 deck=1111111 engine=HH
        1 at=0.60.1 plan=cards play=0
    """)
    events = race.act(0, "g3, clutter")
    assert cards_in(events, "spent") == ["s02"]
    assert "a17" in pile(race, 0, "discard")
    assert not of_kind(events, "refreshed")
    assert where(race, 0) == "1.0.1"


@pytest.mark.ruling("heat 15")
def test_values_are_chosen_after_every_flip_and_before_the_move(heat: From) -> None:
    race = heat("""
        heat gb garage
        0 gear=3 at=1.0.1 hand=1S+b08+s01 deck=44
        1 at=0.60.1 plan=cards play=0
    """)
    events = race.act(0, "g3, stress+b08+s01", force("4"))
    assert of_kind(events, "flipped") and not of_kind(events, "moved", 0)
    assert race.options(0) == ["value 1", "value 3"]
    assert refused_by(race, 0, "value 2") == "heat 15"
    race.act(0, "value 3")
    assert race.options(0) == ["value 1", "value 2", "value 3", "value 4"]
    events = race.act(0, "value 2")
    assert one(events, "moved", 0)["steps"] == 4 + 3 + 2


@pytest.mark.ruling("heat 127", "heat 93")
def test_a_boost_that_may_leave_the_sector_whose_cooldown_must_pay_is_refused(heat: From) -> None:
    """Two heat are due and two are in the engine; only the sector's own cooldown could make up for a third."""
    turn = "step=react start=102 speed=15 boost=1 due=2 plus=1"
    race = heat(f"""
        heat italia laps=1 round=13 {turn} garage weather=snow roads=slipstream_plus_1,limit_minus_1,weather
        0 gear=4 at=2.9.1 plan=cards deck=2234 hand=HSSS play=234S+a29 discard=111 engine=HH shown top=1 owns=+a29
    """)
    assert race.options(0) == ["done", "cool 1", "pay 1", "pay 2"]
    assert refused_by(race, 0, "boost") == "heat 127"
