"""Turns and cards: who begins, one card a turn, bar after bar; white bars."""

from __future__ import annotations

import pytest

from paddock.race import Race
from tests.games.downforce.look import CARS, From, auction, bids, cell, hand, of_kind, on_track, one, place, refused_by

SOLD = {car: f"sold owner={i % 3}" for i, car in enumerate(CARS)}


def finish_card(race: Race, seat: int, answers: str = "") -> list[str]:
    """Let a seat steer as it comes until its card is done; what it was asked."""
    asked = []
    wanted = answers.split(",") if answers else []
    while race.waiting == (seat,) and race.view(None)["playing"]:
        decision = race.decision(seat)
        assert decision is not None
        asked.append(decision.kind)
        fitting = next((text for text in wanted if text in decision.texts), decision.texts[0])
        race.act(seat, fitting)
    return asked


@pytest.mark.ruling("downforce 30")
def test_the_owner_of_the_car_on_the_first_start_cell_begins(downforce: From) -> None:
    seats = ("hand=A1,S2,S3", "hand=A2,S4,S5", "hand=A3,S1")
    sold = {"red": "sold owner=0", "orange": "sold owner=0", "blue": "sold owner=1", "green": "sold owner=1"}
    race = downforce(auction("yellow", *seats, black="sold owner=2", **sold))
    events = bids(race, "pass", "pass", "pass")
    assert one(events, "first", 2)["box"] == 1
    assert race.waiting == (2,)
    race.act(2, "play S1")
    finish_card(race, 2)
    assert race.waiting == (0,)


@pytest.mark.ruling("downforce 31")
def test_if_that_car_has_no_owner_the_next_start_cell_counts(downforce: From) -> None:
    seats = ("hand=A1,S3", "hand=A2,S4,S5", "hand=A3,S2,S6")
    sold = {"red": "sold owner=2", "orange": "sold owner=0", "blue": "sold owner=1", "green": "sold owner=1"}
    race = downforce(auction("black", *seats, yellow="sold owner=2", **sold))
    events = bids(race, "pass", "pass", "pass")
    first = one(events, "first")
    assert (first.seat, first["box"], first.ruling) == (2, 2, "downforce 31")


@pytest.mark.ruling("downforce 32")
def test_a_turn_is_one_card_and_nobody_passes_while_holding_one(downforce: From) -> None:
    race = downforce(on_track("step=play", "hand=F2", "", "hand=F3", red="3 0", orange="4 2", blue="5 1"))
    assert race.options(0) == ["play F2"]
    assert refused_by(race, 0, "pass") == "downforce 32"
    assert refused_by(race, 0, "play F3") == "downforce 32"
    assert refused_by(race, 1, "play F3") == "downforce 32"
    race.act(0, "play F2")
    finish_card(race, 0)
    assert race.waiting == (2,), "a seat without cards is skipped"


@pytest.mark.ruling("downforce 33", "downforce 34", "downforce 36")
def test_bars_run_from_the_top_and_move_every_car_named(downforce: From) -> None:
    race = downforce(
        on_track("step=play", "hand=B2,F1", "hand=F2", red="3 0", yellow="4 1", black="5 0", blue="0 1", orange="2 1")
    )
    race.act(0, "play B2")
    finish_card(race, 0)
    drives = [(CARS[event["car"]], event["steps"]) for event in of_kind(race.events, "drove")]
    assert drives == [("red", 6), ("yellow", 4), ("black", 2), ("blue", 1)]
    assert "B2" in race.view(None)["discard"]


@pytest.mark.ruling("downforce 36")
def test_an_earlier_bar_can_clear_the_road_for_a_later_one(downforce: From) -> None:
    race = downforce(on_track("step=play", "hand=D2,F1", "hand=F2", red="54 0", black="53 1", green="50 1"))
    race.act(0, "play D2")
    finish_card(race, 0)
    assert cell(race, "green") == 54


@pytest.mark.ruling("downforce 35")
def test_a_bar_of_a_finished_car_does_nothing(downforce: From) -> None:
    race = downforce(on_track("step=play", "hand=D2,F1", "hand=F2", red="home 1 0", black="3 0", green="4 1"))
    events = race.act(0, "play D2")
    assert one(events, "wasted").numbers == {"car": 1, "steps": 6}
    assert race.decision(0).kind == "move"  # type: ignore[union-attr]


@pytest.mark.ruling("downforce 43", "downforce 37", "downforce 40")
def test_the_rulebooks_white_bar_may_take_red_green_or_black(downforce: From) -> None:
    race = downforce(on_track("step=play", "hand=C4,F1", "hand=F2", blue="3 0", orange="0 1", yellow="1 1"))
    race.act(0, "play C4")
    asked = []
    while race.decision(0).kind == "move":  # type: ignore[union-attr]
        asked.append("move")
        race.act(0, race.options(0)[0])
    assert asked, "the choice comes when the bar's turn comes"
    assert race.options(0) == ["take black", "take red", "take green"]
    assert refused_by(race, 0, "take blue") == "downforce 37"
    race.act(0, "take green")
    finish_card(race, 0)
    assert [event["car"] for event in of_kind(race.events, "took")] == [4]


@pytest.mark.ruling("downforce 38")
def test_a_finished_or_blocked_car_may_be_chosen_and_the_bar_is_wasted(downforce: From) -> None:
    text = on_track("step=play", "hand=G1,F1", "hand=F2", red="home 1 1", black="3 0", green="53 1", blue="50 1")
    race = downforce(text)
    race.act(0, "play G1")
    events = race.act(0, "take red")
    assert one(events, "wasted").ruling == "downforce 38"
    race = downforce(text.replace("green cell=53", "green cell=54").replace("blue cell=50", "blue cell=53"))
    race.act(0, "play G1")
    assert "take blue" in race.options(0)
    events = race.act(0, "take blue")
    assert one(events, "blocked")["lost"] == 5


@pytest.mark.ruling("downforce 39")
def test_two_white_bars_take_two_different_cars(downforce: From) -> None:
    race = downforce(on_track("step=play", "hand=E1,F2", "hand=F3", black="home 1 1", red="3 0", green="4 1"))
    race.act(0, "play E1")
    race.act(0, "take red")
    while race.decision(0).kind == "move":  # type: ignore[union-attr]
        race.act(0, race.options(0)[0])
    assert refused_by(race, 0, "take red") == "downforce 39"


@pytest.mark.ruling("downforce 41")
def test_a_white_bar_must_be_given_to_a_car(downforce: From) -> None:
    race = downforce(on_track("step=play", "hand=G1,F1", "hand=F2", red="3 0", green="4 1"))
    race.act(0, "play G1")
    assert refused_by(race, 0, "skip") == "downforce 41"
    assert refused_by(race, 0, "go") == "downforce 41"


@pytest.mark.ruling("downforce 42")
def test_a_colour_counts_as_printed_though_its_car_is_home_or_its_bar_left_out(downforce: From) -> None:
    race = downforce(
        on_track(
            "step=play",
            "hand=E1,F1 may=strategic power=strategic",
            "hand=F2",
            black="3 0 strategic",
            green="4 1",
        )
    )
    race.act(0, "play E1")
    race.act(0, "skip")
    assert refused_by(race, 0, "take black") == "downforce 37"
    race = downforce(on_track("step=play", "hand=E1,F2", "hand=F3", black="home 1 1", red="3 0", green="4 1"))
    race.act(0, "play E1")
    assert refused_by(race, 0, "take black") == "downforce 37"


@pytest.mark.ruling("downforce 101")
def test_a_white_bar_cannot_take_a_car_that_does_not_race(downforce: From) -> None:
    text = on_track(
        "variant=beginners step=play pile=A1,A2",
        "hand=G1,F1,F2 front=S1",
        "hand=F3,F4,F5 front=S2",
        "hand=F6,G2,G3 front=S3",
        "hand=D1,D2,D3 front=S4",
        black="3 0",
        red="4 1",
        orange="5 2",
        blue="0 3",
        green="absent",
        yellow="absent",
    )
    race = downforce(text)
    race.act(0, "play G1")
    assert race.options(0) == ["take black", "take red", "take orange", "take blue"]
    assert refused_by(race, 0, "take green") == "downforce 101"


def test_a_card_leaves_the_hand_and_places_stay(downforce: From) -> None:
    race = downforce(on_track("step=play", "hand=F2,F1", "hand=F3", red="3 0", green="4 1"))
    race.act(0, "play F2")
    finish_card(race, 0)
    assert hand(race, 0) == ["F1"]
    assert place(race, "red") is None
