"""The end of a race: places, cars leaving the board, racing alone, withdrawing."""

from __future__ import annotations

import pytest

import paddock
from paddock.engine import Engine
from tests.games.heat.look import From, force, moving, of_kind, one, pile, where


@pytest.mark.ruling("heat 68")
def test_the_first_to_cross_may_still_lose_to_a_car_that_gets_farther(heat: From) -> None:
    race = heat("""
        heat usa laps=1
        0 gear=1 at=1.67.1 hand=4
        1 gear=2 at=1.66.1 hand=445
    """)
    race.act(0, "g1, 4")
    race.act(1, "g2, 4+5")
    race.act(1, "done")
    assert race.over
    assert race.standing() == [2, 1]


@pytest.mark.ruling("heat 68")
@pytest.mark.parametrize(("first", "second", "places"), [("2.3.1", "2.3.2", [1, 2]), ("2.3.2", "2.3.1", [2, 1])])
def test_on_one_space_the_racing_line_decides(heat: From, first: str, second: str, places: list[int]) -> None:
    race = heat(f"""
        heat usa laps=1 order=0,1 turn=1 step=react start=134 speed=7 adrenaline=1
        0 at={first}
        1 at={second} hand=1 play=34 shown
    """)
    race.act(1, "done")
    assert race.standing() == places


@pytest.mark.ruling("heat 68")
def test_cars_of_an_earlier_round_are_ahead_of_those_of_a_later_one(heat: From) -> None:
    race = heat("""
        heat usa laps=1
        0 at=2.1.1 home place=1
        1 gear=4 at=1.68.1 hand=4445
    """)
    race.act(1, "g4, 4+4+4+5")
    race.act(1, "done")
    assert where(race, 1) == "2.16.2"
    assert race.standing() == [1, 2]


@pytest.mark.ruling("heat 69")
def test_finished_cars_leave_the_board_at_the_end_of_the_round(heat: From) -> None:
    race = heat("""
        heat usa laps=1 order=0,1 turn=1 step=react start=100 speed=1 adrenaline=1
        0 at=2.3.1
        1 at=1.32.2 hand=1111111 play=1 shown
    """)
    assert race.view(None)["cars"][0]["status"] == "racing"
    events = race.act(1, "done, keep")
    assert one(events, "placed").seat == 0
    seen = race.view(None)
    assert (seen["cars"][0]["status"], seen["cars"][0]["space"], seen["cars"][0]["place"]) == ("home", None, 1)
    assert seen["order"] == [1]


@pytest.mark.ruling("heat 69")
def test_the_race_goes_on_until_every_car_has_finished(heat: From) -> None:
    race = heat("""
        heat usa laps=1
        0 at=2.1.1 home place=1
        1 at=2.2.1 home place=2
        2 gear=1 at=1.66.1 hand=1234 deck=1111111
    """)
    race.act(2, "g1, 1")
    race.act(2, "done, keep")
    assert not race.over
    race.act(2, "g1, 4")
    race.act(2, "done")
    assert race.over
    assert race.standing() == [1, 2, 3]


@pytest.mark.ruling("heat 72")
def test_a_race_of_one_car_runs_to_its_end_and_has_a_winner(engine: Engine) -> None:
    race = paddock.race("heat", circuit="italia", seats=1, laps=1, seed=4, engine=engine)
    while not race.over:
        race.act(0, engine.default_action(race._state, 0))
    assert race.standing() == [1]
    assert one(race.events, "placed").numbers == {"place": 1}


THREE_CARS = """
    heat usa laps=1 round=7
    0 gear=1 at=1.20.2 hand=1122 deck=1111 engine=H
    1 gear=1 at=1.15.2 hand=1122 deck=1111 engine=H
    2 gear=1 at=1.10.1 hand=1122 deck=1111 engine=H
"""


@pytest.mark.ruling("heat 70", "heat 138")
def test_a_seat_may_withdraw_at_any_time_and_gets_the_lowest_free_place(heat: From) -> None:
    race = heat(THREE_CARS)
    events = race.withdraw(0)
    assert one(events, "withdrew").numbers == {"place": 3}
    race.withdraw(2)
    assert race.waiting == (1,)
    assert race.standing() == [3, 1, 2]


@pytest.mark.ruling("heat 71")
def test_a_withdrawn_car_is_off_the_road_at_once_and_skipped(heat: From) -> None:
    race = heat(THREE_CARS.replace("at=1.20.2", "at=1.11.1"))
    for seat in range(3):
        race.act(seat, "g1, 1")
    race.withdraw(0)
    assert race.view(None)["cars"][0]["space"] is None
    assert race.view(None)["order"] == [1, 2]
    race.act(1, "done, keep")
    race.act(2, "done")
    assert where(race, 2) == "1.11.1"


@pytest.mark.ruling("heat 138")
@pytest.mark.parametrize("laid", ["", "g1", "g2, 1", "g1, 2"])
def test_a_seat_may_withdraw_while_it_plans_and_its_cards_are_cleared(heat: From, laid: str) -> None:
    race = heat(THREE_CARS)
    if laid:
        race.act(1, laid)
    race.withdraw(1)
    assert pile(race, 1, "play") == ""
    assert race.view(0)["cars"][1]["laid"] == 0
    assert race.waiting == (0, 2)


@pytest.mark.ruling("heat 138")
def test_the_last_seat_that_plans_may_withdraw_and_the_others_move(heat: From) -> None:
    race = heat(THREE_CARS)
    race.act(0, "g1, 1")
    race.act(2, "g1, 1")
    events = race.withdraw(1)
    assert [event.seat for event in of_kind(events, "moved")] == [0]
    assert race.waiting == (0,)


@pytest.mark.ruling("heat 138")
@pytest.mark.parametrize("step", ["react", "slipstream", "discard"])
def test_the_moving_car_may_withdraw_in_every_step_and_the_next_one_moves(heat: From, step: str) -> None:
    race = heat(THREE_CARS.replace("1.15.2", "1.20.1"))
    for seat in range(3):
        race.act(seat, "g1, 1")
    race.act(0, "done, keep")
    answers = {"react": [], "slipstream": ["done"], "discard": ["done", "stay"]}[step]
    for answer in answers:
        race.act(1, answer)
    assert race.view(None)["step"] == step
    race.withdraw(1)
    assert race.waiting == (2,)
    assert race.view(None)["step"] == "react"
    assert moving(race, "adrenaline") == 1
    assert pile(race, 1, "play") == ""


@pytest.mark.ruling("heat 138")
def test_the_last_car_of_the_round_withdraws_and_the_next_round_begins(heat: From) -> None:
    race = heat(THREE_CARS)
    for seat in range(3):
        race.act(seat, "g1, 1")
    race.act(0, "done, keep")
    race.act(1, "done, keep")
    race.withdraw(2)
    assert race.view(None)["round"] == 8
    assert race.waiting == (0, 1)


@pytest.mark.ruling("heat 138")
def test_a_race_that_everybody_leaves_is_over(heat: From) -> None:
    race = heat(THREE_CARS)
    for seat in (1, 0, 2):
        race.withdraw(seat)
    assert race.over
    assert race.standing() == [2, 3, 1]


@pytest.mark.ruling("heat 138")
def test_withdrawing_ends_the_race_if_only_finished_cars_are_left(heat: From) -> None:
    race = heat("""
        heat usa laps=1 order=0,1 turn=1 step=react start=100 speed=1 adrenaline=1
        0 at=2.3.1
        1 at=1.32.2 hand=1 play=1 shown
    """)
    race.withdraw(1)
    assert race.over
    assert race.standing() == [1, 2]


@pytest.mark.ruling("heat 138")
def test_nobody_withdraws_twice_or_after_the_finish_line(heat: From) -> None:
    race = heat("""
        heat usa laps=1 order=0,2,1 turn=2 step=react start=100 speed=1 adrenaline=1
        0 at=2.3.1
        1 at=1.32.2 hand=1 play=1 shown
        2 at=1.40.2 hand=1
    """)
    race.withdraw(2)
    for seat in (0, 2):
        with pytest.raises(paddock.Refused) as refused:
            race.withdraw(seat)
        assert refused.value.ruling == "heat 138"


@pytest.mark.ruling("heat 71", "heat 138")
def test_a_withdrawn_car_no_longer_blocks(heat: From) -> None:
    race = heat("""
        heat usa order=0,1,2
        0 gear=2 at=1.2.1 hand=34111 engine=H
        1 at=1.9.1 plan=cards play=0
        2 at=1.9.2 plan=cards play=0
    """)
    race.withdraw(1)
    race.act(0, "g2, 3+4")
    assert where(race, 0) == "1.9.1"


@pytest.mark.ruling("heat 138")
def test_luck_goes_on_after_a_withdrawal(heat: From) -> None:
    """A withdrawal may let another car move, whose luck is forced like any other."""
    race = heat(THREE_CARS.replace("hand=1122", "hand=11S2"))
    race.act(0, "g1, stress")
    race.act(2, "g1, 1")
    events = race.withdraw(1, force("1"))
    assert one(events, "flipped", 0)["card"] == 1
