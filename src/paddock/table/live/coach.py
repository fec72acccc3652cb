"""A hint on request: the table sees that it was taken, and it is thought of in the drivers' lane.

Nobody waits for it but who asked. It is stopped as soon as the seat is asked something else.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from ...drivers.coach import AdviceData, check_coach
from ...errors import Refused
from ..commands import Hint
from ..logs import note
from . import thinking
from .autopilot import CALM
from .requests import MOST_BESIDE, Client, check_own

if TYPE_CHECKING:
    from ...decision import Decision
    from .live_table import LiveTable

SECONDS = 1.0
"""That the coach thinks, where nobody else does."""
LOOK = 0.1
"""Seconds after which it looks whether the race has moved on."""


async def hint(live: LiveTable, client: Client, seat: int) -> AdviceData:
    """What the coach tells a seat; refused in words where there are no hints, or it is not asked."""

    def make() -> Hint:
        check_hint(live, client, seat)
        return Hint(seat)

    await live.submit(make)
    async with live.lock:
        asked = _asked(live, seat)
        race = live.table.race
        if race is None or asked is None:
            raise Refused(f"seat {seat} is not asked any more", word="hint-late")
        question = thinking.ask_calmly(race, seat)
    workers = live.workers
    hurry = max(1.0, workers.load / CALM)
    if hurry > 1:
        note("the coach thinks shorter", table=live.table.spec.id, by=round(hurry, 1))
    work = workers.run_marked(live.settings.thinking_time, thinking.advise, question, SECONDS / hurry)
    thought = asyncio.ensure_future(work)
    try:
        while not thought.done():
            await asyncio.wait({thought}, timeout=LOOK)
            if not thought.done() and _asked(live, seat) != asked:
                raise Refused(f"seat {seat} is not asked any more", word="hint-late")
        return thought.result()
    except TimeoutError:
        raise Refused("the coach has no time just now", word="hint-busy") from None
    finally:
        thought.cancel()


def check_hint(live: LiveTable, client: Client, seat: int) -> None:
    """Refuse a hint that this client may not have now."""
    table = live.table
    check_own(client.person, seat)
    check_coach(table.game)
    if not table.hints:
        raise Refused("the host allows no hints at this table", word="hints-off")
    if table.race is None:
        raise Refused("the race has not begun", word="race-not-begun")
    if seat not in table.race.waiting:
        raise Refused(f"seat {seat} is not asked now", word="not-asked")
    if table.seats[seat].driver is not None:
        raise Refused(f"a driver drives for seat {seat}; take the seat back first", word="driver-drives")
    if table.sequence >= MOST_BESIDE:
        raise Refused("so much has happened here that only the race goes on", word="log-full")


def _asked(live: LiveTable, seat: int) -> Decision | None:
    race = live.table.race
    return race.decision(seat) if race is not None else None
