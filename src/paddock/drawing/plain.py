"""A plain board for a game that brings no drawing of its own: a ring of cells, and cars as discs with their numbers.

It looks for `cells` (a list) or `spaces` (how many) in the circuit, and in a view for `cars` whose place is `cell` or
`space`; what it does not find it leaves out.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping
from typing import Any
from xml.sax.saxutils import escape, quoteattr

from paddock.drawing.cars import CarShapes, Livery, pieces
from paddock.drawing.ink.inks import FONT, PAPER, check_theme, ink, stylesheet
from paddock.drawing.ink.pen import num
from paddock.drawing.ink.title import Band
from paddock.drawing.part import Circuit, Drawing

LIVERIES = tuple(
    Livery(name, number, "centre", PAPER)
    for name, number in (
        ("red", "07"),
        ("blue", "12"),
        ("yellow", "21"),
        ("black", "05"),
        ("grey", "33"),
        ("green", "88"),
        ("orange", "03"),
        ("purple", "27"),
        ("white", "44"),
        ("brown", "66"),
        ("pink", "77"),
        ("teal", "99"),
    )
)
PAINT = {
    "red": "#D8412F",
    "blue": "#2E64B0",
    "yellow": "#F2B632",
    "black": "#4A443D",
    "grey": "#B9B2A6",
    "green": "#3E8552",
    "orange": "#E5812F",
    "purple": "#7A4FA3",
    "white": "#FBF5EA",
    "brown": "#8A5A33",
    "pink": "#D8718F",
    "teal": "#1F6F78",
}
WIDE, HIGH, REACH = 420.0, 260.0, 34.0
STROKES = f".word{{font:600 15px {FONT};text-anchor:middle}}"


def places(circuit: Circuit) -> int:
    """How many cells the road has."""
    cells = circuit.get("cells", circuit.get("spaces", 0))
    return cells if isinstance(cells, int) else len(cells)


def spot(cell: int, count: int) -> tuple[float, float, float]:
    """Where a cell is, and which way the road goes there."""
    turn = 2 * math.pi * (cell % count) / count - math.pi / 2
    x, y = 500 + WIDE * math.cos(turn), 330 + HIGH * math.sin(turn)
    return x, y, math.degrees(math.atan2(HIGH * math.cos(turn), -WIDE * math.sin(turn)))


def ground(circuit: Circuit, *, theme: str = "day", quiet: bool = False, band: Band = None) -> str:
    """The board without cars."""
    return _board(circuit, {}, theme)


def race(circuit: Circuit, view: Mapping[str, Any], theme: str) -> str:
    """The board with cars; those that share a cell stand beside each other."""
    return _board(circuit, view, theme)


def geometry(circuit: Circuit) -> dict[str, Any]:
    """Centre and angle of every cell."""
    count = places(circuit)
    spots = (spot(cell, count) for cell in range(count))
    return {"cells": [{"x": round(x, 2), "y": round(y, 2), "angle": round(angle, 2)} for x, y, angle in spots]}


def _board(circuit: Circuit, view: Mapping[str, Any], theme: str) -> str:
    name, count = "paddock-plain", places(circuit)
    called = str(circuit.get("name", ""))
    drawn = f'<rect x="-40" y="-40" width="1080" height="747" fill="{ink("ground")}"/>'
    drawn += f'<text class="word" x="500" y="335" style="font-size:44px" fill="{ink("dark")}">{escape(called)}</text>'
    drawn += "".join(_cell(cell, count) for cell in range(count))
    taken: Counter[int] = Counter()
    for number, car in enumerate(view.get("cars", ())):
        cell = car.get("cell", car.get("space"))
        if count and isinstance(cell, int):
            drawn += _car(int(car.get("seat", number)), cell % count, count, taken[cell % count])
            taken[cell % count] += 1
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="{name} {check_theme(theme)}" role="img" '
        f'aria-label={quoteattr(called)} viewBox="-40 -40 1080 747">{stylesheet(name, {}, STROKES)}{drawn}</svg>'
    )


def _cell(cell: int, count: int) -> str:
    x, y, _ = spot(cell, count)
    radius = min(REACH, 900 / count)
    return (
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}" fill="{ink("sheet")}" stroke="{ink("dark")}"/>'
        f'<text class="word" x="{num(x)}" y="{num(y + 5)}" fill="{ink("stone-2")}">{cell}</text>'
    )


def _car(car: int, cell: int, count: int, before: int) -> str:
    """A car, further out than those before it in the same cell."""
    x, y, _ = spot(cell, count)
    out = 1 + 0.09 * before
    x, y = 500 + (x - 500) * out, 330 + (y - 330) * out
    livery = LIVERIES[car % len(LIVERIES)]
    return (
        f'<circle cx="{num(x)}" cy="{num(y)}" r="17" fill="{PAINT[livery.name]}" stroke="{ink("dark")}"/>'
        f'<text class="word" x="{num(x)}" y="{num(y + 5)}" fill="{PAPER}">{livery.number}</text>'
    )


def cars() -> CarShapes:
    """Discs, for a page that moves them."""
    disc = '<circle r="17" fill="{}" fill-opacity="{}" stroke="#1E1B18"/><circle r="12" fill="{}"/>'
    return {
        "box": [-18, -18, 36, 36],
        "defs": "",
        "shade": "",
        "number": [0, 0],
        "cars": [
            pieces(
                livery,
                ink,
                body=disc.format(ink, 1, PAPER),
                ghost=disc.format(ink, 0.5, PAPER),
                roundel=f'<g style="font-size:16px"><text class="number" y="5">{livery.number}</text></g>',
            )
            for livery, ink in ((livery, PAINT[livery.name]) for livery in LIVERIES)
        ],
    }


PLAIN = Drawing(
    LIVERIES=LIVERIES,
    SEAT_COLOURS=tuple(livery.name for livery in LIVERIES),
    ground=ground,
    geometry=geometry,
    race=race,
    cars=cars,
)
