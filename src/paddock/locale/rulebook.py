"""The rules of a game to read, in our own words: a first race, every ruling by chapters, and the words that it uses.

The chapters of the rulings are the headings of `GAME-rulings.ftl`; the first race and the words stand in
`GAME-primer.ftl` as messages `GAME-primer-NAME` and `GAME-word-NAME`, in the order in which they are read.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from fluent.syntax import ast

from .messages import RULING_ID, resources, rulings, say

FIRST, RULES, WORDS = "first", "rules", "words"


@dataclass(frozen=True)
class Passage:
    """A piece of a chapter under a title of its own; `name` is how a ruling is cited, and leads to it in a page."""

    name: str
    title: str
    text: str


@dataclass(frozen=True)
class Chapter:
    """Part of a rulebook. `kind` is first, rules or words."""

    kind: str
    title: str
    passages: tuple[Passage, ...]


@cache
def rulebook(game: str, language: str = "en") -> tuple[Chapter, ...]:
    """All chapters of a game's rules; a game of somebody else's may have rulings only."""
    numbers = rulings(game)
    chapters = [
        Chapter(FIRST, say("rules-first", language), _told(game, "primer", language)),
        *_by_heading(game, numbers, language),
        Chapter(WORDS, say("rules-words", language), _told(game, "word", language)),
    ]
    return tuple(chapter for chapter in chapters if chapter.passages)


def find(game: str, wanted: str, language: str = "en") -> list[Passage]:
    """The passages that hold all of these words, wherever they stand."""
    words = wanted.casefold().split()
    every = [passage for chapter in rulebook(game, language) for passage in chapter.passages]
    return [
        passage
        for passage in every
        if all(word in f"{passage.name} {passage.title} {passage.text}".casefold() for word in words)
    ]


def _told(game: str, kind: str, language: str) -> tuple[Passage, ...]:
    """The messages of a kind, in the order of the English file."""
    ids = [name for name in _headings("en") if name.startswith(f"{game}-{kind}-")]
    return tuple(Passage(name, say(f"{name}.title", language), say(name, language)) for name in ids)


def _by_heading(game: str, numbers: list[int], language: str) -> list[Chapter]:
    """The rulings under the headings of the language's file, in its own order of headings."""
    spoken, english = _headings(language), _headings("en")
    ordered = [name for name in english if (found := RULING_ID.fullmatch(name)) and found["game"] == game]
    under: dict[str, list[Passage]] = {}
    for name in ordered:
        number = int(name.rpartition("-")[2])
        if number in numbers:
            heading = spoken.get(name) or english[name]
            under.setdefault(heading, []).append(
                Passage(f"{game} {number}", say(f"{name}.title", language), say(name, language))
            )
    return [Chapter(RULES, heading or game, tuple(passages)) for heading, passages in under.items()]


@cache
def _headings(language: str) -> dict[str, str]:
    """Every message of a language, in the order of its files, with the heading above it."""
    found = {}
    for resource in resources(language):
        heading = ""
        for entry in resource.body:
            if isinstance(entry, ast.GroupComment):
                heading = (entry.content or "").strip()
            elif isinstance(entry, ast.Message):
                found[entry.id.name] = heading
    return found
