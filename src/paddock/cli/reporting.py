"""`paddock report`: a race, understood."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn
from rich.table import Table
from rich.text import Text

from .. import record
from ..locale import say
from ..locale.messages import is_said
from ..race import Race
from ..report import Report, Verdict, report
from ..report.page import page
from ..report.why import best_move, facts, mishaps, points, signed
from . import cars, files
from .desk import Desk
from .looking import Overwrite

SPARKS = "▁▂▃▄▅▆▇█"
MOST_SPARKS = 40
SHOWN = 3


def report_race(
    file: Annotated[str, typer.Argument(help="A race file of a race that is over, or -.")],
    seconds: Annotated[float, typer.Option(help="About how long to reckon; 0 for as long as it takes.")] = 45.0,
    playouts: Annotated[int, typer.Option(help="Races driven on for each answer in doubt, at most.")] = 256,
    seed: Annotated[int, typer.Option(help="Equal seeds give equal figures, with --seconds 0.")] = 1,
    threads: Annotated[int, typer.Option(help="Threads that share the work.")] = 2,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    html: Annotated[str | None, typer.Option(help="Write one page that can be sent: race.html.")] = None,
    overwrite: Overwrite = False,
    language: Annotated[str | None, typer.Option(help="en, ru or nl.")] = None,
) -> None:
    """Tell who was lucky, who decided well, and which decisions cost most."""
    desk = Desk(language)
    text = files.read_text(file)
    if html is not None:
        files.check_writable(html, overwrite)
    found, race = record.parse(text), record.read(text)
    people = [seat for seat in range(race.seats) if seat not in found.drivers]
    limit = seconds or None
    with bar(desk) as progress:
        made = report(
            race,
            seconds=limit,
            playouts=playouts,
            seed=seed,
            threads=max(1, threads),
            first=people,
            progress=progress,
        )
    if html is not None:
        names = cars.called(desk, race, found.names)
        files.write_text(html, page(race, made, names, people, desk.language), overwrite=True)
    if as_json:
        print(json.dumps(made.as_dict()))
    elif html is None:
        show(desk, race, made, cars.called(desk, race, found.names))


@contextmanager
def bar(desk: Desk) -> Iterator[Callable[[Report], None] | None]:
    """A bar that moves, where somebody looks."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    with Progress(
        TextColumn(say("report-title", desk.language)), BarColumn(), console=console, transient=True
    ) as shown:
        task = shown.add_task("", total=1.0)
        yield lambda made: shown.update(task, completed=made.share)


def show(desk: Desk, race: Race, made: Report, names: Mapping[int, str]) -> None:
    """The figures as a table, then the decisions that cost most."""
    language = desk.language
    error = points(max(point.error for point in made.points))
    desk.rule(say("report-chances", language))
    desk.print(say("report-method", language, races=made.playouts, error=error), style="dim")
    desk.print(_figures(desk, made, names))
    _counts(desk, made, names)
    desk.rule(say("report-cost-most", language))
    dearest = [made.verdicts[i] for i in made.costliest]
    for number, verdict in enumerate(dearest[:SHOWN], 1):
        _show_verdict(desk, number, verdict, names)
    if len(dearest) < SHOWN:
        desk.print(say("report-few-mistakes" if dearest else "report-no-mistakes", language))
    if made.best is not None:
        best = made.verdicts[made.best]
        desk.print(best_move(best, names[best.seat], language))


def _figures(desk: Desk, made: Report, names: Mapping[int, str]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    heads = ("place", "driver", "start", "chances-short", "luck-short", "decisions", "given-away")
    for head in heads:
        table.add_column(say(f"report-{head}", desk.language), justify="left" if head == "driver" else "right")
    for each in sorted(made.cars, key=lambda each: each.place):
        line = _spark([point.win[each.car] for point in made.points])
        table.add_row(
            str(each.place),
            Text.assemble((f" {cars.number(each.car)} ", cars.style(each.car)), " ", names[each.car]),
            f"{points(each.start.win)} %",
            line,
            f"{signed(each.luck.places)} ±{each.luck.places_error:.1f}",
            f"{signed(each.decisions.places)} ±{each.decisions.places_error:.1f}",
            signed(-max(0.0, each.given_away.places)),
        )
    return table


def _spark(chances: list[float]) -> str:
    """A line of chances in small blocks."""
    step = max(1, -(-len(chances) // MOST_SPARKS))
    return "".join(SPARKS[min(7, int(8 * chance))] for chance in [*chances[:-1:step], chances[-1]])


def _counts(desk: Desk, made: Report, names: Mapping[int, str]) -> None:
    heads = list(made.cars[0].counts)
    if not heads:
        return
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("")
    for head in heads:
        named = f"report-count-{head}"
        table.add_column(say(named, desk.language) if is_said(named) else head, justify="right")
    for each in sorted(made.cars, key=lambda each: each.place):
        table.add_row(names[each.car], *(str(count) for count in each.counts.values()))
    desk.print("", table)


def _show_verdict(desk: Desk, number: int, verdict: Verdict, names: Mapping[int, str]) -> None:
    language = desk.language
    where = say("report-round", language, round=verdict.round) if verdict.round else say("report-before", language)
    cost = f"−{points(verdict.lost.win)} {say('report-points-lost', language)}"
    places = say("report-places-lost", language, places=signed(-verdict.lost.places))
    desk.print(
        Text.assemble((f"{number} ", "bold"), f"{names[verdict.seat]} · {where} · ", (cost, "bold"), f" · {places}")
    )
    played, better = facts(verdict, language)
    for word, answer, told in (("played", verdict.played, played), ("better", verdict.better or "", better)):
        line = Text.assemble(f"    {say(f'report-{word}', language)}: ", (answer, "bold"))
        if told:
            line.append(f"  ({', '.join(told)})", style="dim")
        desk.print(line)
    wrong = mishaps(verdict, language)
    if wrong:
        desk.print(f"    {wrong}")
