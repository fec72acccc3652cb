"""The lessons that there are."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from ..errors import unknown
from ..game import game
from .lesson import Lesson, read
from .puzzle import PREFIX, puzzle

END = ".toml"


@cache
def lessons(of: str) -> tuple[Lesson, ...]:
    """All lessons of a game, in the order in which they are taken."""
    folder = files("paddock.school") / "lessons" / game(of).name
    if not folder.is_dir():
        return ()
    found = [file for file in folder.iterdir() if file.name.endswith(END)]
    read_all = [read(file.read_text(encoding="utf-8"), file.name.removesuffix(END), of) for file in found]
    return tuple(sorted(read_all, key=lambda lesson: (lesson.number, lesson.name)))


def lesson(of: str, name: str) -> Lesson:
    """A lesson by its game and its name; `puzzle-7` is a puzzle."""
    if name.startswith(PREFIX) and name.removeprefix(PREFIX).isdecimal():
        return puzzle(of, int(name.removeprefix(PREFIX)[:6])).lesson()
    found = {each.name: each for each in lessons(of)}
    if name not in found:
        raise unknown("lesson", name, found, word="no-lesson")
    return found[name]
