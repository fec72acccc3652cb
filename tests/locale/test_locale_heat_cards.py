"""Every card, token and event of Heat's modules has its words, in every language."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from paddock.locale import LANGUAGES, say
from paddock.locale.heat_cards import symbol_about, symbol_brief, upgrade_full, upgrade_name


def data(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((files("paddock.games.heat") / f"{name}.json").read_text(encoding="utf-8"))
    return found


UPGRADES, WEATHER, EVENTS = data("upgrades"), data("weather"), data("events")
GARAGE = [*UPGRADES["basic"], *UPGRADES["advanced"]]
CARDS = [*GARAGE, *UPGRADES["sponsors"]]
SYMBOLS = sorted({(name, n) for card in CARDS for name, n in card["symbols"]} | {("choice", 1)})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "n"), SYMBOLS)
def test_every_symbol_has_a_name_and_tells_what_it_does(name: str, n: int, language: str) -> None:
    assert say(f"heat-symbol-{name}", language)
    about = symbol_about(name, n, language)
    assert about.endswith(".")
    assert len(about) <= 150
    assert symbol_brief(name, n, language)
    if abs(n) > 1:
        assert str(abs(n)) in about and str(abs(n)) in symbol_brief(name, n, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_that_differ_have_names_that_differ(language: str) -> None:
    for pile in (UPGRADES["basic"], UPGRADES["advanced"], UPGRADES["sponsors"]):
        names = [upgrade_full(card, language) for card in pile]
        assert len(set(names)) == len(names)
    assert all(upgrade_full(card, language).startswith(upgrade_name(card, language)) for card in CARDS)


def test_names_of_cards() -> None:
    by_id = {card["id"]: card for card in CARDS}
    assert upgrade_name(by_id["b07"], "en") == "Brakes 1/2/3/4"
    assert upgrade_full(by_id["b08"], "nl") == "Remmen 1/3"
    assert upgrade_full(by_id["b02"], "en") == "Four-wheel drive (plus 3)"
    assert upgrade_full(by_id["a19"], "ru") == "Шины 2 (предел −1, охлаждение 3)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_weather_and_roads_tell_what_they_do(language: str) -> None:
    for token in WEATHER["weather"]:
        assert say(f"heat-weather-{token['id']}", language)
        assert say(f"heat-weather-{token['id']}.setup", language).endswith(".")
        assert say(f"heat-sector-{token['sector']}", language)
        assert say(f"heat-sector-{token['sector']}.about", language).endswith(".")
    for token in WEATHER["road"]:
        assert say(f"heat-road-{token['id']}", language)
        assert say(f"heat-road-{token['id']}.about", language)
        assert say(f"heat-acts-on-{token['acts_on']}", language, corner="T2").endswith("T2")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_title_and_its_rule(language: str) -> None:
    titles = [say(f"heat-race-{event['id']}", language) for event in EVENTS["events"]]
    assert len(set(titles)) == len(titles) == 10
    for event in EVENTS["events"]:
        rule = say(f"heat-race-{event['id']}.rule", language)
        assert rule.endswith(".")
        numbers = [n for key, n in event["rule"].items() if key in ("hand_size", "sponsor_for_speed")]
        assert all(str(n) in rule for n in numbers)
        assert say("heat-race-sponsors", language, count=event["sponsors"])
