"""A race in the terminal, from the grid to the podium."""

from __future__ import annotations

import time
from pathlib import Path

from ..errors import PaddockError
from ..locale import radio
from ..race import Race
from . import cars, files, screen
from .answers import YES, Asking
from .crew import Crew, Wheels
from .desk import Desk, Left
from .podium import draw_podium


class Play:
    """Asks people, lets drivers drive and says what happens."""

    def __init__(
        self, desk: Desk, race: Race, crew: Crew, save: str | None, pace: float, seed: int, heard: int = 0
    ) -> None:
        self.desk, self.race, self.crew, self.save, self.pace = desk, race, crew, save, pace
        self.wheels = Wheels(race, crew, seed)
        self.names = cars.called(desk, race, crew.named(desk.say("you")) | self.wheels.bots)
        self.numbers = cars.numbers(race)
        self.notes: dict[int, str] = {}
        self.heard: dict[int | None, int] = dict.fromkeys((None, *range(race.seats)), heard)
        self.cited: list[str] = []
        self.at_the_screen: int | None = crew.persons[0] if crew.people == 1 else None

    def run(self) -> None:
        """Race to the end, or until the person leaves."""
        left = False
        self.desk.open()
        try:
            self._race()
            self._hear()
        except (Left, KeyboardInterrupt):
            left = True
        finally:
            self.wheels.close()
            self.desk.close()
        if left:
            self._leave()
            return
        self.desk.print(*draw_podium(self.desk, self.race, self.names))
        self._keep()

    def _race(self) -> None:
        last: int | None = None
        while not self.race.over:
            seat = self._next_seat()
            if self.crew.is_person(seat):
                self._ask(seat)
            else:
                if seat != last and self.crew.people < 2:
                    self._hear()
                self.race.act(seat, self.wheels.answer(seat))
                self._tell_forfeits()
            last = seat

    def _tell_forfeits(self) -> None:
        """Say where a bot left its decision to the scripted driver."""
        for forfeit in self.wheels.forfeits:
            told = self.desk.say("forfeit", car=self.numbers[forfeit.seat], reason=forfeit.reason)
            self.desk.remark(told, style="bright_red")
            self.notes[len(self.race.entries) - 1] = str(forfeit)
        self.wheels.forfeits.clear()

    def _next_seat(self) -> int:
        """People plan before drivers, so that nobody knows a driver's gear before choosing one."""
        asked = self.race.waiting
        return next((seat for seat in asked if self.crew.is_person(seat)), asked[0])

    def _ask(self, seat: int) -> None:
        decision = self.race.decision(seat)
        if decision is None:
            return
        if self.crew.people > 1 and self.at_the_screen != seat:
            self._hand_over(seat)
        self._hear()
        if len(decision.texts) == 1 and decision.kind in screen.of(self.race.game).forced:
            self.desk.remark(self.desk.say("forced", car=self.numbers[seat], answer=decision.texts[0]), style="dim")
            self.race.act(seat, decision.actions)
            return
        Asking(self, seat).run()

    def _hand_over(self, seat: int) -> None:
        """Hide one person's hand before the next one looks."""
        self.desk.clear()
        self.desk.rule("")
        self.desk.ask(self.desk.say("pass", car=self.numbers[seat], name=self.names[seat]))
        self.desk.clear()
        self.at_the_screen = seat

    def _hear(self) -> None:
        """Say what has happened since the person at the screen last heard, as far as that person may know."""
        listener = self.at_the_screen
        events = self.race.events_for(listener, self.heard.get(listener, 0))
        self.heard[listener] = len(self.race.entries)
        lines = radio(events, self.numbers, self.desk.language, circuit=self.race.settings["circuit"])
        stripes = cars.stripes(self.race)
        if lines and self.desk.full:
            self.desk.page()
            self.show(listener)
        for line in lines:
            self.desk.radio([line], stripes)
            if self.pace and self.desk.interactive:
                time.sleep(self.pace)
        if lines:
            self.cited = list(dict.fromkeys(line.ruling for line in lines if line.cites))

    def show(self, seat: int | None) -> None:
        """The whole screen for a seat, or for whoever looks on."""
        view = self.race.view(seat)
        screen.show_race(self.desk, self.race, view, self.race.field(), self.names, seat)

    def _keep(self) -> None:
        """Save the race at its end, where it was asked for or is wanted now."""
        name = self.save
        if name is None and self.desk.interactive:
            try:
                name = self.desk.ask(self.desk.say("save-offer")) or None
            except Left:
                return
        if name is not None:
            self.save_to(name)

    def _leave(self) -> None:
        """Keep what was raced so far and say where."""
        name = self.save or files.spare_name(self.race)
        self.desk.line("left")
        self.save_to(name)

    def save_to(self, name: str) -> None:
        """Write the race file and say so; a file that cannot be written is no reason to stop."""
        if name != self.save and Path(name).exists() and not self._may_overwrite(name):
            return
        try:
            people = {seat: self.names[seat] for seat in self.crew.persons}
            files.save_race(self.race, name, people, self.crew.hired() | self.wheels.bots, self.notes)
        except PaddockError as error:
            self.desk.print(str(error), style="bold bright_red")
        else:
            self.desk.line("saved", file=name)

    def _may_overwrite(self, name: str) -> bool:
        """Whether another file may go; one that holds something is never written over unasked."""
        return self.desk.ask(self.desk.say("overwrite-sure", file=name)).lower() in YES
