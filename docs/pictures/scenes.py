"""Tables to photograph: the same races every time, driven by drivers to a moment worth looking at."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from paddock.game import game
from paddock.table import tokens
from paddock.table.commands import Act, Command, Start
from paddock.table.live import thinking
from paddock.table.settings import Settings
from paddock.table.store.store import Progress, Store, Write
from paddock.table.table import DRIVER, OVER, PERSON, RELAXED, LogEntry, Table, TableSpec

BEGUN = 1_700_000_000.0
NAMES = ("Mara", "Noor", "Костя", "Otto")
DRIVEN_BY = "racer"


@dataclass
class Scene:
    """A table with a race on it. Seat 0 is the person who looks; `token` is its secret."""

    id: str
    spec: TableSpec
    log: list[LogEntry]
    state: str

    @property
    def token(self) -> str:
        return secret(f"{self.id}-0")


def secret(word: str) -> str:
    return f"{word}-token"


def begin(
    name: str,
    id_: str,
    seed: str,
    people: int,
    seats: int,
    *,
    free: int = 0,
    colours: Sequence[str] = (),
    **options: Any,
) -> Table:
    """A table of people, free seats and drivers, before the start."""
    of = game(name)
    sitting: list[dict[str, Any]] = [{"who": DRIVER, "driver": DRIVEN_BY} for _ in range(seats)]
    for seat in range(people + free):
        sitting[seat] = {"who": PERSON}
    for seat in range(people):
        sitting[seat] |= {"name": NAMES[seat], "token": tokens.hashed(secret(f"{id_}-{seat}"))}
    for seat, colour in enumerate(colours):
        sitting[seat]["colour"] = colour
    settings = of.setup.read_options({**options, "seats": seats})
    sealed = hashlib.sha256(seed.encode()).digest()
    host = tokens.hashed(secret(f"{id_}-host"))
    return Table(TableSpec(id_, BEGUN, name, of.rules_version, settings, sitting, RELAXED, None, True, sealed, host))


def drive(table: Table, until: Callable[[Table], bool]) -> Scene:
    """Let drivers answer for everybody, seat 0 last, until the moment has come."""
    log: list[LogEntry] = []

    def do(command: Command) -> None:
        at = BEGUN + len(log)
        log.append(table.apply(command, at))

    do(Start({}))
    while table.race is not None and table.state != OVER and not until(table):
        seat = max(table.waiting)
        question = thinking.ask(table.race, seat, len(log))
        by = None if table.spec.seats[seat]["who"] == PERSON else DRIVEN_BY
        for action in thinking.decide(0, question, DRIVEN_BY, len(log), 1.0):
            do(Act(seat, table.race.game.actions.text(action), by))
    return Scene(table.spec.id, table.spec, log, table.state)


def asked(kind: str, round_: int) -> Callable[[Table], bool]:
    """Seat 0 alone is asked this, in that round or later."""

    def is_now(table: Table) -> bool:
        race = table.race
        if race is None or race.round < round_ or table.waiting != (0,):
            return False
        decision = race.decision(0)
        return decision is not None and decision.kind == kind

    return is_now


def gathering(table: Table) -> Scene:
    """Before the start."""
    return Scene(table.spec.id, table.spec, [], table.state)


def write(path: Path, scenes: list[Scene]) -> None:
    """A store with these tables in it."""

    async def put() -> None:
        store = Store(Settings(store=str(path)).store_address())
        await store.open()
        for scene in scenes:
            await store.put(Write(spec=scene.spec))
            if scene.log:
                await store.put(Write(None, scene.id, tuple(scene.log), Progress(scene.state)))
        await store.close()

    asyncio.run(put())
