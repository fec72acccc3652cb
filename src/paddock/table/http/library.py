"""What a page reads before and beside a race: games, boards, messages, rulings."""

from __future__ import annotations

import json
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import PlainTextResponse, Response

from ... import drawing, seasons
from ...drivers import driver_names, entry
from ...errors import PaddockError, unknown
from ...game import game
from ...locale import LANGUAGES, Unsaid, ruling, say
from ...locale.messages import is_said, whole_language
from ...locale.rulebook import rulebook
from ..messages import Refusal
from ..table import at_the_table
from .schemas import CarShapes, CircuitInfo, DriverInfo, GameInfo, RuleChapter, RulingText

router = APIRouter(responses={404: {"model": Refusal}, 422: {"model": Refusal}})
Word = Annotated[str, Path(max_length=32)]
Language = Annotated[str, Query(max_length=8)]
DAY = {"cache-control": "max-age=3600"}
# A board that is opened by itself may be styled by its own stylesheet, and do nothing else.
ALONE = {"content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox", **DAY}


YES = ("true", "1", "yes", "on")


@cache
def known_choices() -> frozenset[str]:
    """What drawings of any game leave to choose."""
    return frozenset(choice for name in at_the_table() for choice in drawing.of(name).choices)


class Missing(PaddockError):
    """There is no such thing to read."""


@cache
def about_game(name: str) -> GameInfo:
    """A game as the front page shows it."""
    of = game(name)
    return GameInfo(
        name=name,
        title=of.title,
        seats=(of.seats[0], of.seats[-1]),
        circuits=[CircuitInfo(name=name, **of.setup.about_circuit(name)) for name in of.setup.circuit_names()],
        drivers=[DriverInfo(name=name, level=entry(of, name).level) for name in driver_names(of)],
        colours=list(drawing.of(name).SEAT_COLOURS),
        options={option: about for option, about in of.setup.OPTIONS.items() if option != "seats"},
        seasons={kind: seasons.options(name) for kind in seasons.kinds(name)},
    )


def circuit_of(name: str, circuit: str) -> dict[str, Any]:
    """The file of a circuit; raises Missing."""
    if name not in at_the_table():
        raise Missing(str(unknown("game", name, at_the_table())))
    known = game(name).setup.circuit_names()
    if circuit not in known:
        raise Missing(str(unknown("circuit", circuit, known)))
    return game(name).setup.circuit(circuit)


@cache
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


@cache
def geometry(name: str, circuit: str) -> str:
    """The numbers behind a board."""
    file = circuit_of(name, circuit)
    return json.dumps(drawing.of(name).geometry(file))


@cache
def line(name: str, circuit: str) -> str:
    """What a small picture of a circuit needs: points along the road, or the outlines of its cells."""
    file = circuit_of(name, circuit)
    points = drawing.of(name).line
    if points is not None:
        return json.dumps({"control": points(file)})
    found = drawing.of(name).geometry(file)
    return json.dumps({part: found[part] for part in ("control", "cells") if part in found})


@cache
def roadside(name: str, circuit: str) -> str:
    """Where a race puts things beside the road; raises Missing for a game that puts nothing there."""
    file = circuit_of(name, circuit)
    places = drawing.of(name).roadside
    if places is None:
        raise Missing(f"nothing stands beside the road in {name}")
    return json.dumps(places(file))


@cache
def cars(name: str) -> CarShapes:
    """The cars of a game in pieces; raises Missing for one that draws none."""
    if name not in at_the_table():
        raise Missing(str(unknown("game", name, at_the_table())))
    shapes = drawing.of(name).cars
    if shapes is None:
        raise Missing(f"the cars of {name} are not drawn in pieces")
    return CarShapes.model_validate(shapes())


@router.get("/api/games")
def games() -> list[GameInfo]:
    """The games, with their circuits and drivers."""
    return [about_game(name) for name in at_the_table()]


@router.get("/api/boards/{of}/{circuit}.svg", response_class=Response)
def board_svg(
    of: Word,
    circuit: Word,
    request: Request,
    laps: Annotated[int | None, Query(ge=1, le=20)] = None,
    language: Language = "en",
) -> Response:
    """The board without cars, as SVG; a game's drawing may know more to ask for, such as `legends=true`."""
    chosen = frozenset(name for name, value in request.query_params.items() if value.lower() in YES)
    drawn = board(of, circuit, laps, known_language(language), chosen & known_choices())
    return Response(drawn, media_type="image/svg+xml", headers=ALONE)


@router.get("/api/boards/{of}/{circuit}/geometry")
def board_geometry(of: Word, circuit: Word) -> Response:
    """Centre and angle of every spot, and the control points of the road."""
    return Response(geometry(of, circuit), media_type="application/json", headers=DAY)


@router.get("/api/boards/{of}/{circuit}/line")
def board_line(of: Word, circuit: Word) -> Response:
    """A circuit in few numbers, for a small picture."""
    return Response(line(of, circuit), media_type="application/json", headers=DAY)


@router.get("/api/boards/{of}/{circuit}/roadside")
def board_roadside(of: Word, circuit: Word) -> Response:
    """For every corner the places of its sign, token and press, and the edges of its sector as path text."""
    return Response(roadside(of, circuit), media_type="application/json", headers=DAY)


@router.get("/api/cars/{of}")
def cars_of(of: Word) -> CarShapes:
    """The cars of a game as pieces of SVG, with their colours and numbers."""
    return cars(of)


@router.get("/api/messages/{language}", response_class=PlainTextResponse)
def messages(language: Word) -> Response:
    """The Fluent messages of a language, with English for what it lacks."""
    return PlainTextResponse(whole_language(known_language(language)), headers=DAY)


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


@router.get("/api/rules/{of}")
def rules(of: Word, language: Language = "en") -> list[RuleChapter]:
    """The rules of a game to read, in our own words: a first race, every ruling by chapters, and its words."""
    try:
        chapters = rulebook(of, known_language(language))
    except Unsaid as error:
        raise Missing(str(error)) from None
    return [RuleChapter.model_validate(chapter, from_attributes=True) for chapter in chapters]
