"""Tells what happened, like pit radio: one short line for each thing that matters at the table.

`lines` tells a row of events as data, and lets those that belong together share a line; terminal and page put them
into words. `word` words any event, `radio` a row of them. Events come as they stand, already without what the reader
may not know; what each game makes of its own events stands in a module named after it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from .. import registry
from ..event import Event
from ..game import game
from .lines import Line, words
from .teller import Teller

PLAIN = Teller()


@dataclass(frozen=True)
class Told:
    """A line of radio in somebody's language."""

    text: str
    line: Line

    @property
    def ruling(self) -> str:
        """The ruling that it cites."""
        return self.line.ruling

    @property
    def seat(self) -> int | None:
        """Whose it is; None concerns all."""
        return self.line.seat

    @property
    def kind(self) -> str:
        """The kind of event that it tells."""
        return self.line.kind

    @property
    def cites(self) -> bool:
        """Whether a ruling stands behind it."""
        return self.line.cites


def word(event: Event, names: Mapping[int, str], language: str = "en", *, circuit: str = "") -> str:
    """An event in words. The circuit tells where on its board that was."""
    return str(words(_teller(event).said(event, circuit), names, language))


def tell(event: Event, names: Mapping[int, str], language: str = "en", *, circuit: str = "") -> str | None:
    """An event in words, or None if it is not worth a line of its own."""
    return word(event, names, language, circuit=circuit) if _teller(event).is_news(event) else None


def lines(events: Sequence[Event], *, circuit: str = "") -> list[Line]:
    """Events of one game as lines; those that belong together share one."""
    return _teller(events[0]).lines(events, circuit) if events else []


def radio(events: Iterable[Event], names: Mapping[int, str], language: str = "en", *, circuit: str = "") -> list[Told]:
    """Events of one game in words, line by line."""
    return [Told(line.text(names, language), line) for line in lines(list(events), circuit=circuit)]


def _teller(event: Event) -> Teller:
    """The game's own, or a plain one."""
    return registry.part("locale", game(event.ruling.partition(" ")[0]), Teller) or PLAIN
