"""`paddock learn`: the lessons of the race school, in the terminal."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from ..errors import PaddockError
from ..game import game_names
from ..locale import radio, say
from ..school import Drive, Lesson, Scene, lessons
from ..school import lesson as open_lesson
from ..school.drive import NEXT
from . import cars, screen
from .desk import Desk, Left

BACK, SHOW = ("back", "назад", "terug"), ("show", "покажи", "toon")


def learn(
    game: Annotated[str | None, typer.Argument(help="The game; without one all lessons are listed.")] = None,
    lesson: Annotated[str | None, typer.Argument(help="The lesson; the first one of the game if not given.")] = None,
    language: Annotated[str | None, typer.Option(help="en, ru or nl.")] = None,
) -> None:
    """Learn a game: a coach, one task at a time, and answers that can be taken back."""
    desk = Desk(language)
    if game is None:
        desk.print(_list(desk))
        return
    found = lessons(game)
    if not found:
        raise PaddockError(f"there are no lessons of {game} yet")
    Lecture(desk, open_lesson(game, lesson) if lesson is not None else found[0]).run()


def _list(desk: Desk) -> Table:
    """All lessons, with how long they take."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for name in game_names():
        for each in lessons(name):
            minutes = say("school-minutes", desk.language, minutes=each.minutes)
            table.add_row(f"paddock learn {name} {each.name}", say(f"{each.id}.title", desk.language), minutes)
    return table


class Lecture:
    """One lesson with somebody at the keyboard."""

    def __init__(self, desk: Desk, lesson: Lesson) -> None:
        self.desk, self.lesson, self.drive = desk, lesson, Drive(lesson)

    def run(self) -> None:
        """To the end, or until the learner leaves."""
        try:
            while self.drive.scene is not None:
                self._step(self.drive.scene)
        except Left:
            self.desk.line("left-lesson")

    def _step(self, scene: Scene) -> None:
        self._tell(self.lesson.words(scene), scene)
        if not scene.want:
            if self.desk.ask(f"[{self.desk.say('learn-on')}] >").lower() in BACK:
                self._again(self.drive.moves[:-1])
            else:
                self._move(NEXT)
            return
        self._show()
        while not self._answer(scene):
            pass

    def _answer(self, scene: Scene) -> bool:
        """Take what is typed; whether the scene is done with, one way or the other."""
        decision = self.drive.race.decision(self.lesson.seat)
        if decision is None:
            raise PaddockError(f"{self.lesson.id}: nothing is asked in scene {scene.name}")
        screens = screen.of(self.drive.race.game)
        typed = self.desk.ask(f"{self.desk.say('learn-ask')} >").lower()
        if typed in BACK:
            self._again(self.drive.moves[:-1])
            return True
        try:
            self._move(self.drive.shown() if typed in SHOW else screens.read(typed, decision) if typed else typed)
        except PaddockError as error:
            self.desk.print(str(error), style="bright_red")
            return False
        word = self.drive.moment.wrong
        if word is not None:
            self._say(self._words(f"{self.lesson.words(scene)}.{word}"), style="bright_red")
            self._again(self.drive.moves[:-1])
        return True

    def _move(self, move: str) -> None:
        """Make a move and tell what came of it."""
        self.drive.move(move)
        race = self.drive.race
        seen = [event for entry in self.drive.moment.happened for event in race.seen(entry, self.lesson.seat)]
        told = radio(seen, cars.numbers(race), self.desk.language, circuit=race.settings["circuit"])
        self.desk.radio(told, cars.stripes(race))

    def _again(self, moves: list[str]) -> None:
        """The lesson after fewer moves."""
        self.drive = Drive(self.lesson, moves)

    def _tell(self, words: str, scene: Scene) -> None:
        self.desk.rule(self._words(f"{words}.title"))
        self._say(self._words(words))
        if scene.want:
            self._say(self._words(f"{words}.task"), style="bold")

    def _words(self, message: str) -> str:
        """A message, with what it speaks of."""
        return say(message, self.desk.language, **self.drive.moment.values)

    def _say(self, text: str, style: str = "") -> None:
        """What the coach says; *stars* make words bold."""
        pieces = text.split("*")
        self.desk.print(
            Text.assemble(*((piece, f"{style} bold" if i % 2 else style) for i, piece in enumerate(pieces)))
        )

    def _show(self) -> None:
        """The race as the learner sees it, and what may be answered."""
        race, seat = self.drive.race, self.lesson.seat
        names = cars.called(self.desk, race, {seat: self.desk.say("you")})
        screen.show_race(self.desk, race, race.view(seat), race.field(), names, seat)
        screen.of(race.game).show_hand(self.desk, race, seat)
