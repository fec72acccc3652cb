"""Reports of finished races: reckoned one at a time in a process of its own, and only while somebody waits for one."""

from __future__ import annotations

import asyncio
import hashlib
import os
import sys
from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Path, Request
from fastapi.responses import Response
from sqlalchemy.exc import SQLAlchemyError

from ... import record
from ...errors import PaddockError
from ..live.registry import Registry
from ..messages import Refusal
from ..store import kept_reports
from ..store.store import NotStored
from .library import Missing
from .report_schemas import ReportAsked, ReportState

FORM = 1
"""Of what a report tells, and how it is reckoned: a new one makes reports anew."""
KEPT = 24
"""Reports that are held in memory."""
MOST_WAITING = 6
PATIENCE = 15.0
"""Seconds without a question after which nobody wants a report any more."""
LOOK = 1.0
MOST_THREADS = 2
MOST_LINE = 1 << 24
WAITING, RECKONING, DONE, FAILED = "waiting", "reckoning", "done", "failed"

router = APIRouter(responses={status: {"model": Refusal} for status in (400, 404, 409, 413, 422, 429)})
Key = Annotated[str, Path(max_length=32, pattern="^[a-f0-9]+$")]
RACE_FILE = {"requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}}


@dataclass
class Slot:
    """A report that somebody asked for."""

    key: str
    text: str
    asked: float
    state: str = WAITING
    known: bytes = b"null"
    """What is known so far, as JSON."""
    task: asyncio.Task[None] | None = field(default=None, repr=False)


class Reports:
    """The reports of a server."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.seconds = registry.settings.report_time
        self._slots: OrderedDict[str, Slot] = OrderedDict()
        self._turn = asyncio.Lock()

    async def ask(self, text: str) -> str:
        """Begin a report, or find the one that there is; returns its key."""
        if not self.seconds:
            raise PaddockError("this server makes no reports", word="report-off")
        text = await self.registry.replays.run(finished, text)
        key = hashlib.blake2b(f"{FORM} {self.seconds} {text}".encode(), digest_size=12).hexdigest()
        slot = await self._found(key)
        if slot is None or slot.state == FAILED:
            busy = [each for each in self._slots.values() if each.state in (WAITING, RECKONING)]
            if len(busy) >= MOST_WAITING:
                raise PaddockError("many reports are being made just now; try again in a minute", word="report-busy")
            slot = self._slots[key] = Slot(key, text, asyncio.get_running_loop().time())
            slot.task = asyncio.create_task(self._make(slot))
            self._forget()
        self._slots.move_to_end(key)
        return key

    async def look(self, key: str) -> bytes:
        """How a report stands, as JSON; whoever looks wants it."""
        slot = await self._found(key)
        if slot is None:
            raise Missing(f"there is no report {key}; ask for it again")
        slot.asked = asyncio.get_running_loop().time()
        return b'{"state":"' + slot.state.encode() + b'","report":' + slot.known + b"}"

    async def _found(self, key: str) -> Slot | None:
        """A report that somebody asked for here, or that is kept in the store."""
        slot = self._slots.get(key)
        if slot is None or slot.state == FAILED:
            with suppress(NotStored):
                found = await kept_reports.kept(self.registry.store, key)
                if found is not None:
                    slot = self._slots[key] = Slot(key, "", asyncio.get_running_loop().time(), DONE, found)
                    self._forget()
        return slot

    def close(self) -> None:
        """Let all of them go."""
        for slot in self._slots.values():
            if slot.task is not None:
                slot.task.cancel()

    def _forget(self) -> None:
        for key in [key for key, slot in self._slots.items() if slot.state in (DONE, FAILED)][:-KEPT]:
            del self._slots[key]

    async def _make(self, slot: Slot) -> None:
        try:
            async with self._turn:
                slot.state = RECKONING
                await self._reckon(slot)
        finally:
            if slot.state != DONE:
                slot.state = FAILED

    async def _reckon(self, slot: Slot) -> None:
        """Let a process work, read what it tells, and end it when nobody asks any more."""
        if self._is_unwanted(slot):
            return
        threads = str(min(MOST_THREADS, os.cpu_count() or 1))
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "paddock.report", str(self.seconds), threads),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            limit=MOST_LINE,
        )
        try:
            assert process.stdin is not None
            process.stdin.write(slot.text.encode())
            process.stdin.write_eof()
            await self._read(slot, process)
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _read(self, slot: Slot, process: asyncio.subprocess.Process) -> None:
        assert process.stdout is not None
        line = asyncio.ensure_future(process.stdout.readline())
        try:
            while not self._is_unwanted(slot):
                done, _ = await asyncio.wait({line}, timeout=LOOK)
                if not done:
                    continue
                came = line.result().strip()
                if not came:
                    return
                told: dict[str, Any] = msgspec.json.decode(came)
                if "problem" in told:
                    return
                slot.known = came
                if told["share"] >= 1:
                    with suppress(SQLAlchemyError, OSError):
                        await kept_reports.keep(self.registry.store, slot.key, came)
                    slot.state = DONE
                    return
                line = asyncio.ensure_future(process.stdout.readline())
        finally:
            line.cancel()

    def _is_unwanted(self, slot: Slot) -> bool:
        return asyncio.get_running_loop().time() - slot.asked > PATIENCE


def finished(text: str) -> str:
    """A race file, if its race is over."""
    race = record.read(text)
    if not race.over:
        raise PaddockError("a report tells of a race that is over; this one is not", word="report-not-over")
    return text


@router.post("/api/reports", status_code=202, openapi_extra=RACE_FILE)
async def ask_for_report(request: Request) -> ReportAsked:
    """Ask for the report of a race file whose race is over."""
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise PaddockError("a race file is text in UTF-8", word="no-race-file") from None
    reports: Reports = request.app.state.reports
    return ReportAsked(report=await reports.ask(text))


@router.get("/api/reports/{report}", response_model=ReportState)
async def look_at_report(report: Key, request: Request) -> Response:
    """How a report stands, with all that is known so far. Nobody asking for a while stops it."""
    reports: Reports = request.app.state.reports
    return Response(await reports.look(report), media_type="application/json")
