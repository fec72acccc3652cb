"""Formula D in real browsers, from the front page to the podium."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from .formula_d_player import INVITE, PIT, answer, race_now, race_to, race_to_the_end, set_up
from .grandstand import race_under_way
from .player import look, until, until_still, wait_asked
from .test_access import findings

if TYPE_CHECKING:
    from playwright.sync_api import FloatRect, Locator

    from paddock.table.table import Table

    from .conftest import Visitors

sync_api = pytest.importorskip("playwright.sync_api")
expect = sync_api.expect
pytestmark = [pytest.mark.browser, pytest.mark.slow]
TOLD = "/\\d|Stay|box/.test(document.querySelector('.act .primary')?.textContent ?? '')"
"""What is known of the ends comes after the question: how many cells away they are."""
MARKS = "document.querySelectorAll('.over .mark').length"


BOX = "to 500"
"""The end of a move in the box of the first car, in Monaco."""


def is_before_the_box(table: Table) -> bool:
    """The first seat chooses an end, and its box is one of them."""
    return table.race is not None and table.waiting == (0,) and BOX in table.race.options(0)


def box_of(found: Locator) -> FloatRect:
    """Where something is on the screen."""
    box = found.bounding_box()
    assert box is not None
    return box


def test_the_beginners_game_by_keyboard_alone(visitors: Visitors) -> None:
    page = visitors.page()
    race_now(page, variant="Beginners")
    wait_asked(page)
    said = page.locator("[role=log]")
    assert race_to(page, "gear") == "gear"
    expect(said).to_contain_text("Choose a gear")
    expect(page.locator(".card[data-gear='6']")).to_be_disabled()
    page.keyboard.press("2")
    expect(page.locator(".card[data-gear='2']")).to_have_attribute("aria-checked", "true")
    expect(page.locator(".act .primary")).to_contain_text("Throw gear 2")
    assert {"gear", "move"} <= race_to_the_end(page)
    expect(page.get_by_role("heading", name=re.compile("You finish|Place|place"))).to_be_visible()
    page.get_by_role("button", name="Replay").click()
    page.locator(".replay").wait_for()
    page.keyboard.press("End")
    assert page.locator(".hands section").count() == 2


def test_two_people_and_eight_drivers_from_the_lobby_to_the_finish(visitors: Visitors) -> None:
    host = visitors.page(name="Mara")
    set_up(host, INVITE, cars=10)
    for rule in ("Weather", "Tyres"):
        host.get_by_role("checkbox", name=rule).check(force=True)
    host.locator("dialog .primary").click()
    link = host.locator("#lobby-link").inner_text()
    guest = visitors.page(name="Костя", language="ru")
    guest.goto(link)
    guest.get_by_role("button", name="Сесть за руль").first.click()
    expect(host.locator(".seats").get_by_text("Костя")).to_be_visible()
    host.get_by_role("button", name="Start the race").click()
    until(host, "document.querySelectorAll('.stands li').length === 10")
    assert max(box["height"] for box in map(box_of, host.locator(".stands li").all())) <= 34
    assert {"fit", "gear", "move"} <= race_to_the_end(host, guest)
    places = [[row.split("\n")[0] for row in page.locator(".stands li").all_inner_texts()] for page in (host, guest)]
    assert places[0] == places[1]


def test_two_people_and_eight_drivers_with_weather_tyres_and_a_pit_stop(visitors: Visitors) -> None:
    """Drivers have driven their first lap up to where the first of them can come into its box; then they race on."""
    options = {"circuit": "monaco", "seats": 10, "laps": 2, "weather": True, "tyres": True}
    paths = race_under_way(visitors.server.store, "formula_d", ("Mara", "Костя"), options, is_before_the_box)
    mara, guest = visitors.page(name="Mara"), visitors.page(name="Костя", language="ru")
    for page, path in zip((mara, guest), paths, strict=True):
        page.goto(path)
    assert race_to(mara, "move") == "move"
    until(mara, f"!!({PIT})()")
    answer(mara, pit=True)
    assert wait_asked(mara) == "refit"
    expect(mara.locator(".radio")).to_contain_text("Mara is in the box: new tyres")
    expect(guest.locator(".radio")).to_contain_text("Mara в боксе")
    mara.get_by_role("radio", name="Soft").click()
    answer(mara)
    expect(mara.locator(".radio")).to_contain_text("soft tyres")
    race_to_the_end(mara, guest)
    expect(mara.locator(".podium figure")).to_have_count(3)
    mara.get_by_role("button", name="Was it fair?").click()
    expect(mara.get_by_role("dialog")).to_contain_text("Fair and square")


def test_a_street_race_with_a_driver_at_the_end(visitors: Visitors) -> None:
    page = visitors.page(light="night")
    race_now(page, cars=4, variant="Street race")
    assert race_to(page, "nitro") == "nitro"
    page.keyboard.press("n")
    expect(page.locator(".act .primary")).to_contain_text("Nitro")
    answer(page)
    expect(page.locator("[role=log]")).to_contain_text(re.compile("nitro", re.IGNORECASE))
    page.get_by_role("button", name="Let a driver drive").click()
    page.locator(".finish").wait_for(timeout=90_000)
    expect(page.locator(".podium figure")).to_have_count(3)


@pytest.mark.parametrize("city", ["Neon Quay", "Monte Vento"])
def test_a_street_race_of_four_through_a_city(visitors: Visitors, city: str) -> None:
    page = visitors.page(light="night" if city == "Neon Quay" else "day")
    set_up(page, cars=4, variant="Street race")
    sheet = page.get_by_role("dialog")
    expect(sheet.locator(".circuits .on")).to_contain_text("Monte Vento")
    sheet.locator(f"input[value={city.lower().replace(' ', '_')}]").check(force=True)
    expect(sheet).to_contain_text(f"{city} is a city of ours")
    assert sheet.locator(".characters svg").count() == 9
    page.locator("dialog .primary").click()
    page.locator(".table .act").wait_for()
    assert {"gear", "nitro", "move"} <= race_to_the_end(page)
    expect(page.locator(".podium figure")).to_have_count(3)


def test_ends_are_chosen_on_the_board_and_checks_have_chances(visitors: Visitors) -> None:
    page = visitors.page()
    race_now(page, cars=6)
    while race_to(page, "move") == "move" and page.locator(".opt[data-end]").count() < 3:
        answer(page)
    until(page, f"{MARKS} > 1")
    chosen = page.locator(".opt[data-end][aria-checked=true]")
    before = chosen.get_attribute("data-option")
    page.keyboard.press("ArrowRight")
    assert chosen.get_attribute("data-option") != before
    mark = page.locator(".over .mark circle").first
    before, way = chosen.get_attribute("data-option"), page.locator(".over .goal").get_attribute("d")
    mark.hover(force=True)
    until(page, f"document.querySelector('.over .goal').getAttribute('d') !== '{way}'")
    assert chosen.get_attribute("data-option") == before, "to look at a way chooses nothing"
    page.mouse.move(5, 400)
    until(page, f"document.querySelector('.over .goal').getAttribute('d') === '{way}'")
    mark.click(force=True)
    assert look(page)["ready"] and chosen.count() == 1
    assert chosen.get_attribute("data-option") != before
    expect(page.get_by_role("group", name="Pit board")).to_contain_text("%")


@pytest.mark.parametrize("light", ["day", "night"])
def test_what_axe_finds(visitors: Visitors, light: str) -> None:
    page = visitors.page(light=light)
    set_up(page, variant="Street race" if light == "night" else "Advanced")
    assert findings(page) == []
    page.locator("dialog .primary").click()
    for kind in ("move", "gear"):
        assert race_to(page, kind) == kind
        until_still(page)
        assert findings(page) == []


def test_an_own_car_on_a_phone(visitors: Visitors) -> None:
    page = visitors.page(phone=True)
    race_now(page, cars=3, rules=("Own cars",))
    assert wait_asked(page) == "tune"
    page.get_by_role("button", name="Tyres: one point less").tap()
    expect(page.locator(".act .primary")).to_be_disabled()
    page.get_by_role("button", name="Brakes: one point more").tap()
    page.locator(".act .primary").tap()
    for kind in ("move", "gear"):
        assert race_to(page, kind) == kind
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        button = box_of(page.locator(".act .primary"))
        assert button["height"] >= 44 and button["y"] + button["height"] <= 844
        if kind == "gear":
            cards = [box_of(card) for card in page.locator(".card").all()]
            assert max(card["y"] + card["height"] for card in cards) <= button["y"], "cards are cut off"
    page.locator(".card[data-option]").last.tap()
    page.locator(".act .primary").tap()
    until(page, "document.querySelector('.table').dataset.asked !== 'gear'")


def test_a_way_is_chosen_where_ways_differ(visitors: Visitors) -> None:
    page = visitors.page()
    race_now(page, cars=10)
    forked = page.locator(".opt[data-end]", has_text=re.compile(r"\d ways"))
    while race_to(page, "move") == "move" and not forked.count():
        until(page, TOLD)
        if not forked.count():
            answer(page)
    forked.first.dispatch_event("click")
    ways = page.get_by_role("radiogroup", name="Which way?").get_by_role("radio")
    assert ways.count() >= 2
    texts = ways.all_inner_texts()
    assert len(set(texts)) == len(texts), "each says what makes the difference"
    assert page.locator("path.other").count() == ways.count() - 1
    page.keyboard.press("w")
    expect(ways.nth(1)).to_have_attribute("aria-checked", "true")
    expect(page.locator(".act .primary")).to_contain_text("Way 2")
    ways.first.hover()
    expect(ways.nth(1)).to_have_attribute("aria-checked", "true")
    page.locator(".act .primary").click()
    expect(ways).to_have_count(0)
    assert race_to(page, "gear") == "gear", "end and way were one answer"
