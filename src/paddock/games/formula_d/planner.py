"""Lays out a circuit from a plan: a ring of bends, which of them are corners, and where its features lie.

Places along the lap are counted in cells of the middle lane from the finish line on. The cells of the outer lanes lie
half a cell further on; in a bend the outside has more of them and the inside fewer.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from ..bends import Road

LANE = 12.6  # as wide as lanes are drawn
PIT_AWAY = 30.0
PIT_CELLS, BOXES = 15, 10
LEFT, MIDDLE, RIGHT = range(3)
A_CELL_MORE = 77.0  # degrees of a bend that make a cell's difference between neighbouring lanes
HIDDEN = 3  # cells that a tunnel leaves out
EASE = 5  # cells over which the outer lanes draw level at a tunnel
FIRST, LAST = 0.5, 0.62  # parts of a bend up to which cars may move in, and from which on they may move out
LEAST_GAIN, MOST_GAIN = 0.3, 1.1  # cells that a lane change gains


@dataclass(frozen=True)
class Bend:
    """Where two straights meet: the point, the radius of the bend, its stops, and how early its corner begins."""

    at: tuple[float, float]
    radius: float = 40.0
    stops: int = 1
    name: str = ""
    grow: float = 0.6


@dataclass(frozen=True)
class Plan:
    """A circuit. Places are counted in cells of the middle lane from the finish line on."""

    name: str
    cells: int  # of the middle lane
    line: float  # where the finish line lies, by the length of the road from the end of the last bend on
    bends: tuple[Bend, ...]
    corners: tuple[tuple[int, ...], ...]  # bends that make one corner, in driving order
    pit_side: int  # 1: to the right of the start straight
    pit_from: float  # cells before the line where it leaves the road
    pit_to: float
    tunnel: int | None = None  # the cell before it
    police: int | None = None  # the first cell past the line
    noise: tuple[tuple[float, float], ...] = ()
    danger: tuple[tuple[float, float, tuple[int, ...]], ...] = ()
    weather: tuple[int, int] | None = None
    city: bool = False


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


class Planner:
    """The cells of a plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan, self.road = plan, Road([(bend.at, bend.radius) for bend in plan.bends])
        self.hidden = 0 if plan.tunnel is None else HIDDEN
        self.mouth = math.inf if plan.tunnel is None else plan.tunnel
        self.step = self.road.length / (plan.cells + self.hidden)
        self.corners = [self._corner(bends) for bends in plan.corners]
        self.lanes = [self._lane(lane) for lane in (LEFT, MIDDLE, RIGHT)]
        self.cells = sorted((cell for lane in self.lanes for cell in lane), key=lambda cell: (cell.u, cell.lane))
        for number, cell in enumerate(self.cells):
            cell.number = number

    def length_at(self, u: float) -> float:
        """How far along the road a place is; a tunnel has length, but no cells."""
        under = self.hidden if u > self.mouth + 0.5 else 0
        return self.plan.line + (u + under) * self.step

    def u_at(self, length: float) -> float:
        """The place so far along the road."""
        u = (length - self.plan.line) % self.road.length / self.step
        return u - HIDDEN if u > self.mouth + 0.5 + HIDDEN / 2 else u

    def xy(self, u: float, lane: int) -> list[float]:
        x, y = self.road.at(self.length_at(u), (lane - MIDDLE) * LANE)
        return [round(x, 1), round(y, 1)]

    def _corner(self, bends: tuple[int, ...]) -> tuple[int, int, list[tuple[float, float, float]]]:
        """The first and last cell of the middle lane in a corner, and its arcs by place: from, to, degrees."""
        arcs = [(self.u_at(a), self.u_at(b), turn) for a, b, turn in (self.road.arcs[i] for i in bends)]
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
        mouth = self.mouth
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
        return self.mouth - 0.2 <= cell.u <= self.mouth

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
        mouth = self.mouth + 0.5
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
        return {
            "name": plan.name,
            **({"city": True} if plan.city else {}),
            "size": [1000, 667],
            "lap_progress": float(last),
            "grid": grid,
            "finish": self._across(0),
            "boxes": [len(self.cells) + 3 + k for k in range(BOXES)],
            **self._features(),
            "corners": corners,
            "cells": rows,
            "beside": self.beside(),
        }

    def _across(self, u: int) -> list[int]:
        """The first cell of each lane past a line across the road."""
        return [self.near(lane, u + (0.0 if lane == MIDDLE else 0.5)) for lane in (LEFT, MIDDLE, RIGHT)]

    def _features(self) -> dict[str, Any]:
        """Weather, zones, police and tunnel, as far as the plan has them."""
        plan, found = self.plan, dict[str, Any]()
        if plan.weather is not None:
            found["weather"] = {"rain": plan.weather[0], "changeable": plan.weather[1]}
        if plan.noise:
            all_lanes = (LEFT, MIDDLE, RIGHT)
            found["noise"] = sorted({at for start, end in plan.noise for at in self.between(start, end, all_lanes)})
        if plan.danger:
            found["danger"] = sorted(
                {at for start, end, lanes in plan.danger for at in self.between(start, end, lanes)}
            )
        if plan.police is not None:
            found["police"] = self._across(plan.police)
        if plan.tunnel is not None:
            mouths = [next(cell for cell in lane if self.is_mouth(cell)) for lane in self.lanes]
            found["tunnel"] = [[cell.number, self.links(cell)["ahead"]] for cell in mouths]
        return found

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
            x, y = self.road.at(plan.line + (u + self.hidden) * self.step, plan.pit_side * PIT_AWAY)
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
            **({"name": bends[0].name} if bends[0].name else {}),
        }


def _within(u: float, arcs: list[tuple[float, float, float]]) -> tuple[float, int]:
    """How far through the nearest bend a place is, and the lane on its inside."""
    start, end, turn = min(arcs, key=lambda arc: abs((arc[0] + arc[1]) / 2 - u))
    return (u - start) / (end - start), RIGHT if turn > 0 else LEFT
