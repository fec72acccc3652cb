"""What happens in Heat, told in every language."""

import random
import re
from functools import cache

import pytest

import paddock
from paddock.event import Event
from paddock.games.heat.events import KINDS
from paddock.locale import LANGUAGES, lines, radio, tell, word
from paddock.locale.lines import words

NUMBERS = {0: "07", 1: "12", 2: "21", 3: "05", 4: "33", 5: "88"}
COUNTED_FROM_1 = ("weather", "token")
OF_NO_CAR = ("round", "over", "offered", "weather", "road", "legend-card", "unsealed", "stopped")
CYRILLIC = re.compile("[а-яё]")


@cache
def random_race(seed: int) -> paddock.Race:
    """A race in which anything may happen, a withdrawal too."""
    lots = random.Random(seed)
    race = paddock.race("heat", circuit="italia", laps=1, seats=2 + seed % 5, seed=seed)
    while not race.over:
        seat = lots.choice(race.waiting)
        if lots.random() < 0.002:
            race.withdraw(seat)
        else:
            race.act(seat, lots.choice(race.options(seat)))
    return race


def said(kind: str, language: str = "en", seat: int | None = 0, **numbers: int) -> str:
    return word(Event(kind, seat, "heat 1", numbers), NUMBERS, language, circuit="usa")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS.values(), ids=lambda kind: kind.name)
def test_every_kind_of_event_has_words(kind: paddock.event.EventKind, language: str) -> None:
    for number in (0, 1, 2, 4):
        numbers = {field: max(number, 1) if field in COUNTED_FROM_1 else number for field in kind.fields}
        words = said(kind.name, language, **numbers)
        assert "07" in words or kind.name in OF_NO_CAR
        assert (CYRILLIC.search(words) is not None) == (language == "ru")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_thirty_races_can_be_told(language: str) -> None:
    for seed in range(30):
        race = random_race(seed)
        events = race.events_for(seed % race.seats)
        for event in events:
            assert word(event, NUMBERS, language, circuit="italia")
        lines = radio(events, NUMBERS, language, circuit="italia")
        assert all(line.text and "None" not in line.text and line.cites for line in lines)
        assert max(len(line.text) for line in lines) < 110


def test_nobody_hears_what_another_draws() -> None:
    lines = radio(random_race(0).events_for(1), NUMBERS, circuit="italia")
    assert {line.seat for line in lines if line.kind == "drew"} == {1}
    assert not [
        line for line in radio(random_race(0).events_for(None), NUMBERS, circuit="italia") if line.kind == "drew"
    ]


def test_a_corner_is_told_with_what_it_cost() -> None:
    corner = Event("corner", 0, "heat 56", {"corner": 1, "speed": 9, "limit": 7, "cost": 2})
    paid = Event("paid", 0, "heat 56", {"heat": 2, "why": 2, "engine": 3})
    (line,) = radio([corner, paid], NUMBERS)
    assert (line.text, line.ruling) == ("07 takes T2 at 9, limit 7, pays 2", "heat 56")


def test_a_spin_out_is_one_line() -> None:
    events = [
        Event("corner", 1, "heat 56", {"corner": 0, "speed": 13, "limit": 7, "cost": 6}),
        Event("paid", 1, "heat 59", {"heat": 4, "why": 2, "engine": 0}),
        Event("spun-out", 1, "heat 60", {"corner": 0, "gear": 3}),
        Event("moved", 1, "heat 60", {"source": 170, "target": 160, "steps": 0, "why": 4}),
        Event("stressed", 1, "heat 62", {"stress": 2}),
    ]
    (line,) = radio(events, NUMBERS, circuit="usa")
    shout = line.line.shout
    assert shout is not None
    assert words(shout, NUMBERS, "en") == "Spin-out at T1: 13 in a 7"
    assert line.line.rulings == ("heat 60", "heat 56")
    assert line.text == "12 spins out at T1, speed 13, limit 7! Back to 0 before T1, gear 1, 2 stress"


def test_a_line_is_data_that_any_reader_can_word() -> None:
    corner = Event("corner", 0, "heat 56", {"corner": 1, "speed": 9, "limit": 7, "cost": 2})
    paid = Event("paid", 0, "heat 57", {"heat": 2, "why": 2, "engine": 3})
    (line,) = lines([corner, paid], circuit="usa")
    values = {"car": {"car": 0}, "heat": 2, "corner": "T2", "speed": 9, "limit": 7}
    assert line.as_dict() == {
        "say": "heat-radio-corner",
        "with": values,
        "seat": 0,
        "rulings": ["heat 56", "heat 57"],
        "sum": {"say": "page-heat-sum", "with": {"speed": 9, "limit": 7, "cost": 2}},
        "shout": {"say": "heat-shout-corner", "with": {k: v for k, v in values.items() if k != "car"}},
        "near": True,
    }


def test_cards_show_what_was_flipped_for_stress() -> None:
    events = [
        Event("revealed", 0, "heat 15", {"card": 4}),
        Event("revealed", 0, "heat 15", {"card": 7}),
        Event("flipped", 0, "heat 16", {"card": 6, "pile": 3}),
        Event("flipped", 0, "heat 16", {"card": 2, "pile": 2}),
        Event("speed", 0, "heat 55", {"speed": 6}),
        Event("moved", 0, "heat 21", {"source": 134, "target": 146, "steps": 6, "why": 0}),
    ]
    (line,) = radio(events, NUMBERS, circuit="usa")
    assert line.text == "07 plays 4+stress→2: speed 6, to 7 before T1"


@pytest.mark.parametrize(("stress", "cards"), [(1, "1 карту"), (2, "2 карты"), (5, "5 карт")])
def test_russian_counts(stress: int, cards: str) -> None:
    assert said("stressed", "ru", stress=stress) == f"07 берёт {cards} стресса"


@pytest.mark.parametrize(("steps", "spaces"), [(1, "1 veld"), (2, "2 velden")])
def test_dutch_counts(steps: int, spaces: str) -> None:
    assert said("slipstreamed", "nl", steps=steps).endswith(spaces)


@pytest.mark.parametrize("kind", ["laid", "drew", "cleared", "ready", "moved"])
def test_noise_is_not_told(kind: str) -> None:
    found = next(known for known in KINDS.values() if known.name == kind)
    event = Event(kind, 0, "heat 1", dict.fromkeys(found.fields, 1))
    assert tell(event, NUMBERS) is None
