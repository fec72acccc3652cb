"""Circuits of somebody's own: a short form in which only what cannot be derived is written, see docs/circuits.md."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Callable, Mapping
from itertools import accumulate, pairwise
from typing import Any

from ...errors import BadFile
from ..own_circuit import Place, form_faults, is_point, object_faults, reader, unknown_faults
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


def faults_of(data: Any) -> list[str]:
    """What is wrong with a circuit file, each with its place."""
    faults = form_faults(data, KNOWN)
    if not isinstance(data, dict):
        return faults
    for name, bounds in NUMBERS.items():
        faults += _number_faults(Place(name), data.get(name), bounds)
    if data.get("lane_1", "left") not in ("left", "right"):
        faults.append(Place("lane_1").fault("must be left or right of travel", "side"))
    given: Any = data.get("spaces")
    spaces = given if _is_whole(given, NUMBERS["spaces"]) else None
    faults += _corner_faults(data.get("corners"), spaces or SPACES)
    faults += _hazard_faults(data, spaces or SPACES)
    faults += _road_faults(data.get("road"), spaces)
    return faults


def _is_whole(value: object, bounds: tuple[int, int]) -> bool:
    return type(value) is int and bounds[0] <= value <= bounds[1]


def _number_faults(place: Place, value: object, bounds: tuple[int, int]) -> list[str]:
    if _is_whole(value, bounds):
        return []
    least, most, given = *bounds, repr(str(value)[:20])
    text = f"must be a whole number from {least} to {most}, not {given}"
    return [place.fault(text, "whole", least=least, most=most, given=given)]


def _corner_faults(corners: Any, spaces: int) -> list[str]:
    if not isinstance(corners, list) or not 1 <= len(corners) <= CORNERS:
        text = f"must be a list of 1 to {CORNERS} corners"
        return [Place("corners").fault(text, "corner-list", most=CORNERS)]
    faults: list[str] = []
    last = -1
    for number, corner in enumerate(corners, 1):
        faults += _one_corner_faults(corners, number, spaces)
        after = corner.get("after") if isinstance(corner, dict) else None
        if type(after) is int:
            if after <= last:
                text = "corners come in driving order, each behind the one before"
                faults.append(_at_corner(number, "after").fault(text, "order"))
            last = max(last, after)
    return faults


def _at_corner(number: int, field: str = "") -> Place:
    return Place(field, "corner", number)


def _one_corner_faults(corners: list[Any], number: int, spaces: int) -> list[str]:
    corner = corners[number - 1]
    faults = object_faults(corner, _at_corner(number))
    if faults:
        return faults
    faults = unknown_faults(corner, (*OF_CORNER, "press", "chicane"), _at_corner(number))
    for name, bounds in OF_CORNER.items():
        if name in ("after", "limit") or name in corner:
            faults += _number_faults(_at_corner(number, name), corner.get(name), bounds or (1, spaces - 1))
    if not isinstance(corner.get("press", ""), str) or set(corner.get("press", "")) - set(LETTERS):
        text = f"must be some of the letters {LETTERS}"
        faults.append(_at_corner(number, "press").fault(text, "press", letters=LETTERS))
    if type(corner.get("chicane", False)) is not bool or (corner.get("chicane") and number == len(corners)):
        text = "true on the first of the two corners that are one, else left out"
        faults.append(_at_corner(number, "chicane").fault(text, "chicane"))
    elif corner.get("chicane") and number > 1 and _is_chicane(corners[number - 2]):
        text = "it is the second corner of a chicane already"
        faults.append(_at_corner(number, "chicane").fault(text, "chicane-second"))
    return faults


def _is_chicane(corner: object) -> bool:
    return isinstance(corner, dict) and corner.get("chicane") is True


def _hazard_faults(data: Mapping[str, Any], spaces: int) -> list[str]:
    faults: list[str] = []
    for name in ("flooded", "tunnel"):
        row = data.get(name, [])
        if not isinstance(row, list) or not all(_is_whole(space, (0, spaces - 1)) for space in row):
            text = f"must be a list of spaces, 0 to {spaces - 1}"
            faults.append(Place(name).fault(text, "spaces", most=spaces - 1))
    spots = data.get("gravel", [])
    if not isinstance(spots, list) or not all(_is_spot(spot, spaces) for spot in spots):
        text = f"must be a list of [space, lane], spaces 0 to {spaces - 1}, lanes 1 and 2"
        faults.append(Place("gravel").fault(text, "gravel", most=spaces - 1))
    return faults


def _is_spot(spot: object, spaces: int) -> bool:
    return isinstance(spot, list) and len(spot) == 2 and _is_whole(spot[0], (0, spaces - 1)) and spot[1] in (1, 2)


def _road_faults(road: Any, spaces: int | None) -> list[str]:
    if not isinstance(road, list) or not LEAST_POINTS <= len(road) <= MOST_POINTS:
        text = f"must be a list of {LEAST_POINTS} to {MOST_POINTS} points, [x, y]"
        return [Place("road").fault(text, "road", least=LEAST_POINTS, most=MOST_POINTS)]
    faults: list[str] = []
    right, bottom = WIDTH - MARGIN, HEIGHT - MARGIN
    for number, point in enumerate(road, 1):
        place = Place("", "point", number)
        if not is_point(point):
            faults.append(place.fault("must be two numbers, [x, y]", "point"))
        elif not (MARGIN <= point[0] <= right and MARGIN <= point[1] <= bottom):
            text = f"must lie {MARGIN} to {right} across and {MARGIN} to {bottom} down"
            box = {"left": MARGIN, "right": right, "top": MARGIN, "bottom": bottom}
            faults.append(place.fault(text, "outside", **box))
        elif point == road[number - 2]:
            faults.append(place.fault("the same as the point before; the road closes by itself", "same-point"))
    if faults or spaces is None:
        return faults
    size = _length(_smooth(road)) / spaces
    if not SHORTEST <= size <= LONGEST:
        few, many = math.ceil(size * spaces / LONGEST), math.floor(size * spaces / SHORTEST)
        long = f"{size:.0f}"
        text = f"{spaces} spaces would be {long} long each; so long a road has {few} to {many} spaces"
        return [Place("road").fault(text, "long", spaces=spaces, size=long, few=few, many=many)]
    return []


def complete(data: Any, what: str = "the circuit") -> dict[str, Any]:
    """The whole circuit, as the files of the game's own circuits have it, from the short form; raises BadFile."""
    faults = faults_of(data)
    if faults:
        raise BadFile(what, faults)
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


read = reader(complete)


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
