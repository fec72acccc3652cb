"""What axe finds wrong with the pages, and the keyboard alone."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from .player import choose_cards, look, race_now, race_to_the_end, until, until_still, wait_asked

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from .conftest import Visitors

pytest.importorskip("playwright.sync_api")
pytestmark = [pytest.mark.browser, pytest.mark.slow]
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def findings(page: Page) -> list[str]:
    """Serious and critical findings, each with the first place."""
    assert AXE.is_file(), "axe-core is missing; make web brings it"
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate("axe.run().then(({ violations }) => violations)")
    bad = [one for one in found if one["impact"] in ("serious", "critical")]
    return [f"{one['id']}: {one['nodes'][0]['html'][:160]} {one['nodes'][0]['any'][:1]}" for one in bad]


@pytest.mark.parametrize("light", ["day", "night"])
def test_front_page_table_and_replay(visitors: Visitors, light: str) -> None:
    page = visitors.page(light=light)
    page.goto("/")
    page.locator(".poster .btn").first.wait_for()
    assert findings(page) == []
    page.locator(".poster .btn").nth(1).click()
    page.locator("dialog form").wait_for()
    assert findings(page) == []
    race_now(page, cars=2)
    wait_asked(page)
    choose_cards(page)
    assert findings(page) == []
    page.keyboard.press("Enter")
    race_to_the_end(page)
    until_still(page)
    assert findings(page) == []
    page.get_by_role("button", name="Replay").click()
    page.locator(".replay").wait_for()
    assert findings(page) == []


def test_the_keyboard_alone(visitors: Visitors) -> None:
    page = visitors.page()
    page.goto("/")
    page.locator(".poster .btn").first.wait_for()
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.trim()") == "Race now":
            break
    page.keyboard.press("Enter")
    page.locator("dialog form").wait_for()
    page.keyboard.press("Enter")
    page.locator(".slot").first.wait_for()
    wait_asked(page)
    gear = "[role=radio][aria-checked=true][data-gear]"
    before = page.locator(gear).get_attribute("data-gear")
    page.keyboard.press("ArrowUp")
    assert page.locator(gear).get_attribute("data-gear") != before
    choose_cards(page)
    assert look(page)["ready"]
    page.keyboard.press("Enter")
    until(page, "document.querySelector('.table').dataset.asked !== 'shift'")
    said = page.locator("[role=log]").inner_text()
    assert said


def test_the_focus_can_be_seen(visitors: Visitors) -> None:
    page = visitors.page()
    page.goto("/")
    page.locator(".poster .btn").first.wait_for()
    page.keyboard.press("Tab")
    assert page.evaluate("getComputedStyle(document.activeElement).outlineWidth") == "3px"
