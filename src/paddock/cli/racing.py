"""`paddock race`: play in the terminal."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Annotated

import typer

from .. import record
from ..decision import check_seat
from ..errors import PaddockError, listed
from ..game import game as open_game
from ..game import game_names
from ..race import Race
from ..race import race as start_race
from . import files
from .crew import LONGEST_NAME, Crew, from_file, seat_crew
from .desk import Desk
from .full import Full, open_desk
from .looking import Overwrite
from .options import More, gather
from .play import Play

PACE = 0.12


def race(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(help="The game; `paddock games` lists them.")] = None,
    circuit: Annotated[str | None, typer.Option(help="The circuit; `paddock circuits` lists them.")] = None,
    seats: Annotated[int | None, typer.Option(help="How many cars; 4 if not given.")] = None,
    people: Annotated[int | None, typer.Option(help="How many people at this keyboard; 1 if not given.")] = None,
    drivers: Annotated[str | None, typer.Option(help="Who drives the other cars: racer,rookie*2.")] = None,
    name: Annotated[list[str] | None, typer.Option(help="A person's name; repeat it for several.")] = None,
    laps: Annotated[int | None, typer.Option(help="Laps; the circuit's own number if not given.")] = None,
    more: More = None,
    seed: Annotated[int | None, typer.Option(help="Luck that can be repeated; sealed luck if not given.")] = None,
    language: Annotated[str | None, typer.Option(help="en, ru or nl.")] = None,
    save: Annotated[str | None, typer.Option(help="Keep the race in this file.")] = None,
    file: Annotated[str | None, typer.Option(help="Go on with the race in this file; it is kept there.")] = None,
    moment: Annotated[
        int | None,
        typer.Option("--from", help="What if: play on from where the race of --file stood after so many lines.", min=0),
    ] = None,
    me: Annotated[
        int | None, typer.Option("--as", help="The seat to take with --from; the one that decides if not given.")
    ] = None,
    anew: Annotated[
        bool, typer.Option("--anew", help="With --from: what that seat did not know is dealt anew.")
    ] = False,
    overwrite: Overwrite = False,
    pace: Annotated[float, typer.Option(help="Seconds a line of radio takes.", min=0, max=5)] = PACE,
    full: Full = None,
) -> None:
    """Play a race in the terminal, against drivers or in turns at one keyboard. Takes the game's own options, too."""
    desk = open_desk(language, full)
    if file is not None and moment is not None:
        if any(value is not None for value in (game, circuit, seats, laps, more)) or context.args:
            raise PaddockError("a race that goes on keeps its seats and options; leave them out")
        if save is not None:
            files.check_writable(save, overwrite)
        left, crew = _what_if(files.read_text(file), moment, me, people, drivers, name or [], seed, anew)
        desk.line("what-if", file=file, moment=moment)
        desk.line("goes-on", round=left.round)
        Play(desk, left, crew, save, pace, secrets.randbits(32) if seed is None else seed).run()
        return
    if moment is not None or me is not None or anew:
        raise PaddockError("--from, --as and --anew go on from a moment of the race in --file FILE")
    if file is not None:
        given = (game, circuit, seats, people, name, laps, more, seed, save, *context.args)
        if any(value is not None for value in given):
            raise PaddockError("a race that goes on keeps its seats and options; leave them out")
        _go_on(desk, file, pace, drivers)
        return
    if game is None:
        raise PaddockError(f"say which game ({listed(game_names())}), or --file to go on with a race")
    of = open_game(game)
    crew = seat_crew(of, seats, people, drivers, name or [])
    options = gather(of, circuit, {"seats": crew.seats, "laps": laps}, more, context.args)
    if save is not None:
        files.check_writable(save, overwrite)
    started: Race = start_race(game, seed=seed, **options)
    Play(desk, started, crew, save, pace, secrets.randbits(32) if seed is None else seed).run()


def _what_if(
    text: str,
    moment: int,
    me: int | None,
    people: int | None,
    drivers: str | None,
    names: list[str],
    seed: int | None,
    anew: bool,
) -> tuple[Race, Crew]:
    """A race of its own from a moment of another one; with `people` 0 drivers show how it would have gone."""
    source = record.read(text)
    seat = source.what_if(moment).waiting[0] if me is None else check_seat(me, source.seats)
    crew = seat_crew(source.game, source.seats, people, drivers, names)
    if crew.people > 1:
        raise PaddockError(f"one person plays on from a moment, or none does (--people 0), not {crew.people}")
    made = source.what_if(moment, seed=seed, anew_for=seat if anew else None)
    return made, replace(crew, places=(seat,)[: crew.people])


def _go_on(desk: Desk, file: str, pace: float, drivers: str | None) -> None:
    """Go on with a race that was left, with the same people and, if nobody says otherwise, drivers."""
    text = files.read_text(file)
    left = record.read(text)
    if left.over:
        raise PaddockError(f"the race in {file!r} is over; paddock replay {file} shows it")
    crew = _crew_of(left, record.parse(text), drivers)
    desk.line("goes-on", round=left.round)
    seed = secrets.randbits(32) if left.seed is None else left.seed
    Play(desk, left, crew, file, pace, seed, heard=len(left.entries)).run()


def _crew_of(left: Race, found: record.Record, drivers: str | None) -> Crew:
    """Who sat where, as the file tells: a seat without a driver is a person's."""
    people = [seat for seat in range(left.seats) if seat not in found.drivers]
    names = [name[:LONGEST_NAME] for seat in people if (name := found.names.get(seat, "").strip())]
    if drivers is None:
        drivers = from_file([found.drivers[seat] for seat in sorted(found.drivers)], "this race")
    crew = seat_crew(left.game, left.seats, len(people), drivers, names)
    return replace(crew, places=tuple(people))
