"""Corner signs of Formula D: how many stops a corner asks for, and the cells of its shortest and longest way."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from paddock.drawing.formula_d.lanes import Track
from paddock.drawing.formula_d.tarmac import VERGE, corner_cells
from paddock.drawing.ink.inks import ink
from paddock.drawing.ink.pen import Point, path, placed, polyline, text
from paddock.drawing.ink.title import Box

RADIUS = 14.5
TAG = 8.0  # half the height of the tag
CLEAR = 4.0

View = tuple[float, float, float, float]


@dataclass(frozen=True)
class Stop:
    """A sign beside a corner: where it stands, where its post meets the road, what it says."""

    at: Point
    foot: Point
    corner: int
    stops: int
    ways: str

    @property
    def box(self) -> Box:
        """All that the sign covers, its tag included."""
        return Box(self.at[0], self.at[1] + TAG - 1, 2 * RADIUS + 8, 2 * RADIUS + 2 * TAG + 2)

    def draw(self) -> str:
        """Post, disc, stops and tag."""
        half = 5.6 + 2.7 * len(self.ways)
        tag = path(f"M{1 - half:g}-{TAG - 1:g}H{half + 1:g}L{half - 1:g} {TAG - 1:g}H{-half - 1:g}Z", "stop-tag")
        disc = (
            f'<circle r="{RADIUS + 1:g}" cx="2" cy="3" fill="#000" opacity=".25"/>'
            f'<circle r="{RADIUS:g}" fill="{ink("stop")}" stroke="#22252A" stroke-width="3.4"/>'
            + text(str(self.stops), "stops", (0, 8.4))
            + placed(tag + text(self.ways, "ways", (0, 4.1)), (0, RADIUS + TAG - 4))
        )
        return f'<g class="sign">{path(polyline((self.foot, self.at)), "post")}{placed(disc, self.at)}</g>'


def place_stops(track: Track, view: View, taken: Sequence[Box] = ()) -> list[Stop]:
    """A sign for every corner, clear of all roads, of each other and of the `taken` boxes."""
    signs: list[Stop] = []
    for corner in track.circuit["corners"]:
        at, foot = _nearest_room(track, _middle(track, corner["number"]), view, [*taken, *(s.box for s in signs)])
        ways = f"{corner['shortest']}-{corner['longest']}" if "shortest" in corner else f"T{corner['number']}"
        signs.append(Stop(at, foot, corner["number"], corner["stops"], ways))
    return signs


def _middle(track: Track, number: int) -> float:
    """Half-way through a corner."""
    lanes = [lane for lane in corner_cells(track, number) if lane]
    lane = max(lanes, key=len)
    return lane[0].rear + (lane[-1].front - lane[0].rear) % track.spaces / 2


def _nearest_room(track: Track, u: float, view: View, taken: Sequence[Box]) -> tuple[Point, Point]:
    """The cheapest place with room: near the road, straight off the corner, outside of the bend."""
    outer = 1 if track.bend(u) > 0 else -1
    trials = sorted(
        (far + 3.5 * abs(along) + (0 if side == outer else 14), far, along, side)
        for far in range(4, 92, 4)
        for along in range(-5, 6)
        for side in (outer, -outer)
    )
    best: tuple[float, Point, Point] = (-math.inf, track.at(u), track.at(u))
    for _, far, along, side in trials:
        at = track.at(u + along, side * (track.half + VERGE + RADIUS + far))
        foot = track.at(u + along * 0.5, side * track.half)
        room = _room(track, at, view, taken)
        if room >= 0:
            return at, foot
        if room > best[0]:
            best = (room, at, foot)
    return best[1], best[2]


def _room(track: Track, at: Point, view: View, taken: Sequence[Box]) -> float:
    """How much more than enough room a sign has here; negative if it has too little."""
    box = Stop(at, at, 0, 0, "").box
    points = box.points(11)
    inner = min(
        min(x - view[0] - 4, view[0] + view[2] - 4 - x, y - view[1] - 4, view[1] + view[3] - 4 - y) for x, y in points
    )
    boxes = -60.0 if any(other.holds(point, 2) for other in taken for point in points) else 0.0
    return min(inner, min(track.clearance(point) for point in points) - CLEAR) + boxes
