"""The server: routes over HTTP, and where the sockets come in. See docs/protocol.md."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict
from logging import ERROR
from typing import Annotated, Any

from fastapi import APIRouter, FastAPI, Path, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from starlette.datastructures import Headers, State
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

from .. import __version__, record, seasons
from ..errors import PaddockError
from . import campaign, decks, gate, library, metrics, season_pages, tokens
from .commands import Join
from .hall import Hall, NoTable
from .headers import Doorkeeper
from .limits import clean_name
from .live import POLICY, Socket, is_welcome_origin, refusal
from .logs import note
from .notices import check_webhook
from .pages import add_pages, web_folder
from .replay import Projector, replay
from .room import Room
from .settings import Settings
from .shapes import Health, Info, Made, Refusal, Replay, Seated, Sitting, TableWish, Verdict, Webhook
from .store import NotStored
from .tables import OVER

router = APIRouter(responses={status: {"model": Refusal} for status in (400, 404, 409, 413, 422, 429)})
TableId = Annotated[str, Path(max_length=32, pattern="^[a-z0-9]+$")]
LIVE = re.compile(r"/api/tables/(?P<table>[a-z0-9]{1,32})/live")
RACE_FILE = {"requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}}


def hall_of(request: Request) -> Hall:
    """The hall of this server."""
    hall: Hall = request.app.state.hall
    return hall


async def info_of(room: Room) -> dict[str, Any]:
    """What everybody may know of a table, when nothing is half done."""
    async with room.lock:
        return gate.info(room.table, room.presence())


@router.post("/api/tables", status_code=201)
async def make_table(wish: TableWish, request: Request) -> Made:
    """Make a table. Keep the host's token."""
    hall = hall_of(request)
    token = tokens.new_token()
    seats = [seat.model_dump(exclude_none=True) for seat in wish.seats]
    season = campaign.begin(wish.game, wish.season, wish.options, len(seats)) if wish.season is not None else None
    options = wish.options if season is None else seasons.race_options(season)
    host = tokens.hashed(token)
    plan = hall.plan(wish.game, options, seats, wish.pace, wish.seconds, wish.open, host, season)
    room = await hall.make(plan)
    return Made(table=plan.id, host=token, info=Info(**await info_of(room)))


@router.get("/api/tables")
async def list_tables(request: Request) -> list[Info]:
    """The open tables, newest first."""
    return [Info(**await info_of(room)) for room in await hall_of(request).listed()]


@router.get("/api/tables/{table}")
async def look_at_table(table: TableId, request: Request) -> Info:
    """A table as everybody sees it."""
    return Info(**await info_of(await hall_of(request).room(table)))


@router.post("/api/tables/{table}/seats/{seat}")
async def sit_down(
    table: TableId, seat: Annotated[int, Path(ge=0, le=11)], sitting: Sitting, request: Request
) -> Seated:
    """Sit down on a free person's seat. Keep the token: whoever holds it sits there."""
    room = await hall_of(request).room(table)
    token = tokens.new_token()
    name, webhook = clean_name(sitting.name), sitting.webhook
    if webhook is not None:
        check_webhook(webhook, hall_of(request).settings.webhook_hosts())
    await room.submit(lambda: Join(seat, name, tokens.hashed(token), sitting.nonce, webhook, sitting.colour))
    return Seated(token=token, seat=seat, info=Info(**await info_of(room)))


@router.get("/api/webhooks")
async def webhook_hosts(request: Request) -> list[str]:
    """The hosts at which this server calls people."""
    return hall_of(request).settings.webhook_hosts()


@router.post("/api/webhooks")
async def try_webhook(webhook: Webhook, request: Request) -> Webhook:
    """Whether this server would call that address; it does not call it now."""
    check_webhook(webhook.webhook, hall_of(request).settings.webhook_hosts())
    return webhook


@router.get("/api/tables/{table}/race", response_class=PlainTextResponse)
async def race_file(table: TableId, request: Request) -> Response:
    """The race file, once the race is over."""
    room = await hall_of(request).room(table)
    async with room.lock:
        if room.table.state != OVER or room.table.race is None:
            raise PaddockError("the race file comes with the end of the race", word="race-not-over")
        text = room.table.race_file()
    name = f'attachment; filename="{room.table.plan.game}-{table}.race"'
    return PlainTextResponse(text, headers={"content-disposition": name})


@router.post("/api/replay", response_model=Replay, openapi_extra=RACE_FILE)
async def replay_race(request: Request) -> Response:
    """Replay a race file: every moment with its view, all-seeing."""
    made = await request.app.state.projector.run(hall_of(request).crew, replay, await sent_text(request))
    return Response(made, media_type="application/json")


@router.post("/api/verify", openapi_extra=RACE_FILE)
async def verify_race(request: Request) -> Verdict:
    """Check a race file: the seal, every decision, every draw, the result."""
    found = await request.app.state.projector.run(hall_of(request).crew, record.verify, await sent_text(request))
    return Verdict(**asdict(found))


async def sent_text(request: Request) -> str:
    """The race file that a request brings."""
    try:
        return (await request.body()).decode()
    except UnicodeDecodeError:
        raise PaddockError("a race file is text in UTF-8", word="no-race-file") from None


@router.get("/health")
async def health(request: Request) -> Health:
    """Whether the store answers, and whether the other servers are heard of."""
    hall = hall_of(request)
    await hall.store.count()
    return Health(status="ok", bus=hall.bus.state, tables=len(hall.rooms), sockets=hall.sockets)


@router.get("/metrics", response_class=PlainTextResponse)
async def prometheus() -> Response:
    """Numbers for Prometheus."""
    return PlainTextResponse(metrics.text(), media_type="text/plain; version=0.0.4")


class Sockets:
    """Where the sockets of clients come in, past everything that is made for requests."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.by_address: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One client's socket."""
        hall: Hall = self.state.hall
        found = LIVE.fullmatch(scope["path"])
        headers, settings = Headers(scope=scope), hall.settings
        address = scope["client"][0] if scope.get("client") else ""
        full = hall.sockets >= settings.most_sockets or self.by_address[address] >= settings.sockets_per_address
        welcome = is_welcome_origin(headers.get("origin"), headers.get("host"), settings.origin_list())
        if found is None or full or not welcome:
            metrics.REFUSED.add("socket")
            await send({"type": "websocket.close", "code": POLICY})
            return
        hall.sockets += 1
        self.by_address[address] += 1
        try:
            await Socket(receive, send, scope["extensions"]["paddock.wire"], hall).run(found["table"])
        finally:
            hall.sockets -= 1
            self.by_address[address] -= 1
            if not self.by_address[address]:
                del self.by_address[address]


async def refused(_: Request, error: Exception) -> Response:
    """What was asked for cannot be done."""
    metrics.REFUSED.add("request")
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
    word = "too-large" if error.status_code == 413 else None
    return JSONResponse(refusal(error.detail, word=word), error.status_code, headers=error.headers)


async def stumbled(request: Request, error: Exception) -> Response:
    """A fault of ours. The log has it, the client does not."""
    note("a request failed", ERROR, path=request.url.path, error=f"{type(error).__name__}: {error}")
    return JSONResponse(refusal("the server stumbled over this", word="stumbled"), 500)


def make_app(settings: Settings) -> ASGIApp:
    """The whole server."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hall = Hall(settings)
        app.state.hall = hall
        app.state.projector = Projector()
        await hall.open()
        try:
            yield
        finally:
            await hall.close()

    app = FastAPI(
        title="Paddock's table",
        version=__version__,
        description="Racing board games. The socket /api/tables/T/live is described in docs/protocol.md.",
        openapi_url="/api/openapi.json",
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
    app.include_router(library.router)
    app.include_router(decks.router)
    app.include_router(season_pages.router)
    add_pages(app, web_folder(settings.web))
    return Doorkeeper(app, Sockets(app.state), settings)
