"""Drivers that do not behave: the race goes on all the same."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path
from typing import Any

import pytest

from paddock.table.commands import Start
from paddock.table.live.registry import Registry
from paddock.table.live.requests import Client
from paddock.table.new_table import new_spec

from .client import PATIENCE
from .test_store import in_registry

DECISIONS = 12


async def race_on(registry: Registry) -> None:
    """A few decisions of two drivers."""
    live = await registry.make(
        new_spec(registry.settings, "heat", {"laps": 1}, [{"who": "driver", "driver": "rookie"}] * 2)
    )
    await live.welcome(Client(lambda message: None), (), 0)  # drivers wait for somebody who looks
    await live.submit(lambda: Start({}))
    deadline = time.monotonic() + PATIENCE
    while live.table.sequence < DECISIONS:
        assert time.monotonic() < deadline
        await asyncio.sleep(0.02)
    assert all(line.by == "rookie" for line in live.table.log[1:])


def test_a_driver_that_takes_too_long_gives_the_quietest_answer(tmp_path: Path) -> None:
    async def story(registry: Registry) -> None:
        async def sleep(*_: Any) -> int:
            await asyncio.sleep(60)
            return 0

        registry.workers.run = sleep  # type: ignore[method-assign, assignment]
        await race_on(registry)

    in_registry(tmp_path, story, thinking_time=0.02)


def test_an_answer_that_is_not_possible_becomes_the_quietest(tmp_path: Path) -> None:
    async def story(registry: Registry) -> None:
        async def nonsense(*_: Any) -> int:
            return 30_000

        registry.workers.run = nonsense  # type: ignore[method-assign, assignment]
        await race_on(registry)

    in_registry(tmp_path, story)


def test_a_driver_that_fails_is_asked_again(tmp_path: Path) -> None:
    async def story(registry: Registry) -> None:
        think = registry.workers.run
        failed: list[Any] = []

        async def stumble(*asked: Any) -> Any:
            if not failed:
                failed.append(asked)
                raise ZeroDivisionError
            return await think(*asked)

        registry.workers.run = stumble  # type: ignore[method-assign, assignment]
        await race_on(registry)
        assert failed

    in_registry(tmp_path, story)


def test_a_crew_that_died_is_replaced(tmp_path: Path) -> None:
    async def story(registry: Registry) -> None:
        with pytest.raises(Exception, match="terminated abruptly"):
            await registry.workers.run(os._exit, 1)
        await race_on(registry)

    in_registry(tmp_path, story, thinkers=1)
