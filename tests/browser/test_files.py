"""Race files that are opened or dropped in the page: what is wrong with them is said in its language."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ..test_file_faults import changed, lines, start, text
from .test_access import findings

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from .conftest import Visitors

sync_api = pytest.importorskip("playwright.sync_api")
expect = sync_api.expect
pytestmark = [pytest.mark.browser, pytest.mark.slow]

DROP = """(text) => {
  const files = new DataTransfer();
  files.items.add(new File([text], 'broken.race'));
  document.querySelector('.front').dispatchEvent(new DragEvent('drop', { dataTransfer: files, bubbles: true }));
}"""


def drop(page: Page, text: str) -> None:
    page.locator(".front").wait_for()
    page.evaluate(DROP, text)


def open_file(page: Page, tmp_path: Path, broken: str) -> None:
    file = tmp_path / "broken.race"
    file.write_text(broken, encoding="utf-8")
    page.locator("input[type=file]").set_input_files([])
    page.locator("input[type=file]").set_input_files(file)


def test_faults_of_a_file_are_said_in_the_language_of_the_page(visitors: Visitors, tmp_path: Path) -> None:
    page = visitors.page(language="ru")
    page.goto("/")
    problem = page.get_by_role("alert")
    line = start() + 1
    for broken, said in (
        ("hello", "Это не файл гонки."),
        ("paddock race 9", "У этого файла формат 9."),
        (text().replace("game heat", "game chess"), "Игра «chess» здесь неизвестна."),
        (text().replace("circuit italia", "circuit monaco"), "Трасса «monaco» здесь неизвестна."),
        ("\n".join(lines()[:3]), "В файле нет строки «luck …». Возможно, он обрезан."),
        (changed(line, "0 fly"), f"Строка {line} файла: «0 fly» не прочитать."),
        (changed(line, "0 slip"), f"Строка {line} файла: Здесь так нельзя:"),
        ("x" * 600_000, "Для этого сервера это слишком много."),
    ):
        open_file(page, tmp_path, broken)
        expect(problem).to_contain_text(said)
    assert findings(page) == []
    visitors.faults.clear()  # the browser reports the refusals that were asked for


def test_a_dropped_file_that_stops_early_says_so_at_its_end(visitors: Visitors) -> None:
    page = visitors.page(language="nl")
    page.goto("/")
    drop(page, "paddock race 1\ngame heat\n")
    expect(page.get_by_role("alert")).to_contain_text("In het bestand ontbreekt de regel")
    visitors.faults.clear()
    drop(page, "\n".join(lines()[: start() + 4]))
    page.locator(".replay").wait_for()
    expect(page.locator(".stands")).to_contain_text("Mara")
    expect(page.locator(".stands")).to_contain_text("Carla Venn")
    page.keyboard.press("End")
    expect(page.get_by_text("Hier houdt het bestand op, voor de finish.")).to_be_visible()


def test_a_seal_that_does_not_fit(visitors: Visitors) -> None:
    page = visitors.page(language="nl")
    page.goto("/")
    seed = next(line for line in lines() if line.startswith("opened "))
    drop(page, text().replace(seed, "opened " + "11" * 32))
    page.locator(".replay").wait_for()
    page.get_by_role("button", name="Was het eerlijk?").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Het geopende geheim past niet bij het zegel van voor de start.")
    assert "seed" not in dialog.inner_text()
