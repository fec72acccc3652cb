"""Every lesson is driven to its end, by every way that it calls right; whatever else is answered is explained."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import paddock
from paddock.errors import Refused
from paddock.locale import LANGUAGES
from paddock.locale.messages import is_said, say
from paddock.race import Race
from paddock.school import Drive, Lesson, lessons
from paddock.school.lesson import LIGHTS

LESSONS = [lesson for name in paddock.game_names() for lesson in lessons(name)]
PARTS = Path(__file__).parents[2] / "web/src/school/parts.ts"
MOST_STEPS = 200
NAMES = [f"{lesson.game}-{lesson.name}" for lesson in LESSONS]


def to_the_end(drive: Drive) -> Drive:
    """Let the coach drive."""
    for _ in range(MOST_STEPS):
        if drive.over:
            break
        drive.move(drive.shown())
        assert drive.moment.wrong is None, f"{drive.lesson.id}: what the coach shows is wrong: {drive.moves[-1]}"
    assert drive.over
    return drive


def steps(lesson: Lesson) -> Iterator[Drive]:
    """The lesson before each move of the coach."""
    drive = Drive(lesson)
    while not drive.over:
        yield drive
        drive.move(drive.shown())


def whole(race: Race, seat: int, first: str, luck: random.Random) -> str:
    """An answer that begins so and is whole."""
    answer = first
    while (asked := race.after(seat, answer)) is not None and asked.kind == "play":
        answer += ", " + luck.choice(asked.texts)
    return answer


@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_a_lesson_is_driven_to_its_end_as_it_is_written(lesson: Lesson) -> None:
    assert to_the_end(Drive(lesson)).unused == []


@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_every_answer_that_is_right_leads_to_the_end(lesson: Lesson) -> None:
    for drive in steps(lesson):
        assert drive.scene is not None
        for answer in drive.scene.want:
            if "*" not in answer:
                other = Drive(lesson, [*drive.moves, answer])
                assert other.moment.wrong is None
                to_the_end(other)


@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_whatever_is_legal_is_answered_and_can_be_taken_back(lesson: Lesson) -> None:
    luck = random.Random(lesson.seed)
    for drive in steps(lesson):
        if drive.scene is None or not drive.scene.want:
            continue
        for option in drive.race.options(lesson.seat):
            answer = whole(drive.race, lesson.seat, option, luck)
            tried = Drive(lesson, [*drive.moves, answer])
            word = tried.moment.wrong
            if word is not None:
                assert is_said(f"{lesson.words(drive.scene)}.{word}"), word
                with pytest.raises(Refused):
                    tried.move(drive.shown())
            again = Drive(lesson, drive.moves)
            assert again.race.position == drive.race.position


@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_has_words_for_everything(lesson: Lesson, language: str) -> None:
    wanted = [lesson.id, f"{lesson.id}.title"]
    for scene in lesson.scenes:
        words = lesson.words(scene)
        wanted += [words, f"{words}.title"]
        if scene.want or scene.counter:
            wanted.append(f"{words}.task")
        if scene.want:
            wanted += [f"{words}.{word}" for word in ("wrong", *scene.wrong.values())]
    assert [name for name in wanted if not is_said(name, language)] == []
    assert all(say(name, language).count("*") % 2 == 0 for name in wanted)


@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_a_lesson_pins_no_version_of_the_rules_without_need(lesson: Lesson) -> None:
    """A position without a version follows the newest rules."""
    assert all("version=" not in (scene.position or "") for scene in lesson.scenes)


def test_the_page_knows_where_every_light_falls() -> None:
    known = set(re.findall(r"^  (\w+):", PARTS.read_text(encoding="utf-8"), re.MULTILINE))
    assert set(LIGHTS) <= known
