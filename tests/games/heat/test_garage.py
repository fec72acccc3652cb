"""The garage: how cars get their upgrades."""

from __future__ import annotations

from typing import Any

import pytest

import paddock
from paddock.engine import Engine
from paddock.race import Race
from tests.games.heat.look import HEAT, From, cards_in, force, of_kind, pile, refused_by
from tests.reading import position

BASIC = [f"b{i:02}" for i in range(1, 18)]


def opened(engine: Engine, draws: str, **options: Any) -> Race:
    """A race that has begun with these draws."""
    race = Race(HEAT, HEAT.setup.read_options(options), seed=1, engine=engine)
    race.begin(force(draws))
    return race


def offer(race: Race) -> list[str]:
    return list(race.view(None)["modules"]["offer"])


def pick_first(race: Race, times: int) -> list[int]:
    """Whoever is asked takes the first card; the seats in the order in which they were asked."""
    asked = []
    for _ in range(times):
        (seat,) = race.waiting
        asked.append(seat)
        race.act(seat, race.options(seat)[0])
    return asked


def upgrades(race: Race, seat: int) -> list[str]:
    return list(race.view(None)["cars"][seat]["upgrades"])


@pytest.mark.ruling("heat 74")
@pytest.mark.parametrize("seats", [1, 2, 3, 6])
def test_a_round_offers_three_cards_more_than_there_are_players(engine: Engine, seats: int) -> None:
    race = paddock.race("heat", seats=seats, garage="basic", seed=2, engine=engine)
    assert len(offer(race)) == seats + 3
    assert set(offer(race)) <= set(BASIC)
    assert race.view(None)["step"] == "draft"
    assert race.view(None)["cars"][0]["hand_size"] == 0


@pytest.mark.ruling("heat 74")
def test_the_last_on_the_grid_picks_first_then_pole_then_the_last_again(engine: Engine) -> None:
    race = paddock.race("heat", seats=3, grid=[1, 2, 0], garage="both", seed=2, engine=engine)
    assert pick_first(race, 9) == [0, 2, 1, 1, 2, 0, 0, 2, 1]
    assert race.view(None)["step"] == "planning"
    assert all(len(upgrades(race, seat)) == 3 for seat in range(3))


@pytest.mark.ruling("heat 74")
def test_what_is_left_over_of_a_round_is_out_of_the_race(engine: Engine) -> None:
    race = paddock.race("heat", seats=2, garage="basic", seed=2, engine=engine)
    assert race.view(None)["modules"]["upgrades_left"] == 34 - 5
    pick_first(race, 2)
    assert race.view(None)["modules"]["upgrades_left"] == 34 - 10
    pick_first(race, 4)
    assert race.view(None)["modules"]["upgrades_left"] == 34 - 15
    assert offer(race) == []


@pytest.mark.ruling("heat 74")
def test_only_a_card_of_the_offer_can_be_picked_and_only_by_the_seat_whose_turn_it_is(engine: Engine) -> None:
    race = opened(engine, "b01 b02 b03 b04 b05", seats=2, grid=[0, 1], garage="basic")
    assert race.options(1) == ["pick b01", "pick b02", "pick b03", "pick b04", "pick b05"]
    assert refused_by(race, 1, "pick b06") == "heat 74"
    assert refused_by(race, 1, "keep") == "heat 74"
    assert refused_by(race, 0, "pick b01") == "heat 9"
    race.act(1, "pick b03")
    assert race.options(0) == ["pick b01", "pick b02", "pick b04", "pick b05"]


@pytest.mark.ruling("heat 73", "heat 74")
def test_drafted_cards_are_shuffled_into_the_deck_and_then_hands_are_drawn(engine: Engine) -> None:
    race = opened(engine, "b01 b02 b17 b04", seats=1, garage="basic")
    race.act(0, "pick b17", force("b05 b06 b07 b08"))
    race.act(0, "pick b07", force("b09 b10 b11 b12"))
    race.act(0, "pick b11", force("1 1 1 H b07 b11 S"))
    assert pile(race, 0, "hand") == "111HS+b07+b11"
    assert pile(race, 0, "deck") == "222333444SS"
    assert upgrades(race, 0) == ["b17", "b07", "b11"]


@pytest.mark.ruling("heat 74", "heat 1")
def test_with_a_garage_the_starting_upgrades_stay_in_the_box(engine: Engine) -> None:
    race = paddock.race("heat", seats=1, garage="basic", seed=2, engine=engine)
    assert pile(race, 0, "deck") == "111222333444SSS"


@pytest.mark.ruling("heat 74")
def test_legends_neither_draft_nor_count_for_the_offer(engine: Engine) -> None:
    race = paddock.race("heat", seats=2, legends=3, grid=[2, 0, 3, 1, 4], garage="basic", seed=2, engine=engine)
    assert len(offer(race)) == 2 + 3
    assert pick_first(race, 6) == [1, 0, 0, 1, 1, 0]
    assert race.view(None)["step"] == "planning"
    assert upgrades(race, 3) == []


@pytest.mark.ruling("heat 73")
def test_in_a_single_race_weather_and_roads_are_known_before_the_draft(engine: Engine) -> None:
    race = paddock.race("heat", seats=2, garage="basic", weather="random", roads="random", seed=2, engine=engine)
    kinds = [event.kind for event in race.events]
    assert kinds.index("weather") < kinds.index("road") < kinds.index("offered")
    assert "drew" not in kinds


@pytest.mark.ruling("heat 75")
def test_the_quick_draft_deals_three_random_basic_upgrades_each(engine: Engine) -> None:
    race = paddock.race("heat", seats=3, garage="basic", draft="quick", seed=2, engine=engine)
    assert race.view(None)["step"] == "planning"
    dealt = [upgrades(race, seat) for seat in range(3)]
    assert [len(cards) for cards in dealt] == [3, 3, 3]
    assert {card for cards in dealt for card in cards} <= set(BASIC)
    for seat in range(3):
        owned = pile(race, seat, "deck") + pile(race, seat, "hand")
        assert all(card in owned for card in dealt[seat] if card != "b17")


@pytest.mark.ruling("heat 76", "heat 132")
def test_the_snake_draft_goes_there_and_back_twice_and_round_two_starts_with_pole(engine: Engine) -> None:
    race = paddock.race("heat", seats=3, grid=[1, 2, 0], garage="both", draft="snake", seed=2, engine=engine)
    assert len(offer(race)) == 2 * 3 + 3
    assert pick_first(race, 6) == [0, 2, 1, 1, 2, 0]
    assert len(offer(race)) == 2 * 3 + 3
    assert pick_first(race, 6) == [1, 2, 0, 0, 2, 1]
    assert race.view(None)["step"] == "prune"


@pytest.mark.ruling("heat 76")
def test_after_a_snake_draft_each_discards_one_of_four_at_once(engine: Engine) -> None:
    race = paddock.race("heat", seats=2, garage="both", draft="snake", seed=2, engine=engine)
    pick_first(race, 8)
    assert race.waiting == (0, 1)
    four = upgrades(race, 1)
    assert sorted(race.options(1)) == sorted({f"give {card}" for card in four})
    assert refused_by(race, 1, "keep") == "heat 74"
    race.act(1, f"give {four[2]}")
    assert upgrades(race, 1) == [*four[:2], *four[3:]]
    assert race.view(None)["waiting"] == [0]
    race.act(0, race.options(0)[0])
    assert race.view(None)["step"] == "planning"
    assert all(len(upgrades(race, seat)) == 3 for seat in (0, 1))


@pytest.mark.ruling("heat 77")
def test_a_deck_may_hold_any_categories_and_even_equal_cards(engine: Engine) -> None:
    race = opened(engine, "b01 b02 b03 b04", seats=1, garage="basic")
    race.act(0, "pick b01", force("b01 b02 b03 b04"))
    race.act(0, "pick b01", force("b05 b06 b07 b08"))
    race.act(0, "pick b05")
    assert upgrades(race, 0) == ["b01", "b01", "b05"]


@pytest.mark.ruling("heat 71", "heat 74")
def test_a_seat_that_withdraws_is_skipped_in_the_draft_and_after(engine: Engine) -> None:
    race = paddock.race("heat", seats=3, grid=[0, 1, 2], garage="both", seed=2, engine=engine)
    pick_first(race, 1)
    race.withdraw(1)
    assert race.waiting == (0,)
    assert pick_first(race, 5) == [0, 0, 2, 2, 0]
    assert race.view(None)["step"] == "planning"
    assert race.view(None)["waiting"] == [0, 2]
    assert len(pile(race, 1, "hand")) == 0


# The draft of a season.


def season(engine: Engine, draws: str, **options: Any) -> Race:
    return opened(engine, draws, event="e10", garage="basic", **options)


@pytest.mark.ruling("heat 99")
def test_a_season_race_gives_one_upgrade_each_from_the_last_on_the_grid_forward(engine: Engine) -> None:
    race = season(engine, "b01 b02 b03 b04 b05 b06", seats=3, grid=[1, 2, 0])
    assert pick_first(race, 3) == [0, 2, 1]
    assert [upgrades(race, seat) for seat in range(3)] == [["b01"], ["b03"], ["b02"]]
    assert race.view(None)["step"] == "swap"


@pytest.mark.ruling("heat 99", "heat 135")
def test_then_the_last_on_the_grid_may_swap_one_upgrade_old_or_new_for_a_card_left_over(engine: Engine) -> None:
    race = season(engine, "b01 b02 b03 b04 b05", seats=2, grid=[1, 0], upgrades=["a07+a15", "-"], sponsors=["s01", "-"])
    pick_first(race, 2)
    assert race.waiting == (0,)
    assert race.options(0) == ["keep", "give b01", "give a07", "give a15"]
    assert refused_by(race, 0, "give s01") == "heat 99"
    assert refused_by(race, 0, "pick b03") == "heat 74"
    race.act(0, "give a07")
    assert race.view(1)["modules"]["giving"] == "a07"
    assert race.options(0) == ["pick b03", "pick b04", "pick b05"]
    events = race.act(0, "pick b04")
    assert upgrades(race, 0) == ["a15", "b01", "b04"]
    assert of_kind(events, "swapped")[0]["card"] == 8 + 17 + 6
    assert race.view(None)["step"] == "planning"
    left = position(race).market[0]
    assert sum(left) == 34 - 3 + 1, "what is left over, the card given too, goes back into the pile"
    assert left[8 + 17 + 6] == 1


@pytest.mark.ruling("heat 99")
def test_the_swap_may_be_left(engine: Engine) -> None:
    race = season(engine, "b01 b02 b03 b04 b05", seats=2, grid=[1, 0])
    pick_first(race, 2)
    race.act(0, "keep")
    assert (upgrades(race, 0), upgrades(race, 1)) == (["b01"], ["b02"])
    assert race.view(None)["step"] == "planning"


@pytest.mark.ruling("heat 99")
def test_legends_are_left_aside_when_the_last_on_the_grid_swaps(engine: Engine) -> None:
    race = season(engine, "b01 b02 b03 b04 b05", seats=2, legends=2, grid=[0, 1, 2, 3])
    pick_first(race, 2)
    assert (race.view(None)["step"], race.waiting) == ("swap", (1,))


@pytest.mark.ruling("heat 144", "heat 99", "heat 71")
def test_a_swap_under_way_survives_the_withdrawal_of_another_seat_but_not_of_its_own(engine: Engine) -> None:
    def swapping() -> Race:
        race = season(engine, "b01 b02 b03 b04 b05 b06", seats=3, grid=[1, 2, 0])
        pick_first(race, 3)
        race.act(0, "give b01")
        return race

    race = swapping()
    race.withdraw(2)
    assert race.options(0) == ["pick b04", "pick b05", "pick b06"]
    race = swapping()
    race.withdraw(0)
    assert (race.waiting, race.options(2)) == ((2,), ["keep", "give b02"])
    race.act(2, "give b02, pick b05")
    assert (upgrades(race, 0), upgrades(race, 2)) == (["b01"], ["b05"]), "what the first one gave stays with its car"
    race = swapping()
    race.withdraw(0)
    race.withdraw(2)
    assert race.waiting == (1,), "the right passes on from the rear to the front"
    race.withdraw(1)
    assert race.over


@pytest.mark.ruling("heat 98")
def test_before_a_season_race_draft_and_sponsors_come_before_the_weather(engine: Engine) -> None:
    race = paddock.race(
        "heat", event="e01", seats=2, garage="both", weather="random", roads="random", seed=2, engine=engine
    )
    pick_first(race, 2)
    assert not of_kind(race.events, "weather")
    race.act(race.waiting[0], "keep")
    kinds = [event.kind for event in race.events]
    steps = ("grid", "offered", "picked", "sponsored", "weather", "road", "drew", "round")
    assert [kinds.index(kind) for kind in steps] == sorted(kinds.index(kind) for kind in steps)


@pytest.mark.ruling("heat 100")
@pytest.mark.parametrize(("event", "hand"), [("e01", 7), ("e05", 8), ("e07", 7), ("e09", 6), ("e10", 7)])
def test_sponsors_are_drawn_into_the_hand_first_which_is_then_filled_up(engine: Engine, event: str, hand: int) -> None:
    given = {"e01": 2, "e05": 1, "e07": 3, "e09": 1, "e10": 0}[event]
    race = paddock.race("heat", event=event, seats=2, sponsors=["s01+s02", "-"], seed=2, engine=engine)
    for seat in (0, 1):
        held = race.view(seat)["cars"][seat]
        assert held["hand_size"] == hand
        assert len(cards_in(race.events, "sponsored", seat)) == held["unseen_sponsors"] == given
    in_deck_or_hand = pile(race, 0, "deck") + pile(race, 0, "hand")
    assert in_deck_or_hand.count("+s0") == given + 2, "sponsors kept from earlier races are shuffled into the deck"


@pytest.mark.ruling("heat 100", "heat 71")
def test_a_seat_that_has_withdrawn_gets_no_sponsors(engine: Engine) -> None:
    race = paddock.race("heat", event="e07", seats=2, garage="basic", grid=[0, 1], seed=2, engine=engine)
    race.withdraw(1)
    pick_first(race, 1)
    race.act(0, "keep")
    assert not cards_in(race.events, "sponsored", 1)
    assert len(cards_in(race.events, "sponsored", 0)) == 3


@pytest.mark.ruling("heat 138", "heat 101")
def test_sponsors_laid_face_down_by_a_seat_that_withdraws_are_shown_and_spent(heat: From) -> None:
    race = heat("""
        heat gb garage season sponsors=+s01
        0 gear=2 at=1.5.1 hand=12+s02+s03 secret=+s02+s03 deck=111 engine=H
        1 at=1.2.1 hand=1111 deck=111
    """)
    race.act(0, "g2, 1+s02")
    events = race.withdraw(0)
    assert cards_in(events, "spent") == ["s02"]
    assert race.view(None)["cars"][0]["unseen_sponsors"] == 1
    assert pile(race, 0, "discard") == "1"
