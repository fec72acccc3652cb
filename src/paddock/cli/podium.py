"""The end of a race: a podium and the places."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ..race import Race
from . import cars, screen
from .desk import Desk

STEP = 16
HEIGHTS = ((2, 2), (1, 3), (3, 1))
"""Places from left to right, and how high each stands."""


def draw_podium(desk: Desk, race: Race, names: Mapping[int, str]) -> list[RenderableType]:
    """Steps for the first three, then every place."""
    places = race.field()
    order = sorted(range(len(places)), key=lambda seat: places[seat])
    rows = [Text() for _ in range(4)]
    for place, height in HEIGHTS:
        seat = order[place - 1] if place <= len(order) else None
        for level, row in enumerate(rows):
            up = len(rows) - 1 - level
            if seat is None:
                row.append(" " * STEP)
            elif up == height:
                row.append(f" {cars.number(seat)} ".center(STEP), style="")
                row.stylize(cars.style(seat), len(row.plain) - STEP + 6, len(row.plain) - STEP + 10)
            elif up < height:
                label = str(place) if up == height - 1 else ""
                row.append(f"▐{label.center(STEP - 2)}▌", style="bold")
            else:
                row.append(" " * STEP)
    table = Table(box=None, padding=(0, 2, 0, 0))
    for _ in range(3):
        table.add_column("")
    for seat in order:
        left = screen.of(race.game).left_by(race.view(None), seat)
        table.add_row(
            f"{places[seat]:>3}",
            Text(f" {cars.number(seat)} ", style=cars.style(seat)),
            Text(names[seat]),
            desk.say(left) if left else "",
        )
    first = order[0]
    return [
        Text(""),
        *rows,
        Text(""),
        Text(desk.say("winner", car=cars.number(first), name=names[first]), style="bold"),
        table,
    ]
