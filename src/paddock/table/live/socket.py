"""The socket of a client: from hello to goodbye."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from collections import deque
from functools import partial
from logging import ERROR
from typing import Any

import msgspec
from starlette.types import Receive, Send
from starlette.websockets import WebSocketDisconnect

from ...errors import PaddockError
from ...race import Race
from .. import messages, metrics
from ..limits import Bucket
from ..logs import note
from ..messages import Message
from ..refusals import refusal
from ..store.store import NotStored
from . import gate, thinking
from .coach import hint
from .live_table import LiveTable
from .registry import NoTable, Registry
from .requests import Client, PersonsRequest, allowed, check_own
from .wire import Wire

HELLO_TIME = 15.0
GOODBYE_TIME = 5.0
SLOW = 65_536
"""Unsent bytes from which a client counts as one that reads slowly."""
MOST_STRIKES = 100
COMING, NUISANCE = 0.5, 10.0
"""What a step of coming to a table counts for, and being let go for not reading or not listening."""
MOST_WAIT = 10.0
"""Seconds that an address waits at most before its next socket is served."""
FORECAST_COST = 1
CHAT_RATE, CHAT_BURST = 0.5, 6
FIDGET_RATE, FIDGET_BURST = 2.0, 40
"""Taking back, giving seats away and painting: a second, and at once."""
FIDGETS = (messages.Undo, messages.Seat, messages.Paint, messages.Hints)
HINT_RATE, HINT_BURST = 0.2, 4
"""Questions to the coach: a second, and at once."""

POLICY, STUMBLED, TRY_LATER, NO_TABLE = 1008, 1011, 1013, 4404


class Socket:
    """One client's connection to a table.

    It speaks ASGI by itself: a message passes through nothing else.
    """

    def __init__(self, receive: Receive, send: Send, registry: Registry, address: str = "") -> None:
        self._receive_raw, self._send_raw = receive, send
        self._wire = Wire(receive, send)
        self.registry = registry
        self.address = address
        self.settings = registry.settings
        self.client = Client(self.send)
        self.device = ""
        self.bucket = Bucket(registry.settings.message_rate, registry.settings.message_burst)
        self.chatter = Bucket(CHAT_RATE, CHAT_BURST)
        self.fidgets = Bucket(FIDGET_RATE, FIDGET_BURST)
        self.hints = Bucket(HINT_RATE, HINT_BURST)
        self.welcomes = Bucket(registry.settings.welcome_rate, registry.settings.welcome_burst)
        self.strikes = 0
        self._mail: deque[Message] = deque()
        self._slow: asyncio.Task[None] | None = None
        """Answers a message, while others wait in the mail."""
        self._coach: asyncio.Task[None] | None = None
        """Waits for the coach, and keeps nothing else waiting."""
        self._closing: int | None = None
        self._farewell: asyncio.Task[None] | None = None

    def send(self, message: bytes) -> None:
        """Put a message on its way. A client that does not read is let go; it can come back and catch up."""
        if self._closing is None:
            metrics.SENT.inc()
            unsent = self._wire.tell(message)
            if unsent > SLOW and (unsent > self.settings.most_unsent or self.registry.has_too_much_unsent()):
                self._leave_unread()

    def _leave_unread(self) -> None:
        """Let a client go that does not read."""
        metrics.LET_GO.inc()
        self.registry.comings.owe(self.address, NUISANCE, MOST_WAIT)
        self._wire.drop()
        self.close(TRY_LATER)

    @property
    def unsent(self) -> int:
        """Bytes that this client has not read yet."""
        return self._wire.unsent

    def say(self, what: str, **more: Any) -> None:
        """Put an answer on its way."""
        self.send(gate.encode({"is": what, **more}))

    def refuse(self, number: Any, error: Exception | str, allowed: list[str] | None = None) -> None:
        """Say that something was not done, and why."""
        self.say("refused", id=number, **refusal(error, allowed))

    def close(self, code: int) -> None:
        """Say goodbye after what is on its way."""
        if self._closing is None:
            self._closing = code
            self._farewell = asyncio.create_task(self._say_goodbye())

    async def _say_goodbye(self) -> None:
        with contextlib.suppress(OSError, RuntimeError):
            await self._wire.flush()
            await self._send_raw({"type": "websocket.close", "code": self._closing})

    async def run(self, table: str) -> None:
        """Serve this client until it goes."""
        await self._receive_raw()
        await self._wait_for_turn()
        await self._send_raw({"type": "websocket.accept"})
        live: LiveTable | None = None
        try:
            live = await self.registry.table(table)
            async with asyncio.timeout(HELLO_TIME):
                hello = await self._first()
            await self._hello(live, hello)
            await self._wire.listen(partial(self._hear, live))
        except WebSocketDisconnect:
            pass
        except Exception as error:
            self._let_go(error)
        finally:
            under_way = [task for task in (self._slow, self._coach) if task is not None]
            for task in under_way:
                task.cancel()
            if under_way:
                await asyncio.wait(under_way)
            if live is not None:
                live.leave(self.client)
            if self._farewell is not None:
                _, unheard = await asyncio.wait([self._farewell], timeout=GOODBYE_TIME)
                if unheard:
                    self._farewell.cancel()
            self._wire.drop()

    def _let_go(self, error: Exception) -> None:
        """Say goodbye to a client that cannot be served, and why."""
        if isinstance(error, PaddockError):
            self.refuse(None, error)
            unknown, away = isinstance(error, NoTable), isinstance(error, NotStored)
            self.close(NO_TABLE if unknown else TRY_LATER if away else POLICY)
        elif isinstance(error, TimeoutError):
            self.close(POLICY)
        else:
            note("a socket failed", ERROR, error)
            self.close(STUMBLED)

    # Hearing

    async def _first(self) -> messages.Hello:
        data = await self._receive_raw()
        if data["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(data.get("code", 1005))
        text = data.get("text")
        message = self._read(text.encode("utf-8", "replace") if text is not None else data.get("bytes") or b"")
        if not isinstance(message, messages.Hello):
            raise PaddockError('the first message is {"do": "hello", "tokens": [...], "last": 0}')
        return message

    def _hear(self, live: LiveTable, raw: bytes) -> None:
        """A message has come."""
        message = self._read(raw) if self._closing is None else None
        if message is not None and self._slow is None:
            self._take(live, message)
        elif message is not None:
            self._mail.append(message)

    def _read(self, raw: bytes) -> Message | None:
        """A message that can be read and is not too much; None if it is not."""
        most = self.registry.settings.most_message
        if len(raw) > most:
            self._strike(None, f"a message has at most {most} bytes")
        elif not self.bucket.take():
            self._strike(_id_of(raw), PaddockError("too fast: slow down, then send it again", word="too-fast"))
        else:
            try:
                message: Message = messages.read_message(raw)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                self._strike(_id_of(raw), f"this message cannot be read: {error}")
            else:
                return message
        return None

    def _strike(self, number: Any, reason: Exception | str) -> None:
        """Refuse what never reaches the table. A client that goes on like this is let go."""
        metrics.REFUSED.labels("message").inc()
        self.refuse(number, reason)
        self.strikes += 1
        if self.strikes >= MOST_STRIKES:
            note("a client was let go", strikes=self.strikes)
            self.registry.comings.owe(self.address, NUISANCE, MOST_WAIT)
            self.close(POLICY)

    async def _wait_for_turn(self) -> None:
        """Many who come at once hold up nobody, and an address that comes again and again waits."""
        await asyncio.sleep(self.registry.comings.owe(self.address, COMING, MOST_WAIT))
        await self.registry.greetings.take()

    async def _hello(self, live: LiveTable, hello: messages.Hello) -> None:
        self.device = hashlib.sha256(hello.client.encode()).hexdigest()[:12] if hello.client else ""
        await self._wait_for_turn()
        await live.welcome(self.client, tuple(hello.tokens), hello.last)

    def _take(self, live: LiveTable, message: Message) -> None:
        """Answer a message, or see to it that it is answered."""
        if isinstance(message, messages.Ping):
            self.say("pong")
        elif isinstance(message, messages.Hello) and self.unsent > SLOW:
            self._leave_unread()  # it asks for everything again, and has not read what it got
        elif isinstance(message, messages.Hello) and not self.welcomes.take():
            self._strike(None, PaddockError("too fast: come back a little later", word="too-fast"))
        elif isinstance(message, messages.Hint):
            if self._coach is None and self.hints.take():
                self._coach = asyncio.create_task(self._ask_coach(live, message))
            else:
                error = PaddockError("too fast: wait for the coach, then ask again", word="too-fast")
                self._refuse_request(live, message, error)
        elif isinstance(message, (messages.Hello, messages.Forecast, messages.Prospects)):
            self._slow = asyncio.create_task(self._take_time(live, message))
        else:
            try:
                self._do(live, message)
            except Exception as error:
                self._refuse_request(live, message, error)

    async def _take_time(
        self, live: LiveTable, message: messages.Hello | messages.Forecast | messages.Prospects
    ) -> None:
        """Answer a message that has to be waited for, and then those that came meanwhile."""
        if isinstance(message, messages.Hello):
            try:
                await self._hello(live, message)
            except Exception as error:
                self._let_go(error)
        else:
            try:
                if isinstance(message, messages.Forecast):
                    self.say("forecast", id=message.id, **await self._forecast(live, message))
                else:
                    self.say("prospects", id=message.id, prospects=await self._prospects(live, message))
            except Exception as error:
                self._refuse_request(live, message, error)
        self._slow = None
        while self._mail and self._slow is None and self._closing is None:
            self._take(live, self._mail.popleft())

    async def _ask_coach(self, live: LiveTable, message: messages.Hint) -> None:
        """Answer who asked the coach; meanwhile everything else goes on."""
        try:
            self.say("hint", id=message.id, **await hint(live, self.client, message.seat))
        except Exception as error:
            self._refuse_request(live, message, error)
        finally:
            self._coach = None

    def _do(self, live: LiveTable, message: messages.ToDo) -> None:
        if isinstance(message, messages.Chat) and not self.chatter.take():
            raise PaddockError("too fast: slow down, then say it again", word="too-fast")
        if isinstance(message, FIDGETS) and not self.fidgets.take():
            raise PaddockError("too fast: slow down, then try again", word="too-fast")
        asker = (self.client, message.id)
        request = PersonsRequest(self.registry, live, self.client.tokens, message, asker, self.device)

        def settled(error: Exception | None) -> None:
            if error is not None:
                self._refuse_request(live, message, error)

        request.settled = settled
        live.hand_in(request)

    def _refuse_request(
        self,
        live: LiveTable,
        message: messages.ToDo | messages.Forecast | messages.Prospects | messages.Hint,
        error: Exception,
    ) -> None:
        """Say why something that was asked for is not done, and what is possible."""
        if isinstance(error, PaddockError):
            metrics.REFUSED.labels(str(message.__struct_config__.tag)).inc()
            possible: list[str] = []
            if isinstance(message, (messages.Act, messages.Forecast)):
                possible = allowed(live.table, self.client.person, message.seat)
            self.refuse(message.id, error, possible)
        else:
            note("a command failed", ERROR, error, table=live.table.spec.id)
            self.refuse(message.id, "the server stumbled over this; come back and look")
            self.close(STUMBLED)

    async def _forecast(self, live: LiveTable, message: messages.Forecast) -> messages.Foreseen:
        """What would happen."""
        async with live.lock:
            race = self._asked(live, message.seat)
            actions = race.read_answer(message.answer)
            race.check_asked(message.seat, actions)
            question = thinking.ask_calmly(race, message.seat)
        return await self.registry.forecasts.run(thinking.forecast, question, actions)

    async def _prospects(self, live: LiveTable, message: messages.Prospects) -> dict[str, Any] | None:
        """What each answer leads to."""
        async with live.lock:
            race = self._asked(live, message.seat)
            if message.seat not in race.waiting:
                return None
            question = thinking.ask_calmly(race, message.seat)
        return await self.registry.forecasts.run(thinking.foresee, question)

    def _asked(self, live: LiveTable, seat: int) -> Race:
        """The race that somebody thinks about; refuses too much of it, and other people's seats."""
        if not self.bucket.take(FORECAST_COST):
            raise PaddockError("too fast: slow down, then message again", word="too-fast")
        race = live.table.race
        check_own(self.client.person, seat)
        if race is None:
            raise PaddockError("the race has not begun", word="race-not-begun")
        return race


def _id_of(raw: bytes) -> Any:
    """The number of a message that cannot be taken, if it has one."""
    try:
        number = msgspec.json.decode(raw).get("id")
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, AttributeError):
        return None
    return number if isinstance(number, int) or (isinstance(number, str) and len(number) <= 64) else None
