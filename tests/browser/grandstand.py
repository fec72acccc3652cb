"""A race that is under way, put into the store of a running server: drivers have driven it to a moment worth a test."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from paddock.game import game
from paddock.table import tokens
from paddock.table.commands import Act, Start
from paddock.table.live import thinking
from paddock.table.settings import Settings
from paddock.table.store.store import Progress, Store, Write
from paddock.table.table import DRIVER, OVER, PERSON, RELAXED, LogEntry, Table, TableSpec

BEGUN = 1_700_000_000.0
DRIVEN_BY = "racer"


def race_under_way(
    store: Path | str, name: str, people: tuple[str, ...], options: dict[str, Any], come: Callable[[Table], bool]
) -> list[str]:
    """Put a table into the store whose race has come so far; the path of each person's seat.

    The luck is that of the first seed that leads there; seats after the people's are drivers'.
    """
    for seed in itertools.count():
        table = _lobby(f"stand{seed}", name, people, options)
        log = _drive(table, come)
        if table.state != OVER:
            with ThreadPoolExecutor(1) as aside:  # the browser's own loop runs in this thread
                aside.submit(asyncio.run, _put(store, table, log)).result()
            return [f"/table/{table.spec.id}#seat={_secret(table.spec.id, seat)}" for seat in range(len(people))]
    raise AssertionError("no seed leads there")


def _secret(id_: str, seat: int) -> str:
    return f"{id_}-{seat}-token"


def _lobby(id_: str, name: str, people: tuple[str, ...], options: dict[str, Any]) -> Table:
    of = game(name)
    settings = of.setup.read_options(options)
    seats: list[dict[str, Any]] = [{"who": DRIVER, "driver": DRIVEN_BY} for _ in range(settings["seats"])]
    for seat, person in enumerate(people):
        seats[seat] = {"who": PERSON, "name": person, "token": tokens.hashed(_secret(id_, seat))}
    luck = hashlib.sha256(id_.encode()).digest()
    return Table(TableSpec(id_, BEGUN, name, of.rules_version, settings, seats, RELAXED, None, True, luck, ""))


def _drive(table: Table, come: Callable[[Table], bool]) -> list[LogEntry]:
    """Drivers answer for everybody until the moment has come, or the race is over."""
    log = [table.apply(Start({}), BEGUN)]
    while table.race is not None and table.state != OVER and not come(table):
        seat = table.waiting[0]
        by = None if table.spec.seats[seat]["who"] == PERSON else DRIVEN_BY
        for action in thinking.decide(0, thinking.ask(table.race, seat, len(log)), DRIVEN_BY, len(log), 1.0):
            log.append(table.apply(Act(seat, table.race.game.actions.text(action), by), BEGUN + len(log)))
    return log


async def _put(path: Path | str, table: Table, log: list[LogEntry]) -> None:
    store = Store(Settings(store=str(path)).store_address())
    await store.open()
    await store.put(Write(spec=table.spec))
    await store.put(Write(None, table.spec.id, tuple(log), Progress(table.state)))
    await store.close()
