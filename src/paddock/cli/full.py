"""The whole window: board on top, radio in the middle, choices and the question below.

Whatever is printed finds its place: up to the first question a page is the board, after that it is a note. What does
not fit is left out block by block, and radio gets the room that is left, but never none.
"""

from __future__ import annotations

import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from types import FrameType
from typing import Annotated

import typer
from rich.console import RenderableType
from rich.text import Text

from ..errors import PaddockError
from ..locale import Told
from .desk import Desk, Left

try:
    import readline
except ImportError:
    readline = None  # type: ignore[assignment]

LEAST_COLUMNS, LEAST_ROWS = 80, 24
RADIO_ROWS = 4
"""Rows of radio at least, its title among them."""
CHOICE_ROWS = 11
"""Choices may crowd out the board up to so many rows; the others come with `more`."""
KEPT_LINES = 400
AFTERWARDS = 12
"""Lines of radio that stay on the usual screen."""
ENTER, LEAVE = "\x1b[?1049h", "\x1b[?1049l"
HOME, REST_OF_LINE, REST_OF_SCREEN = "\x1b[H", "\x1b[K", "\x1b[J"
CUT, WRAP = "\x1b[?7l", "\x1b[?7h"
"""Rows drawn for a wider window are cut, not wrapped."""
MORE = "more"

Rows = list[str]
Full = Annotated[
    bool | None, typer.Option("--full/--no-full", help="Take the whole window, as a terminal of 80 by 24 or more does.")
]


def open_desk(language: str | None, full: bool | None) -> Desk:
    """A desk that takes the whole window if that was asked for, or if nobody said and there is a window for it."""
    desk = FullDesk(language)
    fits = desk.interactive and os.environ.get("TERM") != "dumb"
    if full and not fits:
        raise PaddockError("--full needs a terminal to draw in and a keyboard")
    large = desk.console.width >= LEAST_COLUMNS and desk.console.height >= LEAST_ROWS
    return desk if full or (full is None and fits and large) else Desk(language)


class FullDesk(Desk):
    """A desk with a place for everything, while it is open; before and after that it prints as any other does."""

    def __init__(self, language: str | None = None) -> None:
        super().__init__(language)
        self.full = False
        self._blocks: list[Rows] = []
        self._choices: Rows = []
        self._notes: Rows = []
        self._log: deque[str] = deque(maxlen=KEPT_LINES)
        self._asked = False
        self._from = 0
        self._prompt: str | None = None
        self._resized: object = None
        self._again: Callable[[], None] | None = None

    def open(self) -> None:
        """Take the window."""
        self.full = True
        self._forget()
        self._write(ENTER)
        if hasattr(signal, "SIGWINCH"):
            self._resized = signal.signal(signal.SIGWINCH, self._redraw)

    def close(self) -> None:
        """Give the window back, with the last lines of radio."""
        if not self.full:
            return
        self.full = False
        if hasattr(signal, "SIGWINCH"):
            signal.signal(signal.SIGWINCH, self._resized)  # type: ignore[arg-type]
        self._write(LEAVE + "".join(f"{line}\n" for line in list(self._log)[-AFTERWARDS:]))

    def page(self, again: Callable[[], None] | None = None) -> None:
        """What is printed from here on is a new board; `again` makes it anew, for a window of another size."""
        self._again = again
        self._blocks, self._choices, self._notes, self._asked, self._from = [], [], [], False, 0

    def print(self, *things: RenderableType, style: str | None = None) -> None:
        """Put texts on the board, or after a question below the choices."""
        if not self.full:
            super().print(*things, style=style)
            return
        rows = [row for thing in things for row in self._rows(thing, style)]
        if self._asked:
            self._notes += rows
        else:
            self._blocks.append(rows)

    def rule(self, title: str) -> None:
        """A line across with a title."""
        if self.full:
            self.print(Text(title, style="bold"))
        else:
            super().rule(title)

    def offer(self, choices: RenderableType) -> None:
        """The choices, right above the question."""
        if self.full:
            self._choices, self._asked = self._rows(choices, None), True
        else:
            super().offer(choices)

    def radio(self, lines: Iterable[Told], styles: dict[int, str]) -> None:
        """Lines of radio, which stay in sight."""
        if not self.full:
            super().radio(lines, styles)
            return
        for line in lines:
            self._log += self._rows(self.radio_text(line, styles), None)
        self._draw()

    def remark(self, text: str, style: str) -> None:
        """Something that belongs between the lines of radio."""
        if self.full:
            self._log += self._rows(Text(text), style)
        else:
            super().remark(text, style)

    def ask(self, prompt: str) -> str:
        """Draw everything and ask on the last line."""
        if not self.full:
            return super().ask(prompt)
        self._prompt, self._asked = prompt, True
        try:
            while True:
                self._draw()
                answer = self._input(prompt)
                if answer.lower() != MORE or not self._choices:
                    self._notes = []
                    return answer
                self._from += self._room_for_choices() - 1
        finally:
            self._prompt = None

    def clear(self) -> None:
        """Wipe everything, so that the next person sees nothing of it."""
        if self.full:
            self._forget()
            self._draw()
        else:
            super().clear()

    def _input(self, prompt: str) -> str:
        shown = f"\x01\x1b[1m\x02{prompt}\x01\x1b[0m\x02 " if readline is not None else f"{prompt} "
        try:
            return input(shown).strip()
        except (EOFError, KeyboardInterrupt, RuntimeError, UnicodeDecodeError):
            raise Left from None

    def _forget(self) -> None:
        self.page()
        self._log.clear()

    def _rows(self, thing: RenderableType, style: str | None) -> Rows:
        """A thing as rows of the window's width."""
        with self.console.capture() as captured:
            self.console.print(thing, style=style, markup=False)
        return captured.get().removesuffix("\n").split("\n")

    def _redraw(self, _number: int, _frame: FrameType | None) -> None:
        """The window has another size now."""
        notes = self._notes
        if self._again is not None:
            self._again()
            self._notes, self._asked = notes, self._prompt is not None
        self._draw()
        if self._prompt is not None:
            typed = readline.get_line_buffer() if readline is not None else ""
            self._write(f"\x1b[1m{self._prompt}\x1b[0m {typed}")

    def _room(self) -> int:
        """Rows above the question."""
        asked = len(self._prompt or "") + 2
        return self.console.height - 1 - asked // max(self.console.width, 1)

    def _room_for_choices(self) -> int:
        left = self._room() - RADIO_ROWS - min(len(self._notes), self._room() // 2)
        board = sum(map(len, self._blocks))
        return max(min(left, max(CHOICE_ROWS, left - board)), 2)

    def _draw(self) -> None:
        """Draw the frame; the cursor is left where the question stands."""
        room = self._room()
        notes = self._notes[-(room - RADIO_ROWS) :] if self._notes else []
        choices = [] if len(notes) > room // 2 else self._choices_in_sight()
        blocks = self._blocks_that_fit(room - RADIO_ROWS - len(notes) - len(choices))
        radio = room - len(blocks) - len(choices) - len(notes)
        title = Text(f"── {self.say('radio')} ".ljust(self.console.width, "─"), style="dim")
        log = [*self._rows(title, None), *list(self._log)[-(radio - 1) :]] if radio > 1 else []
        log += [""] * (radio - len(log))
        rows = [*blocks, *log, *choices, *notes]
        drawn = "".join(f"{row}{REST_OF_LINE}\r\n" for row in rows[:room])
        self._write(CUT + HOME + drawn + REST_OF_SCREEN + WRAP)

    def _choices_in_sight(self) -> Rows:
        """The choices, or as many as fit from where the person looks."""
        room = self._room_for_choices()
        if len(self._choices) <= room:
            return self._choices
        if self._from >= len(self._choices):
            self._from = 0
        shown = self._choices[self._from : self._from + room - 1]
        left = len(self._choices) - len(shown)
        return [*shown, *self._rows(Text(self.say("more-choices", count=left), style="dim"), None)[:1]]

    def _blocks_that_fit(self, room: int) -> Rows:
        """The blocks of the board in their order; one that has no room is left out."""
        rows: Rows = []
        for block in self._blocks:
            if len(rows) + len(block) <= room:
                rows += block
        return rows

    def _write(self, text: str) -> None:
        sys.stdout.write(text)
        with suppress(OSError):
            sys.stdout.flush()
