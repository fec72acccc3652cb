"""What a look ahead tells of Heat: speed, where the car ends, corners, heat to pay, the chance of a spin-out."""

from __future__ import annotations

from collections import Counter

from ...event import Event
from ...outlook import CornerData, Outlook, spread


def is_settled(happened: list[Event], seat: int) -> bool:
    """Whether the seat's drive is over."""
    return any(event.seat == seat and event.kind in ("driven", "cluttered", "retired", "over") for event in happened)


def summarise(futures: list[list[Event]], seat: int) -> Outlook:
    """The spread over imagined races."""
    own = [[event for event in future if event.seat == seat] for future in futures]
    drives = [event for future in own for event in future if event.kind == "driven"]
    count = len(futures)
    ends = Counter(event["target"] for event in drives)
    spreads = {"paid": spread([_paid(future) for future in own])}
    if drives:
        spreads["speed"] = spread([event["speed"] for event in drives])
        spreads["gained"] = spread([event["target"] // 2 - event["source"] // 2 for event in drives])
        spreads["engine"] = spread([event["engine"] for event in drives])
    return Outlook(
        samples=count,
        chances={kind: _share(own, kind) for kind in ("spun-out", "blocked", "cluttered", "crossed")},
        spreads=spreads,
        ends={end: times / count for end, times in ends.most_common()},
        corners=_corners(own, count),
    )


def _share(own: list[list[Event]], kind: str) -> float:
    return sum(any(event.kind == kind for event in future) for future in own) / len(own)


def _paid(future: list[Event]) -> int:
    return sum(event["heat"] for event in future if event.kind == "paid")


def _corners(own: list[list[Event]], count: int) -> tuple[CornerData, ...]:
    """Each corner on the way: its number from 1, its limit, how often it is crossed, and the heat it asks for."""
    seen: dict[int, list[Event]] = {}
    for future in own:
        for event in future:
            if event.kind == "corner":
                seen.setdefault(event["corner"], []).append(event)
    return tuple(
        {
            "corner": corner + 1,
            "limit": checks[0]["limit"],
            "chance": len(checks) / count,
            "cost": spread([event["cost"] for event in checks]),
        }
        for corner, checks in seen.items()
    )
