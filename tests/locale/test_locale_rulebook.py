"""The rules to read: every ruling stands in a chapter, in every language, after a first race and before the words."""

from __future__ import annotations

import pytest

from paddock.locale import LANGUAGES, Unsaid, rulings
from paddock.locale.rulebook import find, rulebook
from paddock.registry import BUILT_IN


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BUILT_IN)
def test_every_ruling_stands_once_between_a_first_race_and_the_words(game: str, language: str) -> None:
    chapters = rulebook(game, language)
    assert [chapter.kind for chapter in (chapters[0], chapters[-1])] == ["first", "words"]
    cited = [passage.name for chapter in chapters if chapter.kind == "rules" for passage in chapter.passages]
    assert sorted(cited) == sorted(f"{game} {number}" for number in rulings(game))
    assert all(passage.title and passage.text for chapter in chapters for passage in chapter.passages)


@pytest.mark.parametrize("game", BUILT_IN)
def test_languages_have_the_same_chapters_in_words_of_their_own(game: str) -> None:
    english, *others = (rulebook(game, language) for language in LANGUAGES)
    for chapters in others:
        assert [len(chapter.passages) for chapter in chapters] == [len(chapter.passages) for chapter in english]
        assert not [a.title for a, b in zip(chapters, english, strict=True) if a.passages[0].text == b.passages[0].text]


def test_words_are_found_wherever_they_stand() -> None:
    assert "heat 59" in [passage.name for passage in find("heat", "SPIN cannot pay")]
    assert [passage.name for passage in find("heat", "heat 44")][:1] == ["heat 44"]
    assert find("heat", "quarterback") == []


def test_an_unknown_game_has_no_rules() -> None:
    with pytest.raises(Unsaid, match="No rulings are known for 'chess'"):
        rulebook("chess")
