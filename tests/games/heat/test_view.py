"""What a seat, or a spectator, may know."""

from __future__ import annotations

import pytest

from tests.games.heat.look import From

MIDDLE = """
    heat usa order=0,1,2 turn=1 step=react start=72 speed=5 cool=1 boost=1
    0 gear=1 at=1.20.2 hand=1234 deck=55 discard=4H top=4 engine=HH
    1 gear=2 at=1.8.1 hand=123H deck=4321 play=23 shown engine=HH
    2 gear=3 at=1.1.1 hand=123H deck=4321 plan=cards play=444 known=4H engine=HH
"""


@pytest.mark.ruling("heat 9", "heat 66")
def test_hands_and_decks_are_for_their_own_seat(heat: From) -> None:
    race = heat(MIDDLE)
    for seat in (None, 0, 1, 2):
        for car in race.view(seat)["cars"]:
            own = car["seat"] == seat
            assert ("hand" in car) == ("deck" in car) == own
            assert car["hand_size"] == 4
    assert race.view(2)["cars"][2]["hand"] == "123H"


@pytest.mark.ruling("heat 9")
def test_open_cards_are_for_all_and_cards_face_down_for_nobody_else(heat: From) -> None:
    race = heat(MIDDLE)
    assert [car["play"] for car in race.view(0)["cars"]] == ["", "23", None]
    assert [car["play"] for car in race.view(2)["cars"]] == [None, "23", "444"]
    assert [car["laid"] for car in race.view(None)["cars"]] == [0, 2, 3]


@pytest.mark.ruling("heat 66")
def test_the_top_of_the_discard_pile_the_gear_and_the_engine_are_open(heat: From) -> None:
    car = heat(MIDDLE).view(None)["cars"][0]
    assert (car["discard_top"], car["discard_size"], car["gear"], car["engine"]) == ("4", 2, 1, 2)


@pytest.mark.ruling("heat 9")
def test_others_cannot_see_how_many_cards_a_seat_has_laid_before_it_is_ready(heat: From) -> None:
    race = heat("""
        heat usa
        0 gear=3 at=1.5.1 hand=1234444 engine=HH
        1 gear=1 at=1.1.1 hand=1111 deck=1111
    """)
    race.act(0, "g3, 1")
    seen = race.view(1)["cars"][0]
    assert (seen["geared"], seen["planned"], seen["laid"], seen["hand_size"]) == (True, False, 0, 7)
    assert race.events_for(1) == []


@pytest.mark.ruling("heat 10")
def test_in_version_1_a_gear_is_announced_openly(heat: From) -> None:
    race = heat("""
        heat usa version=1
        0 gear=1 at=1.5.1 hand=1234444 engine=HH
        1 gear=1 at=1.1.1 hand=1111 deck=1111
    """)
    race.act(0, "g3")
    assert [event.kind for event in race.events_for(1)] == ["shifted", "paid"]
    assert race.view(1)["cars"][0]["gear"] == 3
