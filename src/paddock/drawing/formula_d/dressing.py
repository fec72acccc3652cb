"""Dresses a board by itself: stands at the start, landmarks where there is room, woods and people around them.

A scenery file may say less than `scenery` tells. Besides the fields there:

    things     may have `near` [x, y] instead of `at`: they take the free place nearest to it
    trees      kinds for all woods; `tree_size` their least and largest size, `wooded` the part of the land with woods
    bare       [[x, y, width, height], ...]: where no wood begins, such as water
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from paddock.drawing.formula_d.lanes import Track
from paddock.drawing.formula_d.stops import Stop
from paddock.drawing.formula_d.tarmac import VERGE
from paddock.drawing.ink.pen import Lots, Point
from paddock.drawing.ink.title import Box
from paddock.drawing.scenery.surroundings import Placed, things_of

View = tuple[float, float, float, float]
ROOM = VERGE + 3.0
STEP = 12.0
TALL = 42.0
WOODS = "pine pine:tree-2 oak tree:oak-2"


def settle(scenery: Mapping[str, Any], track: Track, view: View, taken: Sequence[Box]) -> list[Placed]:
    """All things of a scenery; those without a place find the free one nearest to where they would like to be."""
    settled: list[Placed] = []
    for item in [*_stands(track), *scenery.get("things", ())]:
        if "at" in item:
            settled += things_of({"things": [item]})
            continue
        boxes = [*taken, *(thing.box for thing in settled)]
        plain = {key: value for key, value in item.items() if key != "near"}
        x, y = item.get("near", (view[0] + view[2] / 2, view[1] + view[3] / 2))
        for at in _around((x, y), view):
            (thing,) = things_of({"things": [{**plain, "at": at}]})
            if _fits(thing, track, view, boxes):
                settled.append(thing)
                break
    return settled


def woods(track: Track, view: View, scenery: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Groups of trees wherever there is room for them, also beyond the view, where a wide page shows the ground."""
    lots = Lots(len(track.cells))
    kinds, size = scenery.get("trees", WOODS), scenery.get("tree_size", [0.6, 1.0])
    found = []
    for row in range(-1, 12):
        for column in range(-3, 19):
            at = (
                view[0] + (column + 0.2 + lots.draw() * 0.6) * view[2] / 16,
                view[1] + (row + 0.2 + lots.draw() * 0.6) * view[3] / 11,
            )
            room, count = track.clearance(at), lots.draw()
            if room < 22 or lots.draw() > scenery.get("wooded", 0.42) or _is_bare(at, scenery):
                continue
            over = min(72.0, room * 1.4)
            found.append(
                {
                    "at": at,
                    "trees": 3 + int(count * 8),
                    "over": [over, over * 0.5],
                    "kinds": kinds,
                    "size": size,
                    "seed": 17 * row + column + 60,
                }
            )
    return found


def crowds(track: Track, signs: Sequence[Stop]) -> list[dict[str, Any]]:
    """People on the outside of every corner."""
    found = []
    for sign in signs:
        u = min(track.line, key=lambda place: math.dist(place[1], sign.foot))[0]
        side = "left" if track.bend(u) > 0 else "right"
        found.append({"from": u - 3, "to": u + 3, "side": side, "gap": 0.32, "rows": 3})
    return found


def lamps(things: Sequence[Placed]) -> list[Point]:
    """Light by night at stands and at whatever is tall."""
    return [thing.at for thing in things if thing.kind == "stand" or thing.box.high > TALL]


def _stands(track: Track) -> list[dict[str, Any]]:
    """Grandstands along the grid, as near as they fit."""
    places = [track.cells[number].centre for number in track.circuit["grid"]]
    (x, y), (x1, y1) = places[0], places[-1]
    return [
        {"kind": "stand", "near": [x, y - 30], "wide": 130, "size": 0.62, "seed": 7},
        {"kind": "stand", "near": [x1, y1 - 30], "wide": 110, "size": 0.62, "seed": 31, "colour": "sand"},
    ]


def _around(wanted: Point, view: View) -> list[Point]:
    """Places on the board, the nearest to a wanted one first."""
    places = [
        (view[0] + i * STEP, view[1] + k * STEP)
        for i in range(1, int(view[2] / STEP))
        for k in range(1, int(view[3] / STEP))
    ]
    return sorted(places, key=lambda at: math.dist(at, wanted))


def _fits(thing: Placed, track: Track, view: View, boxes: Sequence[Box]) -> bool:
    box = thing.box
    edges = (box.x - box.wide / 2, box.y - box.high / 2, box.x + box.wide / 2, box.y + box.high / 2)
    if edges[0] < view[0] or edges[1] < view[1] or edges[2] > view[0] + view[2] or edges[3] > view[1] + view[3]:
        return False
    reach = math.hypot(box.wide, box.high) / 2
    middle = track.clearance((box.x, box.y))
    if middle < min(box.wide, box.high) / 2:
        return False
    points = box.points(9)
    if any(other.holds(point, 2) for other in boxes for point in points):
        return False
    if any(box.holds((other.x, other.y)) for other in boxes):
        return False
    return middle > reach + ROOM or all(track.clearance(point) > ROOM for point in points)


def _is_bare(at: Point, scenery: Mapping[str, Any]) -> bool:
    """Whether a place lies in one of the rectangles where nothing grows."""
    return any(x <= at[0] <= x + wide and y <= at[1] <= y + high for x, y, wide, high in scenery.get("bare", ()))
