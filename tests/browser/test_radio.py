"""The page puts the lines of a race with all of Heat's modules into the words of the terminal."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

import paddock
from paddock import record
from paddock.drawing.heat import LIVERIES
from paddock.locale import LANGUAGES, radio, say

if TYPE_CHECKING:
    from pathlib import Path

    from .conftest import Visitors

pytestmark = pytest.mark.browser
NAMES = {0: "Mara", 1: "Otis", 2: "Juno"}
RACES: list[dict[str, object]] = [
    {"seats": 3, "legends": 2, "garage": "both", "weather": "rain", "roads": "random", "mulligan": "yes"},
    {"seats": 3, "event": "e08", "garage": "advanced", "weather": "fog", "roads": "random"},
    {"seats": 3, "tournament": "yes", "garage": "both", "draft": "snake", "handicap": "2 2 2"},
]


def whole_race(options: dict[str, object]) -> paddock.Race:
    race = paddock.race("heat", laps=1, seed=2, **options)  # type: ignore[arg-type]
    choose = random.Random(2)
    while not race.over:
        seat = race.waiting[0]
        race.act(seat, choose.choice(race.options(seat)))
    return race


@pytest.mark.parametrize(("which", "language"), list(enumerate(LANGUAGES)))
def test_the_page_and_the_terminal_tell_the_same(visitors: Visitors, tmp_path: Path, which: int, language: str) -> None:
    race = whole_race(RACES[which])
    file = tmp_path / "a.race"
    file.write_text(record.write(race, names=NAMES), encoding="utf-8")
    names = NAMES | {
        car: say("page-heat-legend", language, number=LIVERIES[car].number) for car in range(race.seats, race.cars)
    }
    circuit = race.settings["circuit"]
    lines = [line for entry in race.entries for line in radio(entry.events, names, language, circuit=circuit)]
    drawn = {line.text for line in lines if line.kind == "drew"}
    expected = [line.text for line in lines if line.kind != "drew"]
    page = visitors.page(language=language)
    page.goto("/")
    page.locator("input[type=file]").set_input_files(file)
    page.locator(".replay").wait_for()
    page.keyboard.press("End")
    page.locator(".radio .msg").first.wait_for()
    more = page.locator(".radio .more")
    if more.count():
        more.click()
    told = page.locator(".radio .msg > button, .radio .msg > .said").all_text_contents()
    assert [text for text in told if text not in drawn] == expected
