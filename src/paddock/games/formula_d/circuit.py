"""Circuit files: cells, corners and where each cell leads. Checked before use: every fault with its place."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

from ...errors import BadText
from .course import Course
from .tables import BEFORE, BESIDE, BOXES, CORNERS, EXITS, FARTHEST, LANES, REACH, SEATS, SPOTS

WAYS = ("ahead", "left", "right")
ZONES = ("noise", "danger", "police")
MOST_SHOWN = 10


class BadCircuit(BadText):
    """A circuit file that cannot be raced on."""

    def __init__(self, what: str, faults: list[str]) -> None:
        shown = "; ".join(faults[:MOST_SHOWN])
        more = f"; and {len(faults) - MOST_SHOWN} more" if len(faults) > MOST_SHOWN else ""
        super().__init__(f"{what}: {shown}{more}")


def read_circuit(data: Any, what: str) -> Course:
    """A circuit file as the rules see it; see docs/circuits.md for the form."""
    faults = circuit_faults(data)
    if faults:
        raise BadCircuit(what, faults)
    cells = data["cells"]
    ranks = sorted({cell["progress"] for cell in cells})
    road = Course()
    road.spots = len(cells)
    road.cells = sum("pit" not in cell for cell in cells)
    road.corners = len(data["corners"])
    for at, cell in enumerate(cells):
        road.way[at][:] = [cell.get(way, -1) for way in WAYS]
        road.pit_in[at] = cell.get("pit_in", -1)
        road.lane[at] = cell.get("lane", 0)
        road.corner[at] = cell.get("corner", 0)
        road.coming[at] = cell.get("next_corner", 0)
        road.progress[at] = ranks.index(cell["progress"]) + 1
    _lay_ways(road)
    gates = [at for at in range(road.cells) if road.pit_in[at] >= 0]
    road.gate, road.entry = min(gates), max(gates)
    road.span[:] = _span(road)
    for cell in data["finish"]:
        road.finish[cell] = 1
    for corner in data["corners"]:
        road.stops[corner["number"]] = corner["stops"]
        road.inside[corner["number"]] = 0 if corner["degrees"] < 0 else LANES - 1
    road.grid[:] = data["grid"]
    road.boxes[:] = data["boxes"]
    road.exits[:] = cells[-1]["pit_out"]
    for at, beside in enumerate(_beside(data)):
        road.beside_count[at] = len(beside)
        road.beside[at][: len(beside)] = beside
    if "weather" in data:
        road.rain_to, road.changeable_to = data["weather"]["rain"], data["weather"]["changeable"]
    for zone in ZONES:
        for cell in data.get(zone, ()):
            getattr(road, zone)[cell] = 1
    road.watched = int(bool(data.get("police")))
    road.mark = int.from_bytes(hashlib.sha256(road.save()).digest()[:8])
    return road


def _lay_ways(road: Course) -> None:
    """How far every way leads on, and where it comes from."""
    for cell in range(road.cells):
        for way, target in enumerate(road.way[cell]):
            if target >= 0:
                road.on[cell][way] = (target - cell) % road.cells
    for target, sources in enumerate(_leading_to([road.way[cell] for cell in range(road.cells)])):
        nearest = sorted(sources, key=lambda cell: (target - cell) % road.cells)
        road.before_count[target] = len(nearest)
        road.before[target][: len(nearest)] = nearest
        road.back[target][: len(nearest)] = [(target - cell) % road.cells for cell in nearest]


def _leading_to(ways: list[list[int]]) -> list[list[int]]:
    """The cells that lead to each cell."""
    found: list[list[int]] = [[] for _ in ways]
    for cell, targets in enumerate(ways):
        for target in targets:
            if target >= 0:
                found[target].append(cell)
    return found


def _span(road: Course) -> list[int]:
    """How many cells a car can get past with so many steps, at most."""
    reached = [0] * road.cells
    spans = [0]
    for _ in range(1, len(road.span)):
        reached = [
            max((to - at) % road.cells + reached[to] for to in road.way[at] if to >= 0) for at in range(road.cells)
        ]
        spans.append(min(max(reached), REACH - 1))
    return spans


def _beside(data: Mapping[str, Any]) -> list[list[int]]:
    """The cells beside each cell; where a lane change leads is beside, too."""
    cells = data["cells"]
    found: list[set[int]] = [set() for _ in cells]
    links = [(at, cell[way]) for at, cell in enumerate(cells) for way in ("left", "right") if way in cell]
    for one, other in (*data["beside"], *links):
        found[one].add(other)
        found[other].add(one)
    return [sorted(row) for row in found]


def circuit_faults(data: Any) -> list[str]:
    """What is wrong with a circuit file."""
    if not isinstance(data, dict):
        return ["must be an object"]
    for name in ("cells", "corners", "grid", "finish", "boxes", "beside"):
        if not isinstance(data.get(name), list):
            return [f"a list {name!r} is missing"]
    cells = data["cells"]
    if not SEATS <= len(cells) <= SPOTS:
        return [f"{len(cells)} cells; {SEATS} to {SPOTS} are possible"]
    if len(data["corners"]) >= CORNERS:
        return [f"{len(data['corners'])} corners; {CORNERS - 1} are possible"]
    faults = []
    for at, cell in enumerate(cells):
        faults += [f"cell {at}: {fault}" for fault in _cell_faults(at, cell, len(cells), len(data["corners"]))]
    if faults:
        return faults
    faults += _corner_faults(data["corners"])
    faults += _list_faults(data, len(cells))
    return faults or _way_faults(data)


def _is_cell(value: Any, count: int) -> bool:
    return type(value) is int and 0 <= value < count


def _cell_faults(at: int, cell: Any, count: int, corners: int) -> list[str]:
    if not isinstance(cell, dict):
        return ["must be an object"]
    faults = []
    if cell.get("id") != at or type(cell.get("id")) is not int:
        faults.append(f"id must be {at}, not {str(cell.get('id'))[:20]!r}")
    if not isinstance(cell.get("progress"), (int, float)):
        faults.append("progress must be a number")
    for way in (*WAYS, "pit_in"):
        if way in cell and not _is_cell(cell[way], count):
            faults.append(f"{way} must be a cell of this circuit")
    if cell.get("pit") is True:
        return faults
    if cell.get("lane") not in range(LANES):
        faults.append(f"lane must be 0 to {LANES - 1}")
    if "ahead" not in cell:
        faults.append("ahead is missing, so nobody gets on from here")
    if cell.get("next_corner") not in range(1, corners + 1):
        faults.append("next_corner must be the number of a corner")
    if cell.get("corner", cell.get("next_corner")) != cell.get("next_corner"):
        faults.append("in a corner, next_corner is the corner itself")
    return faults


def _corner_faults(corners: list[Any]) -> list[str]:
    faults = []
    for at, corner in enumerate(corners, 1):
        if not isinstance(corner, dict) or corner.get("number") != at:
            faults.append(f"corner {at}: number must be {at}")
        elif corner.get("stops") not in (1, 2, 3):
            faults.append(f"corner {at}: stops must be 1 to 3")
        elif not isinstance(corner.get("degrees"), (int, float)):
            faults.append(f"corner {at}: degrees must be a number, right turns above 0")
    return faults


def _list_faults(data: Mapping[str, Any], count: int) -> list[str]:
    faults = []
    for name, size in (("grid", SEATS), ("finish", LANES), ("boxes", BOXES)):
        row = data[name]
        if len(row) != size or len(set(map(str, row))) != size or not all(_is_cell(cell, count) for cell in row):
            faults.append(f"{name}: must name {size} different cells")
    for zone in ZONES:
        if not all(_is_cell(cell, count) for cell in data.get(zone, ())):
            faults.append(f"{zone}: must name cells of this circuit")
    for name in ("beside", "tunnel"):
        for pair in data.get(name, ()):
            if not isinstance(pair, list) or len(pair) != 2 or not all(_is_cell(cell, count) for cell in pair):
                faults.append(f"{name}: {str(pair)[:20]} is no pair of cells")
    weather = data.get("weather")
    if weather is not None and not 0 < weather.get("rain", 0) < weather.get("changeable", 0) < 20:
        faults.append("weather: rain and changeable are the highest rolls of their kind, below 20")
    return faults


def _way_faults(data: Mapping[str, Any]) -> list[str]:
    """Ways lead on, except over the line; the pit lane is one chain at the end."""
    cells, finish = data["cells"], set(data["finish"])
    track = [cell for cell in cells if "pit" not in cell]
    faults = []
    if cells[: len(track)] != track:
        faults.append("the cells of the pit lane come last")
    for cell in track:
        for way in WAYS:
            to = cells[cell[way]] if way in cell else None
            if to is None:
                continue
            if to["progress"] <= cell["progress"] and to["id"] not in finish:
                faults.append(f"cell {cell['id']}: {way} does not lead on")
            elif (to["id"] - cell["id"]) % len(track) > FARTHEST:
                faults.append(f"cell {cell['id']}: {way} leads on by more than {FARTHEST} cells")
            elif "lane" not in to or to["lane"] - cell["lane"] != (0, -1, 1)[WAYS.index(way)]:
                faults.append(f"cell {cell['id']}: {way} leads to another lane")
    if not faults and any(len(row) > BEFORE for row in _leading_to([[c.get(way, -1) for way in WAYS] for c in track])):
        faults.append(f"more than {BEFORE} ways lead to a cell")
    lane = cells[len(track) :]
    if not lane or any(one.get("ahead") != one["id"] + 1 for one in lane[:-1]) or "ahead" in lane[-1]:
        faults.append("the pit lane is one chain of cells")
    elif not any(cell.get("pit_in") == len(track) for cell in track):
        faults.append("no cell leads into the pit lane")
    elif len(lane[-1].get("pit_out", ())) != EXITS:
        faults.append(f"pit_out of the last cell of the pit lane names {EXITS} cells")
    for pair in data.get("tunnel", ()):
        entrance = cells[pair[0]]
        if entrance.get("ahead") != pair[1] or "left" in entrance or "right" in entrance:
            faults.append(f"tunnel: {pair[0]} must lead to {pair[1]} and nowhere else (formula_d 129)")
    if any(len(row) > BESIDE for row in _beside(data)):
        faults.append(f"a cell has more than {BESIDE} cells beside it")
    return faults
