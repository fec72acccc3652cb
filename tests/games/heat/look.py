"""What a test does at the table and looks at: forced luck, where cars are, where cards lie, what happened."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

import paddock
from paddock import record
from paddock.dealer import Draw
from paddock.engine import Engine
from paddock.event import Event
from paddock.games.heat.events import CARD_WORDS
from paddock.games.heat.tables import PILE_NAMES
from paddock.games.heat.view import letters
from paddock.race import Race
from tests.reading import position

From = Callable[[str], Race]
HEAT = paddock.game("heat")


def force(cards: str) -> tuple[Draw, ...]:
    """The next draws, as in a race file: `4 H 2 3/6`."""
    return record.read_draws(HEAT, cards)


def quick(engine: Engine, text: str) -> Any:
    """A position on an engine without the friendly race around it, for tests that play a great deal."""
    return engine.take(HEAT.text.read(text)[0])


def where(race: Race, seat: int) -> str:
    """Laps begun, space and lane, as in a position."""
    s = position(race)
    lap, space = divmod(s.at[seat], s.course.spaces)
    return f"{lap}.{space}.{s.lane[seat]}"


def pile(race: Race, seat: int, name: str) -> str:
    """The cards of a pile: deck, hand, play, discard or engine."""
    return letters(position(race).cards[seat][PILE_NAMES.index(name)])


def gear(race: Race, seat: int) -> int:
    """The gear that a car is in."""
    return int(race.view(None)["cars"][seat]["gear"])


def moving(race: Race, name: str) -> int:
    """A number of the turn under way: speed, cooldown, boost or adrenaline."""
    return int(race.view(None)["moving"][name])


def symbols(race: Race) -> dict[str, int]:
    """The symbols of upgrades that the turn under way may still use, or must."""
    of = race.view(None)["moving"]
    return {name: int(of[name]) for name in ("relief", "due", "scrap", "accelerate", "salvage")}


def known(race: Race, seat: int) -> str:
    """The cards of a seat's hand that everybody can tell."""
    return str(race.view(None)["cars"][seat]["known"])


def of_kind(events: Sequence[Event], kind: str, seat: int | None = None) -> list[Event]:
    """The events of a kind, of one seat or of all."""
    return [event for event in events if event.kind == kind and seat in (None, event.seat)]


def one(events: Sequence[Event], kind: str, seat: int | None = None) -> Event:
    """The only event of a kind."""
    found = of_kind(events, kind, seat)
    assert len(found) == 1, f"{len(found)} events {kind}: {events}"
    return found[0]


def cards_in(events: Sequence[Event], kind: str, seat: int | None = None) -> list[str]:
    """The cards that the events of a kind tell of, by letter or name."""
    return [CARD_WORDS[event["card"]] for event in of_kind(events, kind, seat)]


def refused_by(race: Race, seat: int, answer: str) -> str | None:
    """The ruling that refuses an answer; the refusal changes nothing."""
    before = race.save()
    with pytest.raises(paddock.Refused) as refused:
        race.act(seat, answer)
    assert race.save() == before
    return refused.value.ruling


def plan(race: Race, *answers: str) -> None:
    """Every seat's gear and cards, in seat order."""
    for seat, answer in enumerate(answers):
        race.act(seat, answer)
