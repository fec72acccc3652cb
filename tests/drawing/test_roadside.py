"""Tokens and press stand beside the road, clear of it, of the signs and of each other."""

from __future__ import annotations

import math
from typing import Any

import pytest

from paddock.drawing.heat import ground
from paddock.drawing.heat.boards import VIEW, lay_out, roadside
from paddock.drawing.heat.roadside import CLEAR, STAND, TOKEN
from paddock.drawing.heat.signs import RADIUS


def test_every_corner_has_room_for_a_token_and_the_press(circuit: dict[str, Any]) -> None:
    layout, places = lay_out(circuit), roadside(circuit)
    assert len(places) == len(circuit["corners"])
    for place in places:
        for name, radius in (("token", TOKEN), ("press", STAND)):
            x, y = place[name]
            assert layout.road.clearance((x, y)) >= radius + CLEAR - 0.1
            assert VIEW[0] + radius < x < VIEW[0] + VIEW[2] - radius
            assert VIEW[1] + radius < y < VIEW[1] + VIEW[3] - radius
            assert not layout.title.box.holds((x, y), radius)
            assert not any(thing.box.holds((x, y), radius) for thing in layout.things)
            assert all(math.dist((x, y), sign.at) > RADIUS + radius for sign in layout.signs)


def test_nothing_beside_the_road_covers_another(circuit: dict[str, Any]) -> None:
    spots = [(place["token"], TOKEN) for place in roadside(circuit)]
    spots += [(place["press"], STAND) for place in roadside(circuit)]
    for i, (at, radius) in enumerate(spots):
        assert all(math.dist(at, other) > radius + size for other, size in spots[i + 1 :])


def test_they_stand_near_their_corner(circuit: dict[str, Any]) -> None:
    road = lay_out(circuit).road
    for place, corner in zip(roadside(circuit), circuit["corners"], strict=True):
        line = road.at(corner["first_space_after"] - 0.5)
        assert math.dist(place["token"], line) < 175
        assert math.dist(place["press"], line) < 130


def test_legend_lines_end_at_the_outer_edge_of_the_road(circuit: dict[str, Any]) -> None:
    road = lay_out(circuit).road
    for place, corner in zip(roadside(circuit), circuit["corners"], strict=True):
        ends = [road.at(corner["legend_line_first_space_past"] - 0.5, side * road.half) for side in (1, -1)]
        assert min(math.dist(place["legend"], end) for end in ends) < 0.2


@pytest.mark.ruling("heat 90", "heat 97")
def test_sectors_run_from_line_to_line_and_a_chicane_has_one(circuit: dict[str, Any]) -> None:
    for place, corner in zip(roadside(circuit), circuit["corners"], strict=True):
        assert (place["sector"] == "") == (corner.get("chicane_part") == 1)
        assert place["sector"].count("M") in (0, 2)


def test_lines_of_the_legends_can_be_left_out(usa: dict[str, Any]) -> None:
    assert 'class="legend-dot"' in ground(usa)
    assert 'class="legend-dot"' not in ground(usa, legends=False)
