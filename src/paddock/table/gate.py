"""The gate: all that leaves a table is made here, from what its receiver may know.

An audience is the seats that a client holds, in order; nobody's seat is a spectator's.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from msgspec import Raw

from .tables import DRIVER, Entry, Table

Audience = tuple[int, ...]
encode = msgspec.json.encode


@dataclass(frozen=True)
class Presence:
    """Who is connected."""

    seats: Collection[int] = ()
    spectators: int = 0


def info(table: Table, presence: Presence) -> dict[str, Any]:
    """What everybody may know about a table."""
    race = table.race
    return {
        "table": table.plan.id,
        "game": table.plan.game,
        "options": table.plan.settings,
        "state": table.state,
        "pace": table.plan.pace,
        "seconds": table.plan.seconds,
        "open": table.plan.open,
        "seats": [
            {
                "seat": number,
                "who": seat.who,
                "name": seat.name,
                "driver": seat.driver if seat.who == DRIVER else None,
                "taken": seat.token is not None,
                "present": number in presence.seats,
                "driven_by": seat.driver,
                "colour": seat.colour,
            }
            for number, seat in enumerate(table.seats)
        ],
        "waiting": list(table.waiting),
        "round": race.round if race is not None else 0,
        "places": race.standing() if race is not None else None,
        "spectators": presence.spectators,
        "seal": table.seal.commitment,
        "rematch": table.rematch,
        "season": season_brief(table),
    }


def season_brief(table: Table) -> dict[str, Any] | None:
    """Which race of which season this is."""
    season = table.plan.season
    if season is None:
        return None
    return {"kind": season.kind, "race": season.raced + 1, "races": len(season.calendar)}


def line(table: Table, entry: Entry, audience: Audience) -> dict[str, Any]:
    """A line of the log, with the events that the audience may see."""
    race = table.race
    seen = race.events_for(audience, entry.since, entry.until) if race is not None else []
    return {
        "sequence": entry.sequence,
        "kind": entry.kind,
        "seat": entry.seat,
        "events": [event.as_dict() for event in seen],
        "text": entry.text,
        "name": entry.name,
        "by": entry.by,
        "at": round(entry.at, 3),
    }


@dataclass
class Moment:
    """A table as it stands now, encoded once for everybody who looks the same way."""

    table: Table
    presence: Presence
    _views: dict[int | None, Raw] = field(default_factory=dict)
    _info: Raw | None = None

    def news(self, entry: Entry, audience: Audience) -> bytes:
        """Something happened."""
        said = {"is": "news", "sequence": entry.sequence, "entry": line(self.table, entry, audience)}
        return encode({**said, "info": self._encoded_info(), **self._looks(audience)})

    def welcome(self, audience: Audience, host: bool, last: int) -> bytes:
        """All there is, with the log since the last line that the client saw."""
        log = self.table.log[last:] if last <= self.table.sequence else self.table.log
        return encode(
            {
                "is": "welcome",
                "sequence": self.table.sequence,
                "info": self._encoded_info(),
                "seats": list(audience),
                "host": host,
                **self._looks(audience),
                "log": [line(self.table, entry, audience) for entry in log],
            }
        )

    def whereabouts(self) -> bytes:
        """Somebody came or went."""
        return encode({"is": "info", "info": self._encoded_info()})

    def _encoded_info(self) -> Raw:
        if self._info is None:
            self._info = Raw(encode(info(self.table, self.presence)))
        return self._info

    def look(self, audiences: Iterable[Audience]) -> None:
        """Make the views of several audiences at once."""
        if self.table.race is not None:
            wanted = {seat for audience in audiences for seat in audience or (None,)} - set(self._views)
            for seat, view in self.table.race.views(wanted).items():
                self._views[seat] = Raw(encode(view))

    def _looks(self, audience: Audience) -> dict[str, Any]:
        """Views, decisions and what can be taken back, for the seats of an audience."""
        race = self.table.race
        if race is None:
            return {"views": {}, "decisions": {}, "undo": []}
        decisions = {}
        for seat in audience:
            asked = race.decision(seat)
            if asked is not None:
                decisions[str(seat)] = {"seat": seat, "kind": asked.kind, "options": asked.texts}
        self.look([audience])
        views = {str(seat): self._views[seat] for seat in audience} or {"all": self._views[None]}
        undo = [seat for seat in audience if race.can_undo(seat)]
        return {"views": views, "decisions": decisions, "undo": undo}
