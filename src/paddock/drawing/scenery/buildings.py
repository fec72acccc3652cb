"""Scenery with walls and wings: barns, villages, towers, hangars, aeroplanes."""

from __future__ import annotations

import math
from collections.abc import Callable

from paddock.drawing.ink.inks import ink
from paddock.drawing.ink.pen import num, path
from paddock.drawing.scenery import cities, faraway, landscape, quays, things, wild
from paddock.drawing.scenery.things import Picture, shade


def barn(colour: str = "autumn") -> Picture:
    front = path("M-23 0V-16L-18-25H2L7-16V0Z", fill=ink(colour))
    side = path("M2-25L7-16V0H21V-16L17-25Z", fill=ink(colour)) + path(
        "M2-25L7-16V0H21V-16L17-25Z", fill="#000", opacity=0.22
    )
    eaves = path("M-25-15L-19-27H18L23-15L21-14.5L16.5-24H-17.5L-23-14Z", fill=ink("sheet"))
    door = path("M-13 0V-11H-3V0ZM-13-11L-3 0M-3-11L-13 0", fill="none", stroke=ink("sheet"), stroke_width=1.3)
    return Picture(front + side + eaves + door, 48, 27)


def house(colour: str = "roof") -> Picture:
    walls = path("M-11 0V-12H11V0Z", fill=ink("wall")) + shade("M4 0V-12H11V0Z")
    roof = path("M-13-12L-8-21H8L13-12Z", fill=ink(colour)) + shade("M3-12L1-21H8L13-12Z")
    windows = path("M-8-9h3.4v4h-3.4zM-2-9h3.4v4h-3.4zM6 0V-7h3V0z", fill=ink("glass"))
    return Picture(walls + roof + windows, 26, 21)


def church(colour: str = "roof") -> Picture:
    nave = path("M-6 0V-14L6-21L18-14V0Z", fill=ink("wall")) + path(
        "M-8-13L6-22L20-13L18-11L6-18L-6-11Z", fill=ink(colour)
    )
    tower = path("M-18 0V-30H-6V0Z", fill=ink("wall")) + shade("M-10 0V-30H-6V0Z")
    spire = path("M-20-30H-4L-12-52Z", fill=ink(colour)) + shade("M-12-52L-4-30H-10Z")
    openings = path("M-14-20a2 2.5 0 0 1 4 0v5h-4zM3 0V-7a3 3 0 0 1 6 0V0z", fill=ink("dark"))
    return Picture(nave + tower + spire + openings, 40, 52)


def chateau(colour: str = "cool") -> Picture:
    wing = path("M-34 0V-22H34V0Z", fill=ink("wall")) + path("M-36-22L-30-33H30L36-22Z", fill=ink(colour))
    hall = path("M-12 0V-27H12V0Z", fill=ink("wall-2")) + path("M-14-27L-8-42H8L14-27Z", fill=ink(colour))
    towers = "".join(
        path(f"M{x - 7} 2V-28H{x + 7}V2Z", fill=ink("wall"))
        + shade(f"M{x + 2} 2V-28H{x + 7}V2Z")
        + path(f"M{x - 9}-28H{x + 9}L{x}-52Z", fill=ink(colour))
        + shade(f"M{x}-52L{x + 9}-28H{x + 2}Z")
        for x in (-38, 38)
    )
    windows = (
        "".join(f"M{x}-16h4v6h-4z" for x in (-27, -20, 16, 23, -40, 36))
        + "M-4 0V-10a4 4 0 0 1 8 0V0ZM-7-22h4v5h-4zM3-22h4v5h-4z"
    )
    flag = path("M0-42V-54", stroke=ink("dark"), stroke_width=1.2) + path("M0-54l10 3l-10 3.2z", fill=ink("hot"))
    return Picture(wing + hall + towers + path(windows, fill=ink("dark")) + flag, 92, 54)


def campanile(colour: str = "roof") -> Picture:
    shaft = path("M-7 0V-58H7V0Z", fill=ink("wall")) + shade("M2 0V-58H7V0Z")
    bands = path("M-7-14H7M-7-28H7M-7-42H7", stroke=ink(colour), stroke_width=2)
    loggia = path("M-9-58H9V-61H-9ZM-8-61V-74H8V-61Z", fill=ink("wall-2")) + path(
        "M-5-62v-6a2 2 0 0 1 4 0v6zM1-62v-6a2 2 0 0 1 4 0v6z", fill=ink("dark")
    )
    roof = path("M-10-74H10L0-92Z", fill=ink(colour)) + shade("M0-92L10-74H3Z")
    return Picture(shaft + bands + loggia + roof, 20, 92)


def villa(colour: str = "roof") -> Picture:
    walls = path("M-26 0V-18H26V0Z", fill=ink("wall")) + shade("M12 0V-18H26V0Z")
    storey = path("M-11-18V-29H11V-18Z", fill=ink("wall")) + path(
        "M-29-18L-24-24H24L29-18ZM-14-29L-9-35H9L14-29Z", fill=ink(colour)
    )
    arches = "".join(f"M{x} 0V-8a3 3 0 0 1 6 0V0z" for x in (-22, -13, -3, 7, 16)) + "M-7-20v-5h4v5zM3-20v-5h4v5z"
    return Picture(walls + storey + path(arches, fill=ink("dark")), 58, 35)


def tower(colour: str = "hot") -> Picture:
    """A control tower on an airfield."""
    base = (
        path("M-24 0V-14H24V0Z", fill=ink("wall"))
        + path("M-15-14V-30H15V-14Z", fill=ink("wall"))
        + shade("M6 0V-30H15V-14H24V0Z")
    )
    cab = path("M-13-42L-11-33H11L13-42Z", fill=ink("glass")) + path(
        "M-5-42L-4-33M5-42L4-33", stroke=ink("dark"), stroke_width=1
    )
    trims = path("M-26-14H26V-17H-26ZM-17-30H17V-33H-17ZM-16-42H16V-45H-16Z", fill=ink(colour))
    windows = path(
        "M-19-10h5v4h-5zM-10-10h5v4h-5zM-1-10h5v4h-5zM8-10h5v4h-5zM-10-26h5v5h-5zM-1-26h5v5h-5z",
        fill=ink("dark"),
    )
    mast = path("M0-45V-62M-5-56H5", stroke=ink("dark"), stroke_width=1.3) + path(
        "M0-62l11 3l-11 3.5z", fill=ink("cool")
    )
    return Picture(base + cab + trims + windows + mast, 52, 62)


def hangar(colour: str = "cool", wide: float = 62) -> Picture:
    half, ribs = wide / 2, 5
    w = num(half)
    shell = path(f"M-{w} 0V-10C-{w}-34 {w}-34 {w}-10V0Z", fill=ink(colour))
    mouth = path(
        f"M-{num(half - 7)} 0V-9C-{num(half - 7)}-25 {num(half - 7)}-25 {num(half - 7)}-9V0Z",
        fill=ink("dark"),
    )
    lines = "".join(
        f"M{num(-half + 7 + (wide - 14) * i / ribs)} 0V-{num(9 + 10 * math.sin(math.pi * i / ribs))}"
        for i in range(1, ribs)
    )
    return Picture(shell + mouth + path(lines, stroke=ink("stone-2"), stroke_width=1.4), wide, 29)


def windsock(colour: str = "hot") -> Picture:
    pole = path("M0 0V-30", stroke=ink("dark"), stroke_width=1.5)
    sock = path("M0-30L24-27.5V-22.5L0-20Z", fill=ink(colour)) + path(
        "M6-29.4V-20.6L11-21.2V-28.8ZM16-28.3V-21.7L20-22.1V-27.9Z", fill=ink("sheet")
    )
    return Picture(pole + sock, 48, 30)


def plane(colour: str = "hot") -> Picture:
    """A light aeroplane from above, nose up, its shadow on the ground."""
    shape = (
        "M0-44C3-44 4-38 4-33L34-28C37-27 37-21 34-21L4-20L3-6L12-3V1L0-1"
        "L-12 1V-3L-3-6L-4-20L-34-21C-37-21-37-27-34-28L-4-33C-4-38-3-44 0-44Z"
    )
    shadow = path(shape, fill="#1E1B18", opacity=0.18, transform="translate(9 13)")
    marks = path(
        "M-27-29.3L-20-30.5V-20.6L-27-20.8ZM27-29.3L20-30.5V-20.6L27-20.8ZM-2.5-38H2.5L3-32H-3Z",
        fill=ink("sheet"),
    )
    screw = path("M-9-45H9", stroke=ink("dark"), stroke_width=1.8, stroke_linecap="round")
    return Picture(
        shadow + path(shape, fill=ink(colour)) + marks + path("M-2.5-30H2.5V-24H-2.5Z", fill=ink("dark")) + screw,
        74,
        46,
    )


def mill(colour: str = "sheet") -> Picture:
    body = (
        path("M-10 0L-7-26H7L10 0Z", fill=ink("wall"))
        + shade("M3 0L2-26H7L10 0Z")
        + path("M-8-26C-8-34 8-34 8-26Z", fill=ink("roof"))
    )
    sails = "".join(
        path("M-1.5 0V-27H5V-8H1.5V0Z", fill=ink(colour), transform=f"translate(0 -27) rotate({a})")
        for a in (20, 110, 200, 290)
    )
    return Picture(
        body
        + path("M-3 0V-8a3 3 0 0 1 6 0V0z", fill=ink("dark"))
        + sails
        + f'<circle cy="-27" r="2.2" fill="{ink("dark")}"/>',
        56,
        56,
    )


TREES: dict[str, Callable[..., Picture]] = {**things.TREES, **wild.PLANTS}
"""Everything that a wood may be made of."""

KINDS: dict[str, Callable[..., Picture]] = {
    **TREES,
    "hay": things.hay,
    "sheep": things.sheep,
    "tent": things.tent,
    "marquee": things.marquee,
    "stand": things.stand,
    "flags": things.flags,
    "hoarding": things.hoarding,
    "boat": things.boat,
    "balloon": things.balloon,
    "barn": barn,
    "house": house,
    "church": church,
    "chateau": chateau,
    "campanile": campanile,
    "villa": villa,
    "tower": tower,
    "hangar": hangar,
    "windsock": windsock,
    "plane": plane,
    "mill": mill,
    "mountain": landscape.mountain,
    "cone": landscape.cone,
    "table": landscape.table,
    "bank": landscape.bank,
    "station": quays.station,
    "crane": quays.crane,
    "warehouse": quays.warehouse,
    "watermill": quays.watermill,
    "casino": quays.casino,
    "hotel": quays.hotel,
    "lighthouse": quays.lighthouse,
    "yacht": quays.yacht,
    "parasol": quays.parasol,
    "chapel": quays.chapel,
    "pagoda": faraway.pagoda,
    "torii": faraway.torii,
    "wheel": faraway.wheel,
    "mission": faraway.mission,
    "pyramid": faraway.pyramid,
    "castle": faraway.castle,
    "timbered": faraway.timbered,
    "gabled": faraway.gabled,
    "cabin": faraway.cabin,
    "rondavel": faraway.rondavel,
    "windpump": faraway.windpump,
    "lanterns": faraway.lanterns,
    "mosque": cities.mosque,
    "skyline": cities.skyline,
    "dome": cities.dome,
    "cow": wild.cow,
    "bull": wild.bull,
    "giraffe": wild.giraffe,
    "elephant": wild.elephant,
    "zebra": wild.zebra,
}
"""Everything that a circuit's scenery may name."""
