"""The rules to read: from the poster, by search, and at the place that a link names."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Visitors


def test_rules_are_found_and_lead_to_each_other(visitors: Visitors) -> None:
    page = visitors.page()
    page.goto(visitors.server.address)
    page.get_by_role("article", name="Heat").get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", name="Your first race", exact=True)).to_be_visible()
    page.get_by_role("searchbox").fill("heat 59 spin")
    expect(page.get_by_role("status")).to_have_text("1 place found")
    page.get_by_role("searchbox").fill("")
    page.goto(f"{visitors.server.address}/rules/heat#heat-13")
    expect(page.locator("#heat-13")).to_be_in_viewport()
    page.locator("#heat-13").get_by_role("link", name="heat 121").click()
    expect(page.locator("#heat-121")).to_be_in_viewport()
