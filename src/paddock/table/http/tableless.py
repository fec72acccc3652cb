"""A race that no table holds, told as a table is, so that the page shows it at the same board."""

from __future__ import annotations

from ... import drawing
from ...locale import lines
from ...race import Entry as RaceEntry
from ...race import Race
from ..messages import Entry, Info, SeatInfo
from ..table import DRIVER, OVER, PERSON, RACING, RELAXED


def info_of(race: Race, me: int | None = None, rival: str | None = None) -> Info:
    """The race as a table. Where `me` is a seat, the others are driven by the rival; else nobody is."""
    return {
        "table": "",
        "game": race.game.name,
        "options": race.settings,
        "pace": RELAXED,
        "seconds": None,
        "open": False,
        "seats": [_seat(race, seat, rival, me is None or seat == me) for seat in range(race.seats)],
        "spectators": 0,
        "seal": "",
        "rematch": None,
        "hints": False,
        "season": None,
        "origin": None,
        "state": OVER if race.over else RACING,
        "waiting": list(race.waiting),
        "round": race.round,
        "places": race.standing(),
    }


def _seat(race: Race, seat: int, rival: str | None, person: bool) -> SeatInfo:
    colours = drawing.of(race.game.name).SEAT_COLOURS
    driver = None if person else rival
    return {
        "seat": seat,
        "who": PERSON if person else DRIVER,
        "name": None,
        "driver": driver,
        "taken": True,
        "present": True,
        "driven_by": driver,
        "colour": colours[seat] if seat < len(colours) else None,
        "called": None,
        "temper": None,
    }


def entry_of(race: Race, seat: int, number: int, entry: RaceEntry) -> Entry:
    """What happened, as the seat may see it."""
    seen = race.seen(entry, seat)
    return {
        "sequence": number,
        "kind": entry.kind,
        "seat": entry.seat,
        "events": [event.as_dict() for event in seen],
        "lines": [told.as_dict() for told in lines(seen, circuit=str(race.settings["circuit"]))],
        "text": None,
        "name": None,
        "by": None,
        "at": 0.0,
    }
