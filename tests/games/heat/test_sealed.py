"""Gear and cards are one sealed answer: gears are seen when all have planned, all at once (heat 139)."""

from __future__ import annotations

from typing import Any

import pytest

import paddock
from paddock import record
from paddock.dealer import seeded
from paddock.engine import Engine
from tests.games.heat.look import HEAT, From, gear, of_kind, pile, refused_by
from tests.reading import position

THREE_CARS = """
    heat usa
    0 gear=2 at=1.5.1 hand=0123445 deck=12 engine=HHH
    1 gear=2 at=1.4.1 hand=1233SHH deck=12 engine=HH
    2 gear=3 at=1.2.1 hand=1233445 deck=12 engine=HH
"""


@pytest.mark.ruling("heat 139")
def test_nobody_sees_a_gear_its_heat_or_how_many_cards_were_laid_while_others_plan(heat: From) -> None:
    race = heat(THREE_CARS)
    before = race.view(1)["cars"][0]
    race.act(0, "g4, 0+1+2+3")
    for seat in (None, 1, 2):
        seen = race.view(seat)["cars"][0]
        assert seen == before | {"geared": True, "planned": True}
        assert [event.kind for event in race.events_for(seat)] == ["ready"]
    own = race.view(0)["cars"][0]
    assert (own["gear"], own["meant"], own["laid"], own["engine"]) == (2, 4, 4, 3)
    assert pile(race, 0, "engine") == "HHH"


@pytest.mark.ruling("heat 139")
def test_when_all_have_planned_every_gear_opens_and_is_paid_before_anybody_moves(heat: From) -> None:
    race = heat(THREE_CARS)
    race.act(2, "g1, 1")
    race.act(0, "g4, 0+1+2+3")
    events = race.act(1, "g2, 1+2")
    told = [(event.kind, event.seat) for event in events if event.kind not in ("meant", "laid", "ready")]
    opened = [("unsealed", None), ("shifted", 0), ("paid", 0), ("shifted", 1), ("shifted", 2), ("paid", 2)]
    assert told[: len(opened)] == opened
    assert told[len(opened)] == ("revealed", 0)
    assert [gear(race, seat) for seat in range(3)] == [4, 2, 1]
    assert [car["engine"] for car in race.view(None)["cars"]] == [2, 2, 1]
    assert [car["laid"] for car in race.view(None)["cars"]] == [4, 2, 1]


@pytest.mark.ruling("heat 139")
def test_waiting_does_not_pay_the_numbers_for_learning_do_not_tell_a_gear(heat: From, engine: Engine) -> None:
    """Two plans that differ in gear and cards look the same to another seat, in every form."""
    shown = []
    for answer in ("g4, 0+1+2+3", "g1, 5"):
        race = heat(THREE_CARS)
        race.act(0, answer)
        out = engine.Observation()
        engine.encode(race._state, 1, out)
        shown.append((race.view(1), race.view(None), out.save()))
    assert shown[0] == shown[1]


@pytest.mark.ruling("heat 139")
def test_others_imagine_any_gear_that_could_have_been_planned(heat: From, engine: Engine) -> None:
    race = heat(THREE_CARS)
    race.act(0, "g4, 0+1+2+3")
    race.act(1, "g2")
    luck = seeded(engine, 3)
    dreamt = []
    for _ in range(80):
        copy = race.imagined(2, luck)
        s: Any = HEAT.plain(copy, position(race).course)
        assert HEAT.view.view(s, 2) == race.seen_by(2)
        dreamt.append((s.meant[0], sum(s.cards[0][2]), s.meant[1], sum(s.cards[1][2])))
    assert {(gear, laid) for gear, laid, _, _ in dreamt} == {(1, 1), (2, 2), (3, 3), (4, 4)}
    assert {gear for _, _, gear, _ in dreamt} == {1, 2, 3, 4}
    assert {laid for _, _, _, laid in dreamt} == {0}


@pytest.mark.ruling("heat 139")
def test_a_sealed_plan_may_be_taken_back_while_others_plan_and_theirs_stay(heat: From) -> None:
    race = heat(THREE_CARS)
    race.act(0, "g4")
    race.act(1, "g2, 1+2")
    race.act(0, "0+1+2+3")
    race.act(2, "g3")
    assert race.can_undo(0) and race.can_undo(1) and race.can_undo(2)
    race.undo(1)
    assert race.waiting == (1, 2)
    assert position(race).meant[:3] == [4, 0, 3]
    race.undo(0)
    race.undo(0)
    assert position(race).meant[:3] == [0, 0, 3]
    assert refused_by(race, 2, "g2") == "heat 12"
    for seat, answer in ((0, "g1, 5"), (1, "g1, 1"), (2, "1+2+3")):
        race.act(seat, answer)
    assert [gear(race, seat) for seat in range(3)] == [1, 1, 3]
    assert not any(race.can_undo(seat) for seat in range(3))


@pytest.mark.ruling("heat 139")
def test_a_race_with_plans_taken_back_replays(engine: Engine) -> None:
    race = paddock.race("heat", seats=3, seed=5, engine=engine)
    for seat in range(3):
        race.act(seat, "g2")
    race.undo(1)
    race.undo(0)
    race.act(0, "g1")
    assert record.read(record.write(race)).save() == race.save()
    assert [entry.kind for entry in race.entries[-3:]] == ["undo", "undo", "act"]


@pytest.mark.ruling("heat 139", "heat 10")
def test_in_version_1_a_plan_cannot_be_taken_back_after_another_answer(heat: From) -> None:
    race = heat(THREE_CARS.replace("heat usa", "heat usa version=1"))
    race.act(0, "g4")
    race.act(1, "g2")
    assert not race.can_undo(0) and race.can_undo(1)
    with pytest.raises(paddock.Refused, match="nothing to take back"):
        race.undo(0)


@pytest.mark.ruling("heat 139")
def test_a_position_tells_a_sealed_gear_and_reads_it_back(heat: From) -> None:
    race = heat(THREE_CARS)
    race.act(0, "g4, 0+1+2+3")
    assert "0 gear=2 at=1.5.1 plan=cards" in race.position and "meant=4" in race.position
    again = heat(race.position)
    assert again.save() == race.save()


@pytest.mark.ruling("heat 139", "heat 138")
def test_who_withdraws_with_a_sealed_plan_shifts_and_pays_nothing(heat: From) -> None:
    race = heat(THREE_CARS)
    race.act(0, "g4, 0+1+2+3")
    race.withdraw(0)
    assert pile(race, 0, "engine") == "HHH"
    race.act(1, "g2, 1+2")
    events = race.act(2, "g3, 1+2+3")
    assert [event.seat for event in of_kind(events, "shifted")] == [1, 2]


@pytest.mark.ruling("heat 115", "heat 139")
def test_in_a_tournament_gears_stay_sealed_until_their_own_cards_are_shown(heat: From) -> None:
    race = heat(THREE_CARS.replace("heat usa", "heat usa tournament"))
    race.act(0, "g4, 0+1+2+3")
    race.act(1, "g2, 1+2")
    events = race.act(2, "g3, 1+2+3")
    assert [event.seat for event in of_kind(events, "shifted")] == [0]
    assert race.view(None)["cars"][1]["laid"] == 0
