"""Your races: figures from what this browser has kept, the group's list, a file out and in, and deleting."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from .test_access import findings

if TYPE_CHECKING:
    from .conftest import Visitors

sync_api = pytest.importorskip("playwright.sync_api")
expect = sync_api.expect
pytestmark = [pytest.mark.browser, pytest.mark.slow]


def raced(number: int, places: list[int], friend: str | None) -> dict[str, Any]:
    """A race that the page has kept."""
    names = ["Mara", friend, None]
    seats = [
        {"name": name, "driver": None if name else "racer", "place": place, "counts": {"spin-outs": number}}
        for name, place in zip(names, places, strict=True)
    ]
    at = 1_700_000_000 + number
    facts = {"table": f"t{number}", "game": "heat", "circuit": "USA", "at": at, "round": 9, "open": False}
    return {**facts, "seats": seats, "mine": [0]}


def test_your_races_in_figures(visitors: Visitors) -> None:
    page = visitors.page(language="nl")
    page.goto("/")
    kept = [raced(1, [1, 2, 3], "Ann"), raced(2, [3, 1, 2], None), raced(3, [2, 1, 3], "Ann")]
    page.evaluate("races => localStorage.setItem('paddock.races', JSON.stringify(races))", kept)
    page.goto("/races")
    expect(page.get_by_role("img", name="Sterkte na elke race")).to_be_visible()
    expect(page.get_by_role("row", name="USA 3 1 2.0")).to_be_visible()
    page.get_by_role("button", name="Met Ann").click()
    expect(page.get_by_role("row", name="Ann 2 1 1.5")).to_be_visible()
    assert findings(page) == []
    with page.expect_download() as saved:
        page.get_by_role("button", name="Opslaan als bestand").click()
    file = saved.value.path()
    assert [race["table"] for race in json.loads(file.read_text())["races"]] == ["t1", "t2", "t3"]
    page.get_by_role("button", name="Alles verwijderen").click()
    page.get_by_role("button", name="3 races verwijderen? Druk nog eens.").click()
    expect(page.get_by_role("row")).to_have_count(0)
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_text("3 races toegevoegd.")).to_be_visible()
    page.get_by_role("button", name="Verwijder de race op USA").first.click()
    assert page.evaluate("JSON.parse(localStorage.getItem('paddock.races')).length") == 2
