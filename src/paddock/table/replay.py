"""A race file, replayed for a page: every moment with its view, all-seeing."""

from __future__ import annotations

from typing import Any

import msgspec

from .. import record
from ..errors import PaddockError
from ..race import Race

MOST_LINES = 6000


def replay(text: str) -> bytes:
    """All moments of a race file, as JSON; raises PaddockError if it is none."""
    read = record.parse(text)
    if len(read.lines) > MOST_LINES:
        raise PaddockError(f"a race to replay has at most {MOST_LINES} lines, not {len(read.lines)}")
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
                "view": all_seeing(race),
            }
        )
    record.check_end(race, read)
    return msgspec.json.encode(
        {
            "game": read.game.name,
            "settings": read.settings,
            "names": {str(seat): name for seat, name in read.names.items()},
            "moments": moments,
            "places": race.standing() if race.over else None,
        }
    )


def all_seeing(race: Race) -> dict[str, Any]:
    """The public view, with every car as its own seat sees it."""
    seen = race.view(None)
    seen["cars"] = [race.view(seat)["cars"][seat] for seat in range(len(seen["cars"]))]
    return seen
