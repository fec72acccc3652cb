"""The circuit's name as a poster title, and the search for room when nobody has placed it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from paddock.drawing.ink.pen import Point, num, path, placed, polyline, text

SLANT = -9.0
CAP = 0.66
LINE = 0.74
ROOM = 20.0
INSIDE = 1.35  # how much more a title within the loop is worth
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 ·-.'"
WIDTHS = (
    "46 44 47 47 40 39 47 48 22 22 46 36 58 48 47 42 47 45 41 40 47 46 65 45 45 40 "
    "44 38 40 41 46 42 44 41 44 44 13 26 34 25 19"
)
ADVANCE = dict(zip(LETTERS, map(int, WIDTHS.split()), strict=True))
"""Widths of the heaviest condensed letters in hundredths of the font size."""


Band = str | tuple[str, str] | None
"""Words under a title: one form of them, a short and a longer one for where there is room, or None for the usual."""


class Terrain(Protocol):
    """A board's road, as far as things beside it are concerned."""

    def clearance(self, point: Point) -> float:
        """Distance from a point to the edge of the road; negative on the road."""

    def inside(self, point: Point) -> bool:
        """Whether a point lies within the loop."""


@dataclass(frozen=True)
class Box:
    """A rectangle that something fills, turned around its middle."""

    x: float
    y: float
    wide: float
    high: float
    angle: float = 0.0

    def holds(self, point: Point, margin: float = 0.0) -> bool:
        """Whether a point lies in the box or closer to it than the margin."""
        dx, dy = point[0] - self.x, point[1] - self.y
        if not self.angle:
            return abs(dx) <= self.wide / 2 + margin and abs(dy) <= self.high / 2 + margin
        turn = math.radians(-self.angle)
        along = dx * math.cos(turn) - dy * math.sin(turn)
        down = dx * math.sin(turn) + dy * math.cos(turn)
        return abs(along) <= self.wide / 2 + margin and abs(down) <= self.high / 2 + margin

    def points(self, step: float = 15.0) -> list[Point]:
        """Points spread over the box, edges included."""
        turn = math.radians(self.angle)
        across, down = max(2, math.ceil(self.wide / step)), max(2, math.ceil(self.high / step))
        spread = []
        for i in range(across + 1):
            for k in range(down + 1):
                dx, dy = self.wide * (i / across - 0.5), self.high * (k / down - 0.5)
                spread.append(
                    (
                        self.x + dx * math.cos(turn) - dy * math.sin(turn),
                        self.y + dx * math.sin(turn) + dy * math.cos(turn),
                    )
                )
        return spread


@dataclass(frozen=True)
class Title:
    """Lines of a title around a middle, with the band below them."""

    lines: tuple[str, ...]
    band: str
    at: Point = (0.0, 0.0)
    size: float = 100.0
    angle: float = 0.0

    @property
    def wide(self) -> float:
        """Width of the longest line; the band may be wider where a name is short."""
        return max(width(line) for line in self.lines) * self.size

    @property
    def band_size(self) -> float:
        """Font size of the band."""
        return max(13.0, min(21.0, self.size * 0.15))

    @property
    def band_wide(self) -> float:
        """Width of the band's words."""
        return (width(self.band) * 0.94 + 0.075 * len(self.band)) * self.band_size

    @property
    def box(self) -> Box:
        """All that the title covers."""
        lean = self.letters_high * math.tan(math.radians(-SLANT))
        wide = max(self.wide + lean, self.band_wide + 24) + self.size * 0.04
        return Box(*self.at, wide, self.letters_high + self.band_high + 4, self.angle)

    @property
    def letters_high(self) -> float:
        """From the top of the first line to the foot of the last."""
        return (CAP + LINE * (len(self.lines) - 1)) * self.size

    @property
    def band_high(self) -> float:
        """Height of the band with the gap above it."""
        return self.band_size * 1.22 + self.size * 0.06

    def draw(self) -> str:
        """The title in two inks, slanted, and its band."""
        top = -(self.letters_high + self.band_high) / 2
        lift = self.size * 0.036
        letters = []
        for cls, shift in (("title-shadow", lift), ("title", 0.0)):
            for i, line in enumerate(self.lines):
                wide = width(line) * self.size
                foot = top + (CAP + LINE * i) * self.size
                letters.append(text(line, cls, (shift - wide / 2, foot + shift), length=wide))
        slanted = f'<g transform="skewX({num(SLANT)})" font-size="{num(self.size)}">{"".join(letters)}</g>'
        foot = top + self.letters_high + self.band_high
        return placed(slanted + self._draw_band(foot), self.at, self.angle)

    def _draw_band(self, foot: float) -> str:
        high, size = self.band_size * 1.22, self.band_size
        half = max(self.band_wide / 2 + 10, self.wide / 2)
        top = foot - high
        d = polyline([(2 - half, top), (half + 2, top), (half - 2, foot), (-half - 2, foot)], close=True)
        words = text(self.band, "band", (-self.band_wide / 2, foot - high * 0.22), length=self.band_wide)
        return path(d, fill="var(--band)") + f'<g style="font-size:{num(size)}px">{words}</g>'


def both_forms(band: Band, usual: tuple[str, str]) -> tuple[str, str]:
    """The short and the longer form of a band."""
    return (band, band) if isinstance(band, str) else band or usual


def width(words: str) -> float:
    """Width of words in the title face at font size 1."""
    return sum(ADVANCE.get(letter, 45) for letter in words.upper()) / 100


def find_room(road: Terrain, title: Title, view: tuple[float, float, float, float], taken: Sequence[Box]) -> Title:
    """The title as large as the board allows, rather inside the loop than outside.

    `view` is x, y, width and height of the board; `taken` are boxes to keep clear of.
    """
    step = 16.0
    across, down = int(view[2] / step), int(view[3] / step)
    free: list[list[bool]] = []
    for k in range(down + 1):
        points = [(view[0] + i * step, view[1] + k * step) for i in range(across + 1)]
        free.append([road.clearance(p) > ROOM and not any(box.holds(p, 8) for box in taken) for p in points])
    blocked = _running_sum(free)
    best, best_score = replace(title, size=40.0, at=(view[0] + view[2] / 2, view[1] + view[3] / 2)), 0.0
    words = title.lines[0].split()
    splits = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words))]
    for lines in (title.lines, *splits):
        for size in range(260, 44, -8):
            if size * INSIDE <= best_score:
                break
            trial = replace(title, lines=lines, size=float(size))
            wide, high = math.ceil(trial.box.wide / step), math.ceil(trial.box.high / step)
            for k in range(1, down - high):
                for i in range(1, across - wide):
                    if _count(blocked, i, k, wide, high):
                        continue
                    at = (view[0] + (i + wide / 2) * step, view[1] + (k + high / 2) * step)
                    score = size * (INSIDE if road.inside(at) else 1.0)
                    if score > best_score:
                        best, best_score = replace(trial, at=at), score
    return best


def _running_sum(free: list[list[bool]]) -> list[list[int]]:
    """Blocked points above and to the left of each point, so that a box is counted in four look-ups."""
    rows = [[0] * (len(free[0]) + 1)]
    for row in free:
        total, sums = 0, [0]
        for i, open_ in enumerate(row):
            total += not open_
            sums.append(total + rows[-1][i + 1])
        rows.append(sums)
    return rows


def _count(sums: list[list[int]], i: int, k: int, wide: int, high: int) -> int:
    return sums[k + high + 1][i + wide + 1] - sums[k][i + wide + 1] - sums[k + high + 1][i] + sums[k][i]
