"""How Heat's events are told: which are news, and which share a line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..event import Event
from ..games.heat import catalog
from . import heat_names as names_of
from .heat_names import card_name
from .messages import say

Values = dict[str, int | str]
Told = tuple[str, Event]

MOVED_BY = ("cards", "adrenaline", "boost", "slipstream", "spin-out", "direct", "accelerate", "legend")
PAID_FOR = ("gears", "boost", "corner", "card", "mulligan")
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
        "meant",
        "legend-card",
    }
)
"""Events that are told as part of others, or not at all."""
IN_A_ROW = frozenset({"offered", "picked", "scrapped", "salvaged", "refreshed", "spent", "sponsored"})
"""Events that are told in one line if several follow each other."""


class Teller:
    """Words for Heat's events."""

    def is_news(self, event: Event) -> bool:
        """Whether an event is worth a line of its own."""
        if event.kind == "shifted":
            return event["before"] != event["gear"]
        if event.kind == "lapped":
            return event["lap"] > 1
        if event.kind == "moved":
            return MOVED_BY[event["why"]] == "legend"
        if event.kind == "paid":
            return PAID_FOR[event["why"]] == "card"
        return event.kind not in QUIET

    def word(self, event: Event, names: Mapping[int, str], language: str, spaces: int) -> str:
        """Any event in words."""
        return say(f"heat-event-{event.kind}", language, **self._values(event, names, language, spaces))

    def radio(self, events: Sequence[Event], names: Mapping[int, str], language: str, spaces: int) -> list[Told]:
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
        elif event.kind in ("drew", "sponsored"):
            values.setdefault("card", "hidden")
            values["count"] = 1
        else:
            values |= self._module_values(event, language)
        return values

    def _module_values(self, event: Event, language: str) -> Values:
        """What can be told from the numbers of the modules' own events."""
        numbers = event.numbers
        if event.kind == "swapped":
            return {"taken": card_name(numbers["taken"], language) if numbers["taken"] else "none"}
        if event.kind == "weather":
            number = numbers["weather"]
            return {
                "weather": names_of.weather_name(number, language),
                "setup": names_of.weather_setup(number, language),
            }
        if event.kind == "road":
            return {"token": names_of.road_name(numbers["token"], language)}
        if event.kind == "legend-card":
            return {"legend": numbers["legend"] + 1}
        if event.kind == "pressed":
            return {"slipped": "yes" if numbers["slipped"] else "no"}
        return {}


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
        self.told: list[Told] = []

    def tell(self, events: Sequence[Event]) -> list[Told]:
        self.events, self.at, self.told = events, 0, []
        while self.at < len(events):
            self._add(self._next_line())
        return self.told

    def _add(self, line: Told | None) -> None:
        if line is not None:
            self.told.append(line)

    def _next_line(self) -> Told | None:
        event = self.events[self.at]
        begins = {
            "grid": self._grid,
            "road": self._roads,
            "shifted": self._shift,
            "revealed": self._drive,
            "flipped": self._flip,
            "speed": self._go,
            "pushed": self._gain,
            "played": self._gain,
            "accelerated": self._gain,
            "slipstreamed": self._slip,
            "corner": self._corner,
            "dropped": self._drop,
            "drew": self._draw,
        }
        if event.kind == "paid" and PAID_FOR[event["why"]] == "boost":
            return self._boost()
        if event.kind in IN_A_ROW:
            return self._row()
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

    def _is_next(self, kind: str, seat: int | None) -> bool:
        """Whether the next event is of that kind and seat."""
        if self.at >= len(self.events):
            return False
        event = self.events[self.at]
        return event.kind == kind and event.seat == seat

    def _take(self, kind: str, seat: int | None) -> Event | None:
        """The next event, if it is of that kind and seat."""
        if not self._is_next(kind, seat):
            return None
        self.at += 1
        return self.events[self.at - 1]

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

    def _row(self) -> Told:
        """Cards that go the same way, in one line."""
        first = self.events[self.at]
        row = self._take_all(first.kind, first.seat)
        known = [card_name(event["card"], self.language) for event in row if "card" in event.numbers]
        values: Values = {"card": ", ".join(known) or "hidden", "count": len(row)}
        if first.seat is not None:
            values["car"] = self.names[first.seat]
        return say(f"heat-event-{first.kind}", self.language, **values), first

    def _roads(self) -> Told:
        """All road tokens in one line."""
        found = self._take_all("road", None)
        tokens = ", ".join(self.teller.word(event, self.names, self.language, self.spaces) for event in found)
        return say("heat-radio-road", self.language, tokens=tokens), found[0]

    def _drive(self) -> Told:
        """Cards and what was flipped for them; the speed and the first move, unless a choice comes between.

        In a tournament the gear that the cards show is told first.
        """
        shown = self._take_all("revealed", self.events[self.at].seat)
        seat = shown[0].seat
        if self._is_next("shifted", seat):
            self._add(self._shift())
        cards = self._with_flips(shown, self._flips(seat))
        speed = self._take("speed", seat)
        moved = self._take("moved", seat) if speed else None
        if speed is None or moved is None:
            return self._say("shown", shown[0], cards=cards)
        space = _space(moved["target"], self.spaces)
        return self._say("drove", speed, cards=cards, speed=speed["speed"], space=space)

    def _with_flips(self, shown: Sequence[Event], flips: list[str]) -> str:
        """Cards with what was flipped for each plus; a flip beyond those stands for a gear that was not paid for."""
        pluses = sum(catalog.PLUS[event["card"]] for event in shown)
        added, rest = flips[: max(len(flips) - pluses, 0)], iter(flips[max(len(flips) - pluses, 0) :])
        cards = []
        for event in shown:
            plus = catalog.PLUS[event["card"]] if flips else 0
            arrows = "".join(f"→{next(rest, '0')}" for _ in range(plus))
            cards.append(card_name(event["card"], self.language) + arrows)
        return "+".join(cards + added)

    def _go(self) -> Told | None:
        """The first move, where cards and speed are told apart."""
        event = self.events[self.at]
        self.at += 1
        moved = self._take("moved", event.seat)
        if moved is None:
            return self._alone(event)
        return self._say("went", event, speed=event["speed"], space=_space(moved["target"], self.spaces))

    def _flip(self) -> Told:
        """Flips that no card shown just now has asked for: of a boost that costs nothing, or of what was not paid."""
        first = self.events[self.at]
        cards = "+".join(self._flips(first.seat)) or "0"
        free = self._boosted("boosted-free", first.seat, card=cards)
        return free or self._say("flipped", first, cards=cards)

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
        return self._boosted("boosted", paid.seat, heat=paid["heat"], card="+".join(flipped))

    def _boosted(self, name: str, seat: int | None, **values: int | str) -> Told | None:
        boosted = self._take("boosted", seat)
        moved = self._take("moved", seat)
        if boosted is None or moved is None:
            return None
        space = _space(moved["target"], self.spaces)
        return self._say(name, boosted, speed=boosted["speed"], space=space, **values)

    def _gain(self) -> Told | None:
        """Speed gained in a reaction, with the move that it brings."""
        event = self.events[self.at]
        self.at += 1
        moved = self._take("moved", event.seat)
        if moved is None:
            return self._alone(event)
        values: Values = {"speed": event["speed"], "space": _space(moved["target"], self.spaces)}
        if event.kind == "played":
            values["card"] = card_name(event["card"], self.language)
        return self._say(event.kind, event, **values)

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
