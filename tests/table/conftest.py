"""A server for all tests that do not stop it, and the services that several servers share."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest

from .client import Server
from .services import Postgres, Redis, find


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("store") / "tables.sqlite") as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    if find("postgres") is None:
        pytest.skip("PostgreSQL is not installed (apt-get install postgresql)")
    with Postgres() as running:
        yield running


@pytest.fixture(autouse=True)
def connections_are_closed(request: pytest.FixtureRequest) -> Iterator[None]:
    """A connection that a test leaves open is found by that test, and not by whichever runs when it is collected."""
    yield
    if "postgres" in request.fixturenames or "store" in request.fixturenames:
        gc.collect()


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    if find("redis-server") is None:
        pytest.skip("Redis is not installed (apt-get install redis-server)")
    with Redis() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new store, in each database."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite")
    running: Postgres = request.getfixturevalue("postgres")
    return running.new()
