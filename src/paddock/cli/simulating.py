"""`paddock simulate`: races by the thousand."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from ..errors import PaddockError
from ..game import game as open_game
from ..lab import Result
from ..lab import simulate as run_races
from ..lab.plot import plot as draw_plot
from ..lab.verdict import WANTED, Verdict, compared, races_for, reach, verdicts
from . import files
from .crew import USUAL_SEATS, count_drivers, is_one_name
from .desk import Desk
from .looking import Overwrite
from .options import Cluster, GameName, More, Workers, gather

PER_RACE = "_per_race"
FEW_GROUPS = 6
"""Up to so many groups each gets a line of words; of more, only those that differ."""
LEAST_CHANCE = 0.001


def simulate(
    context: typer.Context,
    game: GameName,
    circuit: Annotated[str | None, typer.Option(help="The circuit; `paddock circuits` lists them. Or all.")] = None,
    drivers: Annotated[str, typer.Option(help="Who drives: random*6, or racer+rookie*5.")] = "racer+rookie*3",
    races: Annotated[int, typer.Option(help="How many races.")] = 1000,
    seed: Annotated[int, typer.Option(help="Equal seeds give equal races.")] = 1,
    seats: Annotated[int | None, typer.Option(help="How many cars; as many as drivers if not given.")] = None,
    laps: Annotated[int | None, typer.Option(help="Laps; the circuit's own if not given.")] = None,
    more: More = None,
    by: Annotated[str | None, typer.Option(help="Compare cars by grid, circuit, or what the game adds.")] = None,
    workers: Workers = None,
    cluster: Cluster = None,
    threads: Annotated[bool, typer.Option("--threads", help="Workers are threads.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    save: Annotated[Path | None, typer.Option(help="Keep every race as a file in this folder.")] = None,
    plot: Annotated[str | None, typer.Option(help="Draw the shares of wins: out.svg.")] = None,
    overwrite: Overwrite = False,
    language: Annotated[str | None, typer.Option(help="en, ru or nl.")] = None,
) -> None:
    """Simulate races and count the places by driver and by grid place, or by what cars had."""
    desk = Desk(language)
    of = open_game(game)
    named = USUAL_SEATS if is_one_name(drivers) else count_drivers(drivers)
    given = {"seats": named if seats is None else seats, "laps": laps}
    options = gather(of, circuit, given, more, context.args)
    if save is not None and save.exists() and not save.is_dir():
        raise PaddockError(f"cannot keep races in {str(save)!r}: it is not a folder")
    if plot is not None:
        files.check_writable(plot, overwrite)
    if save is not None and not overwrite and any(save.glob("*.race")):
        raise PaddockError(f"there are races in {str(save)!r} already; --overwrite writes over them")
    with progress(desk, races) as done:
        try:
            result = run_races(of, options, drivers, races, seed, workers, threads, save, done, by, cluster)
        except OSError as error:
            raise PaddockError(f"cannot keep races in {str(save)!r}: {error.strerror}") from None
    if as_json:
        print(json.dumps(result.as_dict()))
    else:
        show_result(desk, result)
        show_verdicts(desk, result)
        if save is not None:
            desk.line("races-kept", folder=str(save))
    if plot is not None:
        files.write_text(
            plot, draw_plot(verdicts(result), desk.say("plot-title", races=result.races), desk.say("plot-note"))
        )


def progress(desk: Desk, races: int, doing: str = "racing") -> AbstractContextManager[Callable[[int], object] | None]:
    """A bar on stderr, if a person is looking."""
    if not sys.stderr.isatty():
        return nullcontext()
    return _Bar(desk.say(doing), races)


class _Bar(AbstractContextManager[Callable[[int], object]]):
    """A progress bar that is told how many races are done."""

    def __init__(self, label: str, races: int) -> None:
        self._bar = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=Console(stderr=True),
            transient=True,
        )
        self._task = self._bar.add_task(label, total=races)

    def __enter__(self) -> Callable[[int], object]:
        self._bar.start()
        return lambda done: self._bar.update(self._task, completed=done)

    def __exit__(self, *_: object) -> None:
        self._bar.stop()


def show_result(desk: Desk, result: Result) -> None:
    """Places by driver, places by grid place, and how fast it went."""
    found = result.as_dict()
    by_driver = {f"{name} ×{places['cars']}": places for name, places in found["places"].items()}
    _show_places(desk, desk.say("by-driver"), desk.say("head-driver"), by_driver)
    by_grid = {str(box): places for box, places in enumerate(found["by_grid"], 1)}
    if result.by is not None:
        _show_groups(desk, result)
    elif all(sum(places["counts"]) for places in by_grid.values()):  # seats that have no grid place tell nothing
        _show_places(desk, desk.say("by-grid"), desk.say("head-grid"), by_grid)
    desk.line(
        "speed",
        races=result.races,
        seconds=f"{result.seconds:.2f}",
        rate=round(result.races_per_second),
        turns=round(result.turns_per_second),
        decisions=round(result.decisions_per_second),
        engine="compiled" if result.compiled else "plain",
    )


def show_verdicts(desk: Desk, result: Result) -> None:
    """In words whether the differences are any, and a warning where the races are too few to tell."""
    found = verdicts(result)
    if len(found) > 1:
        show_each(desk, found)
    off = reach(min(row.races for row in compared(result).values()) if found else result.races)
    if off > 2 * WANTED:
        texts = {"off": f"{100 * off:.0f}", "wanted": f"{100 * WANTED:.0f}"}
        desk.line("too-few-races", style="yellow", races=result.races, needed=races_for(WANTED), **texts)


def show_each(desk: Desk, found: list[Verdict]) -> None:
    """Each share in words; of many, those that differ."""
    for each in found if len(found) <= FEW_GROUPS else [one for one in found if one.differs]:
        low, high = each.interval
        shares = {"share": each.share, "low": low, "high": high, "fair": each.fair}
        texts = {name: f"{100 * share:.1f}" for name, share in shares.items()}
        chance = f"{100 * each.chance:.1f}" if each.chance >= LEAST_CHANCE else f"<{100 * LEAST_CHANCE}"
        desk.line(f"verdict-{each.word}", name=each.name, chance=chance, **texts)
    if not any(each.differs for each in found):
        desk.line("verdict-all-luck", count=len(found))
    elif len(found) > 2:
        desk.line("verdict-many", count=len(found))


def _show_places(desk: Desk, title: str, head: str, rows: dict[str, dict[str, Any]]) -> None:
    """How often each place was reached, in per cent of the cars."""
    desk.print(Text(title, style="bold"))
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(head)
    for place in range(1, 1 + max(len(row["counts"]) for row in rows.values())):
        table.add_column(f"P{place}", justify="right")
    table.add_column(desk.say("head-mean"), justify="right")
    mishap = next((name for row in rows.values() for name in row if name.endswith(PER_RACE)), None)
    if mishap:
        counted = mishap.removesuffix(PER_RACE)
        table.add_column(desk.label(f"head-{counted.replace('_', '-')}", counted), justify="right")
    for name, row in rows.items():
        cars = max(1, sum(row["counts"]))
        cells = [f"{100 * count / cars:.1f}%" for count in row["counts"]]
        cells.append(f"{row['mean_place']:.2f}")
        if mishap:
            cells.append(f"{row[mishap]:.2f}")
        table.add_row(name, *cells)
    desk.print(table)


def _show_groups(desk: Desk, result: Result) -> None:
    """Wins with their interval, and the mean place, by what cars had; the best first where the game says so."""
    rows = list(result.groups.items())
    if result.by in open_game(result.game).study.ranked:
        rows.sort(key=lambda row: -row[1].win_share)
    by = str(result.by)
    desk.print(Text(desk.label(f"by-{by}", by), style="bold"))
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(desk.label(f"head-{by}", by))
    table.add_column(desk.say("head-driver"))
    for head in ("head-cars", "head-wins", "head-interval", "head-mean"):
        table.add_column(desk.say(head), justify="right")
    for (name, driver), places in rows:
        low, high = places.win_interval
        interval = f"{100 * low:.1f}–{100 * high:.1f}%"
        share = f"{100 * places.win_share:.1f}%"
        table.add_row(name, driver, str(places.races), share, interval, f"{places.mean:.2f}")
    desk.print(table)
