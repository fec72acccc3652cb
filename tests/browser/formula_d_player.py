"""Somebody at a table of Formula D: by keyboard, carefully."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from .player import MOMENT, look, until

if TYPE_CHECKING:
    from playwright.sync_api import Page

POSTER = ".poster[aria-label='Formula D']"
INVITE, RACE_NOW = 0, 1
BEST_GEAR = """() => {
  const safe = (card) => [...card.querySelectorAll('li')].every((one) => !/over|spin|out/.test(one.className));
  const cards = [...document.querySelectorAll('.card[data-option]')].filter((card) => card.querySelector('li'));
  return Number((cards.filter(safe).at(-1) ?? cards[0])?.dataset.gear ?? 0);
}"""
"""The highest gear that does not overshoot, as its card says."""
PIT = "() => document.querySelector('.opt[data-end=pit]')?.dataset.option ?? ''"


def set_up(page: Page, button: int = RACE_NOW, *, cars: int = 2, laps: int = 1, variant: str = "Advanced") -> None:
    """From the front page to the sheet, with Monaco, cars, laps and rules chosen."""
    page.goto("/")
    page.locator(f"{POSTER} .btn").nth(button).click()
    page.locator("dialog input[value=monaco]").check(force=True)
    page.get_by_role("radio", name=variant, exact=True).click()
    for group, number in ((0, cars), (1, laps)):
        page.locator("dialog .row .seg").nth(group).get_by_role("radio", name=str(number), exact=True).click()


def race_now(
    page: Page, *, cars: int = 2, laps: int = 1, variant: str = "Advanced", rules: tuple[str, ...] = ()
) -> None:
    """From the front page to the table."""
    set_up(page, cars=cars, laps=laps, variant=variant)
    for rule in rules:
        page.get_by_role("checkbox", name=rule).check(force=True)
    page.locator("dialog .primary").click()
    page.locator(".table .act").wait_for()


def answer(page: Page, pit: bool = False) -> str | None:
    """Answer once, if asked; what was asked. Only keys are used."""
    seen = look(page)
    if seen["over"] or not seen["asked"] or not seen["ready"]:
        return None
    before = page.evaluate(MOMENT)
    if seen["asked"] == "gear":
        until(page, "document.querySelectorAll('.card li').length > 0 || !document.querySelector('.card')")
        page.keyboard.press(str(page.evaluate(BEST_GEAR)))
    elif seen["asked"] == "nitro":
        page.keyboard.press("n")
    elif pit and (option := page.evaluate(PIT)):
        page.locator(f".opt[data-option='{option}']").focus()
    page.keyboard.press("Enter")
    if page.locator(".act .primary.armed").count():
        page.keyboard.press("Enter")
    until(page, f"({MOMENT})() !== {before}")
    return str(seen["asked"])


def race_to(page: Page, *kinds: str, seconds: float = 240) -> str:
    """Drive on until one of these is asked, or the race is over; which."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        seen = look(page)
        if seen["over"]:
            return "over"
        if seen["asked"] in kinds:
            return str(seen["asked"])
        if answer(page) is None:
            page.wait_for_timeout(30)
    raise AssertionError(f"not asked for {kinds} within {seconds} seconds: {look(page)}")


def race_to_the_end(*pages: Page, pit: bool = False, seconds: float = 400) -> set[str]:
    """Everybody drives until all see the podium; what was asked."""
    asked: set[str] = set()
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if all(look(page)["over"] for page in pages):
            return asked
        answers = [answer(page, pit) for page in pages]
        asked |= {one for one in answers if one}
        if not any(answers):
            pages[0].wait_for_timeout(30)
    raise AssertionError(f"no podium after {seconds} seconds: {[look(page) for page in pages]}")
