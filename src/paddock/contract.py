"""What a game gives to everything else.

A game is a package under `paddock.games` with the same rooms as the others. `game("heat")` opens it; its `engine`
is the rules, compiled if the twins were built from exactly these sources, else plain. Nothing but this module knows
which of the two it is.
"""

from __future__ import annotations

import importlib
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from . import compiling, control
from .errors import unknown
from .layout import Table

GAMES = compiling.GAMES

Position = Any
"""A State of some game, plain or compiled."""


@dataclass(frozen=True)
class Engine:
    """The rules of a game as functions, and the tables that they work on. See docs/engine.md for each."""

    compiled: bool
    State: type[Any]
    Course: type[Any]
    Control: type[Any]
    Standing: type[Any]
    Encoding: type[Any]
    begin: Callable[[Position, Any], None]
    waiting: Callable[[Position], int]
    options: Callable[[Position, int], list[int]]
    act: Callable[[Position, Any, int, int], int]
    withdraw: Callable[[Position, Any, int], int]
    default_action: Callable[[Position, int], int]
    imagine: Callable[[Position, Any, int], None]
    standing: Callable[[Position, Any], None]
    encode: Callable[[Position, int, Any], int]
    play_randomly: Callable[[Position, Any, Any, int], int]
    drive: Callable[..., int]
    choose: Callable[[int, Position, Any, int], int]

    def take(self, s: Table) -> Position:
        """The engine's own copy of a plain position."""
        course = self.Course()
        course.load(s.course.save())  # type: ignore[attr-defined]
        mine = self.State(course)
        mine.load(s.save())
        return mine


FUNCTIONS = (
    "begin",
    "waiting",
    "options",
    "act",
    "withdraw",
    "default_action",
    "imagine",
    "standing",
    "encode",
    "play_randomly",
    "drive",
    "choose",
)


class Game:
    """One game: its rooms, and its rules."""

    def __init__(self, name: str) -> None:
        self.name = name
        package = f"paddock.games.{name}"
        self.package = importlib.import_module(package)
        self.tables = importlib.import_module(f"{package}.tables")
        self.state = importlib.import_module(f"{package}.state")
        self.setup = importlib.import_module(f"{package}.setup")
        self.actions = importlib.import_module(f"{package}.actions")
        self.events = importlib.import_module(f"{package}.events")
        self.view = importlib.import_module(f"{package}.view")
        self.text = importlib.import_module(f"{package}.text")
        self.outlook = importlib.import_module(f"{package}.outlook")
        self.season: ModuleType | None = None
        if find_spec(f"{package}.season") is not None:
            self.season = importlib.import_module(f"{package}.season")
        self.rules_version: int = self.package.RULES_VERSION
        self.most_seats: int = self.tables.SEATS

    def __repr__(self) -> str:
        return f"<game {self.name}>"

    @property
    def engine(self) -> Engine:
        """The compiled rules if they are there, else the plain ones."""
        return self.compiled_engine or self.plain_engine

    @property
    def plain_engine(self) -> Engine:
        """The rules as plain Python."""
        return _plain_engine(self.name)

    @property
    def compiled_engine(self) -> Engine | None:
        """The compiled rules; None if there are none, or none built from these sources."""
        return _compiled_engine(self.name)

    def plain(self, s: Position, course: Any) -> Any:
        """A plain copy of a position, whose fields Python can read."""
        mine = self.state.State(course)
        mine.load(s.save())
        return mine


@cache
def game(name: str) -> Game:
    """Open a game by its name."""
    if name not in GAMES:
        raise unknown("game", name, GAMES, word="unknown-game")
    return Game(name)


@cache
def _plain_engine(name: str) -> Engine:
    rules = importlib.import_module(f"paddock.games.{name}.rules")
    state = importlib.import_module(f"paddock.games.{name}.state")
    course = importlib.import_module(f"paddock.games.{name}.course")
    loop = importlib.import_module("paddock.games.loop")
    steps = getattr(rules, "STEPS", rules)
    return Engine(
        compiled=False,
        State=state.State,
        Course=course.Course,
        Control=control.Control,
        Standing=control.Standing,
        Encoding=control.Encoding,
        **{function: getattr(steps, function) for function in FUNCTIONS if hasattr(steps, function)}
        | {function: getattr(rules, function) for function in FUNCTIONS if hasattr(rules, function)}
        | _plain_loops(name, steps, rules, state, loop),
    )


def _plain_loops(name: str, steps: Any, rules: ModuleType, state: ModuleType, loop: ModuleType) -> dict[str, Any]:
    """The functions that the compiled engine adds to the rules, in plain Python."""

    def options(s: Position, seat: int) -> list[int]:
        menu = control.Options()
        count = steps.options(s, seat, menu)
        return menu.action[:count]

    def play_randomly(s: Position, c: Any, chooser: Any, most: int) -> int:
        made: int = loop.play_randomly(steps, s, c, chooser, control.Options(), most)
        return made

    known: dict[bytes, Any] = {}

    def notes_of(s: Position, scripted: ModuleType) -> Any:
        """What drivers work out about a circuit, once for each."""
        key = s.course.save()
        if key not in known:
            known[key] = importlib.import_module(f"paddock.drivers.{name}.notebook").Notes()
            scripted.prepare(s, known[key])
        return known[key]

    def drive(s: Position, c: Any, chooser: Any, levels: list[int], most: int) -> int:
        stint = importlib.import_module("paddock.drivers.stint")
        scripted = importlib.import_module(f"paddock.drivers.{name}.scripted")
        menu, seats = control.Options(), control.Options()
        seats.write("action", levels)
        scratch, notes = state.State(s.course), notes_of(s, scripted).copy()
        made: int = stint.drive(steps, rules, state, scripted, s, scratch, c, chooser, menu, notes, seats, most)
        return made

    def choose(level: int, s: Position, chooser: Any, seat: int) -> int:
        scripted = importlib.import_module(f"paddock.drivers.{name}.scripted")
        action: int = scripted.choose(level, s, chooser, seat, control.Options(), notes_of(s, scripted))
        return action

    return {"options": options, "play_randomly": play_randomly, "drive": drive, "choose": choose}


@cache
def _compiled_engine(name: str) -> Engine | None:
    if compiling.built_hash() != compiling.source_hash():
        what = "are stale" if compiling.built_hash() else "are not built"
        warnings.warn(
            f"the compiled rules {what}; running plain, much slower (to build them: make build)", stacklevel=3
        )
        return None
    twin = importlib.import_module(f"paddock._compiled.{name}")
    tables = {table: getattr(twin, table) for table in ("State", "Course", "Control", "Standing", "Encoding")}
    return Engine(compiled=True, **tables, **{function: getattr(twin, function) for function in FUNCTIONS})
