"""What a new table is made with: checked here, and then fixed in its TableSpec."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Any

from ..drivers import driver_names, entry, usual_driver
from ..drivers.roster import has_temper
from ..drivers.tempers import STEADY, join, split, usual
from ..errors import PaddockError, unknown
from ..game import game
from ..sheet import Season
from . import tokens
from .messages import Pace
from .settings import Settings
from .table import DRIVER, LIVE, PERSON, POST, RELAXED, TableSpec, at_the_table

PACES = (RELAXED, LIVE, POST)
MOST_WORD = 4000
"""Letters of a circuit of somebody's own: it stands in addresses."""
SHORTEST, LONGEST = 5, 14 * 86_400
"""Seconds that a decision may take."""


def new_spec(
    server: Settings,
    name: str,
    options: Mapping[str, object],
    seats: Sequence[Mapping[str, Any]],
    pace: Pace = RELAXED,
    seconds: int | None = None,
    listed_: bool = False,
    host: str = "",
    season: Season | None = None,
    maker: str | None = None,
) -> TableSpec:
    """What is decided when a table is made; raises PaddockError for what cannot be."""
    if name not in at_the_table():
        raise unknown("game", name, at_the_table())
    of = game(name)
    if "seats" in options and str(options["seats"]) != str(len(seats)):
        raise PaddockError(f"the option seats is {options['seats']!r}, but {len(seats)} seats are given")
    settings = of.setup.read_options({**options, "seats": len(seats)})
    circuits = [settings.get("circuit", ""), *(stop.circuit for stop in (season.calendar if season else ()))]
    if any(len(str(circuit)) > MOST_WORD for circuit in circuits):
        raise PaddockError(f"the circuit is too large for a table: as one word it has more than {MOST_WORD} letters")
    if pace not in PACES:
        raise unknown("pace", pace, PACES)
    if seconds is not None and not SHORTEST <= seconds <= LONGEST:
        raise PaddockError(f"seconds must be {SHORTEST} to {LONGEST}, not {seconds}")
    made = [_seat(name, dict(seat)) for seat in seats]
    return TableSpec(
        id=tokens.new_table_id(),
        created=time.time(),
        game=name,
        rules=of.rules_version if season is None else season.version,
        settings=settings,
        seats=made,
        pace=pace,
        seconds=seconds_for(pace, seconds, server),
        open=listed_,
        seed=secrets.token_bytes(32),
        host=host,
        season=season,
        maker=maker,
    )


def _seat(of: str, seat: dict[str, Any]) -> dict[str, Any]:
    if seat.get("who") == DRIVER:
        driver = known_driver(of, seat.get("driver"))
        return {"who": DRIVER, "driver": driver, "colour": seat.get("colour")}
    if seat.get("who") != PERSON:
        raise unknown("kind of seat", seat.get("who"), (PERSON, DRIVER))
    return {key: seat[key] for key in ("who", "name", "token", "webhook", "colour") if seat.get(key)}


def known_driver(of: str, name: str | None) -> str:
    """A driver that the game offers, `racer` or `racer:wild`: the named one, or the best that answers at once."""
    known = driver_names(game(of))
    if name is None:
        return usual_driver(game(of))
    if split(name)[0] not in known:
        raise unknown("driver", name, known)
    return entry(of, name).name


def mixed_driver(of: str, name: str, seat: int) -> str:
    """A driver with the temper that is usual on that seat, unless it has one."""
    one = entry(of, name)
    return join(name, usual(seat)) if one.temper == STEADY and has_temper(game(of), one) else name


def seconds_for(pace: str, asked: int | None, server: Settings) -> int | None:
    """How long a decision may take at a new table; None without a clock."""
    if pace == RELAXED:
        return None
    usual = server.live_clock if pace == LIVE else server.post_clock
    return usual if asked is None else asked
