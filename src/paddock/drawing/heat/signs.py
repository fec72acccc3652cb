"""Corner signs: the speed limit in a roundel, as near its corner line as every road allows."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from paddock.drawing.heat.road import Road
from paddock.drawing.ink.inks import PAPER, ink
from paddock.drawing.ink.pen import Point, path, placed, polyline, text
from paddock.drawing.ink.title import Box

RADIUS = 25.0
CLEAR = 6.0
TAG_FOOT = 34.0


@dataclass(frozen=True)
class Sign:
    """A sign beside a corner: where it stands, where its post meets the road, what it says."""

    at: Point
    foot: Point
    limit: int
    turn: str
    chicane: bool = False

    @property
    def box(self) -> Box:
        """All that the sign covers, its tag included."""
        return Box(self.at[0], self.at[1] + (TAG_FOOT - RADIUS) / 2, 2 * RADIUS + 8, RADIUS + TAG_FOOT + 6)

    def draw(self) -> str:
        """Post, roundel, limit and tag."""
        r = RADIUS
        words = text(str(self.limit), "limit", (0, 12.6), length=31 if self.limit > 9 else None)
        half = 24 if self.chicane else 14
        tag = path(f"M{1 - half}-7.5H{half + 1}L{half - 1.5:g} 7.5H{-half - 1.5:g}Z", fill="#1E1B18")
        tag += text(self.turn, "turn", (8 if self.chicane else 0, 4.8))
        if self.chicane:
            tag += path("M-17 5V2L-9-2V-5M-11.5-3.4L-9-6.4L-6.5-3.4", "bends")
        roundel = (
            f'<circle r="{r + 2:g}" cx="3" cy="4" fill="#000" opacity=".25"/>'
            f'<circle r="{r + 2:g}" fill="{PAPER}"/>'
            f'<circle r="{r - 3.5:g}" fill="{PAPER}" stroke="{ink("kerb")}" stroke-width="7"/>'
            + words
            + placed(tag, (0, r + 1))
        )
        return f'<g class="sign">{path(polyline((self.foot, self.at)), "post")}{placed(roundel, self.at)}</g>'


def place_signs(road: Road, view: tuple[float, float, float, float], taken: Sequence[Box] = ()) -> list[Sign]:
    """A sign for every corner, clear of all roads, of each other and of the `taken` boxes."""
    signs: list[Sign] = []
    for number, corner in enumerate(road.circuit["corners"], start=1):
        u = corner["first_space_after"] - 0.5
        at, side = _nearest_room(road, u, view, [*taken, *(sign.box for sign in signs)])
        signs.append(
            Sign(at, road.at(u, side * road.half), corner["speed_limit"], f"T{number}", "chicane_with" in corner)
        )
    return signs


def _nearest_room(
    road: Road, u: float, view: tuple[float, float, float, float], taken: Sequence[Box]
) -> tuple[Point, int]:
    """The cheapest place with room: near the road, straight off the line, outside of the bend."""
    outer = 1 if road.bend(u) > 0 else -1
    trials = sorted(
        (far + 16 * abs(along) + (0 if side == outer else 45), far, along, side)
        for far in range(10, 118, 4)
        for along in (0, 0.4, -0.4, 0.8, -0.8, 1.2, -1.2)
        for side in (outer, -outer)
    )
    best: tuple[float, Point, int] = (-math.inf, road.at(u), outer)
    for _, far, along, side in trials:
        at = road.at(u + along, side * (road.half + RADIUS + far))
        room = _room(road, at, view, taken)
        if room >= 0:
            return at, side
        if room > best[0]:
            best = (room, at, side)
    return best[1], best[2]


def _room(road: Road, at: Point, view: tuple[float, float, float, float], taken: Sequence[Box]) -> float:
    """How much more than enough room a sign has here; negative if it has too little."""
    x, y = at
    inner = min(x - view[0], view[0] + view[2] - x, y - view[1], view[1] + view[3] - 8 - y) - RADIUS - 4
    tag = min(road.clearance((x + dx, y + TAG_FOOT)) for dx in (-15, 0, 15)) - 3
    boxes = -50.0 if any(box.holds(point, 4) for box in taken for point in _outline(at)) else 0.0
    return min(inner, tag, road.clearance(at) - RADIUS - CLEAR) + boxes


def _outline(at: Point) -> list[Point]:
    ring = [
        (
            at[0] + (RADIUS + 2) * math.cos(k * math.tau / 12),
            at[1] + (RADIUS + 2) * math.sin(k * math.tau / 12),
        )
        for k in range(12)
    ]
    return [at, *ring, (at[0] - 15, at[1] + TAG_FOOT), (at[0] + 15, at[1] + TAG_FOOT)]
