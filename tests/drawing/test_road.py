"""The road follows the circuit file and keeps its shape."""

from __future__ import annotations

import math
from typing import Any

import pytest

from paddock.drawing.heat import VIEW
from paddock.drawing.heat.road import LANES, NARROWEST, WIDEST, Road


def test_lane_centres_stay_near_the_circuit_file(circuit: dict[str, Any]) -> None:
    road = Road(circuit)
    for space in circuit["track"]:
        for lane in LANES:
            assert math.dist(road.spot(space["space"], lane), space[f"lane_{lane}"]) < 6


def test_driving_direction_agrees_with_the_circuit_file(circuit: dict[str, Any]) -> None:
    road = Road(circuit)
    for space in circuit["track"]:
        (x1, y1), (x2, y2) = space["lane_1"], space["lane_2"]
        square = math.degrees(math.atan2(y2 - y1, x2 - x1)) - 90 * road.lane_1_side
        turned = (road.angle(space["space"]) - square + 180) % 360 - 180
        assert abs(turned) < 16, "a car stands square to the line between the lane centres"


def test_every_cell_lies_on_the_board(circuit: dict[str, Any]) -> None:
    road = Road(circuit)
    for space in range(road.spaces):
        for u in (space - 0.5, space, space + 0.5):
            for x, y in road.across(u, beyond=9):
                assert VIEW[0] < x < VIEW[0] + VIEW[2]
                assert VIEW[1] < y < VIEW[1] + VIEW[3]


def test_stretches_that_are_not_neighbours_keep_apart(circuit: dict[str, Any]) -> None:
    road = Road(circuit)
    assert NARROWEST < road.half <= WIDEST
    for i, (u, p) in enumerate(road.line):
        for v, q in road.line[i:]:
            crossing = any(road.apart(u, k) < 4 for bridge in road.bridges for k in bridge)
            if 5 < abs(u - v) < road.spaces - 5 and not crossing:
                assert math.dist(p, q) > 2 * road.half


def test_lane_1_is_on_its_side(circuit: dict[str, Any]) -> None:
    road = Road(circuit)
    left_of_travel = circuit["lane_1_side_of_travel"] == "left"
    assert (road.lane_offset(1) > 0) == left_of_travel
    assert road.lane_offset(2) == -road.lane_offset(1)


def test_the_racing_line_stands_in_its_lane_at_every_space(circuit: dict[str, Any]) -> None:
    road = Road(circuit)
    for space in circuit["track"]:
        assert road.racing_offset(space["space"]) == road.lane_offset(space["racing_lane"])


def test_clearance_and_inside(usa: dict[str, Any]) -> None:
    road = Road(usa)
    assert road.clearance(road.at(7.25)) == pytest.approx(-road.half, abs=0.01)
    assert road.clearance((0, 0)) > 100
    assert road.inside((690, 440))
    assert not road.inside((100, 200))


def test_a_corner_has_a_bend(circuit: dict[str, Any]) -> None:
    road = Road(circuit)
    bends = road.bends(sharp=10)
    for corner in circuit["corners"]:
        line = corner["first_space_after"] - 0.5
        assert any(start - 1 <= u <= end + 1 for start, end, _ in bends for u in (line, line + road.spaces))


def test_a_crossing_is_a_bridge_and_does_not_narrow_the_road(figure_of_eight: dict[str, Any]) -> None:
    road = Road(figure_of_eight)
    assert len(road.bridges) == 1
    below, above = road.bridges[0]
    assert math.dist(road.at(below), road.at(above)) < 8
    assert road.half == WIDEST


def test_a_circuit_without_track_is_refused(usa: dict[str, Any]) -> None:
    del usa["track"]
    with pytest.raises(ValueError, match="the circuit has no track"):
        Road(usa)
