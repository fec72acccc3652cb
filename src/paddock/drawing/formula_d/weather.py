"""The weather over a Formula D board: a badge beside the road, and rain across everything."""

from __future__ import annotations

import math
from collections.abc import Sequence

from paddock.drawing.ink.inks import PAPER, ink
from paddock.drawing.ink.pen import Lots, Point, num, path, placed
from paddock.drawing.ink.title import Box, Terrain

KINDS = ("good", "changeable", "showers", "rain")
RADIUS = 24.0
CLEAR = 8.0

View = tuple[float, float, float, float]


def check_weather(weather: str) -> str:
    """The weather itself, or a ValueError that names the kinds there are."""
    if weather not in KINDS:
        raise ValueError(f"unknown weather {weather!r}; there is {', '.join(KINDS)}")
    return weather


def draw_weather(weather: str, road: Terrain, view: View, taken: Sequence[Box]) -> str:
    """The badge in the free place nearest to the upper right, and what falls from the sky."""
    badge = placed(_badge(weather), _corner(road, view, taken))
    return _rain(view, 300 if weather == "rain" else 120) + badge if weather in ("rain", "showers") else badge


def _corner(road: Terrain, view: View, taken: Sequence[Box]) -> Point:
    step, reach = 12.0, RADIUS + CLEAR
    places = [
        (view[0] + reach + i * step, view[1] + reach + k * step)
        for i in range(int((view[2] - 2 * reach) / step))
        for k in range(int((view[3] - 2 * reach) / step))
    ]
    corner = (view[0] + view[2], view[1])
    free = (
        at
        for at in sorted(places, key=lambda at: math.dist(at, corner))
        if road.clearance(at) > reach and not any(box.holds(at, reach) for box in taken)
    )
    return next(free, (corner[0] - reach, corner[1] + reach))


def _badge(weather: str) -> str:
    disc = f'<circle r="{RADIUS:g}" fill="{PAPER}" stroke="#22252A" stroke-width="3.4"/>'
    inside = {
        "good": _sun((0, 0), 9),
        "changeable": _sun((-5, -5), 7) + _cloud((2, 5)),
        "showers": _sun((-6, -8), 6) + _cloud((1, 1)) + _drops(8),
        "rain": _cloud((0, -4)) + _drops(4),
    }
    return f'<g class="weather">{disc}{inside[weather]}</g>'


def _sun(at: Point, radius: float) -> str:
    beams = "".join(
        f"M{num(math.cos(a) * (radius + 2.5))} {num(math.sin(a) * (radius + 2.5))}"
        f"L{num(math.cos(a) * (radius + 6))} {num(math.sin(a) * (radius + 6))}"
        for a in (k * math.tau / 10 for k in range(10))
    )
    disc = f'<circle r="{num(radius)}" fill="{ink("stop")}" stroke="#22252A" stroke-width="1.6"/>'
    return placed(disc + path(beams, stroke="#22252A", stroke_width=2), at)


def _cloud(at: Point) -> str:
    shape = "M-11 6C-17 6-17-3-11-3C-10-10 0-11 3-6C9-8 14-3 12 0C17 1 16 6 12 6Z"
    return placed(path(shape, fill="#8E9196", stroke="#22252A", stroke_width=1.6), at)


def _drops(top: float) -> str:
    return path(
        "".join(f"M{x} {num(top)}l-3 7" for x in (-7, 0, 7)), stroke="#2F6FD0", stroke_width=2.4, stroke_linecap="round"
    )


def _rain(view: View, count: int) -> str:
    """Slanting strokes far beyond the view."""
    lots = Lots(5)
    strokes = "".join(
        f"M{num(view[0] - 200 + lots.draw() * (view[2] + 400))} {num(view[1] - 120 + lots.draw() * (view[3] + 240))}"
        f"l{num(-long * 0.36)} {num(long)}"
        for long in (10 + lots.draw() * 16 for _ in range(count))
    )
    return path(strokes, "rain")
