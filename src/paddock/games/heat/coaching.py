"""What a coach points out in Heat: spin-outs, slipstreams, heat kept for the next corner, spaces."""

from __future__ import annotations

from collections.abc import Sequence

from ...advice import Fact
from ...event import Event
from .state import State

Future = Sequence[Sequence[Event]]

SPIN, SPACE, HEAT, SLIPSTREAM, CLUTTER = -1.5, 0.15, 0.12, 0.5, -1.0
"""What each is worth, in places, by rule of thumb: it ranks reasons and decides nothing else."""


def facts(s: State, seat: int, futures: Sequence[Future]) -> list[Fact]:
    """What an answer brings over the seat's next moves."""
    own = [[[event for event in move if event.seat == seat] for move in future] for future in futures]
    spun, slipped, cluttered = (_share(own, kind) for kind in ("spun-out", "slipstreamed", "cluttered"))
    spaces = sum(_spaces(move) for future in own for move in future) / len(own)
    found = [
        Fact("spin", SPIN * spun, {"chance": round(100 * spun)}),
        Fact("slipstream", SLIPSTREAM * slipped, {"chance": round(100 * slipped)}),
        Fact("clutter", CLUTTER * cluttered, {"chance": round(100 * cluttered)}),
        Fact("spaces", SPACE * spaces, {"spaces": round(spaces), "moves": max(map(len, own))}),
    ]
    drives = [event for future in own for event in future[0] if event.kind == "driven"]
    if drives:
        heat = sum(event["engine"] for event in drives) / len(drives)
        ends = sorted(event["target"] // 2 for event in drives)
        found.append(Fact("heat", HEAT * heat, {"heat": round(heat), "corner": _corner(s, ends[len(ends) // 2])}))
    return found


def _share(own: list[list[list[Event]]], kind: str) -> float:
    return sum(any(event.kind == kind for move in future for event in move) for future in own) / len(own)


def _spaces(move: list[Event]) -> int:
    return sum(event["target"] // 2 - event["source"] // 2 for event in move if event.kind == "driven")


def _corner(s: State, at: int) -> str:
    """The next corner from there on."""
    spaces = s.course.spaces
    lines = (s.course.corner_before[(at + steps) % spaces] for steps in range(1, spaces + 1))
    return f"T{next((corner for corner in lines if corner), 1)}"
