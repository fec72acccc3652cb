"""PostgreSQL and Redis in processes of their own, in a temporary folder, on a free port."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Self

import psycopg

PATIENCE = 60.0


def find(program: str) -> str | None:
    """Where a program is; Debian keeps PostgreSQL's out of the way."""
    places = [os.environ.get("PATH", ""), *map(str, sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True))]
    return shutil.which(program, path=os.pathsep.join(places))


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


def until_open(port: int, process: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < deadline:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.01)
    raise RuntimeError("the service does not start")


class Service:
    """One such process."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="paddock-"))
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        # PostgreSQL does not run as root.
        self.user = "nobody" if hasattr(os, "geteuid") and os.geteuid() == 0 else None
        if self.user:
            shutil.chown(self.folder, self.user)

    def program(self) -> list[str]:
        raise NotImplementedError

    def run(self, program: list[str]) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            program,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=self.folder,
            user=self.user,
        )

    def start(self) -> None:
        self.process = self.run(self.program())
        until_open(self.port, self.process)

    def kill(self) -> None:
        """Without warning."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(PATIENCE)
        self.process = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.process is not None:
            self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


class Redis(Service):
    """A server of Redis that keeps nothing."""

    @property
    def address(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def program(self) -> list[str]:
        program = find("redis-server")
        assert program is not None
        return [program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]


class Postgres(Service):
    """A server of PostgreSQL with a database for each test."""

    made = 0

    def __init__(self, fsync: bool = False) -> None:
        super().__init__()
        self.fsync = fsync

    def program(self) -> list[str]:
        program = find("postgres")
        assert program is not None
        # Without fsync what is written outlives the database's processes, not the computer: mostly enough, and fast.
        usual = [
            "-c",
            f"fsync={'on' if self.fsync else 'off'}",
            "-c",
            "listen_addresses=127.0.0.1",
            "-k",
            str(self.folder),
        ]
        return [program, "-D", str(self.folder / "data"), "-p", str(self.port), *usual]

    def start(self) -> None:
        if not (self.folder / "data").exists():
            initdb = find("initdb")
            assert initdb is not None
            command = [initdb, "-D", str(self.folder / "data"), "-U", "paddock", "-A", "trust", "-E", "UTF8"]
            made = self.run([*command, "--locale=C", "--no-sync"]).wait(PATIENCE)
            assert made == 0, "initdb failed"
        super().start()
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self._uri("postgres")).close()
                return
            except psycopg.OperationalError:
                assert time.monotonic() < deadline
                time.sleep(0.02)

    def kill(self) -> None:
        """All its processes at once, without writing anything more."""
        assert self.process is not None
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(PATIENCE)
        self.process = None

    def _uri(self, name: str) -> str:
        return f"postgresql://paddock@127.0.0.1:{self.port}/{name}"

    def new(self) -> str:
        """The address of a new database."""
        self.made += 1
        name = f"tables{self.made}"
        with psycopg.connect(self._uri("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self._uri(name)
