"""Plants and animals of the circuits farther away."""

from __future__ import annotations

from collections.abc import Callable

from paddock.drawing.ink.inks import ink
from paddock.drawing.ink.pen import path
from paddock.drawing.scenery.things import Picture, shade


def blossom(colour: str = "autumn") -> Picture:
    """A cherry tree in flower."""
    trunk = path("M-1.6 0C-1-6-.6-9-5-14M1.4 0C1-6 1-9 6-14M0-6V-14", fill="none", stroke=ink("trunk"), stroke_width=2)
    crown = "M-13-12C-18-15-15-23-10-22C-9-29 1-31 4-25C10-28 17-22 13-17C16-12 10-8 6-11C2-8-4-8-6-11C-9-9-12-9-13-12Z"
    dark = "M4-25C10-28 17-22 13-17C16-12 10-8 6-11C10-16 9-21 4-25Z"
    petals = path(
        "M-9-17h2.4v2.4h-2.4zM-2-23h2.4v2.4h-2.4zM4-16h2.4v2.4h-2.4zM-4-14h2v2h-2zM8-20h2v2h-2z", fill=ink("sheet")
    )
    return Picture(trunk + path(crown, fill=ink(colour)) + shade(dark) + petals, 32, 31)


def bamboo(colour: str = "oak-2") -> Picture:
    stems = path("M-5 0Q-6-18-3-34M0 0Q0-20 2-38M5 0Q7-16 9-30", fill="none", stroke=ink(colour), stroke_width=1.8)
    leaves = "M-3-34l-9 4l8 1zM-4-24l-8 5l8-1zM2-38l9 3l-8 2zM2-28l9 4l-8 1zM9-30l7 4l-7 0zM1-20l-7 5l7-1z"
    return Picture(stems + path(leaves, fill=ink("oak")), 26, 38)


def cactus(colour: str = "oak") -> Picture:
    """A saguaro with two arms."""
    stem = path("M-4 0V-30a4 4 0 0 1 8 0V0Z", fill=ink(colour)) + shade("M1 0V-33.6a4 4 0 0 1 3 3.6V0Z")
    arms = path("M-4-11H-8V-20M4-15H9V-25", fill="none", stroke=ink(colour), stroke_width=5.4, stroke_linecap="round")
    ribs = path("M-1.4-2V-30M1.6-2V-30", stroke="#000", stroke_width=0.7, opacity=0.25)
    return Picture(arms + stem + ribs + f'<circle cy="-34" r="2.4" fill="{ink("hot")}"/>', 24, 36)


def agave(colour: str = "tree-2") -> Picture:
    leaves = "M0 0L-14-6L-3-3L-11-13L-1-5L-5-18L1-6L4-18L2-5L11-13L4-3L14-6Z"
    return Picture(path(leaves, fill=ink(colour)) + shade("M0 0L4-18L2-5L11-13L4-3L14-6Z"), 28, 18)


def olive(colour: str = "oak-2") -> Picture:
    trunk = path("M-2.4 0C-1-4-3-6-5-9H5C2-6 3-4 2.6 0Z", fill=ink("trunk"))
    crown = "M-10-9C-15-11-13-19-8-18C-6-23 4-24 6-19C12-20 14-11 9-9C5-7-6-7-10-9Z"
    return Picture(
        trunk + path(crown, fill=ink(colour)) + shade("M2-22C5-22 6-20 6-19C12-20 14-11 9-9H2C6-13 6-18 2-22Z"), 27, 23
    )


def orange_tree(colour: str = "oak") -> Picture:
    trunk = path("M-1.3 0V-8H1.3V0Z", fill=ink("trunk"))
    crown = f'<circle cy="-15" r="9.5" fill="{ink(colour)}"/>' + shade("M0-24.5a9.5 9.5 0 0 1 0 19z")
    fruit = "".join(
        f'<circle cx="{x}" cy="{y}" r="1.7" fill="{ink("autumn-2")}"/>'
        for x, y in ((-5, -17), (1, -21), (5, -14), (-2, -11), (2, -16), (-6, -12))
    )
    return Picture(trunk + crown + fruit, 20, 25)


def acacia(colour: str = "oak") -> Picture:
    """A flat crown on forked boughs."""
    boughs = path(
        "M0 0C-1-8-3-12-12-19M0-6C1-12 4-14 12-19M-1-9L-2-20", fill="none", stroke=ink("trunk"), stroke_width=1.9
    )
    crown = "M-22-18C-20-25-8-27 0-26C9-28 20-25 22-18C12-16-12-16-22-18Z"
    return Picture(
        boughs
        + path(crown, fill=ink(colour))
        + shade("M4-26C12-27 20-25 22-18C16-16.6 10-16.6 6-16.6C12-19 11-24 4-26Z"),
        44,
        27,
    )


def baobab(colour: str = "oak-2") -> Picture:
    trunk = path("M-9 0C-7-8-9-16-8-24L-16-33L-6-28L-5-38L-1-29L4-39L4-28L14-34L8-24C9-16 7-8 10 0Z", fill=ink("trunk"))
    tufts = "".join(
        path(
            f"M{x - 6} {y}C{x - 8} {y - 6} {x} {y - 9} {x + 2} {y - 6}C{x + 8} {y - 7} {x + 8} {y - 1} {x + 5} {y}Z",
            fill=ink(colour),
        )
        for x, y in ((-17, -31), (-6, -37), (5, -38), (14, -32))
    )
    return Picture(trunk + shade("M2 0C3-12 2-20 4-28L8-24C9-16 7-8 10 0Z") + tufts, 46, 47)


def cow(colour: str = "sheet") -> Picture:
    legs = path("M-7 0V-5M-4 0V-5M4 0V-5M7 0V-5", stroke=ink("dark"), stroke_width=1.6)
    body = path("M-9-5C-10-11-7-12-3-12H7C10-12 10-8 9-5C4-4-5-4-9-5Z", fill=ink(colour))
    patches = path("M-5-12H0C1-9-4-7-6-9ZM4-12H8C9-9 6-7 4-8Z", fill=ink("dark"))
    head = path("M8-12L14-13L15-8L11-7Z", fill=ink(colour)) + path("M13-9L15.5-9.4L15-7L12.6-7Z", fill=ink("dark"))
    return Picture(legs + body + patches + head, 30, 14)


def bull(colour: str = "dark") -> Picture:
    """A black bull in profile."""
    body = (
        "M-17 0L-16-9C-18-14-16-19-9-19C-3-19 0-18 4-21C8-24 13-23 14-20L18-18L17-14L12-13C11-9 10-8 10-5L9 0H6L5-7"
        "C1-5-5-6-9-8L-12 0Z"
    )
    horns = path("M12-22C12-26 15-28 18-27M14-21C17-24 19-24 21-22", fill="none", stroke=ink(colour), stroke_width=1.7)
    tail = path("M-16-16C-20-15-21-10-20-5", fill="none", stroke=ink(colour), stroke_width=1.5)
    return Picture(path(body, fill=ink(colour)) + horns + tail, 42, 28)


def giraffe(colour: str = "sand") -> Picture:
    legs = path("M-8 0V-14M-5 0V-14M3 0V-14M6 0V-14", stroke=ink(colour), stroke_width=1.9)
    body = path(
        "M-10-21C-8-24 2-24 6-25L13-47L12-51L14-53L20-50V-47L17-46L10-22C9-16 8-13 4-13H-8C-11-14-11-18-10-21Z",
        fill=ink(colour),
    )
    spots = "M-7-20h4v4h-4zM-1-21h4v4h-4zM4-19h3.4v4h-3.4zM8-28h3v4h-3zM10-35h2.6v3.6h-2.6zM12-42h2.4v3h-2.4z"
    horn = path("M13.4-52V-56M-10-20L-13-12", stroke=ink("trunk"), stroke_width=1.2)
    return Picture(legs + body + path(spots, fill=ink("trunk"), opacity=0.85) + horn, 40, 56)


def elephant(colour: str = "stone-2") -> Picture:
    body = (
        "M-17 0V-14C-18-24-10-27-2-27C6-27 10-25 13-24C19-24 22-19 22-14L23-4C23-1 20-1 19-3L18-11"
        "C16-9 13-9 12-9L11 0H6V-8H-6V0H-11L-12-8V0Z"
    )
    ear = path(
        "M7-24C1-24 0-16 4-11C9-11 12-16 11-22Z", fill=ink(colour), stroke="#000", stroke_width=0.8, stroke_opacity=0.4
    )
    tusk = path("M17-12C19-10 21-10 22-11", fill="none", stroke=ink("sheet"), stroke_width=1.6)
    return Picture(
        path(body, fill=ink(colour))
        + shade("M-17 0V-14C-17-18-15-21-13-23C-14-14-8-9-6-8V0H-11L-12-8V0Z")
        + ear
        + tusk,
        46,
        27,
    )


def zebra(colour: str = "sheet") -> Picture:
    legs = path("M-7 0V-7M-5 0V-7M4 0V-7M6 0V-7", stroke=ink(colour), stroke_width=1.7)
    body = path("M-9-6C-10-13-6-14-2-13H5L10-20L15-18L14-15L11-14C10-8 8-6 6-6Z", fill=ink(colour))
    stripes = "M-6-13L-7-6M-3-13L-3.6-6M0-13V-6M3-13L3.4-6M6-14L8-8M8-17L11-14"
    return Picture(
        legs
        + body
        + path(stripes, stroke=ink("dark"), stroke_width=1.2)
        + path("M-9-12L-12-6", stroke=ink("dark"), stroke_width=1.1),
        30,
        20,
    )


PLANTS: dict[str, Callable[..., Picture]] = {
    "blossom": blossom,
    "bamboo": bamboo,
    "cactus": cactus,
    "agave": agave,
    "olive": olive,
    "orange tree": orange_tree,
    "acacia": acacia,
    "baobab": baobab,
}
"""What a wood far away may be made of."""
