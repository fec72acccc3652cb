"""A race that takes the whole window, in a real pseudo-terminal."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

PATIENCE = 90.0
MOVES = re.compile(r"\x1b\[(\d*)(?:;\d*)?H|\x1b\[\??[0-9;]*[A-Za-z]|[\x01\x02]")


class Window:
    """A terminal of some size with `paddock` in it."""

    def __init__(self, rows: int, columns: int, folder: Path, *words: str) -> None:
        self.near, far = pty.openpty()
        self.resize(rows, columns)
        environment = {**os.environ, "TERM": "xterm", "LANG": "C.UTF-8", "NO_COLOR": "1"}
        for name in ("COLUMNS", "LINES"):
            environment.pop(name, None)
        command = [sys.executable, "-m", "paddock", *words]
        self.process = subprocess.Popen(
            command, stdin=far, stdout=far, stderr=far, cwd=folder, env=environment, start_new_session=True
        )
        os.close(far)
        self.said = ""

    def resize(self, rows: int, columns: int) -> None:
        fcntl.ioctl(self.near, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def type(self, words: str) -> None:
        os.write(self.near, f"{words}\r".encode())

    def frame(self, *awaited: str) -> list[str]:
        """The rows of the newest whole frame that ends with a question and holds all these words."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if select.select([self.near], [], [], 0.2)[0]:
                try:
                    self.said += os.read(self.near, 65536).decode(errors="replace")
                except OSError:
                    break
            drawn = self.said.rpartition("\x1b[H")[2]
            body, whole, question = drawn.partition("\x1b[J")
            rows = [MOVES.sub("", row).rstrip() for row in body.split("\r\n")[:-1]]
            if whole and all(word in drawn for word in awaited) and ">" in question:
                return [*rows, MOVES.sub("", question)]
        raise AssertionError(f"{awaited} did not come; last: {self.said[-2000:]!r}")

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.near)


@pytest.fixture
def window(tmp_path: Path) -> Iterator[Window]:
    shown = Window(24, 80, tmp_path, "race", "heat", "--seed", "3", "--seats", "6", "--pace", "0")
    yield shown
    shown.close()


def test_it_fits_80_by_24_grows_and_keeps_radio_in_sight(window: Window, tmp_path: Path) -> None:
    rows = window.frame("choose a gear")
    assert len(rows) == 24
    assert max(map(len, rows)) <= 80
    assert any("Radio" in row for row in rows)
    assert any("Round 1, 21 moves first" in row for row in rows)
    assert any(row.startswith("hand ") for row in rows)

    window.type("help")
    rows = window.frame("`quit` leaves")
    assert len(rows) == 24
    assert any("Round 1, 21 moves first" in row for row in rows), "radio stays, whatever is asked"

    window.resize(40, 120)
    os.killpg(window.process.pid, signal.SIGWINCH)
    end = time.monotonic() + PATIENCE
    while len(rows) != 40 and time.monotonic() < end:
        rows = window.frame("choose a gear")
    assert len(rows) == 40

    window.type("g2, 3+4")
    rows = window.frame("07, react")
    assert any("07 plays 3+4" in row for row in rows)
    window.type("quit")
    window.process.wait(PATIENCE)
    assert list(tmp_path.glob("*.race"))
