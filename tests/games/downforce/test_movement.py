"""Driving on the cells, and the ends that can be reached."""

from __future__ import annotations

import random

import pytest

import paddock
from paddock.engine import Engine, Position
from paddock.games.downforce import setup
from paddock.games.downforce.tables import MOVING, RACING
from tests.games.downforce.look import From, cell, on_track, one, refused_by


@pytest.mark.ruling("downforce 44", "downforce 50")
def test_a_step_goes_to_a_touching_cell_with_a_farther_front_edge(downforce: From) -> None:
    race = downforce(on_track("step=play", "hand=F2,F1", "hand=F3", red="4 0", green="5 1"))
    race.act(0, "play F2")
    assert race.options(0) == ["step 6", "step 7", "step 8"]
    assert refused_by(race, 0, "step 1") == "downforce 44"
    assert refused_by(race, 0, "step 10") == "downforce 44"
    race.act(0, "step 8")
    assert cell(race, "red") == 8
    assert race.options(0) == ["step 10", "step 11"]


@pytest.mark.ruling("downforce 45", "downforce 51")
def test_a_cell_beside_with_the_same_front_edge_is_no_step(downforce: From) -> None:
    race = downforce(on_track("step=play", "hand=F2,F1", "hand=F3", red="33 0", green="5 1"))
    race.act(0, "play F2")
    assert refused_by(race, 0, "step 32") == "downforce 45"
    assert refused_by(race, 0, "step 34") == "downforce 45"


@pytest.mark.ruling("downforce 51", "downforce 44")
def test_a_cell_beside_with_a_farther_front_edge_is_a_step(downforce: From) -> None:
    race = downforce(on_track("step=play", "hand=F2,F1", "hand=F3", red="30 0", green="5 1"))
    race.act(0, "play F2")
    assert "step 32" in race.options(0)


@pytest.mark.ruling("downforce 46")
def test_no_jumping_but_driving_between_two_cars(downforce: From) -> None:
    race = downforce(on_track("step=play", "hand=F2,F1", "hand=F3", red="4 0", green="7 1", blue="3 1", orange="5 1"))
    race.act(0, "play F2")
    assert race.options(0) == ["step 6", "step 8"]
    assert refused_by(race, 0, "step 7") == "downforce 46"


@pytest.mark.ruling("downforce 47", "downforce 51")
def test_blocked_after_three_of_six_steps_loses_three(downforce: From) -> None:
    race = downforce(on_track("step=play", "hand=D2,F1", "hand=F3", red="46 0", green="54 1", black="3 1"))
    race.act(0, "play D2")
    race.act(0, "step 49")
    events = race.act(0, "step 51")
    blocked = one(events, "blocked")
    assert (blocked["lost"], blocked["cell"], blocked.ruling) == (3, 53, "downforce 47")


@pytest.mark.ruling("downforce 48")
def test_a_car_may_be_steered_into_a_dead_end_on_purpose(downforce: From) -> None:
    text = on_track("step=play", "hand=F2,F1", "hand=F3", red="28 0", green="33 1", blue="34 1", black="32 1")
    race = downforce(text)
    race.act(0, "play F2")
    assert race.options(0) == ["step 30", "step 31"]
    events = race.act(0, "step 31")
    assert one(events, "blocked")["lost"] == 4
    assert cell(race, "red") == 31


@pytest.mark.ruling("downforce 49")
def test_a_car_that_cannot_step_loses_the_whole_bar(downforce: From) -> None:
    race = downforce(on_track("step=play", "hand=F2,F1", "hand=F3", red="50 0", green="53 1"))
    events = race.act(0, "play F2")
    blocked = one(events, "blocked")
    assert (blocked["lost"], blocked.ruling) == (5, "downforce 49")


@pytest.mark.ruling("downforce 48")
def test_a_car_must_step_while_a_cell_ahead_is_free(downforce: From) -> None:
    race = downforce(on_track("step=play", "hand=F2,F1", "hand=F3", red="4 0", green="5 1"))
    race.act(0, "play F2")
    assert refused_by(race, 0, "stop") == "downforce 48"
    assert refused_by(race, 0, "go") == "downforce 48"


def brute_force(circuit: str, others: set[int], start: int, steps: int) -> set[int]:
    """All ends by trying every way: cells after all steps, and dead ends met earlier; -1 is home."""
    data = setup.circuit(circuit)["cells"]
    if steps == 0:
        return {start}
    if data[start]["finish"]:
        return {-1}
    free = [other for other in data[start]["next"] if other not in others]
    if not free:
        return {start}
    return set().union(*(brute_force(circuit, others, other, steps - 1) for other in free))


def played_ends(engine: Engine, position: Position, car: int) -> set[int]:
    """All ends by playing every way on the engine."""
    luck = engine.Control()
    ends: set[int] = set()
    todo = [position]
    while todo:
        s = todo.pop()
        moving = engine.waiting(s) and s.read("step", 1)[0] == MOVING and s.read("car", 1)[0] == car + 1
        if not moving:
            ends.add(s.read("cell", 6)[car] if s.read("status", 6)[car] == RACING else -1)
            continue
        for action in engine.options(s, 0):
            copy = s.copy()
            assert engine.act(copy, luck, 0, action) == 0
            todo.append(copy)
    return ends


@pytest.mark.ruling("downforce 48")
@pytest.mark.parametrize("circuit", ["river_station", "sea_bay"])
def test_the_ends_that_can_be_reached_are_those_of_a_search_through_all_ways(engine: Engine, circuit: str) -> None:
    rng = random.Random(7)
    cells = len(setup.circuit(circuit)["cells"])
    of = paddock.game("downforce")
    for _ in range(120 if engine.compiled else 25):
        start = rng.randrange(cells)
        near = list(range(start + 1, min(cells, start + 14)))
        others = rng.sample(near if len(near) >= 5 else [c for c in range(cells) if c != start], 5)
        card, steps = rng.choice([("F2", 5), ("S2", 8)])
        cars = dict(zip(("black", "orange", "blue", "green", "yellow"), (f"{c} 1" for c in others), strict=True))
        text = on_track("step=play", "hand=F1,F2 front=S2", "hand=F3", red=f"{start} 0", **cars)
        s = engine.take(of.text.read(text.replace("river_station", circuit))[0])
        assert engine.act(s, engine.Control(), 0, of.actions.read(f"play {card}")[0]) == 0
        assert played_ends(engine, s, 1) == brute_force(circuit, set(others), start, steps), (start, others)
