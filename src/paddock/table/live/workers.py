"""Work that blocks, done elsewhere: in processes of their own, or in a thread.

Work that can be stopped has a mark that both sides see: whoever works says there that it has begun, and whoever asked
says there that nobody waits for it any more.
"""

from __future__ import annotations

import asyncio
import itertools
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, MutableSequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

WAITING, BEGUN, STOPPED = 0, 1, 2
MARKS = 4096
"""More than there is ever work under way at once."""
LOOK = 0.25
"""Seconds after which whoever waits looks whether work has begun."""
MODESTY = 5
"""By how much a modest process is nicer than the server."""
_numbers = itertools.count()
_marks: MutableSequence[int] = [WAITING] * MARKS
"""In a process that works: those of the server. With threads, the server's own."""


def begin(mark: int) -> Callable[[], bool]:
    """Say that work has begun; what comes back tells whether it has been stopped."""
    if _marks[mark] == WAITING:
        _marks[mark] = BEGUN
    return lambda: _marks[mark] == STOPPED


class Workers:
    """Processes that think, or a thread of the server if `processes` is 0.

    Those that are `modest` leave the processor to whoever else wants it: nobody at a table waits for them.
    """

    def __init__(self, processes: int, *, modest: bool = False) -> None:
        self.processes = processes
        self.modest = modest
        self._executor: Executor | None = None
        self._marks = _marks
        self.busy = 0
        """Pieces of work that can be stopped, under way or waiting."""

    @property
    def load(self) -> float:
        """Pieces of work that can be stopped for each that can be done at once."""
        return self.busy / max(1, self.processes)

    async def run_marked(self, seconds: float, work: Callable[..., T], *args: object) -> T:
        """Run `work(mark, *args)`, which may take so long from when it begins: waiting for others does not count.

        Where nobody waits for it any more, it is told so by its mark.
        """
        self._running()
        mark = next(_numbers) % MARKS
        self._marks[mark] = WAITING
        task = asyncio.ensure_future(self.run(work, mark, *args))
        begun: float | None = None
        self.busy += 1
        try:
            while True:
                rest = LOOK if begun is None else max(0.0, begun + seconds - time.monotonic())
                done, _ = await asyncio.wait({task}, timeout=min(LOOK, rest))
                if done:
                    return task.result()
                if begun is None and self._marks[mark] == BEGUN:
                    begun = time.monotonic()
                elif begun is not None and time.monotonic() >= begun + seconds:
                    raise TimeoutError
        finally:
            self.busy -= 1
            if not task.done():
                self._marks[mark] = STOPPED
                task.cancel()

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a function that blocks, elsewhere. Processes that have died are replaced once."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._running(), partial(work, *args, **kwargs))
        except BrokenProcessPool:
            self.close()
            return await loop.run_in_executor(self._running(), partial(work, *args, **kwargs))

    def close(self) -> None:
        """Let them stop."""
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
            self._executor = None

    def _running(self) -> Executor:
        if self._executor is None:
            if self.processes:
                context = multiprocessing.get_context("spawn")
                self._marks = context.Array("b", MARKS, lock=False)
                self._executor = ProcessPoolExecutor(
                    self.processes, context, initializer=_settle_in, initargs=(self._marks, self.modest)
                )
            else:
                self._executor = ThreadPoolExecutor(1, thread_name_prefix="workers")
        return self._executor


def _settle_in(marks: MutableSequence[int], modest: bool) -> None:
    """A process leaves the stopping to the server, and goes when the server is gone."""
    global _marks
    _marks = marks
    if modest and hasattr(os, "nice"):
        os.nice(MODESTY)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()

    def follow() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=follow, daemon=True).start()
