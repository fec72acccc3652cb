"""Bets at the three lines. The first line of River Station lies between cells 37, 38 and 39, 40."""

from __future__ import annotations

import pytest

from paddock.race import Race
from tests.games.downforce.look import From, of_kind, on_track, one, refused_by

SEATS = ("hand=F2,F1", "hand=F3", "hand=F4")
NEAR = {"red": "37 0", "green": "5 1", "blue": "3 2"}


def over_the_line(downforce: From, head: str = "step=play", **cars: str) -> Race:
    race = downforce(on_track(head, *SEATS, **(NEAR | cars)))
    race.act(0, "play F2")
    while race.view(None)["step"] == "move":
        race.act(0, race.options(0)[0])
    return race


@pytest.mark.ruling("downforce 63", "downforce 64", "downforce 66")
def test_all_bet_in_secret_after_the_card_that_crossed_a_line(downforce: From) -> None:
    race = downforce(on_track("step=play", "hand=D2,F1", *SEATS[1:], **NEAR, black="6 1"))
    events = list(race.act(0, "play D2"))
    while race.view(None)["step"] == "move":
        events += race.act(0, race.options(0)[0])
    kinds = [event.kind for event in events]
    assert kinds.index("crossed") < kinds.index("betting")
    assert kinds.index("betting") == len(kinds) - 1, "the card is finished first"
    assert race.waiting == (0, 1, 2)
    race.act(2, "bet yellow")
    assert 2 not in race.waiting
    assert race.view(2)["players"][2]["bet_on"] == ["yellow"]
    assert "bet_on" not in race.view(0)["players"][2]
    assert "car" not in one(race.events_for(0), "bet", 2).numbers
    race.act(0, "bet red")
    race.act(1, "bet red")
    assert race.view(None)["turn"] == 1, "then the next turn"


@pytest.mark.ruling("downforce 64")
def test_later_cars_trigger_nothing(downforce: From) -> None:
    text = on_track("step=play crossed=1 bets=1", *(f"{seat} bets=red" for seat in SEATS), **NEAR)
    race = downforce(text)
    race.act(0, "play F2")
    while race.view(None)["step"] == "move":
        race.act(0, race.options(0)[0])
    assert not of_kind(race.events, "crossed")
    assert race.view(None)["step"] == "play"


@pytest.mark.ruling("downforce 65")
def test_two_lines_with_one_card_are_bet_on_one_after_the_other(downforce: From) -> None:
    race = over_the_line(downforce, "step=play", red="66 0", black="home 1 1", orange="home 2 2")
    lines = [event["line"] for event in of_kind(race.events, "crossed")]
    assert lines == [1, 2]
    for seat in range(3):
        race.act(seat, "bet red")
    assert race.view(None)["step"] == "bet"
    assert race.view(None)["bets_made"] == 1
    for seat in range(3):
        race.act(seat, "bet blue")
    assert race.view(0)["players"][0]["bet_on"] == ["red", "blue"]
    assert race.view(None)["step"] == "play"


@pytest.mark.ruling("downforce 66", "downforce 98")
def test_betting_is_compulsory_for_all(downforce: From) -> None:
    race = over_the_line(downforce, blue="home 1 2")
    assert race.waiting == (0, 1, 2), "also those whose cars are home"
    assert refused_by(race, 1, "pass") == "downforce 66"
    assert len(race.options(1)) == 6


@pytest.mark.ruling("downforce 67")
def test_any_of_the_six_cars_will_do(downforce: From) -> None:
    race = over_the_line(downforce, blue="home 1 2")
    assert race.options(0) == [f"bet {car}" for car in ("black", "red", "orange", "blue", "green", "yellow")]


@pytest.mark.ruling("downforce 69")
def test_a_bet_cannot_be_changed(downforce: From) -> None:
    race = over_the_line(downforce)
    race.act(0, "bet red")
    assert refused_by(race, 0, "bet blue") == "downforce 32"


@pytest.mark.ruling("downforce 70")
def test_a_card_that_crosses_the_last_line_and_brings_cars_home_is_bet_on_too(downforce: From) -> None:
    seats = [f"{seat} bets=red,blue" for seat in ("hand=B2,F1", "hand=F3", "hand=F4")]
    race = downforce(
        on_track("step=play crossed=2 bets=2", *seats, red="101 0", yellow="139 1", black="5 2", blue="3 2")
    )
    race.act(0, "play B2")
    while race.view(None)["step"] == "move":
        race.act(0, race.options(0)[0])
    assert [event["place"] for event in of_kind(race.events, "home")] == [1]
    assert race.view(None)["step"] == "bet"
    assert race.waiting == (0, 1, 2)
