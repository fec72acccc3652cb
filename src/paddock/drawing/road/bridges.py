"""Where a road runs over itself: the deck of a bridge, and how wide a road is with what lies beside it."""

from __future__ import annotations

import math

from paddock.drawing.road.curve import Curve

VERGE = 9.0
"""How far the verge reaches beyond the asphalt."""
EDGE = 2.5
"""How far its painted edge does."""


def upright(angle: float) -> float:
    """Numbers follow their cell but lean at most 45 degrees, so that a 6 stays a 6."""
    return (angle + 45) % 90 - 45


def deck(road: Curve, bridge: tuple[float, float]) -> tuple[float, float]:
    """First and last `u` of a bridge: as far as the road below and its verges reach."""
    below, above = bridge
    under = [road.at(below + k / 8) for k in range(-24, 25)]
    reach = 2 * (road.half + VERGE)

    def far(u: float) -> bool:
        return min(math.dist(road.at(u), point) for point in under) > reach

    start = next(above - k / 10 for k in range(60) if far(above - k / 10))
    end = next(above + k / 10 for k in range(60) if far(above + k / 10))
    return start, end


def deck_shape(road: Curve, bridge: tuple[float, float]) -> str:
    """The outline of a bridge as path text: what hides a car that drives below it."""
    start, end = deck(road, bridge)
    reach = road.half + VERGE
    return road.band(start, end, reach, -reach)
