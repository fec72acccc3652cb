"""What a person may ask of a table: who they are is checked here, the rules of the game are checked by the race."""

from __future__ import annotations

from ..errors import Refused, listed, unknown
from . import commands
from .commands import Act, Chat, Command, Give, Keep, Paint, Rematch, Start, Undo, Withdraw
from .hall import Hall
from .limits import clean_chat
from .room import Room
from .tables import DRIVER, OPEN, PERSON, Person, Plan, Table

Ask = (
    commands.AskStart
    | commands.AskAct
    | commands.AskUndo
    | commands.AskWithdraw
    | commands.AskSeat
    | commands.AskPaint
    | commands.AskChat
    | commands.AskRematch
    | commands.AskKeep
)


class Asked:
    """What a person asks for, to be looked at when its turn comes."""

    def __init__(self, hall: Hall, room: Room, tokens: tuple[str, ...], ask: Ask) -> None:
        self.hall = hall
        self.room = room
        self.tokens = tokens
        self.ask = ask
        self._rematch: Plan | None = None

    def make(self) -> Command:
        """The command, if this person may give it now; raises Refused."""
        table, ask = self.room.table, self.ask
        person = table.person(self.tokens)
        if isinstance(ask, commands.AskStart):
            return self._start(table, person, ask)
        if isinstance(ask, commands.AskAct):
            own(table, person, ask.seat)
            if table.seats[ask.seat].driver is not None:
                reason = f"a driver drives for seat {ask.seat}; take the seat back first"
                raise Refused(reason, word="driver-drives")
            return Act(ask.seat, ask.answer)
        if isinstance(ask, commands.AskUndo):
            own(table, person, ask.seat)
            return Undo(ask.seat)
        if isinstance(ask, commands.AskWithdraw):
            own(table, person, ask.seat)
            return Withdraw(ask.seat)
        if isinstance(ask, commands.AskSeat):
            return self._give(table, person, ask)
        if isinstance(ask, commands.AskPaint):
            if not person.host:
                own(table, person, ask.seat)
            return Paint(ask.seat, ask.colour)
        if isinstance(ask, commands.AskKeep):
            own(table, person, ask.seat)
            return Keep(ask.seat, ask.card)
        if isinstance(ask, commands.AskChat):
            if not person.seats and not person.host:
                raise Refused("only those who sit at the table talk here", word="only-seated-talk")
            return Chat(min(person.seats, default=None), clean_chat(ask.text))
        if not person.seats and not person.host:
            raise Refused("only those who sat at the table ask for a rematch", word="only-seated-rematch")
        self._rematch = self.hall.rematch(self.room, person)
        return Rematch(self._rematch.id)

    def beside(self) -> Plan | None:
        """The plan of the new table, if one was asked for."""
        return self._rematch

    def key(self) -> str | None:
        """A name for this command that its repeats have, too; None if nobody known asks."""
        table = self.room.table
        person = table.person(self.tokens)
        seat = getattr(self.ask, "seat", None)
        if seat not in person.seats:
            seat = None
        if seat is None and not person.host:
            seat = min(person.seats, default=None)
        if seat is None and not person.host:
            return None
        token = table.plan.host if seat is None else table.seats[seat].token
        return f"{str(token)[:12]}.{self.ask.id}"

    def _start(self, table: Table, person: Person, ask: commands.AskStart) -> Start:
        if not person.host:
            raise Refused("the host starts the race", word="host-starts")
        driver = self.hall.known_driver(table.plan.game, ask.driver)
        empty = [number for number, seat in enumerate(table.seats) if seat.who == PERSON and not seat.token]
        return Start(dict.fromkeys(empty, driver))

    def _give(self, table: Table, person: Person, ask: commands.AskSeat) -> Give:
        if not 0 <= ask.seat < len(table.seats):
            raise unknown("seat", ask.seat, range(len(table.seats)))
        if ask.seat not in person.seats and not person.host:
            reason = f"seat {ask.seat} is given away by whoever holds it, or by the host"
            raise Refused(reason, word="not-yours-to-give")
        if ask.who == DRIVER:
            return Give(ask.seat, DRIVER, self.hall.known_driver(table.plan.game, ask.driver))
        if ask.who == OPEN:
            return Give(ask.seat, OPEN, self.hall.known_driver(table.plan.game, ask.driver))
        return Give(ask.seat, PERSON)


def own(table: Table, person: Person, seat: int) -> None:
    """Refuse a seat that is not this person's."""
    if seat not in person.seats:
        mine = f"yours is seat {listed(sorted(person.seats))}" if person.seats else "you are watching"
        raise Refused(f"seat {seat} is not yours; {mine}", word="not-yours")


def allowed(table: Table, person: Person, seat: int) -> list[str]:
    """What that seat may answer now, if it is this person's."""
    if table.race is None or seat not in person.seats or seat not in table.race.waiting:
        return []
    return table.race.options(seat)
