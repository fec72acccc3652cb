"""Tells what happened, like pit radio: one short line for each thing that matters at the table.

`word` words any event. `tell` words those that are worth a line on their own. `radio` tells a row of events
and lets those that belong together share a line. Events come as they stand, already without what the reader
may not know; what each game makes of its own events stands in a module named after it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from ..event import Event
from . import downforce, formula_d, heat
from .messages import Unsaid


class Teller(Protocol):
    """How a game's events are told."""

    def is_news(self, event: Event) -> bool:
        """Whether an event is worth a line of its own."""
        ...

    def word(self, event: Event, names: Mapping[int, str], language: str, spaces: int) -> str:
        """Any event in words."""
        ...

    def radio(
        self, events: Sequence[Event], names: Mapping[int, str], language: str, spaces: int
    ) -> list[tuple[str, Event]]:
        """Events as lines, each with the event whose ruling it cites."""
        ...


TELLERS: dict[str, Teller] = {
    "heat": heat.TELLER,
    "downforce": downforce.TELLER,
    "formula_d": formula_d.TELLER,
}


@dataclass(frozen=True)
class Line:
    """One line of radio: its words, the ruling that it cites, and whose it is (None concerns all)."""

    text: str
    ruling: str
    seat: int | None
    kind: str

    @property
    def cites(self) -> bool:
        """Whether a ruling stands behind it; taking an answer back has none."""
        return self.ruling.rpartition(" ")[2].isdigit()


def word(event: Event, names: Mapping[int, str], language: str = "en", *, spaces: int = 0) -> str:
    """An event in words. `spaces` is the length of the circuit, to count spaces from its finish line."""
    return _teller(event).word(event, names, language, spaces)


def tell(event: Event, names: Mapping[int, str], language: str = "en", *, spaces: int = 0) -> str | None:
    """An event in words, or None if it is not worth a line of its own."""
    teller = _teller(event)
    return teller.word(event, names, language, spaces) if teller.is_news(event) else None


def radio(events: Iterable[Event], names: Mapping[int, str], language: str = "en", *, spaces: int = 0) -> list[Line]:
    """Events of one game as lines; those that belong together share one."""
    row = list(events)
    if not row:
        return []
    told = _teller(row[0]).radio(row, names, language, spaces)
    return [Line(text, event.ruling, event.seat, event.kind) for text, event in told]


def _teller(event: Event) -> Teller:
    game = event.ruling.partition(" ")[0]
    if game not in TELLERS:
        raise Unsaid(f"Nobody tells of {game!r}; there is {', '.join(TELLERS)}.")
    return TELLERS[game]
