"""Circuits of somebody's own: bends and their stops; cells, lanes and ways follow from that, see docs/circuits.md."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from ...errors import BadFile
from .. import bends as shape
from ..own_circuit import Place, form_faults, laid_faults, name_faults, reader
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


def faults_of(data: Any) -> list[str]:
    """What is wrong with a circuit file, each with its place."""
    faults = form_faults(data, KNOWN)
    if not isinstance(data, dict):
        return faults
    if data.get("pits", "right") not in list(SIDES):
        faults.append(Place("pits").fault("must be left or right of the straight with the finish line", "pits"))
    if type(data.get("city", False)) is not bool:
        faults.append(Place("city").fault("true for a city, which is drawn with houses; else left out", "city"))
    weather = data.get("weather", [1, 2])
    if not _are_whole(weather, 2, 1, BLACK - 1) or weather[0] >= weather[1]:
        text = f"must be the highest rolls that mean rain and changeable weather, below {BLACK}"
        faults.append(Place("weather").fault(text, "weather", most=BLACK))
    bends = data.get("bends")
    found = shape.bend_faults(bends, ROOM, RADII, OF_BEND, APART)
    if isinstance(bends, list):
        found += _stop_faults(bends)
    faults += found or _length_faults(data)
    return faults or _corner_faults(data)


def _are_whole(row: Any, count: int, least: int, most: int) -> bool:
    return isinstance(row, list) and len(row) == count and all(type(n) is int and least <= n <= most for n in row)


def _stop_faults(bends: list[Any]) -> list[str]:
    faults: list[str] = []
    corners = 0
    last = 0
    for number, bend in enumerate(bends, 1):
        if not isinstance(bend, dict):
            continue
        stops, joined, name = bend.get("stops", 0), bend.get("joined", False), bend.get("name", "")
        if type(stops) is not int or not 0 <= stops <= 3:
            text = "must be 1 to 3 in a corner; 0 or left out where nobody need stop"
            faults.append(shape.at_bend(number, "stops").fault(text, "stops"))
            stops = 0
        if type(joined) is not bool or (joined and not (number > 1 and last and stops)):
            text = "true if it is one corner with the bend before; both have stops"
            faults.append(shape.at_bend(number, "joined").fault(text, "joined"))
        if name != "":
            faults += name_faults(bend, shape.at_bend(number))
        corners += bool(stops) and joined is not True
        last = stops
    if not 1 <= corners < CORNERS:
        text = f"{corners} corners, which are bends with stops; 1 to {CORNERS - 1} are possible"
        faults.append(Place("bends").fault(text, "corners", count=corners, most=CORNERS - 1))
    return faults


def _length_faults(data: Mapping[str, Any]) -> list[str]:
    """The lap must fit the board, the straight with the line its grid, and features must lie where there is room."""
    cells = _cells(data)
    if not LEAST_CELLS <= cells <= MOST_CELLS:
        text = f"a lap would have {cells} cells in the middle lane; {LEAST_CELLS} to {MOST_CELLS} are possible"
        return [Place("bends").fault(text, "middle-cells", count=cells, least=LEAST_CELLS, most=MOST_CELLS)]
    straight = int(shape.road_of(data["bends"]).pieces[0][2] / CELL)
    if straight < BEFORE_LINE + AFTER_LINE:
        return [shape.short_start_fault(f"{(BEFORE_LINE + AFTER_LINE) * CELL:.0f}")]
    line = data.get("line", BEFORE_LINE)
    if type(line) is not int or not BEFORE_LINE <= line <= straight - AFTER_LINE:
        return [shape.line_fault(BEFORE_LINE, straight - AFTER_LINE)]
    return _feature_faults(data, cells)


def _feature_faults(data: Mapping[str, Any], cells: int) -> list[str]:
    faults: list[str] = []
    for name in ("tunnel", "police"):
        if name in data and not _are_whole([data[name]], 1, 1, cells - 1):
            text = f"must be a cell of the middle lane, 1 to {cells - 1} from the finish line"
            faults.append(Place(name).fault(text, "feature", most=cells - 1))
    for name, wanted in (("noise", "[from, to]"), ("danger", "[from, to, lanes]")):
        zones = data.get(name, [])
        if not isinstance(zones, list) or len(zones) > MOST_ZONES:
            text = f"must be a list of at most {MOST_ZONES} stretches, {wanted}"
            faults.append(Place(name).fault(text, "zones", most=MOST_ZONES, wanted=wanted))
            continue
        for number, zone in enumerate(zones, 1):
            place = Place(name, "entry", number)
            size = 2 if name == "noise" else 3
            if not isinstance(zone, list) or len(zone) != size or not _are_whole(zone[:2], 2, 0, cells - 1):
                text = f"must be {wanted}, cells of the middle lane, 0 to {cells - 1}"
                faults.append(place.fault(text, "zone", wanted=wanted, most=cells - 1))
            elif zone[0] > zone[1]:
                faults.append(place.fault("ends before it begins", "zone-backwards"))
            elif size == 3 and (not isinstance(zone[2], list) or not all(_is_lane(lane) for lane in zone[2])):
                faults.append(place.fault("lanes must be a list of 0 (left), 1 and 2 (right)", "zone-lanes"))
    return faults


def _is_lane(lane: object) -> bool:
    return type(lane) is int and 0 <= lane < LANES


def _corner_faults(data: Mapping[str, Any]) -> list[str]:
    """Corners must not run into each other, into the straight with the line, or into a tunnel."""
    faults: list[str] = []
    plan = _plan(data)
    corners = Planner(plan).corners
    for number, ((_, last, _), (first, _, _)) in enumerate(pairwise(corners), 1):
        if first <= last:
            place = Place("", "corners", number, number + 1)
            faults.append(place.fault("they run into each other: join their bends, or move them apart", "together"))
    if corners[0][0] < AFTER_LINE - 1:
        faults.append(Place("", "corner", 1).fault("begins too near behind the finish line", "behind-line"))
    if corners[-1][1] > plan.cells - PIT_FROM - 1:
        place = Place("", "corner", len(corners))
        faults.append(place.fault("ends too near before the finish line; make line larger", "before-line"))
    if plan.tunnel is not None:
        near = [n for n, (first, last, _) in enumerate(corners, 1) if first - CLEAR <= plan.tunnel <= last + CLEAR]
        straight = f"{CLEAR} cells before and behind it must be straight"
        if near:
            text = f"lies too near to corner {near[0]}; {straight}"
            faults.append(Place("tunnel").fault(text, "tunnel-corner", corner=near[0], cells=CLEAR))
        elif not CLEAR <= plan.tunnel <= plan.cells - PIT_FROM - CLEAR:
            text = f"lies too near to the finish line or the pits; {straight}"
            faults.append(Place("tunnel").fault(text, "tunnel-line", cells=CLEAR))
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
        raise BadFile(what, [shape.cells_fault(len(planner.cells), REACH + 1, SPOTS - PIT_CELLS)])
    circuit = {"id": "own", **planner.draw_up()}
    faults = laid_faults(circuit_faults(circuit))
    if faults:
        raise BadFile(what, faults)
    return circuit


read = reader(complete)
