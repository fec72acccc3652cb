"""Heat's road: from lane centres to one smooth closed curve with two lanes and a racing line."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from paddock.drawing.ink.pen import Point
from paddock.drawing.road.curve import Curve, ease

WIDEST = 26.5
NARROWEST = 17.0
BETWEEN_ROADS = 10.0
LANES = (1, 2)

NEEDED = ("spaces", "track", "corners", "lane_1_side_of_travel", "start_grid", "finish_line_between")


class Road(Curve):
    """A closed road through the spaces of a circuit."""

    def __init__(self, circuit: Mapping[str, Any]) -> None:
        missing = [key for key in NEEDED if key not in circuit]
        if missing:
            raise ValueError(f"the circuit has no {', '.join(missing)}; a drawing needs {', '.join(NEEDED)}")
        self.circuit = circuit
        self.lane_1_side = 1 if circuit["lane_1_side_of_travel"] == "left" else -1
        self.racing_lanes: list[int] = [space["racing_lane"] for space in circuit["track"]]
        super().__init__([_middle(space) for space in circuit["track"]])
        self.half = max(NARROWEST, min(WIDEST, self._closest_stretches() / 2 - BETWEEN_ROADS / 2))

    def lane_offset(self, lane: int) -> float:
        """Offset of the middle of a lane."""
        return self.half / 2 * self.lane_1_side * (1 if lane == 1 else -1)

    def spot(self, space: int, lane: int) -> Point:
        """Where a car stands."""
        return self.at(space, self.lane_offset(lane))

    def racing_offset(self, u: float) -> float:
        """Offset of the racing line, which swaps lanes smoothly within one space."""
        space = math.floor(u)
        here, ahead = (self.lane_offset(self.racing_lanes[k % self.spaces]) for k in (space, space + 1))
        return here + (ahead - here) * ease(u - space)


def _middle(space: Mapping[str, Any]) -> Point:
    (x1, y1), (x2, y2) = space["lane_1"], space["lane_2"]
    return (x1 + x2) / 2, (y1 + y2) / 2
