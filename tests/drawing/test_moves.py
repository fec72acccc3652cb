"""Numbers for a page that moves the cars itself."""

from __future__ import annotations

import json
import math
from itertools import pairwise
from typing import Any

import pytest

from paddock.drawing.heat import geometry, path_points


def test_geometry_has_every_spot(circuit: dict[str, Any]) -> None:
    shape = geometry(circuit)
    assert shape["spaces"] == len(shape["spots"]) == circuit["spaces"]
    for space, lanes in zip(circuit["track"], shape["spots"], strict=True):
        for spot, printed in zip(lanes, (space["lane_1"], space["lane_2"]), strict=True):
            assert math.dist((spot["x"], spot["y"]), printed) < 6
            assert -180 <= spot["angle"] <= 180
    assert json.loads(json.dumps(shape)) == shape


def test_the_control_points_give_the_middle_of_the_road(usa: dict[str, Any]) -> None:
    shape = geometry(usa)
    (x0, y0), (x1, y1), (x2, y2) = (shape["control"][k] for k in (6, 7, 8))
    middle = ((x0 + 4 * x1 + x2) / 6, (y0 + 4 * y1 + y2) / 6)
    one, two = shape["spots"][7]
    assert math.dist(middle, ((one["x"] + two["x"]) / 2, (one["y"] + two["y"]) / 2)) < 0.1


def test_a_drive_starts_and_ends_on_its_spots(circuit: dict[str, Any]) -> None:
    shape = geometry(circuit)
    points = path_points(circuit, 3, 12, start_lane=2, end_lane=1, steps=5)
    assert len(points) == 9 * 5 + 1
    first, last = shape["spots"][3][1], shape["spots"][12][0]
    assert points[0] == pytest.approx((first["x"], first["y"], first["angle"]), abs=0.02)
    assert points[-1][:2] == pytest.approx((last["x"], last["y"]), abs=0.02)


def test_a_drive_is_smooth_across_the_finish_line(circuit: dict[str, Any]) -> None:
    points = path_points(circuit, circuit["spaces"] - 4, 5)
    assert len(points) == 9 * 6 + 1
    for a, b in pairwise(points):
        assert math.dist(a[:2], b[:2]) < 20
        assert abs(a[2] - b[2]) < 30


def test_a_whole_lap_turns_once_and_a_figure_of_eight_not_at_all(circuit: dict[str, Any]) -> None:
    points = path_points(circuit, 0, circuit["spaces"] - 1)
    turned = abs(points[-1][2] - points[0][2])
    assert turned < 60 if circuit["id"] == "japan" else turned > 300


def test_what_is_wrong_is_named(usa: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="there is no space 70; USA has 0 to 68"):
        path_points(usa, 70, 3)
    with pytest.raises(ValueError, match="there is no lane 3"):
        path_points(usa, 7, 9, end_lane=3)
    with pytest.raises(ValueError, match="steps is 0"):
        path_points(usa, 7, 9, steps=0)
