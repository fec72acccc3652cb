"""What lies on a road besides asphalt: water, gravel, tunnels, chicanes and bridges."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import Any

from paddock.drawing.heat.road import Road
from paddock.drawing.ink.inks import ink
from paddock.drawing.ink.pen import Lots, num, pair, path, placed, polyline
from paddock.drawing.road.bridges import EDGE, VERGE, deck
from paddock.drawing.road.curve import Curve, ease

SPILL = 5.0

Run = tuple[int, int]


def special(circuit: Mapping[str, Any], what: str) -> list[Any]:
    """The special places of a circuit: flooded_spaces, tunnel_spaces or gravel_spots."""
    return list(circuit.get("special", {}).get(what, ()))


def runs(spaces: Iterable[int]) -> list[Run]:
    """First and last of each unbroken row of spaces."""
    found: list[Run] = []
    for space in sorted(spaces):
        if found and found[-1][1] == space - 1:
            found[-1] = (found[-1][0], space)
        else:
            found.append((space, space))
    return found


def draw_loose(road: Road) -> str:
    """Water, gravel and chicanes: they lie on the asphalt, under cell lines and numbers."""
    flooded = runs(special(road.circuit, "flooded_spaces"))
    return (
        "".join(_water(road, run) for run in flooded)
        + _gravel(road)
        + "".join(_chicane(road, start, end) for start, end in chicanes(road.circuit))
    )


def draw_tunnels(road: Road) -> str:
    """Walls instead of verges, a dark road and its lamps: a tunnel with its roof taken off."""
    return "".join(_tunnel(road, run) for run in runs(special(road.circuit, "tunnel_spaces")))


def draw_portals(road: Road) -> str:
    """The mouths of the tunnels, on top of everything painted on the road."""
    mouths = []
    for first, last in runs(special(road.circuit, "tunnel_spaces")):
        mouths += [_portal(road, first - 0.5, 1), _portal(road, last + 0.5, -1)]
    return "".join(mouths)


def on_gravel(circuit: Mapping[str, Any]) -> set[tuple[int, int]]:
    """Spots (space, lane) with gravel."""
    return {(space, lane) for space, lane in special(circuit, "gravel_spots")}


def chicanes(circuit: Mapping[str, Any]) -> list[tuple[float, float]]:
    """The stretch between the two lines of each chicane."""
    lines = {corner.get("id"): corner["first_space_after"] - 0.5 for corner in circuit["corners"]}
    return [
        (lines[corner["id"]], lines[corner["chicane_with"]])
        for corner in circuit["corners"]
        if corner.get("chicane_part") == 1
    ]


def _chicane(road: Road, start: float, end: float) -> str:
    """A warm tint over the cells between the lines: two corners, one chicane."""
    return path(road.band(start, end, road.half, -road.half), "chicane")


def _water(road: Road, run: Run) -> str:
    """A pool across both lanes that spills over the verge, with ripples and splashes."""
    start, end = run[0] - 0.46, run[1] + 0.46

    def shore(u: float, side: int) -> float:
        ends = 0.86 + 0.14 * ease(min(u - start, end - u) / 0.35)
        return side * (road.half + SPILL + 2.6 * math.sin(5.1 * u + side)) * ends

    pool = road.band(start, end, lambda u: shore(u, 1), lambda u: shore(u, -1))
    ripples = []
    for space in range(run[0], run[1] + 1):
        for u, part in ((space - 0.2, 0.82), (space + 0.24, -0.8), (space + 0.1, 0.03)):
            lean = road.angle(u)
            ripples.append(placed(path("M-8 0q4-3.4 8 0t8 0", "ripple"), road.at(u, part * road.half), lean))
    lots = Lots(run[0] + 3)
    drops = []
    for u in range(run[0], run[1] + 1):
        for side in (1, -1):
            x, y = road.at(u + lots.draw() - 0.5, side * (road.half + 13 + 6 * lots.draw()))
            drops.append(f"M{num(x)} {num(y)}m-2.6 0a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0")
    return path(pool, "pool") + path("".join(drops), "splash") + "".join(ripples)


def _gravel(road: Road) -> str:
    """Loose stones over single lanes."""
    spots = on_gravel(road.circuit)
    painted = []
    for lane in (1, 2):
        side = 1 if road.lane_offset(lane) > 0 else -1
        for first, last in runs(space for space, where in spots if where == lane):
            start, end = first - 0.5, last + 0.5
            painted.append(path(road.band(start, end, side * road.half, 0.0), "gravel"))
            painted.append(_stones(road, start, end, side))
    return "".join(painted)


def _stones(road: Road, start: float, end: float, side: int) -> str:
    lots = Lots(round(start * 10) + 7)
    shades: tuple[list[str], list[str]] = ([], [])
    for i in range(round((end - start) * 34)):
        u = start + lots.draw() * (end - start)
        x, y = road.at(u, side * (1.5 + lots.draw() * (road.half - 3)))
        r = 0.7 + lots.draw() * 1.1
        shades[i % 2].append(f"M{pair((x - r, y))}l{num(r)} {num(-r)}l{num(r)} {num(r)}l{num(-r)} {num(r)}z")
    return path("".join(shades[0]), "stones light") + path("".join(shades[1]), "stones")


def _tunnel(road: Road, run: Run) -> str:
    start, end = run[0] - 0.5, run[1] + 0.5
    middle = road.stretch(start, end)
    courses = "".join(
        polyline((road.at(u / 4, side * (road.half + 1.5)), road.at(u / 4, side * (road.half + VERGE))))
        for u in range(round(4 * start) + 1, round(4 * end))
        for side in (1, -1)
    )
    lamps = []
    for space in range(run[0], run[1] + 1):
        for side in (1, -1):
            x, y = (num(value) for value in road.at(space, side * (road.half - 1)))
            lamps.append(
                f'<circle cx="{x}" cy="{y}" r="11" class="glow"/><circle cx="{x}" cy="{y}" r="2" class="lamp"/>'
            )
    return (
        path(middle, "loop wall", stroke_width=num(2 * (road.half + VERGE)))
        + path(courses, "courses")
        + path(middle, "loop tunnel", stroke_width=num(2 * road.half + 3))
        + "".join(lamps)
    )


def _portal(road: Road, u: float, inwards: int) -> str:
    """A stone arch across the road with a shadow behind it; `inwards` is 1 at the entrance."""
    reach, half = road.half + VERGE + 3.5, road.half
    shade = road.band(u, u + 0.32 * inwards, half, -half)
    stone = polyline([(-5, -reach), (5, -reach), (5, reach), (-5, reach)], close=True)
    joints = "".join(f"M-5 {num(y)}H5" for y in range(-round(reach) + 8, round(reach), 9))
    blocks = "".join(
        polyline([(-8, side * (half + 1)), (8, side * (half + 1)), (8, side * reach), (-8, side * reach)], close=True)
        for side in (1, -1)
    )
    arch = (
        path(stone, fill="#000", opacity=0.3, transform="translate(3 4)")
        + path(stone, fill=ink("stone"))
        + path(joints, "courses")
        + path(blocks, fill=ink("stone-2"), stroke=ink("stone"), stroke_width=1.6)
    )
    return path(shade, fill="#000", opacity=0.42) + placed(arch, road.at(u), road.angle(u))


def draw_bridges(road: Road) -> str:
    """The upper road once more, on top of the one that runs below it."""
    return "".join(_bridge(road, bridge) for bridge in road.bridges)


def _bridge(road: Road, bridge: tuple[float, float]) -> str:
    start, end = deck(road, bridge)
    middle, racing = road.stretch(start, end), road.stretch(start, end, road.racing_offset)
    rail = road.half + VERGE - 2
    rails = road.stretch(start - 0.1, end + 0.1, rail) + road.stretch(start - 0.1, end + 0.1, -rail)
    posts = "".join(
        polyline((road.at(u, side * (rail - 2.6)), road.at(u, side * (rail + 2.6))))
        for side in (1, -1)
        for u in [start + (end - start) * k / 14 for k in range(15)]
    )
    lines = [
        polyline(road.across(k + 0.5, -0.5)) for k in range(math.floor(start), math.ceil(end)) if start < k + 0.5 < end
    ]
    wide = num(2 * (road.half + VERGE))
    return "".join(
        (
            path(middle, "loop bridge-shadow", stroke_width=wide, transform="translate(7 11)"),
            path(middle, "loop wall", stroke_width=wide),
            path(middle, "loop edge", stroke_width=num(2 * (road.half + EDGE))),
            path(middle, "loop asphalt", stroke_width=num(2 * road.half)),
            path(racing, "groove", stroke_width=num(road.half - 4)),
            path(middle, "lane"),
            path(racing, "racing"),
            path("".join(lines), "cell"),
            path(rails, "rail"),
            path(posts, "rail"),
            "".join(_pier(road, u, side) for u in (start, end) for side in (1, -1)),
        )
    )


def _pier(road: Curve, u: float, side: int) -> str:
    """A stone pillar where a bridge lands."""
    stone = path("M-6.5-6.5H6.5V6.5H-6.5Z", fill=ink("stone"), stroke=ink("stone-2"), stroke_width=2)
    return placed(
        stone + path("M-3-3H3V3H-3Z", fill=ink("stone-2")), road.at(u, side * (road.half + VERGE)), road.angle(u)
    )
