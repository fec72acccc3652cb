"""Races as tables of data: results, decisions and events, in columns with readable names.

A race file is replayed line by line; nothing is told that it does not hold. Tables are written by polars, as Parquet or
CSV, by the ending of the file's name.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from .. import record
from ..decision import Decision
from ..errors import PaddockError
from ..locale import word
from ..race import Entry, Race
from .workers import hire

ENDINGS = (".parquet", ".csv")
TABLES = ("results", "decisions", "events")

Row = dict[str, Any]
Asked = dict[int, Decision | None]


@dataclass
class Tables:
    """Rows of all races so far."""

    results: list[Row] = field(default_factory=list)
    decisions: list[Row] = field(default_factory=list)
    events: list[Row] = field(default_factory=list)

    def join(self, others: Tables) -> None:
        """Take in the rows of others."""
        for name in TABLES:
            getattr(self, name).extend(getattr(others, name))

    def add(self, name: str, text: str) -> None:
        """Replay a race file that is called so."""
        found = record.parse(text)
        race = record.open_race(found)
        called = {seat: found.names.get(seat) or found.drivers.get(seat) or f"seat {seat}" for seat in range(race.cars)}
        common = {"race": name, "game": race.game.name, "circuit": str(race.settings.get("circuit", ""))}
        for number, line in enumerate(found.lines):
            asked = {seat: race.decision(seat) for seat in race.waiting} if number else {}
            round_before = race.round
            entry = record.replay_line(race, line)
            self.decisions += _decisions(common, number, round_before, asked, entry, race, found)
            self.events += _events(common, number, entry, race, called)
        record.check_end(race, found)
        self.results += _results(common, race, found)


def _results(common: Row, race: Race, found: record.Record) -> Iterator[Row]:
    settings = json.dumps({name: value for name, value in race.settings.items() if name != "circuit"})
    made = [sum(entry.seat == seat and entry.kind == "act" for entry in race.entries) for seat in range(race.seats)]
    for seat, place in enumerate(race.standing()):
        yield common | {
            "rules": race.version,
            "seat": seat,
            "name": found.names.get(seat),
            "driver": found.drivers.get(seat),
            "place": place,
            "over": race.over,
            "rounds": race.round,
            "answers": made[seat],
            "settings": settings,
        }


def _decisions(
    common: Row, number: int, round_before: int, asked: Asked, entry: Entry, race: Race, found: record.Record
) -> Iterator[Row]:
    """The actions of a line, one by one; what was asked and how much could be answered is known of the first."""
    if entry.kind == "start":
        return
    kinds = [race.game.actions.words(action) for action in entry.actions]
    decision = None if entry.seat is None else asked.get(entry.seat)
    for nth, action in enumerate(kinds or [None]):
        yield common | {
            "line": number,
            "round": round_before,
            "seat": entry.seat,
            "driver": found.drivers.get(entry.seat) if entry.seat is not None else None,
            "asked": decision.kind if decision and nth == 0 else None,
            "options": len(decision.actions) if decision and nth == 0 else None,
            "answer": action.text if action else entry.kind,
            "verb": action.verb if action else entry.kind,
        }


def _events(common: Row, number: int, entry: Entry, race: Race, called: dict[int, str]) -> Iterator[Row]:
    for event in entry.events:
        yield common | {
            "line": number,
            "round": race.round,
            "seat": event.seat,
            "kind": event.kind,
            "ruling": event.ruling,
            "text": word(event, called, circuit=common["circuit"]),
            **{f"n_{name}": value for name, value in event.numbers.items()},
        }


def read_tables(
    files: Iterable[Path | str],
    *,
    workers: int | None = None,
    cluster: str | None = None,
    progress: Callable[[int], object] | None = None,
) -> Tables:
    """The tables of race files; a race is called by its file's name without the ending.

    Workers are processes, or those of a Ray `cluster`; the files are read here. `progress` hears how many are done.
    """
    tables = Tables()
    with hire(workers, cluster=cluster) as hired:
        for number, found in enumerate(hired.map(tables_of, map(_read, files)), 1):
            tables.join(found)
            if progress is not None:
                progress(number)
    return tables


def _read(file: Path | str) -> tuple[str, str]:
    try:
        return str(file), Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise PaddockError(f"cannot read {str(file)!r}: {error}") from None


def tables_of(file: tuple[str, str]) -> Tables:
    """The tables of one race, from its file's name and text."""
    name, text = file
    tables = Tables()
    try:
        tables.add(Path(name).stem, text)
    except PaddockError as error:
        raise PaddockError(f"{name}: {error}") from None
    return tables


def table_files(to: Path | str) -> dict[str, Path]:
    """Where each table goes: results under that name, decisions and events beside it."""
    path = Path(to)
    return {name: path if name == "results" else path.with_suffix(f".{name}{path.suffix}") for name in TABLES}


def write_tables(tables: Tables, to: Path | str) -> dict[str, Path]:
    """Write the results under that name, decisions and events beside them: `out.parquet`, `out.events.parquet`."""
    path = Path(to)
    if path.suffix not in ENDINGS:
        raise PaddockError(f"tables are written as {' or '.join(ENDINGS)}, not as {str(path.name)!r}")
    try:
        import polars
    except ImportError:
        raise PaddockError("to export tables, install polars: pip install 'paddock[lab]'") from None
    written = table_files(path)
    for name, target in written.items():
        frame = polars.DataFrame(getattr(tables, name), infer_schema_length=None)
        try:
            frame.write_csv(target) if path.suffix == ".csv" else frame.write_parquet(target)
        except OSError as error:
            raise PaddockError(f"cannot write {str(target)!r}: {error}") from None
    return written
