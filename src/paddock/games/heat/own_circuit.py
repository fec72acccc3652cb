"""Circuits of somebody's own: a short form in which only what cannot be derived is written, see docs/circuits.md."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Callable, Mapping
from itertools import accumulate, pairwise
from typing import Any

from ...errors import BadFile
from ..own_circuit import is_point, name_faults, pack
from .tables import CORNERS, GRID, SPACES

Point = tuple[float, float]

WIDTH, HEIGHT, MARGIN = 1000, 667, 40
LEAST_SPACES, LEAST_POINTS, MOST_POINTS = 24, 6, 200
SHORTEST, LONGEST = 30.0, 75.0
"""How long a space may be on the board, of 1000 by 667."""
LANE = 10.6
LEGEND_REACH = 3
"""A legend's line lies so many spaces more than the speed limit before its corner, but never before the last corner."""
NUMBERED = 4
FINE = 24
MOST_LIMIT = 15
NUMBERS = {"laps": (1, 9), "spaces": (LEAST_SPACES, SPACES), "heat": (1, 12), "stress": (0, 6)}
KNOWN = ("name", *NUMBERS, "road", "corners", "lane_1", "flooded", "tunnel", "gravel")
OF_CORNER = {
    "after": None,
    "limit": (1, MOST_LIMIT),
    "racing_lane": (1, 2),
    "chevron": (0, 9),
    "double_chevron": (0, 9),
}
"""The numbers of a corner with their bounds; those of `after` are the spaces of the circuit."""
LETTERS = "ABCDE"

EXAMPLE: dict[str, Any] = {
    "name": "My circuit",
    "laps": 2,
    "spaces": 48,
    "heat": 6,
    "stress": 3,
    "road": [
        [300, 120], [520, 110], [720, 130], [860, 220], [860, 350], [740, 410],
        [620, 440], [580, 540], [430, 560], [230, 540], [130, 420], [140, 240],
    ],
    "corners": [
        {"after": 14, "limit": 5, "racing_lane": 2, "press": "A"},
        {"after": 24, "limit": 3, "press": "B"},
        {"after": 40, "limit": 4, "racing_lane": 1, "press": "C"},
    ],
}  # fmt: skip


def read(data: Any, what: str) -> str:
    """A circuit as one word, from the content of its file; raises BadFile with every fault."""
    faults = faults_of(data)
    if faults:
        raise BadFile(what, faults)
    return pack({name: data[name] for name in KNOWN if name in data})


def faults_of(data: Any) -> list[str]:
    """What is wrong with a circuit file, each with its place."""
    if not isinstance(data, dict):
        return ["must be an object"]
    faults = [f"{str(name)[:20]!r} is not known; there is {', '.join(KNOWN)}" for name in data if name not in KNOWN]
    faults += name_faults(data)
    for name, bounds in NUMBERS.items():
        faults += _number_faults(name, data.get(name), bounds)
    if data.get("lane_1", "left") not in ("left", "right"):
        faults.append("lane_1: must be left or right of travel")
    spaces: Any = data.get("spaces")
    if _is_whole(spaces, NUMBERS["spaces"]):
        faults += _corner_faults(data.get("corners"), spaces)
        faults += _hazard_faults(data, spaces)
        faults += _road_faults(data.get("road"), spaces)
    return faults


def _is_whole(value: object, bounds: tuple[int, int]) -> bool:
    return type(value) is int and bounds[0] <= value <= bounds[1]


def _number_faults(name: str, value: object, bounds: tuple[int, int]) -> list[str]:
    if _is_whole(value, bounds):
        return []
    return [f"{name}: must be a whole number from {bounds[0]} to {bounds[1]}, not {str(value)[:20]!r}"]


def _corner_faults(corners: Any, spaces: int) -> list[str]:
    if not isinstance(corners, list) or not 1 <= len(corners) <= CORNERS:
        return [f"corners: must be a list of 1 to {CORNERS} corners"]
    faults = []
    last = -1
    for number, corner in enumerate(corners, 1):
        at = f"corner {number}"
        if not isinstance(corner, dict):
            faults.append(f"{at}: must be an object")
            continue
        unknown = [str(name)[:20] for name in corner if name not in OF_CORNER and name not in ("press", "chicane")]
        if unknown:
            faults.append(f"{at}: {', '.join(unknown)} is not known; there is {', '.join(OF_CORNER)}, press, chicane")
        for name, bounds in OF_CORNER.items():
            if name in ("after", "limit") or name in corner:
                faults += _number_faults(f"{at}, {name}", corner.get(name), bounds or (1, spaces - 1))
        if not isinstance(corner.get("press", ""), str) or set(corner.get("press", "")) - set(LETTERS):
            faults.append(f"{at}, press: must be some of the letters {LETTERS}")
        if type(corner.get("chicane", False)) is not bool or (corner.get("chicane") and number == len(corners)):
            faults.append(f"{at}, chicane: true on the first of the two corners that are one, else left out")
        elif corner.get("chicane") and number > 1 and _is_chicane(corners[number - 2]):
            faults.append(f"{at}, chicane: it is the second corner of a chicane already")
        after = corner.get("after")
        if type(after) is int:
            if after <= last:
                faults.append(f"{at}, after: corners come in driving order, each behind the one before")
            last = max(last, after)
    return faults


def _is_chicane(corner: object) -> bool:
    return isinstance(corner, dict) and corner.get("chicane") is True


def _hazard_faults(data: Mapping[str, Any], spaces: int) -> list[str]:
    faults = []
    for name in ("flooded", "tunnel"):
        row = data.get(name, [])
        if not isinstance(row, list) or not all(_is_whole(space, (0, spaces - 1)) for space in row):
            faults.append(f"{name}: must be a list of spaces, 0 to {spaces - 1}")
    spots = data.get("gravel", [])
    if not isinstance(spots, list) or not all(_is_spot(spot, spaces) for spot in spots):
        faults.append(f"gravel: must be a list of [space, lane], spaces 0 to {spaces - 1}, lanes 1 and 2")
    return faults


def _is_spot(spot: object, spaces: int) -> bool:
    return isinstance(spot, list) and len(spot) == 2 and _is_whole(spot[0], (0, spaces - 1)) and spot[1] in (1, 2)


def _road_faults(road: Any, spaces: int) -> list[str]:
    if not isinstance(road, list) or not LEAST_POINTS <= len(road) <= MOST_POINTS:
        return [f"road: must be a list of {LEAST_POINTS} to {MOST_POINTS} points, [x, y]"]
    faults = []
    for number, point in enumerate(road, 1):
        if not is_point(point):
            faults.append(f"road, point {number}: must be two numbers")
        elif not (MARGIN <= point[0] <= WIDTH - MARGIN and MARGIN <= point[1] <= HEIGHT - MARGIN):
            box = f"{MARGIN} to {WIDTH - MARGIN} across and {MARGIN} to {HEIGHT - MARGIN} down"
            faults.append(f"road, point {number}: lies too near the edge of the board; there is room from {box}")
        elif point == road[number - 2]:
            faults.append(f"road, point {number}: the same as the point before; the road closes by itself")
    if faults:
        return faults
    size = _length(_smooth(road)) / spaces
    if not SHORTEST <= size <= LONGEST:
        few, many = math.ceil(size * spaces / LONGEST), math.floor(size * spaces / SHORTEST)
        return [f"road: {spaces} spaces would be {size:.0f} long each; so long a road has {few} to {many} spaces"]
    return []


def complete(data: Any) -> dict[str, Any]:
    """The whole circuit, as the files of the game's own circuits have it, from the short form; raises BadFile."""
    faults = faults_of(data)
    if faults:
        raise BadFile("the circuit", faults)
    spaces = data["spaces"]
    corners = _corners(data)
    side = data.get("lane_1", "left")
    return {
        "id": "own",
        "name": data["name"].strip(),
        "set": "own",
        "laps": data["laps"],
        "spaces": spaces,
        "corner_lines": len(corners),
        "heat_cards_per_player": data["heat"],
        "stress_cards_per_player": data["stress"],
        "finish_line_between": [spaces - 1, 0],
        "lane_1_side_of_travel": side,
        "start_grid": [[spaces - 1 - box // 2, 1 + box % 2] for box in range(GRID)],
        "corners": corners,
        "special": {
            "flooded_spaces": sorted(set(data.get("flooded", ()))),
            "tunnel_spaces": sorted(set(data.get("tunnel", ()))),
            "gravel_spots": data.get("gravel", []),
        },
        "track": _track(data, corners, 1 if side == "left" else -1),
    }


def _corners(data: Mapping[str, Any]) -> list[dict[str, Any]]:
    spaces, given = data["spaces"], data["corners"]
    found: list[dict[str, Any]] = []
    for number, corner in enumerate(given):
        after, gap = corner["after"], (corner["after"] - given[number - 1]["after"]) % spaces or spaces
        reach = min(corner["limit"] + LEGEND_REACH, gap)
        whole = {
            "id": f"c{number + 1}",
            "first_space_after": after,
            "last_space_before": after - 1,
            "speed_limit": corner["limit"],
            "legend_line_first_space_past": (after - reach) % spaces,
            "legend_numbered_spaces": [(after - 1 - i) % spaces for i in range(NUMBERED)],
            "press_letters": list(corner.get("press", "")),
        }
        for name in ("chevron", "double_chevron"):
            if corner.get(name):
                whole[f"{name}_reach"] = corner[name]
        if corner.get("chicane"):
            whole |= {"chicane_with": f"c{number + 2}", "chicane_part": 1}
        if number and given[number - 1].get("chicane"):
            whole |= {"chicane_with": f"c{number}", "chicane_part": 2}
        found.append(whole)
    return found


def _track(data: Mapping[str, Any], corners: list[dict[str, Any]], left: int) -> list[dict[str, Any]]:
    spaces = data["spaces"]
    lines = [corner["first_space_after"] for corner in corners]
    given: list[int] = [corner.get("racing_lane", 0) for corner in data["corners"]]
    lane = next((each for each in reversed(given) if each), 1)
    at = _along(data["road"], spaces)
    track, sector = [], len(corners) - 1
    for space in range(spaces):
        if space in lines:
            sector = lines.index(space)
            lane = given[sector] or lane
        coming = next((i for i, line in enumerate(lines) if line > space), 0)
        one, other = (_beside(at, space, offset * left) for offset in (LANE, -LANE))
        track.append(
            {
                "space": space,
                "lane_1": one,
                "lane_2": other,
                "racing_lane": lane,
                "next_corner": corners[coming]["id"],
                "to_corner": (lines[coming] - 1 - space) % spaces,
                "sector": corners[sector]["id"],
            }
        )
    return track


def _smooth(road: list[list[float]]) -> list[Point]:
    """Points close together along a smooth closed curve through the points of the road."""
    count = len(road)
    found = []
    for i in range(count):
        a, b, c, d = (road[(i + k) % count] for k in (-1, 0, 1, 2))
        for step in range(FINE):
            t = step / FINE
            found.append((_through(t, a[0], b[0], c[0], d[0]), _through(t, a[1], b[1], c[1], d[1])))
    return found


def _through(t: float, a: float, b: float, c: float, d: float) -> float:
    """Catmull and Rom's curve from b to c."""
    return b + t / 2 * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))


def _length(line: list[Point]) -> float:
    return sum(math.dist(one, other) for one, other in pairwise([*line, line[0]]))


def _along(road: list[list[float]], spaces: int) -> Callable[[float], Point]:
    """The middle of the road at a space, all spaces equally long; the first begins at the road's first point."""
    line = _smooth(road)
    ends = [*line, line[0]]
    gone = [0.0, *accumulate(math.dist(one, other) for one, other in pairwise(ends))]

    def at(space: float) -> Point:
        wanted = (space + 0.5) % spaces / spaces * gone[-1]
        i = bisect_right(gone, wanted, 0, len(line)) - 1
        share = (wanted - gone[i]) / ((gone[i + 1] - gone[i]) or 1.0)
        (x0, y0), (x1, y1) = ends[i], ends[i + 1]
        return x0 + share * (x1 - x0), y0 + share * (y1 - y0)

    return at


def _beside(at: Callable[[float], Point], space: int, offset: float) -> list[float]:
    """A point so far to the left of the middle of a space."""
    (x, y), (x0, y0), (x1, y1) = at(space), at(space - 0.25), at(space + 0.25)
    dx, dy = x1 - x0, y1 - y0
    speed = math.hypot(dx, dy) or 1.0
    return [round(x + offset * dy / speed, 1), round(y - offset * dx / speed, 1)]
