"""Circuits of somebody's own: bends and how wide the road is; every cell follows from that, see docs/circuits.md."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from ...errors import BadFile
from .. import bends as shape
from ..own_circuit import Place, form_faults, is_number, laid_faults, reader
from .circuit import circuit_faults
from .tables import CELLS, LINES, START

BOX = (1000, 620)
ROOM = (55.0, 55.0, 945.0, 565.0)
LANES = (1, 2, 3)
LANE = 25.0
LENGTH = 50.0
"""How long a cell is on the board, as nearly as a stretch of road allows."""
SHORTEST = 30.0
"""A straight that is shorter has no cells; the bends beside it meet half-way."""
RADII = (50.0, 200.0)
APART = 84.0
MIDDLE = 2
LEAST_STEPS, MOST_STEPS = 24, 60
GRID_ROWS = 2
OUTLINE = 5
USUAL_LINES = (25, 50, 75)
KNOWN = ("name", "bends", "line", "lines")
WIDTHS = ([1], [2], [3], [1, 2], [2, 3], [1, 2, 3])

EXAMPLE: dict[str, Any] = {
    "name": "My circuit",
    "line": 4,
    "lines": [25, 50, 75],
    "bends": [
        {"at": [910, 90], "radius": 70},
        {"at": [910, 330], "radius": 60, "lanes": [1, 2]},
        {"at": [640, 330], "radius": 60, "straight": [2]},
        {"at": [640, 530], "radius": 60, "lanes": [1, 2]},
        {"at": [90, 530], "radius": 80, "straight": [1, 2]},
        {"at": [90, 90], "radius": 80},
    ],
}


@dataclass(frozen=True)
class Section:
    """A straight or a bend between two places of the road, by length from the finish line on."""

    start: float
    end: float
    turn: float
    lanes: Sequence[int]


def faults_of(data: Any) -> list[str]:
    """What is wrong with a circuit file, each with its place."""
    faults = form_faults(data, KNOWN)
    if not isinstance(data, dict):
        return faults
    lines = data.get("lines", list(USUAL_LINES))
    if not isinstance(lines, list) or len(lines) != LINES or not all(is_number(line) for line in lines):
        faults.append(Place("lines").fault(f"must be {LINES} numbers, in percent of the lap", "lines", count=LINES))
    elif not all(one < other for one, other in pairwise([0, *lines, 100])):
        faults.append(Place("lines").fault("must rise, above 0 and below 100 percent of the lap", "lines-rise"))
    bends = data.get("bends")
    found = shape.bend_faults(bends, ROOM, RADII, ("lanes", "straight"), APART)
    for number, bend in enumerate(bends if isinstance(bends, list) else [], 1):
        for name in ("lanes", "straight"):
            if isinstance(bend, dict) and not _is_width(bend.get(name, list(LANES))):
                text = "must be neighbouring lanes of 1, 2 and 3, such as [1, 2]"
                found.append(shape.at_bend(number, name).fault(text, "lanes"))
    return faults + (found or _start_faults(data))


def _is_width(lanes: Any) -> bool:
    return lanes in WIDTHS and all(type(lane) is int for lane in lanes)


def _start_faults(data: Mapping[str, Any]) -> list[str]:
    """The straight with the line must be wide, and long enough for the grid."""
    faults: list[str] = []
    if data["bends"][-1].get("straight", list(LANES)) != list(LANES):
        place = shape.at_bend(len(data["bends"]), "straight")
        faults.append(place.fault("the straight with the finish line has three lanes", "start-lanes"))
    count = _count(shape.road_of(data["bends"]).pieces[0][2])
    if count < GRID_ROWS + 2:
        faults.append(shape.short_start_fault(f"{(GRID_ROWS + 2) * LENGTH:g}"))
    elif type(data.get("line", 1)) is not int or not 1 <= data.get("line", 1) <= count - GRID_ROWS:
        faults.append(shape.line_fault(1, count - GRID_ROWS))
    return faults


def complete(data: Any, what: str = "the circuit") -> dict[str, Any]:
    """The whole circuit, as the files of the game's own circuits have it, from the short form; raises BadFile."""
    faults = faults_of(data)
    if faults:
        raise BadFile(what, faults)
    road, clockwise = shape.road_of(data["bends"]), shape.turned_right(data["bends"])
    sections = _sections(data, road)
    cells = _cells(sections, road, _line_at(data, road), 1 if clockwise else -1)
    if len(cells) > CELLS:
        raise BadFile(what, [shape.cells_fault(len(cells), 1, CELLS)])
    lines = _lines(data.get("lines", USUAL_LINES), cells, what)
    _link(cells, lines)
    circuit = {
        "id": "own",
        "name": {"en": data["name"].strip()},
        "box": list(BOX),
        "direction": "clockwise" if clockwise else "counter-clockwise",
        "start_slots": [row * 3 + lane for row in (1, 0) for lane in range(3)],
        "betting_lines": [{"index": i, "progress": at} for i, at in enumerate(lines, 1)],
        "sections": [_about(number, section, road.length, cells) for number, section in enumerate(sections)],
        "cells": cells,
    }
    faults = laid_faults(circuit_faults(circuit))
    steps = 0 if faults else max(cells[slot]["steps_to_finish"] for slot in range(START))
    if not faults and not LEAST_STEPS <= steps <= MOST_STEPS:
        text = f"a lap is {steps} steps long; {LEAST_STEPS} to {MOST_STEPS} are possible"
        faults = [Place("bends").fault(text, "steps", count=steps, least=LEAST_STEPS, most=MOST_STEPS)]
    if faults:
        raise BadFile(what, faults)
    return circuit


read = reader(complete)


def _count(length: float) -> int:
    """Cells of a stretch."""
    return max(1, round(length / LENGTH))


def _line_at(data: Mapping[str, Any], road: shape.Road) -> float:
    """Where the finish line lies, by length from the end of the last bend."""
    long, cells = road.pieces[0][2], int(data.get("line", 1))
    return long * cells / _count(long)


def _sections(data: Mapping[str, Any], road: shape.Road) -> list[Section]:
    """Straights and bends from the line on. A straight too short for a cell is shared by the bends beside it."""
    line, bends, found = _line_at(data, road), data["bends"], list[Section]()
    wide = list(LANES)
    at = line
    for i, (start, end, turn) in enumerate(road.arcs):
        before = bends[i - 1].get("straight", wide)
        if start - at >= SHORTEST or i == 0:
            found.append(Section(at - line, start - line, 0.0, before))
            at = start
        following = road.arcs[i + 1][0] if i + 1 < len(road.arcs) else road.length + line
        until = end if following - end >= SHORTEST else (end + following) / 2
        found.append(Section(at - line, until - line, turn, bends[i].get("lanes", wide)))
        at = until
    found.append(Section(at - line, road.length, 0.0, wide))
    return found


def _cells(sections: list[Section], road: shape.Road, line: float, inside: int) -> list[dict[str, Any]]:
    """The cells with their outlines, numbered with rising front edge."""
    found: list[dict[str, Any]] = []
    for number, section in enumerate(sections):
        long = section.end - section.start
        for lane in section.lanes:
            right = (MIDDLE - lane) * LANE * inside
            count = _count(long - math.radians(section.turn) * right)
            for k in range(count):
                rear, front = (section.start + long * part / count for part in (k, k + 1))
                places = [line + rear + (front - rear) * i / (OUTLINE - 1) for i in range(OUTLINE)]
                if not section.turn:
                    places = [places[0], places[-1]]
                outer = [road.at(place, right - inside * LANE / 2) for place in places]
                inner = [road.at(place, right + inside * LANE / 2) for place in reversed(places)]
                found.append(
                    {
                        "section": number,
                        "lane": lane,
                        "xy": _rounded(road.at(line + (rear + front) / 2, right)),
                        "poly": [_rounded(point) for point in (*outer, *inner)],
                        "rear": round(rear / road.length * 100, 4),
                        "front": round(front / road.length * 100, 4),
                        "rect": not section.turn,
                    }
                )
    found.sort(key=lambda cell: (cell["front"], cell["lane"]))
    return [{"id": number} | cell for number, cell in enumerate(found)]


def _rounded(point: shape.Point) -> list[float]:
    return [round(point[0], 1), round(point[1], 1)]


def _lines(wanted: Sequence[float], cells: list[dict[str, Any]], what: str) -> list[float]:
    """The betting lines: each at the cut across the road that is nearest to where it is wanted."""
    cuts = []
    for cut in sorted({cell["front"] for cell in cells if cell["front"] < 100}):
        before = {cell["lane"] for cell in cells if cell["front"] == cut}
        across = {cell["lane"] for cell in cells if cell["rear"] < cut < cell["front"]}
        if not across and before & {cell["lane"] for cell in cells if cell["rear"] == cut}:
            cuts.append(cut)
    found = [min(cuts, key=lambda cut: abs(cut - line)) for line in wanted]
    if len(set(found)) != LINES:
        text = "two of them would lie at the same cut across the road; move them apart"
        raise BadFile(what, [Place("lines").fault(text, "lines-same")])
    return found


def _link(cells: list[dict[str, Any]], lines: list[float]) -> None:
    """Where each cell leads: the cells that it touches and whose front edge is farther."""
    first = [cell for cell in cells if cell["rear"] == 0]
    for cell in reversed(cells):
        lane, front = cell["lane"], cell["front"]
        cell["next"] = [
            other["id"]
            for other in cells
            if (other["lane"] == lane and other["rear"] == front)
            or (abs(other["lane"] - lane) == 1 and other["rear"] <= front < other["front"])
        ]
        cell["zone"] = sum(line <= cell["rear"] for line in lines)
        cell["finish"] = front == 100
        if cell["finish"]:
            cell["after_finish"] = [other["id"] for other in first if abs(other["lane"] - lane) <= 1]
        ahead = (cells[other]["steps_to_finish"] for other in cell["next"])
        cell["steps_to_finish"] = 1 + min(ahead, default=0)


def _about(number: int, section: Section, length: float, cells: list[dict[str, Any]]) -> dict[str, Any]:
    here = [cell["lane"] for cell in cells if cell["section"] == number]
    return {
        "index": number,
        "name": "",
        "kind": "bend" if section.turn else "straight",
        "turn": "right" if section.turn > 0 else "left" if section.turn else "none",
        "width": len(section.lanes),
        "cells_per_lane": {str(lane): here.count(lane) for lane in section.lanes},
        "from": round(section.start / length * 100, 4),
        "to": round(section.end / length * 100, 4),
    }
