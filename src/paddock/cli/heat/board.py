"""A stretch of road in text: both lanes, racing line, corner lines with their limits, finish, cars."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from .. import cars
from ..desk import Desk
from .modules import limit_of, marks_of

CELL = 4
BEHIND = 4
NEXT_SPACE = "┊"
CORNER = "┃"
FINISH = "▒"
RACING_LINE = "━━━"
OTHER_LINE = "   "


def draw_stretch(desk: Desk, circuit: Mapping[str, Any], view: Mapping[str, Any], me: int | None) -> list[Text]:
    """The road around a car, or around the leader, as wide as the terminal; cars drive to the right."""
    spaces = circuit["spaces"]
    count = min((desk.width - 2) // CELL, spaces)
    focus = _focus(view, me)
    first = (focus - min(BEHIND, count // 4)) % spaces
    window = [(first + i) % spaces for i in range(count)]
    lanes = (1, 2) if circuit["lane_1_side_of_travel"] == "left" else (2, 1)
    lines = {corner["first_space_after"]: i for i, corner in enumerate(circuit["corners"])}
    rows = [_signs(desk, circuit, view, window, lines)]
    rows += [_lane(circuit, view, window, lines, lane, me) for lane in lanes]
    if me is not None and view["cars"][me]["space"] is not None:
        rows.append(_ahead(window, focus, spaces))
    rows.append(_numbers(window))
    return rows


def _focus(view: Mapping[str, Any], me: int | None) -> int:
    on_road = [car for car in view["cars"] if car["space"] is not None]
    if me is not None and view["cars"][me]["space"] is not None:
        space: int = view["cars"][me]["space"]
        return space
    return max(on_road, key=lambda car: car["distance"])["space"] if on_road else 0


def _signs(
    desk: Desk, circuit: Mapping[str, Any], view: Mapping[str, Any], window: list[int], lines: Mapping[int, int]
) -> Text:
    row = Text()
    for i, space in enumerate(window):
        at = CELL * i
        if space in lines and row.cell_len <= at:
            corner = lines[space]
            limit = limit_of(corner, circuit["corners"][corner]["speed_limit"], view)
            row.append(" " * (at - row.cell_len))
            row.append(f"T{corner + 1} ", style="bold")
            row.append(f"({limit})", style="bold white on red3")
            row.append(marks_of(corner, view), style="bold")
        elif space == 0 and row.cell_len <= at:
            row.append(" " * (at - row.cell_len))
            row.append(desk.say("finish"), style="bold")
    return row


def _lane(
    circuit: Mapping[str, Any],
    view: Mapping[str, Any],
    window: list[int],
    lines: Mapping[int, int],
    lane: int,
    me: int | None,
) -> Text:
    standing = {car["space"]: car["seat"] for car in view["cars"] if car["lane"] == lane}
    row = Text()
    for space in window:
        _line_before(row, space, lines)
        if space in standing:
            seat = standing[space]
            row.append(cars.number(seat) + ("▶" if seat == me else "▸"), style=cars.style(seat))
        elif circuit["track"][space]["racing_lane"] == lane:
            row.append(RACING_LINE, style="dim")
        else:
            row.append(OTHER_LINE)
    return row


def _line_before(row: Text, space: int, lines: Mapping[int, int]) -> None:
    if space in lines:
        row.append(CORNER, style="bold bright_red")
    elif space == 0:
        row.append(FINISH, style="bold")
    else:
        row.append(NEXT_SPACE, style="dim")


def _ahead(window: list[int], focus: int, spaces: int) -> Text:
    """How far each space is from the car: what a speed would reach."""
    row = Text()
    start = window.index(focus)
    for i in range(len(window)):
        row.append(f" {f'+{i - start}' if i > start else '':<3}", style="bold")
    return row


def _numbers(window: list[int]) -> Text:
    return Text("".join(f" {space:<3}" for space in window), style="dim")
