"""What a seat may answer in Heat, each answer with what it would cost, from the engine's forecast."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from string import ascii_lowercase

from rich.table import Table
from rich.text import Text

from ...errors import Refused
from ...games.heat import catalog
from ...outlook import Outlook
from ...race import Decision, Race
from ..desk import Desk
from ..screens import Choice
from .panels import split_cards

SAMPLES = 40
SAMPLES_PLAIN = 8
CHANCES = (("spun-out", "bold bright_red", 1), ("blocked", "", 5), ("crossed", "bold green", 1))
"""What can happen, how it looks, and from how many per cent on it is worth a word."""
ROOMY = 100
"""Columns from which more ways to the same speed are shown."""
CARD_NAMES = {"H": "heat", "S": "stress"}
FLIPPED = 2.5
"""A stress card is worth about that much; it only decides what stands where in a list."""
WITHOUT_FORECAST = ("discard", "draft", "swap", "prune")


def list_choices(race: Race, decision: Decision) -> list[Choice]:
    """The answers worth listing. Cards are listed as whole hands to play, the slowest first."""
    samples = SAMPLES if race.engine.compiled else SAMPLES_PLAIN
    seat = decision.seat
    if decision.kind == "shift":
        return [_gear(race, seat, text, i, samples) for i, text in enumerate(decision.texts, 1)]
    if decision.kind == "play" and decision.texts != ("clutter",):
        return _cards(race, seat, samples)
    if decision.kind in WITHOUT_FORECAST:
        return [Choice(str(i), text) for i, text in enumerate(decision.texts, 1)]
    found = []
    for i, text in enumerate(decision.texts, 1):
        ahead = race.forecast(seat, text, samples)
        found.append(Choice(str(i), text, low=ahead, high=ahead))
    return found


def _gear(race: Race, seat: int, text: str, number: int, samples: int) -> Choice:
    """A gear, with its slowest and its fastest cards."""
    cards = sorted(_playable(race, seat), key=_value)
    count = int(text[1:]) if text[1:].isdigit() else 0
    if count and len(cards) >= count:
        low = _try(race, seat, f"{text}, {_answer(cards[:count])}", samples)
        high = _try(race, seat, f"{text}, {_answer(cards[-count:])}", samples)
        if low and high:
            return Choice(str(number), text, low=low, high=high)
    ahead = race.forecast(seat, text, samples)
    return Choice(str(number), text, low=ahead, high=ahead)


def _cards(race: Race, seat: int, samples: int) -> list[Choice]:
    """All ways to fill the gear, those with equal sums in one line."""
    car = race.view(seat)["cars"][seat]
    count = (car.get("meant") or car["gear"]) - car["laid"]
    ways: dict[tuple[float, int], list[str]] = {}
    for cards in sorted(set(combinations(_playable(race, seat), count)), key=lambda c: sum(map(_value, c))):
        total = sum(_value(card) for card in cards if card != "S")
        ways.setdefault((total, cards.count("S")), []).append(_answer(cards))
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


def _playable(race: Race, seat: int) -> list[str]:
    return [card for card in split_cards(race.view(seat)["cars"][seat]["hand"]) if card != "H"]


def _value(card: str) -> float:
    if card.isdigit():
        return float(card)
    speeds = catalog.CARDS[catalog.IDS.index(card)]["speed"] if card in catalog.IDS else ()
    return max(speeds, default=FLIPPED)


def _answer(cards: Sequence[str]) -> str:
    return "+".join(CARD_NAMES.get(card, card) for card in cards)


def draw_choices(desk: Desk, choices: Sequence[Choice], spaces: int) -> Table | Text:
    """The choices as a table with speed, end and cost of each; without forecasts, in a row."""
    if not any(choice.low for choice in choices):
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
