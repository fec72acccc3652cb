"""Workers on a Ray cluster: many machines, or several processes of this one.

Ray does a part again elsewhere if its worker or its machine was lost. All machines must have the same Paddock, which
is checked, as otherwise the results would depend on who did what.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, TypeVar

from .. import registry
from ..errors import PaddockError
from .workers import LOCAL, Several, Workers

RETRIES = 10
"""How often a part is begun again whose worker was lost."""

P = TypeVar("P")
R = TypeVar("R")


@cache
def sources() -> str:
    """What this machine's Paddock is made of, as a hash."""
    here = registry.PACKAGE
    files = (path.relative_to(here) for path in here.rglob("*") if path.suffix in (".py", ".json"))
    return registry.source_hash(path.as_posix() for path in files if path.parts[0] not in ("_compiled", "table"))


def do_part(work: Callable[[P], R], made_of: str, part: P) -> R:
    """Do a part on a machine of the cluster."""
    if made_of != sources():
        raise PaddockError(f"{socket.gethostname()} has another Paddock: install the same one on every machine")
    return work(part)


class Cluster(Several):
    """The workers of a Ray that is connected."""

    def __init__(self, ray: Any) -> None:
        self.ray = ray
        self.count = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._do = ray.remote(num_cpus=1, max_retries=RETRIES)(do_part)

    def ready(self, work: Callable[[P], R]) -> Callable[[P], Any]:
        try:
            held = self.ray.put(work)
        except TypeError as error:
            raise PaddockError(f"this work cannot be sent to other machines: {str(error).splitlines()[0]}") from None
        return lambda part: self._do.remote(held, sources(), part)

    def finish(self, begun: Any) -> Any:
        lost = self.ray.exceptions
        try:
            return self.ray.get(begun)
        except lost.RayTaskError as error:
            raise (error.cause if isinstance(error.cause, Exception) else error) from None
        except lost.RayError as error:
            reason = str(error).strip().splitlines()[0]
            raise PaddockError(f"the cluster lost a part of the work for good: {reason}") from None

    def drop(self, begun: Any) -> None:
        self.ray.cancel(begun)


@contextmanager
def open_cluster(address: str, workers: int | None = None) -> Iterator[Workers]:
    """Connect to a cluster, or begin one on this machine; one that is connected already is used and left open."""
    # Ray would tell its makers how it is used, and its workers would step back for everything else on the machine.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_worker_niceness", "0")
    try:
        import ray
    except ImportError:
        raise PaddockError("to run on a cluster, install Ray: pip install 'paddock[cluster]'") from None
    if ray.is_initialized():
        yield Cluster(ray)
        return
    quiet: dict[str, Any] = {"include_dashboard": False} if address == LOCAL else {}
    if workers is not None:
        if address != LOCAL:
            raise PaddockError("a cluster that runs already has workers of its own; leave their number out")
        quiet["num_cpus"] = workers
    try:
        ray.init(address=address, log_to_driver=False, logging_level="error", **quiet)
    except (ConnectionError, ValueError, RuntimeError, TimeoutError) as error:
        raise PaddockError(f"there is no Ray at {address!r}: {str(error).strip().splitlines()[0]}") from None
    try:
        yield Cluster(ray)
    finally:
        ray.shutdown()
