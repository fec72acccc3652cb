"""The round: its steps in order, one car after another."""

from __future__ import annotations

import pytest

import paddock
from paddock.engine import Engine
from tests.games.heat.look import From, force, of_kind, refused_by

TWO_CARS = """
    heat usa round=3
    0 gear=1 at=1.5.1 hand=1234 deck=1111 engine=H
    1 gear=2 at=1.4.1 hand=1234 deck=1111 engine=H
"""


@pytest.mark.ruling("heat 9")
def test_the_front_car_does_all_its_steps_before_the_next_one_reveals(heat: From) -> None:
    race = heat(TWO_CARS)
    race.act(1, "g2, 3+4")
    race.act(0, "g1, 1")
    assert race.waiting == (0,)
    assert refused_by(race, 1, "done") == "heat 9"
    assert not of_kind(race.events, "revealed", 1)
    race.act(0, "done")
    assert race.view(None)["step"] == "discard"
    events = race.act(0, "keep", force("1 1 1 1"))
    assert [event.kind for event in events if event.seat == 1][:3] == ["revealed", "revealed", "speed"]


@pytest.mark.ruling("heat 9")
def test_the_order_is_kept_for_the_round_and_made_anew_for_the_next(heat: From) -> None:
    race = heat(TWO_CARS)
    race.act(0, "g1, 1")
    race.act(1, "g2, 3+4")
    race.act(0, "done, keep")
    assert race.view(None)["order"] == [0, 1]
    race.act(1, "done, keep")
    assert race.view(None)["round"] == 4
    assert race.view(None)["order"] == [1, 0]


@pytest.mark.ruling("heat 9")
def test_an_answer_of_several_actions_is_taken_whole_or_not_at_all(heat: From) -> None:
    race = heat(TWO_CARS)
    assert refused_by(race, 0, "g2, 1+heat") == "heat 12"
    assert race.options(0) == ["g1", "g2", "g3"]


@pytest.mark.ruling("heat 9")
def test_a_seat_may_think_again_until_cards_come_out(heat: From) -> None:
    race = heat(TWO_CARS)
    race.act(0, "g3, 1+2+3")
    race.undo(0)
    race.act(0, "g1, 1")
    race.act(1, "g2, 3+4")
    assert not race.can_undo(0) and not race.can_undo(1)
    with pytest.raises(paddock.Refused):
        race.undo(0)


@pytest.mark.ruling("heat 36", "heat 63")
def test_a_quiet_driver_brings_every_race_home(engine: Engine) -> None:
    race = paddock.race("heat", circuit="france", seats=3, laps=1, seed=2, engine=engine)
    for _ in range(2000):
        if race.over:
            break
        seat = race.waiting[0]
        race.act(seat, engine.default_action(race._state, seat))
    assert sorted(race.standing()) == [1, 2, 3]
