"""Who is at a table, and what they have asked for."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from . import gate, metrics
from .commands import Command
from .gate import Audience
from .store import Stored
from .tables import Entry, Person, Plan


@dataclass(eq=False)
class Guest:
    """A client at the table, by what it may see and how to tell it something."""

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


Asker = tuple[Guest, int | str]
"""A client, and its own number for what it asks."""


@dataclass(eq=False)
class Errand:
    """One thing to be done, and what became of it."""

    make: Callable[[], Command]
    client: str | None
    beside: Callable[[], Plan | None]
    asker: Asker | None
    settled: Callable[[Exception | None], None]
    """Called once: with what went wrong, or with nothing when it is done."""
    is_settled: bool = False
    begun: float = field(default_factory=time.perf_counter)
    command: Command | None = None
    """None for a repeat, which is not done again."""
    entry: Entry = field(init=False)
    tried: Stored | None = None
    """What was last given to the store."""

    def is_of(self, guest: Guest) -> bool:
        """Whether this guest waits for the answer."""
        return self.asker is not None and self.asker[0] is guest

    def take_answer(self) -> tuple[int | str, int]:
        """The client's number and the sequence number; it needs no other answer then."""
        assert self.asker is not None
        number, self.asker = self.asker[1], None
        return number, self.entry.sequence

    def answer(self) -> None:
        """Say that it is done to whoever still waits for that."""
        if self.asker is not None:
            self.asker[0].send(gate.done(self.asker[1], self.entry.sequence))
        self._settle(None)

    def fail(self, error: Exception) -> None:
        """Say that it could not be done."""
        self._settle(error)

    def _settle(self, error: Exception | None) -> None:
        if not self.is_settled:
            self.is_settled = True
            metrics.LATENCY.observe(time.perf_counter() - self.begun)
            self.settled(error)
