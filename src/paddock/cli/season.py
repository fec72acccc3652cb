"""`paddock season`: several races with what carries over, kept in a file from evening to evening."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import typer

from .. import record, seasons
from ..drivers import parse_drivers
from ..errors import BadText, PaddockError
from ..game import game as open_game
from ..game import games
from ..race import Race
from ..sheet import Season
from . import cars, files, screen
from .crew import Crew, from_file, seat_crew
from .desk import Desk, Left
from .full import Full, open_desk
from .options import gather
from .play import Play
from .racing import PACE
from .scores import show_season


def season(
    game: Annotated[str | None, typer.Argument(help="The game of a new season.")] = None,
    kind: Annotated[str | None, typer.Argument(help="Which of the game's seasons; the first if not given.")] = None,
    file: Annotated[str | None, typer.Option(help="The season's file; it goes on where it stopped.")] = None,
    seats: Annotated[int | None, typer.Option(help="How many players; 4 if not given.")] = None,
    people: Annotated[int | None, typer.Option(help="How many people at this keyboard; 1 if not given.")] = None,
    drivers: Annotated[str | None, typer.Option(help="Who drives the other cars: racer,rookie*2.")] = None,
    name: Annotated[list[str] | None, typer.Option(help="A person's name; repeat it for several.")] = None,
    circuit: Annotated[
        list[str] | None, typer.Option(help="A circuit, or a file of your own; repeat it for several, in order.")
    ] = None,
    more: Annotated[list[str] | None, typer.Option("--set", help="Another option: NAME=VALUE.")] = None,
    seed: Annotated[int | None, typer.Option(help="Luck that can be repeated.", min=0)] = None,
    races: Annotated[int | None, typer.Option(help="Stop after so many races.", min=0)] = None,
    language: Annotated[str | None, typer.Option(help="en, ru or nl.")] = None,
    pace: Annotated[float, typer.Option(help="Seconds a line of radio takes.", min=0, max=5)] = PACE,
    full: Full = None,
) -> None:
    """Race a season: a championship, a tour, whatever the game has."""
    desk = open_desk(language, full)
    if game is None:
        if file is None:
            raise PaddockError(f"say which season: paddock season {_example()}, or --file to go on with one")
        if any(given is not None for given in (seats, people, name, circuit, more, seed)):
            raise PaddockError("a season that goes on keeps its seats and options; leave them out")
        path, found = file, _with_drivers(seasons.read(files.read_text(file)), drivers)
    else:
        found = _new_season(game, kind, seats, people, drivers, name or [], circuit or [], more, seed)
        path = file or _spare_name(found)
        if Path(path).exists():
            raise PaddockError(f"{path!r} is there already; to go on with it: paddock season --file {path}")
        files.check_writable(path, overwrite=False)
    Campaign(desk, found, path, pace).run(races)


def _example() -> str:
    """A season that there is."""
    return next(f"{of.name} {seasons.kinds(of.name)[0]}" for of in games() if of.season is not None)


def _new_season(
    name: str,
    kind: str | None,
    seats: int | None,
    people: int | None,
    drivers: str | None,
    names: list[str],
    circuits: list[str],
    more: list[str] | None,
    seed: int | None,
) -> Season:
    of = open_game(name)
    crew = seat_crew(of, seats, people, drivers, names)
    takes = "circuits" if "circuits" in seasons.options(name) else "circuit"
    options = gather(of, None, {"seats": crew.seats, takes: ",".join(circuits) or None}, more)
    begun = seasons.begin(name, kind or seasons.kinds(name)[0], seed=seed, **options)
    noted = {"people": crew.people, "drivers": list(crew.drivers), "names": list(crew.names)}
    return replace(begun, beside={"crew": noted})


def _spare_name(season: Season) -> str:
    stem, number = f"{season.game}-{season.kind}", 1
    while Path(f"{stem}-{number}.season").exists():
        number += 1
    return f"{stem}-{number}.season"


class Leg(Play):
    """A race of a season: it is kept in the season's file, not in one of its own."""

    def _keep(self) -> None:
        """The season keeps what counts."""

    def _leave(self) -> None:
        self.desk.line("left")


class Campaign:
    """A season in the terminal, from its file and back."""

    def __init__(self, desk: Desk, season: Season, path: str, pace: float) -> None:
        self.desk, self.season, self.path, self.pace = desk, season, path, pace
        self.crew = _crew_of(season)
        self.names = self.crew.named(desk.say("you"))
        self.names |= dict.fromkeys(
            range(season.seats, seasons.cars(season)), desk.say(screen.of(open_game(season.game)).nobody)
        )

    def run(self, most: int | None) -> None:
        """Race on until the season is over, the person leaves, or so many races have been run."""
        self._save()
        show_season(self.desk, self.season, self.names)
        made = 0
        try:
            while not self.season.is_over and (most is None or made < most):
                if made and self.crew.people:
                    self.desk.ask(self.desk.say("season-next"))
                self._choose()
                if not self._race():
                    break
                made += 1
                show_season(self.desk, self.season, self.names)
        except Left:
            pass
        self.desk.line("season-kept", file=self.path)

    def _race(self) -> bool:
        """Run the next race; False if it was left, and then it waits in the file."""
        race = self._open_race()
        Leg(self.desk, race, self.crew, None, self.pace, seasons.race_seed(self.season)).run()
        if race.over:
            self.season = seasons.after(self.season, race)
        self._note_race(None if race.over else record.write(race))
        return race.over

    def _open_race(self) -> Race:
        """The race that was left, or a new one. Its luck follows from the season's seed, so it goes on as it was."""
        text = self.season.beside.get("race")
        if text is None:
            return seasons.start(self.season)
        if not isinstance(text, str):
            raise BadText("the race under way must be the text of a race")
        found = record.parse(text)
        settings = found.game.setup.read_options(seasons.race_options(self.season))
        if found.settings != settings or found.seed != seasons.race_seed(self.season):
            raise BadText("the race under way is not the next one of this season")
        race = record.open_race(found)
        for line in found.lines:
            record.replay_line(race, line, live=True)
        return race

    def _choose(self) -> None:
        """Ask people what they keep; drivers choose by themselves."""
        self.season = seasons.answer_for(self.season, range(self.crew.people, self.crew.seats))
        for seat, words in seasons.asks(self.season).items():
            prompt = self.desk.say("season-keep", car=cars.number(seat), name=self.names[seat], cards=", ".join(words))
            while seat in seasons.asks(self.season):
                try:
                    self.season = seasons.answer(self.season, seat, self.desk.ask(prompt))
                except PaddockError as error:
                    self.desk.print(str(error), style="bright_red")
        self._save()

    def _note_race(self, text: str | None) -> None:
        beside = {name: value for name, value in self.season.beside.items() if name != "race"}
        self.season = replace(self.season, beside=beside if text is None else {**beside, "race": text})
        self._save()

    def _save(self) -> None:
        files.write_text(self.path, seasons.write(self.season))


def _with_drivers(season: Season, drivers: str | None) -> Season:
    """The season with other drivers, if they are named."""
    noted: Any = season.beside.get("crew")
    if drivers is None or not isinstance(noted, dict) or not _are_words(noted.get("drivers")):
        return season
    hired = parse_drivers(drivers, len(noted["drivers"]), open_game(season.game))
    return replace(season, beside={**season.beside, "crew": {**noted, "drivers": hired}})


def _crew_of(season: Season) -> Crew:
    """Who sits where, as the file tells."""
    noted: Any = season.beside.get("crew")
    wrong = f"the season file does not tell who sits on its {season.seats} seats: it needs people, drivers and names"
    if not isinstance(noted, dict) or set(noted) != {"people", "drivers", "names"}:
        raise BadText(wrong)
    people, drivers, names = noted["people"], noted["drivers"], noted["names"]
    if type(people) is not int or not _are_words(drivers) or not _are_words(names):
        raise BadText(wrong)
    if people + len(drivers) != season.seats:
        raise BadText(wrong)
    return seat_crew(open_game(season.game), season.seats, people, from_file(drivers, "this season"), names)


def _are_words(row: object) -> bool:
    return isinstance(row, list) and all(isinstance(word, str) for word in row)
