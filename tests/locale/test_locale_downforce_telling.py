"""What happens in Downforce, told in every language."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest

import paddock
from paddock.event import EventKind
from paddock.games.downforce.events import KINDS
from paddock.locale import LANGUAGES, radio, word

NAMES = {0: "Ada", 1: "Bob", 2: "Cy", 3: "Di", 4: "Ed", 5: "Flo"}
CYRILLIC = re.compile("[а-яё]")
VARIANTS = ("normal", "beginners", "overrun")


@cache
def random_race(seed: int) -> paddock.Race:
    """A race in which anything may happen, a withdrawal too."""
    lots = random.Random(seed)
    race = paddock.race("downforce", seats=2 + seed % 5, variant=VARIANTS[seed % 3], seed=seed)
    while not race.over:
        seat = lots.choice(race.waiting)
        if lots.random() < 0.002:
            race.withdraw(seat)
        else:
            race.act(seat, lots.choice(race.options(seat)))
    return race


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS.values(), ids=lambda kind: kind.name)
def test_every_kind_of_event_has_words(kind: EventKind, language: str) -> None:
    for number in (0, 1, 2):
        event = paddock.event.Event(kind.name, 0, "downforce 1", dict.fromkeys(kind.fields, number))
        words = word(event, NAMES, language)
        assert words
        assert (CYRILLIC.search(words) is not None) == (language == "ru")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_fifteen_races_can_be_told(language: str) -> None:
    for seed in range(15):
        race = random_race(seed)
        events = race.events_for(seed % race.seats)
        assert all(word(event, NAMES, language) for event in events)
        lines = radio(events, NAMES, language)
        assert all(line.text and "None" not in line.text and line.cites for line in lines)
        assert max(len(line.text) for line in lines) < 120


def test_nobody_hears_what_another_bids_bets_or_draws() -> None:
    race = random_race(0)
    for event in race.events_for(1):
        if event.seat != 1 and event.kind in ("sealed", "bet", "drew", "kept"):
            assert not {"bid", "car", "card", "power"} & set(event.numbers)
    assert {line.seat for line in radio(race.events_for(1), NAMES) if line.kind == "drew"} <= {1}
