"""`paddock replay`: walk through a race, forwards and backwards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

import typer

from .. import record
from ..errors import BadText, PaddockError, unknown
from ..event import Event, seen_by
from ..locale import Told, lines, radio
from ..race import Race
from . import cars, files, screen
from .desk import Desk, Left, has_keyboard

ALL = "all"


@dataclass(frozen=True)
class Moment:
    """A step of a race: the line of the file, what happened, and how it stood afterwards."""

    line: int
    events: tuple[Event, ...]
    views: dict[int | None, dict[str, Any]]
    places: list[int]


def replay(
    file: Annotated[str, typer.Argument(help="A race file.")],
    seat: Annotated[str, typer.Option(help="See it as this seat does: 0, 1 ...; all sees everything.")] = ALL,
    language: Annotated[str | None, typer.Option(help="en, ru or nl.")] = None,
) -> None:
    """Walk through a race. Without a terminal to type in, the whole log is printed."""
    desk = Desk(language)
    found = record.parse(files.read_text(file))
    race = record.open_race(found)
    walk = Walk(desk, race, found)
    walk.look_as(seat)
    if has_keyboard():
        walk.run()
    else:
        walk.print_log()


class Walk:
    """A race with all its moments, and the one that is looked at."""

    def __init__(self, desk: Desk, race: Race, found: record.Record) -> None:
        self.desk, self.race = desk, race
        self.moments: list[Moment] = []
        for line in found.lines:
            entry = record.replay_line(race, line)
            if self._tells(entry.events):
                self.moments.append(self._moment(line.number, entry.events))
            elif self.moments:
                last = self.moments.pop()
                self.moments.append(self._moment(last.line, last.events + entry.events))
        record.check_end(race, found)
        if not self.moments:
            raise BadText("the file holds a race that has not begun; there is nothing to replay")
        self.names = cars.called(desk, race, found.drivers | found.names)
        self.numbers = cars.numbers(race)
        self.seat: int | None = None
        self.all_seeing = True
        self.at = 0

    def _tells(self, events: tuple[Event, ...]) -> bool:
        return bool(lines(events, circuit=self.race.settings["circuit"]))

    def _moment(self, line: int, events: tuple[Event, ...]) -> Moment:
        seats: list[int | None] = [None, *range(self.race.seats)]
        return Moment(line, events, {seat: self.race.view(seat) for seat in seats}, self.race.field())

    def look_as(self, words: str) -> None:
        """See the race as a seat does, or all of it."""
        allowed = [ALL, *map(str, range(self.race.seats))]
        if words not in allowed:
            raise unknown("seat", words, allowed)
        self.all_seeing = words == ALL
        self.seat = None if self.all_seeing else int(words)

    def lines(self, moment: Moment) -> list[Told]:
        """What is said of a moment, as far as whoever looks may know."""
        kinds = {kind.name: kind for kind in self.race.game.events.KINDS.values()}
        events = [
            shown
            for event in moment.events
            if (shown := event if self.all_seeing else seen_by(kinds, event, self.seat)) is not None
        ]
        return radio(events, self.numbers, self.desk.language, circuit=self.race.settings["circuit"])

    def print_log(self) -> None:
        """Everything that happened, line by line."""
        stripes = cars.stripes(self.race)
        for moment in self.moments:
            self.desk.radio(self.lines(moment), stripes)

    def show(self) -> None:
        """Road, standings, hands and log of the moment."""
        moment = self.moments[self.at]
        view = moment.views[self.seat]
        me = self.seat if self.seat is not None else self._mover(moment)
        screen.show_race(self.desk, self.race, view, moment.places, self.names, me)
        seeing = [seat for seat in range(self.race.seats) if self.all_seeing or seat == self.seat]
        self.desk.print(*screen.of(self.race.game).draw_hands(self.desk, {seat: moment.views[seat] for seat in seeing}))
        self.desk.radio(self.lines(moment), cars.stripes(self.race))

    def _mover(self, moment: Moment) -> int | None:
        return next((event.seat for event in moment.events if event.seat is not None), None)

    def run(self) -> None:
        """Show, ask, walk."""
        self.show()
        while True:
            count = len(self.moments)
            try:
                typed = self.desk.ask(self.desk.say("replay-prompt", step=self.at + 1, steps=count)).lower().split()
            except Left:
                return
            if typed and typed[0] in ("q", "quit"):
                return
            try:
                self._walk(typed, count)
            except PaddockError as error:
                self.desk.print(str(error), style="bright_red")

    def _walk(self, typed: list[str], count: int) -> None:
        key, rest = (typed[0], typed[1:]) if typed else ("n", [])
        if key == "n":
            self.at = min(self.at + 1, count - 1)
        elif key == "p":
            self.at = max(self.at - 1, 0)
        elif key == "j" and rest and rest[0].isdigit() and 1 <= int(rest[0]) <= count:
            self.at = int(rest[0]) - 1
        elif key == "v" and rest:
            self.look_as(rest[0])
        else:
            raise BadText(self.desk.say("replay-help", steps=count))
        self.show()
