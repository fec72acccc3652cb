"""A circuit's surroundings, read from its scenery file and kept off the road.

A scenery file is JSON; every field may be left out:

    inks     {"day": {"ground": "#..."}, "night": {...}}: changes to the palette of `ink`
    sun      [x, y]: where the rays start; the middle of the title if not given
    title    {"lines": ["GREAT", "BRITAIN"], "at": [x, y], "size": 112, "angle": 0}
    land     flat shapes from the ground up: {"shape": path, "ink": "hill"}, a {"field": [[x, y], ...],
             "ink", "rows", "angle", "gap"} with furrows, {"line": path, "ink", "wide"}, or a thing that
             may run under the road, such as a mountain; with "inside": true it lies in the infield
    waves    [[x, y], ...]
    woods    {"at": [x, y], "trees": 12, "over": [wide, high], "kinds": "pine tree:autumn-2",
             "size": [0.7, 1.2], "seed": 3}: scattered; no tree on road, sign, title or thing.
             "along": [[x, y], ...] instead of "at" and "over" plants a row
    things   {"kind": "tent", "at": [x, y], "size": 1, "angle": 0, ...}: kinds and details as in
             `buildings.KINDS`
    crowds   {"from": u, "to": u, "side": "left", "gap": 0.125}: people along the road; u counts spaces in
             Heat, percent of the lap in Downforce and cells of the middle lane in Formula D
    lamps    [[x, y], ...]: pools of light by night
"""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from itertools import pairwise
from typing import Any, Protocol

from paddock.drawing.ink.inks import ink
from paddock.drawing.ink.pen import Lots, Point, copied, num, pair, path, placed, polyline
from paddock.drawing.ink.title import Box, Terrain
from paddock.drawing.road.bridges import VERGE
from paddock.drawing.scenery.buildings import KINDS, TREES
from paddock.drawing.scenery.things import Picture

CLEAR = VERGE + 2.0


class Roadside(Terrain, Protocol):
    """A road along which people can stand: places at `u`, so many units to the left of its middle."""

    half: float

    def at(self, u: float, offset: float = 0.0) -> Point:
        """A place beside the road."""


@dataclass(frozen=True)
class Placed:
    """A thing in its place."""

    kind: str
    at: Point
    size: float
    picture: Picture
    angle: float = 0.0

    @property
    def box(self) -> Box:
        """The rectangle that the thing fills."""
        wide, high = self.picture.wide * self.size, self.picture.high * self.size
        return Box(self.at[0], self.at[1] - high / 2, wide, high)

    def draw(self) -> str:
        """The thing at its place and size."""
        return placed(self.picture.svg, self.at, self.angle, self.size)


def scenery_of(circuit: Mapping[str, Any], package: str, name: str | None = None) -> dict[str, Any]:
    """The scenery that a circuit brings along, else the file of its name or id in the game's folder, else none."""
    if "scenery" in circuit:
        return dict(circuit["scenery"])
    file = files(package) / "scenery" / f"{circuit.get('id', name or '')}.json"
    if not file.is_file():
        return {}
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def wild_woods(road: Terrain, view: tuple[float, float, float, float], seed: int) -> list[dict[str, Any]]:
    """Woods in free places."""
    lots, woods, spots = Lots(seed), [], list[Point]()
    for _ in range(90):
        at = (view[0] + lots.draw() * view[2], view[1] + lots.draw() * view[3])
        if road.clearance(at) > 34 and all(math.dist(at, spot) > 115 for spot in spots) and len(spots) < 16:
            spots.append(at)
            woods.append({"at": at, "trees": 5 + int(lots.draw() * 6), "over": [80, 50], "seed": len(spots)})
    return woods


def things_of(scenery: Mapping[str, Any]) -> list[Placed]:
    """The things that a scenery file places one by one."""
    return [_thing(item) for item in scenery.get("things", ())]


def trees_of(scenery: Mapping[str, Any], road: Terrain, taken: Sequence[Box]) -> list[Placed]:
    """The trees of every wood and row that keep clear of the road and of the `taken` boxes."""
    trees = []
    for wood in scenery.get("woods", ()):
        lots = Lots(wood.get("seed", 1))
        kinds = wood.get("kinds", "pine pine:tree-2 tree tree:autumn-2").split()
        low, high = wood.get("size", (0.75, 1.25))
        for at in _row(wood) if "along" in wood else _scatter(wood, lots):
            kind, _, colour = lots.pick(kinds).replace("_", " ").partition(":")
            size = round(low + lots.draw() * (high - low), 2)
            picture = TREES[kind](colour) if colour else TREES[kind]()
            tree = Placed(kind, at, size, picture)
            if _clear(tree, road, taken):
                trees.append(tree)
    return trees


def draw_land(scenery: Mapping[str, Any], inside: bool) -> str:
    """Flat shapes of the ground, of the infield or of what lies around it."""
    return "".join(_shape(item) for item in scenery.get("land", ()) if item.get("inside", False) == inside)


def draw_waves(scenery: Mapping[str, Any]) -> str:
    """Ripples on the water."""
    ripples = "".join(f"M{pair((x, y))}q8-6 16 0t16 0t16 0" for x, y in scenery.get("waves", ()))
    return path(ripples, "wave") if ripples else ""


def draw_things(things: Sequence[Placed]) -> str:
    """All things, the farthest first."""
    return "".join(thing.draw() for thing in sorted(things, key=lambda thing: thing.at[1]))


def draw_copies(things: Sequence[Placed], name: str) -> str:
    """All things, the farthest first; what stands there more than once is drawn once, under ids that begin so."""
    count = Counter(thing.picture.svg for thing in things)
    ids = {svg: f"{name}-{i}" for i, svg in enumerate(svg for svg, times in count.items() if times > 1)}
    shared = "".join(f'<g id="{mark}">{svg}</g>' for svg, mark in ids.items())
    drawn = []
    for thing in sorted(things, key=lambda thing: thing.at[1]):
        mark = ids.get(thing.picture.svg)
        drawn.append(copied(mark, thing.at, thing.angle, thing.size) if mark else thing.draw())
    return f"<defs>{shared}</defs>{''.join(drawn)}"


def draw_crowds(scenery: Mapping[str, Any], road: Roadside, taken: Sequence[Box]) -> str:
    """People along the verge."""
    return "".join(_crowd(crowd, road, taken) for crowd in scenery.get("crowds", ()))


def draw_lamps(scenery: Mapping[str, Any]) -> str:
    """Flat pools of light, to be seen by night only."""
    return "".join(
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{r}" fill="{ink("light")}"/>'
        for x, y in scenery.get("lamps", ())
        for r in (92, 52)
    )


def _thing(item: Mapping[str, Any]) -> Placed:
    kind = item["kind"]
    if kind not in KINDS:
        raise ValueError(f"unknown thing {kind!r} in a scenery; there are {', '.join(sorted(KINDS))}")
    details = {key: value for key, value in item.items() if key not in ("kind", "at", "size", "angle", "inside")}
    at = (item["at"][0], item["at"][1])
    return Placed(kind, at, item.get("size", 1.0), KINDS[kind](**details), item.get("angle", 0.0))


def _scatter(wood: Mapping[str, Any], lots: Lots) -> list[Point]:
    """Spots by chance, none right in front of another."""
    (x, y), (wide, high) = wood["at"], wood.get("over", (70, 40))
    spots: list[Point] = []
    for _ in range(4 * wood["trees"]):
        at = (x + (lots.draw() - 0.5) * wide, y + (lots.draw() - 0.5) * high)
        if len(spots) < wood["trees"] and all(((at[0] - a) / 9) ** 2 + ((at[1] - b) / 13) ** 2 > 1 for a, b in spots):
            spots.append(at)
    return spots


def _row(wood: Mapping[str, Any]) -> list[Point]:
    """Trees at even distances along a line of points."""
    corners: list[Point] = [(x, y) for x, y in wood["along"]]
    lengths = [math.dist(a, b) for a, b in pairwise(corners)]
    spots = []
    for i in range(wood["trees"]):
        left = sum(lengths) * i / max(1, wood["trees"] - 1)
        leg = 0
        while leg < len(lengths) - 1 and left > lengths[leg]:
            left -= lengths[leg]
            leg += 1
        (x0, y0), (x1, y1) = corners[leg], corners[leg + 1]
        part = left / lengths[leg]
        spots.append((x0 + (x1 - x0) * part, y0 + (y1 - y0) * part))
    return spots


def _clear(tree: Placed, road: Terrain, taken: Sequence[Box]) -> bool:
    points = tree.box.points(12)
    if any(box.holds(point, 3) for box in taken for point in points):
        return False
    return all(road.clearance(point) > CLEAR for point in points)


def _shape(item: Mapping[str, Any]) -> str:
    if "kind" in item:
        return _thing(item).draw()
    if "shape" in item:
        return path(item["shape"], fill=ink(item["ink"]))
    if "line" in item:
        return path(
            item["line"],
            fill="none",
            stroke=ink(item["ink"]),
            stroke_width=item["wide"],
            stroke_linejoin="round",
        )
    corners: list[Point] = [(x, y) for x, y in item["field"]]
    furrows = _furrows(corners, item.get("angle", 0), item.get("gap", 9))
    wide = num(item.get("gap", 9) * 0.55)
    rows = path(furrows, stroke=ink(item["rows"]), stroke_width=wide, stroke_linecap="round") if "rows" in item else ""
    return path(polyline(corners, close=True), fill=ink(item["ink"])) + rows


def _furrows(corners: list[Point], angle: float, gap: float) -> str:
    """Parallel lines across a field, cut at its edges."""
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    turned = [(x * cos + y * sin, y * cos - x * sin) for x, y in corners]
    top, bottom = min(y for _, y in turned), max(y for _, y in turned)
    lines = []
    y = top + gap * 0.75
    while y < bottom - gap * 0.3:
        cuts = []
        for (x0, y0), (x1, y1) in zip(turned, turned[1:] + turned[:1], strict=True):
            if (y0 > y) != (y1 > y):
                cuts.append(x0 + (y - y0) / (y1 - y0) * (x1 - x0))
        cuts.sort()
        for a, b in zip(cuts[::2], cuts[1::2], strict=False):
            if b - a > gap:
                ends = [(x * cos - y * sin, y * cos + x * sin) for x in (a + gap * 0.6, b - gap * 0.6)]
                lines.append(polyline(ends))
        y += gap
    return "".join(lines)


def _crowd(crowd: Mapping[str, Any], road: Roadside, taken: Sequence[Box]) -> str:
    lots = Lots(round(crowd["from"] * 7) + 5)
    side = 1 if crowd["side"] == "left" else -1
    dots: dict[str, list[str]] = {}
    for row in range(crowd.get("rows", 3)):
        u = crowd["from"] + row * 0.03
        while u < crowd["to"]:
            here, colour = lots.draw(), lots.pick(("sheet", "hot", "cool", "dark", "orange"))
            at = road.at(u + lots.draw() * 0.05, side * (road.half + 17 + row * 6.2 + lots.draw()))
            free = road.clearance(at) > CLEAR + 2 and not any(box.holds(at, 3) for box in taken)
            if here < 0.86 - row * 0.16 and free:
                dots.setdefault(colour, []).append(f"M{num(at[0] - 2)} {num(at[1])}a2 2 0 1 0 4 0a2 2 0 1 0-4 0")
            u += crowd.get("gap", 0.125)
    return "".join(path("".join(d), fill=ink(name)) for name, d in sorted(dots.items()))
