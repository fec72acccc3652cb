"""Seasons in the page: set up, podium, score sheet, the next race."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import pytest

from ..table.client import Server
from ..table.test_season import make, pick_and_withdraw
from .conftest import Visitors
from .player import race_to_the_end, until
from .test_access import findings

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, Page

expect = pytest.importorskip("playwright.sync_api").expect
pytestmark = [pytest.mark.browser, pytest.mark.slow]


def hold(page: Page, table: str, tokens: list[str], seats: list[int]) -> None:
    """This browser holds these seats."""
    page.goto("/")
    for name, value in ((f"table.{table}", tokens), (f"seats.{table}", seats), ("tables", [table])):
        page.evaluate("([name, value]) => localStorage.setItem(name, value)", [f"paddock.{name}", json.dumps(value)])


def raced(server: Server, kind: str = "1961", races: int = 1) -> tuple[str, str, list[str]]:
    """A season after some races, at the table of the last one."""
    table, host, tokens = make(server, kind, legends=1)
    for number in range(races):
        if number:
            table = server.post(f"/api/tables/{table}/season/next", {"tokens": [host]}).json()["table"]
        # The browser's own loop runs in this thread.
        with ThreadPoolExecutor(1) as aside:
            aside.submit(asyncio.run, pick_and_withdraw(server, table, host, tokens)).result()
    return table, host, tokens


@pytest.mark.parametrize(
    ("phone", "light", "language"), [(False, "day", "en"), (True, "night", "ru"), (True, "day", "nl")]
)
def test_a_season_goes_on_days_later(visitors: Visitors, phone: bool, light: str, language: str) -> None:
    table, host, tokens = raced(visitors.server)
    page = visitors.page(phone=phone, light=light, language=language)
    hold(page, table, [host, *tokens], [0, 1])
    page.goto(f"/season/{table}")
    page.locator("main h1").wait_for()
    rows = page.locator("tbody tr")
    assert rows.count() == 3
    totals = [rows.nth(i).locator("td.total").inner_text() for i in range(3)]
    assert totals == ["9", "6", "4"]
    assert page.locator(".calendar li").count() == 3
    assert page.locator(".calendar li.next").count() == 1
    garages = visitors.server.get(f"/api/tables/{table}/season").json()["garages"]
    assert page.locator(".garages svg.card").count() == sum(len(cards) for seat in garages for cards in seat.values())
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert findings(page) == []
    page.locator(".way .primary").click()
    page.wait_for_url("**/table/**")
    info = visitors.server.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert info["season"] == {"kind": "1961", "race": 2, "races": 3}
    page.goto(f"/season/{table}")
    page.locator(".way a.primary").wait_for()
    assert page.locator(".way a.primary").get_attribute("href") == f"/table/{info['table']}"


def test_the_podium_tells_the_season(visitors: Visitors) -> None:
    table, host, tokens = raced(visitors.server)
    page = visitors.page()
    hold(page, table, [host, *tokens], [0, 1])
    page.goto(f"/table/{table}")
    page.locator(".finish section li").first.wait_for()
    assert page.locator(".finish section li strong").all_inner_texts() == ["9", "6", "4"]
    assert findings(page) == []
    page.locator(".act .primary", has_text="Next race").click()
    until(page, f"() => !location.pathname.endsWith('{table}')")


def test_the_next_race_starts_when_everybody_is_back(visitors: Visitors) -> None:
    table, host, (mara, noor) = raced(visitors.server)
    names = [seat["name"] for seat in visitors.server.get(f"/api/tables/{table}").json()["seats"]]
    first = visitors.page()
    hold(first, table, [host, mara], [0])
    first.goto(f"/season/{table}")
    first.locator(".way .primary").click()
    first.get_by_text(f"The race starts as soon as {names[1]} is back.").wait_for()
    assert first.get_by_role("button", name="Start the race").is_enabled(), "the host need not wait"
    assert first.locator(".course").inner_text().lower().startswith("championship 1961 · race 2 of 3")
    assert findings(first) == []
    late = visitors.page(language="nl", phone=True)
    hold(late, table, [noor], [1])
    late.goto(f"/table/{table}")
    late.locator(".act .primary").click()
    for page in (first, late):
        page.locator(".table .act").wait_for()
    assert first.url == late.url


def test_an_upgrade_is_kept_between_seasons(visitors: Visitors) -> None:
    table, host, tokens = raced(visitors.server, "greatest", 3)
    page = visitors.page()
    hold(page, table, [host, *tokens], [0, 1])
    page.goto(f"/season/{table}")
    page.locator(".ask button").first.wait_for()
    before = page.locator(".ask h2").count()
    assert findings(page) == []
    page.locator(".ask button").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".ask h2")).to_have_count(before - 1)


def test_a_season_is_set_up_in_the_sheet(visitors: Visitors) -> None:
    page = visitors.page()
    page.goto("/")
    page.locator(".poster .btn").nth(1).click()
    page.get_by_role("radio", name="Your own").click()
    for name in ("Mexico", "Japan", "USA", "France"):
        page.locator(".circuits label", has_text=name).locator("input").check(force=True)
    assert findings(page) == []
    page.locator("dialog .primary").click()
    page.wait_for_url("**/table/**")
    season = visitors.server.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}/season").json()
    assert [stop["circuit"] for stop in season["calendar"]] == ["mexico", "japan", "usa", "france"]
    assert season["settings"]["garage"] == "basic"


def test_a_world_tour_is_a_band_on_its_poster(visitors: Visitors) -> None:
    page = visitors.page()
    page.goto("/")
    page.locator("article.poster").nth(1).get_by_role("button", name="World Tour").click()
    assert findings(page) == []
    page.get_by_role("radiogroup", name="Friends by link").get_by_role("radio", name="0").click()
    page.locator("dialog .primary").click()
    page.wait_for_url("**/table/**")
    season = visitors.server.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}/season").json()
    assert [stop["circuit"] for stop in season["calendar"]] == ["river_station", "sea_bay"]


@pytest.mark.ruling("heat 98", "heat 110", "heat 111")
def test_the_whole_season_of_1961_with_a_restart_between_two_races(browser: Browser, tmp_path: Path) -> None:
    """Played with the keyboard from the front page to the title; the server dies after the first race."""
    with Server(tmp_path / "tables.sqlite", pause=0.02) as server:
        visitors = Visitors(browser, server)
        page = visitors.page()
        page.goto("/")
        page.get_by_role("button", name="A whole season").click()
        page.get_by_role("radio", name="1961").click()
        page.locator("dialog .row .seg").first.get_by_role("radio", name="2", exact=True).click()
        page.locator("dialog .primary").click()
        page.wait_for_url("**/table/**")
        for race in range(1, 4):
            race_to_the_end(page, seconds=150)
            table = page.url.rsplit("/", 1)[1]
            season = server.get(f"/api/tables/{table}/season").json()
            assert len(season["places"]) == race
            if race == 1:
                server.kill()
                server.start()
                page.reload()
                until(page, "!!document.querySelector('.finish')")
            if race < 3:
                page.locator(".act .primary", has_text="Next race").click()
                until(page, f"!location.pathname.endsWith('{table}') && !document.querySelector('.finish')")
        assert [stop["circuit"] for stop in season["calendar"]] == ["gb", "usa", "italia"]
        assert len(season["champions"]) == 1
        page.goto(f"/season/{table}")
        page.locator("main h1").wait_for()
        assert page.locator(".calendar li.next").count() == 0
        for context in visitors.contexts:
            context.close()
        assert visitors.faults == []
