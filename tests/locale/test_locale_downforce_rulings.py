"""Downforce's rulings as players read them."""

import re

import pytest

from paddock.locale import LANGUAGES, ruling, rulings

EVERY_RULING = range(1, 109)
CITED = re.compile(r"\bdownforce (\d+)\b")


def test_every_ruling_is_explained() -> None:
    assert rulings("downforce") == list(EVERY_RULING)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", EVERY_RULING)
def test_a_ruling_has_a_title_and_whole_sentences(number: int, language: str) -> None:
    said = ruling(f"downforce {number}", language)
    assert said.name == f"downforce {number}"
    assert 0 < len(said.title) <= 48
    assert said.title[-1] not in ".:;,"
    assert said.text[-1] == "."


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("number", EVERY_RULING)
def test_every_ruling_is_translated(number: int, language: str) -> None:
    assert ruling(f"downforce {number}", language).text != ruling(f"downforce {number}").text


@pytest.mark.parametrize("number", EVERY_RULING)
def test_russian_is_written_in_cyrillic(number: int) -> None:
    said = ruling(f"downforce {number}", "ru")
    assert re.search("[а-яё]", said.title)
    assert re.search("[а-яё]", said.text)


@pytest.mark.parametrize("number", EVERY_RULING)
def test_cited_rulings_exist_and_are_the_same_in_every_language(number: int) -> None:
    cited = {
        language: set(map(int, CITED.findall(ruling(f"downforce {number}", language).text))) for language in LANGUAGES
    }
    assert cited["en"] <= set(EVERY_RULING) - {number}
    assert cited["ru"] == cited["nl"] == cited["en"]
