"""Scenery of the circuits farther away: a pagoda and a big wheel, a mission, a castle, canal houses, huts."""

from __future__ import annotations

import math

from paddock.drawing.ink.inks import ink
from paddock.drawing.ink.pen import num, pair, path, polyline
from paddock.drawing.scenery.things import Picture, shade


def pagoda(colour: str = "roof", floors: int = 4) -> Picture:
    """Curved roofs one above the other, each a little smaller."""
    parts, foot = [path("M-25 0H25V-4H-25Z", fill=ink("stone-2"))], -4.0
    for floor in range(floors):
        half, wall = 19.0 - 3 * floor, 9.0 - floor * 0.8
        eave, top = half + 8, foot - wall
        parts.append(path(f"M{num(-half)} {num(foot)}V{num(top)}H{num(half)}V{num(foot)}Z", fill=ink("wall")))
        posts = "".join(f"M{num(x)} {num(foot)}V{num(top)}" for x in (-half + 2, -half / 3, half / 3, half - 2))
        parts.append(path(posts, stroke=ink(colour), stroke_width=1.8))
        roof = (
            f"M{num(-eave)} {num(top - 1)}Q{num(-half * 0.8)} {num(top - 2)} {num(-half * 0.6)} {num(top - 9)}"
            f"H{num(half * 0.6)}Q{num(half * 0.8)} {num(top - 2)} {num(eave)} {num(top - 1)}L{num(half)} {num(top + 2)}"
            f"H{num(-half)}Z"
        )
        dark = f"M{num(half * 0.2)} {num(top - 9)}H{num(half * 0.6)}Q{num(half * 0.8)} {num(top - 2)} {num(eave)} "
        parts.append(path(roof, fill=ink("dark")) + shade(dark + f"{num(top - 1)}L{num(half)} {num(top + 2)}H0Z"))
        foot = top - 9
    parts.append(path(f"M0 {num(foot)}V{num(foot - 15)}", stroke=ink("sand"), stroke_width=2))
    parts.append(path(f"M-3.4 {num(foot - 4)}H3.4M-2.6 {num(foot - 8)}H2.6", stroke=ink("sand"), stroke_width=1.6))
    return Picture("".join(parts), 54, 15 - foot)


def torii(colour: str = "roof") -> Picture:
    """A gate of two posts and two beams."""
    posts = path("M-17 0L-14-34H-9.5L-11.5 0ZM17 0L14-34H9.5L11.5 0Z", fill=ink(colour))
    beams = path("M-20-28H20V-24H-20Z", fill=ink(colour)) + path(
        "M-27-41Q0-35 27-41L25-34Q0-30-25-34Z", fill=ink("dark")
    )
    return Picture(posts + beams + path("M-2-34H2V-28H-2Z", fill=ink("sand")), 54, 41)


def wheel(colour: str = "hot") -> Picture:
    """A big wheel with coloured cabins."""
    hub, reach = -46.0, 38.0
    legs = path(f"M-20 0L0 {num(hub)}L20 0M-12-12H12", fill="none", stroke=ink("dark"), stroke_width=3.4)
    rim = "".join(
        f'<circle cy="{num(hub)}" r="{num(r)}" fill="none" stroke="{ink("wall")}" stroke-width="{w}"/>'
        for r, w in ((reach, 3), (reach - 7, 1.4))
    )
    ends = [(reach * math.cos(k * math.tau / 12), hub + reach * math.sin(k * math.tau / 12)) for k in range(12)]
    spokes = path("".join(f"M0 {num(hub)}L{pair(end)}" for end in ends), stroke=ink("wall"), stroke_width=1.2)
    inks = (colour, "sand", "cool", "sheet")
    cabins = "".join(
        path(f"M{num(x - 4)} {num(y)}h8v4.5a4 4 0 0 1-8 0z", fill=ink(inks[k % 4])) for k, (x, y) in enumerate(ends)
    )
    return Picture(spokes + rim + legs + cabins + f'<circle cy="{num(hub)}" r="4.5" fill="{ink(colour)}"/>', 88, 92)


def mission(colour: str = "roof") -> Picture:
    """A white church front between two bell towers."""
    front = path("M-17 0V-27C-17-33-9-33-7-38C-5-42 5-42 7-38C9-33 17-33 17-27V0Z", fill=ink("wall"))
    towers = "".join(
        path(f"M{x - 9} 0V-40H{x + 9}V0Z", fill=ink("wall"))
        + shade(f"M{x + 3} 0V-40H{x + 9}V0Z")
        + path(f"M{x - 11}-40H{x + 11}V-43H{x - 11}ZM{x - 7}-43V-53H{x + 7}V-43Z", fill=ink("wall-2"))
        + path(f"M{x - 8}-53C{x - 8}-61 {x + 8}-61 {x + 8}-53Z", fill=ink(colour))
        + path(f"M{x}-59V-67M{x - 3}-64H{x + 3}", stroke=ink("dark"), stroke_width=1.4)
        for x in (-25, 25)
    )
    openings = "M-5 0V-11a5 5 0 0 1 10 0V0ZM-28-44v-5a3 3 0 0 1 6 0v5zM22-44v-5a3 3 0 0 1 6 0v5z"
    rose = f'<circle cy="-26" r="5" fill="{ink("glass")}" stroke="{ink(colour)}" stroke-width="1.8"/>'
    return Picture(front + towers + path(openings, fill=ink("dark")) + rose, 74, 67)


def pyramid(colour: str = "stone", steps: int = 6) -> Picture:
    """A stepped pyramid with a stair up its middle and a temple on top."""
    parts = []
    for step in range(steps):
        half, foot = 58.0 - 8.4 * step, -7.0 * step
        d = f"M{num(-half)} {num(foot)}L{num(-half + 3)} {num(foot - 7)}H{num(half - 3)}L{num(half)} {num(foot)}Z"
        parts.append(
            path(d, fill=ink(colour)) + shade(f"M9 {num(foot - 7)}H{num(half - 3)}L{num(half)} {num(foot)}H9Z")
        )
        parts.append(path(f"M{num(-half + 3)} {num(foot - 7)}H{num(half - 3)}", stroke=ink("sheet"), stroke_width=1))
    top = -7.0 * steps
    stair = path(f"M-9 0L-6 {num(top)}H6L9 0Z", fill=ink("stone-2"))
    treads = "".join(f"M{num(-9 + k * 0.25)} {num(-3.5 * k)}H{num(9 - k * 0.25)}" for k in range(1, 12))
    temple = path(f"M-12 {num(top)}V{num(top - 12)}H12V{num(top)}Z", fill=ink("wall-2")) + path(
        f"M-14 {num(top - 12)}H14V{num(top - 15)}H-14ZM-4 {num(top)}V{num(top - 7)}H4V{num(top)}Z", fill=ink("roof")
    )
    return Picture("".join(parts) + stair + path(treads, stroke=ink(colour), stroke_width=1) + temple, 118, 15 - top)


def castle(colour: str = "roof") -> Picture:
    """A castle on its rock: walls, battlements and a tall keep."""
    rock = path("M-52 0C-48-12-38-12-34-20L-22-24H26L38-18C42-10 50-10 54 0Z", fill=ink("stone-2")) + shade(
        "M8-24H26L38-18C42-10 50-10 54 0H20C26-8 14-14 8-24Z"
    )
    walls = path("M-30-20V-40h5v4h5v-4h5v4h5v-4h5v4h5v-4h5v4h5v-4h5v4h5v-4h5v4h4V-20Z", fill=ink("wall"))
    keep = path("M-12-38V-68h4v3h4v-3h4v3h4v-3h4V-38Z", fill=ink("wall-2")) + shade("M1-38V-66H8V-38Z")
    towers = "".join(
        path(f"M{x - 8}-18V-50H{x + 8}V-18Z", fill=ink("wall"))
        + shade(f"M{x + 2}-18V-50H{x + 8}V-18Z")
        + path(f"M{x - 10}-50H{x + 10}L{x}-72Z", fill=ink(colour))
        + shade(f"M{x}-72L{x + 10}-50H{x + 2}Z")
        for x in (-32, 32)
    )
    openings = "M-34-40h4v7h-4zM30-40h4v7h-4zM-5-20V-28a4 4 0 0 1 8 0v8zM-5-58h3v6h-3zM2-58h3v6h-3z"
    flag = path("M-2-68V-84", stroke=ink("dark"), stroke_width=1.3) + path("M-2-84l12 3.4l-12 3.6z", fill=ink("hot"))
    return Picture(rock + walls + keep + towers + path(openings, fill=ink("dark")) + flag, 106, 84)


def timbered(colour: str = "roof") -> Picture:
    """A half-timbered house with a steep roof."""
    walls = path("M-14 0V-17H14V0Z", fill=ink("sheet")) + path("M-14-17L0-37L14-17Z", fill=ink("sheet"))
    beams = "M-14 0V-17H14V0M-14-9H14M0 0V-37M-14-17L-7-9M14-17L7-9M-7-9V0M7-9V0M-9-24H9"
    roof = path("M-18-14L0-40L18-14L14-14L0-34L-14-14Z", fill=ink(colour))
    panes = path("M-6-23h4v5h-4zM2-23h4v5h-4zM-12-7h4v5h-4zM8-7h4v5h-4z", fill=ink("glass"))
    timber = path(beams, fill="none", stroke=ink("trunk"), stroke_width=1.6)
    return Picture(walls + timber + panes + roof + shade("M0-37L14-17V0H5V-17Z"), 36, 40)


def gabled(colour: str = "roof", seed: int = 0) -> Picture:
    """A narrow canal house; `seed` chooses between a stepped, a neck and a bell gable."""
    gables = (
        "M-9-30H-7V-34H-5V-38H-3V-42H3V-38H5V-34H7V-30H9V0H-9Z",
        "M-9-28C-6-28-4.5-31-4.5-36V-41H4.5V-36C4.5-31 6-28 9-28V0H-9Z",
        "M-9-27C-8-36-4-35-3-41H3C4-35 8-36 9-27V0H-9Z",
    )
    gable = gables[seed % 3]
    panes = "".join(f"M{x} {y}h4v5.6h-4z" for y in (-26, -17) for x in (-6.2, 2.2)) + "M-2-36h4v4h-4z"
    door = path("M-6 0V-9h4.6V0Z", fill=ink("cool")) + path("M1.6-9h4.6v6h-4.6z", fill=ink("glass"))
    trim = path("M-9-28H9M-9-12H9", stroke=ink("sheet"), stroke_width=1.3)
    return Picture(
        path(gable, fill=ink(colour))
        + shade("M3-38H5V-34H7V-30H9V0H3Z")
        + path(panes, fill=ink("sheet"))
        + trim
        + door,
        18,
        42,
    )


def cabin(colour: str = "hot") -> Picture:
    """A striped cabin on the beach."""
    walls = path("M-6 0V-13H6V0Z", fill=ink("sheet")) + path("M-6 0V-13h3V0zM0 0V-13h3V0z", fill=ink(colour))
    return Picture(walls + path("M-8-12L0-20L8-12Z", fill=ink(colour)), 16, 20)


def rondavel(colour: str = "crop-2") -> Picture:
    """A round hut under a thatched roof, with a painted band."""
    walls = path("M-13 0V-12H13V0Z", fill=ink("wall")) + shade("M5 0V-12H13V0Z")
    band = path("M-13-3H13V-6H-13Z", fill=ink("hot")) + path("M-3.4 0V-9H3.4V0Z", fill=ink("dark"))
    roof = path("M-18-10Q-6-16 0-30Q6-16 18-10Q0-7-18-10Z", fill=ink(colour)) + shade("M0-30Q6-16 18-10Q10-8.4 4-8.4Z")
    lines = path("M-9-13Q-3-18 0-27M9-13Q3-18 0-27M0-9V-27", fill="none", stroke=ink("trunk"), stroke_width=0.9)
    return Picture(walls + band + roof + lines, 36, 30)


def windpump(colour: str = "stone-2") -> Picture:
    """A wind pump on a lattice mast, with its tank."""
    mast = path("M-8 0L-1.5-44H1.5L8 0M-6.6-9H6.6M-5-20H5M-3.4-31H3.4M-6.6-9L5-20M6.6-9L-5-20", fill="none")
    frame = f'<g stroke="{ink("dark")}" stroke-width="1.4">{mast}</g>'
    blades = "".join(
        path("M-1.4-3L-3.4-12H3.4L1.4-3Z", fill=ink(colour), transform=f"translate(0 -46) rotate({a})")
        for a in range(0, 360, 45)
    )
    tail = path("M3-46H14", stroke=ink("dark"), stroke_width=1.4) + path("M12-51L20-53V-39L12-41Z", fill=ink("hot"))
    tank = path("M12 0V-9H26V0Z", fill=ink("stone")) + shade("M20 0V-9H26V0Z")
    hub = f'<circle cy="-46" r="2.4" fill="{ink("hot")}"/>'
    return Picture(tank + frame + tail + blades + hub, 52, 58)


def lanterns(colour: str = "hot", wide: float = 70) -> Picture:
    """Paper cut-outs on a string between two poles."""
    half, count = wide / 2, max(3, round(wide / 11))
    poles = path(f"M{num(-half)} 0V-28M{num(half)} 0V-28", stroke=ink("dark"), stroke_width=1.6)
    string = path(f"M{num(-half)}-27Q0-19 {num(half)}-27", fill="none", stroke=ink("dark"), stroke_width=1)
    sheets = []
    for i in range(count):
        x = -half + wide * (i + 0.5) / count
        y = -27 + 4 * (1 - (x / half) ** 2)
        cut = polyline(((x - 4, y), (x + 4, y), (x + 4, y + 8), (x, y + 5.4), (x - 4, y + 8)), close=True)
        sheets.append(path(cut, fill=ink((colour, "sand", "cool", "sheet", "orange")[i % 5])))
    return Picture(poles + string + "".join(sheets), wide + 4, 29)
