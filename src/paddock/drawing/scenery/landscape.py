"""Scenery as large as a hillside: mountains, and the ruin of a banked curve."""

from __future__ import annotations

import math

from paddock.drawing.ink.inks import ink
from paddock.drawing.ink.pen import Point, num, pair, path, polyline
from paddock.drawing.scenery.things import Picture, shade

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

CAP: tuple[Point, ...] = (
    (-0.1, -1.0),
    (-0.03, -0.975),
    (0.04, -0.99),
    (0.1, -1.0),
    (0.22, -0.74),
    (0.15, -0.64),
    (0.11, -0.73),
    (0.05, -0.6),
    (-0.01, -0.71),
    (-0.07, -0.58),
    (-0.13, -0.72),
    (-0.19, -0.62),
    (-0.22, -0.74),
)
"""The snow of a volcano, in the same measure."""


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


def cone(colour: str = "hill", wide: float = 420, high: float = 230, smoke: bool = False) -> Picture:
    """A volcano: long even slopes, a blunt top with a ragged cap of snow, a plume if it smokes."""
    w, h = wide / 2, high
    slope = (
        f"M{num(-w)} 0C{num(-w * 0.5)} {num(-h * 0.2)} {num(-w * 0.24)} {num(-h * 0.72)} {num(-w * 0.1)} {num(-h)}"
        f"L{num(-w * 0.03)} {num(-h * 0.975)}L{num(w * 0.04)} {num(-h * 0.99)}L{num(w * 0.1)} {num(-h)}"
        f"C{num(w * 0.24)} {num(-h * 0.72)} {num(w * 0.5)} {num(-h * 0.2)} {num(w)} 0Z"
    )
    dark = (
        f"M{num(w * 0.04)} {num(-h * 0.99)}L{num(w * 0.1)} {num(-h)}"
        f"C{num(w * 0.24)} {num(-h * 0.72)} {num(w * 0.5)} {num(-h * 0.2)} {num(w)} 0H{num(w * 0.3)}"
        f"C{num(w * 0.1)} {num(-h * 0.3)} {num(w * 0.16)} {num(-h * 0.6)} {num(w * 0.04)} {num(-h * 0.99)}Z"
    )
    cap = polyline([(x * w, y * h) for x, y in CAP], close=True)
    plume = (
        path(
            f"M{num(-w * 0.05)} {num(-h)}c-14-16 2-24-4-36c-4-12 14-18 24-12c4-14 30-14 34 0"
            f"c16-4 22 14 8 20c-8 4-14-2-20 4c-8 8-22 6-26 24z",
            fill=ink("snow"),
            opacity=0.75,
        )
        if smoke
        else ""
    )
    return Picture(plume + path(slope, fill=ink(colour)) + path(cap, fill=ink("snow")) + shade(dark), wide, high)


def table(colour: str = "hill", wide: float = 420, high: float = 120) -> Picture:
    """A mountain with a flat top, its gullies and the cloud that lies on it."""
    w, h = wide / 2, high

    def at(*points: Point) -> str:
        return polyline([(x * w, y * h) for x, y in points], close=True)

    rock = at((-1, 0), (-0.78, -0.42), (-0.66, -0.9), (-0.6, -1), (0.56, -0.98), (0.64, -0.86), (0.8, -0.4), (1, 0))
    gullies = "".join(
        at((x, -0.99), (x + 0.05, -0.99), (x + 0.02, -0.5), (x + 0.07, -0.2), (x - 0.02, -0.45))
        for x in (-0.46, -0.24, -0.02, 0.2, 0.42)
    )
    skirt = at(
        (-1, 0), (-0.8, -0.38), (-0.5, -0.24), (-0.2, -0.34), (0.12, -0.22), (0.46, -0.34), (0.82, -0.36), (1, 0)
    )
    cloud = path(
        f"M{num(-w * 0.64)} {num(-h * 0.93)}c-10-8 4-20 18-16c8-12 34-12 42-2"
        f"c14-10 40-8 46 2c16-8 40-6 44 4c18-6 34 2 26 12c-10 8-30 0-40 6"
        f"c-12 8-30 6-40-2c-14 8-34 8-44-2c-14 8-44 8-52-2z",
        fill=ink("snow"),
        opacity=0.9,
    )
    return Picture(path(rock, fill=ink(colour)) + shade(gullies) + path(skirt, fill=ink("field")) + cloud, wide, high)


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
