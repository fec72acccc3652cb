"""The ways that a view lists: each can be driven, nothing else can, and nobody but who steers is shown them."""

from __future__ import annotations

import random

import pytest

import paddock
from paddock.engine import Engine
from paddock.race import Race
from tests.games.downforce.look import CARS, From, cell, on_track

HOME = -1
Graph = dict[tuple[int, int], list[int]]


def graph(race: Race, seat: int) -> tuple[tuple[int, int], Graph]:
    """Where the steered car stands with the steps that it has, and what follows from each cell on the way."""
    rows = race.view(seat)["ways"]
    return (rows[0][0], rows[0][1]), {(at, left): list(ahead) for at, left, ahead in rows}


def all_ways(start: tuple[int, int], ahead: Graph) -> list[list[int]]:
    """Every way to an end, cell by cell."""
    ways: list[list[int]] = []

    def walk(way: list[int], at: int, left: int) -> None:
        following = ahead[at, left]
        if not following:
            ways.append(way)
        for target in following:
            walk([*way, target], target, 0 if target == HOME else left - 1)

    walk([], *start)
    return ways


def answer(way: list[int], start: tuple[int, int], ahead: Graph, asked_at_once: bool) -> str:
    """What a player says to drive this way: only where there is a choice."""
    said = []
    at, left = start
    for i, target in enumerate(way):
        if len(ahead[at, left]) > 1 or (asked_at_once and i == 0):
            said.append("home" if target == HOME else f"step {target}")
        at, left = target, left - 1
    return ", ".join(said)


@pytest.mark.ruling("downforce 47", "downforce 48")
def test_the_ends_are_all_full_drives_and_every_dead_end(downforce: From) -> None:
    race = downforce(on_track("step=play", "hand=D2,F1", "hand=F3", red="46 0", green="54 1", black="3 1"))
    race.act(0, "play D2")
    ends = {(at, left) for at, left, ahead in race.view(0)["ways"] if not ahead}
    assert (53, 3) in ends and {left for _, left in ends} == {3, 4}, "nobody gets over the bridge"
    race = downforce(on_track("step=play", "hand=D2,F1", "hand=F3", red="4 0", green="54 1", black="7 1"))
    race.act(0, "play D2")
    assert {left for _, left, ahead in race.view(0)["ways"] if not ahead} == {0}


@pytest.mark.ruling("downforce 71")
def test_a_way_over_the_line_ends_at_home(downforce: From) -> None:
    race = downforce(on_track("step=play", "hand=F2,F1", "hand=F3", red="131 0", green="5 1"))
    race.act(0, "play F2")
    ends = [row for row in race.view(0)["ways"] if not row[2]]
    assert [HOME, 0, []] in [list(row) for row in ends]


def test_only_who_steers_is_shown_the_ways(downforce: From) -> None:
    race = downforce(on_track("step=play", "hand=F2,F1", "hand=F3", red="4 0", green="5 1"))
    assert race.view(0)["ways"] == []
    race.act(0, "play F2")
    assert race.view(0)["ways"] and race.view(1)["ways"] == race.view(None)["ways"] == []


@pytest.mark.ruling("downforce 48", "downforce 50")
@pytest.mark.parametrize("variant", ["normal", "overrun"])
def test_every_listed_way_can_be_driven_to_its_end(engine: Engine, variant: str) -> None:
    choose = random.Random(5)
    race = paddock.race("downforce", seats=3, variant=variant, seed=11, engine=engine)
    driven = 0
    while not race.over and driven < 60:
        seat = choose.choice(race.waiting)
        asked = race.decision(seat)
        assert asked is not None
        if asked.kind in ("move", "bonus") and race.view(seat)["ways"]:
            drive_one(race, seat, asked.kind == "bonus", choose)
            driven += 1
        else:
            race.act(seat, choose.choice(asked.texts))
    assert driven > 20


def drive_one(race: Race, seat: int, bonus: bool, choose: random.Random) -> None:
    start, ahead = graph(race, seat)
    firsts = [f"step {target}" if target != HOME else "home" for target in ahead[start]]
    assert [text for text in race.options(seat) if text.startswith(("step", "home"))] == firsts
    way = choose.choice(all_ways(start, ahead))
    car = race.view(None)["playing"]["car"]
    events = race.act(seat, answer(way, start, ahead, bonus))
    steps = [event["target"] for event in events if event.kind == "stepped" and CARS[event["car"]] == car]
    assert steps[: len(way)] == way
    if way[-1] == HOME:
        assert cell(race, car) is None
