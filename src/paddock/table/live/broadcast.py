"""Telling everybody at a table what is stored: news of what happened, who is there, whose clock runs."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Sequence

from ..cluster.bus import Bus
from ..presence import Presence, together
from ..table import ANSWERS, LogEntry, Table
from . import gate
from .gate import Audience, Log, News, Snapshot
from .requests import Client, Request

CROWD_REST = 0.3
"""Seconds between two times that everybody is told how many look on: a crowd that comes at once is told of once."""


class Broadcast:
    """The clients of a table, and the snapshot of it that all of them have been told."""

    def __init__(
        self, table: Table, bus: Bus, clocks: Callable[[], dict[int, float]], is_busy: Callable[[], bool]
    ) -> None:
        self.clients: set[Client] = set()
        self.snapshot = Snapshot(table, Presence())
        self.elsewhere = Presence()
        """Who is connected to this table by other servers."""
        self._log = Log()
        self._bus = bus
        self._clocks = clocks
        """When whose clock runs out."""
        self._moved = False
        """Whether somebody came or went of whom the others were not told yet."""
        self._is_busy = is_busy
        """Whether something is being done that is not stored yet."""
        self._told_at = -CROWD_REST
        self._crowd: asyncio.TimerHandle | None = None
        """When everybody is told how many look on."""

    def presence(self) -> Presence:
        """Who is connected."""
        return together((self._here(), self.elsewhere))

    def _here(self) -> Presence:
        seats = {seat for client in self.clients for seat in client.person.seats}
        spectators = sum(not client.person.seats and not client.person.host for client in self.clients)
        return Presence(seats, spectators)

    def _audiences(self) -> set[Audience]:
        return {client.audience for client in self.clients}

    def _show_here(self) -> None:
        """Tell the other servers who is here."""
        self._bus.show(self.snapshot.table.spec.id, self._here())

    # What happened

    def tell(self, table: Table, entries: Sequence[LogEntry], done: Sequence[Request]) -> None:
        """Tell everybody what is new, and those who asked for it that it is done."""
        before = self.snapshot
        known = before.table is table and not self._moved
        if known and all(isinstance(entry.command, ANSWERS) for entry in entries):
            self.snapshot = before.after_answers(self._audiences())
        else:
            for client in self.clients:
                client.show(table.person(client.tokens))
            self._show_here()
            self.snapshot = Snapshot(table, self.presence(), self._audiences())
            self._moved = False
        news = News(before, self.snapshot, entries, self._log)
        for client in self.clients:
            if client.person is not client.greeted and client.person != client.greeted:
                self.greet(client, before.sequence)
            else:
                client.send(news.to(client.audience, [one.take_answer() for one in done if one.is_from(client)]))
        self.tell_clock(self.clients)

    def start_again(self, table: Table) -> None:
        """The same table was rebuilt from the store, and nothing in it is new."""
        if self.snapshot.table is not table:
            self.snapshot = Snapshot(table, self.snapshot.presence, self._audiences())

    def tell_clock(self, clients: Collection[Client]) -> None:
        """Say whose clock is running, and how long yet."""
        running = self._clocks()
        if running and clients:
            left = max(0.0, min(running.values()) - time.time())
            told = gate.encode({"is": "clock", "waiting": sorted(running), "seconds": round(left, 1)})
            for client in clients:
                client.send(told)

    # Who is there

    def let_in(self, client: Client, tokens: tuple[str, ...], last: int) -> None:
        """Let a client in, or let it show other tokens; it gets all there is."""
        client.tokens = tokens
        client.show(self.snapshot.table.person(tokens))
        self.clients.add(client)
        self._show_here()
        self._tell_presence(client)
        self.greet(client, last)

    def greet(self, client: Client, last: int) -> None:
        """Show a client everything, with the log since the last entry that it saw."""
        client.greeted = client.person
        client.send(self.snapshot.welcome(client.audience, client.person.host, last, self._log))
        self.tell_clock({client})

    def leave(self, client: Client, quiet: bool) -> None:
        """A client has gone; while it is `quiet`, the others are told later."""
        self.clients.discard(client)
        self._show_here()
        self._moved = True
        if not quiet:
            self._tell_presence(client)

    def see_elsewhere(self, presence: Presence, quiet: bool) -> None:
        """Take in who is connected by other servers."""
        self.elsewhere, self._moved = presence, True
        if not quiet:
            self._tell_presence(None)

    def _tell_presence(self, moved: Client | None) -> None:
        presence, self._moved = self.presence(), False
        if presence == self.snapshot.presence:
            return
        rest = self._told_at + CROWD_REST - time.monotonic()
        if rest > 0 and presence.seats == self.snapshot.presence.seats:
            if self._crowd is None:
                self._crowd = asyncio.get_running_loop().call_later(rest, self._tell_crowd)
            return
        self._told_at = time.monotonic()
        told = self.snapshot.moved(presence)
        for client in self.clients:
            if client is not moved:
                client.send(told)

    def _tell_crowd(self) -> None:
        """Tell everybody how many look on, or let it be told with what is being done."""
        self._crowd = None
        if self._is_busy():
            self._moved = True
        else:
            self._tell_presence(None)

    def close(self) -> None:
        """Tell nothing more."""
        if self._crowd is not None:
            self._crowd.cancel()
            self._crowd = None
