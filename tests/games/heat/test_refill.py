"""Steps 8 and 9: dropping cards, clearing the cards in play, filling the hand up."""

from __future__ import annotations

import pytest

from tests.games.heat.look import From, force, of_kind, one, pile, refused_by

END_OF_TURN = """
    heat usa step=discard start=74 speed=6
    0 gear=3 at=1.11.1 hand=0135HS deck=1222344 play=24S shown discard=H top=H engine=HH
"""


@pytest.mark.ruling("heat 65")
def test_any_cards_but_stress_and_heat_may_be_dropped(heat: From) -> None:
    race = heat(END_OF_TURN)
    assert race.options(0) == ["keep", "drop 0", "drop 1", "drop 3", "drop 5"]
    assert refused_by(race, 0, "drop stress") == "heat 65"
    assert refused_by(race, 0, "drop heat") == "heat 65"
    race.act(0, "drop 5+0+1, keep", force("1 2 2 2"))
    assert pile(race, 0, "hand") == "12223HS"


@pytest.mark.ruling("heat 65")
def test_dropping_is_optional(heat: From) -> None:
    race = heat(END_OF_TURN)
    race.act(0, "keep", force("4"))
    assert pile(race, 0, "hand") == "01345HS"


@pytest.mark.ruling("heat 65")
def test_the_order_of_dropping_makes_no_difference(heat: From) -> None:
    one_way, other_way = heat(END_OF_TURN), heat(END_OF_TURN)
    one_way.act(0, "drop 1+3")
    other_way.act(0, "drop 3+1")
    assert one_way.save() == other_way.save()
    assert one_way.options(0) == ["keep", "drop 5"]


@pytest.mark.ruling("heat 65")
def test_a_hand_that_is_dropped_whole_leaves_no_trace_in_the_position(heat: From) -> None:
    race = heat(END_OF_TURN.replace("hand=0135HS", "hand=135"))
    race.act(0, "drop 1+3+5", force("1 2 2 2 3 4 4"))
    assert pile(race, 0, "hand") == "1222344"
    assert "from=" not in race.position


@pytest.mark.ruling("heat 66")
def test_dropped_cards_lie_open_on_the_discard_pile(heat: From) -> None:
    race = heat(END_OF_TURN)
    events = race.act(0, "drop 3")
    assert one(events, "dropped")["card"] == 3
    assert race.view(None)["cars"][0]["discard_top"] == "3"


@pytest.mark.ruling("heat 66")
def test_only_the_top_of_a_discard_pile_is_seen(heat: From) -> None:
    """The cards in play go on the pile with the highest card on top; the seat is not asked."""
    race = heat(END_OF_TURN)
    race.act(0, "drop 5, keep", force("1 2"))
    seen = race.view(None)["cars"][0]
    assert (seen["discard_top"], seen["discard_size"]) == ("4", 5)
    assert "discard" not in seen
    assert "discard" not in race.view(0)["cars"][0]


@pytest.mark.ruling("heat 14")
def test_the_hand_is_filled_up_to_seven(heat: From) -> None:
    race = heat(END_OF_TURN)
    events = race.act(0, "keep", force("2"))
    assert len(pile(race, 0, "hand")) == 7
    assert [event.seat for event in of_kind(events, "drew")] == [0]
    assert pile(race, 0, "play") == ""


@pytest.mark.ruling("heat 14")
def test_a_hand_above_seven_draws_nothing_and_loses_nothing(heat: From) -> None:
    race = heat(END_OF_TURN.replace("hand=0135HS", "hand=0135HSSSS"))
    events = race.act(0, "keep", force(""))
    assert pile(race, 0, "hand") == "0135HSSSS"
    assert not of_kind(events, "drew")
    race.act(0, "g4, 0+stress+stress+stress", force("1 2 3"))
    assert pile(race, 0, "hand") == "135HS"


@pytest.mark.ruling("heat 66")
def test_what_a_seat_draws_is_for_its_own_eyes(heat: From) -> None:
    race = heat(END_OF_TURN)
    race.act(0, "keep", force("2"))
    assert one(race.events_for(0), "drew").numbers == {"card": 2}
    assert one(race.events_for(None), "drew").numbers == {}
