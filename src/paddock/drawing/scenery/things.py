"""Scenery, one thing at a time: trees, tents, stands, houses.

Everything stands upright in the manner of a picture map, its foot at (0, 0), in flat inks.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from paddock.drawing.ink.inks import ink
from paddock.drawing.ink.pen import Lots, num, path, text


@dataclass(frozen=True)
class Picture:
    """A drawn thing and the box it fills: `wide` across the foot's middle, `high` above the foot."""

    svg: str
    wide: float
    high: float


def shade(d: str) -> str:
    """The side of a thing that the sun does not reach."""
    return path(d, fill="#000", opacity=0.15)


def pine(colour: str = "tree") -> Picture:
    crown = "M0-30L8-14H4.4L10-4H-10L-4.4-14H-8Z"
    svg = _trunk(5) + path(crown, fill=ink(colour)) + shade("M0-30L8-14H4.4L10-4H0Z")
    return Picture(svg, 20, 30)


def tree(colour: str = "autumn") -> Picture:
    crown = f'<ellipse cy="-15" rx="8.5" ry="9.5" fill="{ink(colour)}"/>'
    return Picture(_trunk(9) + crown + shade("M0-24.5a8.5 9.5 0 0 1 0 19z"), 17, 25)


def oak(colour: str = "oak") -> Picture:
    crown = "M-11-6C-17-7-17-15-11.5-16C-12-23-4-26 0-22.5C5-26.5 12-22 11-16C17-15 16.5-7 11-6Z"
    svg = _trunk(8, 1.7) + path(crown, fill=ink(colour))
    return Picture(svg + shade("M1-22.8C6-26 12-22 11-16C17-15 16.5-7 11-6H3C8-10 7-18 1-22.8Z"), 32, 25)


def poplar(colour: str = "tree") -> Picture:
    crown = "M0-40C4.5-34 6-22 4.6-12C4-7 2-5 0-5C-2-5-4-7-4.6-12C-6-22-4.5-34 0-40Z"
    dark = "M0-40C4.5-34 6-22 4.6-12C4-7 2-5 0-5Z"
    return Picture(_trunk(6, 1) + path(crown, fill=ink(colour)) + shade(dark), 11, 40)


def cypress(colour: str = "tree") -> Picture:
    crown = "M0-38C3.8-28 5-18 3.8-9C3.2-5 1.8-3 0-3C-1.8-3-3.2-5-3.8-9C-5-18-3.8-28 0-38Z"
    dark = "M0-38C3.8-28 5-18 3.8-9C3.2-5 1.8-3 0-3Z"
    return Picture(_trunk(4, 1) + path(crown, fill=ink(colour)) + shade(dark), 9, 38)


def stone_pine(colour: str = "oak") -> Picture:
    boughs = path("M-1.3 0L-.8-14L-8-19M.9-11L8-19M1.3 0L.7-16", fill="none", stroke=ink("trunk"), stroke_width=1.7)
    crown = "M-15-18C-15-27-6-30 0-30C6-30 15-27 15-18C9-16-9-16-15-18Z"
    return Picture(
        boughs + path(crown, fill=ink(colour)) + shade("M0-30C6-30 15-27 15-18C10-16.4 5-16.4 3-16.5C8-20 6-27 0-30Z"),
        30,
        30,
    )


def bush(colour: str = "oak") -> Picture:
    return Picture(path("M-9 0C-12-6-6-9-4-7C-2-12 5-11 5-7C10-9 12-3 9 0Z", fill=ink(colour)), 20, 11)


def palm(colour: str = "tree-2") -> Picture:
    trunk = path("M-1.5 0C0-10 1-18 0-28H3C4-18 3-8 2 0Z", fill=ink("trunk"))
    fronds = path(
        "M1-28C-5-36-13-35-15-26C-10-30-5-30 1-28C-3-32-2-38 5-40C3-36 3-32 1-28"
        "C6-36 15-36 17-26C12-30 7-30 1-28C-5-27-10-24-10-18C-6-22-3-25 1-28C7-27 12-24 12-18C8-22 5-25 1-28Z",
        fill=ink(colour),
    )
    return Picture(trunk + fronds, 32, 40)


def hay(colour: str = "sand") -> Picture:
    svg = path("M-6 0V-7H6V0Z", fill=ink(colour)) + path("M-2.5 0V-7M2.5 0V-7", stroke=ink("trunk"), stroke_width=0.9)
    return Picture(svg, 12, 7)


def sheep(colour: str = "sheet") -> Picture:
    legs = path("M-3 0V-3M3 0V-3", stroke=ink("dark"), stroke_width=1.2)
    wool = path("M-6-4C-7-7-3-9-1-8C1-10 6-8 6-5C7-2-5-1-6-4Z", fill=ink(colour))
    return Picture(legs + wool + f'<ellipse cx="7" cy="-6.5" rx="2.2" ry="1.7" fill="{ink("dark")}"/>', 15, 10)


def tent(colour: str = "hot") -> Picture:
    panels = "".join(path(f"M{-14 + 7 * i} 0h7L0-17Z", fill=ink(colour if i % 2 == 0 else "sheet")) for i in range(4))
    door = path("M-3.4 0L0-9L3.4 0Z", fill=ink("dark")) + path("M0-17V-24", stroke=ink("dark"), stroke_width=1.1)
    return Picture(panels + door + path("M0-24l8 2.4l-8 2.6z", fill=ink(colour)), 28, 24)


def marquee(colour: str = "hot", wide: float = 60) -> Picture:
    """A long striped tent with scalloped eaves."""
    half, stripes = wide / 2, max(4, round(wide / 12) * 2)
    step = wide / stripes
    panels = []
    for i in range(stripes):
        left, roof = -half + i * step, (wide - 16) / stripes
        top = -half + 8 + i * roof
        d = f"M{num(left)}-12L{num(top)}-22h{num(roof)}L{num(left + step)}-12Z"
        eave = f"M{num(left)}-12h{num(step)}a{num(step / 2)} 4 0 0 1 {num(-step)} 0Z"
        panels.append(path(d + eave, fill=ink(colour if i % 2 == 0 else "sheet")))
    walls = path(f"M{num(-half + 2)}-12V0H{num(half - 2)}V-12Z", fill=ink("wall-2"))
    flag = path("M0-22V-31", stroke=ink("dark"), stroke_width=1.2) + path("M0-31l9 2.6l-9 2.8z", fill=ink("cool"))
    return Picture(walls + "".join(panels) + flag, wide, 31)


def stand(colour: str = "hot", wide: float = 150, seed: int = 7) -> Picture:
    """A grandstand from the front: flags, a scalloped roof, three rows of people."""
    lots, people = Lots(seed), ("sheet", "hot", "sand", "cool", "dark", "sheet")
    dots: dict[str, list[str]] = {}
    for row in range(3):
        for i in range(int((wide - 10) / 6)):
            if lots.draw() < 0.88:
                x, y = 8 + i * 6 + row % 2 * 3 - wide / 2, -21 + row * 6.6
                dots.setdefault(lots.pick(people), []).append(
                    f"M{num(x - 2.1)} {num(y)}a2.1 2.1 0 1 0 4.2 0a2.1 2.1 0 1 0-4.2 0"
                )
    crowd = "".join(path("".join(d), fill=ink(name)) for name, d in sorted(dots.items()))
    half, bays = wide / 2, int(wide / 10)
    bay = wide / bays
    scallops = "".join(
        path(
            f"M{num(-half + i * bay)}-29h{num(bay)}a{num(bay / 2)} 5 0 0 1 {num(-bay)} 0z",
            fill=ink("sheet" if i % 2 else colour),
        )
        for i in range(bays)
    )
    poles = []
    for i, flag in enumerate(("cool", "hot", "sheet", "cool")):
        at = num(-half + wide * (i + 0.5) / 4)
        poles.append(path(f"M{at}-38v-15", stroke=ink("dark"), stroke_width=1.2))
        poles.append(path(f"M{at}-53l11 3.2l-11 3.4z", fill=ink(flag)))
    h = num(half)
    seats = path(f"M-{h}-28H{h}V0H-{h}Z", fill=ink("stand"))
    roof = path(f"M-{num(half + 3)}-38H{num(half + 3)}L{h}-29H-{h}Z", fill=ink(colour))
    foot = path(f"M-{h} 0H{h}v3H-{h}z", fill=ink("dark"))
    return Picture("".join(poles) + seats + crowd + roof + scallops + foot, wide + 6, 53)


def flags(colour: str = "hot", wide: float = 60) -> Picture:
    """A row of flagpoles."""
    poles = []
    count = max(2, round(wide / 16))
    for i in range(count):
        x = num(-wide / 2 + wide * i / (count - 1))
        poles.append(path(f"M{x} 0V-26", stroke=ink("dark"), stroke_width=1.3))
        poles.append(path(f"M{x}-26q4-3 7 0t6 0v7q-3 3-6 0t-7 0z", fill=ink((colour, "sheet", "cool")[i % 3])))
    return Picture("".join(poles), wide + 14, 28)


def hoarding(words: str, colour: str = "cool", wide: float = 66) -> Picture:
    """A board with words on two posts."""
    half = num(wide / 2)
    posts = path(f"M{num(8 - wide / 2)} 0V-8M{num(wide / 2 - 8)} 0V-8", stroke=ink("dark"), stroke_width=2)
    board = path(f"M-{half}-24H{half}V-7H-{half}Z", fill=ink(colour))
    return Picture(posts + board + text(words, "words", (0, -11), length=wide - 14), wide, 24)


def boat(colour: str = "hot") -> Picture:
    sails = path("M1-4V-30L15-5Z", fill=ink("sheet")) + path("M-1-5V-24L-10-5Z", fill=ink(colour))
    wake = path("M-20 7q5-4 10 0t10 0t10 0", stroke=ink("wave"), stroke_width=1.6, fill="none")
    return Picture(sails + path("M-13-3H17L12 4H-9Z", fill=ink("dark")) + wake, 34, 30)


def balloon(colour: str = "hot") -> Picture:
    gores = ((27, colour), (13, "sheet"), (5, colour))
    bag = "".join(
        path(
            f"M0-76C{num(w * 0.68)}-76 {w}-63 {w}-50C{w}-36 {num(w * 0.45)}-26 {num(w * 0.23)}-16"
            f"H-{num(w * 0.23)}C-{num(w * 0.45)}-26-{w}-36-{w}-50C-{w}-63-{num(w * 0.68)}-76 0-76Z",
            fill=ink(name),
        )
        for w, name in gores
    )
    ropes = path("M-5-14L-4-7M5-14L4-7", stroke=ink("dark"), stroke_width=1)
    return Picture(bag + ropes + path("M-5-7H5V0H-5Z", fill=ink("dark")), 54, 76)


def _trunk(high: float, half: float = 1.2) -> str:
    return path(f"M-{num(half)} 0V-{num(high)}H{num(half)}V0Z", fill=ink("trunk"))


TREES: dict[str, Callable[..., Picture]] = {
    "pine": pine,
    "tree": tree,
    "oak": oak,
    "poplar": poplar,
    "cypress": cypress,
    "stone pine": stone_pine,
    "bush": bush,
    "palm": palm,
}
