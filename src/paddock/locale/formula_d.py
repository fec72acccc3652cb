"""How Formula D's events are told: which are news, and which share a line."""

from __future__ import annotations

from collections.abc import Sequence

from ..event import Event
from .lines import Car, Line, Row, Said, Values
from .teller import Teller

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
LOUD = frozenset({"spun", "out", "nitro", "lapped", "home", "placed", "over", "weather"})
"""Events that the whole room should hear of."""
SHOUTED = frozenset({"spun", "out", "nitro", "collision", "engine", "home"})
"""Events with a banner."""
NEAR = frozenset({"overshot", "braked"})
"""Events with a banner for the car itself: what it pays against its driver's will."""
TOLD = frozenset({"braking", "block", "overshoot", "slipstream", "drift"})
"""Causes of lost points that have a line of their own."""


def zone_name(zone: int) -> Said:
    """A zone of a car as players call it."""
    return Said(f"formula_d-zone-{ZONES[zone]}")


class FormulaDTeller(Teller):
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

    def said(self, event: Event, circuit: str) -> Said:
        """Any event as a message."""
        return Said(f"formula_d-event-{event.kind}", self._values(event))

    def lines(self, events: Sequence[Event], circuit: str) -> list[Line]:
        """Events as lines; the grid is one."""
        told: list[Line] = []
        grid = sorted((event for event in events if event.kind == "grid"), key=lambda event: event["place"])
        if grid:
            cars = Row([Car(event.seat) for event in grid if event.seat is not None])
            told.append(self._line(Said("formula_d-radio-grid", {"cars": cars}), grid[0]))
        for event in events:
            if self.is_news(event):
                told.append(self._line(self.said(event, circuit), event))
        return told

    def _line(self, said: Said, event: Event) -> Line:
        near = event.kind in NEAR and event["tyres"] > 0
        shout = said if near or event.kind in SHOUTED else None
        return Line(said, (event.ruling,), event.seat, event.kind, loud=event.kind in LOUD, shout=shout, near=near)

    def _values(self, event: Event) -> Values:
        """The event's numbers and what can be told from them."""
        numbers = event.numbers
        values: Values = dict(numbers)
        values["who"] = "" if event.seat is None else Car(event.seat)
        if "zone" in numbers:
            values["zone"] = zone_name(numbers["zone"])
        for name in ("other", "behind"):
            if name in numbers:
                values[name] = Car(numbers[name])
        if "cause" in numbers:
            values["cause"] = Said(f"formula_d-cause-{CAUSES[numbers['cause']]}")
        if event.kind == "fitted":
            values["tyres"] = Said(f"formula_d-tyres-{TYRES[numbers['tyres']]}")
        if event.kind == "weather":
            values["weather"] = Said(f"formula_d-weather-{WEATHER[numbers['weather']]}")
        if event.kind == "start":
            values["how"] = {STALLED: "stalled", FLYING: "flying"}.get(numbers["roll"], "normal")
        if "most" in numbers:
            values["hit"] = "yes" if numbers["roll"] <= numbers["most"] else "no"
        if event.kind == "drifted":
            values["how"] = "longer" if numbers["cells"] > 0 else "shorter"
        return values


PART = FormulaDTeller()
