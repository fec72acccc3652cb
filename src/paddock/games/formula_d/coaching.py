"""What a coach points out in Formula D: cars that are out, spins, stops made, slipstreams, wear and cells."""

from __future__ import annotations

from collections.abc import Sequence

from ...advice import Fact
from ...event import Event
from .state import State

CHANCES = {"out": -4.0, "spun": -1.0, "stopped": 0.4, "slipped": 0.3}
WORN, CELL = -0.15, 0.05
"""What each is worth, in places, by rule of thumb: it ranks reasons and decides nothing else."""


def facts(s: State, seat: int, futures: Sequence[Sequence[Sequence[Event]]]) -> list[Fact]:
    """What an answer brings until the seat's turn is over."""
    own = [[event for event in future[0] if event.seat == seat] for future in futures]
    found = []
    for kind, worth in CHANCES.items():
        share = sum(any(event.kind == kind for event in move) for move in own) / len(own)
        found.append(Fact(kind, worth * share, {"chance": round(100 * share)}))
    worn = sum(event["points"] for move in own for event in move if event.kind == "worn") / len(own)
    cells = sum(event["cells"] for move in own for event in move if event.kind == "drove") / len(own)
    found.append(Fact("worn", WORN * worn, {"points": round(worn)}))
    found.append(Fact("cells", CELL * cells, {"cells": round(cells)}))
    return found
