"""People at tables who answer whenever they are asked, at one kind of server or the other.

A seat has at most one command on its way. Latency is from sending a command to the news of it at each of the other
seats of the table.
"""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from typing import Any
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec
from msgspec import Raw

from .wire import Wire

encode = msgspec.json.encode
PACED = 1.0
"""Seconds between two actions of a seat, about, where people think."""


class Crowd:
    """All the people, and what they measure."""

    def __init__(self, address: str, seats: int, paced: bool) -> None:
        self.address, self.seats, self.paced = address, seats, paced
        self.commands = self.refused = 0
        self.latencies: list[float] = []
        self.begun = self.measuring = False

    def seen(self, sent: float) -> None:
        """Somebody else saw what was sent then."""
        if self.measuring:
            self.latencies.append(time.perf_counter() - sent)

    def done(self) -> None:
        """A command was done."""
        if self.measuring:
            self.commands += 1

    def post(self, path: str, body: object) -> Any:
        """Ask for something over HTTP."""
        request = Request(self.address + path, encode(body), {"content-type": "application/json"})
        with urlopen(request) as answer:
            return msgspec.json.decode(answer.read())

    async def connect(self, path: str, seat: Seat) -> None:
        """Give a seat its socket."""
        at = urlsplit(self.address)
        seat.wire = Wire(at.netloc, path, seat.hear)
        assert at.hostname and at.port
        await asyncio.get_running_loop().create_connection(lambda: seat.wire, at.hostname, at.port)
        await seat.wire.open

    async def come(self, game: type[Game], tables: int) -> list[Any]:
        """Fill the tables and let the races begin."""
        games = [game(self, random.Random(number)) for number in range(tables)]
        await asyncio.gather(*(asyncio.to_thread(table.make) for table in games))
        for table in games:
            await table.sit_down()
        self.begun = True
        for table in games:
            table.begin()
        return games

    async def measure(self, seconds: float) -> list[float]:
        """What latencies there are in this time."""
        before = len(self.latencies)
        self.measuring = True
        await asyncio.sleep(seconds)
        self.measuring = False
        return self.latencies[before:]

    def go(self, games: list[Any]) -> None:
        """Everybody goes home."""
        assert not any(seat.wire.lost for table in games for seat in table.seats), "the server has dropped somebody"
        for table in games:
            table.end()

    async def run(self, game: type[Game], tables: int, warm_up: float, seconds: float) -> None:
        """Fill the tables, let them run warm, then measure."""
        games = await self.come(game, tables)
        await asyncio.sleep(warm_up)
        await self.measure(seconds)
        self.go(games)


class Seat:
    """One person and their socket."""

    wire: Wire

    def __init__(self, game: Game, number: int, token: str) -> None:
        self.game, self.number, self.token = game, number, token
        self.sent = 0.0
        self.busy = False

    def hear(self, message: bytes) -> None:
        raise NotImplementedError

    def is_asked(self) -> bool:
        raise NotImplementedError

    def act(self) -> None:
        """Answer something."""
        self.busy, self.sent = True, time.perf_counter()
        self.wire.send(self.answer())

    def answer(self) -> bytes:
        raise NotImplementedError

    def may_act(self) -> None:
        """Answer at once, where nobody thinks."""
        crowd = self.game.crowd
        if crowd.begun and not crowd.paced and not self.busy and self.is_asked():
            self.act()


class Game:
    """One table."""

    def __init__(self, crowd: Crowd, choose: random.Random) -> None:
        self.crowd, self.choose = crowd, choose
        self.seats: list[Any] = []
        self._timer: asyncio.TimerHandle | None = None

    def make(self) -> None:
        """Make the table and take all its seats."""
        raise NotImplementedError

    async def sit_down(self) -> None:
        """Connect everybody."""
        raise NotImplementedError

    def begin(self) -> None:
        """Let people answer: at once, or one of them every now and then."""
        if self.crowd.paced:
            self._wait()
        else:
            for seat in self.seats:
                seat.may_act()

    def _wait(self) -> None:
        pause = PACED / self.crowd.seats * self.choose.uniform(0.5, 1.5)
        self._timer = asyncio.get_running_loop().call_later(pause, self._somebody)

    def _somebody(self) -> None:
        self._wait()
        asked = [seat for seat in self.seats if not seat.busy and seat.is_asked()]
        if asked:
            self.choose.choice(asked).act()

    def end(self) -> None:
        """Everybody goes home."""
        if self._timer is not None:
            self._timer.cancel()
        for seat in self.seats:
            seat.wire.close()


class Line(msgspec.Struct):
    """Who did something."""

    seat: int | None = None


class Told(msgspec.Struct):
    """What of Paddock's messages matters here."""

    is_: str = msgspec.field(name="is")
    decisions: dict[str, dict[str, Any] | None] = {}
    entries: list[Line] = []
    changes: Raw = Raw(b"[]")
    done: list[Any] = []


read_told = msgspec.json.Decoder(Told).decode


class Racer(Seat):
    """A person at a table of Heat."""

    def __init__(self, game: Game, number: int, token: str) -> None:
        super().__init__(game, number, token)
        self.options: list[str] = []
        self.numbers = itertools.count(1)

    def is_asked(self) -> bool:
        return bool(self.options)

    def answer(self) -> bytes:
        answer = self.game.choose.choice(self.options)
        return encode({"do": "act", "id": next(self.numbers), "seat": self.number, "answer": answer})

    def hear(self, message: bytes) -> None:
        told, crowd = read_told(message), self.game.crowd
        if told.is_ == "news":
            for line in told.entries:
                if line.seat is not None and line.seat != self.number:
                    crowd.seen(self.game.seats[line.seat].sent)
            if told.done:
                crowd.done()
                self.busy = False
            if b'"decisions"' in message:
                for *_, members in msgspec.json.decode(told.changes):
                    members = members.get("decisions", members)
                    if str(self.number) in members:
                        asked = members[str(self.number)]
                        self.options = [each["text"] for each in asked["actions"]] if asked else []
            self.may_act()
        elif told.is_ == "refused":
            crowd.refused += 1
            self.busy = False


class Heat(Game):
    """A table of Paddock."""

    def make(self) -> None:
        wish = {"game": "heat", "options": {"laps": 20}, "seats": [{"who": "person"}] * self.crowd.seats}
        made = self.crowd.post("/api/tables", wish)
        self.table, self.host = made["table"], made["host"]
        for number in range(self.crowd.seats):
            sitting = self.crowd.post(f"/api/tables/{self.table}/seats/{number}", {"name": f"Driver {number}"})
            self.seats.append(Racer(self, number, sitting["token"]))

    async def sit_down(self) -> None:
        for seat in self.seats:
            await self.crowd.connect(f"/api/tables/{self.table}/live", seat)
            tokens = [seat.token, self.host] if seat is self.seats[-1] else [seat.token]
            seat.wire.send(encode({"do": "hello", "tokens": tokens}))

    def begin(self) -> None:
        self.seats[-1].wire.send(b'{"do":"start","id":0}')
        super().begin()


class Clock(msgspec.Struct):
    """Whose turn it is in boardgame.io."""

    currentPlayer: str


class State(msgspec.Struct):
    """What of boardgame.io's state matters here."""

    stateID: int = msgspec.field(name="_stateID")
    ctx: Clock


class Synced(msgspec.Struct):
    """boardgame.io's answer to a client that comes."""

    state: State


read_parts = msgspec.json.Decoder(list[Raw]).decode
read_state = msgspec.json.Decoder(State).decode
read_synced = msgspec.json.Decoder(Synced).decode


class Player(Seat):
    """A person at a match of boardgame.io, over socket.io's own text protocol."""

    state: State | None = None

    def is_asked(self) -> bool:
        return self.state is not None and self.state.ctx.currentPlayer == str(self.number)

    def say(self, *words: object) -> bytes:
        return b"42/laps," + encode(words)

    def answer(self) -> bytes:
        assert self.state is not None
        me, game = str(self.number), self.game
        assert isinstance(game, Laps)
        game.acted[self.state.stateID + 1] = self
        payload = {"type": "drive", "args": [game.choose.randint(1, 20)], "playerID": me, "credentials": self.token}
        return self.say("update", {"type": "MAKE_MOVE", "payload": payload}, self.state.stateID, game.match, me)

    def hear(self, message: bytes) -> None:
        game = self.game
        assert isinstance(game, Laps)
        if message == b"2":
            self.wire.send(b"3")
        elif message.startswith(b"0"):
            self.wire.send(b"40/laps,")
        elif message.startswith(b"40"):
            self.wire.send(self.say("sync", game.match, str(self.number), self.token, game.crowd.seats))
        elif message.startswith(b"42"):
            said = message.partition(b",")[2]
            if said.startswith(b'["sync"'):
                self.state = read_synced(read_parts(said)[2]).state
            elif said.startswith(b'["update"'):
                self.state = read_state(read_parts(said)[2])
                who = game.acted.get(self.state.stateID)
                if who is self:
                    self.busy = False
                    game.crowd.done()
                elif who is not None:
                    game.crowd.seen(who.sent)
            self.may_act()


class Laps(Game):
    """A match of boardgame.io."""

    def make(self) -> None:
        self.match = self.crowd.post("/games/laps/create", {"numPlayers": self.crowd.seats})["matchID"]
        self.acted: dict[int, Player] = {}
        for number in range(self.crowd.seats):
            sitting = {"playerID": str(number), "playerName": f"Driver {number}"}
            joined = self.crowd.post(f"/games/laps/{self.match}/join", sitting)
            self.seats.append(Player(self, number, joined["playerCredentials"]))

    async def sit_down(self) -> None:
        for seat in self.seats:
            await self.crowd.connect("/socket.io/?EIO=4&transport=websocket", seat)
