"""A closed road as one smooth curve: places along it, offsets, strips, bends, and where it crosses itself."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property

from paddock.drawing.ink.pen import Point, pair

SQUARE = 40.0  # the road is looked up by squares of the board
UNDER = 2.0  # spaces before and behind a crossing from which a car reaches under the bridge

Offset = float | Callable[[float], float]


class Curve:
    """A closed curve through the middles of spaces, with a road of constant width around it.

    A place on it is `u` and an offset. `u` runs through the spaces: 12 is the middle of space 12,
    11.5 the line between 11 and 12. The offset is measured to the left of travel in board units.
    """

    half: float

    def __init__(self, middles: Sequence[Point], fine: int = 4) -> None:
        """`fine` is how many points of each space are looked at when a distance is measured."""
        self.spaces = len(middles)
        self.control = _control_points(list(middles))
        self.line = [(u / fine, self.at(u / fine)) for u in range(fine * self.spaces)]
        self._squares: dict[tuple[int, int], list[Point]] = {}
        for _, p in self.line:
            self._squares.setdefault(_square(p), []).append(p)
        self.bridges = list(self._find_bridges())

    def at(self, u: float, offset: float = 0.0) -> Point:
        """The point at `u`, so many units to the left of the middle."""
        (x, y), (dx, dy) = self._spline(u)
        speed = math.hypot(dx, dy) or 1.0
        return x + offset * dy / speed, y - offset * dx / speed

    def angle(self, u: float) -> float:
        """Driving direction in degrees: 0 is to the right, positive is clockwise."""
        _, (dx, dy) = self._spline(u)
        return math.degrees(math.atan2(dy, dx))

    def bend(self, u: float) -> float:
        """Degrees turned in one space; positive is to the right."""
        return (self.angle(u + 0.5) - self.angle(u - 0.5) + 180) % 360 - 180

    def clearance(self, point: Point) -> float:
        """Distance from a point to the edge of the nearest asphalt; negative on the road."""
        column, row = _square(point)
        nearest, ring = math.inf, 0
        while nearest > (ring - 1) * SQUARE:
            for i in range(column - ring, column + ring + 1):
                rows = range(row - ring, row + ring + 1) if abs(i - column) == ring else {row - ring, row + ring}
                for k in rows:
                    for p in self._squares.get((i, k), ()):
                        nearest = min(nearest, math.dist(point, p))
            ring += 1
        return nearest - self.half

    @cached_property
    def outside(self) -> int:
        """The side of the road away from the infield: 1 is left, -1 is right."""
        return -1 if self.inside(self.at(0, 1.5 * self.half)) else 1

    def inside(self, point: Point) -> bool:
        """Whether a point lies within the loop."""
        x, y = point
        crossings = 0
        for (_, (x0, y0)), (_, (x1, y1)) in zip(self.line, self.line[1:] + self.line[:1], strict=True):
            if (y0 > y) != (y1 > y) and x < x0 + (y - y0) / (y1 - y0) * (x1 - x0):
                crossings += 1
        return crossings % 2 == 1

    def loop(self) -> str:
        """The middle of the road as path text: a closed chain of Bézier curves, exactly the spline."""
        n, c = self.spaces, self.control
        parts = [f"M{pair(self.at(0))}"]
        for i in range(n):
            (x0, y0), (x1, y1) = c[i], c[(i + 1) % n]
            near = ((2 * x0 + x1) / 3, (2 * y0 + y1) / 3)
            far = ((x0 + 2 * x1) / 3, (y0 + 2 * y1) / 3)
            parts.append(f"C{pair(near)} {pair(far)} {pair(self.at(i + 1))}")
        return "".join(parts) + "Z"

    def stretch(self, start: float, end: float, offset: Offset = 0.0, move: bool = True) -> str:
        """Path text along the road from start to end (either way round) at an offset."""
        count = max(1, round(abs(end - start) * 3))
        step = (end - start) / count
        points = [self._offset_point(start + i * step, offset) for i in range(count + 1)]
        tangents = [self._offset_tangent(start + i * step, offset, step) for i in range(count + 1)]
        parts = [("M" if move else "L") + pair(points[0])]
        for i in range(count):
            (x0, y0), (x1, y1), (ax, ay), (bx, by) = points[i], points[i + 1], tangents[i], tangents[i + 1]
            parts.append(f"C{pair((x0 + ax, y0 + ay))} {pair((x1 - bx, y1 - by))} {pair((x1, y1))}")
        return "".join(parts)

    def band(self, start: float, end: float, left: Offset, right: Offset) -> str:
        """Path text of the closed strip between two offsets: a cell, a glow."""
        return self.stretch(start, end, left) + self.stretch(end, start, right, move=False) + "Z"

    def across(self, u: float, beyond: float = 0.0) -> tuple[Point, Point]:
        """Both ends of a line across the road, `beyond` units over its edges."""
        reach = self.half + beyond
        return self.at(u, reach), self.at(u, -reach)

    def bends(self, sharp: float = 19.0, grow: float = 0.35) -> list[tuple[float, float, int]]:
        """Stretches that turn more than `sharp` degrees a space: start, end, 1 for right or -1 for left."""
        found = []
        step = 0.1
        u = next((k / 2 for k in range(2 * self.spaces) if abs(self.bend(k / 2)) < sharp), 0.0)
        last = u + self.spaces
        while u < last:
            side = 1 if self.bend(u) > 0 else -1
            if abs(self.bend(u)) > sharp:
                start = u
                while self.bend(u) * side > sharp:
                    u += step
                found.append((start - grow, u + grow, side))
            u += step
        return found

    def below(self, u: float) -> bool:
        """Whether a car at `u` is on its way under a bridge."""
        return any(self.apart(u % self.spaces, low) < UNDER for low, _ in self.bridges)

    def hidden(self, u: float) -> bool:
        """Whether a place lies under a bridge."""
        return any(
            self.apart(u, low) < 1.5 and math.dist(self.at(u), self.at(high)) < self.half for low, high in self.bridges
        )

    def _spline(self, u: float) -> tuple[Point, Point]:
        """Uniform cubic B-spline: point and derivative."""
        i = math.floor(u)
        t = u - i
        weights = (
            (1 - t) ** 3 / 6,
            (3 * t**3 - 6 * t * t + 4) / 6,
            (-3 * t**3 + 3 * t * t + 3 * t + 1) / 6,
            t**3 / 6,
        )
        slopes = (-((1 - t) ** 2) / 2, (3 * t * t - 4 * t) / 2, (-3 * t * t + 2 * t + 1) / 2, t * t / 2)
        near = [self.control[(i + k) % self.spaces] for k in (-1, 0, 1, 2)]
        x = sum(w * p[0] for w, p in zip(weights, near, strict=True))
        y = sum(w * p[1] for w, p in zip(weights, near, strict=True))
        dx = sum(w * p[0] for w, p in zip(slopes, near, strict=True))
        dy = sum(w * p[1] for w, p in zip(slopes, near, strict=True))
        return (x, y), (dx, dy)

    def _offset_point(self, u: float, offset: Offset) -> Point:
        return self.at(u, offset(u) if callable(offset) else offset)

    def _offset_tangent(self, u: float, offset: Offset, step: float) -> Point:
        """A third of the way to the next point, along the tangent: the arm of a Bézier curve."""
        (x0, y0), (x1, y1) = self._offset_point(u - 1e-3, offset), self._offset_point(u + 1e-3, offset)
        return (x1 - x0) / 2e-3 * step / 3, (y1 - y0) / 2e-3 * step / 3

    def apart(self, u: float, v: float) -> float:
        """Spaces between two places, the shorter way round."""
        return min((u - v) % self.spaces, (v - u) % self.spaces)

    def _find_bridges(self) -> Iterator[tuple[float, float]]:
        """Where the road crosses itself: (u below, u above). Spaces are stretched under a bridge."""
        found: list[tuple[float, float]] = []
        line = [(u / 4, self.at(u / 4)) for u in range(4 * self.spaces)]
        for i, (u, p) in enumerate(line):
            for v, q in line[i:]:
                if math.dist(p, q) >= 8 or self.apart(u, v) <= 4:
                    continue
                if all(self.apart(u, seen[0]) > 2 and self.apart(u, seen[1]) > 2 for seen in found):
                    below, above = sorted((u, v), key=lambda place: -math.hypot(*self._spline(place)[1]))
                    found.append((below, above))
                    yield below, above

    def _closest_stretches(self, neighbours: float = 4.0) -> float:
        """Least distance between two stretches that are not neighbours; a bridge may come close."""
        at_bridge = {u for u, _ in self.line if any(self.apart(u, k) < 4 for bridge in self.bridges for k in bridge)}
        open_road = [(u, p) for u, p in self.line if u not in at_bridge]
        return min(
            (
                math.dist(p, q)
                for i, (u, p) in enumerate(open_road)
                for v, q in open_road[i:]
                if self.apart(u, v) > neighbours
            ),
            default=math.inf,
        )


def ease(t: float) -> float:
    """Smooth step from 0 to 1."""
    t = min(1.0, max(0.0, t))
    return t * t * (3 - 2 * t)


def _square(point: Point) -> tuple[int, int]:
    return math.floor(point[0] / SQUARE), math.floor(point[1] / SQUARE)


def _control_points(middles: list[Point]) -> list[Point]:
    """Control points of a B-spline near the middles.

    A plain B-spline cuts hairpins and an exact interpolation wobbles: two rounds of adding the miss
    to each control point land between.
    """
    control, n = list(middles), len(middles)
    for _ in range(2):
        missed = [
            tuple(middles[i][k] - (control[i - 1][k] + 4 * control[i][k] + control[(i + 1) % n][k]) / 6 for k in (0, 1))
            for i in range(n)
        ]
        control = [(c[0] + m[0], c[1] + m[1]) for c, m in zip(control, missed, strict=True)]
    return control
