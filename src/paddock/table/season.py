"""A season at a table: where it begins, and how it goes on after each race."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from .. import seasons
from ..errors import PaddockError, Refused, listed, unknown
from ..sheet import Season
from .table import OVER, Person, Table


def begin_season(name: str, kind: str, options: Mapping[str, object], seats: int) -> Season:
    """A new season for so many seats; raises PaddockError for what cannot be."""
    for option in options:
        if option not in seasons.options(name):
            raise unknown("option of a season", option[:40], seasons.options(name))
    if "seats" in options and str(options["seats"]) != str(seats):
        raise PaddockError(f"the option seats is {options['seats']!r}, but {seats} seats are given")
    chosen: dict[str, Any] = {**options, "seats": seats}
    return seasons.begin(name, kind, **chosen)


def season_after(table: Table, person: Person) -> Season | None:
    """The season before its next race; a new one of the same kind if it is over; None if there is no season.

    Drivers choose by themselves what they keep. The host may go on without those who have not chosen.
    """
    season = table.season
    if season is None or table.state != OVER:
        return None
    if season.is_over:
        return seasons.again(season)
    season = seasons.answer_for(season, [number for number, seat in enumerate(table.seats) if seat.token is None])
    waiting = seasons.asks(season)
    if waiting and not person.host:
        names = listed(table.seats[seat].name for seat in waiting)
        raise Refused(f"before the next race {names} must choose", word="season-choose", names=names)
    season = seasons.answer_for(season, waiting)
    return replace(season, beside={"tables": tables_of(table)})


def tables_of(table: Table) -> list[str]:
    """The tables of the season's races so far, this one last."""
    before = table.spec.season.beside.get("tables", []) if table.spec.season is not None else []
    return [*before, table.spec.id]
