"""Who does the work of many races: this process, processes or threads beside it, or the machines of a Ray cluster.

Work is one function and many parts, and what a part gives follows from the part alone. So the results are the same
whoever did it, and a part whose worker was lost is done again by another.
"""

from __future__ import annotations

import os
import re
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar

from ..errors import PaddockError

AUTO, LOCAL = "auto", "local"
AHEAD = 3
"""Parts that are under way for each worker: enough that none waits, few enough that stopping early is cheap."""

P = TypeVar("P")
R = TypeVar("R")


class Workers(Protocol):
    """Somebody who does parts of some work."""

    count: int
    """How many parts are worked on at a time."""

    def map(self, work: Callable[[P], R], parts: Iterable[P]) -> Iterator[R]:
        """What each part gives, in their order; whoever stops asking stops the work."""


class Alone(Workers):
    """This process does everything, one part after the other."""

    count = 1

    def map(self, work: Callable[[P], R], parts: Iterable[P]) -> Iterator[R]:
        return map(work, parts)


class Several(Workers, ABC):
    """Workers that have several parts under way."""

    def map(self, work: Callable[[P], R], parts: Iterable[P]) -> Iterator[R]:
        begin = self.ready(work)
        under_way: deque[Any] = deque()
        try:
            for part in parts:
                under_way.append(begin(part))
                if len(under_way) >= AHEAD * self.count:
                    yield self.finish(under_way.popleft())
            while under_way:
                yield self.finish(under_way.popleft())
        finally:
            for each in under_way:
                self.drop(each)

    @abstractmethod
    def ready(self, work: Callable[[P], R]) -> Callable[[P], Any]:
        """How to begin a part of this work."""

    @abstractmethod
    def finish(self, begun: Any) -> Any:
        """Wait for a part that was begun."""

    @abstractmethod
    def drop(self, begun: Any) -> None:
        """A part that was begun is not wanted any more."""


class Pool(Several):
    """Processes or threads of this machine."""

    def __init__(self, executor: Executor, count: int) -> None:
        self.executor, self.count = executor, count

    def ready(self, work: Callable[[P], R]) -> Callable[[P], Any]:
        return lambda part: self.executor.submit(work, part)

    def finish(self, begun: Future[R]) -> R:
        return begun.result()

    def drop(self, begun: Future[Any]) -> None:
        begun.cancel()


def usual_cluster() -> str:
    """Where there is a cluster if nobody says: at `RAY_ADDRESS`, as for Ray's own commands, else on this machine."""
    return os.environ.get("RAY_ADDRESS") or LOCAL


def is_address(word: str) -> bool:
    """Whether this says where a cluster is: `auto`, `local`, `10.0.0.1:6379`, `ray://head:10001`."""
    return word in (AUTO, LOCAL) or re.fullmatch(r"(ray://)?[\w.\-]+:\d+", word) is not None


@contextmanager
def hire(workers: int | None = None, threads: bool = False, cluster: str | None = None) -> Iterator[Workers]:
    """So many workers: processes, or `threads`, or those of a Ray cluster; without a number this process alone.

    A `cluster` is an address of Ray's, `auto` for the one that this machine belongs to, or `local` for one of its own
    on this machine, which has a worker for each core unless a number is given.
    """
    if workers is not None and workers < 1:
        raise PaddockError(f"workers must be 1 or more, not {workers}")
    if cluster is not None:
        if not is_address(cluster):
            raise PaddockError(f"a cluster is auto, local, host:port or ray://host:port, not {cluster[:60]!r}")
        if threads:
            raise PaddockError("threads are of this process; a cluster has none")
        from .cluster import open_cluster

        with open_cluster(cluster, workers) as found:
            yield found
    elif workers is None or workers == 1:
        yield Alone()
    else:
        with ThreadPoolExecutor(workers) if threads else ProcessPoolExecutor(workers) as pool:
            yield Pool(pool, workers)
