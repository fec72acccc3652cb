"""Scenery of the waterside: a river station, cranes and warehouses, a casino, hotels, yachts."""

from __future__ import annotations

from paddock.drawing.ink.inks import ink
from paddock.drawing.ink.pen import num, path
from paddock.drawing.scenery.things import Picture, shade


def station(colour: str = "roof", arches: int = 6) -> Picture:
    """A hall with arches, a clock tower and a platform."""
    half = 12.0 * arches + 3
    hall = path(f"M-{num(half)} 0V-44H{num(half)}V0Z", fill=ink("wall")) + path(
        f"M-{num(half + 6)}-44H{num(half + 6)}L{num(half - 10)}-62H-{num(half - 10)}Z", fill=ink(colour)
    )
    openings = "".join(f"M{num(10 - half + i * 24)} 0V-20a8 8 0 0 1 16 0V0Z" for i in range(arches))
    tower = path("M-17-56H17V-104H-17Z", fill=ink("wall")) + shade("M7-62H17V-104H7Z")
    top = path("M-21-104H21L0-130Z", fill=ink("cool")) + shade("M0-130L21-104H6Z")
    clock = f'<circle cy="-84" r="11.5" fill="{ink("sand")}" stroke="{ink("dark")}" stroke-width="3"/>' + path(
        "M0-91V-84L5-81", stroke=ink("dark"), stroke_width=2.4, fill="none"
    )
    platform = path(f"M-{num(half + 14)} 0H{num(half + 14)}V5H-{num(half + 14)}Z", fill=ink("dark"))
    picture = hall + path(openings, fill=ink("glass")) + tower + top + clock + platform
    return Picture(picture, 2 * half + 28, 130)


def crane(colour: str = "hot") -> Picture:
    """A quay crane with a load."""
    legs = path("M-12 0L-2-82H8L18 0", fill="none", stroke=ink("dark"), stroke_width=5)
    ties = path("M-5-40H11M-8-20H14", stroke=ink("dark"), stroke_width=3)
    jib = path("M-40-82H46V-90H-30Z", fill=ink(colour)) + path("M-34-82V-54", stroke=ink("dark"), stroke_width=2)
    return Picture(legs + ties + jib + path("M-42-54H-26V-40H-42Z", fill=ink("sand")), 92, 90)


def warehouse(colour: str = "hot") -> Picture:
    walls = path("M-16 0V-22L0-34L16-22V0Z", fill=ink(colour)) + shade("M0-34L16-22V0H0Z")
    return Picture(walls + path("M-5 0V-12H5V0Z", fill=ink("glass")), 32, 34)


def watermill(colour: str = "roof") -> Picture:
    walls = path("M-24 0V-24H12V0Z", fill=ink("wall")) + path("M-28-24L-20-40H8L16-24Z", fill=ink(colour))
    panes = path("M-18-17h6v7h-6zM-6-17h6v7h-6z", fill=ink("glass"))
    wheel = f'<circle cx="18" cy="-12" r="14" fill="none" stroke="{ink("dark")}" stroke-width="3"/>' + path(
        "M4-12H32M18-26V2M8-22L28-2M28-22L8-2", stroke=ink("dark"), stroke_width=1.8
    )
    return Picture(walls + shade("M0 0V-24H12V0Z") + panes + wheel, 64, 40)


def casino(colour: str = "cool") -> Picture:
    """A palace with a dome between two small towers."""
    wing = path("M-62 0V-30H62V0Z", fill=ink("wall")) + path("M-66-30H66V-35H-66Z", fill=ink("sand"))
    hall = path("M-24 0V-44H24V0Z", fill=ink("wall-2")) + path("M-27-44H27V-49H-27Z", fill=ink("sand"))
    dome = path("M-22-49C-22-70-10-78 0-78C10-78 22-70 22-49Z", fill=ink(colour)) + shade(
        "M0-78C10-78 22-70 22-49H9C10-64 6-74 0-78Z"
    )
    lantern = path("M-4-78V-86H4V-78ZM0-86V-98", fill=ink("wall"), stroke=ink("dark"), stroke_width=1.2)
    flag = path("M0-98l12 3.4l-12 3.6z", fill=ink("hot"))
    towers = "".join(
        path(f"M{x - 9} 0V-46H{x + 9}V0Z", fill=ink("wall"))
        + shade(f"M{x + 3} 0V-46H{x + 9}V0Z")
        + path(f"M{x - 11}-46C{x - 11}-58 {x - 4}-62 {x}-66C{x + 4}-62 {x + 11}-58 {x + 11}-46Z", fill=ink(colour))
        for x in (-50, 50)
    )
    doors = "".join(f"M{x} 0V-15a4.5 4.5 0 0 1 9 0V0Z" for x in (-38, -16.5, -4.5, 7.5, 29))
    panes = "".join(f"M{x}-38h5v9h-5z" for x in (-52.5, 47.5)) + "M-14-40h6v8h-6zM-3-40h6v8h-6zM8-40h6v8h-6z"
    return Picture(wing + hall + dome + lantern + flag + towers + path(doors + panes, fill=ink("glass")), 132, 98)


def hotel(colour: str = "hot", floors: int = 4, wide: float = 54) -> Picture:
    """A seaside hotel: rows of windows under striped awnings."""
    half, high = wide / 2, floors * 13.0 + 8
    walls = path(f"M-{num(half)} 0V-{num(high)}H{num(half)}V0Z", fill=ink("wall"))
    roof = path(f"M-{num(half + 3)}-{num(high)}H{num(half + 3)}v-5H-{num(half + 3)}Z", fill=ink(colour))
    columns = max(2, int(wide / 13))
    gap = wide / columns
    panes, awnings = [], []
    for floor in range(floors):
        for i in range(columns):
            x, y = -half + gap * (i + 0.5), -(floor * 13.0 + 15)
            panes.append(f"M{num(x - 3)} {num(y)}h6v8h-6z")
            awnings.append(f"M{num(x - 4.5)} {num(y + 1)}L{num(x - 3)} {num(y - 2)}h6l1.5 3z")
    side = shade(f"M{num(half - 8)} 0V-{num(high)}H{num(half)}V0Z")
    return Picture(
        walls + side + path("".join(panes), fill=ink("glass")) + path("".join(awnings), fill=ink("hot")) + roof,
        wide + 6,
        high + 5,
    )


def lighthouse(colour: str = "hot") -> Picture:
    shaft = path("M-9 0L-6-54H6L9 0Z", fill=ink("sheet"))
    bands = path("M-8.3-12H8.3L7.7-24H-7.7ZM-7-36H7L6.4-47H-6.4Z", fill=ink(colour))
    room = path("M-9-54H9V-57H-9ZM-5-57V-66H5V-57Z", fill=ink("sand")) + path("M-7-66H7L0-74Z", fill=ink("dark"))
    return Picture(shaft + bands + shade("M2 0L1.5-54H6L9 0Z") + room, 20, 74)


def yacht(colour: str = "sheet") -> Picture:
    """A motor yacht lying off the quay."""
    hull = path("M-26-6H30L24 4H-20Z", fill=ink(colour)) + path("M-23-1H27L24 4H-20Z", fill=ink("dark"))
    decks = path("M-16-6V-13H14L20-6ZM-10-13V-19H6L12-13Z", fill=ink("wall-2"))
    panes = path("M-12-11.5H12L15-8.5H-12ZM-7-17.5H4L7-15H-7Z", fill=ink("glass"))
    mast = path("M-4-19V-30", stroke=ink("dark"), stroke_width=1.3) + path("M-4-30l9 2.6l-9 2.8z", fill=ink("hot"))
    wake = path("M-34 8q5-4 10 0t10 0t10 0t10 0", stroke=ink("wave"), stroke_width=1.6, fill="none")
    return Picture(hull + decks + panes + mast + wake, 60, 32)


def parasol(colour: str = "hot") -> Picture:
    panels = "".join(
        path(d, fill=ink(name))
        for d, name in (
            ("M-11-11C-10-19-4-22 0-22C4-22 10-19 11-11Z", colour),
            ("M-5-11C-5-18-2-21 0-22C2-21 5-18 5-11Z", "sheet"),
        )
    )
    return Picture(path("M0 0V-11", stroke=ink("dark"), stroke_width=1.4) + panels, 22, 22)


def chapel(colour: str = "hot") -> Picture:
    nave = path("M-14 0V-16L0-26L14-16V0Z", fill=ink("wall")) + path(
        "M-17-14L0-28L17-14L14-12L0-23L-14-12Z", fill=ink(colour)
    )
    bell = path("M-5-24V-38H5V-24L0-28Z", fill=ink("wall")) + path("M-7-38H7L0-47Z", fill=ink(colour))
    return Picture(
        bell + nave + shade("M3 0V-24L14-16V0Z") + path("M-4 0V-8a4 4 0 0 1 8 0V0zM-2-30h4v-4h-4z", fill=ink("glass")),
        34,
        47,
    )
