"""Beginners, two players, the overrun variant, the World Tour."""

from __future__ import annotations

import pytest

import paddock
from paddock.engine import Engine
from paddock.race import Race
from tests.games.downforce.look import From, cell, force, front, hand, of_kind, on_track, one


def play(race: Race, seat: int, card: str) -> None:
    """A card, steered as it comes."""
    race.act(seat, f"play {card}")
    while race.view(None)["playing"]:
        race.act(seat, race.options(seat)[0])


BEGINNERS = ("hand=F2,F1,G1 front=S2", "hand=F3,F4,G2 front=S3", "hand=F5,F6,G3 front=S4", "hand=D1,D2,D3 front=S5")
FOUR_CARS = {"red": "3 0", "orange": "4 1", "blue": "5 2", "green": "0 3", "black": "absent", "yellow": "absent"}


@pytest.mark.ruling("downforce 81", "downforce 82")
def test_beginners_draw_after_a_hand_card_and_not_after_a_speed_8_card(downforce: From) -> None:
    race = downforce(on_track("variant=beginners step=play pile=A1,A2", *BEGINNERS, **FOUR_CARS))
    play(race, 0, "F2")
    assert len(hand(race, 0)) == 3
    assert race.view(None)["pile_size"] == 1
    play(race, 1, "S3")
    assert (len(hand(race, 1)), front(race, 1)) == (3, [])
    assert race.view(None)["pile_size"] == 1


@pytest.mark.ruling("downforce 83")
def test_an_empty_pile_ends_drawing(downforce: From) -> None:
    race = downforce(on_track("variant=beginners step=play", *BEGINNERS, **FOUR_CARS))
    play(race, 0, "F2")
    assert hand(race, 0) == ["F1", "G1"]
    assert race.waiting == (1,)


@pytest.mark.ruling("downforce 84", "downforce 105")
def test_the_first_car_home_wins_and_its_card_is_finished(downforce: From) -> None:
    cars = FOUR_CARS | {"red": "137 0", "blue": "138 2"}
    seats = ("hand=A2,F1,G1 front=S2", *BEGINNERS[1:])
    race = downforce(on_track("variant=beginners step=play pile=A1", *seats, **cars))
    play(race, 0, "A2")
    assert race.over
    assert len(of_kind(race.events, "drove")) >= 3
    assert race.standing() == [1, 3, 2, 3]


@pytest.mark.ruling("downforce 105")
def test_if_no_beginner_gets_home_all_share(downforce: From) -> None:
    race = downforce(on_track("variant=beginners step=play", "hand=F2", "", "", "", **FOUR_CARS))
    play(race, 0, "F2")
    assert race.over
    assert race.standing() == [1, 1, 1, 1]


@pytest.mark.ruling("downforce 80", "downforce 67")
def test_beginners_have_no_powers_and_no_bets(downforce: From) -> None:
    race = downforce(on_track("variant=beginners step=play", *BEGINNERS, **(FOUR_CARS | {"red": "37 0"})))
    play(race, 0, "F2")
    assert race.view(None)["step"] == "play"
    assert all(not player["powers"] for player in race.view(None)["players"])


@pytest.mark.ruling("downforce 87", "downforce 88")
def test_two_players_draw_after_hand_cards_and_play_speed_8_cards_from_the_table(downforce: From) -> None:
    seats = ("hand=F2 front=S2", "hand=F3 front=S3")
    race = downforce(on_track("step=play pile=A1", *seats, red="3 0", orange="4 1"))
    assert race.options(0) == ["play F2", "play S2"]
    race.act(0, "play F2")
    while race.options(0) and race.view(None)["step"] == "move":
        draws = force("A1") if race.view(None)["playing"]["steps_left"] == 1 else None
        race.act(0, race.options(0)[0], draws)
    assert hand(race, 0) == ["A1"]
    play(race, 1, "S3")
    assert (hand(race, 1), front(race, 1)) == (["F3"], [])
    race = downforce(on_track("step=play", "front=S2", "hand=F3", red="3 0", orange="4 1"))
    assert race.options(0) == ["play S2"]


@pytest.mark.ruling("downforce 86")
def test_hands_of_seven_after_the_auction_for_two(engine: Engine) -> None:
    race = paddock.race("downforce", seats=2, seed=5, engine=engine)
    while race.view(None)["step"] in ("bid", "keep"):
        race.act(race.waiting[0], race.options(race.waiting[0])[-1])
    assert [len(hand(race, seat)) for seat in (0, 1)] == [7, 7]
    assert race.view(None)["pile_size"] == 28


@pytest.mark.ruling("downforce 91", "downforce 92")
def test_in_the_overrun_variant_cars_drive_on_over_the_line(downforce: From) -> None:
    race = downforce(
        on_track("variant=overrun step=play", "hand=F2,F1", "hand=F3", red="137 0", orange="4 1", black="9 1")
    )
    race.act(0, "play F2")
    race.act(0, "step 0")
    assert race.view(None)["cars"][1]["lap"] == 1
    while race.view(None)["step"] == "move":
        race.act(0, race.options(0)[0])
    assert hand(race, 0) == ["F1"], "no hand is dropped"
    assert not of_kind(race.events, "betting")
    assert not of_kind(race.events, "home")


@pytest.mark.ruling("downforce 91", "downforce 92", "downforce 93")
def test_the_farthest_car_wins_and_the_inner_lane_decides(downforce: From) -> None:
    cars = {"red": "16 0 - 6", "orange": "9 1", "black": "17 1", "yellow": "0 0", "blue": "1 0", "green": "2 0"}
    race = downforce(on_track("variant=overrun step=play", "hand=G1", "", **cars))
    race.act(0, "play G1")
    race.act(0, "take yellow")
    while race.view(None)["step"] == "move":
        race.act(0, race.options(0)[0])
    assert race.over
    assert race.standing() == [1, 2]
    assert cell(race, "red") == 16


@pytest.mark.ruling("downforce 94")
def test_the_overrun_ends_when_pile_hands_and_speed_8_cards_are_empty(engine: Engine) -> None:
    race = paddock.race("downforce", seats=3, variant="beginners-overrun", seed=6, engine=engine)
    while not race.over:
        race.act(race.waiting[0], race.options(race.waiting[0])[0])
    view = race.view(None)
    assert view["pile_size"] == 0
    assert len(view["discard"]) == 48
    assert all(not player["hand"] and not player["front"] for player in view["players"])


@pytest.mark.ruling("downforce 107")
def test_powers_stay_in_force_behind_the_line(downforce: From) -> None:
    seats = ("hand=F2,F1 may=aggressive power=aggressive", "hand=F3")
    cars = {
        "red": "137 0 aggressive",
        "orange": "40 1",
        "black": "41 1",
        "blue": "43 1",
        "green": "45 1",
        "yellow": "48 1",
    }
    race = downforce(on_track("variant=overrun step=play", *seats, **cars))
    race.act(0, "play F2")
    while race.view(None)["step"] == "move":
        race.act(0, race.options(0)[0])
    assert race.view(None)["step"] == "bonus"


def test_the_first_event_of_a_beginners_race_deals_cars(engine: Engine) -> None:
    race = paddock.race("downforce", seats=4, variant="beginners", seed=1, engine=engine)
    assert one(race.events, "first").ruling == "downforce 30"
