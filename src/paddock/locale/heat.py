"""How Heat's events are told: which are news, and which share a line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..event import Event
from .messages import say

Values = dict[str, int | str]
Told = tuple[str, Event]

CARDS = ("0", "1", "2", "3", "4", "5", "heat", "stress")
MOVED_BY = ("cards", "adrenaline", "boost", "slipstream", "spin-out")
PAID_FOR = ("gears", "boost", "corner")
IN_PLAY = 2
FIRST_HAND = "heat 1"
QUIET = frozenset(
    {
        "laid",
        "ready",
        "revealed",
        "flipped",
        "moved",
        "paid",
        "adrenaline",
        "stressed",
        "cleared",
        "drew",
        "driven",
    }
)
"""Events that are told as part of others, or not at all."""


def card_name(kind: int, language: str) -> str:
    """A card as players call it."""
    name = CARDS[kind]
    return name if name.isdigit() else say(f"heat-card-{name}", language)


class Teller:
    """Words for Heat's events."""

    def is_news(self, event: Event) -> bool:
        """Whether an event is worth a line of its own."""
        if event.kind == "shifted":
            return event["before"] != event["gear"]
        if event.kind == "lapped":
            return event["lap"] > 1
        return event.kind not in QUIET

    def word(self, event: Event, names: Mapping[int, str], language: str, spaces: int) -> str:
        """Any event in words."""
        return say(f"heat-event-{event.kind}", language, **self._values(event, names, language, spaces))

    def radio(
        self, events: Sequence[Event], names: Mapping[int, str], language: str, spaces: int
    ) -> list[Told]:
        """Events as lines, each with the event whose ruling it cites."""
        return _Radio(self, names, language, spaces).tell(events)

    def _values(self, event: Event, names: Mapping[int, str], language: str, spaces: int) -> Values:
        """The event's numbers and what can be told from them."""
        numbers = event.numbers
        values: Values = dict(numbers)
        if event.seat is not None:
            values["car"] = names[event.seat]
        if "target" in numbers:
            values["space"] = _space(numbers["target"], spaces)
        if "corner" in numbers:
            values["corner"] = f"T{numbers['corner'] + 1}"
        for name in ("card", "top"):
            if name in numbers:
                values[name] = card_name(numbers[name], language)
        if event.kind == "round":
            values["first"] = names[numbers["first"]]
        elif event.kind == "shifted":
            step = numbers["gear"] - numbers["before"]
            values["change"] = "up" if step > 0 else "down" if step < 0 else "same"
        elif event.kind == "flipped":
            values["pile"] = "play" if numbers["pile"] == IN_PLAY else "discard"
        elif event.kind == "moved":
            values["why"] = MOVED_BY[numbers["why"]]
        elif event.kind == "paid":
            values["why"] = PAID_FOR[numbers["why"]]
        elif event.kind == "drew" and "card" not in numbers:
            values["card"] = "hidden"
        return values


TELLER = Teller()


def _space(spot: int, spaces: int) -> int:
    """The space of a spot, counted from the finish line."""
    return spot // 2 % spaces if spaces else spot // 2


class _Radio:
    """One walk through a row of events."""

    def __init__(self, teller: Teller, names: Mapping[int, str], language: str, spaces: int) -> None:
        self.teller, self.names, self.language, self.spaces = teller, names, language, spaces
        self.events: Sequence[Event] = ()
        self.at = 0

    def tell(self, events: Sequence[Event]) -> list[Told]:
        self.events, self.at = events, 0
        told = []
        while self.at < len(events):
            line = self._next_line()
            if line is not None:
                told.append(line)
        return told

    def _next_line(self) -> Told | None:
        event = self.events[self.at]
        begins = {
            "grid": self._grid,
            "shifted": self._shift,
            "revealed": self._drive,
            "pushed": self._push,
            "slipstreamed": self._slip,
            "corner": self._corner,
            "dropped": self._drop,
            "drew": self._draw,
        }
        if event.kind == "paid" and PAID_FOR[event["why"]] == "boost":
            return self._boost()
        if event.kind in begins:
            return begins[event.kind]()
        self.at += 1
        return self._alone(event)

    def _alone(self, event: Event) -> Told | None:
        if not self.teller.is_news(event):
            return None
        return self.teller.word(event, self.names, self.language, self.spaces), event

    def _say(self, name: str, event: Event, **values: int | str) -> Told:
        car = "" if event.seat is None else self.names[event.seat]
        return say(f"heat-radio-{name}", self.language, car=car, **values), event

    def _take(self, kind: str, seat: int | None) -> Event | None:
        """The next event, if it is of that kind and seat."""
        if self.at < len(self.events):
            event = self.events[self.at]
            if event.kind == kind and event.seat == seat:
                self.at += 1
                return event
        return None

    def _take_all(self, kind: str, seat: int | None) -> list[Event]:
        found = []
        while (event := self._take(kind, seat)) is not None:
            found.append(event)
        return found

    def _cards(self, events: Sequence[Event]) -> str:
        return "+".join(card_name(event["card"], self.language) for event in events)

    def _grid(self) -> Told:
        boxes = []
        while self.at < len(self.events) and self.events[self.at].kind == "grid":
            boxes.append(self.events[self.at])
            self.at += 1
        boxes.sort(key=lambda event: event["box"])
        cars = ", ".join(self.names[event.seat] for event in boxes if event.seat is not None)
        return say("heat-radio-grid", self.language, cars=cars), boxes[0]

    def _shift(self) -> Told | None:
        event = self.events[self.at]
        self.at += 1
        paid = self._take("paid", event.seat)
        if paid is None:
            return self._alone(event)
        return self._say("jumped", event, gear=event["gear"], heat=paid["heat"])

    def _drive(self) -> Told | None:
        """Cards, what was flipped for them, the speed and the first move."""
        shown = self._take_all("revealed", self.events[self.at].seat)
        seat = shown[0].seat
        flipped = self._flips(seat)
        speed = self._take("speed", seat)
        moved = self._take("moved", seat)
        if speed is None or moved is None:
            return None
        flips = iter(flipped)
        cards = "+".join(
            name + (f"→{next(flips, '0')}" if CARDS[event["card"]] == "stress" else "")
            for event in shown
            for name in [card_name(event["card"], self.language)]
        )
        space = _space(moved["target"], self.spaces)
        return self._say("drove", speed, cards=cards, speed=speed["speed"], space=space)

    def _flips(self, seat: int | None) -> list[str]:
        """The flipped cards that count; reshuffles on the way are part of it."""
        counted = []
        while self.at < len(self.events):
            event = self.events[self.at]
            if event.seat != seat or event.kind not in ("flipped", "shuffled", "no-flip"):
                break
            if event.kind == "flipped" and event["pile"] == IN_PLAY:
                counted.append(card_name(event["card"], self.language))
            elif event.kind == "no-flip":
                counted.append("0")
            self.at += 1
        return counted

    def _boost(self) -> Told | None:
        paid = self.events[self.at]
        self.at += 1
        flipped = self._flips(paid.seat)
        boosted = self._take("boosted", paid.seat)
        moved = self._take("moved", paid.seat)
        if boosted is None or moved is None:
            return None
        space = _space(moved["target"], self.spaces)
        return self._say(
            "boosted", boosted, heat=paid["heat"], card="+".join(flipped), speed=boosted["speed"], space=space
        )

    def _push(self) -> Told | None:
        event = self.events[self.at]
        self.at += 1
        moved = self._take("moved", event.seat)
        if moved is None:
            return self._alone(event)
        return self._say("pushed", event, speed=event["speed"], space=_space(moved["target"], self.spaces))

    def _slip(self) -> Told | None:
        event = self.events[self.at]
        self.at += 1
        moved = self._take("moved", event.seat)
        if moved is None:
            return self._alone(event)
        return self._say("slipped", event, space=_space(moved["target"], self.spaces))

    def _corner(self) -> Told | None:
        event = self.events[self.at]
        self.at += 1
        paid = self._take("paid", event.seat)
        spun = self._take("spun-out", event.seat)
        values: Values = {
            "corner": f"T{event['corner'] + 1}",
            "speed": event["speed"],
            "limit": event["limit"],
        }
        if spun is not None:
            moved = self._take("moved", event.seat)
            stressed = self._take("stressed", event.seat)
            values["space"] = _space(moved["target"], self.spaces) if moved else 0
            values["stress"] = stressed["stress"] if stressed else 0
            return self._say("spun-out", spun, **values)
        if paid is None:
            return self._alone(event)
        return self._say("corner", event, heat=paid["heat"], **values)

    def _drop(self) -> Told:
        dropped = self._take_all("dropped", self.events[self.at].seat)
        return self._say("dropped", dropped[0], cards=self._cards(dropped))

    def _draw(self) -> Told | None:
        """Drawn cards are news only to whoever sees them; the first hand lies before them anyway."""
        drawn = self._take_all("drew", self.events[self.at].seat)
        known = sorted((event for event in drawn if "card" in event.numbers), key=lambda event: event["card"])
        if not known or known[0].ruling == FIRST_HAND:
            return None
        return self._say("drew", known[0], cards=self._cards(known))
