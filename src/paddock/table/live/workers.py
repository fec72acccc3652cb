"""Work that blocks, done elsewhere: in processes of their own, or in a thread."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Workers:
    """Processes that think, or a thread of the server if `processes` is 0."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._executor: Executor | None = None

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
                self._executor = ProcessPoolExecutor(self.processes, context, initializer=_settle_in)
            else:
                self._executor = ThreadPoolExecutor(1, thread_name_prefix="workers")
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
