"""The report in the page: from the replay, its states, and whose race one looks at."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ..table.test_reports import race_text
from .test_access import findings

if TYPE_CHECKING:
    from .conftest import Visitors

sync_api = pytest.importorskip("playwright.sync_api")
expect = sync_api.expect
pytestmark = [pytest.mark.browser, pytest.mark.slow]


def test_from_the_replay_to_the_report(visitors: Visitors) -> None:
    page = visitors.page(language="nl")
    page.goto("/")
    page.evaluate("text => sessionStorage.setItem('paddock.file', text)", race_text(1))
    page.goto("/replay")
    page.get_by_role("button", name="Verslag").click()
    expect(page.get_by_role("img", name="Winstkans, ronde na ronde")).to_be_visible(timeout=30_000)
    expect(page.get_by_text("Nog aan het rekenen")).to_have_count(0, timeout=60_000)
    mine = page.get_by_role("button", name="Mara")
    expect(mine).to_have_attribute("aria-pressed", "true")
    page.get_by_text("De cijfers als tabel").click()
    expect(page.get_by_role("row")).to_have_count(3)
    assert findings(page) == []
    mine.click()
    expect(mine).to_have_attribute("aria-pressed", "false")
