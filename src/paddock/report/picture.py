"""The board before a decision, as everybody saw it, looked at from near."""

from __future__ import annotations

import re

from .. import drawing
from ..race import Race
from .judged import Verdict
from .moments import at_entry

CAR = r'<g class="car" data-seat="{}"><g transform="translate\(([-\d.]+)[ ,]([-\d.]+)\)'
BOX = re.compile(r'viewBox="([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+)"')
NEAR = 2.6
"""How many times nearer than the whole board."""
SHAPE = 0.45
"""Height by width."""


def picture(race: Race, verdict: Verdict, theme: str = "day") -> str:
    """The board as SVG, with the seat's car in the middle where it has one."""
    of = race.game
    s = at_entry(race, verdict.entry)
    svg = drawing.of(of).race(of.setup.circuit(race.settings["circuit"]), of.view.view(s, None), theme)
    return close_up(svg, verdict.seat)


def close_up(svg: str, seat: int) -> str:
    """A drawing cut to a band around a seat's car, or around its middle."""
    box = BOX.search(svg)
    if box is None:
        return svg
    left, top, width, height = map(float, box.groups())
    car = re.search(CAR.format(seat), svg)
    x, y = (float(car[1]), float(car[2])) if car else (left + width / 2, top + height / 2)
    wide = width / NEAR if car else width
    high = min(height, wide * SHAPE)
    at_x = min(max(left, x - wide / 2), left + width - wide)
    at_y = min(max(top, y - high / 2), top + height - high)
    return svg[: box.start()] + f'viewBox="{at_x:.0f} {at_y:.0f} {wide:.0f} {high:.0f}"' + svg[box.end() :]
