"""Heat's cars from above: cigar-shaped, told apart by number and stripes as well as by colour."""

from __future__ import annotations

import math
from dataclasses import dataclass

from paddock.drawing.ink import CAR_STROKES, PAPER, check_prefix, check_theme, stylesheet
from paddock.drawing.pen import Point, num, path, placed, text

TYRE = "#161412"
BODY = (
    "M21.5 0C21.5-4.6 16.5-8 9-8.6C1-9.5-8-9.5-13.5-8.3C-18.5-7.1-20.5-4.2-20.5 0"
    "C-20.5 4.2-18.5 7.1-13.5 8.3C-8 9.5 1 9.5 9 8.6C16.5 8 21.5 4.6 21.5 0Z"
)
WHEELS = "M7-13.2h8.6v5.2h-8.6zM7 8h8.6v5.2h-8.6zM-17.5-13.8h10.4v6.2h-10.4zM-17.5 7.6h10.4v6.2h-10.4z"
AXLES = "M10.8-10V10M-11.8-10V10M8-10L14 10M14-10L8 10"
COCKPIT = "M-13 0C-13-3.9-10.5-5-7.8-5C-4.8-5-3-3.6-3 0C-3 3.6-4.8 5-7.8 5C-10.5 5-13 3.9-13 0Z"

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
    """How a seat's car is painted."""

    name: str
    number: str
    stripes: str
    stripe_ink: str


LIVERIES = (
    Livery("red", "07", "centre", PAPER),
    Livery("blue", "12", "twin", PAPER),
    Livery("yellow", "21", "nose and tail", "#1E1B18"),
    Livery("black", "05", "chevron", "#E7B65B"),
    Livery("grey", "33", "halves", "#1F6F78"),
    Livery("green", "88", "hoops", PAPER),
)
"""The car of each seat, by seat number."""


def check_seat(seat: int) -> int:
    """The seat itself, or a ValueError that names the seats there are."""
    if seat not in range(len(LIVERIES)):
        raise ValueError(f"there is no seat {seat!r}; seats are 0 to {len(LIVERIES) - 1}")
    return seat


def seat_ink(seat: int) -> str:
    """A CSS reference to the seat's colour."""
    return f"var(--seat-{check_seat(seat)})"


def stripe_clip(name: str) -> str:
    """The clip path that keeps stripes on the body; a drawing with cars holds one, under this id."""
    return f'<clipPath id="{name}"><path d="{BODY}"/></clipPath>'


def draw_car(seat: int, clip: str, at: Point = (0.0, 0.0), angle: float = 0.0, size: float = 1.0) -> str:
    """A car with its nose along `angle`, 43 long and 28 wide; its number stays upright."""
    livery, colour = LIVERIES[check_seat(seat)], seat_ink(seat)
    parts = [
        path(BODY + WHEELS, transform=f"translate({_shadow(angle)})", fill="#000", opacity=0.35),
        path(BODY + WHEELS, fill="none", stroke=PAPER, stroke_width=3, stroke_linejoin="round"),
        path(AXLES, stroke="#8E877C", stroke_width=1.1),
        path(WHEELS, fill=TYRE),
        path("M-16-2.6H-21.8M-16 2.6H-21.8", stroke="#CFC6B6", stroke_width=1.9, stroke_linecap="round"),
        path(BODY, fill=colour),
        path(STRIPES[livery.stripes], fill=livery.stripe_ink, clip_path=f"url(#{clip})"),
        path("M19.2-2.4Q20.6 0 19.2 2.4", stroke=TYRE, stroke_width=1.8, fill="none", stroke_linecap="round"),
        path(COCKPIT, fill=TYRE),
        path("M-2.4-4.8Q0 0-2.4 4.8", stroke="#CFE8E4", stroke_width=1.3, fill="none"),
        f'<circle cx="-8.4" r="3.1" fill="{PAPER}"/>',
        path("M-7.2-2.8A3.1 3.1 0 0 1-7.2 2.8Z", fill=colour, stroke=TYRE, stroke_width=0.7),
        _roundel(livery.number, angle),
    ]
    return f'<g class="car" data-seat="{seat}">{placed("".join(parts), at, angle, size)}</g>'


def draw_ghost(seat: int, at: Point, angle: float, size: float = 1.0) -> str:
    """A see-through car: where a seat would end up."""
    parts = [
        path(WHEELS, fill=PAPER, opacity=0.6),
        path(BODY, fill=seat_ink(seat), fill_opacity=0.5, stroke=PAPER, stroke_width=1.7),
        f'<circle cx="-8" r="4.4" fill="none" stroke="{PAPER}" stroke-width="1.2"/>',
        _roundel(LIVERIES[seat].number, angle),
    ]
    return f'<g class="ghost" data-seat="{seat}">{placed("".join(parts), at, angle, size)}</g>'


def car_svg(seat: int, *, theme: str = "day", angle: float = 0.0, prefix: str | None = None) -> str:
    """One car as an SVG of its own, for lists and notebooks; `prefix` begins its class and ids."""
    check_seat(seat)
    name = check_prefix(prefix or f"paddock-car-{seat}")
    reach = 28 if angle % 180 else 17
    label = f"{LIVERIES[seat].name} {LIVERIES[seat].number}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="{name} {check_theme(theme)}" role="img" '
        f'aria-label="{label}" viewBox="-28 {-reach} 56 {2 * reach}">'
        + stylesheet(name, {}, CAR_STROKES)
        + f"<defs>{stripe_clip(f'{name}-body')}</defs>{draw_car(seat, f'{name}-body', angle=angle)}</svg>"
    )


def _roundel(number: str, angle: float) -> str:
    words = text(number, "number", (0, 4.2), length=9.6)
    return placed(f'<circle r="6.9" fill="{PAPER}"/>{words}', (7.6, 0), -angle)


def _shadow(angle: float) -> str:
    """The shadow falls to the lower right of the board whichever way the car points."""
    a = math.radians(-angle)
    return f"{num(2.4 * math.cos(a) - 3 * math.sin(a))} {num(2.4 * math.sin(a) + 3 * math.cos(a))}"
