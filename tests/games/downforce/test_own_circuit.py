"""Circuits of somebody's own: which cells follow from bends and lanes, and every fault with its place."""

from copy import deepcopy
from typing import Any

import pytest

from paddock.errors import BadFile
from paddock.games.downforce import own_circuit, setup

EXAMPLE = own_circuit.EXAMPLE


def changed(**fields: Any) -> dict[str, Any]:
    return {**deepcopy(EXAMPLE), **fields}


def bend(number: int, **fields: Any) -> dict[str, Any]:
    data = deepcopy(EXAMPLE)
    data["bends"][number - 1] |= fields
    return data


@pytest.mark.ruling("downforce 43", "downforce 44")
@pytest.mark.parametrize("name", setup.circuit_names())
def test_ways_are_derived_as_the_games_own_circuits_have_them(name: str) -> None:
    """From lanes and edges alone follow the cells ahead, the betting lines crossed and the steps to the finish."""
    file = setup.circuit(name)
    cells = [{key: cell[key] for key in ("id", "lane", "rear", "front")} for cell in file["cells"]]
    own_circuit._link(cells, [line["progress"] for line in file["betting_lines"]])
    for derived, given in zip(cells, file["cells"], strict=True):
        assert derived["next"] == given["next"]
        for key in ("zone", "finish", "steps_to_finish"):
            assert derived[key] == given[key]
        assert derived.get("after_finish") == given.get("after_finish")


def test_the_outside_of_a_bend_has_more_cells() -> None:
    sections = own_circuit.complete(EXAMPLE)["sections"]
    assert [part["kind"] for part in sections[:3]] == ["straight", "bend", "straight"]
    assert sections[1]["cells_per_lane"] == {"1": 1, "2": 2, "3": 3}
    assert (sections[5]["turn"], sections[5]["cells_per_lane"]) == ("left", {"1": 3, "2": 2, "3": 1})
    assert sections[6]["cells_per_lane"] == {"2": 2}


def test_betting_lines_lie_where_all_lanes_have_an_edge() -> None:
    circuit = own_circuit.complete(changed(lines=[20, 51, 80]))
    for line in circuit["betting_lines"]:
        crossed = [c for c in circuit["cells"] if c["rear"] < line["progress"] < c["front"]]
        assert not crossed


def test_either_way_round_lane_1_is_the_inside() -> None:
    back = changed(bends=[{"at": one["at"], "radius": one["radius"]} for one in reversed(EXAMPLE["bends"])])
    for data, way in ((EXAMPLE, "clockwise"), (back, "counter-clockwise")):
        circuit = own_circuit.complete(data)
        assert circuit["direction"] == way
        inner, outer = circuit["cells"][0], circuit["cells"][2]
        assert (inner["lane"], outer["lane"]) == (1, 3)
        assert inner["xy"][1] > outer["xy"][1]


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        ([], "must be an object"),
        (changed(turbo=1), "'turbo' is not known"),
        (changed(name="a\nb"), "name: must be a text"),
        (changed(lines=[1, 2]), "lines: must be 3 numbers"),
        (changed(lines=[50, 25, 75]), "lines: must rise"),
        (changed(lines=[50, 50.1, 75]), "lines: two of them would lie at the same cut"),
        (changed(line=0), "line: must be 1 to 11"),
        (changed(bends=[]), "bends: must be a list of 3 to 40 bends"),
        (changed(bends=[1, 2, 3]), "bend 1: must be an object"),
        (bend(2, at=[910]), "bend 2, at: must be two numbers"),
        (bend(2, at=[910, 700]), "bend 2, at: must lie 55 to 945 across"),
        (bend(2, at=[910, 90]), "bend 2, at: the same as the bend before"),
        (bend(2, at=[500, 92]), "bend 1, at: turns by"),
        (bend(2, radius=10), "bend 2, radius: must be a number from 50 to 200"),
        (bend(2, radius=199), "bends 1 and 2: no room for both"),
        (bend(2, lanes=[1, 3]), "bend 2, lanes: must be neighbouring lanes"),
        (bend(2, wide=3), "bend 2: 'wide' is not known"),
        (bend(6, straight=[1]), "bend 6, straight: the straight with the finish line has three lanes"),
        (bend(1, lanes=[3], straight=[1]), "bends: no road can be laid so: cell "),
        (bend(4, at=[640, 400]), "bends 3 and 4: no room for both"),
        (bend(3, at=[640, 60]), "the road comes too near to itself"),
    ],
)
def test_every_fault_has_its_place(data: Any, fault: str) -> None:
    with pytest.raises(BadFile) as found:
        own_circuit.read(data, "it")
    assert any(each.startswith(fault) for each in found.value.faults), found.value.faults
