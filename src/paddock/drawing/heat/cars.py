"""Heat's cars from above: cigar-shaped, told apart by number and stripes as well as by colour."""

from __future__ import annotations

from paddock.drawing import cars
from paddock.drawing.cars import STRIPES, CarShapes, Livery, shadow
from paddock.drawing.ink.inks import PAPER
from paddock.drawing.ink.pen import Point, path, placed, text

TYRE = "#161412"
BODY = (
    "M21.5 0C21.5-4.6 16.5-8 9-8.6C1-9.5-8-9.5-13.5-8.3C-18.5-7.1-20.5-4.2-20.5 0"
    "C-20.5 4.2-18.5 7.1-13.5 8.3C-8 9.5 1 9.5 9 8.6C16.5 8 21.5 4.6 21.5 0Z"
)
WHEELS = "M7-13.2h8.6v5.2h-8.6zM7 8h8.6v5.2h-8.6zM-17.5-13.8h10.4v6.2h-10.4zM-17.5 7.6h10.4v6.2h-10.4z"
AXLES = "M10.8-10V10M-11.8-10V10M8-10L14 10M14-10L8 10"
WHOLE = BODY + WHEELS
COCKPIT = "M-13 0C-13-3.9-10.5-5-7.8-5C-4.8-5-3-3.6-3 0C-3 3.6-4.8 5-7.8 5C-10.5 5-13 3.9-13 0Z"
NUMBER = 7.6
"""Where the roundel sits on the car."""

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
    return cars.check_seat(seat, LIVERIES)


def seat_ink(seat: int) -> str:
    """A CSS reference to the seat's colour."""
    return f"var(--seat-{check_seat(seat)})"


def draw_car(seat: int, clip: str, at: Point = (0.0, 0.0), angle: float = 0.0, size: float = 1.0) -> str:
    """A car with its nose along `angle`, 43 long and 28 wide; its number stays upright."""
    parts = [
        path(WHOLE, transform=shadow(angle), fill="#000", opacity=0.35),
        _body(LIVERIES[check_seat(seat)], seat_ink(seat), clip),
        _roundel(LIVERIES[seat].number, angle),
    ]
    return f'<g class="car" data-seat="{seat}">{placed("".join(parts), at, angle, size)}</g>'


def _body(livery: Livery, colour: str, clip: str) -> str:
    """A car along the x axis without its number."""
    parts = [
        path(WHOLE, fill="none", stroke=PAPER, stroke_width=3, stroke_linejoin="round"),
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
    ]
    return "".join(parts)


def draw_ghost(seat: int, at: Point, angle: float, size: float = 1.0) -> str:
    """A see-through car: where a seat would end up."""
    parts = [_ghost(seat_ink(seat)), _roundel(LIVERIES[seat].number, angle)]
    return f'<g class="ghost" data-seat="{seat}">{placed("".join(parts), at, angle, size)}</g>'


def _ghost(colour: str) -> str:
    parts = [
        path(WHEELS, fill=PAPER, opacity=0.6),
        path(BODY, fill=colour, fill_opacity=0.5, stroke=PAPER, stroke_width=1.7),
        f'<circle cx="-8" r="4.4" fill="none" stroke="{PAPER}" stroke-width="1.2"/>',
    ]
    return "".join(parts)


def shapes() -> CarShapes:
    """All cars in pieces, for a page that moves them; their inks are the page's own, by day and by night."""
    clip = "heat-body"
    return {
        "box": [-27, -15, 54, 30],
        "defs": cars.stripe_clip(clip, BODY),
        "shade": WHOLE,
        "number": [NUMBER, 0],
        "cars": [
            cars.pieces(livery, ink, body=_body(livery, ink, clip), ghost=_ghost(ink), roundel=_disc(livery.number))
            for livery, ink in ((livery, f"var(--seat-{livery.name})") for livery in LIVERIES)
        ],
    }


def car_svg(seat: int, *, theme: str = "day", angle: float = 0.0, prefix: str | None = None) -> str:
    """One car as an SVG of its own, for lists and notebooks; `prefix` begins its class and ids."""
    return cars.picture(
        LIVERIES[check_seat(seat)],
        lambda clip: draw_car(seat, clip, angle=angle),
        BODY,
        prefix=prefix or f"paddock-car-{seat}",
        theme=theme,
        angle=angle,
        palette={},
        room=(28, 17, 28),
    )


def _disc(number: str) -> str:
    return f'<circle r="6.9" fill="{PAPER}"/>' + text(number, "number", (0, 4.2), length=9.6)


def _roundel(number: str, angle: float) -> str:
    return placed(_disc(number), (NUMBER, 0), -angle)
