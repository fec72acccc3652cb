"""Downforce's cars from above: closed canopy, covered wheels, a wing; each with number and pattern."""

from __future__ import annotations

from paddock.drawing import cars
from paddock.drawing.cars import STRIPES, CarShapes, Livery, shadow
from paddock.drawing.downforce.palette import PALETTE
from paddock.drawing.ink.inks import PAPER
from paddock.drawing.ink.pen import Point, path, placed, text

NAVY = "#12355B"
NIGHT_BLUE = "#0B1B2E"
BODY = (
    "M24-2.6C24-6 22-8 18-8.7L11-9.5C8-9.5 6-8 3-7.8L-4-8C-8-8.2-9-9.9-13-9.9L-20-9.5L-22-7V7L-20 9.5"
    "L-13 9.9C-9 9.9-8 8.2-4 8L3 7.8C6 8 8 9.5 11 9.5L18 8.7C22 8 24 6 24 2.6Z"
)
WHEELS = "M8.5-11h8v4h-8zM8.5 7h8v4h-8zM-18-11.6h9v4h-9zM-18 7.6h9v4h-9z"
WING = "M-26-11H-21.5V11H-26Z"
CANOPY = "M6.5 0C6.5-4 3-5.8-2.5-5.8C-9-5.8-13.5-3.4-17.5 0C-13.5 3.4-9 5.8-2.5 5.8C3 5.8 6.5 4 6.5 0Z"
ROOF = "M-1.2-4.6Q-4.6-4.8-8.4-3.4V3.4Q-4.6 4.8-1.2 4.6Q.4 0-1.2-4.6Z"
LAMPS = "M19.5-9.4L23.8-5.4M19.5 9.4L23.8 5.4"
WHOLE = BODY + WHEELS + WING
NUMBER = 13.4
"""Where the roundel sits on the car."""

LIVERIES = (
    Livery("black", "1", "chevron", PAPER),
    Livery("red", "2", "centre", PAPER),
    Livery("orange", "3", "nose and tail", NAVY),
    Livery("blue", "4", "twin", PAPER),
    Livery("green", "5", "hoops", PAPER),
    Livery("yellow", "6", "halves", NAVY),
)
"""The six cars. They belong to nobody until the auction, so they are counted apart from the seats."""


def check_car(car: int) -> int:
    """The car itself, or a ValueError that names the cars there are."""
    if car not in range(len(LIVERIES)):
        names = ", ".join(f"{i} {livery.name}" for i, livery in enumerate(LIVERIES))
        raise ValueError(f"there is no car {car!r}; cars are {names}")
    return car


def car_ink(car: int) -> str:
    """A CSS reference to the car's colour."""
    return f"var(--car-{check_car(car)})"


def draw_car(car: int, clip: str, at: Point = (0.0, 0.0), angle: float = 0.0, size: float = 1.0) -> str:
    """A car with its nose along `angle`, 50 long and 23 wide; its number stays upright."""
    parts = [
        path(WHOLE, transform=shadow(angle, 2, 2.8), fill="#000", opacity=0.35),
        _body(LIVERIES[check_car(car)], car_ink(car), clip),
        _roundel(LIVERIES[car].number, angle),
    ]
    return f'<g class="car" data-car="{car}">{placed("".join(parts), at, angle, size)}</g>'


def _body(livery: Livery, colour: str, clip: str) -> str:
    """A car along the x axis without its number."""
    stripes = path(STRIPES[livery.stripes], fill=livery.stripe_ink, transform="scale(1.12 1.15)")
    lamps = path(LAMPS, stroke="#FFF3C4", stroke_width=2.2)
    parts = [
        path(WHOLE, fill=PAPER, stroke=PAPER, stroke_width=2.6, stroke_linejoin="round"),
        path(WHEELS, fill="#0B1320"),
        path(BODY, fill=colour),
        f'<g clip-path="url(#{clip})">{stripes}{lamps}</g>',
        path(CANOPY, fill=NIGHT_BLUE),
        path(ROOF, fill=colour),
        path("M3.6-3.8Q5.4 0 3.6 3.8", stroke="#CFE8E4", stroke_width=1.2, fill="none"),
        path(WING, fill=colour, stroke=NIGHT_BLUE, stroke_width=0.8),
    ]
    return "".join(parts)


def draw_ghost(car: int, at: Point, angle: float, size: float = 1.0) -> str:
    """A see-through car: where it would end up."""
    parts = [_ghost(car_ink(car)), _roundel(LIVERIES[car].number, angle)]
    return f'<g class="ghost" data-car="{car}">{placed("".join(parts), at, angle, size)}</g>'


def _ghost(colour: str) -> str:
    parts = [
        path(WHEELS + WING, fill=PAPER, opacity=0.6),
        path(BODY, fill=colour, fill_opacity=0.5, stroke=PAPER, stroke_width=1.7),
        path(CANOPY, fill="none", stroke=PAPER, stroke_width=1.2),
    ]
    return "".join(parts)


def shapes() -> CarShapes:
    """All cars in pieces, for a page that moves them; their inks are the page's own, by day and by night."""
    clip = "downforce-body"
    return {
        "box": [-29, -14, 58, 28],
        "defs": cars.stripe_clip(clip, BODY),
        "shade": WHOLE,
        "number": [NUMBER, 0],
        "cars": [
            cars.pieces(livery, ink, body=_body(livery, ink, clip), ghost=_ghost(ink), roundel=_disc(livery.number))
            for livery, ink in ((livery, car_ink(car)) for car, livery in enumerate(LIVERIES))
        ],
    }


def car_svg(car: int, *, theme: str = "day", angle: float = 0.0, prefix: str | None = None) -> str:
    """One car as an SVG of its own, for lists and notebooks; `prefix` begins its class and ids."""
    return cars.picture(
        LIVERIES[check_car(car)],
        lambda clip: draw_car(car, clip, angle=angle),
        BODY,
        prefix=prefix or f"paddock-downforce-car-{car}",
        theme=theme,
        angle=angle,
        palette=PALETTE,
        room=(30, 16, 29),
    )


def _disc(number: str) -> str:
    return f'<circle r="6.2" fill="{PAPER}"/>' + text(number, "number", (0, 4))


def _roundel(number: str, angle: float) -> str:
    return placed(_disc(number), (NUMBER, 0), -angle)
