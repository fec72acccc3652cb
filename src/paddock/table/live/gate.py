"""The gate: all that leaves a table is made here, from what its receiver may know.

An audience is the seats that a client holds, in order; nobody's seat is a spectator's. Who comes to a table gets the
whole snapshot, and from then on what changes in it. Whatever several audiences may see is made once.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import chain

import msgspec

from ...decision import DecisionData
from ...drivers.cast import called
from ...drivers.tempers import bare, split
from ...locale import lines
from ...looks import Looks
from .. import messages
from ..messages import Entry, Info, Progress, SeasonBrief
from ..presence import Presence
from ..table import DRIVER, LogEntry, Table
from .changes import Comparison, at, whole

Audience = tuple[int, ...]
encode = msgspec.json.encode


def info(table: Table, presence: Presence) -> Info:
    """What everybody may know about a table."""
    return {
        "table": table.spec.id,
        "game": table.spec.game,
        "options": table.spec.settings,
        "pace": table.spec.pace,
        "seconds": table.spec.seconds,
        "open": table.spec.open,
        "seats": [
            {
                "seat": number,
                "who": seat.who,
                "name": seat.name,
                "driver": bare(seat.driver) if seat.who == DRIVER else None,
                "taken": seat.token is not None,
                "present": number in presence.seats,
                "driven_by": bare(seat.driver),
                "colour": seat.colour,
                "called": called(seat.driver, number),
                "temper": None if seat.driver is None else split(seat.driver)[1],
            }
            for number, seat in enumerate(table.seats)
        ],
        "spectators": presence.spectators,
        "seal": table.seal.commitment,
        "rematch": table.rematch,
        "season": season_brief(table),
        "hints": table.hints,
        "origin": None if table.origin is None else table.origin.moment,
        **_progress(table),
    }


def _progress(table: Table) -> Progress:
    """How far the race is."""
    race = table.race
    return {
        "state": table.state,
        "waiting": list(table.waiting),
        "round": race.round if race is not None else 0,
        "places": race.standing() if race is not None else None,
    }


def season_brief(table: Table) -> SeasonBrief | None:
    """Which race of which season this is."""
    season = table.spec.season
    if season is None:
        return None
    return {"kind": season.kind, "race": season.raced + 1, "races": len(season.calendar)}


def entry_for(table: Table, entry: LogEntry, audience: Audience) -> Entry:
    """An entry of the log, with the events that the audience may see, and what the radio says of them."""
    race = table.race
    seen = race.events_for(audience, entry.since, entry.until) if race is not None else []
    return {
        "sequence": entry.sequence,
        "kind": entry.kind,
        "seat": entry.seat,
        "events": [event.as_dict() for event in seen],
        "lines": [told.as_dict() for told in lines(seen, circuit=race.settings["circuit"])] if race is not None else [],
        "text": entry.text,
        "name": entry.name,
        "by": entry.by,
        "at": round(entry.at, 3),
    }


def done(number: int | str, sequence: int) -> bytes:
    """A command was stored and carried out."""
    return encode({"is": "done", "id": number, "sequence": sequence})


class Log:
    """The log of a table as it is sent, each entry made once for all who may see the same of it."""

    def __init__(self) -> None:
        self._made: dict[tuple[int, Audience], bytes] = {}
        self._insiders: dict[int, Collection[int]] = {}
        """By entry, the seats that may know more of it than everybody."""
        self._table: Table | None = None

    def since(self, table: Table, audience: Audience, last: int) -> list[bytes]:
        """The entries after a number, as this audience may see them."""
        return [self.entry(table, entry, audience) for entry in table.log[last:]]

    def entry(self, table: Table, entry: LogEntry, audience: Audience) -> bytes:
        """An entry of the log; those who may not know more than everybody share it."""
        if table is not self._table:
            self._table, self._made, self._insiders = table, {}, {}
        insiders = self._insiders.get(entry.sequence)
        if insiders is None:
            insiders = table.race.insiders(entry.since, entry.until) if table.race is not None else ()
            self._insiders[entry.sequence] = insiders
        key = entry.sequence, tuple([seat for seat in audience if seat in insiders]) if insiders else ()
        if key not in self._made:
            self._made[key] = encode(entry_for(table, entry, key[1]))
        return self._made[key]


class Snapshot:
    """A table at one moment, as each audience may see it."""

    def __init__(self, table: Table, presence: Presence, audiences: Iterable[Audience] = ()) -> None:
        self.table = table
        self.race = table.race
        self.presence = presence
        self.sequence = table.sequence
        self.info = info(table, presence)
        self.look(audiences)

    def after_answers(self, audiences: Iterable[Audience]) -> Snapshot:
        """The table now, after answers to the game alone: the same people sit there."""
        later = object.__new__(Snapshot)
        later.table, later.race, later.presence = self.table, self.race, self.presence
        later.sequence = self.table.sequence
        later.info = {**self.info, **_progress(self.table)}
        later.look(audiences)
        return later

    def look(self, audiences: Iterable[Audience]) -> None:
        """Look at the table from the seats of these audiences."""
        self._shown: dict[Audience, bytes] = {}
        self.looks: Looks | None = None
        self.decisions: dict[int, DecisionData | None] = {}
        self.undo: set[int] = set()
        race = self.race
        if race is None:
            return
        seats = {seat for audience in audiences for seat in audience}
        self.looks = race.looks([None, *seats])
        for seat in seats:
            asked = race.decision(seat)
            self.decisions[seat] = None if asked is None else asked.as_dict()
            if race.can_undo(seat) and not race.over:  # the seed of a race that is over is open
                self.undo.add(seat)

    def of(self, audience: Audience) -> messages.Snapshot:
        """All that an audience is shown: the table, the views and decisions of its seats, what can be taken back."""
        if self.looks is None:
            return {"info": self.info, "views": {}, "decisions": {}, "undo": []}
        if not self.decisions.keys() >= set(audience):
            self.look([audience, tuple(self.decisions)])
        looks = self.looks
        return {
            "info": self.info,
            "views": {str(seat): looks.view(seat) for seat in audience} or {"all": looks.view(None)},
            "decisions": {str(seat): self.decisions[seat] for seat in audience},
            "undo": self.undo_of(audience),
        }

    def undo_of(self, audience: Audience) -> list[int]:
        """The seats of an audience that could take their last answer back."""
        return [seat for seat in audience if seat in self.undo]

    def welcome(self, audience: Audience, host: bool, last: int, log: Log) -> bytes:
        """All there is, with the log since the last entry that the client saw. Nothing is encoded twice."""
        if audience not in self._shown:
            shown = self.of(audience)
            self._shown[audience] = encode({name: shown[name] for name in ("views", "decisions", "undo")})[1:-1]
        entries = log.since(self.table, audience, last if last <= self.sequence else 0)
        head = encode({"is": "welcome", "sequence": self.sequence, "seats": audience, "host": host, "info": self.info})
        return b'%b,%b,"log":[%b]}' % (head[:-1], self._shown[audience], b",".join(entries))

    def moved(self, presence: Presence) -> bytes:
        """Somebody came or went, and nothing else happened; the snapshot takes it in."""
        before, self.presence, self.info = self.info, presence, info(self.table, presence)
        return b'{"is":"info","changes":[%b]}' % whole(at(("info",), Comparison().changes(before, self.info)))


class News:
    """What happened between two snapshots. Both must show every audience that is told."""

    def __init__(self, before: Snapshot, now: Snapshot, entries: Sequence[LogEntry], log: Log | None = None) -> None:
        self.before, self.now, self.entries, self._log = before, now, entries, log or Log()
        self._comparison = Comparison()
        self._info = at(("info",), self._comparison.changes(before.info, now.info))
        self._shared: list[bytes] | None = None
        self._rows: list[list[bytes] | None] = []

    def to(self, audience: Audience, answered: Sequence[tuple[int | str, int]] = ()) -> bytes:
        """The news for an audience; `answered` are the numbers of a client's own commands and their sequence."""
        entries = b",".join([self._log.entry(self.now.table, entry, audience) for entry in self.entries])
        own = b',"done":' + encode([{"id": i, "sequence": n} for i, n in answered]) if answered else b""
        made = whole(self._info + self._looks(audience))
        said = b'{"is":"news","sequence":%d,"entries":[%b],"changes":[%b]%b}'
        return said % (self.now.sequence, entries, made, own)

    def _looks(self, audience: Audience) -> list[bytes]:
        """What changed in an audience's views, in what it is asked, and in what it could take back."""
        now, before = self.now, self.before
        if now.race is not before.race:
            shown = now.of(audience)
            return [encode({name: shown[name] for name in ("views", "decisions", "undo")}) + b"]"]
        if now.looks is None or before.looks is None:
            return []
        if not audience:
            return at(("views", "all"), self._seen(before.looks, now.looks, None))
        found: list[bytes] = []
        for seat in audience:
            found += at(("views", str(seat)), self._seen(before.looks, now.looks, seat))
            if before.decisions[seat] != now.decisions[seat]:
                found += at(("decisions",), [encode({str(seat): now.decisions[seat]}) + b"]"])
        undo = now.undo_of(audience)
        if undo != before.undo_of(audience):
            found.append(encode({"undo": undo}) + b"]")
        return found

    def _seen(self, before: Looks, now: Looks, seat: int | None) -> list[bytes]:
        """What changed in a seat's view."""
        compare = self._comparison
        if self._shared is None:
            self._shared = compare.changes(before.shared, now.shared)
            self._rows = [compare.inside(was, row) for was, row in zip(before.rows, now.rows, strict=True)]
        found, rows = self._shared, self._rows
        if seat in now.own:
            found = found + compare.changes(before.own[seat], now.own[seat])
        if seat is not None:
            mine = compare.inside(before.own_rows[seat], now.own_rows[seat])
            rows = [*rows[:seat], mine, *rows[seat + 1 :]]
        if None in rows:
            return [*found, encode({now.table: now.view(seat)[now.table]}) + b"]"]
        changed = [at((now.table, place), inside) for place, inside in enumerate(rows) if inside]
        return [*found, *chain.from_iterable(changed)]
