"""Where cars stand and how they drive: the numbers behind a board, for a page that moves them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from paddock.drawing.heat.road import LANES, Road
from paddock.drawing.road.bridges import deck_shape
from paddock.drawing.road.curve import UNDER, ease


def geometry(circuit: Mapping[str, Any]) -> dict[str, Any]:
    """Every spot of a circuit: `spots[space][lane - 1]` holds x, y and the driving angle in degrees.

    `half_width` is half the road; `control` are the points of its closed uniform cubic B-spline and
    `lane_offset` the distance of each lane's middle to the left of it, for who wants places between.
    `racing_lane` is the lane of the racing line at each space; `corners` are the spaces after corner lines.
    `bridges` tell where the road crosses itself: `below` is the place of the lower road, `reach` how many
    spaces before and behind it a car can be under the bridge, and `deck` the outline that then hides it.
    """
    road = Road(circuit)
    spots = []
    for space in range(road.spaces):
        angle = round(road.angle(space), 2)
        places = [road.spot(space, lane) for lane in LANES]
        spots.append([{"x": round(x, 2), "y": round(y, 2), "angle": angle} for x, y in places])
    return {
        "spaces": road.spaces,
        "half_width": round(road.half, 2),
        "lane_offset": [round(road.lane_offset(lane), 2) for lane in LANES],
        "racing_lane": list(road.racing_lanes),
        "corners": [corner["first_space_after"] for corner in circuit["corners"]],
        "bridges": [{"below": bridge[0], "reach": UNDER, "deck": deck_shape(road, bridge)} for bridge in road.bridges],
        "control": [[round(x, 2), round(y, 2)] for x, y in road.control],
        "spots": spots,
    }


def path_points(
    circuit: Mapping[str, Any], start: int, end: int, start_lane: int = 1, end_lane: int = 1, steps: int = 6
) -> list[tuple[float, float, float]]:
    """Points (x, y, angle) of a drive from spot to spot, `steps` to a space.

    It goes forward, across the finish line if need be. The angle never jumps by a whole turn, so that a
    page can ease from point to point.
    """
    road = Road(circuit)
    check_spot(road, start, start_lane)
    check_spot(road, end, end_lane)
    if steps < 1:
        raise ValueError(f"steps is {steps}; a space needs at least 1")
    first, last, offset = driven_line(road, start, end, start_lane, end_lane)
    points: list[tuple[float, float, float]] = []
    count = (last - first) * steps
    for i in range(count + 1):
        u = first + i / steps
        x, y = road.at(u, offset(u))
        angle = road.angle(u)
        if points:
            angle += 360 * round((points[-1][2] - angle) / 360)
        points.append((round(x, 2), round(y, 2), round(angle, 2)))
    return points


def driven_line(
    road: Road, start: int, end: int, start_lane: int, end_lane: int
) -> tuple[int, int, Callable[[float], float]]:
    """First and last `u` of a drive and its offset at each: on to the racing line, off it at the end."""
    last = start + (end - start) % road.spaces
    here, there = road.lane_offset(start_lane), road.lane_offset(end_lane)

    def offset(u: float) -> float:
        joined = here + (road.racing_offset(u) - here) * ease(u - start)
        return joined + (there - joined) * ease(u - last + 1)

    return start, last, offset


def check_spot(road: Road, space: int, lane: int = 1) -> None:
    """A ValueError if the circuit has no such space or lane, naming those it has."""
    if space not in range(road.spaces):
        name = road.circuit.get("name", "the circuit")
        raise ValueError(f"there is no space {space!r}; {name} has 0 to {road.spaces - 1}")
    if lane not in LANES:
        raise ValueError(f"there is no lane {lane!r}; lanes are 1 and 2")
