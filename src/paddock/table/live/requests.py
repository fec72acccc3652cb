"""Clients of a table, and what they want done there.

A request becomes a command when its turn comes, and only then is it checked: who may do this, here; whether the rules
allow it, by the race. What is refused has changed nothing.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ...drivers.coach import check_coach
from ...errors import Refused, listed, unknown
from .. import messages, metrics
from ..commands import Act, Chat, Command, Give, Hints, Keep, Paint, Rematch, Start, Undo, Withdraw
from ..limits import clean_chat
from ..new_table import known_driver, mixed_driver
from ..table import DRIVER, OPEN, OVER, PERSON, LogEntry, Person, Table, TableSpec
from . import gate
from .gate import Audience

if TYPE_CHECKING:
    from .live_table import LiveTable
    from .registry import Registry


BESIDE = (messages.Undo, messages.Seat, messages.Paint, messages.Chat, messages.Hints)
"""What a person can do again and again, without the race going on by it."""
MOST_BESIDE = 10_000
"""Entries of a log after which only the race goes on, so that nobody can blow it up."""


@dataclass(eq=False)
class Client:
    """Somebody's connection to a table, by what it may see and how to tell it something."""

    send: Callable[[bytes], None]
    tokens: tuple[str, ...] = ()
    person: Person = field(default_factory=Person)
    audience: Audience = ()
    """The seats that this client sees from."""
    greeted: Person | None = None
    """Who this client was when it was last shown everything."""

    def show(self, person: Person) -> None:
        """Let the client see what this person may."""
        self.person, self.audience = person, tuple(sorted(person.seats))


Asker = tuple[Client, int | str]
"""A client, and its own number for what it wants."""


class Request:
    """Something to be done at a table, and what became of it."""

    def __init__(self, make: Callable[[], Command], key: str | None = None, asker: Asker | None = None) -> None:
        self.command = make
        """Checks that it may be done now and gives the command; raises Refused."""
        self.key = key
        """A name that its repeats have, too."""
        self.settled: Callable[[Exception | None], None] = lambda error: None
        """Called once: with what went wrong, or with nothing when it is done."""
        self.new_table: TableSpec | None = None
        """Another table, to be stored in the same transaction."""
        self.entry: LogEntry | None = None
        self.is_new = False
        """Whether it was carried out now; a repeat was before."""
        self.is_settled = False
        self._asker = asker
        self._begun = time.perf_counter()

    def is_from(self, client: Client) -> bool:
        """Whether this client waits for the answer."""
        return self._asker is not None and self._asker[0] is client

    def take_answer(self) -> tuple[int | str, int]:
        """The client's number and the sequence number; it needs no other answer then."""
        assert self._asker is not None and self.entry is not None
        number, self._asker = self._asker[1], None
        return number, self.entry.sequence

    def answer(self) -> None:
        """Say that it is done to whoever still waits for that."""
        if self._asker is not None:
            client = self._asker[0]
            client.send(gate.done(*self.take_answer()))
        self._settle(None)

    def fail(self, error: Exception) -> None:
        """Say that it could not be done."""
        self._settle(error)

    def _settle(self, error: Exception | None) -> None:
        if not self.is_settled:
            self.is_settled = True
            metrics.LATENCY.observe(time.perf_counter() - self._begun)
            self.settled(error)


class PersonsRequest(Request):
    """What somebody with these tokens wants."""

    def __init__(
        self,
        registry: Registry,
        live: LiveTable,
        tokens: tuple[str, ...],
        message: messages.ToDo,
        asker: Asker | None = None,
        device: str | None = None,
    ) -> None:
        super().__init__(self._command, asker=asker)
        self._registry = registry
        self._live = live
        self._tokens = tokens
        self._message = message
        self.key = self._key(device) if device is not None else None

    def _command(self) -> Command:
        table, message = self._live.table, self._message
        person = table.person(self._tokens)
        if isinstance(message, BESIDE) and table.sequence >= MOST_BESIDE:
            raise Refused("so much has happened here that only the race goes on", word="log-full")
        if isinstance(message, messages.Act):
            check_own(person, message.seat)
            if table.seats[message.seat].driver is not None:
                reason = f"a driver drives for seat {message.seat}; take the seat back first"
                raise Refused(reason, word="driver-drives")
            return Act(message.seat, message.answer)
        if isinstance(message, messages.Start):
            return self._start(table, person, message)
        if isinstance(message, messages.Undo):
            check_own(person, message.seat)
            if table.state == OVER:  # here and not in the table, whose log may hold one from before this rule
                raise Refused("the race is over; its seed is open", word="race-over")
            return Undo(message.seat)
        if isinstance(message, messages.Withdraw):
            check_own(person, message.seat)
            return Withdraw(message.seat)
        if isinstance(message, messages.Seat):
            return self._give(table, person, message)
        if isinstance(message, messages.Paint):
            if not person.host:
                check_own(person, message.seat)
            return Paint(message.seat, message.colour)
        if isinstance(message, messages.Keep):
            check_own(person, message.seat)
            return Keep(message.seat, message.card)
        if isinstance(message, messages.Hints):
            if not person.host:
                raise Refused("the host says whether there are hints", word="host-hints")
            check_coach(table.game)
            return Hints(message.allowed)
        if isinstance(message, messages.Chat):
            if not person.seats and not person.host:
                raise Refused("only those who sit at the table talk here", word="only-seated-talk")
            return Chat(min(person.seats, default=None), clean_chat(message.text))
        if not person.seats and not person.host:
            raise Refused("only those who sat at the table ask for a rematch", word="only-seated-rematch")
        self.new_table = self._registry.rematch(self._live, person)
        return Rematch(self.new_table.id)

    def _start(self, table: Table, person: Person, message: messages.Start) -> Start:
        if not person.host:
            raise Refused("the host starts the race", word="host-starts")
        driver = known_driver(table.spec.game, message.driver)
        empty = [number for number, seat in enumerate(table.seats) if seat.who == PERSON and not seat.token]
        if message.driver is not None:
            return Start(dict.fromkeys(empty, driver))
        return Start({seat: mixed_driver(table.spec.game, driver, seat) for seat in empty})

    def _give(self, table: Table, person: Person, message: messages.Seat) -> Give:
        if not 0 <= message.seat < len(table.seats):
            raise unknown("seat", message.seat, range(len(table.seats)))
        if message.seat not in person.seats and not person.host:
            reason = f"seat {message.seat} is given away by whoever holds it, or by the host"
            raise Refused(reason, word="not-yours-to-give")
        if message.who in (DRIVER, OPEN):
            return Give(message.seat, message.who, known_driver(table.spec.game, message.driver))
        return Give(message.seat, PERSON)

    def _key(self, device: str) -> str | None:
        """A name for this command that its repeats from this device have, too; None if nobody known asks."""
        table = self._live.table
        person = table.person(self._tokens)
        seat = getattr(self._message, "seat", None)
        if seat not in person.seats:
            seat = None if person.host else min(person.seats, default=None)
        if seat is None and not person.host:
            return None
        token = table.spec.host if seat is None else table.seats[seat].token
        return f"{device}.{str(token)[:12]}.{self._message.id}"


def check_own(person: Person, seat: int) -> None:
    """Refuse a seat that is not this person's."""
    if seat not in person.seats:
        mine = f"yours is seat {listed(sorted(person.seats))}" if person.seats else "you are watching"
        raise Refused(f"seat {seat} is not yours; {mine}", word="not-yours")


def allowed(table: Table, person: Person, seat: int) -> list[str]:
    """What that seat may answer now, if it is this person's."""
    if table.race is None or seat not in person.seats or seat not in table.race.waiting:
        return []
    return table.race.options(seat)
