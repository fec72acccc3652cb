"""How Downforce's events are told: which are news, and which share a line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..event import Event
from .messages import say

Values = dict[str, int | str]
Told = tuple[str, Event]

COLOURS = ("black", "red", "orange", "blue", "green", "yellow", "white")
POWERS = ("aggressive", "cunning", "determined", "strategic", "tricky", "unpredictable")
FAMILIES = "ABCDEFGS"
FAMILY = 6
BIDS = ("none", "colour", "white", "lowest", "forced")
FIRST_HAND = ("downforce 1", "downforce 81", "downforce 86")
QUIET = frozenset({"sealed", "stepped", "drew", "grid", "bet", "kept"})
"""Events that are told as part of others, or not at all."""


def card_name(card: int) -> str:
    """A card by its name: A1 to G6, S1 to S6 for speed-8."""
    return f"{FAMILIES[card // FAMILY]}{card % FAMILY + 1}" if card >= 0 else ""


def colour_name(colour: int, language: str) -> str:
    """A car or a bar by its colour."""
    return say(f"downforce-colour-{COLOURS[colour]}", language)


def power_name(power: int, language: str) -> str:
    """A power as players call it."""
    return say(f"downforce-power-{POWERS[power]}" if power >= 0 else "downforce-power-none", language)


class Teller:
    """Words for Downforce's events."""

    def is_news(self, event: Event) -> bool:
        """Whether an event is worth a line of its own."""
        return event.kind not in QUIET

    def word(self, event: Event, names: Mapping[int, str], language: str, spaces: int) -> str:
        """Any event in words."""
        return say(f"downforce-event-{event.kind}", language, **self._values(event, names, language))

    def radio(self, events: Sequence[Event], names: Mapping[int, str], language: str, spaces: int) -> list[Told]:
        """Events as lines, each with the event whose ruling it cites."""
        told: list[Told] = []
        grid = sorted((event for event in events if event.kind == "grid"), key=lambda event: event["box"])
        if grid:
            cars = ", ".join(colour_name(event["car"], language) for event in grid)
            told.append((say("downforce-radio-grid", language, cars=cars), grid[0]))
        for event in events:
            if self.is_news(event) or self._is_own_draw(event):
                told.append((self.word(event, names, language, spaces), event))
        return told

    def _is_own_draw(self, event: Event) -> bool:
        """Drawn cards are news only to whoever sees them; the first hand lies before them anyway."""
        return event.kind == "drew" and "card" in event.numbers and event.ruling not in FIRST_HAND

    def _values(self, event: Event, names: Mapping[int, str], language: str) -> Values:
        """The event's numbers and what can be told from them."""
        numbers = event.numbers
        values: Values = dict(numbers)
        values["who"] = "" if event.seat is None else names[event.seat]
        for name in ("car", "colour"):
            if name in numbers:
                values[name] = colour_name(numbers[name], language)
        if "power" in numbers:
            values["power"] = power_name(numbers["power"], language)
        if "card" in numbers:
            values["card"] = card_name(numbers["card"])
        if event.kind == "bid":
            values["how"] = BIDS[numbers["how"]] if numbers["card"] >= 0 else "pass"
        elif event.kind in ("drove", "stepped"):
            values["end"] = "home" if numbers["target"] < 0 else "cell"
        elif event.kind in ("drew", "bet", "kept"):
            values.setdefault({"drew": "card", "bet": "car", "kept": "power"}[event.kind], "hidden")
        return values


TELLER = Teller()
