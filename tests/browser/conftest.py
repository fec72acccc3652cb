"""A server with the built page, and a real browser."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import pytest
from playwright import sync_api
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

from ..table.client import Server
from .player import PATIENCE

ROOT = Path(__file__).parents[2]
NAMES = ("chromium", "chromium-browser", "google-chrome")
CHROMIUM = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
sync_api.expect.set_options(timeout=1000 * PATIENCE)
DESK = (1440, 900)
PHONE = (390, 844)


def missing(what: str) -> NoReturn:
    """Where changes are judged, nothing may be missing; elsewhere these tests are left out."""
    if os.environ.get("CI"):
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (ROOT / "web" / "dist" / "index.html").is_file():
        missing("the page is not built: make web")
    with Server(tmp_path_factory.mktemp("store") / "tables.sqlite", pause=0.02, report_time=0.3) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        missing("there is no Chromium on this machine")
    with sync_api.sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        yield running
        running.close()


class Visitors:
    """People with browsers of their own; what goes wrong in their pages fails the test."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server
        self.contexts: list[BrowserContext] = []
        self.faults: list[str] = []

    def page(
        self,
        *,
        name: str = "Mara",
        language: str = "en",
        light: str = "day",
        phone: bool = False,
        moving: bool = False,
    ) -> Page:
        width, height = PHONE if phone else DESK
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="no-preference" if moving else "reduce",
            base_url=self.server.address,
        )
        kept = {"name": name, "language": language, "light": light, "sound": "off"}
        for key, word in kept.items():
            context.add_init_script(f"localStorage['paddock.{key}'] ??= '{word}'")
        self.contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(1000 * PATIENCE)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda message: self._hear(message))
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        lost = ("ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION", "WebSocket connection")
        if message.type == "error" and not any(word in message.text for word in lost):
            self.faults.append(message.text)


@pytest.fixture
def visitors(browser: Browser, server: Server) -> Iterator[Visitors]:
    arrived = Visitors(browser, server)
    yield arrived
    for context in arrived.contexts:
        context.close()
    assert arrived.faults == []
