"""The auction: lots, sealed bids, ties, substitutes, seats that drop out, lots set aside, powers kept."""

from __future__ import annotations

import pytest

from tests.games.downforce.look import From, auction, bids, cell, front, hand, of_kind, one, owner, refused_by

FOUR = ("hand=F1,A2,G1", "hand=A5,F2,G2", "hand=A3,F3,G3", "hand=D5,F4,G4")


@pytest.mark.ruling("downforce 29", "downforce 7", "downforce 8", "downforce 10", "downforce 11", "downforce 14")
def test_the_rulebooks_auction_of_the_green_car(downforce: From) -> None:
    race = downforce(auction("green", *FOUR, green="offered power=cunning"))
    events = bids(race, "bid F1", "bid A5", "bid A3", "bid D5")
    shown = [(event.seat, event["amount"]) for event in of_kind(events, "bid")]
    assert shown == [(0, 0), (1, 6), (2, 4), (3, 6)]
    assert one(events, "bought", 1)["price"] == 6
    assert owner(race, "green") == 1
    assert "S5" in hand(race, 1)
    assert hand(race, 0) == ["A2", "F1", "G1"]
    assert race.view(0)["players"][1]["powers"] == ["cunning"]


@pytest.mark.ruling("downforce 6")
def test_a_lot_is_a_car_and_a_power_turned_up_together(downforce: From) -> None:
    race = downforce(auction("green", *FOUR))
    events = bids(race, "pass", "pass", "pass", "pass")
    lot = one(events, "offered")
    assert lot["lots"] == 6
    assert lot["power"] >= 0
    assert race.waiting == (0, 1, 2, 3)


@pytest.mark.ruling("downforce 7", "downforce 5")
def test_bids_stay_sealed_until_all_are_in_and_shown_cards_are_known(downforce: From) -> None:
    race = downforce(auction("green", *FOUR))
    race.act(1, "bid A5")
    assert race.waiting == (0, 2, 3)
    assert race.view(0)["players"][1]["has_bid"]
    assert "bid" not in race.view(0)["players"][1]
    assert race.view(1)["players"][1]["bid"] == "bid A5"
    assert all("bid" not in event.numbers for event in race.events_for(0))
    bids(race, "pass", "-", "bid A3", "pass")
    assert [player["known"] for player in race.view(0)["players"]] == [[], ["A5", "S5"], ["A3"], []]


@pytest.mark.ruling("downforce 8", "downforce 99")
def test_a_card_without_the_colour_and_an_open_pass_are_no_bids(downforce: From) -> None:
    race = downforce(auction("green", *FOUR))
    events = bids(race, "bid F1", "bid F2", "pass", "bid F4")
    assert [event["amount"] for event in of_kind(events, "bid")] == [0, 0, 0, 0]
    assert one(events, "set-aside")["car"] == 4


@pytest.mark.ruling("downforce 9")
def test_a_speed_8_card_won_earlier_is_no_bidding_card(downforce: From) -> None:
    race = downforce(auction("green", "hand=F1,S2", *FOUR[1:], red="sold owner=0"))
    assert "bid F1" in race.options(0)
    assert not [text for text in race.options(0) if "S2" in text]
    number = 100 + 43
    assert race.engine.act(race.imagined(0, race.dealer.control), race.dealer.control, 0, number) > 0


@pytest.mark.ruling("downforce 12")
def test_equal_bars_fewer_white_bars_win(downforce: From) -> None:
    race = downforce(auction("green", "hand=C5,F1", "hand=B5,F2", "hand=F3,G1"))
    bids(race, "bid C5", "bid B5", "pass")
    assert owner(race, "green") == 1


@pytest.mark.ruling("downforce 13")
def test_a_full_tie_goes_to_fewer_cars_then_clockwise_from_the_last_winner(downforce: From) -> None:
    seats = ("hand=F1,S2", "hand=F2", "hand=F3", "hand=F6")
    race = downforce(auction("green", *seats, red="sold owner=0", head="winner=0"))
    bids(race, "bid F1 lowest", "pass", "bid F3 lowest", "pass")
    assert owner(race, "green") == 2
    race = downforce(auction("green", *seats, red="sold owner=0", head="winner=0"))
    bids(race, "bid F1 lowest", "bid F2 lowest", "bid F3 lowest", "pass")
    assert owner(race, "green") == 1
    race = downforce(auction("green", "hand=F1", "hand=F2", "hand=F3", "hand=F6"))
    bids(race, "bid F1 lowest", "bid F2 lowest", "bid F3 lowest", "pass")
    assert owner(race, "green") == 0


@pytest.mark.ruling("downforce 13")
def test_in_a_full_tie_fewer_cars_come_before_the_nearer_seat(downforce: From) -> None:
    seats = ("hand=F1,S2", "hand=F2", "hand=F3", "hand=F6,S1")
    owned = {"red": "sold owner=0", "black": "sold owner=3"}
    race = downforce(auction("green", *seats, **owned, head="winner=3"))
    bids(race, "bid F1 lowest", "pass", "bid F3 lowest", "pass")
    assert owner(race, "green") == 2


@pytest.mark.ruling("downforce 15")
def test_a_seat_may_win_several_cars(downforce: From) -> None:
    race = downforce(auction("green", "hand=A5,S2", *FOUR[2:], red="sold owner=0"))
    bids(race, "bid A5", "pass", "pass")
    assert race.view(None)["players"][0]["cars"] == ["red", "green"]


@pytest.mark.ruling("downforce 16", "downforce 18")
def test_without_the_colour_a_white_bar_may_be_named(downforce: From) -> None:
    race = downforce(auction("green", "hand=E1,F1", "hand=A5,G1", "hand=F2,F3"))
    assert {"pass", "bid E1", "bid E1 white", "bid E1 second white"} <= set(race.options(0))
    assert refused_by(race, 1, "bid G1 white") == "downforce 16"
    events = bids(race, "bid E1 white", "pass", "bid F2")
    assert one(events, "bought", 0)["price"] == 3
    assert race.view(1)["players"][0]["lacks"] == ["green"]


@pytest.mark.ruling("downforce 16")
def test_the_bidder_names_which_white_bar(downforce: From) -> None:
    race = downforce(auction("green", "hand=E1,F1", "hand=A3,G1", "hand=F2,F3"))
    events = bids(race, "bid E1 second white", "pass", "pass")
    assert one(events, "bought", 0)["price"] == 1


@pytest.mark.ruling("downforce 17")
def test_with_neither_colour_nor_white_any_card_bids_its_lowest_number(downforce: From) -> None:
    race = downforce(auction("green", "hand=B1,F1", "hand=F2,G1", "hand=A5,F3"))
    assert refused_by(race, 1, "bid F2 lowest") == "downforce 17"
    events = bids(race, "bid B1 lowest", "pass", "pass")
    assert one(events, "bought", 0)["price"] == 1
    assert race.view(1)["players"][0]["lacks"] == ["green", "white"]


LATE = {"black": "sold owner=0", "red": "sold owner=0", "orange": "sold owner=1"}


@pytest.mark.ruling("downforce 19")
def test_owners_stop_bidding_when_lots_equal_needy_seats(downforce: From) -> None:
    seats = ("hand=A1,S1,S2", "hand=A2,S3", "hand=A3", "hand=A5")
    race = downforce(auction("green", *seats, **LATE, blue="sold owner=0"))
    assert race.waiting == (2, 3)


@pytest.mark.ruling("downforce 20")
def test_lots_set_aside_count_as_not_yet_sold(downforce: From) -> None:
    seats = ("hand=A1,S1,S2", "hand=A2,S3", "hand=A3", "hand=A5")
    race = downforce(auction("green", *seats, **LATE, blue="aside", head="aside=blue"))
    assert race.waiting == (0, 1, 2, 3)


@pytest.mark.ruling("downforce 21")
def test_the_last_lot_costs_the_last_seat_its_lowest_number(downforce: From) -> None:
    seats = ("hand=A1,S1,S2,S4", "hand=A2,S3", "hand=A3,B3", "hand=A5,A6,C2")
    race = downforce(auction("yellow", *seats, **LATE, blue="sold owner=0"))
    events = bids(race, "-", "-", "bid A3", "pass")
    assert owner(race, "yellow") == 2
    last = one(events, "bought", 3)
    assert (last["car"], last["price"], last.ruling) == (4, 4, "downforce 21")


@pytest.mark.ruling("downforce 22")
def test_the_last_lot_without_the_colour_costs_the_lowest_white_or_the_lowest_number(downforce: From) -> None:
    start = ("hand=A1,S1,S2,S4", "hand=A2,S3", "hand=A3,B3")
    prices = {
        "hand=E2,F1,G1": 1,
        "hand=C1,G1": 2,  # the lowest white, although orange has a 1
        "hand=B1,G1": 5,
        "hand=B2,F1": 1,
        "hand=F1,F2": 5,
    }
    for last_hand, price in prices.items():
        race = downforce(auction("yellow", *start, last_hand, **LATE, blue="sold owner=0"))
        events = bids(race, "-", "-", "bid A3", "pass")
        last = one(events, "bought", 3)
        assert (last["price"], last.ruling) == (price, "downforce 22")


@pytest.mark.ruling("downforce 23", "downforce 24")
def test_lots_set_aside_are_offered_again_in_order_to_seats_without_a_car(downforce: From) -> None:
    seats = ("hand=A1,S1,S3", "hand=A2,F6", "hand=A3,F5")
    text = auction(
        "yellow",
        *seats,
        black="sold owner=0",
        orange="sold owner=0",
        yellow="offered",
        red="aside",
        blue="aside",
        green="aside",
        head="aside=green,red,blue",
    )
    race = downforce(text)
    events = bids(race, "pass", "bid A2", "pass")
    assert one(events, "offered")["car"] == 4
    assert race.waiting == (2,)
    assert "pass" in race.options(2)
    passed = race.act(2, "pass")
    assert one(passed, "unsold")["car"] == 4
    assert one(passed, "offered")["car"] == 1


@pytest.mark.ruling("downforce 24", "downforce 100")
def test_in_the_second_round_nobody_may_pass_when_lots_equal_needy_seats(downforce: From) -> None:
    seats = ("hand=A1,S1,S3,S6,S5", "hand=A2,E1", "hand=E2,E3,F6")
    sold = dict.fromkeys(("black", "orange", "yellow", "green"), "sold owner=0")
    race = downforce(auction("blue", *seats, **sold, red="aside", head="again aside=red"))
    assert race.waiting == (1, 2)
    assert refused_by(race, 1, "pass") == "downforce 24"
    assert refused_by(race, 1, "bid E1") == "downforce 24"
    assert sorted(race.options(2)) == ["bid E2 second white", "bid E2 white", "bid E3 second white", "bid E3 white"]
    bids(race, "-", "bid A2", "bid E3 second white")
    assert (owner(race, "blue"), owner(race, "red")) == (1, 2)


@pytest.mark.ruling("downforce 25", "downforce 26")
def test_an_unsold_car_races_without_owner_and_its_cards_leave(downforce: From) -> None:
    seats = ("hand=A1,S1,S3", "hand=A2,S2,S4", "hand=A3,S5")
    sold = {"black": "sold owner=0", "orange": "sold owner=0", "red": "sold owner=1", "blue": "sold owner=1"}
    race = downforce(auction("yellow", *seats, **sold, green="sold owner=2", yellow="offered power=tricky"))
    events = bids(race, "pass", "pass", "pass")
    assert one(events, "unsold")["car"] == 5
    assert owner(race, "yellow") is None
    assert cell(race, "yellow") == 2
    assert not any("S6" in hand(race, seat) for seat in range(3))
    assert not any("tricky" in player["powers"] for player in race.view(None)["players"])


KEEP = {
    "black": "sold owner=0 power=tricky",
    "red": "sold owner=0 power=cunning",
    "orange": "sold owner=1 power=strategic",
    "blue": "sold owner=1",
    "green": "sold owner=2 power=determined",
}


@pytest.mark.ruling("downforce 27", "downforce 28")
def test_a_seat_keeps_one_of_several_powers_in_secret(downforce: From) -> None:
    seats = ("hand=A1,S1,S2 may=tricky,cunning", "hand=A2,S3,S4 may=strategic", "hand=A3,S5 may=determined")
    race = downforce(auction("yellow", *seats, **KEEP))
    bids(race, "pass", "pass", "pass")
    assert race.waiting == (0,)
    assert race.options(0) == ["keep cunning", "keep tricky"]
    race.act(0, "keep tricky")
    assert race.view(0)["players"][0]["power"] == "tricky"
    assert race.view(1)["players"][0]["power"] is None
    assert race.view(1)["players"][0]["powers"] == ["cunning", "tricky"]
    assert race.view(0)["players"][1]["power"] == "strategic"


@pytest.mark.ruling("downforce 28")
def test_kept_powers_lie_open_by_option(downforce: From) -> None:
    seats = ("hand=A1,S1,S2 may=tricky,cunning", "hand=A2,S3,S4 may=strategic", "hand=A3,S5 may=determined")
    race = downforce(auction("yellow", *seats, head="open", **KEEP))
    bids(race, "pass", "pass", "pass")
    race.act(0, "keep tricky")
    assert race.view(1)["players"][0]["power"] == "tricky"


@pytest.mark.ruling("downforce 85", "downforce 86", "downforce 106")
def test_two_players_keep_powers_then_pool_their_hands(downforce: From) -> None:
    seats = ("hand=A1,A2,A3,A4,B1,B2,B3,B4 front=S1,S2,S3 may=tricky,cunning", "hand=C1,C2,C3,C4,D1,D2,D3 front=S4,S5")
    lots = KEEP | {"orange": "sold owner=0", "blue": "sold owner=1", "green": "sold owner=1"}
    race = downforce(auction("yellow", *seats, **lots))
    bids(race, "pass", "pass")
    assert len(hand(race, 0)) == 8
    events = race.act(0, "keep tricky")
    assert one(events, "pooled")["cards"] == 15
    assert [len(hand(race, seat)) for seat in (0, 1)] == [7, 7]
    assert front(race, 0) == ["S1", "S2", "S3"]
    assert race.view(0)["pile_size"] == 1
    assert race.view(0)["players"][1]["known"] == []
