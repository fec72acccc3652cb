"""`paddock circuit`: circuits of your own."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.table import Table

from .. import circuit_file, drawing
from ..drivers import levels
from ..errors import unknown
from ..game import game as open_game
from ..lab.measure import Measure, measure
from ..lab.plot import plot as draw_plot
from . import files
from .desk import Desk
from .looking import Overwrite, Theme, check_theme
from .options import GameName
from .simulating import progress, show_each

app = typer.Typer(help="Circuits of your own: begin one, check, draw and measure it.", rich_markup_mode=None)
File = Annotated[str, typer.Argument(help="A circuit file.")]
Language = Annotated[str | None, typer.Option(help="en, ru or nl.")]
NUMBERS = ("turns", "overtakes", "lead_changes", "mishaps")
SEATS = 6


@app.command()
def new(
    game: GameName,
    file: File,
    like: Annotated[str | None, typer.Option(help="Begin from this circuit of the game, to change it.")] = None,
    overwrite: Overwrite = False,
) -> None:
    """Write a circuit to begin from."""
    files.write_text(file, circuit_file.example(open_game(game), like), overwrite)


@app.command()
def check(file: File, language: Language = None) -> None:
    """Look for faults: all of them, each with its place."""
    desk = Desk(language)
    of, word = circuit_file.read_circuit(file)
    drawing.of(of).ground(of.setup.circuit(word))
    about = of.setup.about_circuit(word)
    desk.line("circuit-right", file=file, name=about["title"], spaces=about["spaces"], corners=about["corners"])


@app.command()
def draw(
    file: File,
    output: Annotated[str | None, typer.Option("-o", "--output", help="The SVG file; else it is printed.")] = None,
    theme: Theme = "day",
    overwrite: Overwrite = False,
) -> None:
    """Draw it as SVG."""
    of, word = circuit_file.read_circuit(file)
    check_theme(theme)
    files.put(output, drawing.of(of).ground(of.setup.circuit(word), theme=theme), overwrite)


@app.command("measure")
def measure_circuit(
    file: File,
    races: Annotated[int, typer.Option(help="How many races.")] = 1000,
    seats: Annotated[int, typer.Option(help="How many cars.")] = SEATS,
    driver: Annotated[str, typer.Option(help="Who drives all cars.")] = "racer",
    beside: Annotated[
        bool, typer.Option(help="Measure the game's own circuits, too, with a tenth of the races.")
    ] = True,
    seed: Annotated[int, typer.Option(help="Equal seeds give equal races.")] = 1,
    plot: Annotated[str | None, typer.Option(help="Draw the shares of wins by grid place: out.svg.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    overwrite: Overwrite = False,
    language: Language = None,
) -> None:
    """Is it good? Races tell turns, overtakes, changes of the lead, mishaps, and whether the grid is fair."""
    desk = Desk(language)
    of, word = circuit_file.read_circuit(file)
    if driver not in levels(of):
        raise unknown("driver", driver, levels(of))
    if plot is not None:
        files.check_writable(plot, overwrite)
    few = max(2, races // 10)
    known = of.setup.circuit_names() if beside else []
    with progress(desk, races + few * len(known)) as done:
        count = 0

        def one_more() -> None:
            nonlocal count
            count += 1
            if done is not None:
                done(count)

        mine = measure(of, word, seats=seats, races=races, driver=driver, seed=seed, progress=one_more)
        others = [
            measure(of, each, seats=seats, races=few, driver=driver, seed=seed, progress=one_more) for each in known
        ]
    if as_json:
        found = {name: each.as_dict() for name, each in zip(known, others, strict=True)}
        print(json.dumps({"circuit": mine.as_dict(), "beside": found}))
    else:
        _show(desk, mine, others)
        show_each(desk, mine.fairness)
    if plot is not None:
        title = desk.say("measure-plot", races=races)
        files.write_text(plot, draw_plot(mine.fairness, title, desk.say("plot-note")))


def _show(desk: Desk, mine: Measure, others: list[Measure]) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for head in ("measure", "this-circuit", *(["own-circuits"] if others else [])):
        table.add_column(desk.say(f"head-{head}"))
    for name in NUMBERS:
        here = getattr(mine, name)
        row = [desk.say(f"measure-{name.replace('_', '-')}"), f"{here.mean:.2f} ± {here.off:.2f}"]
        if others:
            means = [getattr(each, name).mean for each in others]
            row.append(f"{min(means):.2f} – {max(means):.2f}")
        table.add_row(*row)
    desk.print(table)
