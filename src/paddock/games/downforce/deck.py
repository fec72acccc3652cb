"""The deck: reading it from a file, checking it, and its short text for race files and positions.

A file lists 42 ordinary cards with their bars, see docs/downforce-deck.md. In the short text a bar is a letter
(K black, R red, O orange, B blue, G green, Y yellow, W white) and a number, and cards are joined by dots.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from ...errors import BadFile, Fault
from ...game import OptionFile
from .course import Course
from .tables import BARS, CARD_NAMES, CARS, COLOUR_NAMES, LETTERS, MOST_STEPS, MOST_WHITE, ORDINARY, WHITE

Bar = tuple[int, int]
Card = tuple[Bar, ...]

STANDARD = "standard"
FILE = Path(__file__).parent / "deck.json"
SPEED_8 = 8
MOST_BYTES = 100_000
SHORT = re.compile(r"(?:[KROBGYW][1-9])+(?:\.(?:[KROBGYW][1-9])+)*")


@dataclass(frozen=True)
class Place:
    """Where in a file a fault is: the card by its number and, if it is known, its name; the bar, if it is one."""

    card: int
    name: str = ""
    bar: int = 0

    def fault(self, text: str, word: str, **values: str | int) -> Fault:
        """A fault at this place."""
        at = f"card {self.card}" + (f" ({self.name})" if self.name else "") + (f", bar {self.bar}" if self.bar else "")
        return Fault(f"{at}: {text}", word, card=self.card, name=self.name or "none", bar=self.bar, **values)


@cache
def standard() -> tuple[Card, ...]:
    """The deck that comes with the game, a reconstruction."""
    return read_deck(json.loads(FILE.read_text(encoding="utf-8")), "the standard deck")


def read_file(content: bytes, what: str) -> tuple[Card, ...]:
    """A deck from the content of a file."""
    if len(content) > MOST_BYTES:
        raise BadFile(what, [Fault(f"{len(content)} bytes; {MOST_BYTES} are the most", "too-long", most=MOST_BYTES)])
    try:
        found = json.loads(content.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise BadFile(what, [Fault(f"not JSON: {error}", "not-json", detail=str(error)[:200])]) from None
    return read_deck(found, what)


def named(cards: tuple[Card, ...]) -> dict[str, list[tuple[str, int]]]:
    """Every card's bars by its name, top bar first: colour and steps; the speed-8 cards come last."""
    return {
        name: [(COLOUR_NAMES[colour], steps) for colour, steps in card]
        for name, card in zip(CARD_NAMES, cards + speed_8(), strict=True)
    }


def speed_8() -> tuple[Card, ...]:
    """The cards that are won with the cars: one bar of 8 each."""
    return tuple(((car, SPEED_8),) for car in range(CARS))


def read_deck(found: Any, what: str) -> tuple[Card, ...]:
    """The ordinary cards in the order of their names, from a file's content."""
    faults: list[str] = []
    if not isinstance(found, Mapping) or not isinstance(found.get("cards"), list):
        raise BadFile(what, [Fault("a list 'cards' is missing", "no-cards")])
    cards: dict[str, Card] = {}
    for at, entry in enumerate(found["cards"], 1):
        place = Place(at)
        name = entry.get("id") if isinstance(entry, dict) else None
        if not isinstance(name, str) or name not in CARD_NAMES[:ORDINARY]:
            faults.append(place.fault(f"id must be A1 to G6, not {str(name)[:20]!r}", "id", id=str(name)[:20]))
            name = None
        elif name in cards:
            faults.append(place.fault(f"{name} stands twice", "card-twice", id=name))
        else:
            place = Place(at, name)
        bars = _read_bars(entry.get("bars") if isinstance(entry, dict) else None, place, faults)
        if name is not None:
            cards.setdefault(name, bars)
    missing = [name for name in CARD_NAMES[:ORDINARY] if name not in cards]
    if missing:
        listed = ", ".join(missing)
        text = f"{len(missing)} of {ORDINARY} cards are missing: {listed}"
        faults.append(Fault(text, "missing", count=len(missing), cards=listed))
    faults += _speed_8_faults(found.get("speed_8"))
    if faults:
        raise BadFile(what, faults)
    return tuple(cards[name] for name in CARD_NAMES[:ORDINARY])


def _read_bars(bars: Any, place: Place, faults: list[str]) -> Card:
    if not isinstance(bars, list) or not 1 <= len(bars) <= BARS:
        faults.append(place.fault(f"bars must be a list of 1 to {BARS} bars", "bars", most=BARS))
        return ()
    read: list[Bar] = []
    for at, bar in enumerate(bars, 1):
        here = Place(place.card, place.name, at)
        colour, steps = bar if isinstance(bar, list) and len(bar) == 2 else (None, None)
        if colour not in COLOUR_NAMES:
            known = ", ".join(COLOUR_NAMES)
            faults.append(here.fault(f"colour must be one of {known}", "colour", colours=known))
        elif type(steps) is not int or not 1 <= steps < MOST_STEPS:
            faults.append(here.fault(f"steps must be 1 to {MOST_STEPS - 1}", "steps", most=MOST_STEPS - 1))
        else:
            read.append((COLOUR_NAMES.index(colour), steps))
    faults += [place.fault(*fault) for fault in _card_faults(tuple(read))]
    return tuple(read)


def _card_faults(card: Card) -> list[tuple[str, str]]:
    """What is wrong with a card's bars together, in English and by its word."""
    colours = [colour for colour, _ in card]
    faults = [
        (f"{COLOUR_NAMES[colour]} stands twice", "colour-twice") for colour in range(CARS) if colours.count(colour) > 1
    ]
    if colours.count(WHITE) > MOST_WHITE:
        faults.append((f"{colours.count(WHITE)} white bars; {MOST_WHITE} are the most", "whites"))
    return faults


def _speed_8_faults(found: Any) -> list[Fault]:
    """A file need not list the speed-8 cards; if it does, they are one of each colour."""
    wanted = sorted([name, SPEED_8] for name in COLOUR_NAMES[:CARS])
    if found is None:
        return []
    try:
        listed = sorted(entry["bars"][0] for entry in found if len(entry["bars"]) == 1)
    except (TypeError, KeyError, IndexError):
        listed = []
    if listed == wanted and len(found) == CARS:
        return []
    return [Fault("speed_8: must be one bar of 8 for each of the six cars", "speed-8")]


def write_short(cards: tuple[Card, ...]) -> str:
    """A deck as one word."""
    return ".".join("".join(f"{LETTERS[colour]}{steps}" for colour, steps in card) for card in cards)


def read_short(text: str) -> tuple[Card, ...]:
    """A deck from one word, checked as a file is."""
    what = "the deck"
    if not SHORT.fullmatch(text):
        raise BadFile(what, ["cards are written like K6R4Y2O1, joined by dots"])
    cards = tuple(
        tuple((LETTERS.index(word[i]), int(word[i + 1])) for i in range(0, len(word), 2)) for word in text.split(".")
    )
    faults = [] if len(cards) == ORDINARY else [f"{len(cards)} cards, not {ORDINARY}"]
    for name, card in zip(CARD_NAMES, cards, strict=False):
        if len(card) > BARS or any(steps >= MOST_STEPS for _, steps in card):
            faults.append(f"{name}: 1 to {BARS} bars of 1 to {MOST_STEPS - 1} steps")
        faults += [f"{name}: {fault}" for fault, _ in _card_faults(card)]
    if faults:
        raise BadFile(what, faults)
    return cards


def lay(cards: tuple[Card, ...], course: Course) -> None:
    """Write a deck into a course, the speed-8 cards behind the ordinary ones."""
    for at, card in enumerate(cards + speed_8()):
        course.bars[at] = len(card)
        course.white[at] = sum(colour == WHITE for colour, _ in card)
        for bar, (colour, steps) in enumerate(card):
            course.colour[at][bar], course.steps[at][bar] = colour, steps


def _short_of_file(content: bytes, what: str) -> str:
    return write_short(read_file(content, what))


def _cards_of(word: str) -> dict[str, list[tuple[str, int]]]:
    return named(standard() if word == STANDARD else read_short(word))


OWN_DECK = OptionFile("deck", STANDARD, _short_of_file, _cards_of)
