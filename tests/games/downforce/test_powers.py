"""The six powers."""

from __future__ import annotations

import pytest

from paddock.race import Race
from tests.games.downforce.look import From, cell, of_kind, on_track, one, place, refused_by


def kept(power: str, cards: str = "F2,F1") -> str:
    return f"hand={cards} may={power} power={power}"


def drive(race: Race, seat: int, *steps: int) -> None:
    for step in steps:
        race.act(seat, f"step {step}")


@pytest.mark.ruling("downforce 52")
def test_aggressive_drives_the_own_top_bar_one_step_farther(downforce: From) -> None:
    race = downforce(on_track("step=play", kept("aggressive"), "hand=F3", red="3 0 aggressive", green="5 1"))
    race.act(0, "play F2")
    drive(race, 0, 6, 9, 12, 15, 18)
    assert race.options(0) == ["stop", "step 21", "step 22"]
    events = race.act(0, "step 22")
    assert one(events, "farther", 0).numbers == {"car": 1, "power": 0, "steps": 1}
    assert cell(race, "red") == 22
    assert race.waiting == (1,)


@pytest.mark.ruling("downforce 52", "downforce 28")
def test_aggressive_is_optional_and_counts_for_speed_8(downforce: From) -> None:
    text = on_track("step=play", kept("aggressive", "F1") + " front=S2", "hand=F3", red="3 0 aggressive", green="5 1")
    race = downforce(text)
    race.act(0, "play S2")
    drive(race, 0, 6, 9, 12, 15, 18, 21, 24, 27)
    assert "stop" in race.options(0)
    race.act(0, "stop")
    assert cell(race, "red") == 27


@pytest.mark.ruling("downforce 52")
def test_aggressive_does_not_count_for_a_white_top_bar_or_a_lower_bar(downforce: From) -> None:
    race = downforce(on_track("step=play", kept("aggressive", "G1,F1"), "hand=F3", red="3 0 aggressive", green="5 1"))
    race.act(0, "play G1")
    race.act(0, "take red")
    drive(race, 0, 6, 9, 12, 15, 18)
    assert race.waiting == (1,)


@pytest.mark.ruling("downforce 53", "downforce 54")
def test_cunning_steers_own_cars_on_other_players_cards(downforce: From) -> None:
    race = downforce(on_track("step=play", "hand=F3,F1", kept("cunning", "F4,F5"), orange="4 1 cunning", green="3 0"))
    events = race.act(0, "play F3")
    assert one(events, "steers", 1)["car"] == 2
    assert race.waiting == (1,)
    race.act(1, "step 7")
    race.act(1, "leave")
    assert race.waiting == (0,)
    assert refused_by(race, 0, "leave") == "downforce 53"
    drive(race, 0, 9, 12, 15, 18)
    assert cell(race, "orange") == 18


@pytest.mark.ruling("downforce 53")
def test_on_a_time_limit_the_card_player_steers(downforce: From) -> None:
    race = downforce(on_track("step=play", "hand=F3,F1", kept("cunning", "F4,F5"), orange="4 1 cunning", green="3 0"))
    race.act(0, "play F3")
    copy = race.imagined(1, race.dealer.control)
    assert race.game.actions.text(race.engine.default_action(copy, 1)) == "leave"


@pytest.mark.ruling("downforce 54", "downforce 53")
def test_cunning_may_steer_into_a_dead_end_and_leaves_the_choice_for_white_bars(downforce: From) -> None:
    text = on_track(
        "step=play",
        "hand=G1,F1",
        kept("cunning", "F4,F5"),
        red="28 1 cunning",
        green="33 0",
        blue="34 0",
        black="32 0",
    )
    race = downforce(text)
    race.act(0, "play G1")
    assert race.waiting == (0,)
    race.act(0, "take red")
    assert race.waiting == (1,)
    race.act(1, "step 31")
    assert cell(race, "red") == 31


@pytest.mark.ruling("downforce 28", "downforce 53")
def test_a_hidden_power_is_shown_when_used_and_cunning_is_ruled_out_when_not(downforce: From) -> None:
    seats = ("hand=F3,F1", "hand=F2 may=cunning,tricky power=tricky")
    text = on_track("step=play", *seats, orange="4 1 cunning", red="5 1 tricky", green="3 0")
    race = downforce(text)
    race.act(0, "play F3")
    assert race.waiting == (0,)
    assert race.view(0)["players"][1]["powers"] == ["tricky"]
    race = downforce(text.replace("cunning,tricky power=tricky", "cunning,tricky power=cunning"))
    events = race.act(0, "play F3")
    assert one(events, "shown", 1)["power"] == 1
    assert race.waiting == (1,)


@pytest.mark.ruling("downforce 55")
def test_strategic_leaves_out_one_bar_of_the_own_card(downforce: From) -> None:
    race = downforce(
        on_track("step=play", kept("strategic", "D2,F1"), "hand=F3", red="3 1", black="4 0 strategic", green="5 1")
    )
    race.act(0, "play D2")
    assert race.options(0) == ["go", "skip"]
    events = race.act(0, "skip")
    assert one(events, "left-out", 0).numbers == {"colour": 1, "steps": 6}
    assert cell(race, "red") == 3
    assert race.decision(0).kind == "move", "only one bar of a card"  # type: ignore[union-attr]


@pytest.mark.ruling("downforce 55")
def test_strategic_may_leave_out_the_only_bar_and_a_white_bar(downforce: From) -> None:
    text = on_track("step=play", kept("strategic", "G1,F2"), "hand=F3", red="3 1", black="4 0 strategic", green="5 1")
    race = downforce(text)
    race.act(0, "play G1")
    assert "skip" in race.options(0)
    race.act(0, "skip")
    assert race.waiting == (1,)
    race = downforce(text)
    race.act(0, "play F2")
    race.act(0, "skip")
    assert cell(race, "red") == 3


@pytest.mark.ruling("downforce 102")
def test_strategic_is_not_asked_about_a_car_that_cannot_move(downforce: From) -> None:
    race = downforce(on_track("step=play", kept("strategic", "F2,F1"), "hand=F3", red="50 1", black="53 0 strategic"))
    race.act(0, "play F2")
    assert race.waiting == (1,)


@pytest.mark.ruling("downforce 56")
def test_tricky_runs_the_own_card_from_the_bottom_up(downforce: From) -> None:
    text = on_track(
        "step=play", kept("tricky", "B1,F2"), "hand=F3", black="3 0 tricky", red="4 1", yellow="9 1", orange="5 1"
    )
    race = downforce(text)
    assert "play B1 upward" in race.options(0)
    race.act(0, "play B1 upward")
    while race.waiting == (0,):
        race.act(0, race.options(0)[0])
    drives = [(event["car"], event["steps"]) for event in of_kind(race.events, "drove")]
    assert drives == [(2, 1), (5, 2), (1, 4), (0, 6)]
    race = downforce(text)
    race.act(0, "play B1")
    while race.waiting == (0,):
        race.act(0, race.options(0)[0])
    assert [event["steps"] for event in of_kind(race.events, "drove")] == [6, 4, 2, 1]


@pytest.mark.ruling("downforce 102", "downforce 56")
def test_tricky_is_not_asked_about_a_card_with_one_bar_and_nobody_else_has_it(downforce: From) -> None:
    race = downforce(on_track("step=play", kept("tricky", "F2,F1"), "hand=B1", red="3 0 tricky", green="5 1"))
    assert race.options(0) == ["play F1", "play F2"]
    assert refused_by(race, 0, "play F2 upward") == "downforce 102"
    race = downforce(on_track("step=play player=1", kept("tricky", "F2,F1"), "hand=B1", red="3 0 tricky", green="5 1"))
    assert refused_by(race, 1, "play B1 upward") == "downforce 56"


@pytest.mark.ruling("downforce 57", "downforce 62")
def test_unpredictable_gives_a_white_bar_to_a_printed_colour_which_moves_twice(downforce: From) -> None:
    race = downforce(
        on_track("step=play", kept("unpredictable", "E2,F1"), "hand=F3", red="3 0 unpredictable", green="5 1")
    )
    race.act(0, "play E2")
    drive(race, 0, 6, 9, 12, 15, 18)
    assert "take red" in race.options(0)
    race.act(0, "take red")
    drive(race, 0, 21, 24, 27)
    assert refused_by(race, 0, "take red") == "downforce 39"
    assert cell(race, "red") == 27


@pytest.mark.ruling("downforce 58", "downforce 60")
def test_determined_drives_two_more_after_rectangular_cells_only(downforce: From) -> None:
    text = on_track("step=play", kept("determined"), "hand=F3", red="12 0 determined", green="5 1")
    race = downforce(text)
    race.act(0, "play F2")
    drive(race, 0, 15, 18, 21, 24, 27)
    assert race.options(0) == ["stop", "step 30", "step 32"]
    race.act(0, "step 30")
    race.act(0, "step 33")
    assert cell(race, "red") == 33
    assert race.waiting == (1,)


@pytest.mark.ruling("downforce 60")
def test_determined_is_worth_one_step_by_option(downforce: From) -> None:
    race = downforce(
        on_track("determined=1 step=play", kept("determined"), "hand=F3", red="3 0 determined", green="5 1")
    )
    race.act(0, "play F2")
    drive(race, 0, 6, 9, 12, 15, 18, 21)
    assert cell(race, "red") == 21
    assert race.waiting == (1,)


@pytest.mark.ruling("downforce 58")
def test_determined_needs_rectangular_cells_but_may_start_anywhere(downforce: From) -> None:
    race = downforce(on_track("step=play", kept("determined"), "hand=F3", red="27 0 determined", green="5 1"))
    race.act(0, "play F2")
    while race.view(None)["step"] == "move":
        race.act(0, race.options(0)[0])
    assert race.view(None)["step"] == "bet"
    seats = (kept("determined", "D1,F1"), "hand=F3")
    race = downforce(
        on_track("step=play", *seats, red="34 0 determined", black="home 1 1", orange="home 2 1", green="5 1")
    )
    race.act(0, "play D1")
    race.act(0, race.options(0)[0])
    assert race.view(None)["step"] == "bonus"


@pytest.mark.ruling("downforce 59")
def test_determined_works_for_every_bar_on_own_cards_only(downforce: From) -> None:
    seats = (kept("determined", "E1,F2"), "hand=F3,F4")
    text = on_track("step=play", *seats, red="3 0 determined", orange="4 0", green="5 1", black="home 1 1")
    race = downforce(text)
    race.act(0, "play E1")
    race.act(0, "take red")
    drive(race, 0, 6, 9, 12)
    assert race.decision(0).kind == "bonus"  # type: ignore[union-attr]
    race.act(0, "step 15")
    race.act(0, "step 18")
    race.act(0, "take orange")
    race.act(0, "step 7")
    assert race.decision(0).kind == "bonus", "each car separately"  # type: ignore[union-attr]
    race = downforce(text.replace("step=play", "step=play player=1"))
    race.act(1, "play F3")
    drive(race, 1, 7, 10, 13, 16, 19)
    assert race.waiting == (0,)
    assert race.decision(0).kind == "play"  # type: ignore[union-attr]


@pytest.mark.ruling("downforce 103")
def test_a_determined_bonus_is_taken_whole_as_far_as_the_road_is_free(downforce: From) -> None:
    seats = (kept("determined", "D1,F1"), "hand=F3")
    text = on_track(
        "step=play",
        *seats,
        red="35 0 determined",
        black="home 1 1",
        orange="home 2 1",
        green="43 1",
        blue="42 1",
        yellow="44 1",
    )
    race = downforce(text)
    race.act(0, "play D1")
    race.act(0, "step 37")
    assert race.decision(0).kind == "move"  # type: ignore[union-attr]
    race.act(0, "step 40")
    assert race.view(None)["step"] == "bet", "a bend on the way gives no bonus"
    race = downforce(text.replace("red cell=35", "red cell=33"))
    race.act(0, "play D1")
    race.act(0, "step 35")
    race.act(0, "step 37")
    assert race.options(0) == ["stop", "step 39", "step 40"]
    events = race.act(0, "step 40")
    assert one(events, "blocked")["lost"] == 1
    assert cell(race, "red") == 40


@pytest.mark.ruling("downforce 61")
def test_the_finish_line_ends_the_movement_without_bonus(downforce: From) -> None:
    race = downforce(
        on_track(
            "step=play crossed=3 bets=3",
            kept("aggressive") + " bets=red,red,red",
            "hand=F3 bets=red,red,red",
            red="134 0 aggressive",
            green="5 1",
            black="6 1",
            orange="7 1",
            blue="8 1",
            yellow="9 1",
        )
    )
    race.act(0, "play F2")
    race.act(0, "step 137")
    assert place(race, "red") == 1
    assert race.waiting == (1,)
