"""Chances to win over a race as SVG: a line a car, each with its number and its dashes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from ..drawing.plain import LIVERIES, PAINT
from ..locale import say
from .judged import Report
from .why import points

WIDE, HIGH = 1000, 380
LEFT, RIGHT, TOP, BOTTOM = 44, 44, 18, 34
PAPER, INK, GRID = "#f2dcaa", "#1e1b18", "#1e1b1830"
DASHES = ("", "9 4", "2 5", "14 4 3 4", "5 3", "1 3")
STEEP = 3.0


@dataclass(frozen=True)
class Flag:
    """A numbered decision on a car's line."""

    number: int
    car: int
    entry: int
    lost: float


def chart(
    made: Report, language: str, *, bold: Sequence[int] = (), flags: Sequence[Flag] = (), until: int | None = None
) -> str:
    """The lines of all cars; `bold` ones are drawn thick. `until` says how many points there will be in the end."""
    count = max(until or 0, len(made.points))
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" role="img" '
        f'aria-label="{say("report-chances", language)}" font-family="Sofia Sans Extra Condensed, Oswald, sans-serif">',
        f'<rect width="{WIDE}" height="{HIGH}" fill="{PAPER}"/>',
        _rays(),
        *(_level(percent) for percent in (0, 25, 50, 75, 100)),
        *_rounds(made, count, language),
    ]
    order = sorted(range(len(made.cars)), key=lambda car: car in bold)
    lines += [_line(made, car, count, car in bold) for car in order]
    lines += [_roundel(made, car, count, nth) for nth, car in enumerate(order)]
    if made.share >= 1:
        lines.append(_finish())
    lines += [_flag(made, flag, count) for flag in flags]
    return "".join([*lines, "</svg>"])


def x_of(number: int, count: int) -> float:
    """Where a point stands."""
    return LEFT + (WIDE - LEFT - RIGHT) * number / max(1, count - 1)


def y_of(chance: float) -> float:
    """Where a chance stands."""
    return TOP + (HIGH - TOP - BOTTOM) * (1 - min(1.0, max(0.0, chance)))


def _rays() -> str:
    rays = "".join(f"M{WIDE / 2} {HIGH}L{WIDE / 2 + 140 * at} {-HIGH * 0.2:.0f}h70Z" for at in range(-9, 9))
    return f'<path d="{rays}" fill="#fff" fill-opacity=".16"/>'


def _level(percent: int) -> str:
    y = y_of(percent / 100)
    return (
        f'<path d="M{LEFT} {y:.1f}H{WIDE - RIGHT}" stroke="{GRID if percent else INK}" stroke-width="2"/>'
        f'<text x="{LEFT - 8}" y="{y + 5:.1f}" text-anchor="end" font-size="16" font-weight="700" fill="{INK}">'
        f"{percent}</text>"
    )


def _rounds(made: Report, count: int, language: str) -> list[str]:
    step = max(1, -(-count // 14))
    marks = []
    for number, point in enumerate(made.points):
        if number % step and number != count - 1:
            continue
        word = say("report-start", language) if number == 0 else str(number)
        marks.append(
            f'<text x="{x_of(number, count):.1f}" y="{HIGH - 10}" text-anchor="middle" font-size="16" '
            f'font-weight="700" fill="{INK}"><title>{point.round}</title>{word}</text>'
        )
    return marks


def _curve(spots: Sequence[tuple[float, float]]) -> str:
    """A smooth line that rises and falls only where its points do (Fritsch and Carlson)."""
    if len(spots) < 2:
        return ""
    slopes = [(b[1] - a[1]) / (b[0] - a[0]) for a, b in pairwise(spots)]
    tangents = [slopes[0], *((m + n) / 2 if m * n > 0 else 0.0 for m, n in pairwise(slopes))]
    tangents.append(slopes[-1])
    for i, slope in enumerate(slopes):
        if slope == 0:
            tangents[i] = tangents[i + 1] = 0.0
            continue
        far = ((tangents[i] / slope) ** 2 + (tangents[i + 1] / slope) ** 2) ** 0.5
        if far > STEEP:
            tangents[i], tangents[i + 1] = tangents[i] * STEEP / far, tangents[i + 1] * STEEP / far
    parts = [f"M{spots[0][0]:.1f} {spots[0][1]:.1f}"]
    for i, (a, b) in enumerate(pairwise(spots)):
        third = (b[0] - a[0]) / 3
        parts.append(
            f"C{a[0] + third:.1f} {a[1] + tangents[i] * third:.1f} {b[0] - third:.1f} "
            f"{b[1] - tangents[i + 1] * third:.1f} {b[0]:.1f} {b[1]:.1f}"
        )
    return "".join(parts)


def _spots(made: Report, car: int, count: int) -> list[tuple[float, float]]:
    return [(x_of(number, count), y_of(point.win[car])) for number, point in enumerate(made.points)]


def paint(car: int) -> str:
    """The ink of a car."""
    return PAINT[LIVERIES[car % len(LIVERIES)].name]


def _line(made: Report, car: int, count: int, bold: bool) -> str:
    curve, wide = _curve(_spots(made, car, count)), 8 if bold else 4
    dash = f' stroke-dasharray="{DASHES[car % len(DASHES)]}"' if DASHES[car % len(DASHES)] and not bold else ""
    return (
        f'<path d="{curve}" fill="none" stroke="#fff8ec" stroke-width="{wide + 3}" stroke-opacity=".7"/>'
        f'<path d="{curve}" fill="none" stroke="{paint(car)}" stroke-width="{wide}"{dash} stroke-linecap="round"/>'
    )


def _roundel(made: Report, car: int, count: int, nth: int) -> str:
    """The car's number on its line, where it stands highest, each a little apart from the others."""
    inner = range(1, max(2, len(made.points) - 1))
    shown = [i for i in inner if i < len(made.points)] or [0]
    at = max(shown, key=lambda i: (round(made.points[i].win[car], 1), -abs(i - (nth + 1) * len(shown) / 7)))
    x, y = x_of(at, count), y_of(made.points[at].win[car])
    number = LIVERIES[car % len(LIVERIES)].number
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="13" fill="#fff8ec" stroke="{paint(car)}" stroke-width="4"/>'
        f'<text x="{x:.1f}" y="{y + 5:.1f}" text-anchor="middle" font-size="15" font-weight="900" fill="{INK}">'
        f"{number}</text>"
    )


def _finish() -> str:
    squares = "".join(
        f"M{WIDE - RIGHT + 2 + 7 * (row % 2)} {TOP + 7 * row}h7v7h-7Z" for row in range((HIGH - TOP - BOTTOM) // 7)
    )
    return (
        f'<rect x="{WIDE - RIGHT + 2}" y="{TOP}" width="14" height="{HIGH - TOP - BOTTOM}" fill="#fff8ec"/>'
        f'<path d="{squares}" fill="{INK}"/>'
    )


def _flag(made: Report, flag: Flag, count: int) -> str:
    """A black flag over the point after which the decision fell."""
    before = max((i for i, point in enumerate(made.points) if point.entry <= flag.entry), default=0)
    at = min(before, len(made.points) - 2) if len(made.points) > 1 else 0
    ends = made.points[at : at + 2]
    x = x_of(at, count) + (x_of(at + 1, count) - x_of(at, count)) / 2
    y = y_of(sum(point.win[flag.car] for point in ends) / len(ends))
    top = max(TOP + 2, y - 62)
    return (
        f'<path d="M{x:.1f} {top + 26:.1f}V{y - 6:.1f}" stroke="{INK}" stroke-width="2"/>'
        f'<path d="M{x - 24:.1f} {top:.1f}h54l-6 28h-54Z" fill="{INK}"/>'
        f'<text x="{x - 12:.1f}" y="{top + 21:.1f}" font-size="22" font-weight="900" font-style="italic" '
        f'fill="#e7b65b">{flag.number}</text>'
        f'<text x="{x + 4:.1f}" y="{top + 20:.1f}" font-size="17" font-weight="800" fill="#ff8a70">'
        f"−{points(flag.lost)}</text>"
    )


def names_of(made: Report, names: Mapping[int, str]) -> list[str]:
    """Every car by its name, else by its number."""
    return [names.get(each.car) or LIVERIES[each.car % len(LIVERIES)].number for each in made.cars]
