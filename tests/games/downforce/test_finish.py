"""Finish, dropped hands, stalled cars, prizes and the reckoning."""

from __future__ import annotations

import pytest

from paddock.games.downforce import deck
from paddock.games.downforce.tables import PAYOUT, PRIZE
from paddock.race import Race
from tests.games.downforce.look import From, cell, hand, of_kind, on_track, one, place

DONE = "crossed=3 bets=3"


def bets(*lines: str) -> str:
    return f"bets={','.join(lines)}"


def run(race: Race) -> Race:
    while not race.over:
        seat = race.waiting[0]
        race.act(seat, race.options(seat)[0])
    return race


@pytest.mark.ruling("downforce 71", "downforce 72")
def test_a_car_over_the_line_takes_the_best_free_place_and_blocks_nobody(downforce: From) -> None:
    seats = (f"hand=B2,F1 {bets('red', 'red', 'red')}", f"hand=F3 {bets('red', 'red', 'red')}")
    race = downforce(on_track(f"step=play {DONE}", *seats, red="137 0", yellow="134 1", black="4 0", blue="5 1"))
    race.act(0, "play B2")
    while race.view(None)["step"] == "move" and race.waiting == (0,):
        race.act(0, race.options(0)[0])
    assert (place(race, "red"), place(race, "yellow")) == (1, 2)
    assert cell(race, "red") is None


@pytest.mark.ruling("downforce 73", "downforce 104")
def test_who_is_home_with_all_cars_drops_the_hand_after_the_card_and_draws_no_more(downforce: From) -> None:
    seats = (f"hand=D2,F1,F4 front=S2 {bets('red', 'red', 'red')}", f"hand=F3 {bets('red', 'red', 'red')}")
    text = on_track(f"step=play {DONE} pile=A1,A2", *seats, red="137 0", green="4 1", black="5 1", blue="3 1")
    race = downforce(text)
    events = list(race.act(0, "play D2"))
    while race.waiting == (0,):
        events += race.act(0, race.options(0)[0])
    assert one(events, "dropped", 0)["cards"] == 3
    assert hand(race, 0) == []
    assert not of_kind(events, "drew")
    kinds = [event.kind for event in events]
    assert kinds.index("home") < max(i for i, kind in enumerate(kinds) if kind == "drove") < kinds.index("dropped")


@pytest.mark.ruling("downforce 90")
def test_face_up_speed_8_cards_are_dropped_too(downforce: From) -> None:
    seats = (f"hand=F2,F1 front=S2 {bets('red', 'red', 'red')}", f"hand=F3 {bets('red', 'red', 'red')}")
    race = downforce(on_track(f"step=play {DONE}", *seats, red="137 0", green="4 1"))
    race.act(0, "play F2")
    assert race.view(None)["players"][0]["front"] == []


@pytest.mark.ruling("downforce 74", "downforce 75")
def test_the_race_ends_when_only_ownerless_cars_drive_on(downforce: From) -> None:
    seats = (f"hand=F2,F1 {bets('red', 'red', 'red')}", f"hand=F3 {bets('red', 'red', 'red')}")
    race = downforce(on_track(f"step=play {DONE}", *seats, red="137 0", green="home 1 1", blue="3", black="4"))
    race.act(0, "play F2")
    assert race.over
    assert len(of_kind(race.events, "stalled")) == 4


@pytest.mark.ruling("downforce 74", "downforce 76")
def test_the_race_ends_when_nobody_has_a_card_and_cars_on_the_track_have_stalled(downforce: From) -> None:
    seats = (f"hand=F2 {bets('red', 'green', 'blue')}", bets("red", "red", "red"))
    race = downforce(on_track(f"step=play {DONE}", *seats, red="3 0 - 4", green="home 1 0 - 6", blue="5 1 - 2"))
    run(race)
    sheet = race.view(None)["players"][0]["sheet"]
    assert [car["prize"] for car in sheet["cars"]] == [0, 12]
    assert [bet["pays"] for bet in sheet["bets"]] == [0, 6, 0]
    assert sheet["total"] == 12 + 6 - 10
    assert race.view(None)["cars"][1]["status"] == "stalled"
    assert race.view(None)["players"][1]["sheet"]["total"] == -2


@pytest.mark.ruling("downforce 68")
def test_bets_pay_by_line_and_place(downforce: From) -> None:
    assert PAYOUT == ((0, 9, 6, 3), (0, 6, 4, 2), (0, 3, 2, 1))
    assert PRIZE == (0, 12, 9, 6, 4, 2, 0)
    seats = (f"hand=F2 {bets('green', 'blue', 'yellow')}", f"{bets('blue', 'green', 'red')}")
    cars = {"green": "home 1 0", "blue": "home 2 1", "yellow": "home 3 1", "black": "home 4 1", "orange": "home 5 1"}
    race = run(downforce(on_track(f"step=play {DONE}", *seats, red="3 0", **cars)))
    paid = [[bet["pays"] for bet in player["sheet"]["bets"]] for player in race.view(None)["players"]]
    assert paid == [[9, 4, 1], [6, 6, 0]]


@pytest.mark.ruling("downforce 79", "downforce 77")
def test_the_rulebooks_reckoning_comes_to_fifteen(downforce: From) -> None:
    seats = (f"{bets('yellow', 'yellow', 'red')}", f"hand=F4 {bets('red', 'red', 'red')}")
    cars = {
        "red": "home 1 1",
        "yellow": "home 2 0 - 5",
        "black": "home 3 1",
        "orange": "home 4 1",
        "green": "home 5 0 - 4",
        "blue": "137 1",
    }
    race = run(downforce(on_track(f"step=play player=1 {DONE}", *seats, **cars)))
    sheet = race.view(None)["players"][0]["sheet"]
    assert (sheet["prizes"], sheet["payouts"], sheet["prices"], sheet["total"]) == (11, 13, 9, 15)
    assert one(race.events, "reckoned", 0).numbers == {"prizes": 11, "bets": 13, "prices": 9, "total": 15}


@pytest.mark.ruling("downforce 77")
def test_a_total_may_be_negative(downforce: From) -> None:
    seats = (f"hand=F2 {bets('red', 'red', 'red')}", f"{bets('red', 'red', 'red')}")
    race = run(downforce(on_track(f"step=play {DONE}", *seats, red="3 0 - 6", green="5 1 - 1")))
    assert [player["sheet"]["total"] for player in race.view(None)["players"]] == [-6, -1]
    assert race.standing() == [2, 1]


@pytest.mark.ruling("downforce 78")
def test_a_tie_goes_to_the_better_car_and_is_shared_without_one(downforce: From) -> None:
    seats = (f"hand=F4 {bets('black', 'black', 'black')}", f"{bets('black', 'black', 'black')}")
    text = on_track(f"step=play {DONE}", *seats, red="home 2 1 - 3", green="home 1 0 - 6", blue="3 1", orange="4 0")
    race = run(downforce(text))
    assert [player["sheet"]["total"] for player in race.view(None)["players"]] == [6, 6]
    assert race.standing() == [1, 2]
    race = run(downforce(on_track(f"step=play {DONE}", *seats, red="3 1 - 3", green="4 0 - 3", blue="6")))
    assert race.standing() == [1, 1]


@pytest.mark.ruling("downforce 26", "downforce 76")
def test_the_prize_of_an_ownerless_car_is_paid_to_nobody(downforce: From) -> None:
    seats = (f"hand=F2 {bets('red', 'red', 'red')}", f"{bets('green', 'red', 'red')}")
    race = run(downforce(on_track(f"step=play {DONE}", *seats, red="3 0", green="home 1", blue="5 1")))
    assert [player["sheet"]["prizes"] for player in race.view(None)["players"]] == [0, 0]
    assert race.view(None)["players"][1]["sheet"]["payouts"] == 9


@pytest.mark.ruling("downforce 73")
def test_a_seat_that_withdraws_drops_its_hand_and_takes_the_last_place(downforce: From) -> None:
    seats = (
        f"hand=F2,F1 {bets('red', 'red', 'red')}",
        f"hand=F3 {bets('red', 'red', 'red')}",
        f"hand=F4 {bets('red', 'red', 'red')}",
    )
    race = downforce(on_track(f"step=play {DONE}", *seats, red="3 0", green="4 1", blue="5 2"))
    race.withdraw(0)
    assert race.waiting == (1,)
    assert race.view(None)["cars"][1]["owner"] is None
    run(race)
    assert race.standing()[0] == 3


@pytest.mark.ruling("downforce 97", "downforce 98")
def test_no_rule_of_other_editions_is_taken_over(downforce: From) -> None:
    """An unsold car races, and no card is worth ten or swaps places."""
    race = downforce(on_track("step=play", "hand=F2", "hand=F3", red="3 0", green="4 1", blue="5"))
    assert race.view(None)["cars"][3]["status"] == "racing"
    assert max(steps for card in deck.standard() for _, steps in card) == 6
