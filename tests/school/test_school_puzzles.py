"""Puzzles: every position is one, its best answer is legal and comes out on top, and each day has its own."""

from __future__ import annotations

import os
from datetime import date, timedelta

import pytest

import paddock
from paddock.errors import PaddockError
from paddock.locale import LANGUAGES
from paddock.locale.messages import say
from paddock.race import from_position
from paddock.school import Drive, Puzzle, daily, lesson, puzzle, puzzles
from paddock.school.judging import judge
from paddock.school.puzzle import GRADES

GAMES = [name for name in paddock.game_names() if puzzles(name)]
CHECKED = [each for name in GAMES for each in puzzles(name)[::5]]
SOAK = bool(os.environ.get("PADDOCK_SOAK"))


@pytest.mark.parametrize("name", GAMES)
def test_every_puzzle_is_a_moment_at_which_its_seat_is_asked(name: str) -> None:
    for each in puzzles(name):
        race = from_position(each.position, seed=1)
        decision = race.decision(each.seat)
        assert decision is not None, each.name
        assert decision.kind == each.kind
        assert each.grade in GRADES
        assert each.plain in each.answers
        assert each.plain != each.best
        assert all(worth < each.answers[each.best] for answer, worth in each.answers.items() if answer != each.best)


@pytest.mark.parametrize("name", GAMES)
def test_the_best_answer_solves_it_and_a_racers_does_not(name: str) -> None:
    for each in puzzles(name):
        drive = Drive(each.lesson())
        assert drive.shown() == each.best
        drive.move(each.plain)
        assert drive.moment.wrong == "weighed"
        assert drive.moment.values["worth"] == each.answers[each.plain]
        drive = Drive(each.lesson(), [each.best])
        assert drive.moment.wrong is None
        assert drive.scene is not None and drive.scene.name == "why"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reason_is_said_in_words(name: str, language: str) -> None:
    for each in {one.reason: one for one in puzzles(name)}.values():
        values = Drive(each.lesson(), [each.best]).moment.values
        told = say(each.why, language, **values)
        assert str(each.answers[each.best]) in told
        assert told.count("*") % 2 == 0
        assert say(f"{each.why}.title", language)


@pytest.mark.parametrize("name", GAMES)
def test_each_day_has_its_puzzle_and_all_come_before_one_comes_again(name: str) -> None:
    first = date(2026, 1, 1)
    days = [daily(name, first + timedelta(days=i)) for i in range(len(puzzles(name)))]
    assert days == [daily(name, first + timedelta(days=i)) for i in range(len(puzzles(name)))]
    assert len({each.number for each in days if each is not None}) == len(puzzles(name))


def test_a_puzzle_is_found_by_its_name_among_the_lessons() -> None:
    assert lesson("heat", "puzzle-1").scenes[0].position == puzzle("heat", 1).position
    with pytest.raises(PaddockError, match="puzzle"):
        lesson("heat", "puzzle-99999")


@pytest.mark.skipif(not SOAK, reason="long")
@pytest.mark.parametrize("each", CHECKED, ids=lambda each: f"{each.game}-{each.number}")
def test_other_luck_finds_the_same_answer(each: Puzzle) -> None:
    race = from_position(each.position, seed=1)
    judged = {found.answer: found for found in judge(race, each.seat, [each.best, each.plain], 1000, seed=77)}
    gap, error = judged[each.best].margin(judged[each.plain])
    assert gap > 0.02
    assert gap > 2 * error
