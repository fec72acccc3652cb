"""Races in real browsers, from the front page to the podium."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from paddock.drivers.cast import CAST

from .player import answer, choose_cards, look, race_now, race_to_the_end, set_up, until, wait_asked

if TYPE_CHECKING:
    from .conftest import Visitors

sync_api = pytest.importorskip("playwright.sync_api")
expect = sync_api.expect
pytestmark = [pytest.mark.browser, pytest.mark.slow]


def test_one_person_races_from_the_front_page_to_the_podium_and_again(visitors: Visitors) -> None:
    page = visitors.page()
    race_now(page, colour="Green, number 88")
    expect(page.locator(".stands .me svg")).to_have_attribute("aria-label", "88")
    race_to_the_end(page)
    assert page.locator(".podium figure").count() == 3
    expect(page.locator(".podium").get_by_role("img", name="88")).to_be_visible()
    page.get_by_role("button", name="Was it fair?").click()
    verdict = page.get_by_role("dialog", name="Was it fair?")
    expect(verdict).to_contain_text("Fair and square")
    expect(verdict).to_contain_text("the seal that your browser noted before the start")
    expect(verdict).to_contain_text("A random number from your browser was mixed in")
    expect(verdict).to_contain_text(re.compile(r"All \d+ decisions follow the rules"))
    page.keyboard.press("Escape")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the race").click()
    assert saved.value.suggested_filename.endswith(".race")
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator("li.mine .car svg")).to_have_attribute("aria-label", "88")
    page.get_by_role("button", name="Start the race").click()
    wait_asked(page)


def test_two_people_and_two_drivers(visitors: Visitors) -> None:
    host = visitors.page(name="Mara")
    host.goto("/")
    host.locator(".poster .btn").nth(0).click()
    set_up(host, "italia", 4, 1)
    host.locator("dialog .primary").click()
    link = host.locator("#lobby-link").inner_text()
    assert host.get_by_role("img", name="QR code").is_visible()

    guest = visitors.page(name="Костя", language="ru")
    guest.goto(link)
    guest.get_by_role("button", name="Сесть за руль").click()
    expect(host.locator(".seats").get_by_text("Костя")).to_be_visible()
    host.get_by_role("button", name="Start the race").click()
    guest.locator(".slot").first.wait_for()
    race_to_the_end(host, guest)
    cars = "[...document.querySelectorAll('.podium svg')].map((car) => car.getAttribute('aria-label'))"
    assert host.evaluate(cars) == guest.evaluate(cars)

    spectator = visitors.page(name="Noor")
    spectator.goto(link)
    expect(spectator.locator(".finish")).to_be_visible()


def test_a_spectator_sees_no_hand(visitors: Visitors) -> None:
    page = visitors.page()
    race_now(page)
    watcher = visitors.page(name="Noor")
    watcher.goto(page.url)
    expect(watcher.get_by_text("You are watching")).to_be_visible()
    assert watcher.locator(".slot").count() == 0


def test_a_reload_in_the_middle_of_a_turn_comes_back_to_it(visitors: Visitors) -> None:
    page = visitors.page()
    race_now(page)
    wait_asked(page)
    hand = page.locator(".slot .unseen").all_inner_texts()
    choose_cards(page)
    page.reload()
    page.locator(".slot").first.wait_for()
    assert page.locator(".slot .unseen").all_inner_texts() == hand
    while look(page)["asked"] in ("shift", "play", None):
        if not answer(page):
            page.wait_for_timeout(40)
    asked = look(page)["asked"]
    page.reload()
    assert wait_asked(page) == asked


def test_a_move_made_offline_arrives(visitors: Visitors) -> None:
    page = visitors.page()
    race_now(page)
    wait_asked(page)
    choose_cards(page)
    page.context.set_offline(True)
    expect(page.get_by_text("Reconnecting")).to_be_visible()
    page.keyboard.press("Enter")
    page.context.set_offline(False)
    expect(page.get_by_text("Connected", exact=True)).to_be_visible()
    until(page, "document.querySelector('.table').dataset.asked !== 'shift'")


def test_a_phone(visitors: Visitors) -> None:
    page = visitors.page(phone=True)
    race_now(page)
    wait_asked(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    button = page.locator(".act .primary").bounding_box()
    assert button is not None and button["height"] >= 44 and button["y"] + button["height"] <= 844
    page.locator("button.k").tap()
    choose_cards(page)
    page.locator(".act .primary").tap()
    until(page, "document.querySelector('.table').dataset.asked !== 'shift'")
    page.locator(".strip").tap()
    expect(page.get_by_placeholder("Message to everybody")).to_be_visible()


def test_a_seat_goes_to_a_driver_and_back(visitors: Visitors) -> None:
    page = visitors.page()
    race_now(page, cars=2, laps=2)
    wait_asked(page)
    page.get_by_role("button", name="Let a driver drive").click()
    expect(page.get_by_role("button", name="Take the wheel")).to_be_visible()
    page.get_by_role("button", name="Take the wheel").click()
    wait_asked(page)


def test_hot_seat_hides_the_hand(visitors: Visitors) -> None:
    page = visitors.page()
    page.goto("/")
    page.locator(".poster .btn").nth(1).click()
    set_up(page, "italia", 2, 1)
    page.get_by_role("button", name="+ Someone at this device").click()
    page.get_by_placeholder("Driver 2").fill("Noor")
    page.locator("dialog .primary").click()
    curtain = page.get_by_role("dialog", name=re.compile("Pass to"))
    curtain.wait_for()
    assert page.locator(".slot").count() == 0
    page.keyboard.press("Enter")
    wait_asked(page)
    answer(page)
    expect(page.get_by_role("dialog", name=re.compile("Pass to"))).to_be_visible()
    race_to_the_end(page)


def test_chat_is_never_markup(visitors: Visitors) -> None:
    page = visitors.page()
    race_now(page)
    page.get_by_placeholder("Message to everybody").fill("<img src=x onerror=alert(1)><b>hi</b>")
    page.keyboard.press("Enter")
    expect(page.locator(".said", has_text="<b>hi</b>")).to_be_visible()
    assert page.locator(".radio img, .radio b").count() == 0


def test_a_line_of_the_radio_unfolds_to_its_ruling(visitors: Visitors) -> None:
    page = visitors.page()
    race_now(page)
    page.locator(".msg button").first.click()
    expect(page.locator(".ruling").first).to_contain_text(re.compile("heat [0-9]+", re.IGNORECASE))


@pytest.mark.parametrize(("language", "words"), [("en", "Your move"), ("ru", "Ваш ход"), ("nl", "Jouw beurt")])
def test_every_language(visitors: Visitors, language: str, words: str) -> None:
    page = visitors.page(language=language)
    race_now(page)
    wait_asked(page)
    expect(page.locator(".flag")).to_contain_text(words, ignore_case=True)
    missing = page.evaluate("document.body.innerText.match(/(page|heat)-[a-z]+-[a-z-]+/g)")
    assert missing is None
    assert page.evaluate("document.documentElement.scrollWidth") <= 1440


def test_a_replay_steps_jumps_and_links_to_a_moment(visitors: Visitors) -> None:
    page = visitors.page()
    race_now(page, cars=2, colour="Grey, number 33")
    race_to_the_end(page)
    page.get_by_role("button", name="Replay").click()
    page.locator(".replay").wait_for()
    expect(page.locator(".stands li", has_text="Mara").get_by_role("img")).to_have_attribute("aria-label", "33")
    expect(page.locator(".stands")).to_contain_text("Racer")
    expect(page.locator(".stands")).to_contain_text(CAST["racer"][1])
    page.get_by_role("button", name="Was it fair?").click()
    expect(page.get_by_role("dialog")).to_contain_text("Fair and square")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="One on").click()
    expect(page.get_by_text("Moment 2 of").first).to_be_visible()
    page.keyboard.press("End")
    last = page.url
    page.get_by_label("Seen by").select_option("0")
    assert "seat=0" in page.url
    page.goto(last)
    page.reload()
    page.locator(".replay").wait_for()
    assert page.url == last
    page.keyboard.press("Home")
    page.get_by_role("button", name="Play", exact=True).click()
    until(page, "Number(new URLSearchParams(location.hash.slice(1)).get('moment')) > 2")
