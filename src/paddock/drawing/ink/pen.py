"""Small strokes shared by every drawing: numbers, paths, places and repeatable chance."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from xml.sax.saxutils import escape

Point = tuple[float, float]


def num(value: float) -> str:
    """A coordinate with one decimal and nothing superfluous: 3, -0.5, 12.7."""
    text = f"{value:.1f}"
    text = text.removesuffix(".0")
    return "0" if text == "-0" else text


def pair(point: Point) -> str:
    """A point as SVG path text."""
    return f"{num(point[0])} {num(point[1])}"


def polyline(points: Iterable[Point], close: bool = False) -> str:
    """Path text through the points by straight lines."""
    return "M" + "L".join(pair(p) for p in points) + ("Z" if close else "")


def path(d: str, cls: str = "", **style: str | float) -> str:
    """A path element; `fill_opacity=.5` becomes `fill-opacity="0.5"`."""
    extra = "".join(f' {key.replace("_", "-")}="{value}"' for key, value in style.items())
    return f'<path d="{d}"' + (f' class="{cls}"' if cls else "") + extra + "/>"


def placed(inside: str, at: Point, angle: float = 0.0, size: float = 1.0) -> str:
    """A group moved to a place, turned and scaled."""
    return f'<g transform="{_moved(at, angle, size)}">{inside}</g>'


def copied(name: str, at: Point, angle: float = 0.0, size: float = 1.0) -> str:
    """The group with that id once more, moved to a place, turned and scaled."""
    return f'<use href="#{name}" transform="{_moved(at, angle, size)}"/>'


def _moved(at: Point, angle: float, size: float) -> str:
    turn = f" rotate({num(angle)})" if num(angle) != "0" else ""
    scale = f" scale({size:g})" if size != 1 else ""
    return f"translate({pair(at)}){turn}{scale}"


def text(words: str, cls: str, at: Point = (0.0, 0.0), length: float | None = None) -> str:
    """A text element. With a length it keeps that width whatever font the reader has."""
    fit = f' textLength="{num(length)}" lengthAdjust="spacingAndGlyphs"' if length else ""
    x = f' x="{num(at[0])}"' if at[0] else ""
    y = f' y="{num(at[1])}"' if at[1] else ""
    return f'<text class="{cls}"{x}{y}{fit}>{escape(words)}</text>'


def rays(centre: Point, reach: float, count: int, ink: str, phase: float = 0.0) -> str:
    """A sunburst: `count` wedges around a centre, as wide as the gaps between them."""
    wedges = []
    for i in range(count):
        corners = [centre]
        for edge in (i + phase, i + phase + 0.5):
            turn = math.tau * edge / count
            corners.append((centre[0] + reach * math.cos(turn), centre[1] + reach * math.sin(turn)))
        wedges.append(polyline(corners, close=True))
    return path("".join(wedges), fill=ink)


class Lots:
    """Repeatable chance for scattering trees and people: the same seed always gives the same drawing."""

    def __init__(self, seed: int) -> None:
        self._state = seed

    def draw(self) -> float:
        """A number from 0 up to, not including, 1."""
        self._state = (self._state * 1103515245 + 12345) % 2**31
        return (self._state >> 8) % 10000 / 10000

    def pick(self, choices: Sequence[str]) -> str:
        """One of the choices."""
        return choices[int(self.draw() * len(choices))]


def grain(box: tuple[float, float, float, float], count: int, seed: int = 11) -> str:
    """Print grain: sparse specks of paper and ink in a box of x, y, width, height."""
    lots = Lots(seed)
    specks: tuple[list[str], list[str]] = ([], [])
    for i in range(count):
        x, y = box[0] + lots.draw() * box[2], box[1] + lots.draw() * box[3]
        side = num(0.4 + lots.draw() * 0.8)
        specks[i % 2].append(f"M{num(x)} {num(y)}h{side}v{side}h-{side}z")
    light, dark = ("".join(s) for s in specks)
    return path(light, fill="#FFF8EC", opacity=0.55) + path(dark, fill="#1E1B18", opacity=0.28)
