"""Downforce in real browsers, from the front page through the auction to the reckoning."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from .downforce_player import INVITE, POSTER, answer, race_now, race_to, race_to_the_end, set_up
from .player import look, until
from .test_access import findings

if TYPE_CHECKING:
    from .conftest import Visitors

sync_api = pytest.importorskip("playwright.sync_api")
expect = sync_api.expect
pytestmark = [pytest.mark.browser, pytest.mark.slow]
RACES = Path(__file__).parents[1] / "races"
FOCUSED = f"document.activeElement.closest('{POSTER} .btn')?.textContent.trim()"
CELLS = "document.querySelectorAll('.over .mark').length"


def test_three_people_and_a_driver_from_the_auction_to_the_reckoning(visitors: Visitors) -> None:
    host = visitors.page(name="Mara")
    set_up(host, INVITE, players=4)
    host.get_by_role("radiogroup", name="Friends by link").get_by_role("radio", name="2").click()
    host.locator("dialog .primary").click()
    link = host.locator("#lobby-link").inner_text()
    guests = [visitors.page(name="Костя", language="ru"), visitors.page(name="Aafje", language="nl")]
    for guest, sit in zip(guests, ("Сесть за руль", "Ga zitten"), strict=True):
        guest.goto(link)
        guest.get_by_role("button", name=sit).first.click()
    expect(host.locator(".seats").get_by_text("Aafje")).to_be_visible()
    host.get_by_role("button", name="Start the race").click()
    spectator = visitors.page(name="Noor")
    spectator.goto(link)

    pages = [host, *guests]
    for page in pages:
        page.locator(".slot").first.wait_for()
        until(page, "document.querySelector('.table').dataset.asked === 'bid'")
    answer(guests[0])
    expect(guests[0].get_by_text(re.compile("лежит лицом вниз|Вы пасуете")).first).to_be_visible()
    expect(host.locator(".stands li", has_text="Костя")).to_contain_text("bid")
    assert spectator.locator(".slot").count() == 0
    expect(spectator.locator(".stake .power, .stake h2").first).to_be_visible()

    asked = race_to_the_end(*pages)
    assert {"bid", "play", "move", "bet"} <= asked
    totals = [page.locator("tfoot td b").all_inner_texts() for page in (*pages, spectator)]
    assert len(totals[0]) == 4 and all(seen == totals[0] for seen in totals)
    numbers = [int(total.replace("−", "-")) for total in totals[0]]
    assert numbers == sorted(numbers, reverse=True)
    expect(host.get_by_role("rowheader", name="Bet 3")).to_be_visible()

    host.get_by_role("button", name="Replay").click()
    host.locator(".replay").wait_for()
    host.keyboard.press("End")
    assert host.locator(".hands section").count() == 4


def test_bids_are_turned_over_at_once(visitors: Visitors) -> None:
    page = visitors.page(moving=True)
    race_now(page, players=4)
    until(page, "document.querySelector('.table').dataset.asked === 'bid'")
    page.keyboard.press("0")
    page.keyboard.press("Enter")
    reveal = page.locator(".reveal")
    reveal.wait_for()
    assert reveal.locator("figure").count() == 4
    expect(reveal).to_contain_text(re.compile("buys|Nobody bids"))
    reveal.click()
    expect(reveal).to_have_count(0)
    expect(page.get_by_label("The last lot")).to_be_visible()


def test_a_car_is_steered_on_the_board_and_the_way_can_be_changed(visitors: Visitors) -> None:
    page = visitors.page()
    race_now(page, players=3, variant="Beginners")
    other_way = page.get_by_role("button", name="Another way", disabled=False)
    ends = page.locator("[data-end]")
    while race_to(page, "move") == "move" and (other_way.count() == 0 or ends.count() < 2):
        answer(page)
    assert look(page)["asked"] == "move" and page.evaluate(CELLS) >= ends.count() - 1
    way = "[...document.querySelectorAll('.over .arrow')].map((arrow) => arrow.getAttribute('transform')).join()"
    before = page.evaluate(way)
    page.keyboard.press("ArrowDown")
    assert page.evaluate(way) != before
    page.keyboard.press("2")
    expect(ends.nth(1)).to_have_attribute("aria-checked", "true")
    spot = page.locator(".over .mark circle").first.bounding_box()
    assert spot is not None
    page.mouse.click(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
    expect(ends.nth(0)).to_have_attribute("aria-checked", "true")
    page.keyboard.press("s")
    expect(page.get_by_role("button", name="All the way")).to_be_visible()
    asked = page.evaluate("document.querySelector('.table').dataset.moment")
    page.keyboard.press("Enter")
    until(page, f"document.querySelector('.table').dataset.moment !== '{asked}'")


def test_the_keyboard_alone_and_what_is_read_aloud(visitors: Visitors) -> None:
    page = visitors.page()
    page.goto("/")
    page.locator(f"{POSTER} .btn").first.wait_for()
    for _ in range(24):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUSED) == "Race now":
            break
    page.keyboard.press("Enter")
    page.locator("dialog form").wait_for()
    page.keyboard.press("Enter")
    page.locator(".slot").first.wait_for()
    until(page, "document.querySelector('.table').dataset.asked === 'bid'")
    said = page.locator("[role=log]")
    expect(said).to_contain_text("On offer")
    assert not look(page)["ready"]
    page.keyboard.press("1")
    assert page.locator(".slot[aria-pressed=true]").count() == 1 and look(page)["ready"]
    page.keyboard.press("0")
    expect(page.locator(".slot.pass")).to_have_attribute("aria-pressed", "true")
    assert race_to(page, "play") == "play"
    expect(said).to_contain_text("Cars in their order")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".slot").nth(1)).to_have_attribute("aria-pressed", "true")
    assert race_to(page, "bet") == "bet"
    expect(page.get_by_role("table", name="What a bet pays")).to_be_visible()
    page.keyboard.press("4")
    expect(page.locator("[data-option='bet blue']")).to_have_attribute("aria-checked", "true")
    expect(page.locator(".act .primary")).to_contain_text("Bet on blue")
    page.keyboard.press("Enter")
    until(page, "document.querySelector('.table').dataset.asked !== 'bet'")


@pytest.mark.parametrize("light", ["day", "night"])
def test_what_axe_finds(visitors: Visitors, light: str) -> None:
    page = visitors.page(light=light)
    set_up(page)
    assert findings(page) == []
    page.locator("dialog .primary").click()
    page.locator(".slot").first.wait_for()
    until(page, "document.querySelector('.table').dataset.asked === 'bid'")
    page.keyboard.press("1")
    assert findings(page) == []
    for kind in ("move", "bet") if light == "day" else ("bet",):
        assert race_to(page, kind) == kind
        page.keyboard.press("1")
        assert findings(page) == []
    if light == "day":
        race_to_the_end(page)
        assert findings(page) == []


def test_a_phone(visitors: Visitors) -> None:
    page = visitors.page(phone=True)
    race_now(page, players=3)
    for kind in ("bid", "play", "move", "bet"):
        assert race_to(page, kind) == kind
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        button = page.locator(".act .primary").bounding_box()
        assert button is not None and button["height"] >= 44 and button["y"] + button["height"] <= 844
        if kind == "bid":
            page.locator(".slot:not(.pass)").first.tap(position={"x": 12, "y": 40})
            page.locator(".act .primary").tap()
            until(page, "document.querySelector('.table').dataset.asked !== 'bid' || !document.querySelector('.sel')")
    page.locator(".strip").tap()
    expect(page.get_by_label("The cars in their order")).to_be_visible()


def test_a_deck_from_a_file(visitors: Visitors, tmp_path: Path) -> None:
    page = visitors.page()
    deck = json.loads((Path(__file__).parents[2] / "src/paddock/games/downforce/deck.json").read_text(encoding="utf-8"))
    bad, good = tmp_path / "bad.json", tmp_path / "good.json"
    cards = deck["cards"]
    cards[0]["id"], cards[1]["id"] = cards[1]["id"], cards[0]["id"]
    good.write_text(json.dumps(deck), encoding="utf-8")
    cards[3]["bars"][0] = ["pink", 4]
    cards[5]["bars"][0][1] = 12
    bad.write_text(json.dumps(deck), encoding="utf-8")
    set_up(page, players=2)
    expect(page.locator("dialog")).to_contain_text("original designs")
    chooser = page.get_by_role("group", name="Deck").locator("input[type=file]")
    chooser.set_input_files(bad)
    faults = page.locator("dialog .note.bad li")
    expect(faults.first).to_contain_text("card 4")
    assert faults.count() == 2
    expect(page.get_by_role("group", name="Deck")).to_contain_text("Reconstructed deck")
    chooser.set_input_files(good)
    expect(page.get_by_role("group", name="Deck")).to_contain_text("good.json is loaded")
    assert faults.count() == 0
    page.locator("dialog .primary").click()
    page.locator(".slot").first.wait_for()
    notice = page.get_by_role("button", name="Deck of the host")
    notice.click()
    expect(page.get_by_role("dialog", name="Where it comes from")).to_contain_text("loaded from a file")


def test_a_power_can_be_read_in_full_on_a_phone(visitors: Visitors) -> None:
    page = visitors.page(phone=True, language="ru")
    set_up(page, players=3)
    page.locator("dialog .primary").click()
    power = page.locator(".stake .power")
    power.tap()
    about = page.get_by_role("dialog")
    expect(about).to_contain_text(power.locator("small").inner_text())
    assert findings(page) == []
    page.keyboard.press("Escape")
    expect(about).to_have_count(0)


def test_the_replay_of_a_race_file(visitors: Visitors) -> None:
    page = visitors.page(language="nl")
    page.goto("/")
    page.locator(f"{POSTER} .btn").first.wait_for()
    page.locator("input[type=file]").set_input_files(RACES / "downforce-river-station-four.race")
    page.locator(".replay").wait_for()
    assert page.locator(".hands section").count() == 4
    assert page.locator(".hands .card").count() >= 40
    page.locator(".msg button").first.click()
    expect(page.locator(".ruling").first).to_contain_text(re.compile("downforce [0-9]+", re.IGNORECASE))
    page.keyboard.press("End")
    expect(page.get_by_label("De auto's op volgorde")).to_be_visible()
    assert page.evaluate("document.body.innerText.match(/(page|downforce)-[a-z]+-[a-z-]+/g)") is None
    assert findings(page) == []


def test_hot_seat_hides_hand_bid_and_bet(visitors: Visitors) -> None:
    page = visitors.page()
    set_up(page, players=2)
    page.get_by_role("button", name="+ Someone at this device").click()
    page.get_by_placeholder("Driver 2").fill("Noor")
    page.locator("dialog .primary").click()
    for name in ("Mara", "Noor"):
        expect(page.get_by_role("dialog", name=f"Pass to {name}")).to_be_visible()
        assert page.locator(".slot").count() == 0
        page.keyboard.press("Enter")
        until(page, "document.querySelector('.table').dataset.asked === 'bid'")
        assert page.locator(".slot:not(.pass)").count() == 21
        assert "face down" not in page.locator(".dash").first.inner_text()
        answer(page)
