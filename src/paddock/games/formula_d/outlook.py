"""What a look ahead tells of Formula D: where the car ends, what wears, whether it is out."""

from __future__ import annotations

from collections import Counter

from ...event import Event
from ...outlook import Outlook, spread

SETTLED = ("over", "out")


def is_settled(happened: list[Event], seat: int) -> bool:
    """Whether the seat's turn is over: another car rolls or starts, or a new round begins."""
    for event in happened:
        if event.kind == "round" or (event.kind in ("rolled", "start", "shifted") and event.seat != seat):
            return True
        if event.kind in SETTLED and event.seat in (seat, None):
            return True
    return False


def summarise(futures: list[list[Event]], seat: int) -> Outlook:
    """The spread over imagined races; `ends` are cells."""
    count = len(futures)
    own = [_own_turn(future, seat) for future in futures]
    ends = Counter(end for future in own if (end := _end(future)) is not None)
    spreads = {
        "cells": spread([sum(e["cells"] for e in future if e.kind == "drove") for future in own]),
        "worn": spread([sum(e["points"] for e in future if e.kind == "worn") for future in own]),
    }
    chances = {kind: _share(own, kind) for kind in ("overshot", "spun", "out", "slipped", "home", "stopped", "in-box")}
    return Outlook(
        samples=count,
        chances=chances,
        spreads=spreads,
        ends={end: times / count for end, times in ends.most_common()},
    )


def _own_turn(future: list[Event], seat: int) -> list[Event]:
    """What happens to the seat until its turn is over."""
    found: list[Event] = []
    for event in future:
        if event.kind == "round" or (event.kind in ("rolled", "start", "shifted") and event.seat != seat):
            break
        if event.seat == seat:
            found.append(event)
    return found


def _end(future: list[Event]) -> int | None:
    ends = [event["target"] for event in future if event.kind == "drove"]
    return ends[-1] if ends else None


def _share(own: list[list[Event]], kind: str) -> float:
    return sum(any(event.kind == kind for event in future) for future in own) / len(own)
