"""A server for all tests that do not stop it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .client import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("store") / "tables.sqlite") as running:
        yield running
