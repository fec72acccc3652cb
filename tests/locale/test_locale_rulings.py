"""The rulings as players read them."""

import re

import pytest

from paddock.locale import LANGUAGES, ruling, rulings

COUNTS = {"heat": 144, "downforce": 110, "formula_d": 165}
EVERY_RULING = [f"{game} {number}" for game, count in COUNTS.items() for number in range(1, count + 1)]

each_ruling = pytest.mark.parametrize("name", EVERY_RULING)


@pytest.mark.parametrize("game", COUNTS)
def test_every_ruling_is_explained(game: str) -> None:
    assert rulings(game) == list(range(1, COUNTS[game] + 1))


@pytest.mark.parametrize("language", LANGUAGES)
@each_ruling
def test_a_ruling_has_a_title_and_whole_sentences(name: str, language: str) -> None:
    said = ruling(name, language)
    assert said.name == name
    assert 0 < len(said.title) <= 48
    assert said.title[-1] not in ".:;,"
    assert said.text[-1] == "."


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@each_ruling
def test_every_ruling_is_translated(name: str, language: str) -> None:
    assert ruling(name, language).text != ruling(name).text


@each_ruling
def test_russian_is_written_in_cyrillic(name: str) -> None:
    said = ruling(name, "ru")
    assert re.search("[а-яё]", said.title)
    assert re.search("[а-яё]", said.text)


@each_ruling
def test_cited_rulings_exist_and_are_the_same_in_every_language(name: str) -> None:
    citing = re.compile(rf"\b{name.split()[0]} \d+\b")
    cited = {language: set(citing.findall(ruling(name, language).text)) for language in LANGUAGES}
    assert cited["en"] <= set(EVERY_RULING) - {name}
    assert cited["ru"] == cited["nl"] == cited["en"]
