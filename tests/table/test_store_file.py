"""A store that is a file: private, and refused in one line where it cannot be used."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from paddock.errors import PaddockError
from paddock.table.settings import Settings
from paddock.table.store.lock import sole_server

from .client import Server
from .stores.make import FOLDER


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A copy of a store with tables in it."""
    store = tmp_path / "tables.sqlite"
    shutil.copy(FOLDER / "version1.sqlite", store)
    return store


def refused(path: Path) -> str:
    """Why a store is not opened; it is left as it was."""
    before = path.read_bytes()
    with pytest.raises(PaddockError) as error, sole_server(Settings(store=str(path)).store_address()):
        pass
    assert path.read_bytes() == before
    assert len(str(error.value).splitlines()) == 1
    return str(error.value)


def test_a_store_that_is_cut_short(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-5000])
    assert "is cut short" in refused(path)


def test_a_store_that_is_damaged(path: Path) -> None:
    held = bytearray(path.read_bytes())
    held[8192:20480] = b"\xff" * 12288
    path.write_bytes(held)
    assert "is damaged" in refused(path)


def test_a_store_of_a_newer_version(path: Path) -> None:
    connection = sqlite3.connect(path)
    with connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    assert "newer version of Paddock (shape 9999" in refused(path)


def test_a_file_that_is_no_store(path: Path) -> None:
    path.write_text("race results, do not delete\n" * 20)
    assert "is no store of tables" in refused(path)


def test_whoever_starts_a_server_is_told_in_one_line(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-5000])
    program = [sys.executable, "-m", "paddock.table", "--port", "0", "--store", str(path)]
    ended = subprocess.run(program, capture_output=True, text=True, timeout=60)
    assert ended.returncode == 2 and ended.stdout == ""
    assert "is cut short" in ended.stderr and "Traceback" not in ended.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="files have no modes there")
def test_only_its_owner_reads_a_store(path: Path) -> None:
    path.chmod(0o644)
    with Server(path) as server:
        server.make("person")
        for file in path.parent.iterdir():
            assert file.stat().st_mode & 0o077 == 0, file


@pytest.mark.skipif(sys.platform != "linux", reason="limits another process's files")
def test_health_tells_when_the_disk_is_full(tmp_path: Path) -> None:
    import resource

    with Server(tmp_path / "tables.sqlite", log_level="critical") as server:
        server.make("person")
        assert server.get("/health").json()["status"] == "ok"
        assert server.process is not None
        size = max(file.stat().st_size for file in tmp_path.iterdir() if file.name.endswith("-wal"))
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
        refused = server.post("/api/tables", {"game": "heat", "seats": [{"who": "person"}]})
        assert (refused.status_code, refused.json()["word"]) == (503, "not-stored")
        sick = server.get("/health")
        while sick.status_code == 200:  # what was found is believed for a second
            sick = server.get("/health")
        assert sick.status_code == 503 and "the store does not answer" in sick.json()["reason"]
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        assert server.get("/health").json()["status"] == "ok"
        server.make("person")


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root writes to every file")
def test_health_tells_that_the_store_is_read_only(path: Path) -> None:
    path.chmod(0o400)
    with Server(path, log_level="critical") as server:
        sick = server.get("/health")
        assert sick.status_code == 503 and "read-only" in sick.json()["reason"]
