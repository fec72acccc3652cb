"""Race school: lessons, driven from the page. Nothing is stored: a page says all moves so far, and gets the moment."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Path, Request
from fastapi.responses import Response

from ...drivers import levels
from ...errors import PaddockError, Refused
from ...game import Game, game
from ...school import Drive, Lesson, daily, lesson, lessons, puzzles
from ..live import thinking
from ..live.registry import Registry
from ..messages import Refusal
from ..table import at_the_table
from .library import Missing
from .schemas import LessonForecast, LessonInfo, LessonMoment, LessonMoves, LessonProspects, LessonTry, PuzzleInfo
from .tableless import entry_of, info_of

router = APIRouter(responses={status: {"model": Refusal} for status in (404, 409, 422)})
Word = Annotated[str, Path(max_length=32)]


def found(of: str, name: str) -> Lesson:
    """A lesson; raises Missing."""
    if of not in at_the_table():
        raise Missing(f"there is no game {of!r} with lessons")
    try:
        return lesson(of, name)
    except PaddockError as error:
        raise Missing(str(error), word=error.word, **error.values) from None


def rival(of: Game) -> str | None:
    """What the others are called: the tamest of the game's drivers. They answer as the lesson says."""
    ranked = sorted((level, name) for name, level in levels(of).items() if level > 0)
    return ranked[0][1] if ranked else None


def scene_of(drive: Drive) -> dict[str, Any] | None:
    """The scene that is on."""
    scene = drive.scene
    if scene is None:
        return None
    return {
        "name": scene.name,
        "words": drive.lesson.words(scene),
        "values": drive.moment.values,
        "light": scene.light,
        "asks": bool(scene.want),
        "counter": None if scene.counter is None else {"what": scene.counter.what, "of": scene.counter.of},
    }


def moment_of(drive: Drive) -> bytes:
    """All that a page shows, as JSON."""
    race, learner, moment = drive.race, drive.lesson.seat, drive.moment
    asked = race.decision(learner) if drive.can_answer else None
    return msgspec.json.encode(
        {
            "scene": scene_of(drive),
            "number": moment.scene,
            "scenes": len(drive.lesson.scenes),
            "wrong": moment.wrong,
            "shown": drive.shown(),
            "moves": drive.moves,
            "fresh": moment.fresh,
            "entries": [entry_of(race, learner, i + 1, entry) for i, entry in enumerate(moment.happened)],
            "info": info_of(race, learner, rival(race.game)),
            "view": race.seen_by(learner),
            "decision": None if asked is None else asked.as_dict(),
            "seat": learner,
        }
    )


def as_json(made: bytes) -> Response:
    """An answer that was encoded already."""
    return Response(made, media_type="application/json")


@router.get("/api/lessons")
def all_lessons() -> list[LessonInfo]:
    """The lessons of all games, in the order in which they are taken."""
    return [
        LessonInfo(
            game=of, name=each.name, words=each.id, minutes=each.minutes, scenes=len(each.scenes), module=each.module
        )
        for of in at_the_table()
        for each in lessons(game(of).name)
    ]


@router.get("/api/puzzles")
def all_puzzles(day: date) -> list[PuzzleInfo]:
    """The puzzles of all games, and which are those of a day; each is driven as the lesson `name`."""
    return [
        PuzzleInfo(
            game=of,
            number=each.number,
            name=each.name,
            circuit=each.circuit,
            grade=each.grade,
            kind=each.kind,
            today=each == daily(of, day),
        )
        for of in at_the_table()
        for each in puzzles(of)
    ]


@router.post("/api/lessons/{of}/{name}", response_model=LessonMoment)
def drive_lesson(of: Word, name: Word, asked: LessonMoves) -> Response:
    """Drive a lesson: all moves so far, an empty one where the coach only told something. The last can be left out."""
    return as_json(moment_of(Drive(found(of, name), asked.moves)))


@router.post("/api/lessons/{of}/{name}/forecast", response_model=LessonForecast)
async def forecast(of: Word, name: Word, asked: LessonTry, request: Request) -> Response:
    """What would happen if the learner answered so."""
    drive = Drive(found(of, name), asked.moves)
    race, seat = drive.race, drive.lesson.seat
    actions = race.read_answer(asked.answer)
    race.check_asked(seat, actions)
    registry: Registry = request.app.state.registry
    question = thinking.ask_calmly(race, seat)
    return as_json(msgspec.json.encode(await registry.forecasts.run(thinking.forecast, question, actions)))


@router.post("/api/lessons/{of}/{name}/prospects", response_model=LessonProspects)
async def prospects(of: Word, name: Word, asked: LessonMoves, request: Request) -> Response:
    """What each of the learner's answers leads to, where the game tells."""
    drive = Drive(found(of, name), asked.moves)
    race, seat = drive.race, drive.lesson.seat
    if seat not in race.waiting:
        raise Refused(f"seat {seat} is not asked now", word="not-asked")
    registry: Registry = request.app.state.registry
    question = thinking.ask_calmly(race, seat)
    foreseen = await registry.forecasts.run(thinking.foresee, question)
    return as_json(msgspec.json.encode({"prospects": foreseen}))
