"""Play on from a replay, and the analysis board: paste, see values, try, take back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from paddock import record
from paddock.what_if import at_moment

from ..table.test_reports import race_text
from .test_access import findings

if TYPE_CHECKING:
    from .conftest import Visitors

sync_api = pytest.importorskip("playwright.sync_api")
expect = sync_api.expect
pytestmark = [pytest.mark.browser, pytest.mark.slow]


def test_play_on_from_a_replay_and_analyse_a_position(visitors: Visitors) -> None:
    page = visitors.page()
    page.goto("/")
    page.evaluate("text => sessionStorage.setItem('paddock.file', text)", race_text(1))
    page.goto("/replay#moment=8")
    page.get_by_role("button", name="Play on from here").click()
    sheet = page.get_by_role("dialog", name="What if")
    expect(sheet.get_by_label("Your car")).to_have_value("0")
    assert findings(page) == []
    sheet.get_by_role("button", name="Play on", exact=True).click()
    expect(page.locator(".said", has_text="goes on from moment 9 of another one")).to_be_visible()
    expect(page.locator(".table[data-asked]")).to_be_visible()
    before = page.locator(".table").get_attribute("data-moment")
    page.keyboard.press("h")
    page.locator(".hint .option").first.wait_for()
    page.keyboard.press("Enter")
    expect(page.locator(".table")).not_to_have_attribute("data-moment", str(before))

    page.goto("/analysis")
    page.get_by_label("A position as text").fill(at_moment(record.read(race_text(1)), 9).position)
    page.get_by_role("button", name="Show it").click()
    values = page.get_by_role("region", name="Analysis")
    expect(values.locator(".option.on")).to_have_count(1)
    assert findings(page) == []
    values.get_by_role("button", name="Try", exact=True).click()
    expect(values.get_by_text("1 move")).to_be_visible()
    values.get_by_role("button", name="Take back").click()
    expect(values.get_by_text("0 moves")).to_be_visible()
    expect(values.locator(".option.on")).to_have_count(1)
