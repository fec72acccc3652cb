"""A report for people: its chart and pictures, and one page that can be sent."""

from __future__ import annotations

import re
from functools import cache
from xml.etree import ElementTree

import pytest

import paddock
from paddock import Race, lab
from paddock.drivers import run, seat_drivers
from paddock.locale import LANGUAGES
from paddock.report.chart import chart
from paddock.report.judged import Report
from paddock.report.page import page
from paddock.report.picture import picture

NAMES = {0: "Mara & <Co>", 1: "Noor"}


@cache
def understood() -> tuple[Race, Report]:
    race = paddock.race("heat", circuit="usa", seats=2, laps=1, seed=3)
    run(race, seat_drivers(race, ["random", "racer"], 3))
    return race, lab.report(race, seconds=None, threads=2, playouts=64)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_one_file_in_every_language(language: str) -> None:
    race, made = understood()
    text = page(race, made, NAMES, [0], language)
    assert "Mara &amp; &lt;Co&gt;" in text
    assert "<script" not in text
    outside = set(re.findall(r'(?:src|href)="([^"]+)"|url\((?!#)([^)]+)\)', text))
    assert not {found for pair in outside for found in pair if found and not found.startswith("#")}
    assert text.count('<article class="case">') == min(3, len(made.costliest_of(0)))
    assert ("Шанс на победу" in text) == (language == "ru")


def test_a_chart_has_a_line_for_every_car_and_is_good_xml() -> None:
    _, made = understood()
    drawn = ElementTree.fromstring(chart(made, "en", bold=[0]))
    assert len([line for line in drawn.iter() if line.get("stroke-linecap") == "round"]) == 2


def test_a_picture_shows_the_car_that_decided_from_near() -> None:
    race, made = understood()
    verdict = made.verdicts[made.costliest[0]]
    box = re.search(r'viewBox="([^"]+)"', picture(race, verdict))
    assert box is not None
    assert float(box[1].split()[2]) < 500
