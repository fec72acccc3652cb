"""Five walks of somebody new: from the front page through the first lesson to a finished race against Club drivers.

Only in the soak: every step leaves a picture in build/walkthroughs, to be looked at; docs/walkthroughs.md tells what
was seen there.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from paddock.locale import say
from paddock.school import lesson

from . import downforce_player, formula_d_player, player
from .player import look, until, until_still
from .test_school import wait_scene

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from .conftest import Visitors

pytest.importorskip("playwright.sync_api")
SOAK = bool(os.environ.get("PADDOCK_SOAK"))
pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.skipif(not SOAK, reason="a long run: make soak"),
]
PICTURES = Path(__file__).parents[2] / "build" / "walkthroughs"
SECONDS = 900
WALKS = (
    ("heat", "Heat", "en", False),
    ("heat", "Heat", "nl", True),
    ("downforce", "Downforce", "ru", False),
    ("formula_d", "Formula D", "en", True),
    ("downforce", "Downforce", "en", True),
)
ANSWERS: dict[str, Callable[[Any], Any]] = {
    "heat": player.answer,
    "downforce": downforce_player.answer,
    "formula_d": formula_d_player.answer,
}


class Walk:
    """Somebody on the way, who takes a picture at every step."""

    def __init__(self, page: Page, name: str) -> None:
        self.page, self.folder, self.count = page, PICTURES / name, 0
        self.folder.mkdir(parents=True, exist_ok=True)

    def see(self, what: str) -> None:
        """A picture of what is on the screen now."""
        until_still(self.page)
        self.count += 1
        self.page.screenshot(path=str(self.folder / f"{self.count:02} {what}.png"))

    def learn(self, game: str, language: str) -> None:
        """The whole first lesson, with the coach's help."""
        first = lesson(game, "first-lap")
        for i, scene in enumerate(first.scenes):
            wait_scene(self.page, scene.name, lit=scene.light is not None)
            self.see(f"lesson {scene.name}")
            if i + 1 == len(first.scenes):
                return
            self._go_on(say("school-show-me" if scene.want else "school-next", language))

    def _go_on(self, name: str) -> None:
        button = self.page.get_by_role("button", name=name)
        if button.count():
            button.click()
            return
        self.page.keyboard.press("Escape")
        self.page.evaluate("document.activeElement.blur()")
        gear = self.page.locator("[role=radio][data-gear='2']")
        (gear if gear.count() else self.page.locator(".keys button")).first.click()

    def race(self, answer: Callable[[Any], Any]) -> None:
        """Until the podium, with a picture of everything that is asked for the first time."""
        seen: set[str] = set()
        end = time.monotonic() + SECONDS
        while not (now := look(self.page))["over"]:
            assert time.monotonic() < end, now
            asked = now["asked"]
            if asked and asked not in seen:
                seen.add(asked)
                self.see(f"asked {asked}")
            if not answer(self.page):
                self.page.wait_for_timeout(50)


@pytest.mark.parametrize(("game", "title", "language", "phone"), WALKS)
def test_a_new_person_learns_and_races(visitors: Visitors, game: str, title: str, language: str, phone: bool) -> None:
    page = visitors.page(language=language, phone=phone)
    walk = Walk(page, f"{game} {language} {'phone' if phone else 'desk'}")
    page.goto("/")
    poster = page.get_by_role("article", name=title)
    poster.locator("a.first").wait_for()
    walk.see("front")
    poster.locator("a.first").click()
    walk.learn(game, language)
    page.get_by_role("button", name=say("school-done", language)).click()
    page.locator(".puzzles .card").first.wait_for()
    walk.see("school")
    page.goto("/")
    poster.locator(".btn").nth(1).click()
    page.locator("dialog .primary").wait_for()
    page.get_by_role("radio", name=say("page-driver-club", language)).click()
    walk.see("set-up")
    page.locator("dialog .primary").click()
    until(page, "!!document.querySelector('.table')?.dataset.asked")
    walk.race(ANSWERS[game])
    walk.see("podium")
    page.get_by_role("link", name=say("report-open", language)).first.click()
    page.locator(".chart, [role=img]").first.wait_for()
    walk.see("report")
