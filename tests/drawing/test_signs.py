"""Corner signs stand clear of every road, of each other and of the title."""

from __future__ import annotations

import math
from typing import Any

from paddock.drawing.heat.boards import lay_out
from paddock.drawing.heat.signs import CLEAR, RADIUS


def test_roundels_are_clear_of_every_road(circuit: dict[str, Any]) -> None:
    layout = lay_out(circuit)
    assert len(layout.signs) == len(circuit["corners"])
    for sign in layout.signs:
        assert layout.road.clearance(sign.at) >= RADIUS + CLEAR


def test_tags_are_clear_of_every_road(circuit: dict[str, Any]) -> None:
    layout = lay_out(circuit)
    for sign in layout.signs:
        for dx in (-15, 0, 15):
            assert layout.road.clearance((sign.at[0] + dx, sign.at[1] + RADIUS + 9)) > 0


def test_signs_stand_near_their_corner(circuit: dict[str, Any]) -> None:
    layout = lay_out(circuit)
    for sign, corner in zip(layout.signs, circuit["corners"], strict=True):
        line = layout.road.at(corner["first_space_after"] - 0.5)
        assert math.dist(sign.at, line) < 130


def test_signs_keep_off_each_other_and_the_title(circuit: dict[str, Any]) -> None:
    layout = lay_out(circuit)
    for i, sign in enumerate(layout.signs):
        assert all(math.dist(sign.at, other.at) > 2 * RADIUS + 6 for other in layout.signs[i + 1 :])
        assert not any(layout.title.box.holds(point) for point in sign.box.points())
