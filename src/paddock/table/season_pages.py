"""Seasons over HTTP: the score sheet of a table's season, and going on with it."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request

from .. import seasons
from . import asking, campaign, commands, gate
from .hall import Hall
from .library import Missing
from .room import Room
from .shapes import KeepWish, NextRace, Refusal, SeasonInfo, Tokens
from .tables import GATHERING, RACING, Table

router = APIRouter(responses={status: {"model": Refusal} for status in (404, 409, 422)})
TableId = Annotated[str, Path(max_length=32, pattern="^[a-z0-9]+$")]


def season_info(table: Table, presence: gate.Presence) -> dict[str, Any]:
    """A season as everybody sees it from one of its tables; raises Missing if the race belongs to none."""
    season = table.season
    if season is None:
        raise Missing("the race of this table belongs to no season", word="no-season")
    known: list[str | None] = [*campaign.tables_of(table)]
    if table.rematch is not None and not season.is_over:
        known.append(table.rematch)
    told = seasons.as_dict(season)
    stops = [*known, *[None] * len(season.calendar)]
    calendar = [{**stop, "table": where} for stop, where in zip(told["calendar"], stops, strict=False)]
    return {
        **told,
        "calendar": calendar,
        "table": table.plan.id,
        "next": table.rematch,
        "racing": table.state in (GATHERING, RACING),
        "seats": gate.info(table, presence)["seats"],
    }


async def told(room: Room) -> SeasonInfo:
    """The season of a table, when nothing is half done."""
    async with room.lock:
        return SeasonInfo(**season_info(room.table, room.presence()))


@router.get("/api/tables/{table}/season")
async def look_at_season(table: TableId, request: Request) -> SeasonInfo:
    """The season that a table's race belongs to: calendar, score sheet, garages."""
    hall: Hall = request.app.state.hall
    return await told(await hall.room(table))


@router.post("/api/tables/{table}/season/next")
async def next_race(table: TableId, who: Tokens, request: Request) -> NextRace:
    """Go on: the table of the season's next race, made if it is not there. The same tokens are good there."""
    hall: Hall = request.app.state.hall
    room = await hall.room(table)
    await told(room)
    if room.table.rematch is None:
        asked = asking.Asked(hall, room, tuple(who.tokens), commands.AskRematch(_new_id()))
        await room.submit(asked.make, None, asked.beside)
    return NextRace(table=str(room.table.rematch))


@router.post("/api/tables/{table}/season/keep")
async def keep(table: TableId, wish: KeepWish, request: Request) -> SeasonInfo:
    """Choose what a seat takes along to the next part of a season."""
    hall: Hall = request.app.state.hall
    room = await hall.room(table)
    asked = asking.Asked(hall, room, tuple(wish.tokens), commands.AskKeep(_new_id(), wish.seat, wish.card))
    await room.submit(asked.make)
    return await told(room)


def _new_id() -> str:
    return secrets.token_hex(8)
