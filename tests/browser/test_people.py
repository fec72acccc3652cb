"""Who sits where, in which colour, and who is told what: between people at a table, in real browsers."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from ..table.client import Server
from ..table.phone import listening
from .conftest import Visitors
from .player import PATIENCE, answer, race_now, until, wait_asked
from .test_access import findings

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, Page

sync_api = pytest.importorskip("playwright.sync_api")
expect = sync_api.expect
pytestmark = [pytest.mark.browser, pytest.mark.slow]


def open_table(server: Server, *seats: str, **wish: Any) -> tuple[str, str]:
    """A table on the shortest circuit, and its host's token."""
    made = server.make(*seats, options={"circuit": "italia", "laps": 1}, **wish)
    return f"/table/{made['table']}", made["host"]


def take_seat(page: Page, path: str, *tokens: str) -> None:
    """Open the links of seats, one after the other."""
    for token in tokens:
        page.goto(f"{path}#seat={token}")
        page.locator(".lobby, .table").wait_for()
        until(page, "!location.hash")


def test_a_taken_colour_cannot_be_chosen_and_both_see_the_change(visitors: Visitors, server: Server) -> None:
    path, host = open_table(server, "person", "person", "racer")
    mara = visitors.page(name="Mara")
    take_seat(mara, path, host)
    mara.get_by_role("button", name="Sit down").first.click()
    expect(mara.locator("li.mine")).to_contain_text("Mara")
    noor = visitors.page(name="Noor", language="nl")
    noor.goto(path)
    expect(noor.get_by_role("radio", name="Rood, nummer 07")).to_be_disabled()
    assert findings(noor) == []
    noor.get_by_role("radio", name="Geel, nummer 21").click()
    noor.get_by_role("button", name="Ga zitten").click()
    expect(noor.locator("li.mine .car svg")).to_have_attribute("aria-label", "21")
    mara.locator("li.mine").get_by_role("radio", name="Grey, number 33").click()
    expect(mara.locator("li.mine .car svg")).to_have_attribute("aria-label", "33")
    cars = noor.locator("li > .car svg")
    expect(cars.nth(0)).to_have_attribute("aria-label", "33")
    painted = [cars.nth(i).get_attribute("aria-label") for i in range(3)]
    assert len(set(painted)) == 3


def test_the_host_frees_a_seat_and_somebody_else_takes_the_wheel(visitors: Visitors, server: Server) -> None:
    path, host = open_table(server, "person", "person")
    table = path.rpartition("/")[2]
    mara, noor = server.sit(table, 0, "Mara"), server.sit(table, 1, "Noor")
    left = visitors.page(name="Noor")
    take_seat(left, path, noor)
    page = visitors.page(name="Mara")
    take_seat(page, path, mara, host)
    page.get_by_role("button", name="Start the race").click()
    wait_asked(page)
    page.get_by_role("button", name="At the table").click()
    assert findings(page) == []
    page.get_by_role("button", name="Free the seat").click()
    page.get_by_role("button", name=re.compile("Sure?")).click()
    expect(left.get_by_text("Your seat was opened again.")).to_be_visible()
    assert left.locator(".slot").count() == 0
    left.reload()
    expect(left.get_by_text("Your old link no longer works")).to_be_visible()
    new = visitors.page(name="Otto")
    new.goto(path)
    new.get_by_role("button", name="Take the wheel").click()
    new.locator(".slot").first.wait_for()
    expect(page.locator(".stands")).to_contain_text("Otto")


SHOWN = "navigator.serviceWorker.ready.then((worker) => worker.getNotifications())"
HIDE = "Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true })"


def test_a_browser_notice_title_and_icon_say_that_it_is_your_turn(visitors: Visitors, server: Server) -> None:
    path, host = open_table(server, "person", "racer", pace="post")
    token = server.sit(path.rpartition("/")[2], 0, "Mara")
    page = visitors.page()
    page.context.grant_permissions(["notifications"])
    take_seat(page, path, token, host)
    page.get_by_role("switch", name="Tell me when it is my turn").click()
    expect(page.get_by_role("switch")).to_be_checked()
    page.evaluate(HIDE)
    page.get_by_role("button", name="Start the race").click()
    wait_asked(page)
    assert page.title() == "● Your move · Paddock"
    assert page.locator("link[rel=icon]").get_attribute("href") == "/icon-turn.svg"
    until(page, f"{SHOWN}.then((all) => all.some((one) => one.body === 'Mara, the table is waiting for you.'))")


def test_by_post_everybody_may_give_an_address_to_be_called(browser: Browser, tmp_path: Path) -> None:
    with listening() as (phone, told), Server(tmp_path / "tables.sqlite", webhooks=phone) as server:
        visitors = Visitors(browser, server)
        mara = visitors.page(name="Mara")
        mara.goto("/")
        mara.locator(".poster .btn").nth(0).click()
        mara.get_by_role("radio", name="By post").click()
        address = mara.get_by_label("An address to be called")
        expect(mara.get_by_text(f"It calls {phone}.")).to_be_visible()
        address.fill("https://nowhere.example/mara")
        assert findings(mara) == []
        mara.locator("dialog .primary").click()
        expect(mara.get_by_role("alert")).to_contain_text("This server calls nothing at nowhere.example.")
        assert server.get("/api/tables").json() == []
        visitors.faults.clear()  # the browser reports the refusal that was asked for
        address.fill(f"http://{phone}/mara")
        mara.locator("dialog .primary").click()
        mara.wait_for_url("**/table/**")
        noor = visitors.page(name="Noor", language="nl", phone=True)
        noor.goto(mara.url)
        noor.get_by_label("Een adres om aan te roepen").fill(f"http://{phone}/noor")
        assert findings(noor) == []
        noor.get_by_role("button", name="Ga zitten").click()
        expect(mara.locator("li", has_text="Noor")).to_be_visible()
        noor.context.close()
        mara.get_by_role("button", name="Start the race").click()
        wait_asked(mara)
        path, notice = told.get(timeout=PATIENCE)
        assert (path, notice["name"]) == ("/noor", "Noor")
        assert told.empty(), "Mara is here"
        mara.context.close()
        assert visitors.faults == []


def test_a_server_that_calls_nobody_says_so(visitors: Visitors, server: Server) -> None:
    path, _ = open_table(server, "person", "racer", pace="post")
    page = visitors.page(language="ru")
    page.goto(path)
    expect(page.get_by_text("Этот сервер не вызывает адреса")).to_be_visible()
    page.get_by_role("button", name="Сесть").click()
    expect(page.locator("li.mine")).to_contain_text("Mara")


def test_refusals_and_the_board_speak_the_language_of_the_page(visitors: Visitors, server: Server) -> None:
    page = visitors.page()
    race_now(page)
    watcher = visitors.page(name="Костя", language="ru")
    watcher.goto(page.url)
    watcher.get_by_placeholder("Сообщение").fill("Привет")
    watcher.keyboard.press("Enter")
    expect(watcher.get_by_text("Писать могут только сидящие за столом")).to_be_visible()
    expect(watcher.locator(".ground .band")).to_contain_text("1 КРУГ")
    watcher.goto("/table/nosuchtable")
    expect(watcher.get_by_text("Такого стола нет").first).to_be_visible()
    visitors.faults.clear()  # the browser reports the 404 that was asked for


def test_the_front_page_leads_back_to_my_table(visitors: Visitors) -> None:
    page = visitors.page()
    race_now(page)
    wait_asked(page)
    answer(page)
    page.goto("/")
    mine = page.get_by_role("region", name="Your tables")
    mine.get_by_role("link").click()
    wait_asked(page)
    assert page.locator(".stands .me").inner_text().count("Mara") == 1
