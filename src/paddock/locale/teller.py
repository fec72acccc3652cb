"""How the events of a game are told: by its own messages where it brings some, else by their names and numbers."""

from __future__ import annotations

from collections.abc import Sequence

from ..event import Event
from .lines import Car, Line, Said, Values
from .messages import is_said


class Teller:
    """Tells any game's events; a game that knows better changes what it likes."""

    def is_news(self, event: Event) -> bool:
        """Whether an event is worth a line of its own."""
        return True

    def said(self, event: Event, circuit: str) -> Said:
        """Any event as a message: GAME-event-KIND if there is one, filled with `who` and the event's numbers."""
        game = event.ruling.partition(" ")[0]
        who: Values = {} if event.seat is None else {"who": Car(event.seat)}
        if is_said(f"{game}-event-{event.kind}"):
            return Said(f"{game}-event-{event.kind}", {**event.numbers, **who})
        what = " ".join([event.kind, *(f"{name} {number}" for name, number in event.numbers.items())])
        return Said("plain-event-car" if who else "plain-event", {"what": what, **who})

    def lines(self, events: Sequence[Event], circuit: str) -> list[Line]:
        """Events as lines."""
        news = [event for event in events if self.is_news(event)]
        return [Line(self.said(event, circuit), (event.ruling,), event.seat, event.kind) for event in news]
