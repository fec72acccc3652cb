"""How Downforce's events are told: which are news, and which share a line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ..event import Event
from .lines import Car, Line, Row, Said, Values
from .teller import Teller

COLOURS = ("black", "red", "orange", "blue", "green", "yellow", "white")
POWERS = ("aggressive", "cunning", "determined", "strategic", "tricky", "unpredictable")
FAMILIES = "ABCDEFGS"
FAMILY = 6
BIDS = ("none", "colour", "white", "lowest", "forced")
FIRST_HAND = ("downforce 1", "downforce 81", "downforce 86")
QUIET = frozenset({"sealed", "stepped", "drew", "grid", "bet", "kept"})
"""Events that are told as part of others, or not at all."""
OWN = {"drew": "card", "bet": "car", "kept": "power"}
"""Events that only their own seat knows whole, and what others do not see of them."""
LOUD = frozenset({"bought", "crossed", "betting", "home", "over", "reckoned", "placed", "shown"})
"""Events that the whole room should hear of."""
SHOUTED = frozenset({"bought", "crossed", "blocked", "home", "stalled"})
"""Events with a banner."""


def card_name(card: int) -> str:
    """A card by its name: A1 to G6, S1 to S6 for speed-8."""
    return f"{FAMILIES[card // FAMILY]}{card % FAMILY + 1}" if card >= 0 else ""


def colour_name(colour: int) -> Said:
    """A car or a bar by its colour."""
    return Said(f"downforce-colour-{COLOURS[colour]}")


def power_name(power: int) -> Said:
    """A power as players call it."""
    return Said(f"downforce-power-{POWERS[power]}" if power >= 0 else "downforce-power-none")


class DownforceTeller(Teller):
    """Words for Downforce's events."""

    def is_news(self, event: Event) -> bool:
        """Whether an event is worth a line of its own."""
        return event.kind not in QUIET

    def said(self, event: Event, circuit: str) -> Said:
        """Any event as a message."""
        return Said(f"downforce-event-{event.kind}", self._values(event))

    def lines(self, events: Sequence[Event], circuit: str) -> list[Line]:
        """Events as lines; the grid is one."""
        told: list[Line] = []
        grid = sorted((event for event in events if event.kind == "grid"), key=lambda event: event["box"])
        if grid:
            cars = Row([colour_name(event["car"]) for event in grid])
            told.append(replace(self._line(Said("downforce-radio-grid", {"cars": cars}), grid[0]), seat=None))
        for event in events:
            if self.is_news(event) or self._is_own_secret(event):
                told.append(self._line(self.said(event, circuit), event))
        return told

    def _line(self, said: Said, event: Event) -> Line:
        own = event.kind in OWN
        shout = said if event.kind in SHOUTED else None
        return Line(said, (event.ruling,), event.seat, event.kind, self._sum(event), event.kind in LOUD, shout, own=own)

    def _sum(self, event: Event) -> str | None:
        if event.kind != "reckoned":
            return None
        return f"{event['prizes']} + {event['bets']} − {event['prices']} = {event['total']}"

    def _is_own_secret(self, event: Event) -> bool:
        """Cards drawn, bets and powers kept are news only to whoever made them; the first hand lies before them."""
        return OWN.get(event.kind, "") in event.numbers and event.ruling not in FIRST_HAND

    def _values(self, event: Event) -> Values:
        """The event's numbers and what can be told from them."""
        numbers = event.numbers
        values: Values = dict(numbers)
        values["who"] = "" if event.seat is None else Car(event.seat)
        for name in ("car", "colour"):
            if name in numbers:
                values[name] = colour_name(numbers[name])
        if "power" in numbers:
            values["power"] = power_name(numbers["power"])
        if "card" in numbers:
            values["card"] = card_name(numbers["card"])
        if event.kind == "bid":
            values["how"] = BIDS[numbers["how"]] if numbers["card"] >= 0 else "pass"
        elif event.kind in ("drove", "stepped"):
            values["end"] = "home" if numbers["target"] < 0 else "cell"
        elif event.kind in OWN:
            values.setdefault(OWN[event.kind], "hidden")
        return values


PART = DownforceTeller()
