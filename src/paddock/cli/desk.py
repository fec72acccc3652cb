"""Where a command prints and asks: the terminal in one language."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable

from rich.console import Console, RenderableType
from rich.measure import Measurement
from rich.text import Text

from ..errors import unknown
from ..locale import LANGUAGES, Ruling, Told, say
from ..locale.messages import is_said

CLEAR = "\x1b[2J\x1b[3J\x1b[H"
"""Wipes the screen and what was scrolled off it, so that nobody reads another's hand there."""

FRAME = 2
ROOMY_ROWS = 30
LEAST_WIDTH = 40
WIDEST = 1000
"""Columns of what is piped, at most."""


class Left(Exception):
    """The person has left: end of input, or Ctrl-C."""


class Desk:
    """Prints in one language and asks for a line."""

    full = False
    """Whether it has taken the whole window."""

    def __init__(self, language: str | None = None) -> None:
        self.language = choose_language(language)
        self.console = Console(highlight=False, emoji=False)
        self.wraps = self.console.is_terminal or "COLUMNS" in os.environ
        self.interactive = has_keyboard() and self.console.is_terminal

    @property
    def width(self) -> int:
        """Columns to draw in."""
        return max(self.console.width, LEAST_WIDTH)

    @property
    def tight(self) -> bool:
        """Whether rows are scarce."""
        return self.full and self.console.height < ROOMY_ROWS

    def say(self, name: str, /, **values: int | float | str) -> str:
        """One of the terminal's own messages."""
        return say(f"terminal-{name}", self.language, **values)

    def label(self, name: str, plain: str) -> str:
        """One of the terminal's own messages, or plain words if there is none, as for what a game of others counts."""
        return self.say(name) if is_said(f"terminal-{name}") else plain.replace("_", " ")

    def print(self, *things: RenderableType, style: str | None = None) -> None:
        """Print texts as they are; square brackets mean nothing."""
        for thing in things:
            if self.wraps:
                self.console.print(thing, style=style, markup=False)
            else:
                self._pipe(thing, style)

    def _pipe(self, thing: RenderableType, style: str | None) -> None:
        """Print for another program: a text keeps its lines, a table has the width it needs, no line ends in blanks."""
        if isinstance(thing, str | Text):
            self.console.print(thing, style=style, markup=False, soft_wrap=True)
            return
        width, needed = self.console.width, self.console.options.update(max_width=WIDEST)
        self.console.width = max(width, Measurement.get(self.console, needed, thing).maximum)
        with self.console.capture() as captured:
            self.console.print(thing, style=style, markup=False)
        self.console.width = width
        for row in captured.get().splitlines():
            self.console.out(row.rstrip(), highlight=False)

    def line(self, name: str, /, *, style: str | None = None, **values: int | float | str) -> None:
        """Print one of the terminal's own messages."""
        self.print(self.say(name, **values), style=style)

    def rule(self, title: str) -> None:
        """A line across with a title."""
        self.console.rule(Text(title, style="bold"), style="dim", align="left")

    def radio(self, lines: Iterable[Told], styles: dict[int, str]) -> None:
        """Print lines of radio, each with the ruling that it cites."""
        for line in lines:
            self.print(self.radio_text(line, styles))

    def radio_text(self, line: Told, styles: dict[int, str]) -> Text:
        """A line of radio with the ruling that it cites."""
        text = Text()
        if line.seat is None:
            text.append("▏", style="dim")
        else:
            text.append("▌", style=styles[line.seat])
        text.append(f" {line.text} ", style="bold" if line.line.loud else "")
        if line.cites:
            text.append(f"({line.ruling})", style="dim")
        return text

    def remark(self, text: str, style: str) -> None:
        """Say something that belongs between the lines of radio."""
        self.print(text, style=style)

    def open(self) -> None:
        """A race begins."""

    def close(self) -> None:
        """The race is over or left."""

    def page(self, again: Callable[[], None] | None = None) -> None:
        """What is printed from here on belongs together; `again` prints it anew where the window has changed."""

    def offer(self, choices: RenderableType) -> None:
        """The choices of a decision."""
        self.print(choices)

    def explain(self, found: Ruling) -> None:
        """Print a ruling."""
        self.print(Text.assemble((found.name, "bold"), " · ", (found.title, "bold")))
        self.print(Text(found.text))

    def ask(self, prompt: str) -> str:
        """Ask for a line. What comes from a pipe is shown, so that a transcript can be read."""
        self.console.print(Text(prompt, style="bold"), end=" ")
        try:
            answer = input()
        except (EOFError, KeyboardInterrupt, RuntimeError, UnicodeDecodeError):
            self.console.print()
            raise Left from None
        if not has_keyboard():
            self.print(Text(answer))
        return answer.strip()

    def clear(self) -> None:
        """Wipe the screen, if there is one."""
        if self.console.is_terminal:
            self.console.file.write(CLEAR)
            self.console.file.flush()


def has_keyboard() -> bool:
    """Whether somebody can type; a closed standard input is None."""
    return sys.stdin is not None and sys.stdin.isatty()


def choose_language(name: str | None) -> str:
    """The language asked for, or that of the environment, or English."""
    if name is not None:
        if name not in LANGUAGES:
            raise unknown("language", name, LANGUAGES)
        return name
    spoken = next((os.environ[v] for v in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(v)), "")
    return spoken[:2] if spoken[:2] in LANGUAGES else "en"
