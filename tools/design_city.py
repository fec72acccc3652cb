"""Lay out a city circuit for Formula D's street race from a plan: streets, corners, and where its features lie.

    python tools/design_city.py neon_quay       write src/paddock/games/formula_d/circuits/neon_quay.json
    python tools/design_city.py check           exit 1 if a file is not what its plan gives

A plan is a ring of street corners in board units, each with the radius of its bend. Places along the lap are counted
in cells of the middle lane from the finish line on. The cells of the outer lanes lie half a cell further on; in a bend
the outside has more of them and the inside fewer.
"""

from __future__ import annotations

import json
import math
import sys
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.city_plans import PLANS, Plan

FOLDER = Path(__file__).resolve().parents[1] / "src/paddock/games/formula_d/circuits"
LANE = 12.6  # as wide as lanes are drawn
PIT_AWAY = 30.0
PIT_CELLS, BOXES = 15, 10
LEFT, MIDDLE, RIGHT = range(3)
A_CELL_MORE = 77.0  # degrees of a bend that make a cell's difference between neighbouring lanes
HIDDEN = 3  # cells that a tunnel leaves out
EASE = 5  # cells over which the outer lanes draw level at a tunnel
FIRST, LAST = 0.5, 0.62  # parts of a bend up to which cars may move in, and from which on they may move out
LEAST_GAIN, MOST_GAIN = 0.3, 1.1  # cells that a lane change gains

Point = tuple[float, float]


@dataclass
class Cell:
    """A cell while it is laid out: where it is along the lap, and where it leads."""

    lane: int
    u: float
    length: float
    corner: int
    part: float  # of the bend that it lies in, from 0 to 1
    inside: int  # the lane to which that bend turns
    number: int = 0


class Street:
    """The middle of the road by its length: straights, and arcs where streets meet."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.pieces: list[tuple[Point, float, float, float]] = []  # start, angle, length, degrees turned
        self.arcs: list[tuple[float, float, float]] = []  # from, to, degrees, by length
        total, ring = 0.0, [bend.at for bend in plan.bends]
        ends = [self._ends(i, ring) for i in range(len(ring))]
        for i, bend in enumerate(plan.bends):
            before, (start, _, turn) = ends[i - 1][1], ends[i]
            angle, long = _angle(before, start), math.dist(before, start)
            self.pieces.append((before, angle, long, 0.0))
            arc = math.radians(abs(turn)) * bend.radius
            self.pieces.append((start, angle, arc, turn))
            self.arcs.append((total + long, total + long + arc, turn))
            total += long + arc
        self.length = total

    def _ends(self, i: int, ring: list[Point]) -> tuple[Point, Point, float]:
        """Where a bend begins and ends, and by how many degrees it turns; right turns above 0."""
        a, b, c = ring[i - 1], ring[i], ring[(i + 1) % len(ring)]
        turn = (math.degrees(_angle(b, c) - _angle(a, b)) + 180) % 360 - 180
        away = self.plan.bends[i].radius * math.tan(math.radians(abs(turn)) / 2)
        return _towards(b, a, away), _towards(b, c, away), turn

    def at(self, length: float, right: float = 0.0) -> Point:
        """A point so far along, so far to the right of the middle."""
        length %= self.length
        which = 0
        while length > self.pieces[which][2]:
            length -= self.pieces[which][2]
            which += 1
        (x, y), angle, long, turn = self.pieces[which]
        if not turn:
            x, y = x + math.cos(angle) * length, y + math.sin(angle) * length
        else:
            side = math.copysign(1, turn)
            radius = long / math.radians(abs(turn))
            swept = side * length / radius
            middle = x - side * radius * math.sin(angle), y + side * radius * math.cos(angle)
            x = middle[0] + side * radius * math.sin(angle + swept)
            y = middle[1] - side * radius * math.cos(angle + swept)
            angle += swept
        return x - right * math.sin(angle), y + right * math.cos(angle)


class City:
    """The cells of a plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan, self.street = plan, Street(plan)
        self.step = self.street.length / (plan.cells + HIDDEN)
        self.corners = [self._corner(bends) for bends in plan.corners]
        self.lanes = [self._lane(lane) for lane in (LEFT, MIDDLE, RIGHT)]
        self.cells = sorted((cell for lane in self.lanes for cell in lane), key=lambda cell: (cell.u, cell.lane))
        for number, cell in enumerate(self.cells):
            cell.number = number

    def length_at(self, u: float) -> float:
        """How far along the street a place is; a tunnel has length, but no cells."""
        under = HIDDEN if u > self.plan.tunnel + 0.5 else 0
        return self.plan.line + (u + under) * self.step

    def u_at(self, length: float) -> float:
        """The place so far along the street."""
        u = (length - self.plan.line) % self.street.length / self.step
        return u - HIDDEN if u > self.plan.tunnel + 0.5 + HIDDEN / 2 else u

    def xy(self, u: float, lane: int) -> list[float]:
        x, y = self.street.at(self.length_at(u), (lane - MIDDLE) * LANE)
        return [round(x, 1), round(y, 1)]

    def _corner(self, bends: tuple[int, ...]) -> tuple[int, int, list[tuple[float, float, float]]]:
        """The first and last cell of the middle lane in a corner, and its arcs by place: from, to, degrees."""
        arcs = [(self.u_at(a), self.u_at(b), turn) for a, b, turn in (self.street.arcs[i] for i in bends)]
        grown = max(self.plan.bends[i].grow for i in bends)
        return math.ceil(arcs[0][0] - grown), math.floor(arcs[-1][1] + grown), arcs

    def _lane(self, lane: int) -> list[Cell]:
        """The cells of a lane from the line on."""
        late = 0.0 if lane == MIDDLE else 0.5
        found: list[Cell] = []
        u = 0
        for number, (first, last, arcs) in enumerate(self.corners, 1):
            found += [Cell(lane, at + late, 1.0, 0, 0.0, lane) for at in range(u, first)]
            count = last + 1 - first
            turned = sum(turn for *_, turn in arcs)
            more = round((MIDDLE - lane) * turned / A_CELL_MORE)
            size = count / (count + more)
            for k in range(count + more):
                at = first - 0.5 + late + (k + 0.5) * size
                part, inside = _within(at, arcs)
                found.append(Cell(lane, at, size, number, part, inside))
            u = last + 1
        found += [Cell(lane, at + late, 1.0, 0, 0.0, lane) for at in range(u, self.plan.cells)]
        return found if lane == MIDDLE else self._level(found)

    def _level(self, lane: list[Cell]) -> list[Cell]:
        """At the tunnel the outer lanes draw level with the middle one, so that it has straight portals."""
        mouth = self.plan.tunnel
        for cell in lane:
            if mouth - EASE < cell.u < mouth + EASE + 1:
                if cell.u < mouth:
                    cell.u += 0.35 * (1 - (mouth - 0.5 - cell.u) / EASE)
                else:
                    cell.u += 0.65 * (1 - (cell.u - mouth - 0.5) / EASE)
        for before, after in pairwise(lane):
            before.length = min(before.length, after.u - before.u) if not before.corner else before.length
        return lane

    def links(self, cell: Cell) -> dict[str, int]:
        """Where a cell leads."""
        lane = self.lanes[cell.lane]
        at = lane.index(cell)
        ahead = lane[(at + 1) % len(lane)]
        found = {"ahead": ahead.number}
        if self.is_mouth(cell):
            return found
        for way, other in (("left", cell.lane - 1), ("right", cell.lane + 1)):
            if other in (LEFT, MIDDLE, RIGHT) and self._may_change(cell, ahead, other):
                target = self._beyond(cell, other)
                if target is not None:
                    found[way] = target
        return found

    def is_mouth(self, cell: Cell) -> bool:
        """Whether a cell leads into the tunnel."""
        return self.plan.tunnel - 0.2 <= cell.u <= self.plan.tunnel

    def _may_change(self, cell: Cell, ahead: Cell, other: int) -> bool:
        """On a straight, both ways; in a bend in at first and out at last; last before a corner, only in."""
        if cell.corner:
            inwards = (other - cell.lane) * (cell.inside - MIDDLE) > 0
            return cell.part < FIRST if inwards else cell.part > LAST
        if ahead.corner:
            return (other - cell.lane) * (ahead.inside - MIDDLE) > 0 and cell.lane == 2 * MIDDLE - ahead.inside
        return True

    def _beyond(self, cell: Cell, other: int) -> int | None:
        """The cell of a neighbouring lane that lies a little further on."""
        ring = [(one.u - cell.u) % self.plan.cells for one in self.lanes[other]]
        near = [
            (gain, one) for gain, one in zip(ring, self.lanes[other], strict=True) if LEAST_GAIN <= gain < MOST_GAIN
        ]
        near = [(gain, one) for gain, one in near if not self._under(cell, one)]
        return min(near, key=lambda pair: pair[0])[1].number if near else None

    def _under(self, one: Cell, other: Cell) -> bool:
        """Whether the tunnel lies between two cells."""
        mouth = self.plan.tunnel + 0.5
        return (one.u < mouth) != (other.u < mouth) and abs(one.u - other.u) < 3

    def beside(self) -> list[list[int]]:
        """Pairs of cells in neighbouring lanes that share a border."""
        found = []
        for left in (LEFT, MIDDLE):
            for one in self.lanes[left]:
                for other in self.lanes[left + 1]:
                    apart = abs((one.u - other.u + self.plan.cells / 2) % self.plan.cells - self.plan.cells / 2)
                    if apart < (one.length + other.length) / 2 - 0.1 and not self._under(one, other):
                        found.append(sorted((one.number, other.number)))
        return sorted(found)

    def near(self, lane: int, u: float) -> int:
        """The cell of a lane at a place."""
        return min(self.lanes[lane], key=lambda cell: abs(cell.u - u % self.plan.cells)).number

    def between(self, start: float, end: float, lanes: tuple[int, ...]) -> list[int]:
        """The cells of some lanes on a stretch."""
        return sorted(cell.number for cell in self.cells if cell.lane in lanes and start - 0.01 <= cell.u <= end + 0.51)

    def draw_up(self) -> dict[str, Any]:
        """The circuit file."""
        plan, last = self.plan, self.plan.cells
        rows = [self._row(cell) for cell in self.cells]
        self._lay_pits(rows)
        corners = [self._sign(number, rows) for number in range(1, len(self.corners) + 1)]
        grid = [
            self.near(lane, last - 2 - 3 * row - late)
            for row in range(5)
            for lane, late in ((LEFT, -0.5), (RIGHT, 0.5))
        ]
        mouths = [next(cell for cell in lane if self.is_mouth(cell)) for lane in self.lanes]
        return {
            "name": plan.name,
            "city": True,
            "size": [1000, 667],
            "lap_progress": float(last),
            "grid": grid,
            "finish": [self.near(lane, 0.0 if lane == MIDDLE else 0.5) for lane in (LEFT, MIDDLE, RIGHT)],
            "boxes": [len(self.cells) + 3 + k for k in range(BOXES)],
            "weather": {"rain": plan.weather[0], "changeable": plan.weather[1]},
            "noise": sorted(
                {cell for start, end in plan.noise for cell in self.between(start, end, (LEFT, MIDDLE, RIGHT))}
            ),
            "danger": sorted({cell for start, end, lanes in plan.danger for cell in self.between(start, end, lanes)}),
            "police": [
                self.near(lane, plan.police + (0.0 if lane == MIDDLE else 0.5)) for lane in (LEFT, MIDDLE, RIGHT)
            ],
            "tunnel": [[cell.number, self.links(cell)["ahead"]] for cell in mouths],
            "corners": corners,
            "cells": rows,
            "beside": self.beside(),
        }

    def _row(self, cell: Cell) -> dict[str, Any]:
        row: dict[str, Any] = {"id": cell.number, "lane": cell.lane}
        if cell.corner:
            row["corner"] = cell.corner
        coming = (number for number, (first, *_) in enumerate(self.corners, 1) if first - 0.5 > cell.u)
        row["next_corner"] = cell.corner or next(coming, 1)
        row["progress"] = round(cell.u, 2)
        row["xy"] = self.xy(cell.u, cell.lane)
        return row | self.links(cell)

    def _lay_pits(self, rows: list[dict[str, Any]]) -> None:
        """A lane for cars that race here by other rules, along the start straight and past the line."""
        plan, first, lane = self.plan, len(rows), RIGHT if self.plan.pit_side > 0 else LEFT
        entries = [self.near(lane, plan.cells - plan.pit_from + k + 0.5) for k in range(2)]
        for entry in entries:
            rows[entry]["pit_in"] = first
        start, end = plan.cells - plan.pit_from + 2.5, plan.cells + plan.pit_to
        base = rows[entries[-1]]["progress"]
        for k in range(PIT_CELLS):
            u = start + (end - start) * k / (PIT_CELLS - 1)
            x, y = self.street.at(plan.line + (u + HIDDEN) * self.step, plan.pit_side * PIT_AWAY)
            row = {
                "id": first + k,
                "pit": True,
                "progress": round(base + 0.1 + k / 100, 2),
                "xy": [round(x, 1), round(y, 1)],
            }
            if k < PIT_CELLS - 1:
                row["ahead"] = first + k + 1
            else:
                row["pit_out"] = [self.near(lane, plan.pit_to + 1.5), self.near(lane, plan.pit_to + 2.5)]
            rows.append(row)

    def _sign(self, number: int, rows: list[dict[str, Any]]) -> dict[str, Any]:
        """A corner with its shortest and longest way, counted over its cells."""
        bends = [self.plan.bends[i] for i in self.plan.corners[number - 1]]
        inside = [row for row in rows if row.get("corner") == number]
        least: dict[int, int] = {}
        most: dict[int, int] = {}
        for row in reversed(inside):
            onward = [row[way] for way in ("ahead", "left", "right") if way in row and row[way] in least]
            leaves = rows[row["ahead"]].get("corner") != number
            least[row["id"]] = 1 + (0 if leaves else min(least[to] for to in onward))
            most[row["id"]] = 1 + max((most[to] for to in onward), default=0)
        led = {
            row[way] for row in rows if row.get("corner") != number for way in ("ahead", "left", "right") if way in row
        }
        entries = [cell for cell in least if cell in led]
        turned = round(sum(turn for *_, turn in self.corners[number - 1][2]))
        return {
            "number": number,
            "stops": max(bend.stops for bend in bends),
            "turn": "right" if turned > 0 else "left",
            "degrees": turned,
            "shortest": min(least[cell] for cell in entries),
            "longest": max(most[cell] for cell in entries),
            "name": bends[0].name,
        }


def _within(u: float, arcs: list[tuple[float, float, float]]) -> tuple[float, int]:
    """How far through the nearest bend a place is, and the lane on its inside."""
    start, end, turn = min(arcs, key=lambda arc: abs((arc[0] + arc[1]) / 2 - u))
    return (u - start) / (end - start), RIGHT if turn > 0 else LEFT


def _angle(a: Point, b: Point) -> float:
    return math.atan2(b[1] - a[1], b[0] - a[0])


def _towards(a: Point, b: Point, far: float) -> Point:
    long = math.dist(a, b)
    return a[0] + (b[0] - a[0]) * far / long, a[1] + (b[1] - a[1]) * far / long


def written(circuit: dict[str, Any]) -> str:
    """The file as text: a line for each corner and each cell."""
    lines = []
    for name, value in circuit.items():
        if name in ("corners", "cells"):
            rows = ",\n  ".join(json.dumps(row, ensure_ascii=False) for row in value)
            lines.append(f' "{name}": [\n  {rows}\n ]')
        else:
            lines.append(f' "{name}": {json.dumps(value, ensure_ascii=False)}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> int:
    wanted = sys.argv[1:] or list(PLANS)
    if wanted == ["check"]:
        stale = [
            name for name in PLANS if (FOLDER / f"{name}.json").read_text(encoding="utf-8") != written(design(name))
        ]
        print("\n".join(f"{name}.json is not what its plan gives" for name in stale) or "all as planned")
        return 1 if stale else 0
    for name in wanted:
        (FOLDER / f"{name}.json").write_text(written(design(name)), encoding="utf-8")
    return 0


def design(name: str) -> dict[str, Any]:
    """The circuit of a plan."""
    return City(PLANS[name]).draw_up()


if __name__ == "__main__":
    raise SystemExit(main())
