"""Everything painted on a road of cells: verge, kerbs, cells, start numbers, finish and betting lines."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from paddock.drawing.ink.inks import PAPER, ink
from paddock.drawing.ink.pen import Point, path, placed, polyline, text
from paddock.drawing.ink.title import Box
from paddock.drawing.road.cells import Course

COIN = 19.0
CLEAR = 6.0
VERGE = 10.0


@dataclass(frozen=True)
class BettingLine:
    """A line across the road and the coin that names it."""

    index: int
    near: Point
    far: Point
    coin: Point

    @property
    def box(self) -> Box:
        """All that the coin covers."""
        return Box(*self.coin, 2 * COIN + 8, 2 * COIN + 8)

    def draw(self) -> str:
        """The line as far as its coin."""
        (x0, y0), (x1, y1) = self.far, self.coin
        reach = math.dist(self.far, self.coin)
        start = (x0 - (x1 - x0) / reach * 7, y0 - (y1 - y0) / reach * 7)
        d = polyline((start, self.coin))
        rim = "".join(polyline((_around(a, COIN - 5.5), _around(a, COIN - 2.5))) for a in range(0, 360, 20))
        coin = (
            f'<circle r="{COIN + 2:g}" cx="3" cy="4" fill="#000" opacity=".22"/>'
            f'<circle r="{COIN + 1:g}" fill="{ink("bet")}" stroke="#12355B" stroke-width="3"/>'
            + path(rim, stroke="#12355B", stroke_width=1.3, opacity=0.55)
            + text(str(self.index), "bet-number", (0, 8.4))
        )
        return f'<g class="bet">{path(d, "bet-edge")}{path(d, "bet-line")}{placed(coin, self.coin)}</g>'


def betting_lines(
    course: Course, view: tuple[float, float, float, float], taken: Sequence[Box] = ()
) -> list[BettingLine]:
    """The betting lines, their coins outside of the loop where there is room, else inside."""
    lines: list[BettingLine] = []
    for entry in course.circuit["betting_lines"]:
        outer, inner = course.across(entry["progress"])
        blocked = [*taken, *(line.box for line in lines)]
        trials = [(far, near, away) for near, far in ((outer, inner), (inner, outer)) for away in range(26, 86, 6)]
        found = [line for trial in trials if (line := _line(course, entry["index"], *trial, view, blocked))]
        lines.append(found[0] if found else BettingLine(entry["index"], outer, inner, _beyond(inner, outer, 30)))
    return lines


def draw_paving(course: Course, outline: str, clip: str) -> str:
    """The whole road. `outline` is the id of its shape among the drawing's definitions, `clip` of its clip path."""

    def layer(cls: str, extra: str = "") -> str:
        return f'<use href="#{outline}" class="{cls}"{extra}/>'

    kerbs = "".join(path(d, "kerb-base") + path(d, "kerb") for d in course.kerbs())
    bends = "".join(cell.draw() for cell in course.cells if not cell.rectangular)
    cells = "".join(cell.draw() for cell in course.cells)
    painted = path(bends, "bend") + path(cells, "cell")
    return (
        layer("shadow", ' transform="translate(4 6)"')
        + layer("verge")
        + kerbs
        + layer("asphalt")
        + f'<g clip-path="url(#{clip})">{painted}</g>'
        + _marks(course)
        + _finish(course)
    )


def _marks(course: Course) -> str:
    """A number on every start cell, an arrow on every other one."""
    slots = {cell: slot for slot, cell in enumerate(course.circuit["start_slots"], start=1)}
    painted = []
    for cell in course.cells:
        if cell.number in slots:
            half, side = cell.length / 2 - 4, cell.width / 2 - 4
            bracket = path(polyline(((half - 9, -side), (half, -side), (half, side), (half - 9, side))), "grid-box")
            painted.append(placed(bracket, cell.centre, cell.angle))
            painted.append(placed(text(str(slots[cell.number]), "grid-number", (0, 6)), cell.centre))
        else:
            painted.append(placed(path("M-3-3.6L2.6 0L-3 3.6", "ahead"), cell.centre, cell.angle))
    return "".join(painted)


def _finish(course: Course) -> str:
    """Two files of a chequered flag behind the line, in the way of the cars that come home."""
    (x0, y0), (x1, y1) = course.across(100.0)
    wide = math.dist((x0, y0), (x1, y1)) + 6
    squares: tuple[list[str], list[str]] = ([], [])
    count = 12
    side = wide / count
    for row in range(2):
        for file in range(count):
            x, y = -side * (row + 1), -wide / 2 + file * side
            corners = ((x, y), (x + side, y), (x + side, y + side), (x, y + side))
            squares[(row + file) % 2].append(polyline(corners, close=True))
    flag = path("".join(squares[0]), fill="#0B1320") + path("".join(squares[1]), fill=PAPER)
    angle = math.degrees(math.atan2(y1 - y0, x1 - x0)) - 90
    return placed(flag, ((x0 + x1) / 2, (y0 + y1) / 2), angle)


def _line(
    course: Course,
    index: int,
    far: Point,
    near: Point,
    away: float,
    view: tuple[float, float, float, float],
    taken: Sequence[Box],
) -> BettingLine | None:
    """The line with its coin so far from the road, if there is room for it."""
    x, y = coin = _beyond(far, near, away)
    edge = COIN + CLEAR
    in_view = view[0] + edge < x < view[0] + view[2] - edge and view[1] + edge < y < view[1] + view[3] - edge
    free = course.clearance(coin) >= COIN + CLEAR - 1 and not any(box.holds(coin, COIN + 4) for box in taken)
    return BettingLine(index, near, far, coin) if in_view and free else None


def _beyond(start: Point, end: Point, away: float) -> Point:
    reach = math.dist(start, end)
    return end[0] + (end[0] - start[0]) / reach * away, end[1] + (end[1] - start[1]) / reach * away


def _around(degrees: float, radius: float) -> Point:
    return radius * math.cos(math.radians(degrees)), radius * math.sin(math.radians(degrees))
