"""Events: something that happened, with its numbers and its ruling."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class EventKind:
    """What a game says of a kind of event.

    `fields` name its numbers. `secret` events are for their own seat only; of the others, everybody else sees all
    but the `private` numbers. An event that `opens` shows a sealed choice, so nobody can take back what came before.
    """

    name: str
    fields: tuple[str, ...]
    secret: bool = False
    private: tuple[str, ...] = ()
    opens: bool = False


@dataclass(slots=True)
class Event:
    """One thing that happened. `seat` is None where it concerns all."""

    kind: str
    seat: int | None
    ruling: str
    numbers: dict[str, int]

    def __getitem__(self, name: str) -> int:
        return self.numbers[name]

    def as_dict(self) -> dict[str, object]:
        """The event as plain data."""
        return {"kind": self.kind, "seat": self.seat, "ruling": self.ruling, **self.numbers}


def decode(kinds: dict[int, EventKind], game: str, row: Sequence[int]) -> Event:
    """An event from its seven numbers."""
    number, seat, ruling, *numbers = row
    kind = kinds[number]
    return Event(
        kind.name, None if seat < 0 else seat, f"{game} {ruling}", dict(zip(kind.fields, numbers, strict=False))
    )


def seen_by(kinds: dict[str, EventKind], event: Event, seat: int | None) -> Event | None:
    """The event as a seat, or a spectator (None), may see it; None if it may not at all.

    That an answer was taken back is of no game's kinds: everybody may know it.
    """
    kind = kinds.get(event.kind)
    if kind is None or (event.seat == seat and seat is not None):
        return event
    if kind.secret:
        return None
    if kind.private:
        numbers = {name: number for name, number in event.numbers.items() if name not in kind.private}
        return Event(event.kind, event.seat, event.ruling, numbers)
    return event
