"""What the cars of all games share: how a livery is told, patterns, shadow, and a car as a picture of its own."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypedDict

from paddock.drawing.ink.inks import CAR_STROKES, Palette, check_prefix, check_theme, stylesheet
from paddock.drawing.ink.pen import num

STRIPES = {
    "centre": "M-22-1.9H22V1.9H-22Z",
    "twin": "M-22-5.6H22V-3H-22ZM-22 3H22V5.6H-22Z",
    "nose and tail": "M14-9H24V9H14ZM-22-9H-14V9H-22Z",
    "chevron": "M23 0L14-10H9L18 0L9 10H14ZM-9 0L-19-10H-25L-15 0L-25 10H-19ZM-1 0L-9-10H-13L-5 0L-13 10H-9Z",
    "halves": "M-22 0H22V9H-22Z",
    "hoops": "M14.5-9H17.5V9H14.5ZM-12.5-9H-9.5V9H-12.5ZM-18-9H-15V9H-18Z",
}


@dataclass(frozen=True)
class Livery:
    """How a car is painted."""

    name: str
    number: str
    stripes: str
    stripe_ink: str


class CarPieces(TypedDict):
    """A car in pieces, along the x axis: SVG of its body without the number, of its ghost, and of the roundel with the
    number; `stripes` names its pattern."""

    colour: str
    number: str
    ink: str
    stripes: str
    stripe_ink: str
    body: str
    ghost: str
    roundel: str


class CarShapes(TypedDict):
    """The cars of a game, for a page that moves them: the box around one, what their SVG refers to, the outline of its
    shadow, where its number sits, and each of them."""

    box: list[float]
    defs: str
    shade: str
    number: list[float]
    cars: list[CarPieces]


def pieces(livery: Livery, ink: str, *, body: str, ghost: str, roundel: str) -> CarPieces:
    """A car in pieces, painted in an ink."""
    return {
        "colour": livery.name,
        "number": livery.number,
        "ink": ink,
        "stripes": livery.stripes,
        "stripe_ink": livery.stripe_ink,
        "body": body,
        "ghost": ghost,
        "roundel": roundel,
    }


def check_seat(seat: int, liveries: tuple[Livery, ...]) -> int:
    """The seat itself, or a ValueError that names the seats there are."""
    if seat not in range(len(liveries)):
        raise ValueError(f"there is no seat {seat!r}; seats are 0 to {len(liveries) - 1}")
    return seat


def stripe_clip(name: str, body: str) -> str:
    """The clip path that keeps stripes on the body; a drawing with cars holds one, under this id."""
    return f'<clipPath id="{name}"><path d="{body}"/></clipPath>'


def shadow(angle: float, right: float = 2.4, down: float = 3.0) -> str:
    """The shadow falls to the lower right of the board whichever way the car points."""
    a = math.radians(-angle)
    x, y = right * math.cos(a) - down * math.sin(a), right * math.sin(a) + down * math.cos(a)
    return f"translate({num(x)} {num(y)})"


def picture(
    livery: Livery,
    draw: Callable[[str], str],
    clip: str,
    *,
    prefix: str,
    theme: str,
    angle: float,
    palette: Palette,
    room: tuple[int, int, int],
) -> str:
    """One car as an SVG of its own. `draw` gets the id of its clip path; `room` is half its width, and half its height
    when it lies along and when it leans."""
    name = check_prefix(prefix)
    wide, along, leaning = room
    reach = leaning if angle % 180 else along
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="{name} {check_theme(theme)}" role="img" '
        f'aria-label="{livery.name} {livery.number}" viewBox="{-wide} {-reach} {2 * wide} {2 * reach}">'
        + stylesheet(name, palette, CAR_STROKES)
        + f"<defs>{stripe_clip(f'{name}-body', clip)}</defs>{draw(f'{name}-body')}</svg>"
    )
