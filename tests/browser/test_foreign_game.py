"""A game that somebody else's package brings, without parts of its own in the page: drawing, answers and radio."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ..table.client import Server
from .conftest import Visitors
from .player import race_to_the_end, wait_asked
from .test_access import findings

if TYPE_CHECKING:
    from playwright.sync_api import Browser

sync_api = pytest.importorskip("playwright.sync_api")
expect = sync_api.expect
pytestmark = [pytest.mark.browser, pytest.mark.slow]
TOY = Path(__file__).parents[1] / "toy_game"


@pytest.fixture
def guests(browser: Browser, tmp_path: Path) -> Iterator[Visitors]:
    with Server(tmp_path / "tables.sqlite", packages=[TOY], pause=0.02) as server:
        arrived = Visitors(browser, server)
        yield arrived
        for context in arrived.contexts:
            context.close()
        assert arrived.faults == []


def test_a_game_without_parts_of_its_own_is_raced_to_the_podium(guests: Visitors) -> None:
    page = guests.page()
    page.goto("/")
    page.locator(".poster[aria-label='Dash'] .btn").nth(1).click()
    page.locator("dialog .primary").click()
    wait_asked(page)
    assert page.locator(".over circle").count() >= 2, "the cars stand on the board"
    expect(page.locator(".opt").first).to_contain_text("roll")
    assert findings(page) == []
    page.keyboard.press("2")
    expect(page.locator(".act .primary")).to_contain_text("push", ignore_case=True)
    race_to_the_end(page)
    expect(page.locator(".radio")).to_contain_text("wins")
    expect(page.locator(".podium figure").first).to_be_visible()
    page.get_by_role("button", name="Replay").click()
    page.locator(".replay").wait_for()
    page.keyboard.press("End")
    assert page.locator(".hands section").count() >= 2
