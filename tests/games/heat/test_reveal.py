"""Step 3: cards are shown, every plus is flipped, and the car moves once."""

from __future__ import annotations

import pytest

from tests.games.heat.look import From, force, moving, of_kind, one, pile, where


@pytest.mark.ruling("heat 15", "heat 16", "heat 17")
def test_the_rulebooks_example_of_stress(heat: From) -> None:
    """Two stress cards: four cards that are no speed cards are flipped away, and the total speed is 8."""
    race = heat("""
        heat gb
        0 gear=3 at=1.0.1 hand=3SS1234 deck=HHS0411 engine=HHHHHH
    """)
    events = race.act(0, "g3, 3+stress+stress", force("H S 4 H 0 1"))
    assert pile(race, 0, "discard") == "0HHS"
    assert pile(race, 0, "play") == "134SS"
    assert one(events, "speed")["speed"] == 8
    assert where(race, 0) == "1.8.1"


@pytest.mark.ruling("heat 15")
def test_every_plus_is_resolved_before_one_single_move(heat: From) -> None:
    race = heat("heat gb; 0 gear=2 at=1.0.1 hand=SS123 deck=14 engine=H")
    events = race.act(0, "g2, stress+stress", force("4 1"))
    kinds = [event.kind for event in events]
    assert kinds.index("moved") > max(i for i, kind in enumerate(kinds) if kind == "flipped")
    assert one(events, "moved")["steps"] == 5


@pytest.mark.ruling("heat 17")
def test_stress_and_the_card_flipped_for_it_both_go_to_the_discard_pile(heat: From) -> None:
    race = heat("heat gb; 0 gear=1 at=1.0.1 hand=S123444 deck=3122")
    race.act(0, "g1, stress", force("3"))
    assert moving(race, "speed") == 3
    assert pile(race, 0, "play") == "3S"
    race.act(0, "done, keep", force("1"))
    assert pile(race, 0, "discard") == "3S"


@pytest.mark.ruling("heat 2")
def test_zero_and_five_are_played_with_their_value(heat: From) -> None:
    race = heat("heat gb; 0 gear=2 at=1.0.1 hand=05123 deck=1 engine=H")
    events = race.act(0, "g2, 0+5")
    assert one(events, "speed")["speed"] == 5


@pytest.mark.ruling("heat 2", "heat 16")
@pytest.mark.parametrize("upgrade", ["0", "5", "H"])
def test_starting_upgrades_are_discarded_when_flipped(heat: From, upgrade: str) -> None:
    race = heat(f"heat gb; 0 gear=1 at=1.0.1 hand=S123 deck={upgrade}2 engine=H")
    race.act(0, "g1, stress", force(f"{upgrade} 2"))
    assert pile(race, 0, "discard") == upgrade
    assert pile(race, 0, "play") == "2S"
    assert moving(race, "speed") == 2


@pytest.mark.ruling("heat 26")
def test_speed_zero_is_legal_and_the_turn_goes_on(heat: From) -> None:
    race = heat("""
        heat usa order=0,1
        0 gear=1 at=1.4.2 hand=0123 deck=1234444 engine=H
        1 at=1.5.1 plan=cards play=0
    """)
    events = race.act(0, "g1, 0")
    assert one(events, "speed")["speed"] == 0
    assert where(race, 0) == "1.4.2"
    assert moving(race, "cooldown") == 3
    race.act(0, "done, slip")
    assert where(race, 0) == "1.6.1"
    assert not of_kind(race.events, "blocked")
