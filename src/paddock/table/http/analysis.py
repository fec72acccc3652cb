"""The analysis board: any position, with what answers are worth. Nothing is stored: a page says all moves so far."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Query, Request
from fastapi.responses import Response
from starlette.exceptions import HTTPException

from ... import record
from ...dealer import seeded
from ...drivers import Cockpit, driver, usual_driver, whole_answer
from ...drivers.coach import check_coach, luck_of
from ...errors import PaddockError, Refused
from ...game import game
from ...race import Race, from_position
from ...what_if import at_moment
from ..live import thinking
from ..live.autopilot import CALM
from ..live.coach import SECONDS
from ..live.registry import Registry
from ..messages import Refusal
from ..table import at_the_table
from .guard import TOO_MUCH, take_reads
from .replay import MOST_LINES
from .schemas import (
    AnalysisAdvice,
    AnalysisBoard,
    AnalysisLook,
    AnalysisMove,
    AnalysisTry,
    LessonForecast,
    LessonProspects,
    PositionOfRace,
)
from .tableless import entry_of, info_of

router = APIRouter(responses={status: {"model": Refusal} for status in (400, 409, 413, 422, 429)})
ADVICE_COST = 12
"""As many reads as thinking about a position counts for."""
MOST_WAITING = 4
RACE_FILE = {"requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}}
Move = tuple[int, str]


class Analyses:
    """Thinks about one position at a time, so that drivers at tables hardly notice."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def advise(self, question: thinking.Question) -> Any:
        """What the coach tells; refused where too many wait for it."""
        if self._waiting >= MOST_WAITING:
            raise Refused("the coach has no time just now", word="hint-busy")
        self._waiting += 1
        workers = self.registry.workers
        try:
            async with self._turn:
                seconds = SECONDS / max(1.0, workers.load / CALM)
                return await workers.run_marked(
                    self.registry.settings.thinking_time, thinking.advise, question, seconds
                )
        except TimeoutError:
            raise Refused("the coach has no time just now", word="hint-busy") from None
        finally:
            self._waiting -= 1


def opened(position: str, moves: Sequence[Move], seed: int) -> tuple[Race, list[Move]]:
    """The race after these moves, and all of them in full: where one is empty, a driver has answered."""
    race = from_position(position, seed=seed)
    if race.game.name not in at_the_table():
        raise PaddockError(f"{race.game.name} has no page yet", word="no-page")
    made = []
    for seat, answer in moves:
        said = answer or stepped(race, seat)
        race.act(seat, said)
        made.append((seat, said))
    return race, made


def stepped(race: Race, seat: int) -> str:
    """What a driver that needs no time answers for a seat, from what the seat knows."""
    race.check_asked(seat, (0,))
    of, luck = race.game, luck_of(race, seat)
    imagined = race.imagined(seat, seeded(race.engine, luck))
    cockpit = Cockpit(of, race.engine, seat, imagined, race.plain().course)
    return of.actions.write(list(whole_answer(driver(of, usual_driver(of), luck), cockpit)))


def board(position: str, moves: Sequence[Move], seed: int, wished: int | None) -> bytes:
    """All that a page shows of a position after some moves, as JSON."""
    race, made = opened(position, moves, seed)
    asked = race.waiting
    seat = wished if wished in asked or (wished is not None and wished < race.seats and not asked) else None
    if seat is None:
        seat = asked[0] if asked else made[-1][0] if made else 0
    decision = race.decision(seat)
    fresh = race.entries[-1:] if made else []
    return msgspec.json.encode(
        {
            "moves": [{"seat": mover, "answer": answer} for mover, answer in made],
            "entries": [entry_of(race, seat, len(made), entry) for entry in fresh],
            "info": info_of(race),
            "view": race.seen_by(seat),
            "decision": None if decision is None else decision.as_dict(),
            "seat": seat,
            "position": race.position if asked else None,
        }
    )


def question_of(position: str, moves: Sequence[Move], seed: int, seat: int, coach: bool) -> thinking.Question:
    """What there is to think about for a seat."""
    race, _ = opened(position, moves, seed)
    if coach:
        check_coach(race.game)
    if seat not in race.waiting:
        raise Refused(f"seat {seat} is not asked now", word="not-asked")
    return thinking.ask_calmly(race, seat)


def position_at(text: str, moment: int) -> str:
    """The position of a race file after so many of its lines."""
    found = record.parse(text)
    if len(found.lines) > MOST_LINES:
        reason = f"a race to replay has at most {MOST_LINES} lines, not {len(found.lines)}"
        raise PaddockError(reason, word="replay-long", most=MOST_LINES)
    race = at_moment(record.read(text), moment)
    if race.over:
        raise PaddockError("nobody has anything to decide at that moment: the race is over", word="what-if-over")
    return race.position


def in_order(moves: Sequence[AnalysisMove]) -> list[Move]:
    return [(move.seat, move.answer) for move in moves]


def as_json(made: bytes) -> Response:
    return Response(made, media_type="application/json")


@router.post("/api/positions", openapi_extra=RACE_FILE)
async def read_position(request: Request, moment: Annotated[int, Query(ge=0, le=1_000_000)]) -> PositionOfRace:
    """The position of a race file after so many of its lines, secrets and all."""
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise PaddockError("a race file is text in UTF-8", word="no-race-file") from None
    registry: Registry = request.app.state.registry
    return PositionOfRace(position=await request.app.state.replays.run(registry.replays, position_at, text, moment))


@router.post("/api/analysis", response_model=AnalysisBoard)
async def look(asked: AnalysisLook, request: Request) -> Response:
    """A position after some moves, with the luck of a seed. Where a move is empty, a driver answers."""
    registry: Registry = request.app.state.registry
    args = (asked.position, in_order(asked.moves), asked.seed, asked.seat)
    return as_json(await request.app.state.replays.run(registry.replays, board, *args))


@router.post("/api/analysis/advice", response_model=AnalysisAdvice)
async def advise(asked: AnalysisLook, request: Request) -> Response:
    """What the answers of a seat are worth, the best first, by what the seat knows."""
    if not take_reads(request, ADVICE_COST):
        raise HTTPException(429, TOO_MUCH)
    question = await _question(asked, request, coach=True)
    return as_json(msgspec.json.encode(await request.app.state.analyses.advise(question)))


@router.post("/api/analysis/forecast", response_model=LessonForecast)
async def forecast(asked: AnalysisTry, request: Request) -> Response:
    """What would happen if the seat answered so."""
    registry: Registry = request.app.state.registry
    question = await _question(asked, request)
    foreseen = await registry.forecasts.run(foresee_answer, question, asked.answer)
    return as_json(msgspec.json.encode(foreseen))


@router.post("/api/analysis/prospects", response_model=LessonProspects)
async def prospects(asked: AnalysisLook, request: Request) -> Response:
    """What each of the seat's answers leads to, where the game tells."""
    registry: Registry = request.app.state.registry
    question = await _question(asked, request)
    return as_json(msgspec.json.encode({"prospects": await registry.forecasts.run(thinking.foresee, question)}))


def foresee_answer(question: thinking.Question, answer: str) -> Any:
    """A forecast of an answer in words; refused where it cannot be given."""
    return thinking.forecast(question, tuple(game(question.game).actions.read(answer)))


async def _question(asked: AnalysisLook, request: Request, coach: bool = False) -> thinking.Question:
    registry: Registry = request.app.state.registry
    args = (asked.position, in_order(asked.moves), asked.seed, asked.seat or 0, coach)
    found: thinking.Question = await request.app.state.replays.run(registry.replays, question_of, *args)
    return found
