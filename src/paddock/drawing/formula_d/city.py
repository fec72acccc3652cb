"""A city around a street circuit: houses in blocks, signs at its features, the roof of its tunnel. Ours, day and night.

By night neon is flat strokes and light a flat disc; nothing is blurred. Signs are pictures without words, so that
they read in any language: bars for a noise zone, a triangle for danger, a star at the police station, an arch at the
tunnel, a tyre at the checkpoint.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from paddock.drawing.formula_d.lanes import Track
from paddock.drawing.formula_d.tarmac import VERGE
from paddock.drawing.ink.inks import add_inks, ink
from paddock.drawing.ink.pen import Lots, Point, num, path, placed, polyline
from paddock.drawing.ink.title import Box
from paddock.drawing.scenery.surroundings import Placed
from paddock.drawing.scenery.things import Picture

View = tuple[float, float, float, float]

INKS = add_inks(
    {
        "day": {
            "ground": "#E4DCC8",
            "ground-ray": "#E4DCC8",
            "infield": "#E4DCC8",
            "infield-ray": "#E4DCC8",
            "verge": "#B9B4A6",
            "road": "#33363E",
            "corner": "#6B2A3A",
            "noise": "#C98A2B",
            "danger": "#C8322B",
            "title": "#C8102E",
            "title-shadow": "#22252A",
            "title-quiet": "#CFC6B0",
            "title-quiet-shadow": "#C2B89F",
            "house": "#C96F4A",
            "house-2": "#D9A25F",
            "house-3": "#8FA3A0",
            "house-4": "#B7A58C",
            "house-side": "#6E5A4B",
            "house-line": "#00000022",
            "window": "#CFE0E4",
            "window-2": "#A9C4CC",
            "deck": "#8C8A84",
            "deck-line": "#F4EBDC",
            "neon-noise": "#8A5600",
            "neon-danger": "#B3131D",
            "neon-police": "#1F4FB0",
            "neon-tunnel": "#0B6E76",
            "neon-checkpoint": "#22252A",
            "plate": "#FBF5EA",
        },
        "night": {
            "ground": "#0E1120",
            "ground-ray": "#0E1120",
            "infield": "#0E1120",
            "infield-ray": "#0E1120",
            "verge": "#2C3358",
            "road": "#171A28",
            "road-line": "#7780BE",
            "kerb": "#FF3F8E",
            "corner": "#3A1030",
            "noise": "#6A4B1E",
            "danger": "#8A1A1A",
            "title": "#FF3F8E",
            "title-shadow": "#3B1958",
            "title-quiet": "#1B2140",
            "title-quiet-shadow": "#161A33",
            "stop": "#FF3F8E",
            "house": "#222A4E",
            "house-2": "#33295E",
            "house-3": "#1F3858",
            "house-4": "#2A3362",
            "house-side": "#12162A",
            "house-line": "#4A528A88",
            "window": "#FFB13D",
            "window-2": "#27E0E6",
            "deck": "#1B2140",
            "deck-line": "#27E0E6",
            "light": "#FFB13D12",
            "neon-noise": "#FFB13D",
            "neon-danger": "#FF4D3D",
            "neon-police": "#4C8DFF",
            "neon-tunnel": "#27E0E6",
            "neon-checkpoint": "#FF3F8E",
            "plate": "#0B0D16",
        },
    }
)
"""What a city changes of the game's inks."""

STEP = 11.0
SIZES = ((6, 4), (5, 3), (4, 4), (3, 4), (4, 2), (3, 2), (2, 2))  # of a block, in steps, without its front
TALL = 1  # steps that its front stands out below the roof
ROOFS = ("house", "house-2", "house-3", "house-4")
PAVEMENT = VERGE + 7.0  # from the road to a block; more than a step's diagonal over the verge
BEYOND = (-330.0, -150.0, 1740.0, 970.0)
SIGN = 13.0


@dataclass(frozen=True)
class Feature:
    """Something of the street race: its kind, where it is on the road, where its sign stands."""

    kind: str
    foot: Point
    sign: Placed


def is_city(circuit: Mapping[str, Any]) -> bool:
    """Whether a circuit leads through a city."""
    return bool(circuit.get("city"))


def features(track: Track, view: View, taken: Sequence[Box]) -> list[Feature]:
    """The signs of a city, each as near to its place as there is room."""
    found: list[Feature] = []
    for kind, cells in _places(track.circuit):
        spots = [track.cells[cell].centre for cell in cells]
        foot = (sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots))
        boxes = [*taken, *(feature.sign.box for feature in found)]
        at = _free_place(_picture(kind), foot, track, view, boxes)
        found.append(Feature(kind, foot, Placed(f"sign-{kind}", at, 1.0, _picture(kind))))
    return found


def _places(circuit: Mapping[str, Any]) -> list[tuple[str, list[int]]]:
    """Kinds of features with the cells that they lie around."""
    found = [(kind, run) for kind in ("noise", "danger") for run in _runs(circuit, circuit.get(kind, ()))]
    if circuit.get("police"):
        found.append(("police", list(circuit["police"])))
    if circuit.get("tunnel"):
        found.append(("tunnel", [cell for pair in circuit["tunnel"] for cell in pair]))
    return [*found, ("checkpoint", list(circuit["finish"]))]


def _runs(circuit: Mapping[str, Any], cells: Sequence[int]) -> list[list[int]]:
    """Cells in groups that lie together."""
    found: list[list[int]] = []
    for cell in sorted(cells, key=lambda cell: float(circuit["cells"][cell]["progress"])):
        at = circuit["cells"][cell]["progress"]
        if found and at - circuit["cells"][found[-1][-1]]["progress"] < 3:
            found[-1].append(cell)
        else:
            found.append([cell])
    return found


def blocks(track: Track, taken: Sequence[Box]) -> list[Placed]:
    """Houses on a grid of streets, none nearer to the road than its pavement."""
    lots = Lots(len(track.cells))
    columns, rows = int(BEYOND[2] / STEP), int(BEYOND[3] / STEP)
    free = [[_is_free(track, _node(i, k), taken) for i in range(columns)] for k in range(rows)]
    found: list[Placed] = []
    for k in range(rows):
        for i in range(columns):
            start = int(lots.draw() * 4)
            for w, h in [*SIZES[start:4], *SIZES[4:]]:
                high = h + TALL
                if i + w >= columns or k + high >= rows:
                    continue
                if all(free[b][a] for b in range(k, k + high + 1) for a in range(i, i + w + 1)):
                    for b in range(k, k + high + 2):
                        for a in range(i - 1, i + w + 2):
                            if b < rows and 0 <= a < columns:
                                free[b][a] = False
                    roof = ROOFS[int(lots.draw() * len(ROOFS))]
                    x, y = _node(i, k)
                    at = (x + w * STEP / 2, y + high * STEP)
                    found.append(Placed("block", at, 1.0, _block(w * STEP, h * STEP, roof)))
                    break
    return found


def _node(i: int, k: int) -> Point:
    return BEYOND[0] + i * STEP, BEYOND[1] + k * STEP


def _is_free(track: Track, at: Point, taken: Sequence[Box]) -> bool:
    return not any(box.holds(at, STEP) for box in taken) and track.clearance(at) > PAVEMENT


def _block(wide: float, high: float, roof: str) -> Picture:
    """A house from above and a little from the front: roof, front, windows."""
    tall, left = TALL * STEP, -wide / 2
    top = -high - tall
    drawn = path(f"M{num(left)} {num(top)}h{num(wide)}v{num(high)}h{num(-wide)}z", fill=ink(roof))
    drawn += path(f"M{num(left)} {num(-tall)}h{num(wide)}v{num(tall)}h{num(-wide)}z", fill=ink("house-side"))
    inner = f"M{num(left + 3)} {num(top + 3)}h{num(wide - 6)}v{num(high - 6)}h{num(6 - wide)}z"
    drawn += path(inner, fill="none", stroke=ink("house-line"), stroke_width=1)
    lit = {"window": "", "window-2": ""}
    for n in range(int(wide / 7) - 1):
        if (n * 7 + int(wide) + int(high)) % 5 > 1:
            lit["window-2" if n % 4 == 3 else "window"] += f"M{num(left + 5 + n * 7)} {num(3 - tall)}h3.6v4h-3.6z"
    drawn += "".join(path(d, fill=ink(name)) for name, d in lit.items() if d)
    return Picture(drawn, wide, high + tall)


def _free_place(picture: Picture, foot: Point, track: Track, view: View, boxes: Sequence[Box]) -> Point:
    """The place nearest to a foot where a sign covers neither road nor another sign."""
    best: tuple[float, Point] = (math.inf, foot)
    for far in range(30, 150, 6):
        for turn in range(0, 360, 15):
            x = foot[0] + far * math.cos(math.radians(turn))
            y = foot[1] + far * math.sin(math.radians(turn)) + picture.high / 2
            box = Box(x, y - picture.high / 2, picture.wide, picture.high)
            points = box.points(8)
            if not all(view[0] < px < view[0] + view[2] and view[1] < py < view[1] + view[3] for px, py in points):
                continue
            if any(other.holds(point, 2) for other in boxes for point in points):
                continue
            if any(box.holds((other.x, other.y)) for other in boxes):
                continue
            if min(track.clearance(point) for point in points) > VERGE + 1 and far < best[0]:
                best = (far, (x, y))
        if best[0] < math.inf:
            break
    return best[1]


MARKS = {
    "noise": "M-5-2V2M-1.7-4.5V4.5M1.7-6.5V6.5M5-3.5V3.5",
    "danger": "M0-6.5L7 5.5H-7ZM0-2V1.6M0 3V3.6",
    "police": "M0-7L1.8-2.2L6.8-2.1L2.8 1L4.2 5.8L0 3L-4.2 5.8L-2.8 1L-6.8-2.1L-1.8-2.2Z",
    "tunnel": "M-6.5 6V0A6.5 6.5 0 0 1 6.5 0V6M-2.5 6V1A2.5 2.5 0 0 1 2.5 1V6",
    "checkpoint": "M-6.5 0A6.5 6.5 0 1 0 6.5 0A6.5 6.5 0 1 0-6.5 0M-2.5 0A2.5 2.5 0 1 0 2.5 0A2.5 2.5 0 1 0-2.5 0",
}


def _picture(kind: str) -> Picture:
    """A sign on its plate: three flat strokes; the police have their station."""
    colour = ink(f"neon-{kind}")
    half = SIGN
    frame = f"M{-half:g} {-2 * half:g}h{2 * half:g}v{2 * half:g}h{-2 * half:g}z"
    mark = "".join(
        path(MARKS[kind], fill="none", stroke=colour, stroke_width=wide, stroke_opacity=part, stroke_linejoin="round")
        for wide, part in ((7, 0.2), (4, 0.4), (1.8, 1))
    )
    plate = path(frame, fill=ink("plate"), stroke=colour, stroke_width=1.6) + placed(mark, (0, -half))
    if kind != "police":
        return Picture(plate, 2 * half, 2 * half)
    house = (
        path("M-34-62h68v44h-68z", fill=ink("house-4"))
        + path("M-34-18h68v18h-68z", fill=ink("house-side"))
        + path("M-30-58h60v36h-60z", fill="none", stroke=colour, stroke_width=1.2)
        + path("M-28-13h8v8h-8zM-14-13h8v8h-8zM8-13h8v8h-8zM20-13h8v8h-8z", fill=ink("window"))
        + path("M-5-14h10v14h-10z", fill=ink("plate"))
        + path("M-12-62h12v5h-12z", fill="#FF3D3D")
        + path("M0-62h12v5h-12z", fill="#2F8FFF")
    )
    return Picture(house + placed(plate, (0, -26), size=0.9), 68, 64)


def draw_features(found: Sequence[Feature]) -> str:
    """All signs, each with its post; nothing where there are none."""
    if not found:
        return ""
    posts = "".join(polyline((f.foot, (f.sign.at[0], f.sign.at[1] - f.sign.picture.high / 2))) for f in found)
    return path(posts, "post city-post") + "".join(
        f'<g class="feature" data-kind="{feature.kind}">{feature.sign.draw()}</g>' for feature in found
    )


def roof(track: Track) -> str:
    """The outline of what hides the road in the tunnel; nothing where there is none."""
    ends = _mouths(track)
    if ends is None:
        return ""
    start, end = ends
    wide = track.half + VERGE + 3
    return polyline(
        [track.at(start, wide), track.at(end, wide), track.at(end, -wide), track.at(start, -wide)], close=True
    )


def _mouths(track: Track) -> tuple[float, float] | None:
    """Where the road disappears, and where it comes out."""
    pairs = track.circuit.get("tunnel", ())
    if not pairs:
        return None
    return max(track.cells[a].front for a, _ in pairs), min(track.cells[b].rear for _, b in pairs)


def draw_tunnel(track: Track) -> str:
    """A deck across the road with a portal at either end; the houses stand around it."""
    ends = _mouths(track)
    if ends is None:
        return ""
    start, end = ends
    wide = track.half + VERGE + 3
    deck = path(roof(track), fill=ink("deck"))
    across = "".join(
        polyline((track.at(start + (end - start) * part, wide), track.at(start + (end - start) * part, -wide)))
        for part in (0.25, 0.75)
    )
    middle = polyline((track.at((start + end) / 2, wide), track.at((start + end) / 2, -wide)))
    portals = "".join(polyline(track.across(u, VERGE + 3)) for u in (start, end))
    return (
        deck
        + path(across, stroke=ink("house-line"), stroke_width=2)
        + path(middle, stroke=ink("deck-line"), stroke_width=1.2, stroke_dasharray="6 5", opacity=0.6)
        + "".join(
            path(portals, stroke=colour, stroke_width=size, stroke_opacity=part)
            for colour, size, part in (("#05060C", 8, 0.55), (ink("deck-line"), 7, 0.25), (ink("deck-line"), 2.4, 1))
        )
    )


STROKES = """
.city-post{stroke-width:1.2;opacity:.7}
.zone.danger{opacity:.9}
"""
