"""Formula D's cars from above: open wheels, a wing before and one behind; ten that differ in number and pattern."""

from __future__ import annotations

from paddock.drawing import cars
from paddock.drawing.cars import CarShapes, Livery, shadow
from paddock.drawing.formula_d.palette import PALETTE
from paddock.drawing.heat.cars import LIVERIES as FIRST_SIX
from paddock.drawing.ink.inks import PAPER
from paddock.drawing.ink.pen import Point, path, placed, text

ASPHALT = "#22252A"
TYRE = "#121315"
BODY = (
    "M20-2.4C15-3.4 12-5 9-6.2C5-7.6 2-8.8-2-9H-12L-16-6.4H-20V6.4H-16L-12 9H-2C2 8.8 5 7.6 9 6.2C12 5 15 3.4 20 2.4Z"
)
FRONT_WING = "M15.6-12H20.6L21.6-2.4V2.4L20.6 12H15.6Z"
REAR_WING = "M-22.4-11.6H-16.6V11.6H-22.4Z"
PAINTED = BODY + FRONT_WING + REAR_WING
"""What stripes are kept to."""
WHEELS = "M6-13h8v5.6h-8zM6 7.4h8v5.6h-8zM-16.4-13.6h10.4v6.4h-10.4zM-16.4 7.2h10.4v6.4h-10.4z"
ARMS = "M7 0L10-10M12 0L10-10M7 0L10 10M12 0L10 10M-13-9L-11-12M-13 9L-11 12"
WHOLE = BODY + WHEELS + FRONT_WING + REAR_WING
HELMET = -9.6
NUMBER = 3.4
"""Where the roundel sits on the car."""

STRIPES = {
    **cars.STRIPES,
    "band": "M-7-14H3V14H-7Z",
    "sash": "M-23 3L-23 14L-6 14L22-4L22-14L8-14Z",
    "quarters": "M0-14H24V0H0ZM-24 0H0V14H-24Z",
    "dots": "".join(
        f"M{x - 2} {y}a2 2 0 1 0 4 0a2 2 0 1 0-4 0"
        for x, y in ((-18, -4), (-18, 4), (-13, 0), (-8, -6), (-8, 6), (12, -2), (12, 2), (18, -8), (18, 8), (18, 0))
    ),
}

LIVERIES = (
    *FIRST_SIX,
    Livery("orange", "03", "band", ASPHALT),
    Livery("purple", "27", "sash", PAPER),
    Livery("white", "44", "quarters", "#C8102E"),
    Livery("brown", "66", "dots", "#FFC629"),
)
"""The car of each seat, by seat number: the first six as in Heat, and four more."""


def check_seat(seat: int) -> int:
    """The seat itself, or a ValueError that names the seats there are."""
    return cars.check_seat(seat, LIVERIES)


def seat_ink(seat: int) -> str:
    """A CSS reference to the seat's colour."""
    return f"var(--racer-{check_seat(seat)})"


def draw_car(seat: int, clip: str, at: Point = (0.0, 0.0), angle: float = 0.0, size: float = 1.0) -> str:
    """A car with its nose along `angle`, 44 long and 27 wide; its number stays upright."""
    parts = [
        path(WHOLE, transform=shadow(angle), fill="#000", opacity=0.35),
        _body(LIVERIES[check_seat(seat)], seat_ink(seat), clip),
        _roundel(LIVERIES[seat].number, angle),
    ]
    return f'<g class="car" data-seat="{seat}">{placed("".join(parts), at, angle, size)}</g>'


def _body(livery: Livery, colour: str, clip: str) -> str:
    """A car along the x axis without its number."""
    parts = [
        path(WHOLE, fill=PAPER, stroke=PAPER, stroke_width=3.4, stroke_linejoin="round"),
        path(ARMS, stroke=ASPHALT, stroke_width=1.4),
        path(WHEELS, fill=TYRE),
        path(PAINTED, fill=colour, stroke=ASPHALT, stroke_width=0.9),
        path(STRIPES[livery.stripes], fill=livery.stripe_ink, clip_path=f"url(#{clip})"),
        path("M-16.6-11.6V11.6M15.6-12V-3M15.6 12V3", stroke=ASPHALT, stroke_width=0.9),
        f'<circle cx="{HELMET}" r="4.6" fill="{TYRE}"/><circle cx="{HELMET}" r="3.3" fill="{PAPER}"/>',
        path(f"M{HELMET + 1.2}-3A3.3 3.3 0 0 1{HELMET + 1.2} 3Z", fill=colour, stroke=TYRE, stroke_width=0.7),
    ]
    return "".join(parts)


def draw_ghost(seat: int, at: Point, angle: float, size: float = 1.0) -> str:
    """A see-through car: where a seat would end up."""
    parts = [_ghost(seat_ink(seat)), _roundel(LIVERIES[seat].number, angle)]
    return f'<g class="ghost" data-seat="{seat}">{placed("".join(parts), at, angle, size)}</g>'


def _ghost(colour: str) -> str:
    return path(WHEELS, fill=PAPER, opacity=0.6) + path(
        PAINTED, fill=colour, fill_opacity=0.5, stroke=PAPER, stroke_width=2
    )


def shapes() -> CarShapes:
    """All cars in pieces, for a page that moves them."""
    inks = PALETTE["day"]
    clip = "formula_d-painted"
    return {
        "box": [-28, -17, 56, 34],
        "defs": cars.stripe_clip(clip, PAINTED),
        "shade": WHOLE,
        "number": [NUMBER, 0],
        "cars": [
            cars.pieces(livery, ink, body=_body(livery, ink, clip), ghost=_ghost(ink), roundel=_disc(livery.number))
            for livery, ink in ((livery, inks[f"racer-{seat}"]) for seat, livery in enumerate(LIVERIES))
        ],
    }


def car_svg(seat: int, *, theme: str = "day", angle: float = 0.0, prefix: str | None = None) -> str:
    """One car as an SVG of its own, for lists and notebooks; `prefix` begins its class and ids."""
    return cars.picture(
        LIVERIES[check_seat(seat)],
        lambda clip: draw_car(seat, clip, angle=angle),
        PAINTED,
        prefix=prefix or f"paddock-formula-d-car-{seat}",
        theme=theme,
        angle=angle,
        palette=PALETTE,
        room=(28, 17, 28),
    )


def _disc(number: str) -> str:
    words = text(number, "number", (0, 4.6), length=11)
    disc = f'<circle r="7.6" fill="{PAPER}" stroke="{ASPHALT}" stroke-width=".8"/>'
    return disc + f'<g style="font-size:13px">{words}</g>'


def _roundel(number: str, angle: float) -> str:
    return placed(_disc(number), (NUMBER, 0), -angle)
