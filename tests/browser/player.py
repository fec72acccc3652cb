"""Somebody at the table who plays with the keyboard."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Page

LOOK = """() => {
  const table = document.querySelector('.table');
  const button = document.querySelector('.act .primary');
  return {
    over: !!document.querySelector('.finish'),
    curtain: !!document.querySelector('.curtain'),
    asked: table?.dataset.asked ?? null,
    ready: !!button && !button.disabled,
    cards: [...document.querySelectorAll('.slot')].map(
      (card) => [card.getAttribute('aria-disabled') === 'false', card.getAttribute('aria-pressed') === 'true']),
    choices: [...document.querySelectorAll('.table [role=radiogroup]')].map(
      (group) => [...group.querySelectorAll('[data-option]')].map(
        (one) => one.getAttribute('aria-label') ?? one.innerText.replace(/\\s*\\d+\\s*$/, ''))),
  };
}"""


PATIENCE = 60.0
"""Seconds that a busy machine may take for what is there at once on a quiet one."""

MOMENT = "() => Number(document.querySelector('.table').dataset.moment)"
"""The last thing of the race that the page has shown."""


STILL = """document.getAnimations().every(
  (one) => one.playState !== 'running' || one.effect.getComputedTiming().endTime === Infinity)"""


def look(page: Page) -> dict[str, Any]:
    """What the page shows. No choice is offered twice in the same words, whatever is asked."""
    seen: dict[str, Any] = page.evaluate(LOOK)
    for choices in seen["choices"]:
        assert len(set(choices)) == len(choices), choices
    return seen


def until(page: Page, condition: str, seconds: float = PATIENCE) -> None:
    """Wait for a condition; the page's own policy forbids it to evaluate texts, so we ask again and again."""
    end = time.monotonic() + seconds
    while not page.evaluate(condition):
        if time.monotonic() > end:
            raise AssertionError(f"not within {seconds} seconds: {condition}; {look(page)}")
        page.wait_for_timeout(30)


def until_still(page: Page) -> None:
    """Wait until nothing moves any more but what moves for ever."""
    until(page, STILL)


def race_now(page: Page, *, circuit: str = "italia", cars: int = 3, laps: int = 1, colour: str | None = None) -> None:
    """From the front page to the grid."""
    page.goto("/")
    page.locator(".poster .btn").nth(1).click()
    set_up(page, circuit, cars, laps)
    if colour is not None:
        page.get_by_role("radio", name=colour).click()
    page.locator("dialog .primary").click()
    page.locator(".slot").first.wait_for()


def set_up(page: Page, circuit: str, cars: int, laps: int) -> None:
    """Choose in the sheet."""
    page.locator(f"dialog input[value={circuit}]").check(force=True)
    for group, number in ((0, cars), (1, laps)):
        page.locator("dialog .row .seg").nth(group).get_by_role("radio", name=str(number), exact=True).click()


def wait_asked(page: Page) -> str:
    """Until the seat is asked; what."""
    until(page, "!!document.querySelector('.table')?.dataset.asked")
    return str(look(page)["asked"])


def choose_cards(page: Page) -> None:
    """Pick cards from the highest down until the button is ready: a driver with a heavy foot."""
    seen = look(page)
    for i in reversed(range(len(seen["cards"]))):
        can, picked = seen["cards"][i]
        if seen["ready"]:
            return
        if can and not picked:
            page.keyboard.press(str(i + 1))
            seen = look(page)
    ready, asked = "!document.querySelector('.act .primary').disabled", "document.querySelector('.table').dataset.asked"
    until(page, f"{ready} || !{asked}")


def answer(page: Page) -> bool:
    """Answer once, if asked."""
    seen = look(page)
    if seen["curtain"]:
        page.locator(".curtain .primary").click()
        return True
    if seen["over"] or not seen["asked"]:
        return False
    if seen["asked"] in ("shift", "play") and not seen["ready"]:
        choose_cards(page)
    elif seen["asked"] in ("draft", "swap", "prune", "mend") and not seen["ready"]:
        page.keyboard.press("1")
    if look(page)["ready"]:
        before = page.evaluate(MOMENT)
        page.keyboard.press("Enter")
        if page.locator(".act .primary.armed").count():
            page.keyboard.press("Enter")
        until(page, f"({MOMENT})() !== {before}")
        return True
    return False


def race_to_the_end(*pages: Page, seconds: float = 300) -> None:
    """Everybody plays until all see the podium."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if all(look(page)["over"] for page in pages):
            return
        answered = [answer(page) for page in pages]
        if not any(answered):
            pages[0].wait_for_timeout(30)
    raise AssertionError(f"no podium after {seconds} seconds: {[look(page) for page in pages]}")
