"""A program in any language that decides, asked line by line: one JSON object a line on its stdin and its stdout.

What travels is what a table sends (`docs/protocol.md`), less everything that a bot does not need:

    > {"is": "hello", "protocol": 1, "game": "heat", "seat": 2, "settings": {...}, "circuit": {...}, "seconds": 5}
    < {"do": "ready", "name": "Mine"}
    > {"is": "decision", "id": 1, "seat": 2, "kind": "gear", "view": {...}, "actions": [{"text": "g2", ...}], ...}
    < {"do": "act", "id": 1, "answer": "g2"}
    > {"is": "refused", "id": 1, "reason": "..."}
    > {"is": "over"}
"""

from __future__ import annotations

import contextlib
import json
import queue
import shlex
import subprocess
import threading
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import Any

from ..errors import PaddockError
from ..verbs import Action

PROTOCOL = 1
SECONDS = 5.0
"""What a program has for a decision, unless it is told otherwise."""
STARTING = 20.0
"""What it has to get ready."""
LEAVING = 1.0
"""What it has to leave after the race is over."""
LONGEST_LINE = 65_536
LONGEST_NAME = 24
MOST_WAITING = 100
"""Lines of a program that nobody has asked for yet; one that says more is not listened to."""
QUOTED = 80


class BotFault(PaddockError):
    """A program did not answer as it should. `kind` is died, stalled or lied."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(message)
        self.kind = kind


class Program:
    """A running program."""

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        self.command, self.seconds = command, seconds
        self.dead = ""
        """Why it is not asked any more; empty while it is."""
        self.killed = False
        """Whether it did not go by itself when the race was over."""
        self._asked = 0
        try:
            words = shlex.split(command)
        except ValueError as error:
            raise PaddockError(f"the bot's command {command[:QUOTED]!r} cannot be read: {error}") from None
        if not words:
            raise PaddockError("after exec: comes the command that starts the bot, such as exec:./mybot")
        self.name = Path(next((word for word in words[1:] if Path(word).is_file()), words[0])).stem[:LONGEST_NAME]
        """What it calls itself; until then, the name of its file."""
        try:
            self._process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as error:
            raise PaddockError(f"the bot {words[0]!r} cannot be started: {error.strerror}") from None
        self._lines: queue.Queue[bytes] = queue.Queue(MOST_WAITING)
        threading.Thread(target=self._listen, name=f"bot {words[0]}", daemon=True).start()

    def _listen(self) -> None:
        """Take its lines; an empty one stands for the end."""
        assert self._process.stdout is not None
        with contextlib.suppress(OSError, ValueError, queue.Full):
            while line := self._process.stdout.readline(LONGEST_LINE + 1):
                self._lines.put_nowait(line)
        with contextlib.suppress(queue.Full):
            self._lines.put_nowait(b"")

    def hello(self, game: str, seat: int, settings: dict[str, Any], circuit: dict[str, Any]) -> None:
        """Tell it what it will drive, and wait until it is ready."""
        about = {"game": game, "seat": seat, "settings": settings, "circuit": circuit, "seconds": self.seconds}
        try:
            self._tell({"is": "hello", "protocol": PROTOCOL, **about})
            said = self._hear("ready", monotonic() + STARTING, STARTING)
        except BotFault as fault:
            raise BotFault(fault.kind, f"the bot {self.command[:QUOTED]!r} did not get ready: {fault}") from None
        called = " ".join(str(said.get("name") or "").split())[:LONGEST_NAME]
        self.name = called if called.isprintable() and called else self.name

    def decide(self, seat: int, kind: str, view: dict[str, Any], actions: Sequence[Action]) -> str:
        """Its answer: the text of one of the actions. Whatever else it does is a BotFault."""
        if self.dead:
            raise BotFault("died", self.dead)
        self._asked += 1
        offered = [{"text": said.text, "verb": said.verb, "arguments": said.arguments} for said in actions]
        asked = {"id": self._asked, "seat": seat, "kind": kind, "seconds": self.seconds}
        self._tell({"is": "decision", **asked, "view": view, "actions": offered})
        said = self._hear("act", monotonic() + self.seconds, self.seconds)
        answer = said.get("answer")
        if answer in [each.text for each in actions]:
            return str(answer)
        allowed = ", ".join(each.text for each in actions)
        raise self._lied(f"it answered {json.dumps(answer)[:QUOTED]}, which is none of the actions: {allowed[:400]}")

    def close(self) -> None:
        """Tell it that the race is over, and see that it goes."""
        self.dead = self.dead or "the race is over"
        if self._process.poll() is None:
            with contextlib.suppress(BotFault):
                self._tell({"is": "over"})
        assert self._process.stdin is not None and self._process.stdout is not None
        with contextlib.suppress(OSError):
            self._process.stdin.close()
        try:
            self._process.wait(LEAVING)
        except subprocess.TimeoutExpired:
            self.killed = True
            self._process.kill()
            self._process.wait()
        self._process.stdout.close()

    def _tell(self, message: dict[str, Any]) -> None:
        """Send a line; a program that does not read is given up after the time of a decision."""
        assert self._process.stdin is not None
        pipe, data = self._process.stdin, json.dumps(message, separators=(",", ":")).encode() + b"\n"
        stuck = threading.Timer(self.seconds, self._process.kill)
        stuck.start()
        try:
            pipe.write(data)
            pipe.flush()
        except OSError:
            raise self._died() from None
        finally:
            stuck.cancel()

    def _lied(self, reason: str) -> BotFault:
        """Tell it what was wrong, and whoever asked."""
        with contextlib.suppress(BotFault):
            self._tell({"is": "refused", "id": self._asked, "reason": reason})
        return BotFault("lied", reason)

    def _hear(self, wanted: str, until: float, seconds: float) -> dict[str, Any]:
        """Its next message of that kind; what answers an earlier question comes too late and counts for nothing."""
        while True:
            try:
                line = self._lines.get(timeout=max(0.0, until - monotonic()))
            except queue.Empty:
                raise BotFault("stalled", f"it did not answer within {seconds:g} s") from None
            if not line:
                raise self._died()
            said = self._read(line)
            number = said.get("id")
            if said.get("do") == wanted and (wanted == "ready" or number == self._asked):
                return said
            if said.get("do") == "act" and isinstance(number, int) and 0 < number < self._asked:
                continue
            which = f', "id": {self._asked}, "answer": "..."' if wanted == "act" else ""
            raise self._lied(f'it must say {{"do": "{wanted}"{which}}}, not {_quoted(line)}')

    def _read(self, line: bytes) -> dict[str, Any]:
        if len(line) > LONGEST_LINE:
            self._process.kill()
            raise BotFault("lied", f"a line has at most {LONGEST_LINE} bytes")
        try:
            said = json.loads(line)
        except ValueError:
            said = None
        if isinstance(said, dict):
            return said
        raise self._lied(f"a line must be one JSON object, not {_quoted(line)} (print for people on stderr)")

    def _died(self) -> BotFault:
        status = self._process.wait()
        self.dead = f"it ended with status {status}" if status >= 0 else f"it was stopped by signal {-status}"
        return BotFault("died", self.dead)


def _quoted(line: bytes) -> str:
    return repr(line.decode("utf-8", "replace").strip()[:QUOTED])
