"""A road of three lanes: cells where they were measured, beside each other as the rules say, roads apart."""

from __future__ import annotations

import math
from typing import Any

import pytest

from paddock.drawing.formula_d.boards import lay_out
from paddock.drawing.formula_d.lanes import BOX, MIDDLE, Cell, Track, fitted, spread, steadied
from paddock.drawing.ink.pen import Point


def overlap(track: Track, one: Cell, other: Cell) -> float:
    """How many spaces two cells lie side by side; negative if they do not."""
    apart = (other.rear + other.front - one.rear - one.front) / 2
    apart = (apart + track.spaces / 2) % track.spaces - track.spaces / 2
    return (one.front - one.rear + other.front - other.rear) / 2 - abs(apart)


def test_cells_are_where_they_were_measured(lane_circuit: dict[str, Any]) -> None:
    track = lay_out(lane_circuit).road
    measured = fitted([(x, y) for x, y in (cell["xy"] for cell in lane_circuit["cells"])])
    missed = sorted(math.dist(cell.centre, spot) for cell, spot in zip(track.cells, measured, strict=True))
    assert sum(missed) / len(missed) < 4
    assert missed[int(len(missed) * 0.97)] < 14


def test_a_lane_is_filled_without_gaps_but_for_a_tunnel(lane_circuit: dict[str, Any]) -> None:
    track = lay_out(lane_circuit).road
    mouths = {entrance for entrance, _ in lane_circuit.get("tunnel", ())}
    for chain in track.lanes:
        for number in chain:
            cell, ahead = track.cells[number], track.cells[lane_circuit["cells"][number]["ahead"]]
            assert cell.front > cell.rear
            if number in mouths:
                assert 2 < ahead.rear - cell.front < 5
                continue
            assert (ahead.rear - cell.front) % track.spaces == pytest.approx(0, abs=1e-6) or (
                ahead.rear - cell.front
            ) % track.spaces == pytest.approx(track.spaces, abs=1e-6)


def test_cells_beside_each_other_share_a_border(lane_circuit: dict[str, Any]) -> None:
    track = lay_out(lane_circuit).road
    pairs = [(track.cells[a], track.cells[b]) for a, b in lane_circuit["beside"]]
    touching = [overlap(track, a, b) > 0 for a, b in pairs if a.lane is not None and b.lane is not None]
    assert sum(touching) / len(touching) > 0.96


def test_stretches_keep_apart(lane_circuit: dict[str, Any]) -> None:
    track = lay_out(lane_circuit).road
    at_bridge = [u for bridge in track.bridges for u in bridge]
    line = [(u, p) for u, p in track.line if all(track.apart(u, k) > 7 for k in at_bridge)]
    closest = min(math.dist(p, q) for i, (u, p) in enumerate(line) for v, q in line[i + 1 :] if track.apart(u, v) > 5)
    assert closest > 2 * track.half - 1


def test_only_suzuka_crosses_itself(lane_circuit: dict[str, Any]) -> None:
    assert len(lay_out(lane_circuit).road.bridges) == (lane_circuit["name"] == "Suzuka")


def test_the_pit_lane_is_beside_the_road(lane_circuit: dict[str, Any]) -> None:
    track = lay_out(lane_circuit).road
    for number in lane_circuit["boxes"]:
        cell = track.cells[number]
        assert cell.lane is None
        assert min(math.dist(cell.centre, p) for _, p in track.line) > track.half + track.wide / 2 - 1
        assert track.clearance(cell.centre) < 0


def test_an_inner_edge_stays_out_of_the_middle_of_a_bend(monaco: dict[str, Any]) -> None:
    track = lay_out(monaco).road
    tight = max(range(track.spaces), key=lambda u: abs(track.bend(u)))
    inner = -math.copysign(track.half, track.bend(tight))
    assert abs(track.reach(tight, inner)) < track.half
    assert track.reach(tight, -inner) == -inner


def test_a_circuit_fills_its_box() -> None:
    assert fitted([(0, 0), (10, 5)]) == [(BOX[0], BOX[1] + 74), (BOX[0] + BOX[2], BOX[1] + 74 + 492)]
    tall = fitted([(0, 0), (1, 100)])
    assert tall[0][1] == BOX[1] and tall[1][1] == pytest.approx(BOX[1] + BOX[3])


def test_a_wobble_on_a_straight_is_steadied_and_a_corner_is_not() -> None:
    line: list[Point] = [(20.0 * i, 1.0 * (i % 2)) for i in range(20)]
    square: list[Point] = [*line, (400, 60), (200, 400), (0, 60)]
    found = steadied(square)
    assert abs(found[9][1] - found[10][1]) < 0.3
    assert found[21] == square[21]


def test_two_stretches_too_near_are_spread() -> None:
    down: list[Point] = [(20.0 * i, 0.0) for i in range(12)]
    back: list[Point] = [(20.0 * i, 30.0) for i in reversed(range(12))]
    found = spread([*down, (250, 15), *back, (-30, 15)], 40)
    assert found[5][1] < -3 and found[18][1] > 33


def test_a_lane_that_does_not_come_around_is_refused(monaco: dict[str, Any]) -> None:
    cells = [dict(cell) for cell in monaco["cells"]]
    lane = lay_out(monaco).road.lanes[MIDDLE]
    cells[lane[50]]["ahead"] = lane[40]
    with pytest.raises(ValueError, match="the lane of cell 0 does not lead around to its finish line"):
        Track({**monaco, "cells": cells})
