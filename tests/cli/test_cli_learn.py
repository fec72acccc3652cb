"""Lessons in the terminal."""

from __future__ import annotations

import pytest

import paddock
from paddock.school import lesson, lessons, puzzle

from .keyboard import Terminal


def test_all_lessons_are_listed(terminal: Terminal) -> None:
    ran = terminal("learn")
    assert ran.status == 0
    assert "paddock learn heat first-lap" in ran.out


@pytest.mark.parametrize("game", [name for name in paddock.game_names() if lessons(name)])
def test_a_lesson_is_driven_to_its_end(terminal: Terminal, game: str) -> None:
    scenes = lesson(game, "first-lap").scenes
    typed = "".join("show\n" if scene.want else "\n" for scene in scenes)
    ran = terminal("learn", game, typed=typed)
    assert ran.status == 0
    assert "left the lesson" not in ran.out


def test_a_wrong_answer_is_explained_and_asked_again(terminal: Terminal) -> None:
    ran = terminal("learn", "heat", "first-lap", "--language", "nl", typed="\n\ng2, 1+1\ng9\ng2, 2+4\nterug\n")
    assert ran.status == 0
    assert "Dat mocht, maar het was geen zes." in ran.out
    assert "no action" in ran.out
    assert "Daar komt een bocht." in ran.out
    assert "Je hebt de les verlaten." in ran.out


def test_a_puzzle_is_asked_weighed_and_explained(terminal: Terminal) -> None:
    first = puzzle("heat", 1)
    ran = terminal("puzzle", "heat", "1", typed=f"{first.plain}\nshow\n\n")
    assert ran.status == 0
    assert f"That wins {first.answers[first.plain]} races of 100" in ran.out
    assert f"It wins {first.answers[first.best]} races of 100" in ran.out


def test_the_puzzles_of_a_day_are_listed(terminal: Terminal) -> None:
    ran = terminal("puzzle", "--day", "2026-05-04")
    assert ran.status == 0
    assert "paddock puzzle heat" in ran.out
    assert ran.out == terminal("puzzle", "--day", "2026-05-04").out
