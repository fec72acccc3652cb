"""Circuits of somebody's own: bends and their stops; cells, lanes and ways follow from that, see docs/circuits.md."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from ...errors import BadFile
from .. import bends as shape
from ..own_circuit import name_faults, pack
from .circuit import circuit_faults
from .planner import HIDDEN, PIT_CELLS, Bend, Plan, Planner
from .tables import BLACK, CORNERS, LANES, REACH, SPOTS

ROOM = (40.0, 40.0, 960.0, 627.0)
RADII = (30.0, 250.0)
APART = 48.0
CELL = 18.6
"""How long a cell of the middle lane is on the board."""
LEAST_CELLS, MOST_CELLS = 80, 200
BEFORE_LINE, AFTER_LINE = 19, 5
"""Cells of the straight with the finish line: grid and pit lane lie before it, the way out of the pits behind."""
PIT_FROM, PIT_TO = 17.0, 1.0
CLEAR = 6
"""Cells around a tunnel that are straight."""
MOST_ZONES = 8
GROW = (0.6, 0.6, 1.2, 1.2)
"""Cells by which a corner with so many stops reaches beyond its bend."""
KNOWN = ("name", "bends", "line", "pits", "weather", "tunnel", "police", "noise", "danger", "city")
OF_BEND = ("stops", "joined", "name")
SIDES = {"left": -1, "right": 1}

EXAMPLE: dict[str, Any] = {
    "name": "My circuit",
    "line": 24,
    "pits": "right",
    "weather": [6, 12],
    "bends": [
        {"at": [930, 60], "radius": 80, "stops": 1, "name": "First"},
        {"at": [930, 330], "radius": 60, "stops": 2},
        {"at": [640, 330], "radius": 60, "stops": 1},
        {"at": [640, 600], "radius": 70, "stops": 2},
        {"at": [440, 600], "radius": 50, "stops": 1},
        {"at": [300, 420], "radius": 60},
        {"at": [60, 420], "radius": 60, "stops": 2, "name": "Hairpin"},
        {"at": [60, 60], "radius": 90, "stops": 2},
    ],
}


def read(data: Any, what: str) -> str:
    """A circuit as one word, from the content of its file; raises BadFile with every fault."""
    complete(data, what)
    return pack(data)


def faults_of(data: Any) -> list[str]:
    """What is wrong with a circuit file, each with its place."""
    if not isinstance(data, dict):
        return ["must be an object"]
    faults = [f"{str(name)[:20]!r} is not known; there is {', '.join(KNOWN)}" for name in data if name not in KNOWN]
    faults += name_faults(data)
    if data.get("pits", "right") not in list(SIDES):
        faults.append("pits: must be left or right of the straight with the finish line")
    if type(data.get("city", False)) is not bool:
        faults.append("city: true for a city, which is drawn with houses; else left out")
    weather = data.get("weather", [1, 2])
    if not _are_whole(weather, 2, 1, BLACK - 1) or weather[0] >= weather[1]:
        faults.append(f"weather: must be the highest rolls that mean rain and changeable weather, below {BLACK}")
    bends = data.get("bends")
    found = shape.bend_faults(bends, ROOM, RADII, OF_BEND, APART)
    if isinstance(bends, list):
        found += _stop_faults(bends)
    faults += found or _length_faults(data)
    return faults or _corner_faults(data)


def _are_whole(row: Any, count: int, least: int, most: int) -> bool:
    return isinstance(row, list) and len(row) == count and all(type(n) is int and least <= n <= most for n in row)


def _stop_faults(bends: list[Any]) -> list[str]:
    faults = []
    corners = 0
    last = 0
    for number, bend in enumerate(bends, 1):
        if not isinstance(bend, dict):
            continue
        stops, joined, name = bend.get("stops", 0), bend.get("joined", False), bend.get("name", "")
        if type(stops) is not int or not 0 <= stops <= 3:
            faults.append(f"bend {number}, stops: must be 1 to 3 in a corner; 0 or left out where nobody need stop")
            stops = 0
        if type(joined) is not bool or (joined and not (number > 1 and last and stops)):
            faults.append(f"bend {number}, joined: true if it is one corner with the bend before; both have stops")
        if name != "":
            faults += [f"bend {number}, {fault}" for fault in name_faults(bend)]
        corners += bool(stops) and joined is not True
        last = stops
    if not 1 <= corners < CORNERS:
        faults.append(f"bends: {corners} corners, which are bends with stops; 1 to {CORNERS - 1} are possible")
    return faults


def _length_faults(data: Mapping[str, Any]) -> list[str]:
    """The lap must fit the board, the straight with the line its grid, and features must lie where there is room."""
    cells = _cells(data)
    if not LEAST_CELLS <= cells <= MOST_CELLS:
        return [f"bends: a lap would have {cells} cells in the middle lane; {LEAST_CELLS} to {MOST_CELLS} are possible"]
    straight = int(shape.road_of(data["bends"]).pieces[0][2] / CELL)
    if straight < BEFORE_LINE + AFTER_LINE:
        least = (BEFORE_LINE + AFTER_LINE) * CELL
        return [f"bend 1, at: the straight before it, with line, grid and pits, must be at least {least:.0f} long"]
    line = data.get("line", BEFORE_LINE)
    if type(line) is not int or not BEFORE_LINE <= line <= straight - AFTER_LINE:
        most = straight - AFTER_LINE
        return [f"line: must be {BEFORE_LINE} to {most}, the cells from the last bend to the finish line"]
    return _feature_faults(data, cells)


def _feature_faults(data: Mapping[str, Any], cells: int) -> list[str]:
    faults = []
    for name in ("tunnel", "police"):
        if name in data and not _are_whole([data[name]], 1, 1, cells - 1):
            faults.append(f"{name}: must be a cell of the middle lane, 1 to {cells - 1} from the finish line")
    for name, wanted in (("noise", "[from, to]"), ("danger", "[from, to, lanes]")):
        zones = data.get(name, [])
        if not isinstance(zones, list) or len(zones) > MOST_ZONES:
            faults.append(f"{name}: must be a list of at most {MOST_ZONES} stretches, {wanted}")
            continue
        for number, zone in enumerate(zones, 1):
            size = 2 if name == "noise" else 3
            if not isinstance(zone, list) or len(zone) != size or not _are_whole(zone[:2], 2, 0, cells - 1):
                faults.append(f"{name} {number}: must be {wanted}, cells of the middle lane, 0 to {cells - 1}")
            elif zone[0] > zone[1]:
                faults.append(f"{name} {number}: ends before it begins")
            elif size == 3 and (not isinstance(zone[2], list) or not all(_is_lane(lane) for lane in zone[2])):
                faults.append(f"{name} {number}, lanes: must be a list of 0 (left), 1 and 2 (right)")
    return faults


def _is_lane(lane: object) -> bool:
    return type(lane) is int and 0 <= lane < LANES


def _corner_faults(data: Mapping[str, Any]) -> list[str]:
    """Corners must not run into each other, into the straight with the line, or into a tunnel."""
    faults = []
    plan = _plan(data)
    corners = Planner(plan).corners
    for number, ((_, last, _), (first, _, _)) in enumerate(pairwise(corners), 1):
        if first <= last:
            why = "join their bends, or move them apart"
            faults.append(f"corners {number} and {number + 1} run into each other: {why}")
    if corners[0][0] < AFTER_LINE - 1:
        faults.append("corner 1: begins too near behind the finish line")
    if corners[-1][1] > plan.cells - PIT_FROM - 1:
        faults.append(f"corner {len(corners)}: ends too near before the finish line; make line larger")
    if plan.tunnel is not None:
        near = [n for n, (first, last, _) in enumerate(corners, 1) if first - CLEAR <= plan.tunnel <= last + CLEAR]
        if near or not CLEAR <= plan.tunnel <= plan.cells - PIT_FROM - CLEAR:
            where = f"corner {near[0]}" if near else "the finish line or the pits"
            faults.append(f"tunnel: lies too near to {where}; {CLEAR} cells before and behind it must be straight")
    return faults


def _cells(data: Mapping[str, Any]) -> int:
    """Cells of the middle lane; a tunnel hides some."""
    return round(shape.road_of(data["bends"]).length / CELL) - (HIDDEN if "tunnel" in data else 0)


def _plan(data: Mapping[str, Any]) -> Plan:
    corners: list[list[int]] = []
    for i, bend in enumerate(data["bends"]):
        if bend.get("stops", 0):
            if bend.get("joined"):
                corners[-1].append(i)
            else:
                corners.append([i])
    cells, weather = _cells(data), data.get("weather")
    hidden = HIDDEN if "tunnel" in data else 0
    step = shape.road_of(data["bends"]).length / (cells + hidden)
    return Plan(
        name=data["name"].strip(),
        cells=cells,
        line=data.get("line", BEFORE_LINE) * step,
        bends=tuple(_bend(bend) for bend in data["bends"]),
        corners=tuple(map(tuple, corners)),
        pit_side=SIDES[data.get("pits", "right")],
        pit_from=PIT_FROM,
        pit_to=PIT_TO,
        tunnel=data.get("tunnel"),
        police=data.get("police"),
        noise=tuple((start, end) for start, end in data.get("noise", ())),
        danger=tuple((start, end, tuple(lanes)) for start, end, lanes in data.get("danger", ())),
        weather=(weather[0], weather[1]) if weather else None,
        city=data.get("city", False),
    )


def _bend(bend: Mapping[str, Any]) -> Bend:
    stops = bend.get("stops", 0)
    at = (bend["at"][0], bend["at"][1])
    return Bend(at, bend["radius"], stops, bend.get("name", ""), GROW[stops])


def complete(data: Any, what: str = "the circuit") -> dict[str, Any]:
    """The whole circuit, as the files of the game's own circuits have it, from the short form; raises BadFile."""
    faults = faults_of(data)
    if faults:
        raise BadFile(what, faults)
    planner = Planner(_plan(data))
    if len(planner.cells) <= REACH or len(planner.cells) > SPOTS - PIT_CELLS:
        raise BadFile(
            what,
            [f"bends: a lap would have {len(planner.cells)} cells; {REACH + 1} to {SPOTS - PIT_CELLS} are possible"],
        )
    circuit = {"id": "own", **planner.draw_up()}
    faults = circuit_faults(circuit)
    if faults:
        raise BadFile(what, faults)
    return circuit
