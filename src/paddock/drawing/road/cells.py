"""A road made of cells: their outlines, the road's edges with rounded steps, and places along it.

A cell's `poly` runs along the side away from the middle of the circuit, rear to front, and back along
the other side. A side of more than two points is an arc.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Any

from paddock.drawing.ink.pen import Point, num, pair

NEEDED = ("cells", "sections", "start_slots", "betting_lines")
SHARP = 25.0
ALONG_INNER_CORNER = 19.0
ALONG_OUTER_CORNER = 10.0
MIDDLE_LANE = 2
SAME_CUT = 0.01
SQUARE = 40.0
LEAN = 22.0


@dataclass(frozen=True)
class Side:
    """One side of a cell, straight or an arc; `bulge` is the radius, negative to the left, 0 if straight."""

    start: Point
    end: Point
    bulge: float = 0.0

    @classmethod
    def through(cls, points: Sequence[Point]) -> Side:
        """The line or the arc on which the points lie."""
        first, middle, last = points[0], points[len(points) // 2], points[-1]
        across = _cross(first, middle, last)
        if len(points) < 3 or abs(across) < 1:
            return cls(first, last)
        radius = math.dist(first, middle) * math.dist(middle, last) * math.dist(first, last) / (2 * across)
        return cls(first, last, radius)

    @property
    def length(self) -> float:
        chord = math.dist(self.start, self.end)
        return abs(self.bulge * self._swept) if self.bulge else chord

    def at(self, part: float) -> Point:
        """The point after a part, 0 to 1, of the way."""
        (x0, y0), (x1, y1) = self.start, self.end
        if not self.bulge:
            return x0 + (x1 - x0) * part, y0 + (y1 - y0) * part
        cx, cy = self._centre
        turn = self._swept * part
        cos, sin = math.cos(turn), math.sin(turn)
        return cx + (x0 - cx) * cos - (y0 - cy) * sin, cy + (x0 - cx) * sin + (y0 - cy) * cos

    def heading(self, part: float) -> float:
        """Direction of travel in degrees after a part of the way."""
        before, after = self.at(part - 0.01), self.at(part + 0.01)
        return math.degrees(math.atan2(after[1] - before[1], after[0] - before[0]))

    def cut(self, head: float, tail: float) -> Side:
        """The side without a length at its start and one at its end."""
        return Side(self.at(head / self.length), self.at(1 - tail / self.length), self.bulge)

    def back(self) -> Side:
        """The same side the other way."""
        return Side(self.end, self.start, -self.bulge)

    def draw(self) -> str:
        """Path text from the start, where the pen already is, to the end."""
        if not self.bulge:
            return f"L{pair(self.end)}"
        radius = num(abs(self.bulge))
        return f"A{radius} {radius} 0 0 {int(self.bulge > 0)} {pair(self.end)}"

    @property
    def _swept(self) -> float:
        half = min(1.0, math.dist(self.start, self.end) / 2 / abs(self.bulge))
        return math.copysign(2 * math.asin(half), self.bulge)

    @property
    def _centre(self) -> Point:
        (x0, y0), (x1, y1) = self.start, self.end
        chord = math.dist(self.start, self.end)
        away = math.copysign(math.sqrt(max(0.0, self.bulge**2 - chord**2 / 4)), self.bulge)
        return (x0 + x1) / 2 - (y1 - y0) / chord * away, (y0 + y1) / 2 + (x1 - x0) / chord * away


@dataclass(frozen=True)
class Cell:
    """A cell: where a car stands on it, which way it looks, and the outline."""

    number: int
    lane: int
    rear: float
    front: float
    rectangular: bool
    outline: tuple[Point, ...]
    outer: Side
    inner: Side

    @classmethod
    def read(cls, entry: Mapping[str, Any]) -> Cell:
        """A cell from a circuit file."""
        points = [(float(x), float(y)) for x, y in entry["poly"]]
        half = len(points) // 2
        outer, inner = Side.through(points[:half]), Side.through(points[: half - 1 : -1])
        return cls(
            entry["id"], entry["lane"], entry["rear"], entry["front"], entry["rect"], tuple(points), outer, inner
        )

    def at(self, part: float) -> Point:
        """The point after a part of the way through the cell, in the middle of its lane."""
        (x0, y0), (x1, y1) = self.outer.at(part), self.inner.at(part)
        return (x0 + x1) / 2, (y0 + y1) / 2

    @property
    def centre(self) -> Point:
        return self.at(0.5)

    @property
    def angle(self) -> float:
        """Driving direction in degrees: 0 is to the right, positive is clockwise."""
        (x0, y0), (x1, y1) = self.at(0.45), self.at(0.55)
        return math.degrees(math.atan2(y1 - y0, x1 - x0))

    @property
    def length(self) -> float:
        """Length along the middle of the lane."""
        return (self.outer.length + self.inner.length) / 2

    @property
    def width(self) -> float:
        return math.dist(self.outer.start, self.inner.start)

    def draw(self) -> str:
        """Path text of the outline."""
        back = self.inner.back()
        return f"M{pair(self.outer.start)}{self.outer.draw()}L{pair(back.start)}{back.draw()}Z"


class Course:
    """The road through all cells. A place along it is its progress, in percent of the lap."""

    def __init__(self, circuit: Mapping[str, Any]) -> None:
        missing = [key for key in NEEDED if key not in circuit]
        if missing:
            raise ValueError(f"the circuit has no {', '.join(missing)}; a drawing needs {', '.join(NEEDED)}")
        self.circuit = circuit
        self.cells = [Cell.read(entry) for entry in circuit["cells"]]
        self._sections = [entry["section"] for entry in circuit["cells"]]
        self.outer, self.inner = self._edge(outer=True), self._edge(outer=False)
        lanes = max(section["width"] for section in circuit["sections"])
        self.half: float = lanes * self.cells[0].width / 2

    def at(self, u: float, offset: float = 0.0) -> Point:
        """The point at a progress, so many units towards the outside of the middle lane."""
        u %= 100
        here = [cell for cell in self.cells if cell.rear <= u < cell.front] or self.cells[-1:]
        cell = min(here, key=lambda cell: abs(cell.lane - MIDDLE_LANE))
        part = (u - cell.rear) / (cell.front - cell.rear)
        (x0, y0), (x1, y1) = cell.inner.at(part), cell.outer.at(part)
        away = 0.5 + MIDDLE_LANE - cell.lane + offset / cell.width
        return x0 + (x1 - x0) * away, y0 + (y1 - y0) * away

    def clearance(self, point: Point) -> float:
        """Distance from a point to the edge of the road; negative on the road."""
        near = self._to_edge(point)
        if near > self.half + 1:
            return near
        on_road = _within(point, self._rings[0]) != _within(point, self._rings[1])
        return -near if on_road else near

    def inside(self, point: Point) -> bool:
        """Whether a point lies within the loop."""
        return _within(point, self._rings[1])

    def outline(self) -> str:
        """Both edges of the road as path text, steps rounded; to be filled by the even-odd rule."""
        return self.ring(outer=True) + self.ring(outer=False)

    def ring(self, outer: bool) -> str:
        """One edge of the road as closed path text. Where the width changes, two short curves ease the step."""
        sides, trimmed = self.outer if outer else self.inner, self._trimmed(outer)
        parts = [f"M{pair(trimmed[0].start)}"]
        for i, side in enumerate(trimmed):
            ahead = trimmed[(i + 1) % len(trimmed)]
            parts.append(side.draw())
            if math.dist(side.end, ahead.start) > 1:
                parts.append(f"Q{pair(sides[i].end)} {pair(ahead.start)}")
        return "".join(parts) + "Z"

    def kerbs(self) -> Iterator[str]:
        """Path text along both edges of every bend."""
        for outer in (True, False):
            run: list[Side] = []
            for side in [*self._trimmed(outer), Side((0, 0), (0, 0))]:
                if run and not (side.bulge and math.dist(run[-1].end, side.start) < 1):
                    yield f"M{pair(run[0].start)}" + "".join(arc.draw() for arc in run)
                    run = []
                if side.bulge:
                    run.append(side)

    def across(self, progress: float) -> tuple[Point, Point]:
        """Both ends, the outer one first, of the cut shared by the cells before and behind a progress."""
        ahead = [cell for cell in self.cells if abs(cell.rear - progress % 100) < SAME_CUT]
        lanes = {cell.lane for cell in self.cells if abs((cell.front - progress + 50) % 100 - 50) < SAME_CUT}
        shared = sorted((cell for cell in ahead if cell.lane in lanes), key=lambda cell: cell.lane)
        if not shared:
            raise ValueError(f"no cells meet at progress {progress:g}; a line needs a cut across the road")
        return shared[-1].outer.start, shared[0].inner.start

    def check_cell(self, number: int) -> Cell:
        """The cell, or a ValueError that names the cells there are."""
        if number not in range(len(self.cells)):
            raise ValueError(f"there is no cell {number!r}; {name_of(self.circuit)} has 0 to {len(self.cells) - 1}")
        return self.cells[number]

    def _edge_lane(self, section: int, outer: bool) -> list[Cell]:
        cells = [cell for cell, of in zip(self.cells, self._sections, strict=True) if of == section]
        lane = (max if outer else min)(cell.lane for cell in cells)
        return sorted((cell for cell in cells if cell.lane == lane), key=lambda cell: cell.rear)

    def _edge(self, outer: bool) -> list[Side]:
        """The sides that bound the road, with a straight one across every step."""
        sides: list[Side] = []
        for section in range(len(self.circuit["sections"])):
            for cell in self._edge_lane(section, outer):
                side = cell.outer if outer else cell.inner
                if sides and math.dist(sides[-1].end, side.start) > 1:
                    sides.append(Side(sides[-1].end, side.start))
                sides.append(side)
        if math.dist(sides[-1].end, sides[0].start) > 1:
            sides.append(Side(sides[-1].end, sides[0].start))
        return sides

    def _trimmed(self, outer: bool) -> list[Side]:
        """The sides of an edge, cut back at both ends of every step to make room for the curves."""
        sides = self.outer if outer else self.inner
        to_asphalt = 1 if outer == (self.circuit.get("direction", "clockwise") == "clockwise") else -1
        cuts = [[0.0, 0.0] for _ in sides]
        for i in range(len(sides)):
            before, after = sides[i - 1], sides[i]
            turned = _turn(before, after)
            if abs(turned) > SHARP:
                along = ALONG_OUTER_CORNER if turned * to_asphalt > 0 else ALONG_INNER_CORNER
                cuts[i - 1][1] = min(along, 0.48 * before.length)
                cuts[i][0] = min(along, 0.48 * after.length)
        return [side.cut(*cut) if any(cut) else side for side, cut in zip(sides, cuts, strict=True)]

    @cached_property
    def _rings(self) -> tuple[list[Point], list[Point]]:
        return _sampled(self.outer), _sampled(self.inner)

    @cached_property
    def _edge_squares(self) -> dict[tuple[int, int], list[Point]]:
        """Points of both edges by the square of the board in which they lie."""
        squares: dict[tuple[int, int], list[Point]] = {}
        for x, y in [*self._rings[0], *self._rings[1]]:
            squares.setdefault((int(x // SQUARE), int(y // SQUARE)), []).append((x, y))
        return squares

    def _to_edge(self, point: Point) -> float:
        """Distance to the nearest edge, looking in squares ever farther away."""
        across, down = int(point[0] // SQUARE), int(point[1] // SQUARE)
        best = math.inf
        for ring in range(100):
            for i in range(across - ring, across + ring + 1):
                step = 1 if abs(i - across) == ring else 2 * ring or 1
                for k in range(down - ring, down + ring + 1, step):
                    for edge in self._edge_squares.get((i, k), ()):
                        best = min(best, math.dist(point, edge))
            if best <= ring * SQUARE:
                break
        return best


def name_of(circuit: Mapping[str, Any]) -> str:
    """The circuit's English name without any remark in brackets."""
    name = circuit.get("name", "the circuit")
    words = name.get("en", "") if isinstance(name, Mapping) else name
    return str(words).partition(" (")[0]


def glide(points: Sequence[Point], steps: int) -> list[Point]:
    """A smooth line through the points, `steps` places from each to the next."""
    if len(points) == 1:
        return list(points)
    lengths = [0.0]
    for here, there in pairwise(points):
        lengths.append(lengths[-1] + max(0.01, math.dist(here, there)))
    slopes = [_slope(points, lengths, i) for i in range(len(points))]
    line = []
    for k in range((len(points) - 1) * steps + 1):
        i, t = min(k // steps, len(points) - 2), k / steps
        t -= i
        gap = lengths[i + 1] - lengths[i]
        a, b = (1 + 2 * t) * (1 - t) ** 2, t * t * (3 - 2 * t)
        c, d = gap * t * (1 - t) ** 2, gap * t * t * (t - 1)
        p, q, m, n = points[i], points[i + 1], slopes[i], slopes[i + 1]
        line.append((a * p[0] + b * q[0] + c * m[0] + d * n[0], a * p[1] + b * q[1] + c * m[1] + d * n[1]))
    return line


def drive(spots: Sequence[tuple[Point, float]], steps: int) -> list[tuple[float, float, float]]:
    """Points (x, y, angle) of a drive from spot to spot, each a centre and an angle; `steps` from each to the next.

    A car that changes lanes leans into it. The angle never jumps by a whole turn.
    """
    if steps < 1:
        raise ValueError(f"steps is {steps}; a cell needs at least 1")
    line = glide([centre for centre, _ in spots], steps)
    points: list[tuple[float, float, float]] = []
    angle = spots[0][1]
    for i, (x, y) in enumerate(line):
        here, there = spots[i // steps][1], spots[min(len(spots) - 1, i // steps + 1)][1]
        road = here + _turned(here, there) * (i % steps / steps)
        (x0, y0), (x1, y1) = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        lean = 0.0
        if 0 < i < len(line) - 1:
            lean = max(-LEAN, min(LEAN, _turned(road, math.degrees(math.atan2(y1 - y0, x1 - x0))) / 2))
        angle += _turned(angle, road + lean)
        points.append((round(x, 2), round(y, 2), round(angle, 2)))
    return points


def _turned(before: float, after: float) -> float:
    """Degrees from one direction to another, the shorter way."""
    return (after - before + 180) % 360 - 180


def _slope(points: Sequence[Point], lengths: Sequence[float], i: int) -> Point:
    low, high = max(0, i - 1), min(len(points) - 1, i + 1)
    gap = lengths[high] - lengths[low]
    return (points[high][0] - points[low][0]) / gap, (points[high][1] - points[low][1]) / gap


def _turn(before: Side, after: Side) -> float:
    """Degrees turned from one side to the next; positive is to the right."""
    return (after.heading(0.01) - before.heading(0.99) + 180) % 360 - 180


def _cross(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])


def _sampled(sides: Sequence[Side], gap: float = 6.0) -> list[Point]:
    return [
        side.at(i / count) for side in sides for count in [max(1, math.ceil(side.length / gap))] for i in range(count)
    ]


def _within(point: Point, ring: Sequence[Point]) -> bool:
    x, y = point
    crossings = 0
    x0, y0 = ring[-1]
    for x1, y1 in ring:
        if (y0 > y) != (y1 > y) and x < x0 + (y - y0) / (y1 - y0) * (x1 - x0):
            crossings += 1
        x0, y0 = x1, y1
    return crossings % 2 == 1
