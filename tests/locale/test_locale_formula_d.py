"""What happens in Formula D, told in every language."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest

import paddock
from paddock.event import Event, EventKind
from paddock.games.formula_d.events import KINDS
from paddock.locale import LANGUAGES, radio, word
from tests.conformance.formula_d import OPTION_SETS

NAMES = {seat: f"car {seat}" for seat in range(10)}
CYRILLIC = re.compile("[а-яё]")


@cache
def random_race(number: int) -> paddock.Race:
    """A race in which anything may happen."""
    lots = random.Random(number)
    race = paddock.race("formula_d", **OPTION_SETS[number], seed=number)
    while not race.over:
        seat = lots.choice(race.waiting)
        race.act(seat, lots.choice(race.options(seat)))
    return race


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS.values(), ids=lambda kind: kind.name)
def test_every_kind_of_event_has_words(kind: EventKind, language: str) -> None:
    for number in (0, 1, 2):
        words = word(Event(kind.name, 0, "formula_d 1", dict.fromkeys(kind.fields, number)), NAMES, language)
        assert words
        assert (CYRILLIC.search(words) is not None) == (language == "ru")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(len(OPTION_SETS)))
def test_everything_in_a_race_can_be_told(number: int, language: str) -> None:
    events = random_race(number).events_for(None)
    assert all(word(event, NAMES, language) for event in events)
    lines = radio(events, NAMES, language)
    assert all(line.text and "None" not in line.text and line.cites for line in lines)
    assert max(len(line.text) for line in lines) < 140
