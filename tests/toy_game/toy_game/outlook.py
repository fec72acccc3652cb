"""What a forecast tells: how far the car gets, and whether it spins."""

from __future__ import annotations

from paddock.event import Event
from paddock.outlook import Outlook, spread


def is_settled(happened: list[Event], seat: int) -> bool:
    return any(event.seat == seat for event in happened)


def summarise(futures: list[list[Event]], seat: int) -> Outlook:
    own = [next(event for event in future if event.seat == seat) for future in futures]
    return Outlook(
        samples=len(own),
        chances={"spun": sum(event.kind == "spun" for event in own) / len(own)},
        spreads={"spaces": spread([event.numbers.get("spaces", 0) for event in own])},
    )
