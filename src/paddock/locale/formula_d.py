"""How Formula D's events are told: which are news, and which share a line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..event import Event
from .messages import say

Values = dict[str, int | str]
Told = tuple[str, Event]

ZONES = ("tyres", "brakes", "gearbox", "body", "engine", "suspension")
TYRES = ("hard", "soft", "wet")
WEATHER = ("good", "changeable", "showers", "rain")
CAUSES = (
    "shift",
    "braking",
    "block",
    "overshoot",
    "collision",
    "engine",
    "debris",
    "slipstream",
    "drift",
    "noise",
    "radio",
    "corner",
    "giving-up",
)
STALLED, FLYING = 1, 20
QUIET = frozenset({"stepped", "grid", "grid-roll", "tuned", "shifted", "scored"})
"""Events that are told as part of others, or not at all."""
TOLD = frozenset({"braking", "block", "overshoot", "slipstream", "drift"})
"""Causes of lost points that have a line of their own."""


def zone_name(zone: int, language: str) -> str:
    """A zone of a car as players call it."""
    return say(f"formula_d-zone-{ZONES[zone]}", language)


class Teller:
    """Words for Formula D's events."""

    def is_news(self, event: Event) -> bool:
        """Whether an event is worth a line of its own; a roll that does no harm is not."""
        if event.kind in ("collision", "debris-roll", "engine"):
            return event["roll"] <= event["most"]
        if event.kind == "start":
            return event["roll"] in (STALLED, FLYING)
        if event.kind == "worn":
            return CAUSES[event["cause"]] not in TOLD
        return event.kind not in QUIET

    def word(self, event: Event, names: Mapping[int, str], language: str, spaces: int) -> str:
        """Any event in words."""
        return say(f"formula_d-event-{event.kind}", language, **self._values(event, names, language))

    def radio(self, events: Sequence[Event], names: Mapping[int, str], language: str, spaces: int) -> list[Told]:
        """Events as lines, each with the event whose ruling it cites."""
        told: list[Told] = []
        grid = sorted((event for event in events if event.kind == "grid"), key=lambda event: event["place"])
        if grid:
            cars = ", ".join(names[event.seat] for event in grid if event.seat is not None)
            told.append((say("formula_d-radio-grid", language, cars=cars), grid[0]))
        for event in events:
            if self.is_news(event):
                told.append((self.word(event, names, language, spaces), event))
        return told

    def _values(self, event: Event, names: Mapping[int, str], language: str) -> Values:
        """The event's numbers and what can be told from them."""
        numbers = event.numbers
        values: Values = dict(numbers)
        values["who"] = "" if event.seat is None else names[event.seat]
        if "zone" in numbers:
            values["zone"] = zone_name(numbers["zone"], language)
        for name in ("other", "behind"):
            if name in numbers:
                values[name] = names[numbers[name]]
        if "cause" in numbers:
            values["cause"] = say(f"formula_d-cause-{CAUSES[numbers['cause']]}", language)
        if event.kind == "fitted":
            values["tyres"] = say(f"formula_d-tyres-{TYRES[numbers['tyres']]}", language)
        if event.kind == "weather":
            values["weather"] = say(f"formula_d-weather-{WEATHER[numbers['weather']]}", language)
        if event.kind == "start":
            values["how"] = {STALLED: "stalled", FLYING: "flying"}.get(numbers["roll"], "normal")
        if "most" in numbers:
            values["hit"] = "yes" if numbers["roll"] <= numbers["most"] else "no"
        if event.kind == "drifted":
            values["how"] = "longer" if numbers["cells"] > 0 else "shorter"
        return values


TELLER = Teller()
