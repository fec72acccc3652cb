"""The driver chooses among ways to the same cell that differ."""

from __future__ import annotations

import random
from typing import Any

import pytest

from paddock.control import Control
from paddock.errors import BadText, PaddockError
from paddock.game import game
from paddock.games.formula_d import ends, field, routes, survey
from paddock.games.formula_d.tables import LI, MOST_WAYS, MOVE, SLIP, TEMANA
from tests.conformance import checks
from tests.conformance import formula_d as conformance
from tests.conformance.cases import Case
from tests.games.formula_d.look import From, at_move, black, car, force, of_kind
from tests.games.formula_d.referee import Referee

AWAY = "cell=300 gear=2"
MOST_REACH = 13


def ways(race: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = race.view(None)["ways"]
    return found


def driven(events: Any) -> list[int]:
    return [event["target"] for event in of_kind(events, "stepped")]


@pytest.mark.ruling("formula_d 165", "formula_d 37", "formula_d 38", "formula_d 82")
def test_the_driver_chooses_between_debris_and_none(formula_d: From) -> None:
    race = formula_d(at_move(3, "cell=33 gear=2", AWAY, head="debris=34,38"))
    assert not of_kind(race.act(0, "to 40", ()), "stepped"), "the way is asked first"
    decision = race.decision(0)
    assert decision is not None and decision.kind == "way" and decision.texts == ("way 1", "way 2")
    assert [way["debris"] for way in ways(race)] == [0, 1], "the clean one comes first"
    clean = race.copy()
    events = clean.act(0, "way 1", ())
    assert driven(events)[:1] == [36] and not of_kind(events, "debris-roll")
    events = race.act(0, "way 2", force(black(9)))
    assert driven(events)[0] == 34 and driven(events)[-1] == 40
    assert len(of_kind(events, "debris-roll")) == 1


@pytest.mark.ruling("formula_d 165", "formula_d 38")
@pytest.mark.parametrize("version", [1, 2])
def test_older_races_are_driven_without_being_asked(formula_d: From, version: int) -> None:
    race = formula_d(at_move(3, "cell=33 gear=2", AWAY, head=f"version={version} debris=34,38"))
    assert driven(race.act(0, "to 40", ()))[:1] == [36]


@pytest.mark.ruling("formula_d 165")
def test_the_driver_chooses_whom_to_pass(formula_d: From) -> None:
    race = formula_d(at_move(4, "cell=33 gear=3", "cell=37 gear=2"))
    race.act(0, "to 44", ())
    assert {tuple(way["beside"]) for way in ways(race)} == {(), (1,)}
    assert race.can_undo(0), "no die was thrown since the end was chosen"
    race.undo(0)
    assert race.view(None)["step"] == "move"


@pytest.mark.ruling("formula_d 165", "formula_d 39", "formula_d 58")
def test_a_dearer_way_round_debris_can_be_chosen(formula_d: From) -> None:
    """The way of four cells through the corner leads over something, a shorter one does not."""
    race = formula_d(at_move(4, "cell=83 gear=2", AWAY, head="debris=89"))
    race.act(0, "to 91", ())
    assert [(way["brakes"], way["debris"]) for way in ways(race)] == [(0, 1), (1, 0)]
    events = race.act(0, "way 2", ())
    assert len(driven(events)) == 3 and 89 not in driven(events)
    assert [event["brakes"] for event in of_kind(events, "braked")] == [1]
    assert car(race, 0)["points"]["brakes"] == 2


@pytest.mark.ruling("formula_d 165", "formula_d 137")
def test_temana_may_lead_over_any_cell_that_he_could_drop_something_on(formula_d: From) -> None:
    head = "rules=street"
    race = formula_d(at_move(4, "driver=temana cell=33 gear=3", "driver=jack cell=300 gear=2", head=head))
    race.act(0, "to 44", ())
    passed = set()
    for option in race.options(0):
        tried = race.copy()
        passed |= set(driven(tried.act(0, option, ())))
    assert passed == {35, 36, 38, 39, 41, 42, 44}, "all of both lanes that lie on a shortest way"


@pytest.mark.ruling("formula_d 165")
def test_a_way_is_refused_that_is_not_there(formula_d: From) -> None:
    race = formula_d(at_move(3, "cell=33 gear=2", AWAY, head="debris=34,38"))
    race.act(0, "to 40", ())
    with pytest.raises(PaddockError, match="165"):
        race.act(0, "way 3")


@pytest.mark.ruling("formula_d 165")
def test_a_position_in_which_a_way_is_asked_is_a_text(formula_d: From) -> None:
    race = formula_d(at_move(3, "cell=33 gear=2", AWAY, head="debris=34,38"))
    race.act(0, "to 40", ())
    assert " aim=40" in race.position and "step=way" in race.position
    again = formula_d(race.position)
    assert again.position == race.position and ways(again) == ways(race)
    assert car(again, 0)["cell"] == 33
    for wrong in ("aim=42", "aim=400", "aim=640", ""):
        with pytest.raises(BadText):
            formula_d(race.position.replace("aim=40", wrong))
    with pytest.raises(BadText, match="version 3"):
        formula_d(race.position.replace("version=3", "version=2"))
    with pytest.raises(BadText, match="aim"):
        formula_d(race.position.replace("step=way", "step=move"))


@pytest.mark.ruling("formula_d 165", "formula_d 33", "formula_d 35", "formula_d 39", "formula_d 157")
@pytest.mark.parametrize("seed", range(10))
def test_a_second_opinion_finds_the_same_ways(seed: int) -> None:
    of = game("formula_d")
    case = Case("formula_d", conformance.random_options(random.Random(seed)), conformance.faults)
    one = checks.fast(case, of.engine, seed)
    looked = 0
    while of.engine.waiting(one.state) and looked < 40:
        step, reach = one.state.read("step", 1)[0], one.state.read("reach", 1)[0]
        if step in (MOVE, SLIP) and reach <= MOST_REACH:
            looked += 1
            _compare(one.plain())
        of.engine.play_randomly(one.state, one.luck, one.chooser, 1)
    assert looked > 10


def _compare(s: Any) -> None:
    """The ways of every end are those that the referee finds, where it looks: not in the pit lane."""
    control = Control()
    ends.find(s, control)
    if LI in s.driver or survey.noted(control, survey.PITS) or field.is_pit(s, s.cell[s.car]):
        return
    if survey.noted(control, survey.AIM) != ends.SAFE:
        return
    expected = Referee(s).ways()
    for end in range(s.end_count):
        cell = s.end_cell[end]
        routes.recall(s, control, end)
        found = {
            (s.way_debris[way], frozenset(other for other in range(s.seats) if s.way_beside[way] >> other & 1)): (
                s.way_brakes[way] + s.way_tyres[way]
            )
            for way in range(s.way_count)
            if not s.way_via[way]
        }
        assert len(expected[cell]) <= MOST_WAYS
        assert found == expected[cell] or (not found and len(expected[cell]) == 1)
        assert s.driver[s.car] == TEMANA or not any(s.way_via)
