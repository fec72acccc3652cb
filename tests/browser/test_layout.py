"""No text is cut off, lies over other text or off the screen: main screens, seven sizes, three languages, two lights.

Every size is looked at in one language and light, which take turns; `make soak` looks at all of them (PADDOCK_SOAK).
One page is resized for all.
"""

from __future__ import annotations

import os
from itertools import product
from typing import TYPE_CHECKING, Any

import pytest

from paddock.locale import LANGUAGES

from . import downforce_player, formula_d_player
from .player import race_now, wait_asked

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from .conftest import Visitors

pytestmark = pytest.mark.browser
SIZES = [(1440, 900), (1920, 1080), (1024, 768), (820, 1180), (844, 390), (390, 844), (360, 640)]
LIGHTS = ("day", "night")
ALL = list(product(SIZES, LANGUAGES, LIGHTS))
SOME = [(size, LANGUAGES[i % 3], LIGHTS[i % 2]) for i, size in enumerate(SIZES)]
LOOKS = ALL if os.environ.get("PADDOCK_SOAK") else SOME

FAULTS = """() => {
  const faults = [];
  const name = (e) => `${e.tagName.toLowerCase()}.${[...e.classList].join('.')} "${e.textContent.trim().slice(0, 40)}"`;
  const seen = (e) => {
    const box = e.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && e.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      && !e.closest('.unseen, svg, [aria-hidden=true]');
  };
  const scrolls = (e) => {
    for (let up = e.parentElement; up; up = up.parentElement)
      if (/auto|scroll/.test(getComputedStyle(up).overflow)) return true;
    return document.scrollingElement.scrollHeight > innerHeight + 1;
  };
  for (const e of document.querySelectorAll('button, a, input, select')) {
    if (!seen(e)) continue;
    const box = e.getBoundingClientRect();
    const out = box.left < -1 || box.right > innerWidth + 1 || box.top < -1 || box.bottom > innerHeight + 1;
    if (out && !scrolls(e)) faults.push(`off the screen: ${name(e)}`);
  }
  const under = (e) => e.closest('.side, .act, .dash, footer');
  const texts = [...document.querySelectorAll('b, p, small, span, h1, h2, button, dt, dd, td')].filter(
    (e) => seen(e) && [...e.childNodes].some((one) => one.nodeType === 3 && one.textContent.trim()));
  for (const e of texts) {
    const style = getComputedStyle(e);
    const cut = style.overflowX !== 'visible' && style.textOverflow !== 'ellipsis';
    if (cut && !/auto|scroll/.test(style.overflowX) && e.scrollWidth > e.clientWidth + 2)
      faults.push(`cut off: ${name(e)}`);
    const box = e.getBoundingClientRect();
    const letters = e.textContent.trim().length;
    if (letters > 6 && box.width < 14) faults.push(`a letter a line: ${name(e)}`);
  }
  const plain = texts.filter((e) => e.closest('.pit, .act, .stands, .opt, footer'));
  for (const [i, a] of plain.entries()) {
    const one = a.getBoundingClientRect();
    for (const b of plain.slice(i + 1)) {
      if (a.contains(b) || b.contains(a) || under(a) !== under(b)) continue;
      const two = b.getBoundingClientRect();
      const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left);
      const high = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
      if (wide > 4 && high > 6) faults.push(`over each other: ${name(a)} and ${name(b)}`);
    }
  }
  return faults;
}"""


def look_over(page: Page, screen: str) -> list[str]:
    """What is wrong with a screen at any size."""
    wrong: list[str] = []
    for (width, height), language, light in LOOKS:
        for name, value in (("language", language), ("light", light)):
            page.evaluate("([name, value]) => localStorage.setItem(`paddock.${name}`, value)", [name, value])
        page.set_viewport_size({"width": width, "height": height})
        page.reload()
        page.locator("h1, .act .primary").first.wait_for()
        if page.locator(".table").count():
            wait_asked(page)
        page.evaluate("document.fonts.ready")
        faults: list[Any] = page.evaluate(FAULTS)
        wrong += [f"{screen} {width}x{height} {language} {light}: {fault}" for fault in faults]
    return wrong


@pytest.mark.parametrize("screen", ["front", "heat", "downforce", "formula_d"])
def test_no_text_is_cut_off_or_off_the_screen(visitors: Visitors, screen: str) -> None:
    page = visitors.page()
    if screen == "heat":
        race_now(page, circuit="usa", cars=6)
        wait_asked(page)
    elif screen == "downforce":
        downforce_player.race_now(page)
        wait_asked(page)
    elif screen == "formula_d":
        formula_d_player.race_now(page, cars=10)
        assert formula_d_player.race_to(page, "gear") == "gear"
    else:
        page.goto("/")
    assert look_over(page, screen) == []
