"""A hint at the table: by key on a desk, by tap on a phone; laid out, read aloud, and seen by all."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from . import formula_d_player
from .player import race_now, until, wait_asked
from .test_access import findings

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from .conftest import Visitors

pytest.importorskip("playwright.sync_api")
pytestmark = pytest.mark.browser


def picture(page: Page, name: str) -> None:
    """Kept where somebody wants to look at it."""
    if folder := os.environ.get("PADDOCK_PICTURES"):
        page.screenshot(path=f"{folder}/{name}.png")


def test_the_coach_lays_its_choices_out_and_the_radio_tells_it(visitors: Visitors) -> None:
    page = visitors.page()
    page.goto("/")
    race_now(page, circuit="usa", cars=4)
    wait_asked(page)
    page.keyboard.press("h")
    page.locator(".hint .option").first.wait_for()
    picture(page, "hint")
    assert page.locator(".hint .option").count() == 3
    assert "the table sees it" in page.locator(".flag").inner_text()
    laid = page.locator(".slot.sel").count()
    gear = page.locator(".hint .option").first.locator(".plan > i").inner_text()
    assert laid == int(gear)
    assert "The coach, 1:" in page.locator("[aria-live=polite]").last.inner_text()
    page.keyboard.press("2")
    until(page, "document.querySelectorAll('.hint .option')[1].getAttribute('aria-checked') === 'true'")
    assert "The coach, 2:" in page.locator("[aria-live=polite]").last.inner_text()
    assert findings(page) == []
    page.keyboard.press("Escape")
    page.locator(".radio .said", has_text="Mara asks the coach").wait_for()
    page.keyboard.press("h")
    page.locator(".hint .option").first.wait_for()
    until(page, "!document.querySelector('.act .primary').disabled")
    page.keyboard.press("Enter")
    page.locator("section.hint").wait_for(state="detached")
    assert page.locator(".radio .said", has_text="Mara asks the coach").count() == 1
    wait_asked(page)
    assert page.locator("section.hint").count() == 0, "it was for the decision before"


def test_the_coach_says_where_a_move_ends(visitors: Visitors) -> None:
    page = visitors.page()
    formula_d_player.race_now(page)
    assert formula_d_player.race_to(page, "move") == "move"
    page.keyboard.press("h")
    page.locator(".hint .option").first.wait_for()
    picture(page, "hint-formula-d")
    for said in page.locator(".hint .option").all_inner_texts():
        assert " lane" in said and "page-" not in said


def test_a_hint_on_a_phone_and_a_level_for_every_driver(visitors: Visitors) -> None:
    page = visitors.page(language="ru", phone=True)
    page.goto("/")
    page.locator(".poster .btn").nth(1).click()
    page.locator("dialog form").wait_for()
    page.get_by_role("button", name="Каждому свой уровень").tap()
    page.locator(".apart select").first.select_option("champion")
    picture(page, "levels-phone")
    page.locator("dialog .primary").tap()
    wait_asked(page)
    levels = page.evaluate("fetch('/api' + location.pathname.replace('table', 'tables')).then((one) => one.json())")
    drivers = [seat["driver"] for seat in levels["seats"][1:]]
    assert drivers[0] == "champion" and set(drivers[1:]) == {"racer"}
    page.locator(".sub .text-button", has_text="Подсказка").tap()
    page.locator(".hint .option").first.wait_for()
    picture(page, "hint-phone")
    box, hand = page.locator("section.hint").bounding_box(), page.locator(".hand").bounding_box()
    assert box is not None and hand is not None and box["y"] + box["height"] <= hand["y"] + 1
    page.locator(".hint .option").nth(1).tap()
    assert page.locator(".hint .option").nth(1).get_attribute("aria-checked") == "true"
    page.locator(".hint .esc").tap()
    page.locator("section.hint").wait_for(state="detached")
