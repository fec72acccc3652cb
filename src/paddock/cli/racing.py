"""`paddock race`: play in the terminal."""

from __future__ import annotations

import secrets
from typing import Annotated

import typer

from ..game import game as open_game
from ..race import Race
from ..race import race as start_race
from . import files
from .crew import seat_crew
from .desk import Desk
from .options import GameName, More, gather
from .play import Play

PACE = 0.12


def race(
    context: typer.Context,
    game: GameName,
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
    pace: Annotated[float, typer.Option(help="Seconds a line of radio takes.", min=0, max=5)] = PACE,
) -> None:
    """Play a race in the terminal, against drivers or in turns at one keyboard. Takes the game's own options, too."""
    desk = Desk(language)
    of = open_game(game)
    crew = seat_crew(of, seats, people, drivers, name or [])
    given = {"seats": crew.seats, "laps": laps}
    options = gather(of, circuit, given, more, context.args)
    if save is not None:
        files.check_writable(save)
    started: Race = start_race(game, seed=seed, **options)
    Play(desk, started, crew, save, pace, secrets.randbits(32) if seed is None else seed).run()
