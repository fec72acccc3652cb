"""Somebody at a table of Downforce: by keyboard, with whatever comes first to hand."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from .player import MOMENT, look, until

if TYPE_CHECKING:
    from playwright.sync_api import Page

POSTER = ".poster[aria-label=Downforce]"
INVITE, RACE_NOW = 0, 1


def set_up(page: Page, button: int = RACE_NOW, *, players: int = 3, circuit: str = "river_station") -> None:
    """From the front page to the sheet, with circuit and players chosen."""
    page.goto("/")
    page.locator(f"{POSTER} .btn").nth(button).click()
    page.locator(f"dialog input[value={circuit}]").check(force=True)
    seats = page.locator("dialog .row .seg").first
    seats.get_by_role("radio", name=str(players), exact=True).click()


def race_now(page: Page, *, players: int = 3, variant: str = "Full game") -> None:
    """From the front page to the table."""
    set_up(page, players=players)
    page.get_by_role("radio", name=variant, exact=True).click()
    page.locator("dialog .primary").click()
    page.locator(".slot").first.wait_for()


def answer(page: Page) -> str | None:
    """Answer once, if asked; what was asked. Only keys are used."""
    seen = look(page)
    if seen["curtain"]:
        page.locator(".curtain .primary").click()
        return "curtain"
    if seen["over"] or not seen["asked"]:
        return None
    for key in ("1", "ArrowRight"):
        if not seen["ready"]:
            page.keyboard.press(key)
            page.wait_for_timeout(20)
            seen = look(page)
    if not seen["ready"] or not seen["asked"]:
        return None
    before = page.evaluate(MOMENT)
    page.keyboard.press("Enter")
    until(page, f"({MOMENT})() !== {before}")
    return str(seen["asked"])


def race_to(page: Page, *kinds: str, seconds: float = 60) -> str:
    """Play on until one of these is asked, or the race is over; which."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        seen = look(page)
        if seen["over"]:
            return "over"
        if seen["asked"] in kinds and not page.locator(".middle .rest").count():
            return str(seen["asked"])
        if answer(page) is None:
            page.wait_for_timeout(30)
    raise AssertionError(f"not asked for {kinds} within {seconds} seconds: {look(page)}")


def race_to_the_end(*pages: Page, seconds: float = 120) -> set[str]:
    """Everybody plays until all see the reckoning; what was asked."""
    asked: set[str] = set()
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if all(look(page)["over"] for page in pages):
            return asked
        answers = [answer(page) for page in pages]
        asked |= {one for one in answers if one}
        if not any(answers):
            pages[0].wait_for_timeout(30)
    raise AssertionError(f"no end after {seconds} seconds: {[look(page) for page in pages]}")
