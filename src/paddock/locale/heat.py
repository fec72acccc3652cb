"""How Heat's events are told: which are news, and which share a line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from ..event import Event
from ..games.heat import atlas, catalog
from . import heat_names as names_of
from .heat_names import card, card_values
from .lines import Car, Line, Row, Said, Value, Values
from .teller import Teller

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
        "unsealed",
    }
)
"""Events that are told as part of others, or not at all."""
IN_A_ROW = frozenset({"offered", "picked", "scrapped", "salvaged", "refreshed", "spent", "sponsored"})
"""Events that are told in one line if several follow each other."""
LOUD = frozenset(
    {"round", "spun-out", "crossed", "placed", "over", "lapped", "retired", "withdrew", "weather", "verdict", "stopped"}
)
"""Events that the whole room should hear of."""
NEAR = frozenset({"corner", "blocked"})
"""Events with a banner for whom they concern."""


class HeatTeller(Teller):
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

    def said(self, event: Event, circuit: str) -> Said:
        """Any event as a message."""
        return Said(f"heat-event-{event.kind}", self._values(event, circuit))

    def lines(self, events: Sequence[Event], circuit: str) -> list[Line]:
        """Events as lines; those that belong together share one."""
        return _Radio(self, circuit).tell(events)

    def _values(self, event: Event, circuit: str) -> Values:
        """The event's numbers and what can be told from them."""
        numbers = event.numbers
        values: Values = dict(numbers)
        if event.seat is not None:
            values["car"] = Car(event.seat)
        if "target" in numbers:
            values["space"] = _space(numbers["target"], circuit)
        if "corner" in numbers:
            values["corner"] = f"T{numbers['corner'] + 1}"
        for name in ("card", "top"):
            if name in numbers:
                values[name] = card(numbers[name])
        if event.kind == "round":
            values["first"] = Car(numbers["first"])
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
            values |= self._module_values(event)
        return values

    def _module_values(self, event: Event) -> Values:
        """What can be told from the numbers of the modules' own events."""
        numbers = event.numbers
        if event.kind == "swapped":
            return {"taken": card(numbers["taken"]) if numbers["taken"] else "none"}
        if event.kind == "weather":
            number = numbers["weather"]
            return {"weather": names_of.weather(number), "setup": names_of.weather_setup(number)}
        if event.kind == "road":
            return {"token": names_of.road(numbers["token"])}
        if event.kind == "legend-card":
            return {"legend": numbers["legend"] + 1}
        if event.kind == "pressed":
            return {"slipped": "yes" if numbers["slipped"] else "no"}
        if event.kind == "verdict":
            return {"kind": _verdict(numbers)}
        return {}


PART = HeatTeller()


def _verdict(numbers: Mapping[str, int]) -> str:
    """How a race of one seat ended (heat 143)."""
    if numbers["cars"] == 1:
        return "alone" if numbers["won"] else "out"
    return "won" if numbers["won"] else "beaten"


def _space(spot: int, circuit: str) -> Said:
    """Where a spot is, as the board prints it: how far before which corner."""
    road = atlas.circuit(circuit)
    space = spot // 2 % int(road["spaces"])
    lines = [int(corner["last_space_before"]) for corner in road["corners"]]
    ahead = [(line - space) % int(road["spaces"]) for line in lines]
    nearest = ahead.index(min(ahead))
    return Said("heat-place", {"ahead": min(ahead), "corner": f"T{nearest + 1}"})


def _shout(event: Event) -> Said | None:
    """The banner of an event that is told alone."""
    if event.kind == "blocked":
        return Said("heat-shout-blocked", {"gained": event["gained"], "steps": event["steps"]})
    if event.kind == "lapped" and event["lap"] == event["laps"]:
        return Said("heat-shout-last-lap")
    if event.kind == "retired":
        return Said("heat-shout-retired", {"place": event["place"]})
    return Said("heat-shout-crossed") if event.kind == "crossed" else None


class _Radio:
    """One walk through a row of events."""

    def __init__(self, teller: Teller, circuit: str) -> None:
        self.teller, self.circuit = teller, circuit
        self.events: Sequence[Event] = ()
        self.at = 0
        self.told: list[Line] = []

    def tell(self, events: Sequence[Event]) -> list[Line]:
        self.events, self.at, self.told = events, 0, []
        while self.at < len(events):
            self._add(self._next_line())
        return self.told

    def _add(self, line: Line | None) -> None:
        if line is not None:
            self.told.append(line)

    def _next_line(self) -> Line | None:
        event = self.events[self.at]
        begins = {
            "grid": self._grid,
            "road": self._roads,
            "shifted": self._shift,
            "revealed": self._drive,
            "flipped": self._flip,
            "speed": lambda: self._moved("went"),
            "pushed": lambda: self._moved("pushed"),
            "played": lambda: self._moved("played"),
            "accelerated": lambda: self._moved("accelerated"),
            "slipstreamed": lambda: self._moved("slipped"),
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

    def _alone(self, event: Event) -> Line | None:
        if not self.teller.is_news(event):
            return None
        return self._line(self.teller.said(event, self.circuit), event, shout=_shout(event))

    def _line(
        self,
        said: Said,
        event: Event,
        *cites: Event,
        total: Value | None = None,
        shout: Said | None = None,
        own: bool = False,
    ) -> Line:
        rulings = event.ruling, *(also.ruling for also in cites)
        near = shout is not None and event.kind in NEAR
        return Line(said, rulings, event.seat, event.kind, total, event.kind in LOUD, shout, near, own)

    def _say(self, name: str, event: Event, **values: Value) -> Said:
        return Said(f"heat-radio-{name}", {"car": "" if event.seat is None else Car(event.seat), **values})

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

    def _space(self, moved: Event) -> Said:
        return _space(moved["target"], self.circuit)

    def _grid(self) -> Line:
        boxes = []
        while self.at < len(self.events) and self.events[self.at].kind == "grid":
            boxes.append(self.events[self.at])
            self.at += 1
        boxes.sort(key=lambda event: event["box"])
        cars = Row([Car(event.seat) for event in boxes if event.seat is not None])
        return replace(self._line(Said("heat-radio-grid", {"cars": cars}), boxes[0]), seat=None)

    def _shift(self) -> Line | None:
        event = self.events[self.at]
        self.at += 1
        paid = self._take("paid", event.seat)
        if paid is None:
            return self._alone(event)
        return self._line(self._say("jumped", event, gear=event["gear"], heat=paid["heat"]), event)

    def _row(self) -> Line:
        """Cards that go the same way, in one line."""
        first = self.events[self.at]
        row = self._take_all(first.kind, first.seat)
        known = [card(event["card"]) for event in row if "card" in event.numbers]
        values: Values = {"card": Row(known) if known else "hidden", "count": len(row)}
        if first.seat is not None:
            values["car"] = Car(first.seat)
        return self._line(Said(f"heat-event-{first.kind}", values), first)

    def _roads(self) -> Line:
        """All road tokens in one line."""
        found = self._take_all("road", None)
        tokens = Row([self.teller.said(event, self.circuit) for event in found])
        return self._line(Said("heat-radio-road", {"tokens": tokens}), found[0])

    def _drive(self) -> Line:
        """Cards and what was flipped for them; the speed and the first move, unless a choice comes between.

        In a tournament the gear that the cards show is told first.
        """
        shown = self._take_all("revealed", self.events[self.at].seat)
        seat = shown[0].seat
        if self._is_next("shifted", seat):
            self._add(self._shift())
        flips = self._flips(seat)
        cards = self._with_flips(shown, flips)
        speed = self._take("speed", seat)
        moved = self._take("moved", seat) if speed else None
        if speed is None or moved is None:
            return self._line(self._say("shown", shown[0], cards=cards), shown[0])
        said = self._say("drove", speed, cards=cards, speed=speed["speed"], space=self._space(moved))
        added = [value for event in shown for value in card_values(event["card"])]
        total = Row([Row([*added, *flips] or ["0"], " + "), speed["speed"]], " = ")
        return self._line(said, speed, moved, total=total)

    def _with_flips(self, shown: Sequence[Event], flips: list[Value]) -> Row:
        """Cards with what was flipped for each plus; a flip beyond those stands for a gear that was not paid for."""
        pluses = sum(catalog.PLUS[event["card"]] for event in shown)
        added, rest = flips[: max(len(flips) - pluses, 0)], iter(flips[max(len(flips) - pluses, 0) :])
        cards: list[Value] = []
        for event in shown:
            plus = catalog.PLUS[event["card"]] if flips else 0
            arrows = [next(rest, "0") for _ in range(plus)]
            cards.append(Row([card(event["card"]), *arrows], "→") if arrows else card(event["card"]))
        return Row(cards + added, "+")

    def _flip(self) -> Line:
        """Flips that no card shown just now has asked for: of a boost that costs nothing, or of what was not paid."""
        first = self.events[self.at]
        cards = Row(self._flips(first.seat) or ["0"], "+")
        free = self._boosted("boosted-free", first.seat, card=cards)
        return free or self._line(self._say("flipped", first, cards=cards), first)

    def _flips(self, seat: int | None) -> list[Value]:
        """The flipped cards that count; reshuffles on the way are part of it."""
        counted: list[Value] = []
        while self.at < len(self.events):
            event = self.events[self.at]
            if event.seat != seat or event.kind not in ("flipped", "shuffled", "no-flip"):
                break
            if event.kind == "flipped" and event["pile"] == IN_PLAY:
                counted.append(card(event["card"]))
            elif event.kind == "no-flip":
                counted.append("0")
            self.at += 1
        return counted

    def _boost(self) -> Line | None:
        paid = self.events[self.at]
        self.at += 1
        flipped = self._flips(paid.seat)
        return self._boosted("boosted", paid.seat, heat=paid["heat"], card=Row(flipped, "+"))

    def _boosted(self, name: str, seat: int | None, **values: Value) -> Line | None:
        boosted = self._take("boosted", seat)
        moved = self._take("moved", seat)
        if boosted is None or moved is None:
            return None
        speed, gained = boosted["speed"], boosted["gained"]
        said = self._say(name, boosted, speed=speed, space=self._space(moved), **values)
        return self._line(said, boosted, moved, total=f"{speed - gained} + {gained} = {speed}")

    def _moved(self, name: str) -> Line | None:
        """Speed or a slipstream, with the move that it brings."""
        event = self.events[self.at]
        self.at += 1
        moved = self._take("moved", event.seat)
        if moved is None:
            return self._alone(event)
        values: Values = {"space": self._space(moved)}
        if "speed" in event.numbers:
            values["speed"] = event["speed"]
        if "card" in event.numbers:
            values["card"] = card(event["card"])
        return self._line(self._say(name, event, **values), event, moved)

    def _corner(self) -> Line | None:
        event = self.events[self.at]
        self.at += 1
        paid = self._take("paid", event.seat)
        spun = self._take("spun-out", event.seat)
        speed, limit, cost = event["speed"], event["limit"], event["cost"]
        values: Values = {"corner": f"T{event['corner'] + 1}", "speed": speed, "limit": limit}
        total = Said("page-heat-sum", {"speed": speed, "limit": limit, "cost": cost}) if cost else None
        if spun is not None:
            moved = self._take("moved", event.seat)
            stressed = self._take("stressed", event.seat)
            values["space"] = self._space(moved) if moved else ""
            values["stress"] = stressed["stress"] if stressed else 0
            shout = Said("heat-shout-spun-out", {name: values[name] for name in ("corner", "speed", "limit")})
            return self._line(self._say("spun-out", spun, **values), spun, event, total=total, shout=shout)
        if paid is None:
            return self._alone(event)
        said = self._say("corner", event, heat=paid["heat"], **values)
        shout = Said("heat-shout-corner", {"heat": paid["heat"], **values})
        return self._line(said, event, paid, total=total, shout=shout)

    def _drop(self) -> Line:
        dropped = self._take_all("dropped", self.events[self.at].seat)
        cards = Row([card(event["card"]) for event in dropped], "+")
        return self._line(self._say("dropped", dropped[0], cards=cards), dropped[0])

    def _draw(self) -> Line | None:
        """Drawn cards are news only to whoever sees them; the first hand lies before them anyway."""
        drawn = self._take_all("drew", self.events[self.at].seat)
        known = sorted((event for event in drawn if "card" in event.numbers), key=lambda event: event["card"])
        if not known or known[0].ruling == FIRST_HAND:
            return None
        cards = Row([card(event["card"]) for event in known], "+")
        return self._line(self._say("drew", known[0], cards=cards), known[0], own=True)
