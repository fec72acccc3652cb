"""The host adds a circuit file in the set-up sheet, and the race is on it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from paddock.circuit_file import able, example

from .test_access import findings

if TYPE_CHECKING:
    from .conftest import Visitors

sync_api = pytest.importorskip("playwright.sync_api")
expect = sync_api.expect
pytestmark = [pytest.mark.browser, pytest.mark.slow]


def test_a_circuit_file_is_checked_added_and_raced_on(visitors: Visitors, tmp_path: Path) -> None:
    file, name = tmp_path / "mine.json", "<b>Ring & Co</b>"
    page = visitors.page()
    page.goto("/")
    page.get_by_role("article", name="Downforce").get_by_role("button", name="Race now").click()
    page.get_by_role("button", name="A circuit of your own").click()
    file.write_text(example(able()["downforce"]).replace('"radius": 70', '"radius": 7'), encoding="utf-8")
    page.locator("input.own-circuit").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("bend 1, radius: must be a number from 50 to 200")
    assert findings(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Nederlands").click()
    page.get_by_role("article", name="Downforce").get_by_role("button", name="Racen", exact=True).click()
    page.get_by_role("button", name="Een eigen circuit").click()
    page.locator("input.own-circuit").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("knik 1, radius: moet een getal van 50 tot 200 zijn")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="English").click()
    page.get_by_role("article", name="Downforce").get_by_role("button", name="Race now").click()
    page.get_by_role("button", name="A circuit of your own").click()
    file.write_text(example(able()["downforce"]).replace("My circuit", name), encoding="utf-8")
    page.locator("input.own-circuit").set_input_files(file)
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator("label", has=page.locator("input[name=circuit]:checked"))).to_contain_text(name)
    page.get_by_role("button", name="To the grid").click()
    board = page.get_by_role("img", name="Ring & Co").first
    expect(board).to_be_visible()
    expect(page.locator("svg b")).to_have_count(0)
