"""Scenery as large as a hillside: mountains, and the ruin of a banked curve."""

from __future__ import annotations

import math

from paddock.drawing.ink import ink
from paddock.drawing.pen import Point, num, pair, path, polyline
from paddock.drawing.things import Picture, shade

PEAK: Point = (-0.06, -1.0)
LEFT: tuple[Point, ...] = ((-1, 0), (-0.5, -0.46), (-0.38, -0.5))
RIGHT: tuple[Point, ...] = ((0.3, -0.66), (0.42, -0.62), (1, 0))
RIDGE: tuple[Point, ...] = ((0.2, 0), (0, -0.36), (0.12, -0.6))
SNOW: tuple[Point, ...] = (
    (-0.3, -0.63),
    (-0.17, -0.7),
    (-0.08, -0.58),
    (0.03, -0.7),
    (0.14, -0.6),
    (0.25, -0.71),
)
"""A mountain in halves of its width and in its height, from the middle of its foot."""


def mountain(colour: str = "hill", wide: float = 180, high: float = 110) -> Picture:
    """A peak with a lit and a shaded face and snow on top."""

    def outline(points: tuple[Point, ...]) -> str:
        return polyline([(x * wide / 2, y * high) for x, y in points], close=True)

    rock = path(outline((*LEFT, PEAK, *RIGHT)), fill=ink(colour))
    return Picture(
        rock + shade(outline((PEAK, *RIGHT, *RIDGE))) + path(outline((PEAK, *SNOW)), fill=ink("snow")),
        wide,
        high,
    )


def bank(colour: str = "stone", reach: float = 120, start: float = -60, end: float = 60) -> Picture:
    """An arc of old concrete around the place, between two angles, broken and overgrown."""
    gap = start + (end - start) * 0.62
    parts = []
    for a, b in ((start, gap - 4), (gap + 4, end)):
        for radius, stroke, wide in ((reach + 13, ink("stone-2"), 10), (reach, ink(colour), 24)):
            parts.append(path(_arc(radius, a, b), fill="none", stroke=stroke, stroke_width=wide))
        lines = _arc(reach - 6, a, b) + _arc(reach + 5, a, b)
        parts.append(path(lines, fill="none", stroke="#000", stroke_width=1.2, opacity=0.2))
    shadow = path(
        _arc(reach + 4, start, gap - 4) + _arc(reach + 4, gap + 4, end),
        fill="none",
        stroke="#1E1B18",
        stroke_width=34,
        opacity=0.14,
        transform="translate(4 6)",
    )
    joints = "".join(
        polyline((_polar(reach - 12, a), _polar(reach + 18, a)))
        for a in range(round(start), round(end), 7)
        if abs(a - gap) > 5
    )
    parts.append(path(joints, fill="none", stroke="#000", stroke_width=1.4, opacity=0.22))
    overgrown = ((-2, gap - 2), (6, gap + 3), (-10, start + 6), (4, end - 3), (-12, gap + 16))
    for further, angle in overgrown:
        at = pair(_polar(reach + further, angle))
        parts.append(path("M-4 0C-5-4-2-6 0-4C2-7 6-4 4 0Z", fill=ink("oak"), transform=f"translate({at})"))
    return Picture(shadow + "".join(parts), 2 * reach, reach)


def _arc(radius: float, start: float, end: float) -> str:
    r = num(radius)
    return f"M{pair(_polar(radius, start))}A{r} {r} 0 {int(end - start > 180)} 1 {pair(_polar(radius, end))}"


def _polar(radius: float, degrees: float) -> Point:
    turn = math.radians(degrees)
    return radius * math.cos(turn), radius * math.sin(turn)
