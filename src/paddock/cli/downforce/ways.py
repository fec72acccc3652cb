"""A drive as one choice: the ends that a car can reach, each with the most direct way there."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

HOME = -1
"""The end over the line, in a view's `ways`."""
Way = tuple[int, ...]
Node = tuple[int, int]
"""A cell and the steps left there."""


@dataclass(frozen=True)
class End:
    """Where a drive can end: the cell, the steps that are lost there, and the way that leads to it."""

    cell: int
    lost: int
    way: Way
    answer: str
    """The steps that somebody is asked for; where there is only one, nobody is."""


def ends_of(view: Mapping[str, Any], cells: Sequence[Mapping[str, Any]], asks_first: bool, straight: bool) -> list[End]:
    """The ends in the order of the road, dead ends last. `straight` prefers ways over rectangular cells only."""
    rows: Sequence[tuple[int, int, list[int]]] = view["ways"]
    if not rows:
        return []
    ahead = {(cell, left): targets for cell, left, targets in rows}
    best: dict[Node, tuple[float, Way]] = {(rows[0][0], rows[0][1]): (0.0, ())}
    for cell, left, targets in rows:
        if (cell, left) in best:
            length, way = best[cell, left]
            for target in targets:
                node = (target, 0 if target == HOME else left - 1)
                found = (length + _length(cells, cell, target, straight), (*way, target))
                best[node] = min(best.get(node, found), found)
    ends = [
        End(cell, left, best[cell, left][1], _answer(ahead, rows[0][:2], best[cell, left][1], asks_first))
        for cell, left, targets in rows
        if not targets and best[cell, left][1]
    ]
    return sorted(ends, key=lambda end: (end.lost, end.cell))


def _length(cells: Sequence[Mapping[str, Any]], cell: int, target: int, straight: bool) -> float:
    if target == HOME:
        return 0.0
    bent = 1e6 if straight and not cells[target]["rect"] else 0.0
    return math.dist(cells[cell]["xy"], cells[target]["xy"]) + bent


def _answer(ahead: Mapping[Node, list[int]], start: Node, way: Way, asks_first: bool) -> str:
    said, (cell, left) = [], start
    for i, target in enumerate(way):
        if len(ahead[cell, left]) > 1 or (asks_first and i == 0):
            said.append("home" if target == HOME else f"step {target}")
        cell, left = target, left - 1
    return ", ".join(said)
