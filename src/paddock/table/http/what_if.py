"""What if: a table whose race goes on from a moment of another race. Its beginning is stored with the table."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from fastapi import APIRouter, Request

from ... import drawing, record
from ...errors import PaddockError
from ...what_if import what_if
from .. import tokens
from ..commands import From
from ..live.gate import info
from ..live.registry import Registry
from ..messages import Refusal
from ..new_table import new_spec
from .replay import MOST_LINES
from .schemas import Made, PlayOn

router = APIRouter(responses={status: {"model": Refusal} for status in (400, 409, 413, 422, 429)})


@dataclass(frozen=True)
class Beginning:
    """What a race that goes on begins with."""

    game: str
    settings: dict[str, Any]
    rules: int
    command: From
    colours: dict[int, str]


def begin(text: str, moment: int, anew_for: int | None) -> Beginning:
    """A moment of a race file as a beginning; raises PaddockError."""
    found = record.parse(text)
    if len(found.lines) > MOST_LINES:
        reason = f"a race to replay has at most {MOST_LINES} lines, not {len(found.lines)}"
        raise PaddockError(reason, word="replay-long", most=MOST_LINES)
    race = what_if(record.read(text), moment, anew_for=anew_for)
    assert race.position_given is not None and race.origin is not None
    command = From(race.position_given, str(race.origin))
    return Beginning(race.game.name, race.settings, race.version, command, painted(race.game.name, found.colours))


def painted(game: str, said: dict[int, str]) -> dict[int, str]:
    """The colours that a file tells of, as far as cars have them, each once."""
    known = drawing.of(game).SEAT_COLOURS
    seats = {colour: seat for seat, colour in sorted(said.items(), reverse=True) if colour in known}
    return {seat: colour for colour, seat in seats.items()}


@router.post("/api/what-if", status_code=201)
async def play_on(asked: PlayOn, request: Request) -> Made:
    """Make a table that goes on from a moment of a race. Keep the host's token; sit down and start as anywhere."""
    registry: Registry = request.app.state.registry
    maker = registry.makers.name(request.client.host) if request.client is not None else None
    registry.check_capacity(maker)
    begun = await request.app.state.replays.run(registry.replays, begin, asked.race, asked.moment, asked.anew_for)
    token = tokens.new_token()
    seats = [
        {**seat.model_dump(exclude_none=True), "colour": begun.colours.get(number)}
        for number, seat in enumerate(asked.seats)
    ]
    spec = new_spec(registry.settings, begun.game, begun.settings, seats, host=tokens.hashed(token), maker=maker)
    live = await registry.make(replace(spec, settings=begun.settings, rules=begun.rules), begun.command)
    async with live.lock:
        return Made(table=spec.id, host=token, info=info(live.table, live.presence()))
