"""Thinking away from the table: drivers, forecasts and replays, in processes of their own.

Whatever thinks gets an imagined position, in which all that its seat cannot know is dealt anew. So not even a driver
with a bug can peek.
"""

from __future__ import annotations

import asyncio
import hashlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Any, ParamSpec, TypeVar

import msgspec

from ..dealer import seeded
from ..drivers import Cockpit, driver
from ..forecast import asked_next, look_ahead
from ..game import game
from ..race import Race

P = ParamSpec("P")
T = TypeVar("T")

SAMPLES = 100


@dataclass(frozen=True)
class Question:
    """What somebody has to think about: an imagined position, as bytes, and whose turn it is."""

    game: str
    settings: str
    position: bytes
    seat: int


def ask(race: Race, seat: int, luck: int) -> Question:
    """A question about the position as that seat may imagine it; `luck` decides how."""
    imagined = race.imagined(seat, seeded(race.engine, luck))
    settings = msgspec.json.encode(race.settings).decode()
    return Question(race.game.name, settings, imagined.save(), seat)


def ask_calmly(race: Race, seat: int) -> Question:
    """The same question for whoever sees the same: its luck follows from the view and tells nothing more."""
    seen = hashlib.blake2b(msgspec.json.encode(race.view(seat)), digest_size=7).digest()
    return ask(race, seat, int.from_bytes(seen))


@lru_cache(maxsize=64)
def _grid(name: str, settings: str) -> tuple[Any, Any]:
    """The first position of such a race in the engine's form, and its course."""
    of = game(name)
    first = of.setup.first_position(msgspec.json.decode(settings))
    return of.engine.take(first), first.course


def _position(question: Question) -> tuple[Any, Any]:
    first, course = _grid(question.game, question.settings)
    position = first.copy()
    position.load(question.position)
    return position, course


def decide(question: Question, name: str, whim: int) -> int:
    """The action that a driver chooses."""
    of = game(question.game)
    position, course = _position(question)
    cockpit = Cockpit(of, of.engine, question.seat, position, course)
    return driver(of, name, whim).decide(cockpit)


def quietest(question: Question) -> int:
    """The action that risks least, for when nobody else answers."""
    position, _ = _position(question)
    return game(question.game).engine.default_action(position, question.seat)


def forecast(question: Question, actions: tuple[int, ...]) -> dict[str, Any]:
    """What would happen if the seat answered so, and what it would be asked next if that is not all."""
    of = game(question.game)
    position, course = _position(question)
    outlook = look_ahead(of, of.engine, position, question.seat, actions, SAMPLES)
    found = asked_next(of, of.engine, position, course, question.seat, actions)
    kind, options = found or ("", [])
    texts = [of.actions.text(option) for option in options]
    asked = {"seat": question.seat, "kind": kind, "options": texts} if found else None
    return {"outlook": outlook.as_dict(), "next": asked}


class Crew:
    """Those who think, in `processes` of their own, or in threads if that is 0."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._executor: Executor | None = None

    async def think(self, thought: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a function that blocks, elsewhere. A crew that has died is replaced once."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._at_work(), partial(thought, *args, **kwargs))
        except BrokenProcessPool:
            self.close()
            return await loop.run_in_executor(self._at_work(), partial(thought, *args, **kwargs))

    def close(self) -> None:
        """Send everybody home."""
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
            self._executor = None

    def _at_work(self) -> Executor:
        if self._executor is None:
            if self.processes:
                context = multiprocessing.get_context("spawn")
                self._executor = ProcessPoolExecutor(self.processes, context, initializer=_settle_in)
            else:
                self._executor = ThreadPoolExecutor(1, thread_name_prefix="crew")
        return self._executor


def _settle_in() -> None:
    """A process leaves the stopping to the server, and goes when the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()

    def follow() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=follow, daemon=True).start()
