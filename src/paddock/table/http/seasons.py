"""Seasons over HTTP: the score sheet of a table's season, and going on with it."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request

from ... import seasons
from ...game import game
from .. import messages
from ..live import gate
from ..live.live_table import LiveTable
from ..live.registry import Registry
from ..live.requests import PersonsRequest
from ..messages import Refusal
from ..presence import Presence
from ..season import tables_of
from ..table import GATHERING, RACING, Table
from .library import Missing
from .schemas import KeepChoice, NextRace, SeasonInfo, Tokens

ONCE = 0
"""The number of a message that is not repeated."""
router = APIRouter(responses={status: {"model": Refusal} for status in (404, 409, 422)})
TableId = Annotated[str, Path(max_length=32, pattern="^[a-z0-9]+$")]


def season_info(table: Table, presence: Presence) -> dict[str, Any]:
    """A season as everybody sees it from one of its tables; raises Missing if the race belongs to none."""
    season = table.season
    if season is None:
        raise Missing("the race of this table belongs to no season", word="no-season")
    known: list[str | None] = [*tables_of(table)]
    if table.rematch is not None and not season.is_over:
        known.append(table.rematch)
    told = seasons.as_dict(season)
    stops = [*known, *[None] * len(season.calendar)]
    about = game(season.game).setup.about_circuit
    calendar = [
        {**stop, "title": about(stop["circuit"])["title"], "table": where}
        for stop, where in zip(told["calendar"], stops, strict=False)
    ]
    return {
        **told,
        "calendar": calendar,
        "table": table.spec.id,
        "next": table.rematch,
        "racing": table.state in (GATHERING, RACING),
        "seats": gate.info(table, presence)["seats"],
    }


async def told(live: LiveTable) -> SeasonInfo:
    """The season of a table, when nothing is half done."""
    async with live.lock:
        return SeasonInfo(**season_info(live.table, live.presence()))


@router.get("/api/tables/{table}/season")
async def look_at_season(table: TableId, request: Request) -> SeasonInfo:
    """The season that a table's race belongs to: calendar, score sheet, garages."""
    registry: Registry = request.app.state.registry
    return await told(await registry.table(table))


@router.post("/api/tables/{table}/season/next")
async def next_race(table: TableId, who: Tokens, request: Request) -> NextRace:
    """Go on: the table of the season's next race, made if it is not there. The same tokens are good there."""
    registry: Registry = request.app.state.registry
    live = await registry.table(table)
    await told(live)
    if live.table.rematch is None:
        await live.do(PersonsRequest(registry, live, tuple(who.tokens), messages.Rematch(ONCE)))
    return NextRace(table=str(live.table.rematch))


@router.post("/api/tables/{table}/season/keep")
async def keep(table: TableId, choice: KeepChoice, request: Request) -> SeasonInfo:
    """Choose what a seat takes along to the next part of a season."""
    registry: Registry = request.app.state.registry
    live = await registry.table(table)
    message = messages.Keep(ONCE, choice.seat, choice.card)
    await live.do(PersonsRequest(registry, live, tuple(choice.tokens), message))
    return await told(live)
