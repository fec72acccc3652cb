"""Holds for every .ftl file of every language, whoever adds one."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import paddock.locale
from paddock.locale import LANGUAGES, say

FOLDER = Path(paddock.locale.__file__).parent
FILES = sorted(FOLDER.glob("*/*.ftl"))
LONGEST = 400


@dataclass
class Phrase:
    """A message's value or one of its attributes: `heat-44` or `heat-44.title`."""

    id: str
    pattern: ast.Pattern

    def variables(self, others: dict[str, Phrase] | None = None) -> set[str]:
        """What it wants to be told; with `others`, for the messages that it says within its own, too."""
        found = Variables()
        found.visit(self.pattern)
        within = [] if others is None else [others[name].variables(others) for name in found.messages]
        return found.names.union(*within)

    def words(self) -> str:
        return "".join(part.value for part in self.pattern.elements if isinstance(part, ast.TextElement))


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def parse(file: Path) -> ast.Resource:
    return FluentParser().parse(file.read_text(encoding="utf-8"))


def messages(language: str) -> list[ast.Message]:
    files = [file for file in FILES if file.parent.name == language]
    return [entry for file in files for entry in parse(file).body if isinstance(entry, ast.Message)]


def phrases(language: str) -> dict[str, Phrase]:
    found = []
    for message in messages(language):
        if message.value is not None:
            found.append(Phrase(message.id.name, message.value))
        for attribute in message.attributes:
            found.append(Phrase(f"{message.id.name}.{attribute.id.name}", attribute.value))
    return {phrase.id: phrase for phrase in found}


def test_every_language_has_files_and_every_folder_is_a_language() -> None:
    assert {file.parent.name for file in FILES} == set(LANGUAGES)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_a_file_parses_without_junk(file: Path) -> None:
    junk = [entry.content for entry in parse(file).body if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_stands_once(language: str) -> None:
    times = Counter(message.id.name for message in messages(language))
    assert [name for name, count in times.items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_can_be_said(language: str) -> None:
    every = phrases(language)
    for phrase in every.values():
        assert say(phrase.id, language, **dict.fromkeys(phrase.variables(every), 2)).strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_is_short(language: str) -> None:
    assert [phrase.id for phrase in phrases(language).values() if len(phrase.words()) > LONGEST] == []


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_translation_says_what_english_says(language: str) -> None:
    english = phrases("en")
    translated = phrases(language)
    assert sorted(translated.keys() - english.keys()) == []
    differing = [name for name, phrase in translated.items() if phrase.variables() != english[name].variables()]
    assert differing == []


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_translated_message_is_translated_whole(language: str) -> None:
    """Else a title would be in one language and its text in another."""
    translated = phrases(language)
    names = {message.id.name for message in messages(language)}
    expected = {name for name in phrases("en") if name.partition(".")[0] in names}
    assert sorted(expected - translated.keys()) == []
