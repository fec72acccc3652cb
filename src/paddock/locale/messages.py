"""Says a message, or explains a ruling, in one of the languages."""

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentSerializer, ast

from ..game import brought_games
from ..registry import BUILT_IN

LANGUAGES = ("en", "ru", "nl")
PAGE, SCHOOL = "page", "school"
OF_A_GAME = ("rulings", "page", "events", "coach")
"""How files `GAME-…` end whose words are wanted when the game is opened."""
LOADED_WHEN_NEEDED = (SCHOOL, "circuits", "analysis", "races")
"""Files whose names begin so are parts of their own."""
NOT_ON_A_PAGE = ("terminal", "primer")
"""How files end whose words the page never says."""

RULING_ID = re.compile(r"(?P<game>[a-z][a-z_]*)-(?P<number>[1-9][0-9]*)")
RULING_NAME = re.compile(r"(?P<game>[a-z][a-z_]*) (?P<number>[1-9][0-9]*)")


class Unsaid(LookupError):
    """There are no words for this: an unknown language, message, game or ruling, or a missing value."""


@dataclass(frozen=True)
class Ruling:
    """A rule of a game as players read it. `name` is the one that logs and tests cite, such as `heat 44`."""

    name: str
    title: str
    text: str


def say(message_id: str, /, language: str = "en", **values: int | float | str) -> str:
    """The message in that language, or in English if the language lacks it.

    `values` fill the message's variables. `id.attribute` says an attribute, such as `heat-44.title`.
    """
    name, _, attribute = message_id.partition(".")
    for bundle in (_bundle(language), _bundle("en")):
        if not bundle.has_message(name):
            continue
        message = bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            continue
        text, errors = bundle.format_pattern(pattern, values)
        if errors:
            raise Unsaid(f"Message {message_id!r} cannot be said: {'; '.join(map(str, errors))}.")
        return str(text)
    raise Unsaid(f"There is no message {message_id!r}; all messages stand in the .ftl files of locale/en.")


def is_said(message_id: str, language: str = "en") -> bool:
    """Whether there is such a message, or `id.attribute`, in that language."""
    name, _, attribute = message_id.partition(".")
    bundle = _bundle(language)
    if not bundle.has_message(name):
        return False
    message = bundle.get_message(name)
    return attribute in message.attributes if attribute else message.value is not None


def ruling(name: str, language: str = "en") -> Ruling:
    """The ruling called `heat 44`, explained in that language."""
    match = RULING_NAME.fullmatch(name)
    if match is None:
        raise Unsaid(f"{name!r} does not name a ruling; write it like '{BUILT_IN[0]} 44'.")
    game, number = match["game"], int(match["number"])
    numbers = rulings(game)
    if number not in numbers:
        raise Unsaid(f"{game!r} has no ruling {number}; its rulings are {_ranges(numbers)}.")
    message_id = f"{game}-{number}"
    return Ruling(name, title=say(f"{message_id}.title", language), text=say(message_id, language))


def rulings(game: str) -> list[int]:
    """The numbers of all rulings of a game, in order."""
    by_game = _rulings_by_game()
    if game not in by_game:
        raise Unsaid(f"No rulings are known for {game!r}; choose one of: {', '.join(sorted(by_game))}.")
    return list(by_game[game])


@cache
def whole_language(language: str, part: str | None = None) -> str:
    """All messages of a language but the school's as one Fluent file, in English where the language lacks them.

    A page loads the words of a `part` when it needs them; comments stay here.
    """
    said = [
        entry
        for resource in _part(language, part)
        for entry in resource.body
        if isinstance(entry, ast.Message | ast.Term)
    ]
    known = {entry.id.name for entry in said}
    lacking = [
        entry
        for resource in _part("en", part)
        for entry in resource.body
        if isinstance(entry, ast.Message | ast.Term) and entry.id.name not in known
    ]
    return str(FluentSerializer().serialize(ast.Resource([*said, *lacking])))


@cache
def parts() -> tuple[str, ...]:
    """The parts that a page can load: what it always needs, what some screens need, the words of each game."""
    found = dict.fromkeys(part_of(name) for name, _ in _files("en"))
    return tuple(part for part in found if part is not None)


def part_of(file: str) -> str | None:
    """The part that a file belongs to; None if the page says nothing of it."""
    stem = file.removesuffix(".ftl")
    part = next((part for part in LOADED_WHEN_NEEDED if stem.startswith(part)), None)
    if part is not None:
        return part
    game, _, kind = stem.rpartition("-")
    if game and kind in OF_A_GAME:
        return game
    return None if stem.endswith(NOT_ON_A_PAGE) else PAGE


def _part(language: str, part: str | None) -> list[ast.Resource]:
    """The files of a part; without one, all but the school's."""
    return [
        resource
        for name, resource in _files(language)
        if (part_of(name) != SCHOOL if part is None else part_of(name) == part)
    ]


@cache
def resources(language: str) -> tuple[ast.Resource, ...]:
    """All files of one language, in the order of their names, then those that games bring."""
    return tuple(resource for _, resource in _files(language))


@cache
def _files(language: str) -> tuple[tuple[str, ast.Resource], ...]:
    """The same with the names of the files."""
    if language not in LANGUAGES:
        raise Unsaid(f"Language {language!r} is not spoken here; choose one of: {', '.join(LANGUAGES)}.")
    brought = [game.messages for game in brought_games() if game.messages is not None]
    folders = [folder / language for folder in (files("paddock.locale"), *brought)]
    sources = [
        source
        for folder in folders
        if folder.is_dir()
        for source in sorted(folder.iterdir(), key=lambda file: file.name)
        if source.name.endswith(".ftl")
    ]
    return tuple((source.name, FluentResource(source.read_text(encoding="utf-8"))) for source in sources)


@cache
def _bundle(language: str) -> FluentBundle:
    # Terminals and logs show isolation marks as rubbish, and all three languages run left to right.
    bundle = FluentBundle([language], use_isolating=False)
    for resource in resources(language):
        bundle.add_resource(resource)
    return bundle


@cache
def _rulings_by_game() -> dict[str, tuple[int, ...]]:
    """English is complete, so it decides which rulings there are: messages like `heat-44` with a title."""
    found: dict[str, list[int]] = {}
    for entry in (entry for resource in resources("en") for entry in resource.body):
        if not isinstance(entry, ast.Message):
            continue
        match = RULING_ID.fullmatch(entry.id.name)
        if match and any(attribute.id.name == "title" for attribute in entry.attributes):
            found.setdefault(match["game"], []).append(int(match["number"]))
    return {game: tuple(sorted(numbers)) for game, numbers in found.items()}


def _ranges(numbers: list[int]) -> str:
    """`1-138`, or `1-4, 7` where some are missing."""
    parts: list[list[int]] = []
    for number in numbers:
        if parts and parts[-1][-1] == number - 1:
            parts[-1].append(number)
        else:
            parts.append([number])
    return ", ".join(str(part[0]) if len(part) == 1 else f"{part[0]}-{part[-1]}" for part in parts)
