"""Heat's modules told in every language: garage, legends, weather, roads, press and tournament."""

import random
from functools import cache

import pytest

import paddock
from paddock.event import Event
from paddock.games.heat.catalog import IDS
from paddock.games.heat.tables import BASE_KINDS
from paddock.locale import LANGUAGES, radio, word
from paddock.locale.heat_names import card
from paddock.locale.lines import words

NUMBERS = {0: "07", 1: "12", 2: "21", 3: "05", 4: "33", 5: "88"}
LONGEST = 120
RACES: list[dict[str, object]] = [
    {"seats": 3, "legends": 2, "garage": "both", "weather": "random", "roads": "random", "mulligan": "yes"},
    {"seats": 3, "event": "e08", "garage": "advanced", "weather": "random", "roads": "random"},
    {"seats": 3, "event": "e10", "garage": "basic", "upgrades": "a31+a05 b07 a11"},
    {"seats": 4, "tournament": "yes", "garage": "both", "draft": "snake", "laps": 1},
    {"seats": 2, "garage": "basic", "draft": "quick", "laps": 1, "roads": "random"},
]


def kind(card: str) -> int:
    return IDS.index(card) + BASE_KINDS


def event(name: str, seat: int | None, number: int, **numbers: int) -> Event:
    return Event(name, seat, f"heat {number}", numbers)


def told(*events: Event, language: str = "en") -> list[str]:
    return [line.text for line in radio(events, NUMBERS, language, circuit="usa")]


@cache
def random_race(which: int, seed: int) -> paddock.Race:
    lots = random.Random(seed)
    race = paddock.race("heat", seed=seed, **RACES[which])  # type: ignore[arg-type]
    while not race.over:
        seat = lots.choice(race.waiting)
        race.act(seat, lots.choice(race.options(seat)))
    return race


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("which", range(len(RACES)))
def test_everything_in_a_race_with_modules_can_be_told(which: int, language: str) -> None:
    for seed in range(3):
        race = random_race(which, seed)
        for seat in (None, *range(race.seats)):
            events = race.events_for(seat)
            assert all(word(event, NUMBERS, language, circuit="italia") for event in events)
            lines = radio(events, NUMBERS, language, circuit="italia")
            assert all(line.text and line.cites and "None" not in line.text for line in lines)
            assert max(len(line.text) for line in lines if line.kind != "offered") < LONGEST


def test_upgrades_are_called_by_category_and_values() -> None:
    assert words(card(kind("b08")), {}, "en") == "Brakes 1/3"
    assert words(card(kind("a25")), {}, "nl") == "Turbo 7"
    assert words(card(6), {}, "en") == "heat"


def test_an_offer_is_one_line() -> None:
    offered = [event("offered", None, 74, card=kind(card)) for card in ("b01", "b08", "a25")]
    assert told(*offered) == ["On offer: Four-wheel drive 4, Brakes 1/3, Turbo 7"]


def test_the_road_is_one_line() -> None:
    tokens = [event("road", None, 90, corner=0, token=1), event("road", None, 90, corner=2, token=4)]
    assert told(*tokens) == ["Road: T1 Limit +1, T3 Free boost"]


def test_every_plus_of_a_card_shows_its_flip() -> None:
    shown = [event("revealed", 0, 15, card=4), event("revealed", 0, 15, card=kind("b02"))]
    flips = [event("flipped", 0, 16, card=card, pile=2) for card in (1, 2, 3)]
    drive = [event("speed", 0, 55, speed=10), event("moved", 0, 21, source=138, target=158, steps=10, why=0)]
    assert told(*shown, *flips, *drive) == ["07 plays 4+Four-wheel drive→1→2→3: speed 10, to 1 before T1"]


def test_cards_with_a_choice_are_told_before_and_after_it() -> None:
    shown = [event("revealed", 0, 15, card=4), event("revealed", 0, 15, card=kind("b08"))]
    chose = event("chose", 0, 15, card=kind("b08"), value=3)
    drive = [event("speed", 0, 55, speed=7), event("moved", 0, 21, source=138, target=152, steps=7, why=0)]
    assert told(*shown) == ["07 plays 4+Brakes 1/3"]
    assert told(chose, *drive) == ["07 uses Brakes 1/3 as 3", "07 drives at 7, to 4 before T1"]


def test_a_tournament_tells_the_gear_before_the_cards() -> None:
    events = [
        event("revealed", 0, 15, card=2),
        event("shifted", 0, 11, before=3, gear=2),
        event("flipped", 0, 16, card=4, pile=2),
        event("speed", 0, 55, speed=6),
        event("moved", 0, 21, source=138, target=150, steps=6, why=0),
    ]
    assert told(*events) == ["07 shifts down to gear 2", "07 plays 2+4: speed 6, to 5 before T1"]


def test_a_boost_that_costs_nothing() -> None:
    events = [
        event("flipped", 0, 16, card=3, pile=2),
        event("boosted", 0, 36, gained=3, speed=9),
        event("moved", 0, 36, source=138, target=144, steps=3, why=2),
    ]
    assert told(*events) == ["07 boosts for free, flips 3: speed 9, to 8 before T1"]


def test_a_legend_is_told_by_how_far_it_drives() -> None:
    moved = event("moved", 4, 81, source=138, target=158, steps=10, why=7)
    driven = event("driven", 4, 86, source=138, target=158, speed=10, engine=0)
    assert told(event("legend-card", None, 78, legend=3), moved, driven) == ["33 drives 10, to 1 before T1"]


def test_nobody_hears_which_sponsor_another_gains() -> None:
    race = random_race(1, 0)
    own = [
        line.text
        for line in radio(race.events_for(0), NUMBERS, circuit="usa")
        if line.kind == "sponsored" and line.seat == 0
    ]
    others = [line.text for line in radio(race.events_for(None), NUMBERS, circuit="usa") if line.kind == "sponsored"]
    assert own and all(": " in text for text in own)
    assert others and not any(": " in text for text in others)


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "07 gains 2 sponsors"), ("ru", "07 получает 2 спонсоров"), ("nl", "07 krijgt 2 sponsors")],
)
def test_hidden_sponsors_are_counted(language: str, words: str) -> None:
    assert told(event("sponsored", 0, 100), event("sponsored", 0, 100), language=language) == [words]


def test_the_press_writes_of_speed_or_slipstream() -> None:
    assert told(event("pressed", 0, 102, corner=2, slipped=1)) == ["07 slips past the press at T3"]
    assert told(event("pressed", 0, 102, corner=2, slipped=0)) == ["07 is far too fast for T3: the press loves it"]
