"""A stretch of road in text, lane by lane: cells as wide as they are long, cars drive to the right."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rich.text import Text

from ..decision import Decision
from .desk import Desk

CELL = 3
"""Columns of a cell of usual length: an edge and two signs."""
BEHIND = 3
EDGE, LINE, NOSE = "┊", "┃", "▶"


@dataclass(frozen=True)
class Slot:
    """A cell: from where to where in cells of usual length, what stands on it, and how its rear edge looks."""

    start: float
    end: float
    label: str = ""
    style: str = ""
    mine: bool = False
    """Whether the car of whoever looks stands there."""
    line: bool = False
    """Whether a line across the road is its rear edge."""


def cells_in_sight(desk: Desk) -> int:
    """How many cells of usual length fit side by side."""
    return (desk.width - 1) // CELL


def draw_lane(slots: Iterable[Slot]) -> Text:
    """One lane from left to right. A cell too short for its signs pushes the next ones on a little."""
    row, nose = Text(), False
    for slot in sorted(slots, key=lambda slot: slot.start):
        gap = round(slot.start * CELL) - row.cell_len
        row.append(" " * max(gap, 0))
        room = max(round(slot.end * CELL) - row.cell_len, CELL) - 1
        row.append(LINE if slot.line else NOSE if nose else EDGE, style="bold bright_red" if slot.line else "dim")
        row.append(slot.label, style=slot.style).append(" " * (room - len(slot.label)))
        nose = slot.mine
    return row


def draw_signs(signs: Mapping[float, Text]) -> Text:
    """Signs above the road, each where it stands; one that has no room left is left out."""
    row = Text()
    for at, sign in sorted(signs.items()):
        column = round(at * CELL)
        if column >= row.cell_len:
            row.append(" " * (column - row.cell_len)).append_text(sign).append(" ")
    return row


def draw_distances(start: float, count: int) -> Text:
    """How many cells ahead of the place with the number 0 each column is."""
    row = Text()
    for steps in range(1, count):
        column = round((start + steps) * CELL) + 1
        if column >= row.cell_len and column + 2 < count * CELL:
            row.append(" " * (column - row.cell_len)).append(f"{steps:<2}")
    row.stylize("dim")
    return row


def cut(row: Text, desk: Desk) -> Text:
    """A row that ends where the window does."""
    row.truncate(desk.width)
    return row


def keys_of(decision: Decision | None, verb: str) -> dict[int, str]:
    """The keys of the list by the numbers of the cells that the answers name: `to 12` is the first answer."""
    if decision is None:
        return {}
    words = [text.split() for text in decision.texts]
    return {int(said[1]): str(key) for key, said in enumerate(words, 1) if len(said) == 2 and said[0] == verb}
