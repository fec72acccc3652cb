"""Heat's modules in a real browser: alone against legends, with a garage, weather and roads."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from .player import answer, look, race_now, race_to_the_end, until, wait_asked
from .test_access import findings

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from .conftest import Visitors

pytest.importorskip("playwright.sync_api")
pytestmark = [pytest.mark.browser, pytest.mark.slow]


def solo(page: Page, *, garage: str, circuit: str = "italia") -> None:
    """From the front page to the grid, against four legends."""
    page.goto("/")
    page.get_by_role("button", name="Solo against legends").click()
    page.locator(f"dialog input[value={circuit}]").check(force=True)
    page.locator("dialog .row .seg").nth(1).get_by_role("radio", name="1", exact=True).click()
    page.get_by_role("radiogroup", name="Garage").get_by_role("radio", name=garage).click()
    page.get_by_role("radiogroup", name="Weather and roads").get_by_role("radio", name="on").click()
    page.locator("dialog .primary").click()


def draft(page: Page) -> list[str]:
    """Take the first card of each offer; what they were."""
    taken = []
    for _ in range(3):
        assert wait_asked(page) == "draft"
        page.locator(".offer [role=radio]").first.wait_for()
        assert 2 <= page.locator(".offer [role=radio]").count() <= 4, "four cards, of which two may be equal"
        page.keyboard.press("1")
        taken.append(str(page.locator(".offer [aria-checked=true]").get_attribute("aria-label")))
        before = page.locator(".table").get_attribute("data-moment")
        page.keyboard.press("Enter")
        until(page, f"document.querySelector('.table').dataset.moment !== '{before}'")
    return taken


@pytest.mark.ruling("heat 74", "heat 78", "heat 90")
def test_alone_against_legends_from_the_front_page_to_the_podium(visitors: Visitors) -> None:
    page = visitors.page()
    solo(page, garage="both")
    assert wait_asked(page) == "draft"
    assert findings(page) == []
    assert len(draft(page)) == 3
    assert wait_asked(page) == "shift"
    assert page.locator(".stands li").filter(has_text="Legend").count() == 4
    assert page.locator(".roadside").count() == 1
    page.get_by_text("Weather, roads, legends").click()
    assert findings(page) == []
    race_to_the_end(page, seconds=150)


@pytest.mark.ruling("heat 74")
def test_a_draft_on_a_phone(visitors: Visitors) -> None:
    page = visitors.page(phone=True)
    solo(page, garage="advanced")
    assert wait_asked(page) == "draft"
    page.locator(".offer [role=radio]").nth(2).tap()
    page.locator(".act .primary").tap()
    until(page, "document.querySelectorAll('.offer [aria-checked=true]').length === 0")
    while look(page)["asked"] == "draft":
        answer(page)
    assert wait_asked(page) == "shift"
    assert page.locator(".slot").count() == 7
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390


HELD = "document.activeElement.dataset.hint"


@pytest.mark.ruling("heat 90")
def test_what_stands_beside_the_road_is_explained_by_keyboard_and_by_tap(visitors: Visitors) -> None:
    page = visitors.page(phone=True)
    solo(page, garage="no")
    wait_asked(page)
    hints = page.get_by_role("toolbar", name="Along the road").get_by_role("button")
    hints.first.wait_for()
    spoken = [str(hints.nth(i).get_attribute("aria-label")) for i in range(hints.count())]
    assert len(spoken) >= 6 and all(len(words) > 30 for words in spoken)
    assert any(words.startswith("Legend line T1") for words in spoken)
    assert page.locator(".hints [tabindex='0']").count() == 1, "one stop of the tab key"
    hints.first.focus()
    assert page.locator(".bubble p").inner_text() in spoken[0]
    page.keyboard.press("ArrowRight")
    assert page.locator(".bubble p").inner_text() in spoken[1]
    assert page.evaluate(HELD) == hints.nth(1).get_attribute("data-hint")
    moment = page.locator(".table").get_attribute("data-moment")
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    assert page.locator(".bubble").count() == 0
    assert page.locator(".table").get_attribute("data-moment") == moment, "no answer was given"
    token = page.locator("[data-hint^=token]").first
    token.focus()  # the board moves so that it is seen
    token.blur()
    assert page.locator(".bubble").count() == 0
    token.tap()
    box = page.locator(".bubble").bounding_box()
    assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= 390
    assert findings(page) == []
    page.locator(".tools button").first.tap()
    assert page.locator(".bubble").count() == 0


def test_lines_of_legends_are_not_drawn_without_them(visitors: Visitors) -> None:
    page = visitors.page()
    race_now(page)
    page.locator(".ground .sign").first.wait_for()
    assert page.locator(".ground .legend").count() == 0
    solo(page, garage="no")
    page.locator(".ground .legend").first.wait_for()
