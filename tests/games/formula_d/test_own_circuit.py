"""Circuits of somebody's own: cells and corners that follow from bends, and every fault with its place."""

from copy import deepcopy
from typing import Any

import pytest

import paddock
from paddock.drivers import run, seat_drivers
from paddock.errors import BadFile
from paddock.games.formula_d import own_circuit
from tools.city_plans import NEON_QUAY

EXAMPLE = own_circuit.EXAMPLE
CITY: dict[str, Any] = {
    "name": "City",
    "city": True,
    "line": 24,
    "pits": "left",
    "weather": [1, 4],
    "tunnel": 86,
    "police": 25,
    "noise": [[74, 76]],
    "danger": [[93, 94, [0, 1]]],
    "bends": [{"at": list(one.at), "radius": one.radius, "stops": one.stops} for one in NEON_QUAY.bends],
}


def changed(**fields: Any) -> dict[str, Any]:
    return {**deepcopy(EXAMPLE), **fields}


def bend(number: int, **fields: Any) -> dict[str, Any]:
    data = deepcopy(EXAMPLE)
    data["bends"][number - 1] |= fields
    return data


def test_what_follows_is_derived() -> None:
    circuit = own_circuit.complete(EXAMPLE)
    assert [corner["stops"] for corner in circuit["corners"]] == [1, 2, 1, 2, 1, 2, 2]
    assert [corner["turn"] for corner in circuit["corners"]][:3] == ["right", "right", "left"]
    assert circuit["corners"][0]["shortest"] < circuit["corners"][0]["longest"]
    lanes = [sum(cell.get("lane") == lane for cell in circuit["cells"]) for lane in range(3)]
    assert lanes[0] > lanes[1] > lanes[2]
    assert circuit["weather"] == {"rain": 6, "changeable": 12}
    assert len(circuit["grid"]) == len(circuit["boxes"]) == 10


def test_two_bends_are_one_corner() -> None:
    data = bend(5, joined=True)
    assert len(own_circuit.complete(data)["corners"]) == 6


@pytest.mark.ruling("formula_d 123")
def test_a_city_of_ones_own_holds_a_street_race_with_weather() -> None:
    race = paddock.race("formula_d", circuit=CITY, variant="street", weather="yes", seats=3, seed=2)
    assert race.settings.get("forecast") is None
    run(race, seat_drivers(race, ["racer"] * 3, 1))
    assert paddock.verify(paddock.write_race(race)).right
    circuit = race.game.setup.circuit(race.settings["circuit"])
    assert len(circuit["tunnel"]) == len(circuit["police"]) == 3
    assert circuit["noise"] and circuit["danger"]


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        ([], "must be an object"),
        (changed(turbo=1), "'turbo' is not known"),
        (changed(name=""), "name: must be a text"),
        (changed(pits=["left"]), "pits: must be left or right"),
        (changed(city=1), "city: true for a city"),
        (changed(weather=[12, 6]), "weather: must be the highest rolls"),
        (changed(weather=[6, 20]), "weather: must be the highest rolls"),
        (changed(line=5), "line: must be 19 to 32"),
        (bend(1, stops=4), "bend 1, stops: must be 1 to 3"),
        (bend(1, joined=True), "bend 1, joined"),
        (bend(7, joined=True), "bend 7, joined"),
        (bend(1, name=7), "bend 1, name: must be a text"),
        (changed(bends=[{"at": b["at"], "radius": 60} for b in EXAMPLE["bends"]]), "bends: 0 corners"),
        (changed(tunnel=500), "tunnel: must be a cell of the middle lane"),
        (changed(tunnel=20), "tunnel: lies too near to corner 1"),
        (changed(police="here"), "police: must be a cell"),
        (changed(noise=[[9, 5]]), "noise 1: ends before it begins"),
        (changed(noise=[[5]]), "noise 1: must be [from, to]"),
        (changed(danger=[[5, 6, [3]]]), "danger 1: lanes must be a list"),
        (
            changed(bends=[{"at": at, "radius": 40, "stops": 1} for at in ([60, 60], [300, 60], [300, 300])]),
            "bends: a lap",
        ),
        (bend(8, at=[700, 60]), "bend"),
    ],
)
def test_every_fault_has_its_place(data: Any, fault: str) -> None:
    with pytest.raises(BadFile) as found:
        own_circuit.read(data, "it")
    assert any(each.startswith(fault) for each in found.value.faults), found.value.faults
