"""What a page reads before and beside a race: games, boards, messages, rulings."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Hashable, Mapping
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import PlainTextResponse, Response
from pydantic import TypeAdapter
from starlette.exceptions import HTTPException

from ... import drawing, seasons
from ...drivers import driver_names, entry
from ...drivers.cast import CAST
from ...drivers.coach import has_coach
from ...drivers.roster import has_temper
from ...errors import PaddockError, unknown
from ...game import Game, game
from ...locale import LANGUAGES, Unsaid, ruling, say
from ...locale.messages import is_said, parts, whole_language
from ...locale.rulebook import rulebook
from ...school import lessons
from ..live.registry import Registry
from ..messages import Refusal
from ..new_table import MOST_WORD
from ..table import at_the_table
from .guard import TOO_MUCH, take_reads
from .ready import Ready, Shelf
from .schemas import CarShapes, CircuitInfo, DriverInfo, GameInfo, RuleChapter, RulingText

router = APIRouter(responses={404: {"model": Refusal}, 422: {"model": Refusal}})
Word = Annotated[str, Path(max_length=32)]
CircuitWord = Annotated[str, Path(max_length=MOST_WORD, description="its name, or one of somebody's own as one word")]
Language = Annotated[str, Query(max_length=8)]
DAY = {"cache-control": "max-age=3600"}
ASK_ME = {"cache-control": "no-cache"}
# A board that is opened by itself may be styled by its own stylesheet, and do nothing else.
ALONE = {"content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox", **DAY}


YES = ("true", "1", "yes", "on")
JSON, TEXT, SVG = "application/json", "text/plain", "image/svg+xml"
ALL_GAMES, CHAPTERS = TypeAdapter(list[GameInfo]), TypeAdapter(list[RuleChapter])
DRAWING_COST = 20
"""As many reads as a board that has to be drawn counts for."""


class Missing(PaddockError):
    """There is no such thing to read."""


def driver_info(of: Game, name: str) -> DriverInfo:
    """A driver as the front page offers it."""
    one = entry(of, name)
    return DriverInfo(name=name, level=one.level, cast=list(CAST.get(name, ())) if has_temper(of, one) else [])


@cache
def about_game(name: str) -> GameInfo:
    """A game as the front page shows it."""
    of = game(name)
    return GameInfo(
        name=name,
        title=of.title,
        seats=(of.seats[0], of.seats[-1]),
        circuits=[CircuitInfo(name=name, **of.setup.about_circuit(name)) for name in of.setup.circuit_names()],
        own_circuits=of.own_circuits is not None,
        drivers=[driver_info(of, name) for name in driver_names(of)],
        colours=list(drawing.of(name).SEAT_COLOURS),
        options={option: about for option, about in of.setup.OPTIONS.items() if option != "seats"},
        lesson=next((lesson.name for lesson in lessons(name) if lesson.module is None), None),
        seasons={kind: seasons.options(name) for kind in seasons.kinds(name)},
        coach=has_coach(of),
    )


def circuit_of(name: str, circuit: str) -> dict[str, Any]:
    """The file of a circuit; raises Missing."""
    if name not in at_the_table():
        raise Missing(str(unknown("game", name, at_the_table())))
    try:
        return game(name).setup.circuit(circuit)
    except PaddockError as error:
        raise Missing(str(error)) from None


def board(name: str, circuit: str, laps: int | None, language: str, chosen: frozenset[str]) -> str:
    """The board without cars, in the light of the page around it; what it says in words is said in a language.

    Of what the drawing leaves to choose, all that is `chosen` is drawn.
    """
    file = circuit_of(name, circuit)
    about = game(name).setup.about_circuit(circuit)
    words = f"board-{name}" if is_said(f"board-{name}") else "board-plain"
    facts = say(words, language, laps=laps or about["laps"], corners=about["corners"])
    forms = (facts, say(f"{words}.long", language, title=game(name).title, facts=facts))
    found = drawing.of(name)
    lines = {choice: choice in chosen for choice in found.choices}
    return found.ground(file, theme="page", quiet=True, band=forms, **lines)


def geometry(name: str, circuit: str) -> str:
    """The numbers behind a board."""
    file = circuit_of(name, circuit)
    return json.dumps(drawing.of(name).geometry(file))


def line(name: str, circuit: str) -> str:
    """What a small picture of a circuit needs: points along the road, or the outlines of its cells."""
    file = circuit_of(name, circuit)
    points = drawing.of(name).line
    if points is not None:
        return json.dumps({"control": points(file)})
    found = drawing.of(name).geometry(file)
    return json.dumps({part: found[part] for part in ("control", "cells") if part in found})


def roadside(name: str, circuit: str) -> str:
    """Where a race puts things beside the road; raises Missing for a game that puts nothing there."""
    file = circuit_of(name, circuit)
    places = drawing.of(name).roadside
    if places is None:
        raise Missing(f"nothing stands beside the road in {name}")
    return json.dumps(places(file))


def cars(name: str) -> CarShapes:
    """The cars of a game in pieces; raises Missing for one that draws none."""
    if name not in at_the_table():
        raise Missing(str(unknown("game", name, at_the_table())))
    shapes = drawing.of(name).cars
    if shapes is None:
        raise Missing(f"the cars of {name} are not drawn in pieces")
    return CarShapes.model_validate(shapes())


class Library:
    """What there is to read, ready to be sent."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.shelf = Shelf()

    async def read(
        self, request: Request, kind: str, make: Callable[..., str], *asked: Hashable, kept: Mapping[str, str] = ASK_ME
    ) -> Response:
        """Something of which there are few: made in a thread, once. `kept` says how long a client may keep it."""

        async def made() -> Ready:
            return await asyncio.to_thread(drawn, kind, make, *asked)

        return await (await self.shelf.get((make.__name__, *asked), made)).answer(request.headers, kept)

    async def draw(
        self, request: Request, kind: str, make: Callable[..., str], *asked: Hashable, kept: Mapping[str, str] = DAY
    ) -> Response:
        """Something that takes long to draw, boards in very many forms: that is done in a process of its own."""
        key = (make.__name__, *asked)
        if not self.shelf.has(key) and not take_reads(request, DRAWING_COST):
            raise HTTPException(429, TOO_MUCH)

        async def made() -> Ready:
            return await self.registry.drawings.run(drawn, kind, make, *asked)

        return await (await self.shelf.get(key, made)).answer(request.headers, kept)


def drawn(kind: str, make: Callable[..., str], *asked: Any) -> Ready:
    """Something drawn, ready to be sent."""
    return Ready(make(*asked).encode(), kind)


def library_of(request: Request) -> Library:
    """The library of this server."""
    library: Library = request.app.state.library
    return library


def games_text() -> str:
    """All games, as JSON."""
    return ALL_GAMES.dump_json([about_game(name) for name in at_the_table()]).decode()


def cars_text(name: str) -> str:
    """The cars of a game, as JSON."""
    return cars(name).model_dump_json()


def rules_text(of: str, language: str) -> str:
    """The rules of a game, as JSON."""
    try:
        chapters = rulebook(of, language)
    except Unsaid as error:
        raise Missing(str(error)) from None
    return CHAPTERS.dump_json(CHAPTERS.validate_python(chapters, from_attributes=True)).decode()


def openapi_text() -> str:
    """What can be asked for, as JSON; reckoned by an application that serves nobody."""
    from .app import bare_app

    return json.dumps(bare_app().openapi())


@router.get("/api/openapi.json", include_in_schema=False)
async def openapi(request: Request) -> Response:
    """What can be asked for, for programs."""
    return await library_of(request).draw(request, JSON, openapi_text, kept=ASK_ME)


@router.get("/api/games", response_model=list[GameInfo])
async def games(request: Request) -> Response:
    """The games, with their circuits and drivers."""
    return await library_of(request).read(request, JSON, games_text)


@router.get("/api/boards/{of}/{circuit}.svg", response_class=Response)
async def board_svg(
    of: Word,
    circuit: CircuitWord,
    request: Request,
    laps: Annotated[int | None, Query(ge=1, le=20)] = None,
    language: Language = "en",
) -> Response:
    """The board without cars, as SVG; a game's drawing may know more to ask for, such as `legends=true`."""
    chosen = frozenset(name for name, value in request.query_params.items() if value.lower() in YES)
    circuit_of(of, circuit)
    asked = (of, circuit, laps, known_language(language), chosen & frozenset(drawing.of(of).choices))
    return await library_of(request).draw(request, SVG, board, *asked, kept=ALONE)


@router.get("/api/boards/{of}/{circuit}/geometry")
async def board_geometry(of: Word, circuit: CircuitWord, request: Request) -> Response:
    """Centre and angle of every spot, and the control points of the road."""
    circuit_of(of, circuit)
    return await library_of(request).draw(request, JSON, geometry, of, circuit)


@router.get("/api/boards/{of}/{circuit}/line")
async def board_line(of: Word, circuit: CircuitWord, request: Request) -> Response:
    """A circuit in few numbers, for a small picture."""
    circuit_of(of, circuit)
    return await library_of(request).draw(request, JSON, line, of, circuit)


@router.get("/api/boards/{of}/{circuit}/roadside")
async def board_roadside(of: Word, circuit: CircuitWord, request: Request) -> Response:
    """For every corner the places of its sign, token and press, and the edges of its sector as path text."""
    circuit_of(of, circuit)
    return await library_of(request).draw(request, JSON, roadside, of, circuit)


@router.get("/api/cars/{of}", response_model=CarShapes)
async def cars_of(of: Word, request: Request) -> Response:
    """The cars of a game as pieces of SVG, with their colours and numbers."""
    return await library_of(request).read(request, JSON, cars_text, of)


@router.get("/api/messages/{language}", response_class=PlainTextResponse)
async def messages(language: Word, request: Request) -> Response:
    """The Fluent messages of a language, with English for what it lacks."""
    return await library_of(request).read(request, TEXT, whole_language, known_language(language), kept=DAY)


@router.get("/api/messages/{language}/{part}", response_class=PlainTextResponse)
async def messages_of(language: Word, part: Word, request: Request) -> Response:
    """The messages of a part: `page` for what it always says, `school`, or the words of a game by its name."""
    if part not in parts():
        raise Missing(str(unknown("part", part, parts())))
    return await library_of(request).read(request, TEXT, whole_language, known_language(language), part, kept=DAY)


def known_language(language: str) -> str:
    """The language, if it is spoken here; raises Missing."""
    if language not in LANGUAGES:
        raise Missing(str(unknown("language", language, LANGUAGES)))
    return language


@router.get("/api/rulings/{of}/{number}")
def ruling_text(of: Word, number: Annotated[int, Path(ge=1, le=9999)], language: Language = "en") -> RulingText:
    """A ruling, explained in a language."""
    try:
        found = ruling(f"{of} {number}", language)
    except Unsaid as error:
        raise Missing(str(error)) from None
    return RulingText(name=found.name, title=found.title, text=found.text)


@router.get("/api/rules/{of}", response_model=list[RuleChapter])
async def rules(of: Word, request: Request, language: Language = "en") -> Response:
    """The rules of a game to read, in our own words: a first race, every ruling by chapters, and its words."""
    return await library_of(request).read(request, JSON, rules_text, of, known_language(language))
