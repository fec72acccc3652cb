"""Lessons in a real browser: every scene has its light and its words in view, and whatever is done is answered."""

from __future__ import annotations

import os
from itertools import product
from typing import TYPE_CHECKING, Any

import pytest

import paddock
from paddock.locale import LANGUAGES, say
from paddock.school import Lesson, lessons

from .player import until
from .test_access import findings

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from .conftest import Visitors

pytest.importorskip("playwright.sync_api")
pytestmark = [pytest.mark.browser, pytest.mark.slow]
LESSONS = [lesson for name in paddock.game_names() for lesson in lessons(name)]
SOAK = bool(os.environ.get("PADDOCK_SOAK"))
EACH = list(product(LESSONS, LANGUAGES, (False, True)))
SAMPLE = ("school-heat-garage", "school-formula_d-street")
FEW = [lesson for lesson in LESSONS if lesson.name == "first-lap" or lesson.id in SAMPLE]
TURNS = EACH if SOAK else [(lesson, LANGUAGES[i % 3], i % 2 == 1) for i, lesson in enumerate(FEW)]
"""First laps and a few of the short lessons. Languages take turns, and so do desk and phone; `make soak` tries all."""
NAMES = [f"{lesson.id}-{language}-{'phone' if phone else 'desk'}" for lesson, language, phone in TURNS]

COACH = """() => {
  const bubble = document.querySelector('.bubble');
  if (!bubble || bubble.style.visibility === 'hidden') return null;
  const { left, top, right, bottom } = bubble.getBoundingClientRect();
  return {
    scene: bubble.dataset.scene,
    lit: bubble.dataset.lit === 'true',
    wrong: bubble.classList.contains('wrong'),
    inside: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
    title: bubble.querySelector('h3').textContent,
    text: bubble.innerText,
  };
}"""


def coach(page: Page) -> dict[str, Any]:
    """What the coach shows and says."""
    seen: dict[str, Any] | None = page.evaluate(COACH)
    assert seen is not None
    return seen


def wait_scene(page: Page, scene: str, lit: bool | None = None) -> dict[str, Any]:
    """Until the coach is at a scene, stands inside the screen, and its light is there or not."""
    light = "" if lit is None else f" && ({COACH})().lit === {str(lit).lower()}"
    until(page, f"({COACH})()?.scene === '{scene}' && ({COACH})().inside{light}")
    return coach(page)


def drive(page: Page, lesson: Lesson, language: str) -> None:
    """The whole lesson, as the coach would drive it."""
    page.goto(f"/school/{lesson.game}/{lesson.name}")
    for i, scene in enumerate(lesson.scenes):
        seen = wait_scene(page, scene.name, lit=scene.light is not None)
        assert seen["title"] == say(f"{lesson.words(scene)}.title", language)
        if i + 1 == len(lesson.scenes):
            break
        if scene.want:
            page.get_by_role("button", name=say("school-show-me", language)).click()
        else:
            go_on = page.get_by_role("button", name=say("school-next", language))
            if go_on.count():
                go_on.click()
            else:  # it goes on by itself when what is counted lies there
                assert scene.counter is not None
                page.keyboard.press("Escape")
                page.evaluate("document.activeElement.blur()")
                gear = page.locator(f"[role=radio][data-gear='{scene.counter.of}']")
                (gear if gear.count() else page.locator(".keys button").first).first.click()
    kept = page.evaluate("localStorage['paddock.school.done']")
    assert f"{lesson.game}/{lesson.name}" in kept


@pytest.mark.parametrize(("lesson", "language", "phone"), TURNS, ids=NAMES)
def test_a_lesson_is_driven_to_its_end(visitors: Visitors, lesson: Lesson, language: str, phone: bool) -> None:
    drive(visitors.page(language=language, phone=phone), lesson, language)


def test_a_wrong_answer_is_answered_and_taken_back_by_keyboard(visitors: Visitors) -> None:
    page = visitors.page()
    page.goto("/")
    page.get_by_role("article", name="Heat").get_by_role("link", name="Drive one lap").click()
    wait_scene(page, "welcome")
    page.keyboard.press("Enter")  # the focus is on the button that goes on
    wait_scene(page, "gear")
    page.keyboard.press("ArrowUp")
    wait_scene(page, "cards")
    assert "0/6" in coach(page)["text"]
    page.keyboard.press("1")
    page.keyboard.press("2")
    until(page, "!document.querySelector('.act .primary').disabled")
    assert "2/6" in coach(page)["text"]
    page.keyboard.press("Enter")
    until(page, f"({COACH})()?.wrong")
    assert "That was legal" in coach(page)["text"]
    assert "That was legal" in page.locator("[aria-live=assertive]").inner_text()
    page.keyboard.press("Enter")
    until(page, f"({COACH})()?.wrong === false")
    assert coach(page)["scene"] == "cards"
    page.keyboard.press("Shift+Digit2")
    page.keyboard.press("3")
    page.keyboard.press("5")
    until(page, "!document.querySelector('.act .primary').disabled")
    assert findings(page) == []
    page.keyboard.press("Enter")
    wait_scene(page, "sign")
    page.reload()
    wait_scene(page, "sign", lit=True)  # a page that is loaded again goes on where it was


def test_a_module_that_is_first_switched_on_offers_its_lesson(visitors: Visitors) -> None:
    page = visitors.page()
    for offered in (1, 0):
        page.goto("/")
        page.get_by_role("article", name="Heat").get_by_role("button", name="Race now").click()
        page.locator("form details summary").click()
        assert page.locator(".offer").count() == 0
        page.get_by_role("radiogroup", name="Weather").get_by_role("radio").nth(1).click()
        if offered:
            page.locator(".offer[data-lesson=weather]").wait_for()
            assert page.locator(".offer a").get_attribute("href") == "/school/heat/weather"
        else:
            page.wait_for_load_state("networkidle")
            assert page.locator(".offer").count() == 0


def test_the_puzzle_of_the_day_is_solved_and_kept(visitors: Visitors) -> None:
    page = visitors.page(language="nl", phone=True)
    page.goto("/school")
    page.locator(".puzzles .card").first.click()
    wait_scene(page, "find")
    page.get_by_role("button", name=say("school-show-me", "nl")).click()
    told = wait_scene(page, "why")
    assert "De reden" in told["text"]
    assert told["inside"]
    kept = page.evaluate("JSON.parse(localStorage['paddock.school.puzzles'])")
    assert list(kept.values()) == [-1]
    solved = page.url
    page.get_by_role("button", name=say("puzzle-next", "nl")).click()
    wait_scene(page, "find")
    assert page.url != solved and page.url.rsplit("-", 1)[0] == solved.rsplit("-", 1)[0]
    page.goto("/school")
    page.get_by_text(say("puzzle-shown", "nl")).first.wait_for()
