"""A season in text: calendar, score sheet, what goes from race to race."""

from __future__ import annotations

from collections.abc import Mapping

from rich.table import Table
from rich.text import Text

from .. import seasons
from ..game import game as open_game
from ..locale import say
from ..sheet import Season
from . import cars, screen
from .desk import Desk

DONE, NEXT, LATER = "●", "▶", "·"


def show_season(desk: Desk, season: Season, names: Mapping[int, str]) -> None:
    """Everything that players see of a season."""
    title = say(f"season-{season.game}-{season.kind}", desk.language)
    desk.rule(desk.say("season-headline", season=title, raced=season.raced, races=len(season.calendar)))
    desk.print(_calendar(desk, season), _sheet(desk, season, names))
    if any(cards for seat in seasons.belongings(season) for cards in seat.values()):
        desk.print(_belongings(desk, season))
    for car in seasons.champions(season):
        desk.print(Text(desk.say("season-champion", car=cars.number(car), name=names[car]), style="bold"))


def _calendar(desk: Desk, season: Season) -> Table:
    """Where the races are, with a mark at the next one."""
    of = open_game(season.game)
    table = Table(box=None, padding=(0, 1, 0, 0), show_header=False)
    for number, stop in enumerate(season.calendar):
        mark = DONE if number < season.raced else NEXT if number == season.raced else LATER
        circuit = screen.of(of).list_circuit(stop.circuit, of.setup.circuit(stop.circuit))[1]
        style = "bold" if mark == NEXT else "" if mark == DONE else "dim"
        event = screen.of(of).tell_event(desk, stop.event)
        part = stop.part if len(seasons.parts(season)) > 1 else ""
        table.add_row(mark, str(number + 1), Text(circuit), Text(event), part, style=style)
    return table


def _sheet(desk: Desk, season: Season, names: Mapping[int, str]) -> Table:
    """Points by race and in all, best first."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
    table.add_column("", justify="right")
    table.add_column("")
    table.add_column(desk.say("head-driver"))
    for number in range(len(season.calendar)):
        table.add_column(str(number + 1), justify="right")
    table.add_column(desk.say(f"head-points-{season.game}"), justify="right")
    for line in seasons.standings(season):
        points = [str(value) for value in line.points]
        points += [LATER] * (len(season.calendar) - len(points))
        badge = Text(f" {cars.number(line.car)} ", style=cars.style(line.car))
        place = str(line.place) if season.raced else ""
        table.add_row(place, badge, Text(names[line.car]), *points, Text(str(line.total), style="bold"))
    return table


def _belongings(desk: Desk, season: Season) -> Table:
    """What each seat takes along."""
    of = open_game(season.game)
    table = Table(box=None, padding=(0, 1, 0, 0), show_header=False)
    for seat, owned in enumerate(seasons.belongings(season)):
        words = [screen.of(of).name_card(desk, card) for cards in owned.values() for card in cards]
        badge = Text(f" {cars.number(seat)} ", style=cars.style(seat))
        table.add_row(badge, Text(" · ".join(words) or LATER))
    return table
