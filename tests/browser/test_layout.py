"""No text is cut off, lies over other text or off the screen: main screens, seven sizes, three languages, two lights.

Every two of screen, size, language and light meet; `make soak` looks at all of them (PADDOCK_SOAK). One page is
resized for all.
"""

from __future__ import annotations

import os
from itertools import combinations, product
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from paddock.locale import LANGUAGES

from . import downforce_player, formula_d_player
from .player import answer, race_now, until_still, wait_asked

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from .conftest import Visitors

expect = pytest.importorskip("playwright.sync_api").expect
pytestmark = pytest.mark.browser
SIZES = [(1440, 900), (1920, 1080), (1024, 768), (820, 1180), (844, 390), (390, 844), (360, 640)]
LIGHTS = ("day", "night")
SCREENS = ("front", "heat", "downforce", "formula_d")
Look = tuple[tuple[int, int], str, str]
FAULTS = Path(__file__).with_name("faults.js").read_text(encoding="utf-8")


def looks(screen: str) -> list[Look]:
    """How a screen is looked at: at every size, while languages and lights take turns from screen to screen."""
    if os.environ.get("PADDOCK_SOAK"):
        return list(product(SIZES, LANGUAGES, LIGHTS))
    n = SCREENS.index(screen)
    return [(size, LANGUAGES[(i + n) % 3], LIGHTS[(i + n // 2) % 2]) for i, size in enumerate(SIZES)]


def faults(page: Page) -> list[str]:
    """What is wrong with what is shown now."""
    page.evaluate("document.fonts.ready")
    until_still(page)
    found: list[Any] = page.evaluate(FAULTS)
    return found


def look_over(page: Page, screen: str) -> list[str]:
    """What is wrong with a screen at any size; the front page is looked at with a sheet over it, too."""
    wrong: list[str] = []
    for number, ((width, height), language, light) in enumerate(looks(screen)):
        for name, value in (("language", language), ("light", light)):
            page.evaluate("([name, value]) => localStorage.setItem(`paddock.${name}`, value)", [name, value])
        page.set_viewport_size({"width": width, "height": height})
        page.reload()
        page.locator(".poster .btn, .act .primary").first.wait_for()
        if page.locator(".table").count():
            wait_asked(page)
        found = faults(page)
        if screen == "front":
            page.locator(".poster").nth(number % 3).locator(".btn").nth(number % 2).click()
            page.locator("dialog .primary").wait_for()
            found += faults(page)
            found += [] if is_in_sight(page, "dialog .primary") else ["the sheet's button is out of sight"]
        wrong += [f"{screen} {width}x{height} {language} {light}: {fault}" for fault in found]
    return wrong


def is_in_sight(page: Page, selector: str) -> bool:
    """Whether the whole of something is on the screen, without scrolling."""
    box, screen = page.locator(selector).bounding_box(), page.viewport_size
    assert screen is not None
    return box is not None and box["y"] >= 0 and box["y"] + box["height"] <= screen["height"]


def test_every_two_of_screen_size_language_and_light_meet() -> None:
    looked = [(screen, *look) for screen in SCREENS for look in looks(screen)]
    for one, two in combinations(range(4), 2):
        values = [{row[column] for row in looked} for column in (one, two)]
        assert {(row[one], row[two]) for row in looked} == set(product(*values))


def test_a_choice_has_its_hand_in_sight(visitors: Visitors) -> None:
    page = visitors.page()
    race_now(page, circuit="usa")
    while wait_asked(page) != "react":
        answer(page)
    page.locator(".opt").first.wait_for()
    for width, height in SIZES if os.environ.get("PADDOCK_SOAK") else [(1440, 900), (844, 390), (390, 844)]:
        page.set_viewport_size({"width": width, "height": height})
        assert faults(page) == []
        assert is_in_sight(page, ".in-hand"), (width, height)


def test_a_card_with_many_bars_fits_the_pit_board(visitors: Visitors) -> None:
    page = visitors.page()
    downforce_player.race_now(page)
    assert downforce_player.race_to(page, "play") == "play"
    bars = [card.count(",") + 1 for card in page.locator(".slot .unseen").all_text_contents()]
    page.locator(".slot").nth(bars.index(max(bars))).dispatch_event("click")
    expect(page.locator(".pit .r")).to_have_count(max(bars))
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert faults(page) == [], (width, height)


@pytest.mark.parametrize("screen", SCREENS)
def test_no_text_is_cut_off_or_off_the_screen(visitors: Visitors, screen: str) -> None:
    page = visitors.page()
    if screen == "heat":
        race_now(page, circuit="usa", cars=6)
        wait_asked(page)
    elif screen == "downforce":
        downforce_player.race_now(page)
        wait_asked(page)
    elif screen == "formula_d":
        formula_d_player.race_now(page, cars=10)
        assert formula_d_player.race_to(page, "gear") == "gear"
    else:
        page.goto("/")
    assert look_over(page, screen) == []
