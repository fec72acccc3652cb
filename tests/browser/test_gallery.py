"""Every card, token, legend and event of Heat's modules is drawn, and says what it does in every language."""

from __future__ import annotations

import json
import mimetypes
import runpy
import subprocess
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from .conftest import ROOT, missing

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

    from .conftest import Visitors

pytestmark = pytest.mark.browser
WEB = ROOT / "web"
UNSAID = "heat-(symbol|category|weather|road|sector|race|press|legend|upgrade|sponsor|season)[-.a-z0-9_]*"
"""The page shows the name of a message that it has no words for."""
VITE = WEB / "node_modules" / "vite" / "bin" / "vite.js"


def data(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((files("paddock.games.heat") / f"{name}.json").read_text(encoding="utf-8"))
    return found


@pytest.fixture(scope="module")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The gallery, built from the sources of the page."""
    node: Path | None = runpy.run_path(str(ROOT / "tools" / "build_web.py"))["find_node"]()
    if node is None or not VITE.is_file():
        missing("the page cannot be built here: make web")
    folder = tmp_path_factory.mktemp("gallery")
    words = ["build", "gallery", "--config", "vite.config.ts", "--base", "./", "--outDir", str(folder)]
    subprocess.run([node, VITE, *words, "--logLevel", "error"], cwd=WEB, check=True)
    return folder


def visit(page: Page, gallery: Path, language: str) -> None:
    """Open the gallery as if it were a part of the server's site."""

    def serve(route: Route) -> None:
        path = route.request.url.partition("/gallery/")[2].partition("?")[0] or "index.html"
        route.fulfill(path=gallery / path, content_type=mimetypes.guess_type(path)[0] or "text/plain")

    page.route("**/gallery/**", serve)
    page.goto(f"/gallery/?language={language}&circuit=espana")
    page.locator(".board .over").wait_for()
    page.locator("[data-event]").last.wait_for()


@pytest.mark.parametrize("language", ["en", "ru", "nl"])
def test_everything_is_drawn_and_worded(visitors: Visitors, gallery: Path, language: str) -> None:
    page = visitors.page(language=language)
    visit(page, gallery, language)
    cards = [card for pile in data("upgrades").values() for card in pile]
    for card in cards:
        drawn = page.locator(f"[data-card={card['id']}]")
        assert drawn.count() == 1
        assert drawn.get_attribute("aria-label")
        symbols = [name for name, _ in card["symbols"]] + ["choice"] * (len(card["speed"]) > 1)
        for name in symbols:
            about = drawn.locator(f"[data-symbol={name}] > title")
            assert about.count() == 1 and len(about.text_content() or "") > 12
        shown = drawn.locator("text.cv").all_text_contents()
        assert shown == [str(value) for value in card["speed"]]
    weather = data("weather")
    for kind, tokens in (("weather", weather["weather"]), ("road", weather["road"])):
        for token in tokens:
            assert page.locator(f".tokens [data-token={kind}-{token['id']}] > title").count() == 1
    assert page.locator("[data-legend]").count() == len(data("legends")["cards"])
    assert page.locator("[data-event]").count() == len(data("events")["events"])
    unsaid = page.evaluate(f"() => document.body.innerHTML.match(/{UNSAID}/g)")
    assert unsaid is None, f"no words in {language} for {unsaid}"


def test_tokens_stand_beside_the_board_s_road(visitors: Visitors, gallery: Path) -> None:
    page = visitors.page()
    visit(page, gallery, "en")
    assert page.locator(".board .over [data-token]").count() == 6
    assert page.locator(".board .over [data-press]").count() == 2
    covered = page.evaluate(
        """() => {
          const box = (e) => e.getBoundingClientRect();
          const signs = [...document.querySelectorAll('.board .sign > g')].map(box);
          const tokens = [...document.querySelectorAll('.board .over [data-token]')].map(box);
          const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
          return tokens.filter((token) => signs.some((sign) => meet(token, sign))).length;
        }"""
    )
    assert covered == 0
