"""Drivers that do not behave: the race goes on all the same."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path
from typing import Any

import pytest

from paddock.table.commands import Give, Start
from paddock.table.live.registry import Registry
from paddock.table.live.requests import Client
from paddock.table.live.workers import Workers, begin
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
        async def sleep(_: Any, mark: int, *__: Any) -> tuple[int, ...]:
            begin(mark)
            await asyncio.sleep(60)
            return (0,)

        registry.workers.run = sleep  # type: ignore[method-assign, assignment]
        await race_on(registry)

    in_registry(tmp_path, story, thinking_time=0.02)


def test_an_answer_that_is_not_possible_becomes_the_quietest(tmp_path: Path) -> None:
    async def story(registry: Registry) -> None:
        async def nonsense(*_: Any) -> tuple[int, ...]:
            return (30_000,)

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


def note_stop(mark: int, file: str) -> int:
    """Work until it is stopped."""
    stopped = begin(mark)
    until = time.monotonic() + PATIENCE
    while not stopped() and time.monotonic() < until:
        time.sleep(0.01)
    Path(file).write_text("stopped" if stopped() else "finished", encoding="utf-8")
    return 1


def nap(mark: int, seconds: float) -> float:
    begin(mark)
    time.sleep(seconds)
    return seconds


@pytest.mark.parametrize("processes", [0, 1])
def test_work_that_nobody_waits_for_is_stopped(tmp_path: Path, processes: int) -> None:
    async def story() -> None:
        workers, file = Workers(processes), tmp_path / "said"
        try:
            with pytest.raises(TimeoutError):
                await workers.run_marked(0.1, note_stop, str(file))
            until = time.monotonic() + PATIENCE
            while not file.exists() and time.monotonic() < until:
                await asyncio.sleep(0.02)
            assert file.read_text(encoding="utf-8") == "stopped"
            assert workers.busy == 0
        finally:
            workers.close()

    asyncio.run(story())


def test_waiting_in_the_queue_is_not_thinking() -> None:
    """Twelve naps of 0.1 s one after another, each with 0.8 s to think: the last one waits longer, and is not late."""

    async def story() -> None:
        workers = Workers(0)
        try:
            assert await asyncio.gather(*(workers.run_marked(0.8, nap, 0.1) for _ in range(12))) == [0.1] * 12
        finally:
            workers.close()

    asyncio.run(story())


def test_a_driver_that_thinks_is_stopped_when_its_seat_is_given_away(tmp_path: Path) -> None:
    async def story(registry: Registry) -> None:
        told: list[str] = []

        async def think(_: Any, mark: int, *__: Any) -> tuple[int, ...]:
            try:
                await asyncio.sleep(30)
            except asyncio.CancelledError:
                told.append("stopped")
                raise
            return (0,)

        registry.workers.run = think  # type: ignore[method-assign, assignment]
        seats = [{"who": "driver", "driver": "champion"}] * 2
        live = await registry.make(new_spec(registry.settings, "heat", {"laps": 1}, seats))
        await live.welcome(Client(lambda message: None), (), 0)
        await live.submit(lambda: Start({}))
        until = time.monotonic() + PATIENCE
        while registry.workers.busy == 0 and time.monotonic() < until:
            await asyncio.sleep(0.02)
        assert registry.workers.busy == 1
        await live.submit(lambda: Give(0, "driver", "rookie"))
        while not told and time.monotonic() < until:
            await asyncio.sleep(0.02)
        assert told[0] == "stopped"

    in_registry(tmp_path, story)
