"""Circuits of somebody's own: what is derived, every fault with its place, races that carry their circuit."""

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import paddock
from paddock import drawing
from paddock.drivers import run, seat_drivers
from paddock.errors import BadFile
from paddock.games.heat import atlas, own_circuit
from paddock.games.own_circuit import MOST_BYTES, PREFIX, pack, unpack

EXAMPLE = own_circuit.EXAMPLE


def changed(**fields: Any) -> dict[str, Any]:
    return {**deepcopy(EXAMPLE), **fields}


def corner(number: int, **fields: Any) -> dict[str, Any]:
    data = deepcopy(EXAMPLE)
    data["corners"][number - 1] |= fields
    return data


def test_what_follows_is_derived() -> None:
    road = own_circuit.complete(EXAMPLE)
    assert [place["space"] for place in road["track"]] == list(range(48))
    assert road["start_grid"][:3] == [[47, 1], [47, 2], [46, 1]]
    second = road["corners"][1]
    assert (second["first_space_after"], second["last_space_before"], second["speed_limit"]) == (24, 23, 3)
    assert second["legend_line_first_space_past"] == 24 - 3 - 3
    assert [road["track"][space]["to_corner"] for space in (13, 14, 23, 47)] == [0, 9, 0, 14]
    assert [road["track"][space]["sector"] for space in (0, 13, 14, 40)] == ["c3", "c3", "c1", "c3"]
    assert [road["track"][space]["racing_lane"] for space in (0, 13, 14, 39, 40)] == [1, 1, 2, 2, 1]


def test_a_legend_line_never_lies_before_the_last_corner() -> None:
    near = own_circuit.complete(corner(2, after=16))
    assert near["corners"][1]["legend_line_first_space_past"] == 14


def test_a_race_on_it_is_driven_written_read_and_verified() -> None:
    race = paddock.race("heat", circuit=EXAMPLE, seats=3, seed=4)
    run(race, seat_drivers(race, ["racer"] * 3, 1))
    text = paddock.write_race(race)
    assert text.startswith("paddock race 2\n")
    assert paddock.verify(text).right
    assert paddock.read_race(text).save() == race.save()
    assert paddock.from_position(race.position).standing() == race.standing()
    assert repr(race).startswith("<race of heat on My circuit, 3 seats, over")


def test_a_file_of_before_is_still_read_and_a_later_one_is_not() -> None:
    text = paddock.write_race(paddock.race("heat", seats=2, seed=1))
    assert text.startswith("paddock race 1\n")
    assert paddock.read_race(text).round == 1
    with pytest.raises(paddock.BadText, match="format 9; this program reads format 1, 2, 3"):
        paddock.read_race(text.replace("race 1", "race 9", 1))


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        ([], "must be an object"),
        (changed(turbo=1), "'turbo' is not known"),
        (changed(name=""), "name: must be a text"),
        (changed(laps=0), "laps: must be a whole number from 1 to 9, not '0'"),
        (changed(laps=True), "laps: must be a whole number"),
        (changed(spaces=2.5), "spaces: must be a whole number from 24 to 128"),
        (changed(heat="six"), "heat: must be a whole number"),
        (changed(lane_1="up"), "lane_1: must be left or right"),
        (changed(corners=[]), "corners: must be a list of 1 to 16 corners"),
        (changed(corners=[7]), "corner 1: must be an object"),
        (corner(2, limit=16), "corner 2, limit: must be a whole number from 1 to 15"),
        (corner(2, after=48), "corner 2, after: must be a whole number from 1 to 47"),
        (corner(2, after=14), "corner 2, after: corners come in driving order"),
        (corner(2, speed=3), "corner 2: 'speed' is not known; there is after"),
        (corner(2, press="AX"), "corner 2, press: must be some of the letters ABCDE"),
        (corner(3, chicane=True), "corner 3, chicane"),
        (changed(flooded=[48]), "flooded: must be a list of spaces, 0 to 47"),
        (changed(gravel=[[3, 3]]), "gravel: must be a list of [space, lane]"),
        (changed(road=[[1, 2]] * 3), "road: must be a list of 6 to 200 points"),
        (changed(road=[*EXAMPLE["road"][:-1], [140, None]]), "road, point 12: must be two numbers"),
        (changed(road=[*EXAMPLE["road"][:-1], [14, 240]]), "road, point 12: must lie 40 to 960 across"),
        (changed(road=[*EXAMPLE["road"], EXAMPLE["road"][-1]]), "road, point 13: the same as the point before"),
        (changed(spaces=120), "road: 120 spaces would be"),
    ],
)
def test_every_fault_has_its_place(data: Any, fault: str) -> None:
    with pytest.raises(BadFile) as found:
        own_circuit.read(data, "it")
    assert any(each.startswith(fault) for each in found.value.faults)


def test_all_faults_are_told_at_once() -> None:
    with pytest.raises(BadFile) as found:
        own_circuit.read(corner(1, limit=0) | {"laps": 0, "name": 3}, "it")
    assert len(found.value.faults) == 3


def test_a_word_that_was_changed_or_is_too_large_is_refused() -> None:
    word = own_circuit.read(EXAMPLE, "it")
    bomb = pack({"name": "x" * (MOST_BYTES + 1)})
    for bad in (word[:-9], PREFIX, PREFIX + "!", PREFIX + "é", pack({"name": "x"}), bomb):
        with pytest.raises(paddock.PaddockError):
            paddock.race("heat", circuit=bad)


@settings(deadline=None, max_examples=40)
@given(st.recursive(st.none() | st.booleans() | st.integers() | st.floats() | st.text(), lambda inner: st.lists(inner)))
def test_nothing_unchecked_gets_through(junk: Any) -> None:
    for name in (*own_circuit.KNOWN, "after"):
        data = corner(1, after=junk) if name == "after" else changed(**{name: junk})
        if not own_circuit.faults_of(data):
            road = own_circuit.complete(unpack(pack(data)))
            assert atlas.read_course(road).spaces == len(road["track"])


def test_it_is_drawn_and_a_course_is_made_from_it() -> None:
    word = own_circuit.read(EXAMPLE, "it")
    course = atlas.course(word)
    assert (course.spaces, course.corners, course.boxes) == (48, 3, 12)
    svg = drawing.of("heat").ground(atlas.circuit(word))
    assert svg.startswith("<svg") and "MY CIRCUIT" in svg


def test_a_file_names_its_game(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps({"game": "heat", **EXAMPLE}))
    of, word = paddock.read_circuit(file)
    assert (of.name, word) == ("heat", own_circuit.read(EXAMPLE, "it"))
    file.write_text(json.dumps(EXAMPLE))
    with pytest.raises(BadFile, match="game: must say for which game it is: heat"):
        paddock.read_circuit(file)
