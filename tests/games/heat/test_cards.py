"""Cards and where they are: flipping, drawing, reshuffling, and what everybody can tell."""

from __future__ import annotations

import pytest

from tests.games.heat.look import From, force, known, moving, of_kind, one, pile, where


@pytest.mark.ruling("heat 16", "heat 20")
def test_a_deck_that_ends_in_the_middle_is_made_anew_with_the_cards_just_flipped(heat: From) -> None:
    race = heat("""
        heat gb
        0 gear=2 at=1.0.1 hand=2S444 deck=H discard=1 top=1 engine=H
    """)
    events = race.act(0, "g2, 2+stress", force("H H 1"))
    assert [event["card"] for event in of_kind(events, "flipped")] == [6, 6, 1]
    assert one(events, "shuffled")["cards"] == 2
    assert pile(race, 0, "play") == "12S"
    assert pile(race, 0, "discard") == "H"
    assert pile(race, 0, "deck") == ""


@pytest.mark.ruling("heat 16")
def test_hand_and_cards_in_play_are_not_shuffled_in(heat: From) -> None:
    race = heat("""
        heat gb
        0 gear=2 at=1.0.1 hand=2S444 discard=13 top=1 engine=H
    """)
    race.act(0, "g2, 2+stress", force("3"))
    assert pile(race, 0, "deck") == "1"
    assert pile(race, 0, "hand") == "444"
    assert pile(race, 0, "play") == "23S"


@pytest.mark.ruling("heat 18", "heat 122")
def test_a_plus_without_a_speed_card_is_worth_nothing(heat: From) -> None:
    race = heat("""
        heat gb
        0 gear=2 at=1.0.1 hand=2S444 deck=05 engine=H
    """)
    events = race.act(0, "g2, 2+stress", force("5 0 0 5"))
    assert len(of_kind(events, "shuffled")) == 1
    assert one(events, "no-flip").ruling == "heat 122"
    assert moving(race, "speed") == 2
    assert where(race, 0) == "1.2.1"
    assert pile(race, 0, "discard") == "05"


@pytest.mark.ruling("heat 122")
def test_a_boost_without_a_speed_card_is_used_up(heat: From) -> None:
    race = heat("""
        heat gb
        0 gear=2 at=1.0.1 hand=12444 engine=HH
    """)
    race.act(0, "g2, 1+2")
    race.act(0, "boost", force("H"))
    assert (moving(race, "speed"), moving(race, "boost")) == (3, 0)
    assert pile(race, 0, "engine") == "H"
    assert pile(race, 0, "discard") == "H"
    assert "boost" not in race.options(0)


@pytest.mark.ruling("heat 19")
def test_a_hand_is_filled_as_far_as_there_are_cards(heat: From) -> None:
    race = heat("""
        heat gb
        0 gear=1 at=1.0.1 hand=124 deck=3
    """)
    race.act(0, "g1, 4")
    race.act(0, "done, keep", force("3 4"))
    assert pile(race, 0, "hand") == "1234"
    assert pile(race, 0, "deck") == pile(race, 0, "discard") == ""


@pytest.mark.ruling("heat 20")
def test_a_deck_that_just_became_empty_is_not_yet_made_anew(heat: From) -> None:
    race = heat("""
        heat gb
        0 gear=1 at=1.0.1 hand=1234444 deck=3
    """)
    race.act(0, "g1, 4")
    events = race.act(0, "done, keep", force("3"))
    assert not of_kind(events, "shuffled")
    assert pile(race, 0, "deck") == ""
    assert pile(race, 0, "discard") == "4"


@pytest.mark.ruling("heat 20")
def test_a_deck_that_ends_while_drawing_is_made_of_the_cards_just_played_too(heat: From) -> None:
    race = heat("""
        heat gb
        0 gear=2 at=1.0.1 hand=1222444 deck=3
    """)
    race.act(0, "g2, 1+4")
    events = race.act(0, "done, keep", force("3 1"))
    assert one(events, "shuffled")["cards"] == 2
    assert pile(race, 0, "hand") == "1222344"
    assert pile(race, 0, "deck") == "4"
    assert race.view(None)["cars"][0]["discard_top"] is None


@pytest.mark.ruling("heat 20")
def test_at_a_reshuffle_everybody_can_tell_the_hand_but_not_what_is_drawn_then(heat: From) -> None:
    race = heat("""
        heat gb
        0 gear=2 at=1.0.1 hand=1222444 deck=3
    """)
    race.act(0, "g2, 1+4")
    race.act(0, "done, keep", force("3 1"))
    assert known(race, 0) == "222344"
    race.act(0, "g2, 2+3")
    assert known(race, 0) == "2244"


@pytest.mark.ruling("heat 16")
def test_cards_in_play_are_not_counted_as_known_in_hand_when_flipping_reshuffles(heat: From) -> None:
    race = heat("""
        heat gb
        0 gear=2 at=1.0.1 hand=2SH44 discard=13 top=1 engine=H
    """)
    race.act(0, "g2, 2+stress", force("3"))
    assert known(race, 0) == "44H"
    race.act(0, "cool 1")
    assert known(race, 0) == "44"


@pytest.mark.ruling("heat 8")
def test_the_stress_supply_never_ends(heat: From) -> None:
    """Forty stress cards in one hand are more than the box holds; a spin-out still gives two."""
    race = heat(f"""
        heat usa step=react start=80 speed=9 boost=1
        0 gear=4 at=1.15.2 hand={"S" * 40} deck=1 play=234 shown engine=H
    """)
    race.act(0, "done")
    assert pile(race, 0, "hand") == "S" * 42
