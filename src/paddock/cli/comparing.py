"""`paddock compare`: a tournament between drivers."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from .. import circuit_file
from ..game import game as open_game
from ..lab.compare import Bar, Comparison
from ..lab.compare import compare as run_tournament
from ..lab.ratings import Share
from .desk import Desk
from .options import Cluster, GameName, More, Workers, gather
from .simulating import progress


def compare(
    context: typer.Context,
    game: GameName,
    drivers: Annotated[str, typer.Option(help="Who races whom: pro,racer,club, or pro,racer*5, or exec:./bot,racer.")],
    circuit: Annotated[str | None, typer.Option(help="The circuit, several (usa+gb), or all.")] = None,
    races: Annotated[int, typer.Option(help="How many races at least; everybody sits on every seat.")] = 300,
    seed: Annotated[int, typer.Option(help="Equal seeds give equal races.")] = 1,
    seats: Annotated[int | None, typer.Option(help="How many cars; drivers may have several.")] = None,
    laps: Annotated[int | None, typer.Option(help="Laps; the circuit's own if not given.")] = None,
    more: More = None,
    bar: Annotated[
        str | None, typer.Option(help="Stop when this is certain: pro=0.6 (wins), champion/pro=0.5 (ahead).")
    ] = None,
    file: Annotated[Path | None, typer.Option(help="Keep every race here, and go on with those that are.")] = None,
    workers: Workers = None,
    cluster: Cluster = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    language: Annotated[str | None, typer.Option(help="en, ru or nl.")] = None,
) -> None:
    """Let drivers race each other on balanced seats with the same luck, and rate them."""
    desk = Desk(language)
    of = open_game(game)
    options = gather(of, circuit, {"laps": laps}, more, context.args)
    wanted = None if bar is None else Bar.read(bar)
    with progress(desk, races) as done:
        found = run_tournament(
            of,
            options,
            drivers,
            races,
            seed,
            seats=seats,
            workers=workers,
            cluster=cluster,
            file=file,
            bar=wanted,
            progress=done,
        )
    if as_json:
        print(json.dumps(found.as_dict()))
        return
    show_comparison(desk, found)
    if found.stopped and wanted is not None:
        what = wanted.driver if wanted.rival is None else f"{wanted.driver}/{wanted.rival}"
        desk.line("compare-stopped", what=what, share=f"{100 * wanted.share:g}")
    if file is not None:
        desk.line("compare-kept", style="dim", file=str(file))


def show_comparison(desk: Desk, found: Comparison) -> None:
    """Ratings, wins and places, and who finishes before whom."""
    circuits = ", ".join(circuit_file.title(open_game(found.plan.game), name) for name in found.circuits())
    desk.line("compare-title", style="bold", races=found.races, cars=found.plan.seats, circuits=circuits)
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    rows = found.drivers
    table.add_column(desk.say("compare-driver"))
    heads = [desk.say(f"compare-{head}") for head in ("rating", "wins", "fair", "place")]
    for head in (*heads, *(desk.say("compare-ahead", name=one.name) for one in rows)):
        table.add_column(head, justify="right")
    for one in rows:
        table.add_row(
            Text(one.name),
            f"{one.rating:.0f} ±{one.margin:.0f}",
            told(one.wins),
            f"{100 * one.fair:.0f} %",
            f"{one.place:.2f}",
            *(_ahead(found, one.name, other.name) for other in rows),
        )
    desk.print(table)
    desk.line("compare-note", style="dim")


def _ahead(found: Comparison, name: str, rival: str) -> str:
    share = None if name == rival else found.ahead(name, rival)
    return "" if share is None else told(share)


def told(share: Share) -> str:
    """A share with its interval, in percent."""
    low, high = share.interval
    return f"{100 * share.share:.0f} % ({100 * low:.0f}–{100 * high:.0f})"
