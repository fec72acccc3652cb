"""Places beside Heat's road for what a race puts there: road tokens, the press, and the bands of sectors."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Any

from paddock.drawing.heat.road import Road
from paddock.drawing.heat.signs import Sign
from paddock.drawing.ink.pen import Point
from paddock.drawing.ink.title import Box
from paddock.drawing.road.bridges import VERGE

TOKEN = 17.0
STAND = 15.0
CLEAR = 4.0
BAND = VERGE / 2 + 0.5

View = tuple[float, float, float, float]


def places(road: Road, signs: Sequence[Sign], taken: Sequence[Box], view: View) -> list[dict[str, Any]]:
    """For every corner: where its sign, its token, its press and the outer end of its legend line stand, and the lines
    along its sector.

    `taken` are boxes to keep clear of besides the signs. Of a chicane only the second line has a sector.
    """
    blocked = [*taken, *(sign.box for sign in signs)]
    found: list[dict[str, Any]] = []
    corners = road.circuit["corners"]
    for i, (corner, sign) in enumerate(zip(corners, signs, strict=True)):
        line = corner["first_space_after"] - 0.5
        token = _first_free(_around(road, sign, line), road, blocked, view, TOKEN)
        blocked.append(_square(token, TOKEN))
        press = _first_free(_along(road, sign, line), road, blocked, view, STAND)
        blocked.append(_square(press, STAND))
        following = corners[(i + 1) % len(corners)]["first_space_after"] - 0.5
        end = following if following > line else following + road.spaces
        found.append(
            {
                "sign": _rounded(sign.at),
                "token": _rounded(token),
                "press": _rounded(press),
                "legend": _rounded(road.at(corner["legend_line_first_space_past"] - 0.5, road.outside * road.half)),
                "sector": "" if corner.get("chicane_part") == 1 else _edges(road, line, end),
            }
        )
    return found


def _edges(road: Road, start: float, end: float) -> str:
    """Both verges of a stretch as path text."""
    reach = road.half + BAND
    return road.stretch(start + 0.12, end - 0.12, reach) + road.stretch(start + 0.12, end - 0.12, -reach)


def _around(road: Road, sign: Sign, line: float) -> Iterator[Point]:
    """Places close to a sign, then beside the corner line."""
    x, y = sign.at
    for far in range(44, 86, 6):
        for degrees in (-30, 210, 0, 180, 30, 150, -60, 240, -90, 60, 120, -15, 195, 15, 165, -45, 225):
            turn = math.radians(degrees)
            yield x + far * math.cos(turn), y + far * math.sin(turn)
    yield from _along(road, sign, line)


def _along(road: Road, sign: Sign, line: float) -> Iterator[Point]:
    """Places beside the road, the nearer to the corner line the better, first on the side without the sign."""
    left = road.at(line, road.half)
    side = 1 if math.dist(sign.foot, left) > road.half else -1
    trials = sorted(
        (far + 6 * abs(along) + (0 if where == side else 12), far, along / 4, where)
        for far in range(10, 130, 4)
        for along in range(-12, 13)
        for where in (side, -side)
    )
    for _, far, along, where in trials:
        yield road.at(line + along, where * (road.half + VERGE + far))


def _first_free(trials: Iterator[Point], road: Road, blocked: Sequence[Box], view: View, radius: float) -> Point:
    """The first place with room; the roomiest one if none has enough."""
    best, room = (0.0, 0.0), -math.inf
    for at in trials:
        here = _room(at, road, blocked, view, radius)
        if here >= 0:
            return at
        if here > room:
            best, room = at, here
    return best


def _room(at: Point, road: Road, blocked: Sequence[Box], view: View, radius: float) -> float:
    x, y = at
    inner = min(x - view[0], view[0] + view[2] - x, y - view[1], view[1] + view[3] - y) - radius - 2
    taken = -1000.0 if any(box.holds(at, radius + 1) for box in blocked) else 0.0
    return min(inner, road.clearance(at) - radius - CLEAR) + taken


def _square(at: Point, radius: float) -> Box:
    return Box(at[0], at[1], 2 * radius, 2 * radius)


def _rounded(at: Point) -> list[float]:
    return [round(at[0], 1), round(at[1], 1)]
