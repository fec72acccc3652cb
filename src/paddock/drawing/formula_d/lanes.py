"""A road of three lanes from the centres of its cells: one smooth curve, cells that fill it, and the pit lane.

A circuit file gives a measured centre for every cell. The middle lane makes the curve; the cells of the other
lanes find their places along it, and each reaches half-way to the next one of its lane.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Any

from paddock.drawing.ink.pen import Point, polyline
from paddock.drawing.road.cells import name_of
from paddock.drawing.road.curve import Curve

NEEDED = ("cells", "corners", "grid", "finish", "boxes")
LEFT, MIDDLE, RIGHT = range(3)
BOX = (8.0, 12.0, 984.0, 640.0)
"""Where the centres of the cells lie on the board: x, y, width, height."""

WIDE = 12.6
BETWEEN_ROADS = 5.0
FAR_APART = 4  # spaces up to which two stretches may be parts of one bend
STRAIGHT = 16.0  # degrees turned in five spaces up to which a wobble is taken for one of the hand
TIGHT = 0.94  # of its radius an inner edge keeps away from the middle of a bend
APRON = 3.0
STEPS = 6  # places looked at in a space when a cell looks for its own


@dataclass(frozen=True)
class Cell:
    """A cell: where a car stands on it, which way it looks, and how far it reaches along the road."""

    number: int
    lane: int | None
    rear: float
    front: float
    centre: Point
    angle: float
    length: float
    outline: str


class Track(Curve):
    """The road through the cells of a circuit, with its pit lane. `u` counts the cells of the middle lane."""

    def __init__(self, circuit: Mapping[str, Any]) -> None:
        missing = [key for key in NEEDED if key not in circuit]
        if missing:
            raise ValueError(f"the circuit has no {', '.join(missing)}; a drawing needs {', '.join(NEEDED)}")
        self.circuit = circuit
        self.spots = fitted([(x, y) for x, y in (cell["xy"] for cell in circuit["cells"])])
        first = {circuit["cells"][cell]["lane"]: cell for cell in circuit["finish"]}
        self.lanes = [self._chain(first[lane]) for lane in (LEFT, MIDDLE, RIGHT)]
        self.wide, self.half = WIDE, 1.5 * WIDE
        self.mouths = {entrance for entrance, _ in circuit.get("tunnel", ())}
        middles = steadied(self._middles())
        super().__init__(spread(middles, 2 * self.half + BETWEEN_ROADS), fine=3)
        self.pit = PitLane(self)
        self.cells = self._fill()

    def reach(self, u: float, offset: float) -> float:
        """The offset, or as much of it as a tight bend has room for."""
        turn = self.bend(u)
        if turn * offset >= 0 or abs(turn) < 1:
            return offset
        (x0, y0), (x1, y1) = self.at(u - 0.5), self.at(u + 0.5)
        radius = math.hypot(x1 - x0, y1 - y0) / math.radians(abs(turn))
        return math.copysign(min(abs(offset), TIGHT * radius), offset)

    def lane_offset(self, lane: int) -> float:
        """Offset of the middle of a lane."""
        return self.wide * (MIDDLE - lane)

    def border(self, u: float, side: int) -> Point:
        """A point on the line to the left (0) of the left lane, between lanes (1, 2) or to the right (3) of all."""
        return self.at(u, self.reach(u, self.wide * (1.5 - side)))

    def clearance(self, point: Point) -> float:
        """Distance from a point to the edge of the road or of the pit lane; negative on either."""
        road = super().clearance(point)
        return min(road, self.pit.clearance(point)) if self.pit.may_be_within(point, road) else road

    def cut(self, lane: int, u: float) -> tuple[Point, Point]:
        """Both ends, the left one first, of a line across one lane."""
        return self.border(u, lane), self.border(u, lane + 1)

    def step_line(self, cells: Sequence[int], front: bool) -> list[Point]:
        """The line before the fronts, or behind the rears, of a cell in each lane: across each, along between them."""
        points: list[Point] = []
        for cell in sorted((self.cells[number] for number in cells), key=lambda cell: cell.lane or 0):
            u, lane = (cell.front if front else cell.rear), cell.lane or 0
            points += self.cut(lane, u)
        return points

    def check_cell(self, number: int) -> Cell:
        """The cell, or a ValueError that names the cells there are."""
        if number not in range(len(self.cells)):
            raise ValueError(f"there is no cell {number!r}; {name_of(self.circuit)} has 0 to {len(self.cells) - 1}")
        return self.cells[number]

    def _middles(self) -> list[Point]:
        """The centres of the middle lane; a tunnel has no cells, so points are put into it."""
        chain = self.lanes[MIDDLE]
        found: list[Point] = []
        self.hidden_spaces = 0
        for i, cell in enumerate(chain):
            here, ahead = self.spots[cell], self.spots[chain[(i + 1) % len(chain)]]
            found.append(here)
            if cell in self.mouths:
                before = math.dist(self.spots[chain[i - 1]], here)
                self.hidden_spaces = max(0, round(math.dist(here, ahead) / before) - 1)
                for k in range(1, self.hidden_spaces + 1):
                    part = k / (self.hidden_spaces + 1)
                    found.append((here[0] + (ahead[0] - here[0]) * part, here[1] + (ahead[1] - here[1]) * part))
        return found

    def _chain(self, start: int) -> list[int]:
        """A lane from the finish line around: the cells that lead straight ahead."""
        chain, cells = [start], self.circuit["cells"]
        while (ahead := cells[chain[-1]]["ahead"]) != start:
            if len(chain) > len(cells):
                raise ValueError(f"the lane of cell {start} does not lead around to its finish line")
            chain.append(ahead)
        return chain

    def _fill(self) -> list[Cell]:
        """All cells by number, those of the pit lane last."""
        found: dict[int, Cell] = {}
        for lane, chain in enumerate(self.lanes):
            places = self._places(lane, chain)
            for i, number in enumerate(chain):
                before, here, after = places[i - 1], places[i], places[(i + 1) % len(chain)]
                before -= self.spaces if i == 0 else 0
                after += self.spaces if i == len(chain) - 1 else 0
                if number in self.mouths:
                    after = 2 * here - before
                elif chain[i - 1] in self.mouths:
                    before = 2 * here - after
                found[number] = self._cell(number, lane, (before + here) / 2, (here + after) / 2)
        found |= {cell.number: cell for cell in self.pit.cells}
        return [found[number] for number in range(len(self.circuit["cells"]))]

    def _cell(self, number: int, lane: int, rear: float, front: float) -> Cell:
        middle = (rear + front) / 2
        steps = [rear + (front - rear) * k / 3 for k in range(4)]
        left, right = [self.border(u, lane) for u in steps], [self.border(u, lane + 1) for u in reversed(steps)]
        offset = self.reach(middle, self.lane_offset(lane))
        ends = [self.at(u, self.reach(u, self.lane_offset(lane))) for u in steps]
        length = sum(math.dist(a, b) for a, b in pairwise(ends))
        return Cell(
            number, lane, rear, front, self.at(middle, offset), self.angle(middle), length, polyline(left + right, True)
        )

    def _places(self, lane: int, chain: Sequence[int]) -> list[float]:
        """Where along the road the cells of a lane are, evened out a little; they rise around the lap."""
        mouth = next((i for i, number in enumerate(chain) if number in self.mouths), len(chain))
        if lane == MIDDLE:
            return [i + (self.hidden_spaces if i > mouth else 0.0) for i in range(len(chain))]
        offset = self.lane_offset(lane)
        near = [self.at(u / STEPS, self.reach(u / STEPS, offset)) for u in range(STEPS * self.spaces)]
        places: list[float] = []
        for i, number in enumerate(chain):
            expected = places[-1] + 1 + (self.hidden_spaces if i - 1 == mouth else 0) if places else 0.0
            spot = self.spots[number]
            middle = round(expected * STEPS)
            window = range(middle - 2 * STEPS, middle + (3 if i else 2) * STEPS)
            place = min(window, key=lambda k: math.dist(near[k % len(near)], spot) + abs(k - middle) / 20) / STEPS
            places.append(place if not places else max(place, places[-1] + 0.3))
        cells = self.spaces - self.hidden_spaces
        places = [place - (self.hidden_spaces if i > mouth else 0) for i, place in enumerate(places)]
        for _ in range(3):
            ring = [places[-1] - cells, *places, places[0] + cells]
            places = [(a + 2 * b + c) / 4 for a, b, c in zip(ring, ring[1:], ring[2:], strict=False)]
        return [place + (self.hidden_spaces if i > mouth else 0) for i, place in enumerate(places)]


class PitLane:
    """The way beside the road, with a box for every team; it leaves the road and comes back."""

    def __init__(self, track: Track) -> None:
        cells = track.circuit["cells"]
        self.wide = track.wide
        self.numbers = [cell["id"] for cell in cells if "pit" in cell]
        spots = [self._apart(track, track.spots[number]) for number in self.numbers]
        entry = next(cell["id"] for cell in cells if "pit_in" in cell)
        out = cells[self.numbers[-1]]["pit_out"][-1]
        self.way = [track.spots[entry], *spots, track.spots[out]]
        middle = spots[len(spots) // 2]
        u = _nearest(track, middle)
        nearer = math.dist(track.at(u, track.half), middle) < math.dist(track.at(u, -track.half), middle)
        self.side = 1 if nearer else -1

    @cached_property
    def line(self) -> list[Point]:
        """Points along the middle of the lane, from the road and back to it."""
        return glided(self.way, 4)

    @cached_property
    def cells(self) -> list[Cell]:
        """The cells of the lane, in driving order."""
        line = self.line
        found = []
        for i, number in enumerate(self.numbers, start=1):
            rear, centre, front = line[4 * i - 2], line[4 * i], line[4 * i + 2]
            before, after = line[4 * i - 1], line[4 * i + 1]
            angle = math.degrees(math.atan2(after[1] - before[1], after[0] - before[0]))
            corners = [self._beside(4 * i - 2, 0.5), self._beside(4 * i, 0.5), self._beside(4 * i + 2, 0.5)]
            corners += [self._beside(4 * i + 2, -0.5), self._beside(4 * i, -0.5), self._beside(4 * i - 2, -0.5)]
            found.append(
                Cell(number, None, 0.0, 0.0, centre, angle, math.dist(rear, front), polyline(corners, close=True))
            )
        return found

    def _beside(self, index: int, part: float) -> Point:
        """A point to the left of the lane's middle, in parts of its width."""
        (x0, y0), (x1, y1) = self.line[index - 1], self.line[index + 1]
        (x, y), reach = self.line[index], math.hypot(x1 - x0, y1 - y0)
        return x + part * self.wide * (y1 - y0) / reach, y - part * self.wide * (x1 - x0) / reach

    def may_be_within(self, point: Point, reach: float) -> bool:
        """Whether a look at the box around the lane leaves it possible that it is as near as that."""
        (left, right), (top, bottom) = self._box
        away = reach + self.wide / 2
        return left - away < point[0] < right + away and top - away < point[1] < bottom + away

    @cached_property
    def _box(self) -> tuple[Point, Point]:
        across, down = [x for x, _ in self.line], [y for _, y in self.line]
        return (min(across), max(across)), (min(down), max(down))

    def clearance(self, point: Point) -> float:
        """Distance from a point to the edge of the lane."""
        return min(math.dist(point, p) for p in self.line) - self.wide / 2

    def _apart(self, track: Track, spot: Point) -> Point:
        """A spot of the lane, moved away from the road if the measured one would touch it."""
        u = _nearest(track, spot)
        x, y = track.at(u)
        away, wanted = math.dist(spot, (x, y)), track.half + APRON + self.wide / 2
        if away >= wanted:
            return spot
        return x + (spot[0] - x) / away * wanted, y + (spot[1] - y) / away * wanted


def fitted(spots: Sequence[Point]) -> list[Point]:
    """The spots, scaled evenly so that they fill the box of the board as far as they can, in its middle."""
    left, top = min(x for x, _ in spots), min(y for _, y in spots)
    wide, high = max(x for x, _ in spots) - left, max(y for _, y in spots) - top
    scale = min(BOX[2] / wide, BOX[3] / high)
    x0, y0 = BOX[0] + (BOX[2] - wide * scale) / 2, BOX[1] + (BOX[3] - high * scale) / 2
    return [(x0 + (x - left) * scale, y0 + (y - top) * scale) for x, y in spots]


def steadied(points: Sequence[Point]) -> list[Point]:
    """A closed line without the small wobbles of a measured straight; bends stay as they are."""
    count, found = len(points), list(points)
    for _ in range(3):
        before = list(found)
        for i in range(count):
            a, b, c, d, e = (before[(i + k) % count] for k in (-2, -1, 0, 1, 2))
            turned = abs(_turn(a, c, e))
            if turned < STRAIGHT:
                part = 1 - turned / STRAIGHT
                x = (a[0] + 2 * b[0] + 3 * c[0] + 2 * d[0] + e[0]) / 9
                y = (a[1] + 2 * b[1] + 3 * c[1] + 2 * d[1] + e[1]) / 9
                found[i] = c[0] + (x - c[0]) * part, c[1] + (y - c[1]) * part
    return found


def spread(points: Sequence[Point], least: float) -> list[Point]:
    """A closed line whose stretches keep a distance from each other, except where they cross."""
    found, count = list(points), len(points)
    crossing = {k % count for i in _crossings(points) for k in range(i - 6, i + 7)}
    free = [i for i in range(count) if i not in crossing]
    pairs = [(i, k) for i in free for k in free if i < k and min(k - i, count - k + i) > FAR_APART]
    for _ in range(16):
        moved = [(0.0, 0.0)] * count
        for i, k in pairs:
            (x0, y0), (x1, y1) = found[i], found[k]
            apart = math.hypot(x1 - x0, y1 - y0)
            if apart < least:
                push = (least - apart) / apart / 5
                dx, dy = (x1 - x0) * push, (y1 - y0) * push
                moved[i] = (moved[i][0] - dx, moved[i][1] - dy)
                moved[k] = (moved[k][0] + dx, moved[k][1] + dy)
        found = [(x + dx, y + dy) for (x, y), (dx, dy) in zip(found, moved, strict=True)]
    return found


def _crossings(points: Sequence[Point]) -> list[int]:
    """Where a closed line crosses itself: the numbers of both stretches."""
    count, found = len(points), []
    for i in range(count):
        a, b = points[i], points[(i + 1) % count]
        for k in range(i + 2, count):
            c, d = points[k], points[(k + 1) % count]
            if _left(a, b, c) != _left(a, b, d) and _left(c, d, a) != _left(c, d, b) and (k + 1) % count != i:
                found += [i, k]
    return found


def _left(a: Point, b: Point, c: Point) -> bool:
    return (b[0] - a[0]) * (c[1] - a[1]) > (b[1] - a[1]) * (c[0] - a[0])


def glided(points: Sequence[Point], steps: int) -> list[Point]:
    """A smooth open line near the points, `steps` places from each to the next."""
    between = zip(points, points[1:], points[2:], strict=False)
    even = [((a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4) for a, b, c in between]
    even = [points[0], *even, points[-1]]
    line = []
    for i in range(len(even) - 1):
        a, b, c, d = (even[min(len(even) - 1, max(0, i + k))] for k in (-1, 0, 1, 2))
        for step in range(steps):
            t = step / steps
            weights = (
                (-t + 2 * t * t - t**3) / 2,
                (2 - 5 * t * t + 3 * t**3) / 2,
                (t + 4 * t * t - 3 * t**3) / 2,
                (t**3 - t * t) / 2,
            )
            line.append(
                (
                    sum(w * p[0] for w, p in zip(weights, (a, b, c, d), strict=True)),
                    sum(w * p[1] for w, p in zip(weights, (a, b, c, d), strict=True)),
                )
            )
    return [*line, even[-1]]


def _nearest(track: Track, spot: Point) -> float:
    return min(track.line, key=lambda place: math.dist(place[1], spot))[0]


def _turn(a: Point, b: Point, c: Point) -> float:
    """Degrees turned at b on the way from a to c."""
    first, second = math.atan2(b[1] - a[1], b[0] - a[0]), math.atan2(c[1] - b[1], c[0] - b[0])
    return (math.degrees(second - first) + 180) % 360 - 180
