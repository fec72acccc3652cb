"""`paddock bot`: a bot that joins a table by its invite link, as any player does."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from ..drivers.program import SECONDS, BotFault, Program
from ..game import game as open_game
from ..table.client import Seat
from ..verbs import Action
from .desk import Desk

MOST_CHAT = 300


def bot(
    table: Annotated[str, typer.Option(help="The table's invite link.")],
    command: Annotated[str, typer.Option(help="The command that starts the bot, as a shell would read it.")],
    name: Annotated[str | None, typer.Option(help="What the bot is called at the table.")] = None,
    seconds: Annotated[float, typer.Option(help="What it has for a decision.", min=0.01, max=600)] = SECONDS,
    language: Annotated[str | None, typer.Option(help="en, ru or nl.")] = None,
) -> None:
    """Sit down at a table and let a program decide until the race is over."""
    desk = Desk(language)
    program = Program(command, seconds)
    try:
        with Seat(table, name or program.name) as seat:
            desk.line("bot-seated", table=seat.table)
            Sitting(desk, seat, program).run()
    finally:
        program.close()


class Sitting:
    """Asks the program whenever the table asks the seat. What it leaves undecided, the table's own driver decides."""

    def __init__(self, desk: Desk, seat: Seat, program: Program) -> None:
        self.desk, self.seat, self.program = desk, seat, program
        self.greeted = False
        self.sent = 0
        """The number of the answer that the table has yet to take; 0 if there is none."""
        self.lent = False
        """Whether a driver sits there just now."""

    def run(self) -> None:
        """Until the race is over."""
        for message in self.seat.messages():
            if message["is"] == "welcome" or self.sent in [done["id"] for done in message.get("done", ())]:
                self.sent = 0
            if message["is"] == "refused" and message["id"] == self.sent:
                self.sent = 0
                self._forfeit(message["reason"])
            info = self.seat.shown["info"]
            if info["state"] == "over":
                place = info["places"][self.seat.seat]
                self.desk.line("bot-over", bot=self.program.name, place=place, seats=len(info["seats"]))
                return
            if info["state"] == "racing":
                self._greet(info)
                self._take_back()
                self._decide()

    def _greet(self, info: dict[str, Any]) -> None:
        """Tell the program what it drives, once."""
        if self.greeted:
            return
        self.greeted = True
        of = open_game(info["game"])
        settings = of.setup.read_options(info["options"] | {"seats": len(info["seats"])})
        circuit = of.setup.circuit(settings["circuit"]) if "circuit" in settings else {}
        self.program.hello(of.name, self.seat.seat, settings, circuit)

    def _take_back(self) -> None:
        """Take the seat back once the driver has decided, if the program still lives."""
        mine = [entry for entry in self.seat.log if entry["kind"] == "act" and entry["seat"] == self.seat.seat]
        if self.lent and not self.program.dead and any(entry["by"] for entry in mine):
            self.lent = False
            self.seat.send("seat", seat=self.seat.seat, who="person")

    def _decide(self) -> None:
        number = str(self.seat.seat)
        decision = self.seat.shown["decisions"].get(number)
        if decision is None or self.sent or self.lent:
            return
        words = [Action(each["text"], each["verb"], tuple(each["arguments"])) for each in decision["actions"]]
        try:
            answer = self.program.decide(self.seat.seat, decision["kind"], self.seat.shown["views"][number], words)
        except BotFault as fault:
            self._forfeit(f"{self.program.name} ({decision['kind']}): {fault}")
            return
        self.sent = self.seat.send("act", seat=self.seat.seat, answer=answer)

    def _forfeit(self, reason: str) -> None:
        """Leave the seat to the table's driver, and say so to everybody."""
        self.desk.line("forfeit", style="bright_red", car=str(self.seat.seat + 1), reason=reason)
        self.lent = True
        self.seat.send("chat", text=reason[:MOST_CHAT])
        self.seat.send("seat", seat=self.seat.seat, who="driver")
