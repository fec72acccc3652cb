"""What a seat may answer in Heat, each answer with what it would cost, from the engine's forecast."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from string import ascii_lowercase
from typing import Any

from rich.table import Table
from rich.text import Text

from ...decision import Decision
from ...errors import Refused
from ...outlook import Outlook
from ...race import Race
from ..desk import Desk
from ..screens import Choice
from .modules import facts, full_name, is_upgrade, named_in, split_cards

SAMPLES = 40
SAMPLES_PLAIN = 8
CHANCES = (("spun-out", "bold bright_red", 1), ("blocked", "", 5), ("crossed", "bold green", 1))
"""What can happen, how it looks, and from how many per cent on it is worth a word."""
ROOMY = 100
"""Columns from which more ways to the same speed are shown."""
CARD_NAMES = {"H": "heat", "S": "stress"}
PLUS = 2.5
"""A flipped card is worth about that much; it only decides what stands where in a list."""
UNFORESEEN = ("mulligan", "relieve", "pay", "scrap", "salvage", "drop", "keep", "refresh", "pick", "give")
"""Answers that change nothing about where the car ends now: no forecast."""


def list_choices(race: Race, decision: Decision) -> list[Choice]:
    """The answers worth listing. Cards are listed as whole hands to play, the slowest first."""
    samples = SAMPLES if race.engine.compiled else SAMPLES_PLAIN
    seat = decision.seat
    if decision.kind == "play" and decision.texts != ("clutter",):
        return _cards(race, seat, samples)
    found = []
    for i, text in enumerate(decision.texts, 1):
        word, _, number = text.partition(" ")
        if word in UNFORESEEN:
            found.append(Choice(str(i), text))
        elif decision.kind == "shift":
            found.append(_gear(race, seat, text, i, samples))
        else:
            ahead = race.forecast(seat, text, samples)
            found.append(Choice(number if word == "value" else str(i), text, low=ahead, high=ahead))
    return found


def _gear(race: Race, seat: int, text: str, number: int, samples: int) -> Choice:
    """A gear, with its slowest and its fastest cards."""
    cards = sorted(_playable(race, seat), key=_value)
    count = int(text[1:])
    if len(cards) < count:
        ahead = race.forecast(seat, text, samples)
        return Choice(str(number), text, low=ahead, high=ahead)
    low = race.forecast(seat, f"{text}, {_answer(cards[:count])}", samples)
    high = race.forecast(seat, f"{text}, {_answer(cards[-count:])}", samples)
    return Choice(str(number), text, low=low, high=high)


def _cards(race: Race, seat: int, samples: int) -> list[Choice]:
    """All ways to fill the gear, those with equal sums in one line."""
    car = race.view(seat)["cars"][seat]
    count = gear_of(car) - car["laid"]
    ways: dict[tuple[float, tuple[str, ...]], list[str]] = {}
    for cards in sorted(set(combinations(_playable(race, seat), count)), key=lambda c: sum(map(_value, c))):
        plain = sum(_value(card) for card in cards if card.isdigit())
        ways.setdefault((plain, tuple(card for card in cards if not card.isdigit())), []).append(_answer(cards))
    found: list[Choice] = []
    for answers in ways.values():
        legal = [(answer, ahead) for answer in answers if (ahead := _try(race, seat, answer, samples))]
        if legal:
            key = ascii_lowercase[len(found)] if len(found) < len(ascii_lowercase) else f"#{len(found) + 1}"
            first, ahead = legal[0]
            found.append(Choice(key, first, tuple(answer for answer, _ in legal[1:]), ahead, ahead))
    return found


def _try(race: Race, seat: int, answer: str, samples: int) -> Outlook | None:
    try:
        return race.forecast(seat, answer, samples)
    except Refused:
        return None


def gear_of(car: Mapping[str, Any]) -> int:
    """The gear that a seat has set, in a tournament in secret."""
    gear: int = car.get("meant") or car["gear"]
    return gear


def _playable(race: Race, seat: int) -> list[str]:
    return [card for card in split_cards(race.view(seat)["cars"][seat]["hand"]) if card != "H"]


def _value(card: str) -> float:
    if card.isdigit():
        return float(card)
    if not is_upgrade(card):
        return PLUS
    found = facts(card)
    pluses: int = dict(found["symbols"]).get("plus", 0)
    return float(sum(found["speed"])) / max(1, len(found["speed"])) + PLUS * pluses


def _answer(cards: Sequence[str]) -> str:
    return "+".join(CARD_NAMES.get(card, card) for card in cards)


def draw_choices(desk: Desk, choices: Sequence[Choice], spaces: int) -> Table | Text:
    """The choices as a table with speed, end and cost of each; without forecasts, in a row or with their cards."""
    if not any(choice.low for choice in choices):
        if any(named_in(choice.answer) for choice in choices):
            return _list_cards(desk, choices)
        strip = Text()
        for choice in choices:
            strip.append(f" {choice.key} ", style="reverse").append(f" {choice.answer}   ", style="bold")
        return strip
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("", style="bold", justify="right")
    table.add_column("")
    table.add_column(desk.say("head-speed"), justify="right", no_wrap=True)
    table.add_column(desk.say("head-space"), justify="right", no_wrap=True)
    table.add_column(desk.say("head-left"), justify="right", no_wrap=True)
    table.add_column("")
    for choice in choices:
        row = [Text(choice.key), _label(choice, 2 if desk.width >= ROOMY else 1)]
        if choice.low is not None and choice.high is not None:
            row += [Text(cell) for cell in (_speed(choice), _ends(choice, spaces), _engine(choice))]
            row.append(_costs(desk, choice.low, choice.high))
        table.add_row(*row)
    return table


def _list_cards(desk: Desk, choices: Sequence[Choice]) -> Table:
    """Answers with what the card of each is."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for choice in choices:
        about = ", ".join(full_name(desk, card) for card in named_in(choice.answer))
        table.add_row(Text(choice.key, style="bold"), Text(choice.answer, style="bold"), about)
    return table


def _label(choice: Choice, most: int) -> Text:
    text = Text()
    text.append(choice.answer, style="bold")
    if choice.others:
        text.append("  " + "  ".join(choice.others[:most]), style="dim")
        text.append(" …" if len(choice.others) > most else "", style="dim")
    return text


def _span(least: float, most: float, unit: str = "") -> str:
    return f"{least}{unit}" if least == most else f"{least}–{most}{unit}"


def _speed(choice: Choice) -> str:
    return _between(choice, "speed")


def _engine(choice: Choice) -> str:
    return _between(choice, "engine")


def _between(choice: Choice, name: str) -> str:
    spreads = [ahead.spreads[name] for ahead in (choice.low, choice.high) if ahead and name in ahead.spreads]
    return _span(min(s[0] for s in spreads), max(s[2] for s in spreads)) if spreads else ""


def _ends(choice: Choice, spaces: int) -> str:
    ends = [end // 2 for ahead in (choice.low, choice.high) if ahead for end in ahead.ends]
    return _span(min(ends) % spaces, max(ends) % spaces) if ends else ""


def _costs(desk: Desk, low: Outlook, high: Outlook) -> Text:
    """Corners on the way, heat to pay, and what can go wrong."""
    text = Text()
    if low.chances["cluttered"] == 1:
        return Text(desk.say("cluttered"), style="bold bright_red")
    for corner in high.corners:
        least = next((c["cost"][0] for c in low.corners if c["corner"] == corner["corner"]), 0)
        cost = _span(min(least, corner["cost"][0]) if corner["chance"] == 1 else 0, corner["cost"][2])
        text.append(" · " if text else "")
        text.append(desk.say("corner", corner=f"T{corner['corner']}", limit=corner["limit"], cost=cost))
    for name, style, least in CHANCES:
        shares = sorted({round(100 * ahead.chances[name]) for ahead in (low, high)})
        if shares[-1] >= least:
            text.append(" · " if text else "")
            text.append(desk.say(f"chance-{name}", chance=_span(shares[0], shares[-1], "%")), style=style)
    return text
