"""`paddock analyse`: any position, with what every answer is worth."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from .. import record
from ..decision import check_seat
from ..drivers.coach import Advice
from ..errors import PaddockError
from ..locale import say
from ..race import Race
from ..what_if import at_moment
from . import cars, files, screen
from .desk import Desk
from .looking import Language

SECONDS = 2.0


def analyse(
    position: Annotated[
        str | None, typer.Argument(help="A position, a file that holds one, a race file for its last one, or -.")
    ] = None,
    file: Annotated[str | None, typer.Option(help="A race file, of which --at is looked at.")] = None,
    moment: Annotated[int | None, typer.Option("--at", help="After how many lines of the race in --file.")] = None,
    seat: Annotated[int | None, typer.Option(help="Whose decision; the first that is asked if not given.")] = None,
    answers: Annotated[
        list[str] | None, typer.Option("--try", help="Play this answer first, as SEAT:ANSWER; repeat it to go on.")
    ] = None,
    seed: Annotated[int, typer.Option(help="Of the luck that tried answers draw.")] = 1,
    seconds: Annotated[float, typer.Option(help="How long the coach thinks.", min=0.1, max=3600)] = SECONDS,
    playouts: Annotated[
        int | None, typer.Option(help="How many races it drives on; the same figures every time.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    language: Language = None,
) -> None:
    """Lay a position out and value every answer: chance to win, expected place, and why, by what the seat knows."""
    desk = Desk(language)
    race = opened(position, file, moment, seed)
    for each in answers or []:
        try_answer(race, each)
    if race.over:
        raise PaddockError("the race is over there: nobody has anything to decide; --at looks at a moment of --file")
    asked = race.waiting[0] if seat is None else check_seat(seat, race.seats)
    time = None if playouts is not None else seconds
    advice = race.advise(asked, time, playouts=playouts)
    if as_json:
        told = {"position": race.position, "seat": asked, "waiting": list(race.waiting), **advice.as_dict()}
        print(json.dumps(told))
        return
    names = cars.called(desk, race, {})
    screen.show_race(desk, race, race.view(asked), race.field(), names, asked)
    decision = race.decision(asked)
    desk.line("analyse", style="bold", car=cars.numbers(race)[asked], playouts=advice.playouts)
    show(desk, advice)
    if decision is not None and len(race.waiting) > 1:
        numbers = cars.numbers(race)
        desk.line("analyse-others", cars=", ".join(numbers[other] for other in race.waiting if other != asked))


def opened(position: str | None, file: str | None, moment: int | None, seed: int) -> Race:
    """The race that is looked at, with luck of its own from there."""
    if (position is None) == (file is None):
        raise PaddockError("say a position, or --file with a race")
    if file is None:
        if moment is not None:
            raise PaddockError("--at is a moment of the race in --file FILE")
        assert position is not None
        return _with_luck(files.read_position(position), seed)
    source = record.read(files.read_text(file))
    return _with_luck(source if moment is None else at_moment(source, moment), seed)


def _with_luck(race: Race, seed: int) -> Race:
    """The same position with the luck of a seed; one that is over stays as it is."""
    return race if race.over else race.what_if(seed=seed)


def try_answer(race: Race, text: str) -> None:
    """Play `SEAT:ANSWER`, or an answer of the first seat that is asked."""
    said, colon, answer = text.partition(":")
    if colon and said.isascii() and said.isdigit():
        race.act(check_seat(int(said), race.seats), answer.strip())
    elif race.waiting:
        race.act(race.waiting[0], text)
    else:
        raise PaddockError(f"nobody can answer {text!r}: the race is over there")


def show(desk: Desk, advice: Advice) -> None:
    """All answers that were weighed, the best first."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for head in ("", desk.say("coach-answer")):
        table.add_column(head)
    for head in (desk.say("coach-win"), desk.say("coach-place")):
        table.add_column(head, justify="right")
    table.add_column(desk.say("coach-why"))
    for number, option in enumerate(advice.options, 1):
        why = "" if option.reason is None else say(option.reason.message, desk.language, **option.reason.values)
        chance = f"{100 * option.win:.0f} % ±{100 * option.margin:.0f}"
        style = "bold" if number == 1 else ""
        table.add_row(str(number), Text(option.answer), chance, f"{option.place:.1f}", Text(why), style=style)
    desk.print(table)
