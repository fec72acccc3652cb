"""A race file, replayed for a page: every moment with its view, all-seeing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

import msgspec

from ... import record
from ...drivers.cast import called_drivers
from ...drivers.tempers import split
from ...errors import PaddockError, listed
from ...locale import lines
from ..live.workers import Workers
from ..table import at_the_table

P = ParamSpec("P")
T = TypeVar("T")
MOST_LINES = 6000
MOST_WAITING = 8


class Replays:
    """Replays one race file after the other, so that drivers are not kept from thinking."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def run(self, workers: Workers, play: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """What playing a race file gives; raises PaddockError if it is none, or if too many wait."""
        if self._waiting >= MOST_WAITING:
            raise PaddockError("many races are being replayed just now; try again in a moment", word="replay-busy")
        self._waiting += 1
        try:
            async with self._turn:
                return await workers.run(play, *args, **more)
        finally:
            self._waiting -= 1


def replay(text: str) -> bytes:
    """All moments of a race file, as JSON; raises PaddockError if it is none."""
    read = record.parse(text)
    if read.game.name not in at_the_table():
        raise PaddockError(f"{read.game.name} has no page yet; there is {listed(at_the_table())}", word="no-page")
    if len(read.lines) > MOST_LINES:
        reason = f"a race to replay has at most {MOST_LINES} lines, not {len(read.lines)}"
        raise PaddockError(reason, word="replay-long", most=MOST_LINES)
    race = record.open_race(read)
    moments = []
    for line in read.lines:
        entry = record.replay_line(race, line)
        moments.append(
            {
                "line": line.number,
                "words": line.words,
                "seat": entry.seat,
                "events": [event.as_dict() for event in entry.events],
                "lines": [told.as_dict() for told in lines(entry.events, circuit=race.settings["circuit"])],
                "view": read.game.view.all_seeing(race.plain()),
            }
        )
    record.check_end(race, read)
    return msgspec.json.encode(
        {
            "game": read.game.name,
            "settings": read.settings,
            "names": {str(seat): name for seat, name in (called_drivers(read.drivers) | read.names).items()},
            "colours": {str(seat): colour for seat, colour in read.colours.items()},
            "drivers": {str(seat): split(driver)[0] for seat, driver in read.drivers.items()},
            "moments": moments,
            "places": race.standing() if race.over else None,
        }
    )
