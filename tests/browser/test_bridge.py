"""Japan crosses itself: a car on the lower road drives under the bridge, one on the upper road over it."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import paddock
from paddock import record

from .player import until

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from .conftest import Visitors

pytestmark = pytest.mark.browser
UNDER = range(28, 32)
OVER = (0, 1, 2, 3, 58, 59)
MOMENT = "document.querySelector('.scrub input').value"


@pytest.fixture
def japanese_race(tmp_path: Path) -> Path:
    """A whole race on Japan, driven at random, as a file."""
    race = paddock.race("heat", circuit="japan", seats=2, laps=1, seed=4)
    choose = random.Random(4)
    while not race.over:
        seat = race.waiting[0]
        race.act(seat, choose.choice(race.options(seat)))
    file = tmp_path / "japan.race"
    file.write_text(record.write(race), encoding="utf-8")
    return file


def spaces(page: Page) -> list[int]:
    """Where the cars stand, as the board tells a screen reader."""
    said = page.locator("p.unseen", has_text=re.compile(r"\d\d: \d")).text_content() or ""
    return [int(space) for space in re.findall(r"\d\d: (\d+)", said)]


def test_a_bridge_hides_only_cars_below_it(visitors: Visitors, japanese_race: Path) -> None:
    page = visitors.page()
    page.goto("/")
    page.locator("input[type=file]").set_input_files(japanese_race)
    page.locator(".replay").wait_for()
    under = over = 0
    for _ in range(400):
        stand = spaces(page)
        hidden = page.locator("svg.over g[clip-path*=below]").count()
        assert hidden == sum(space in UNDER for space in stand)
        under += hidden
        over += sum(space in OVER for space in stand)
        if under and over > 4:
            break
        before = page.evaluate(MOMENT)
        page.keyboard.press("ArrowRight")
        until(page, f"{MOMENT} !== '{before}'")
    assert under and over > 4, "the race never came to the bridge"
