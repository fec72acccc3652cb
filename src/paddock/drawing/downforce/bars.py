"""Downforce's cards: bars as long as they are fast, in the pattern of their car; speed 8; the powers."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from paddock.drawing.cars import stripe_clip
from paddock.drawing.downforce.cars import BODY, LIVERIES, NAVY, check_car, draw_car
from paddock.drawing.downforce.palette import PALETTE
from paddock.drawing.ink.inks import CAR_STROKES, PAPER, check_prefix, check_theme, stylesheet
from paddock.drawing.ink.pen import num, path, placed, text

WIDE, HIGH = 100, 140
WHITE = "white"
COLOURS = tuple(livery.name for livery in LIVERIES)
FASTEST = 8
MOST_BARS = 6

CARD_STROKES = """
text{font-family:%FONT%;text-anchor:middle}
.value{font-weight:900;font-style:italic}
.index{font-size:25px;font-weight:900}
.power{fill:none;stroke:#FBF5EA;stroke-width:4.4;stroke-linecap:round;stroke-linejoin:round}
.solid{fill:#FBF5EA}
"""
SEA = "M0 128Q12 122 25 128T50 128T75 128T100 128V140H0Z"
BLADE = "M-10 150L70-10H100L20 150Z"

POWERS = {
    "aggressive": path("M-22 0H14", "power")
    + path("M4-11L16 0L4 11", "power")
    + path("M21-16H27L33 0L27 16H21L27 0Z", fill="#FF6B4A")
    + path("M-30-9h14M-30 9h14", "power"),
    "cunning": path("M0-20A20 20 0 1 1-.1-20Z", "power")
    + path("M-20 0H-6M6 0H20M0 6V20", "power")
    + '<circle r="6" fill="#FF6B4A"/>',
    "determined": path("M-30-9H-12V9H-30ZM-8-9H10V9H-8Z", "power")
    + path("M14-9L32-13L35 11L14 9Z", fill="none", stroke="#FF6B4A", stroke_width=4.4, stroke_linejoin="round")
    + path("M-21-20H24M16-27L25-20L16-13", "power"),
    "strategic": path("M-26-20H26M-26 20H8", "power")
    + path("M-26 0H16", stroke="#FF6B4A", stroke_width=4.4, stroke_dasharray="4 7", stroke_linecap="round")
    + path("M22-8L34 8M34-8L22 8", stroke="#FF6B4A", stroke_width=4.4, stroke_linecap="round"),
    "tricky": path("M-28 20H8M-28 2H-4M-28-16H-12", "power")
    + path("M24 22V-16", stroke="#FF6B4A", stroke_width=5, stroke_linecap="round")
    + path("M13-6L24-19L35-6", fill="none", stroke="#FF6B4A", stroke_width=5, stroke_linejoin="round"),
    "unpredictable": path("M-28-22H8V-6H-28ZM-28 6H8V22H-28Z", "power")
    + path("M-22 22L-12 6M-10 22L0 6", "power", stroke_width=2)
    + path("M14 14C34 12 34-12 18-14", fill="none", stroke="#FF6B4A", stroke_width=4.6, stroke_linecap="round")
    + path("M27-21L15-14L25-5", fill="none", stroke="#FF6B4A", stroke_width=4.6, stroke_linejoin="round"),
}
"""A pictogram for each power, in a box of 70 by 56 around (0, 0)."""

Bars = Sequence[tuple[str, int]]


def card_svg(bars: Bars, *, theme: str = "day", prefix: str | None = None) -> str:
    """A speed card, its bars from the top down as (colour or "white", value)."""
    if not 0 < len(bars) <= MOST_BARS:
        raise ValueError(f"a card has 1 to {MOST_BARS} bars, not {len(bars)}")
    name = _name(prefix, "card", [*map(tuple, bars)], theme)
    drawn = [path(BLADE, fill="#173F6B"), path(SEA, fill="#1F5A86")]
    high = {1: 62.0, 2: 48.0}.get(len(bars), 110 / len(bars) - 3.4)
    label = []
    for i, (colour, value) in enumerate(bars):
        drawn.append(placed(_bar(colour, value, high, f"{name}-bar-{i}"), (9, 12 + i * (high + 3.4))))
        label.append(f"{colour} {value}")
    return _sheet(name, theme, ", ".join(label), NAVY, "".join(drawn))


def speed_8_svg(car: int, *, theme: str = "day", prefix: str | None = None) -> str:
    """The card that is won with a car: one bar of 8 that fills the sheet."""
    colour = COLOURS[check_car(car)]
    name = _name(prefix, "speed-8", car, theme)
    drawn = [
        f'<g opacity=".45">{placed(_texture(colour, 45, 65), (5, 5), 0, 2)}</g>',
        path("M-10 150L62-10H86L14 150Z", fill="#000", opacity=0.12),
        f'<g font-size="112" fill="{_lettering(colour)}">{text("8", "value", (50, 92))}</g>',
        draw_car(car, f"{name}-body", (51, 116), 0, 1.25),
        f'<g fill="{_lettering(colour)}">{text("8", "index", (17, 26))}</g>',
    ]
    return _sheet(name, theme, f"{colour} 8", f"var(--car-{car})", "".join(drawn), stripe_clip(f"{name}-body", BODY))


def power_svg(power: str, *, theme: str = "day", prefix: str | None = None) -> str:
    """A power card: its pictogram and nothing to translate."""
    if power not in POWERS:
        raise ValueError(f"unknown power {power!r}; there are {', '.join(POWERS)}")
    name = _name(prefix, "power", power, theme)
    seal = f'<circle cx="50" cy="66" r="37" fill="{NAVY}"/>' + placed(POWERS[power], (49, 66), 0, 0.88)
    rays = "".join(f"M50 66L{num(50 + x)} -40H{num(66 + x)}Z" for x in range(-130, 140, 38))
    foot = path("M0 112L100 96V140H0Z", fill=NAVY) + path("M0 108L100 92V97L0 114Z", fill=PAPER)
    return _sheet(name, theme, power, "#FF6B4A", path(rays, fill="#FF7D5F") + foot + seal)


def pictogram_svg(power: str, *, prefix: str | None = None) -> str:
    """The power's sign alone, for a list or a button."""
    if power not in POWERS:
        raise ValueError(f"unknown power {power!r}; there are {', '.join(POWERS)}")
    name = _name(prefix, "sign", power)
    seal = f'<circle r="37" fill="{NAVY}"/>{placed(POWERS[power], (-1, 0), 0, 0.88)}'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="{name} day" role="img" aria-label="{power}" '
        f'viewBox="-38 -38 76 76">{stylesheet(name, PALETTE, CARD_STROKES)}{seal}</svg>'
    )


def back_svg(*, theme: str = "day", prefix: str | None = None) -> str:
    """The back of a speed card."""
    name = _name(prefix, "back", theme)
    stripes = "".join(f"M{-60 + i * 20} 145L{20 + i * 20}-5H{30 + i * 20}L{-50 + i * 20} 145Z" for i in range(9))
    helmet = (
        f'<circle cx="50" cy="70" r="26" fill="{PAPER}"/>'
        + path("M35 82C30 62 40 53 51 53C63 53 69 62 68 72L66 84H44Z", fill="#FF6B4A")
        + path("M50 64H68.5L67.5 75H53C49 75 47 64 50 64Z", fill=NAVY)
        + path("M40 58L46 54L47 84H42Z", fill=PAPER, opacity=0.8)
    )
    return _sheet(name, theme, "speed card", NAVY, path(stripes, fill=PAPER, opacity=0.22) + helmet)


def _bar(colour: str, value: int, high: float, clip: str) -> str:
    """One bar: the number on clear ground, then the texture, cut on the slant of everything fast."""
    _check_colour(colour)
    if value not in range(1, FASTEST + 1):
        raise ValueError(f"a bar is worth 1 to {FASTEST}, not {value!r}")
    wide = 26 + value * 7.5
    shape = f"M0 0H{num(wide + 4)}L{num(wide - 4)} {num(high)}H0Z"
    fill = PAPER if colour == WHITE else f"var(--car-{COLOURS.index(colour)})"
    flag = 24 if high < 40 else 34
    inside = (
        f'<rect width="96" height="{num(high)}" fill="{fill}"/>'
        + placed(_texture(colour, wide - flag + 4, high), (flag, 0))
        + f'<rect width="{flag}" height="{num(high)}" fill="{fill}"/>'
    )
    size = min(high, 52.0)
    number = text(str(value), "value", (flag / 2, high / 2 + size * 0.33))
    return (
        f'<clipPath id="{clip}"><path d="{shape}"/></clipPath><g clip-path="url(#{clip})">{inside}</g>'
        + path(shape, fill="none", stroke=PAPER, stroke_width=1.3)
        + f'<g font-size="{num(size * 0.98)}" fill="{_lettering(colour)}">{number}</g>'
    )


def _texture(colour: str, wide: float, high: float) -> str:
    """The figure of the car's roof, over a bar so wide and high; white is hatched."""
    w, h = num(wide), num(high)
    if colour == WHITE:
        lines = "".join(f"M{x} {h}L{x + 8} 0" for x in range(-6, int(wide) + 8, 7))
        return path(lines, stroke=NAVY, stroke_width=1.2, opacity=0.6)
    livery = LIVERIES[COLOURS.index(colour)]
    figures = {
        "centre": f"M0 {num(high * 0.42)}H{w}V{num(high * 0.58)}H0Z",
        "twin": f"M0 {num(high * 0.24)}H{w}V{num(high * 0.36)}H0ZM0 {num(high * 0.64)}H{w}V{num(high * 0.76)}H0Z",
        "nose and tail": f"M0 0H7V{h}H0ZM{num(wide - 12)} 0H{w}V{h}H{num(wide - 12)}Z",
        "chevron": "".join(
            f"M{x} 0L{x + 6} {num(high / 2)}L{x} {h}H{x + 3.5}L{x + 9.5} {num(high / 2)}L{x + 3.5} 0Z"
            for x in range(0, int(wide) + 6, 13)
        ),
        "halves": f"M0 {num(high / 2)}H{w}V{h}H0Z",
        "hoops": "".join(f"M{x} 0h4V{h}h-4z" for x in range(2, int(wide) + 6, 11)),
    }
    return path(figures[livery.stripes], fill=livery.stripe_ink, opacity=0.85)


def _lettering(colour: str) -> str:
    return NAVY if colour in ("yellow", "orange", WHITE) else PAPER


def _check_colour(colour: str) -> str:
    if colour != WHITE and colour not in COLOURS:
        raise ValueError(f"unknown colour {colour!r}; there are {', '.join((*COLOURS, WHITE))}")
    return colour


def _name(prefix: str | None, *content: object) -> str:
    """The card's class and the beginning of its ids; cards that differ have different ones."""
    return check_prefix(prefix or "paddock-" + hashlib.sha256(repr(content).encode()).hexdigest()[:8])


def _sheet(name: str, theme: str, label: str, fill: str, inside: str, definitions: str = "") -> str:
    """A sheet of paper with a printed field."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="{name} {check_theme(theme)}" role="img" '
        f'aria-label="{label}" viewBox="0 0 {WIDE} {HIGH}">'
        + stylesheet(name, PALETTE, CARD_STROKES + CAR_STROKES)
        + f'<defs><clipPath id="{name}-field"><rect x="5" y="5" width="90" height="130" rx="3.5"/></clipPath>'
        f'{definitions}</defs><rect width="{WIDE}" height="{HIGH}" rx="7" fill="{PAPER}"/>'
        f'<g clip-path="url(#{name}-field)"><rect x="5" y="5" width="90" height="130" fill="{fill}"/>{inside}</g>'
        f'<rect x=".6" y=".6" width="98.8" height="138.8" rx="6.6" fill="none" stroke="#1E1B18" '
        f'stroke-opacity=".28" stroke-width="1.2"/></svg>'
    )
