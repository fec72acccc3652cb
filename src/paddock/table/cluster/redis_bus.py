"""The bus of several servers, over Redis.

Only table ids, sequence numbers, seat numbers and the made-up names of servers travel. What happened is in the store.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Iterator, Sequence
from logging import WARNING
from typing import Any

import msgspec
from redis.asyncio import Redis
from redis.asyncio.client import Pipeline, PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from ...errors import PaddockError
from ..logs import note
from ..presence import Presence, together
from .bus import Bus, Lease, Listener

BEAT = 1.0
LIFE = 4.0
"""Seconds after its last beat at which a server is taken for dead."""
PATIENCE = 2.0
"""Seconds that Redis may take to answer."""
STAY, SHOW_AGAIN = 60, 20.0
"""Seconds for which it is believed who is at a table, and after which that is said again."""
CHANNEL = "paddock:news"
SERVERS = "paddock:servers"
LEASES = "paddock:watches"
PRESENT = "paddock:present:"

BEATING = """
local now = redis.call('TIME')
now = now[1] + now[2] / 1000000
local last = redis.call('ZSCORE', KEYS[1], ARGV[1])
redis.call('ZADD', KEYS[1], now, ARGV[1])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - 3600)
local known = last and now - last < tonumber(ARGV[2])
return {known and 1 or 0, redis.call('ZRANGEBYSCORE', KEYS[1], now - ARGV[2], '+inf')}
"""
"""Say that a server lives. Returns whether it was believed to, and all servers that live."""

CLAIMING = """
local now = redis.call('TIME')
now = now[1] + now[2] / 1000000
local held = redis.call('HGET', KEYS[1], ARGV[1])
if held then
    local who, since = held:match('^(%S+) (%S+)$')
    local last = redis.call('ZSCORE', KEYS[2], who)
    if who == ARGV[2] or (last and now - last < tonumber(ARGV[4])) then
        return {who, since}
    end
end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2] .. ' ' .. ARGV[3])
return {ARGV[2], ARGV[3]}
"""
"""Lease over a table unless a server that lives does. Returns who does, and since when."""

RELEASING = """
local held = redis.call('HGET', KEYS[1], ARGV[1])
if held and held:match('^%S+') == ARGV[2] then redis.call('HDEL', KEYS[1], ARGV[1]) end
"""


class Message(msgspec.Struct, omit_defaults=True):
    """What one server tells the others."""

    server: str
    written: dict[str, int] = {}
    moved: list[str] = []


read_message = msgspec.json.Decoder(Message).decode


class RedisBus(Bus):
    """The bus of several servers, over Redis. While Redis is away, every server goes on by itself."""

    shared = True

    def __init__(self, address: str) -> None:
        try:
            self._redis = Redis.from_url(
                address,
                decode_responses=True,
                socket_timeout=PATIENCE,
                socket_connect_timeout=PATIENCE,
                retry=Retry(NoBackoff(), 0),
            )
        except ValueError:
            raise PaddockError("the address of the bus cannot be read; one is redis://127.0.0.1:6379") from None
        self.server = secrets.token_hex(6)
        self.connected = False
        self._closing = False
        self._listener: Listener
        self._tasks: list[asyncio.Task[None]] = []
        self._alive: set[str] = set()
        self._mine: set[str] = set()
        self._others: dict[str, Lease] = {}
        self._shown: dict[str, Presence] = {}
        self._shown_at = 0.0
        self._written: dict[str, int] = {}
        self._moved: set[str] = set()
        self._dropped: set[str] = set()
        self._more = asyncio.Event()

    async def open(self, listener: Listener) -> None:
        self._listener = listener
        self._tasks = [asyncio.create_task(work()) for work in (self._listen, self._send)]

    async def close(self) -> None:
        self._closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.wait(self._tasks, timeout=PATIENCE)
        with self._loss():
            await self._redis.zrem(SERVERS, self.server)
        with self._loss():
            await self._redis.aclose()

    @contextlib.contextmanager
    def _loss(self) -> Iterator[None]:
        """Whatever goes wrong here is no fault of a table: the bus is lost, and is found again with the next beat."""
        try:
            yield
        except Exception as error:
            if self.connected:
                note("the bus is lost", WARNING, error=f"{type(error).__name__}: {error}")
            self.connected = False

    # Hearing, and being there

    async def _listen(self) -> None:
        while not self._closing:
            with self._loss():
                async with self._redis.pubsub() as ear:
                    await ear.subscribe(CHANNEL)
                    await self._listen_on(ear)
            await asyncio.sleep(BEAT / 2)

    async def _listen_on(self, ear: PubSub) -> None:
        """Hear what the others say, and show that this server lives."""
        due = 0.0
        while not self._closing:
            left = due - time.monotonic()
            if left <= 0:
                await self._beat()
                due = time.monotonic() + BEAT
                continue
            message = await ear.get_message(ignore_subscribe_messages=True, timeout=left)
            if message is not None:
                self._hear(message["data"])

    def _hear(self, text: str) -> None:
        try:
            message = read_message(text)
        except msgspec.DecodeError as error:
            note("the bus carries something unknown", WARNING, error=str(error))
            return
        if message.server != self.server:
            for table, sequence in message.written.items():
                self._listener.heard(table, sequence)
            for table in message.moved:
                self._listener.moved(table)

    async def _beat(self) -> None:
        known, alive = await self._run(BEATING, [SERVERS], self.server, LIFE)
        before, self._alive = self._alive, set(alive)
        self._others.clear()  # what was said of them is believed for one beat
        if not known or not self.connected:
            # Others may hold the leases of this server by now.
            self._mine.clear()
        if not known or time.monotonic() > self._shown_at + SHOW_AGAIN:
            self._moved |= self._shown.keys()
            self._shown_at = time.monotonic()
            self._more.set()
        if not self.connected or not known or self._alive != before:
            note("the servers on the bus", servers=len(alive))
            self.connected = True
            self._more.set()
            self._listener.look_round()

    async def _run(self, script: str, keys: list[str], *values: object) -> Any:
        return await self._redis.eval(script, len(keys), *keys, *map(str, values))

    # Telling

    def publish(self, table: str, sequence: int) -> None:
        self._written[table] = sequence
        self._more.set()

    def show(self, table: str, presence: Presence) -> None:
        now = presence if presence.seats or presence.spectators else None
        if now != self._shown.get(table):
            if now is None:
                del self._shown[table]
            else:
                self._shown[table] = now
            self._moved.add(table)
            self._more.set()

    def release(self, table: str) -> None:
        if table in self._mine:
            self._mine.discard(table)
            self._dropped.add(table)
            self._more.set()

    async def _send(self) -> None:
        """Send what waits; what comes meanwhile goes together."""
        while not self._closing:
            await self._more.wait()
            self._more.clear()
            if self.connected:
                with self._loss():
                    await self._send_waiting()

    async def _send_waiting(self) -> None:
        written, self._written = self._written, {}
        moved, self._moved = self._moved, set()
        dropped, self._dropped = self._dropped, set()
        try:
            async with self._redis.pipeline(transaction=False) as line:
                for table in moved:
                    self._put(line, table)
                for table in dropped:
                    line.eval(RELEASING, 1, LEASES, table, self.server)
                if written or moved:
                    line.publish(CHANNEL, msgspec.json.encode(Message(self.server, written, sorted(moved))))
                await line.execute()
        except Exception:
            self._written = {**written, **self._written}
            self._moved |= moved
            self._dropped |= dropped
            raise

    def _put(self, line: Pipeline, table: str) -> None:
        """Write down who is at a table by this server."""
        presence = self._shown.get(table)
        if presence is None:
            line.hdel(PRESENT + table, self.server)
        else:
            line.hset(PRESENT + table, self.server, write_presence(presence))
            line.expire(PRESENT + table, STAY)

    async def elsewhere(self, tables: Sequence[str]) -> dict[str, Presence]:
        if not self.connected:
            return dict.fromkeys(tables, Presence())
        with self._loss():
            async with self._redis.pipeline(transaction=False) as line:
                for table in tables:
                    line.hgetall(PRESENT + table)
                found = await line.execute()
            others = self._alive - {self.server}
            return {
                table: together(read_presence(said) for server, said in by_server.items() if server in others)
                for table, by_server in zip(tables, found, strict=True)
            }
        return dict.fromkeys(tables, Presence())

    # Leases

    def holds(self, table: str) -> bool:
        return table in self._mine

    async def claim(self, table: str) -> Lease | None:
        if not self.connected:
            return None
        if table in self._others:
            return self._others[table]
        self._dropped.discard(table)
        with self._loss():
            who, since = await self._run(CLAIMING, [LEASES, SERVERS], table, self.server, time.time(), LIFE)
            lease = Lease(who == self.server, float(since))
            if lease.mine:
                self._mine.add(table)
            else:
                self._others[table] = lease
            return lease
        return None

    def assume(self, table: str) -> None:
        if not self.connected:
            self._mine.add(table)

    async def unclaimed(self, tables: list[str]) -> list[str]:
        if not tables or not self.connected:
            return []
        with self._loss():
            found = await self._redis.hmget(LEASES, tables)
            holders = {table: said.split()[0] for table, said in zip(tables, found, strict=True) if said}
            free = [table for table in tables if holders.get(table) not in self._alive]
            return sorted(free, key=lambda table: table not in holders)
        return []


def write_presence(presence: Presence) -> str:
    """Who is at a table, as Redis has it: `0,2/1` is seats 0 and 2 and a spectator."""
    return f"{','.join(map(str, sorted(presence.seats)))}/{presence.spectators}"


def read_presence(text: str) -> Presence:
    """What `write_presence` wrote."""
    seats, _, spectators = text.partition("/")
    return Presence({int(seat) for seat in seats.split(",") if seat}, int(spectators))
