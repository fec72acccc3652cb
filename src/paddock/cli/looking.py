"""`paddock verify`, `draw`, `show`, `rules`, `rulings` and the list of circuits."""

from __future__ import annotations

import re
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from .. import circuit_file, drawing, record
from ..errors import BadText, unknown
from ..game import Game
from ..game import game as open_game
from ..locale import rulebook, ruling
from ..locale import rulings as ruling_numbers
from ..what_if import check_origin
from . import cars, files, screen
from .desk import Desk
from .options import GameName

Language = Annotated[str | None, typer.Option(help="en, ru or nl.")]
Overwrite = Annotated[bool, typer.Option("--overwrite", help="Write over a file that is there.")]
Theme = Annotated[str, typer.Option(help="day or night.")]
WRONG = 1


def list_circuits(desk: Desk, of: Game) -> None:
    """Print a game's circuits with their numbers."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for head in ("circuit", "name", "laps", "spaces", "corners"):
        table.add_column(desk.say(f"head-{head}"))
    for name in of.setup.circuit_names():
        table.add_row(*screen.of(of).list_circuit(name, of.setup.circuit(name)))
    desk.print(table)


def list_options(desk: Desk, of: Game) -> None:
    """Print what a race of a game can be set up with."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for name, about in of.setup.OPTIONS.items():
        table.add_row(Text(name, style="bold"), Text(about))
    desk.print(table)


def verify(
    file: Annotated[str, typer.Argument(help="A race file.")],
    source: Annotated[
        str | None, typer.Option("--from", help="The race that it says it goes on from: does it really?")
    ] = None,
    language: Language = None,
) -> None:
    """Recompute a race: is every decision and draw right, and if not, which line is wrong first?"""
    desk = Desk(language)
    text = files.read_text(file)
    _check_header(text)
    verdict = record.verify(text)
    fault = None if verdict.right else verdict.sentence
    if fault is None and source is not None:
        try:
            check_origin(record.read(text), record.read(files.read_text(source)))
        except BadText as error:
            fault = str(error)
    if fault is not None:
        desk.print(desk.say("wrong", file=file, reason=fault), style="bold bright_red")
        raise typer.Exit(WRONG)
    desk.print(f"{file}: {verdict.sentence}")
    if verdict.origin is not None:
        desk.line("origin-right" if source is not None else "origin-said", origin=verdict.origin)


def _check_header(text: str) -> None:
    """Refuse what is no race file of this program; a wrong line further down is for the verdict."""
    head = []
    for line in text.splitlines():
        if not line.strip():
            break
        head.append(line)
    record.parse("\n".join(head))


def draw(
    game: GameName,
    circuit: Annotated[str, typer.Argument(help="The circuit; `paddock circuits` lists them.")],
    output: Annotated[str | None, typer.Option("-o", "--output", help="The SVG file; else it is printed.")] = None,
    theme: Theme = "day",
    overwrite: Overwrite = False,
) -> None:
    """Draw a circuit as SVG."""
    of = open_game(game)
    check_theme(theme)
    if circuit_file.is_file(circuit):
        _, circuit = circuit_file.read_circuit(circuit, of)
    files.put(output, drawing.of(of).ground(of.setup.circuit(circuit), theme=theme), overwrite)


def show(
    position: Annotated[str, typer.Argument(help="A position, a file that holds one, a race file, or -.")],
    output: Annotated[str | None, typer.Option("-o", "--output", help="Draw it into this SVG file.")] = None,
    theme: Theme = "day",
    overwrite: Overwrite = False,
    language: Language = None,
) -> None:
    """Show a position: in text, or with -o as SVG. A race file shows its last one."""
    desk = Desk(language)
    race = files.read_position(position)
    check_theme(theme)
    if output is not None:
        files.put(output, drawing.of(race.game).race(screen.circuit_of(race), race.view(None), theme), overwrite)
        return
    view = race.view(None)
    screen.show_race(desk, race, view, race.field(), cars.called(desk, race, {}), None)
    desk.print(*screen.of(race.game).draw_hands(desk, {seat: race.view(seat) for seat in range(race.seats)}))


def check_theme(theme: str) -> None:
    """Refuse a light that there is not."""
    if theme not in ("day", "night"):
        raise unknown("theme", theme, ("day", "night"))


def rulings(
    game: GameName,
    number: Annotated[str | None, typer.Argument(help="The ruling's number; all of them if not given.")] = None,
    language: Language = None,
) -> None:
    """Explain the rulings that the log cites."""
    desk = Desk(language)
    of = open_game(game)
    if number is not None:
        found = re.fullmatch(rf"(?:{of.name} )?(\d{{1,4}})", number.strip())
        if found is None:
            raise BadText(f"a ruling is a number, such as 44, not {number!r}")
        desk.explain(ruling(f"{of.name} {int(found[1])}", desk.language))
        return
    for every in ruling_numbers(of.name):
        said = ruling(f"{of.name} {every}", desk.language)
        desk.print(f"{every:>4}  {said.title}")


def rules(
    game: GameName,
    words: Annotated[
        list[str] | None, typer.Argument(help="Only what holds these words; the first race if none.")
    ] = None,
    every: Annotated[bool, typer.Option("--all", help="All chapters.")] = False,
    language: Language = None,
) -> None:
    """Read the rules of a game: a first race, everything with --all, or what holds some words."""
    desk = Desk(language)
    of = open_game(game)
    if words:
        found = rulebook.find(of.name, " ".join(words), desk.language)
        if not found:
            raise BadText(f"nothing in the rules of {of.name} holds {' '.join(words)[:60]!r}")
        for passage in found:
            _read_out(desk, passage)
        return
    chapters = rulebook.rulebook(of.name, desk.language)
    for chapter in chapters if every else chapters[:1]:
        desk.rule(chapter.title)
        for passage in chapter.passages:
            _read_out(desk, passage)
    if not every:
        desk.line("rules-more", game=of.name, chapters=", ".join(chapter.title for chapter in chapters[1:]))


def _read_out(desk: Desk, passage: rulebook.Passage) -> None:
    """Print a passage under its title; a ruling with its name."""
    cited = f"  {passage.name}" if " " in passage.name else ""
    desk.print(Text.assemble((passage.title, "bold"), (cited, "dim")))
    desk.print(Text(passage.text), "")
