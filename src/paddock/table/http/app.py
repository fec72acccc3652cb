"""The server as one application: the routes of tables, and everything beside them. See docs/protocol.md."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict
from logging import ERROR
from typing import Annotated

from fastapi import APIRouter, FastAPI, Path, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Lifespan

from ... import __version__, record
from ... import seasons as season_files
from ...drivers.coach import has_coach
from ...errors import PaddockError
from .. import metrics, tokens
from ..commands import Hints, Join
from ..limits import clean_name, distinct_name
from ..live import gate
from ..live.live_table import LiveTable
from ..live.registry import NoTable, Registry
from ..live.webhooks import check_webhook
from ..logs import note
from ..messages import Info, Refusal
from ..new_table import new_spec
from ..refusals import refusal
from ..season import begin_season
from ..settings import Settings
from ..store.store import NotStored
from ..table import OVER
from . import analysis, circuits, decks, invite, lessons, library, reports, seasons, what_if
from .guard import TOO_MUCH, Guard, take_reads
from .invite import Door
from .pages import add_pages, web_folder
from .replay import Replays, replay
from .report_schemas import RaceResult
from .results import result_of
from .schemas import Health, Made, NewTable, Replay, Seated, SitDown, Verdict, Webhook
from .sockets import Sockets

router = APIRouter(responses={status: {"model": Refusal} for status in (400, 404, 409, 413, 422, 429)})
TableId = Annotated[str, Path(max_length=32, pattern="^[a-z0-9]+$")]
LIST_COST, RACE_FILE_COST = 4, 9
"""Reads that something counts for, besides the one that every request is."""
RACE_FILE = {"requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}}


def registry_of(request: Request) -> Registry:
    """The registry of this server."""
    registry: Registry = request.app.state.registry
    return registry


def check_reads(request: Request, count: int) -> None:
    """Refuse what an address asks for too often."""
    if not take_reads(request, count):
        raise HTTPException(429, TOO_MUCH)


async def info_of(live: LiveTable) -> Info:
    """What everybody may know of a table, when nothing is half done."""
    async with live.lock:
        return gate.info(live.table, live.presence())


@router.post("/api/tables", status_code=201)
async def make_table(asked: NewTable, request: Request) -> Made:
    """Make a table. Keep the host's token."""
    registry = registry_of(request)
    token = tokens.new_token()
    seats = [seat.model_dump(exclude_none=True) for seat in asked.seats]
    season = begin_season(asked.game, asked.season, asked.options, len(seats)) if asked.season is not None else None
    options = asked.options if season is None else season_files.race_options(season)
    host = tokens.hashed(token)
    maker = registry.makers.name(request.client.host) if request.client is not None else None
    spec = new_spec(
        registry.settings, asked.game, options, seats, asked.pace, asked.seconds, asked.open, host, season, maker
    )
    live = await registry.make(spec)
    if asked.hints is not None and asked.hints != live.table.hints and has_coach(live.table.game):
        allowed = asked.hints
        await live.submit(lambda: Hints(allowed))
    return Made(table=spec.id, host=token, info=await info_of(live))


@router.get("/api/tables")
async def list_tables(request: Request) -> list[Info]:
    """The open tables, newest first."""
    check_reads(request, LIST_COST)
    return [await info_of(live) for live in await registry_of(request).listed()]


@router.get("/api/tables/{table}")
async def look_at_table(table: TableId, request: Request) -> Info:
    """A table as everybody sees it."""
    return await info_of(await registry_of(request).table(table))


@router.post("/api/tables/{table}/seats/{seat}")
async def sit_down(
    table: TableId, seat: Annotated[int, Path(ge=0, le=11)], person: SitDown, request: Request
) -> Seated:
    """Sit down on a free person's seat. Keep the token: whoever holds it sits there."""
    live = await registry_of(request).table(table)
    token = person.token or tokens.new_token()
    name, webhook, kept = clean_name(person.name), person.webhook, tokens.hashed(token)
    if webhook is not None:
        check_webhook(webhook, registry_of(request).settings.webhook_hosts())

    def join() -> Join:
        return Join(
            seat, distinct_name(name, live.table.names_beside(kept)), kept, person.nonce, webhook, person.colour
        )

    entry = await live.submit(join, key=f"sit.{kept[:40]}" if person.token else None)
    return Seated(token=token, seat=seat if entry.seat is None else entry.seat, info=await info_of(live))


@router.get("/api/webhooks")
async def webhook_hosts(request: Request) -> list[str]:
    """The hosts at which this server calls people."""
    return registry_of(request).settings.webhook_hosts()


@router.post("/api/webhooks")
async def try_webhook(webhook: Webhook, request: Request) -> Webhook:
    """Whether this server would call that address; it does not call it now."""
    check_webhook(webhook.webhook, registry_of(request).settings.webhook_hosts())
    return webhook


@router.get("/api/tables/{table}/race", response_class=PlainTextResponse)
async def race_file(table: TableId, request: Request) -> Response:
    """The race file, once the race is over."""
    check_reads(request, RACE_FILE_COST)
    live = await registry_of(request).table(table)
    async with live.lock:
        if live.table.state != OVER or live.table.race is None:
            raise PaddockError("the race file comes with the end of the race", word="race-not-over")
        text = live.table.race_file()
    name = f'attachment; filename="{live.table.spec.game}-{table}.race"'
    return PlainTextResponse(text, headers={"content-disposition": name})


@router.get("/api/tables/{table}/result")
async def race_result(table: TableId, request: Request) -> RaceResult:
    """Who came where, and what the game counts for each, once the race is over."""
    check_reads(request, RACE_FILE_COST)
    live = await registry_of(request).table(table)
    async with live.lock:
        return result_of(live.table)


@router.post("/api/replay", response_model=Replay, openapi_extra=RACE_FILE)
async def replay_race(request: Request) -> Response:
    """Replay a race file: every moment with its view, all-seeing."""
    made = await request.app.state.replays.run(registry_of(request).replays, replay, await sent_text(request))
    return Response(made, media_type="application/json")


@router.post("/api/verify", openapi_extra=RACE_FILE)
async def verify_race(request: Request) -> Verdict:
    """Check a race file: the seal, every decision, every draw, the result."""
    found = await request.app.state.replays.run(registry_of(request).replays, record.verify, await sent_text(request))
    return Verdict(**asdict(found))


async def sent_text(request: Request) -> str:
    """The race file that a request brings."""
    try:
        return (await request.body()).decode()
    except UnicodeDecodeError:
        raise PaddockError("a race file is text in UTF-8", word="no-race-file") from None


@router.get("/health")
async def health(request: Request) -> Health:
    """Whether the store takes what is written, and whether the other servers are heard of."""
    registry = registry_of(request)
    await registry.check_store()
    return Health(status="ok", bus=registry.bus.state, tables=len(registry.tables), sockets=registry.sockets)


@router.get("/metrics", response_class=PlainTextResponse)
async def prometheus() -> Response:
    """Numbers for Prometheus."""
    return Response(metrics.text(), media_type="text/plain; version=0.0.4")


async def refused(_: Request, error: Exception) -> Response:
    """What was asked for cannot be done."""
    metrics.REFUSED.labels("request").inc()
    status = 404 if isinstance(error, (NoTable, library.Missing)) else 503 if isinstance(error, NotStored) else 409
    return JSONResponse(refusal(error), status)


async def misread(_: Request, error: Exception) -> Response:
    """A request that cannot be understood: where, and why, without repeating what was sent."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part)[:40] for part in first["loc"][1:])
    return JSONResponse(refusal(f"{where}: {first['msg']}" if where else first["msg"], word="misread"), 422)


async def not_possible(_: Request, error: Exception) -> Response:
    """An address or a method that is not there."""
    assert isinstance(error, HTTPException)
    word = {413: "too-large", 429: "too-fast"}.get(error.status_code)
    return JSONResponse(refusal(error.detail, word=word), error.status_code, headers=error.headers)


async def stumbled(request: Request, error: Exception) -> Response:
    """A fault of ours. The log has it, the client does not."""
    note("a request failed", ERROR, path=request.url.path, error=f"{type(error).__name__}: {error}")
    return JSONResponse(refusal("the server stumbled over this", word="stumbled"), 500)


def bare_app(lifespan: Lifespan[FastAPI] | None = None) -> FastAPI:
    """The routes, without anything behind them."""
    app = FastAPI(
        title="Paddock's table",
        version=__version__,
        description="Racing board games. The socket /api/tables/T/live is described in docs/protocol.md.",
        openapi_url=None,  # the library has it
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
        exception_handlers={
            PaddockError: refused,
            RequestValidationError: misread,
            HTTPException: not_possible,
            Exception: stumbled,
        },
    )
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)
    app.include_router(router)
    for part in (library, decks, circuits, seasons, lessons, reports, what_if, analysis, invite):
        app.include_router(part.router)
    return app


def make_app(settings: Settings, door: Door | None = None) -> ASGIApp:
    """The whole server. `door` is the address at which it listens, where that is known."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        registry = Registry(settings)
        app.state.registry = registry
        app.state.replays = Replays()
        app.state.analyses = analysis.Analyses(registry)
        app.state.reports = reports.Reports(registry)
        app.state.library = library.Library(registry)
        app.state.door = door
        await registry.open()
        try:
            yield
        finally:
            app.state.reports.close()
            await registry.close()

    app = bare_app(lifespan)
    add_pages(app, web_folder(settings.web))
    return Guard(app, Sockets(app.state), settings)
