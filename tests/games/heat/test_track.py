"""The road: landing, blocking, who is ahead."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paddock.dealer import seeded
from paddock.engine import Engine
from paddock.games.heat.setup import course
from paddock.games.heat.tables import RACING
from tests.games.heat.look import From, force, moving, of_kind, one, quick, where

LANES = [1] * 12 + [2] * 45 + [1] * 12
"""The racing line of the circuit USA."""


@pytest.mark.ruling("heat 21")
def test_a_car_takes_the_racing_line_if_it_is_free(heat: From) -> None:
    race = heat("heat usa; 0 gear=2 at=1.2.2 hand=34111 engine=H")
    race.act(0, "g2, 3+4")
    assert where(race, 0) == "1.9.1"


@pytest.mark.ruling("heat 21")
def test_the_racing_line_changes_sides_along_the_track(heat: From) -> None:
    race = heat("heat usa; 0 gear=2 at=1.6.1 hand=34111 engine=H")
    race.act(0, "g2, 3+4")
    assert where(race, 0) == "1.13.2"


@pytest.mark.ruling("heat 21")
def test_a_car_takes_the_other_spot_if_the_racing_line_is_taken(heat: From) -> None:
    race = heat("""
        heat usa order=0,1
        0 gear=2 at=1.2.1 hand=34111 engine=H
        1 at=1.9.1 plan=cards play=0
    """)
    race.act(0, "g2, 3+4")
    assert where(race, 0) == "1.9.2"


@pytest.mark.ruling("heat 21")
def test_cars_on_the_way_do_not_stop_a_car(heat: From) -> None:
    race = heat("""
        heat usa order=0,1,2
        0 gear=2 at=1.2.1 hand=34111 engine=H
        1 at=1.6.1 plan=cards play=0
        2 at=1.6.2 plan=cards play=0
    """)
    race.act(0, "g2, 3+4")
    assert where(race, 0) == "1.9.1"


FULL_SPACES = """
    heat usa order=0,1,2,3,4
    0 gear=2 at=1.2.1 hand=34111 engine=H
    1 at=1.9.1 plan=cards play=0
    2 at=1.9.2 plan=cards play=0
    3 at=1.8.1 plan=cards play=0
    4 at=1.8.2 plan=cards play=0
"""


@pytest.mark.ruling("heat 21")
def test_a_blocked_car_takes_the_nearest_free_spot_behind(heat: From) -> None:
    race = heat(FULL_SPACES)
    events = race.act(0, "g2, 3+4")
    assert where(race, 0) == "1.7.1"
    assert one(events, "blocked").numbers == {"steps": 7, "gained": 5}


@pytest.mark.ruling("heat 21")
def test_cars_of_other_laps_block_as_well(heat: From) -> None:
    race = heat("""
        heat usa
        0 gear=2 at=2.2.1 hand=34111 engine=H
        1 at=1.9.1 plan=cards play=0
        2 at=1.9.2 plan=cards play=0
    """)
    race.act(0, "g2, 3+4")
    assert where(race, 0) == "2.8.1"


@pytest.mark.ruling("heat 22", "heat 123")
def test_a_car_that_is_blocked_all_the_way_stays_in_its_lane(heat: From) -> None:
    race = heat("""
        heat usa order=0,1,2
        0 gear=1 at=1.8.2 hand=1234 engine=H
        1 at=1.9.1 plan=cards play=0
        2 at=1.9.2 plan=cards play=0
    """)
    events = race.act(0, "g1, 1")
    assert where(race, 0) == "1.8.2"
    assert one(events, "blocked").ruling == "heat 123"


@pytest.mark.ruling("heat 23")
def test_blocking_does_not_reduce_the_speed(heat: From) -> None:
    race = heat(FULL_SPACES)
    race.act(0, "g2, 3+4")
    assert moving(race, "speed") == 7


@pytest.mark.ruling("heat 23")
def test_a_corner_line_that_a_blocked_car_does_not_reach_is_not_checked(heat: From) -> None:
    race = heat("""
        heat usa order=0,1,2,3,4
        0 gear=4 at=1.30.2 hand=111234 engine=HHHHHH
        1 at=1.34.1 plan=cards play=0
        2 at=1.34.2 plan=cards play=0
        3 at=1.33.1 plan=cards play=0
        4 at=1.33.2 plan=cards play=0
    """)
    race.act(0, "g3, 1+1+1")
    assert where(race, 0) == "1.32.2"
    events = race.act(0, "done")
    assert not of_kind(events, "corner", 0)


@pytest.mark.ruling("heat 23")
def test_the_full_speed_counts_at_a_corner_that_a_blocked_car_did_cross(heat: From) -> None:
    race = heat("""
        heat usa order=0,1,2
        0 gear=2 at=1.30.2 hand=4412345 engine=HHHHHH
        1 at=1.38.1 plan=cards play=0
        2 at=1.38.2 plan=cards play=0
    """)
    race.act(0, "g2, 4+4")
    assert where(race, 0) == "1.37.2"
    events = race.act(0, "done, stay")
    assert one(events, "corner", 0).numbers == {"corner": 1, "speed": 8, "limit": 3, "cost": 5}


@pytest.mark.ruling("heat 24")
def test_each_move_of_a_turn_is_blocked_on_its_own(heat: From) -> None:
    """Pushed back by the cars ahead, the car starts its boost from where it landed."""
    race = heat(FULL_SPACES.replace("hand=34111", "hand=34111 deck=2"))
    race.act(0, "g2, 3+4")
    assert where(race, 0) == "1.7.1"
    events = race.act(0, "boost", force("2"))
    assert where(race, 0) == "1.7.1"
    assert one(events, "blocked").numbers == {"steps": 2, "gained": 0}
    assert moving(race, "speed") == 9


@pytest.mark.ruling("heat 24")
def test_corners_count_from_the_start_of_the_turn_to_its_last_space(heat: From) -> None:
    race = heat("""
        heat usa order=1,0 turn=1 step=react start=98 speed=3 boost=1
        0 gear=1 at=1.32.2 hand=123 deck=4444 play=3 shown engine=HHHHHH
        1 at=1.37.2
    """)
    race.act(0, "boost", force("4"))
    events = race.act(0, "slip")
    assert where(race, 0) == "1.38.2"
    assert one(events, "corner").numbers == {"corner": 1, "speed": 7, "limit": 3, "cost": 4}


@pytest.mark.ruling("heat 25")
def test_a_finished_car_still_blocks_and_still_gives_slipstream_this_round(heat: From) -> None:
    race = heat("""
        heat usa laps=2 order=1,2,0 turn=2 step=react start=138 speed=4 adrenaline=1
        0 gear=1 at=2.1.1 hand=123 deck=4444 play=4 shown
        1 at=3.2.1
        2 at=3.2.2
    """)
    race.act(0, "adrenaline")
    assert where(race, 0) == "2.1.1"
    race.act(0, "slip")
    assert where(race, 0) == "2.3.1"


@pytest.mark.ruling("heat 9")
def test_on_one_space_the_car_on_the_racing_line_is_ahead(heat: From) -> None:
    race = heat("""
        heat usa
        0 at=1.20.1 hand=1
        1 at=1.20.2 hand=1
        2 at=1.5.2 hand=1
        3 at=1.5.1 hand=1
        4 at=2.1.2 hand=1
    """)
    assert race.view(None)["order"] == [4, 1, 0, 3, 2]


spots = st.tuples(st.integers(0, 2), st.integers(0, 68), st.integers(1, 2))
fields = st.lists(spots, min_size=2, max_size=6, unique_by=lambda spot: spot[1:])


def planning(cars: list[tuple[int, int, int]]) -> str:
    """All cars about to plan, with the same cards."""
    seats = [
        f"{seat} gear=3 at={lap}.{space}.{lane} hand=01234SH deck=1234 engine=HHH"
        for seat, (lap, space, lane) in enumerate(cars)
    ]
    return "\n".join(["heat usa round=1", *seats])


@pytest.mark.ruling("heat 9")
@settings(deadline=None)
@given(cars=fields)
def test_the_order_is_by_distance_and_then_by_racing_line(engine: Engine, cars: list[tuple[int, int, int]]) -> None:
    order = quick(engine, planning(cars)).read("order", len(cars))
    ranks = [(cars[seat][0], cars[seat][1], cars[seat][2] == LANES[cars[seat][1]]) for seat in order]
    assert ranks == sorted(ranks, reverse=True)


@pytest.mark.ruling("heat 21", "heat 60", "heat 130")
@settings(deadline=None)
@given(cars=fields, seed=st.integers(0, 10_000))
def test_no_two_cars_share_a_spot_and_no_turn_ends_behind_its_start(
    engine: Engine, cars: list[tuple[int, int, int]], seed: int
) -> None:
    s, luck, choose = quick(engine, planning(cars)), seeded(engine, seed), random.Random(seed).choice
    started = s.read("at", len(cars))
    while s.read("round", 1) == [1] and (asked := engine.waiting(s)):
        seat = choose([car for car in range(len(cars)) if asked >> car & 1])
        engine.act(s, luck, seat, choose(engine.options(s, seat)))
        spots_now = zip(s.read("at", len(cars)), s.read("lane", len(cars)), s.read("status", len(cars)), strict=True)
        standing = [(at % 69, lane) for at, lane, status in spots_now if status == RACING]
        assert len(set(standing)) == len(standing)
        assert all(0 <= now - then <= 4 * 4 + 4 + 1 + 2 for then, now in zip(started, s.read("at", 6), strict=False))


def test_the_racing_line_of_the_circuit_is_the_one_these_tests_count_on() -> None:
    assert course("usa").racing_lane[:69] == LANES
