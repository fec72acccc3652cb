"""Scenery of large cities: a mosque, towers of glass, a dome."""

from __future__ import annotations

import math

from paddock.drawing.ink.inks import ink
from paddock.drawing.ink.pen import num, path
from paddock.drawing.scenery.things import Picture, shade


def mosque(colour: str = "stone-2") -> Picture:
    """A large dome between half domes, and four minarets."""
    walls = path("M-34 0V-18H34V0Z", fill=ink("wall")) + shade("M14 0V-18H34V0Z")
    domes = path("M-33-18A13 13 0 0 1-7-18ZM7-18A13 13 0 0 1 33-18ZM-18-20C-18-46 18-46 18-20Z", fill=ink(colour))
    dark = shade("M2-39.4C12-38 18-30 18-20H6C10-27 8-35 2-39.4Z")
    spires = "".join(
        path(f"M{x - 2.2} 0V-50H{x + 2.2}V0Z", fill=ink("wall"))
        + path(f"M{x - 2.8}-50H{x + 2.8}L{x}-64ZM{x - 3.4}-36H{x + 3.4}V-33H{x - 3.4}Z", fill=ink(colour))
        for x in (-42, -26, 26, 42)
    )
    doors = "".join(f"M{x} 0V-8a3.4 3.4 0 0 1 6.8 0V0Z" for x in (-22, -3.4, 15))
    finial = path("M0-39V-47", stroke=ink("sand"), stroke_width=1.8)
    return Picture(spires + walls + domes + dark + finial + path(doors, fill=ink("dark")), 92, 64)


def skyline(colour: str = "stand", towers: int = 5) -> Picture:
    """Towers of glass in a row, each of its own height, some windows lit."""
    heights = (46, 68, 54, 80, 60, 72, 50)
    parts, left = [], -9.0 * towers
    for i in range(towers):
        x, high = left + 18 * i, heights[i % len(heights)]
        face = ink(colour if i % 2 else "stone-2")
        parts.append(path(f"M{num(x)} 0V-{high}H{num(x + 16)}V0Z", fill=face) + shade(f"M{num(x + 10)} 0V-{high}h6V0Z"))
        panes = "".join(f"M{num(x + 3)} {-y}h3v3h-3zM{num(x + 8)} {-y}h3v3h-3z" for y in range(10, high - 3, 8))
        parts.append(path(panes, fill=ink("sand" if i % 2 else "glass")))
    return Picture("".join(parts), 18.0 * towers, 80)


def dome(colour: str = "stone") -> Picture:
    """A ball of struts and panes on a plinth."""
    centre, reach = -30.0, 30.0
    ball = f'<circle cy="{num(centre)}" r="{num(reach)}" fill="{ink(colour)}"/>'
    rings = "".join(
        f"M{num(-wide)} {num(centre + drop)}H{num(wide)}"
        for drop in (-22, -11, 0, 11, 22)
        for wide in [math.sqrt(reach**2 - drop**2)]
    )
    ribs = "".join(f"M0-60Q{num(bow)} -30 0 0" for bow in (-58, -30, 0, 30, 58))
    struts = path(rings + ribs, fill="none", stroke=ink("stand"), stroke_width=1.1)
    return Picture(ball + struts + shade("M0-60A30 30 0 0 1 0 0Q24-30 0-60Z") + _plinth(), 60, 60)


def _plinth() -> str:
    return path("M-18 0H18V-4H-18Z", fill=ink("dark"))
