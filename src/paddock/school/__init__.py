"""Race school: lessons and puzzles as data, and how one is driven.

A lesson is a file in `lessons/GAME/`: positions, scenes, what the coach waits for and which luck comes; its words stand
in `locale/LANGUAGE/school-GAME.ftl`. No lesson needs code of its own, and nothing in here knows a game by name. How to
write one, and how puzzles are found, is in docs/lessons.md.
"""

from .drive import Drive, Moment
from .lesson import Lesson, Scene, read
from .puzzle import Puzzle, daily, puzzle, puzzles
from .shelf import lesson, lessons

__all__ = ["Drive", "Lesson", "Moment", "Puzzle", "Scene", "daily", "lesson", "lessons", "puzzle", "puzzles", "read"]
