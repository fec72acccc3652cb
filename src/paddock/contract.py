"""What a game gives to everything else.

A game is a package under `paddock.games` with the same rooms as the others. `game("heat")` opens it; its `engine`
is the rules, compiled if the twins were built from exactly these sources, else plain. Nothing but this module knows
which of the two it is.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any

from . import control, registry
from .errors import unknown
from .games import loop
from .layout import Table

GAMES = ("heat", "downforce", "formula_d")
WITH_SEASONS = ("heat", "downforce")

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
)


class Game:
    """One game: its rooms, and its rules."""

    def __init__(self, name: str) -> None:
        self.name = name
        package = f"games.{name}"
        self.package = registry.module(package)
        self.tables = registry.module(f"{package}.tables")
        self.state = registry.module(f"{package}.state")
        self.setup = registry.module(f"{package}.setup")
        self.actions = registry.module(f"{package}.actions")
        self.events = registry.module(f"{package}.events")
        self.view = registry.module(f"{package}.view")
        self.text = registry.module(f"{package}.text")
        self.outlook = registry.module(f"{package}.outlook")
        self.season: ModuleType | None = None
        if name in WITH_SEASONS:
            self.season = registry.module(f"{package}.season")
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


TABLES = ("State", "Course", "Control", "Standing", "Encoding")


@cache
def _plain_engine(name: str) -> Engine:
    rules = registry.module(f"games.{name}.rules")
    steps = registry.module(f"games.{name}.steps").STEPS

    def options(s: Position, seat: int) -> list[int]:
        menu = control.Options()
        count = steps.options(s, seat, menu)
        return menu.action[:count]

    def play_randomly(s: Position, c: Any, chooser: Any, most: int) -> int:
        return loop.play_randomly(steps, s, c, chooser, control.Options(), most)

    functions: dict[str, Any] = {name: getattr(rules, name, getattr(steps, name, None)) for name in FUNCTIONS}
    return Engine(
        compiled=False,
        State=registry.module(f"games.{name}.state").State,
        Course=registry.module(f"games.{name}.course").Course,
        Control=control.Control,
        Standing=control.Standing,
        Encoding=control.Encoding,
        **functions | {"options": options, "play_randomly": play_randomly},
    )


@cache
def _compiled_engine(name: str) -> Engine | None:
    twin = registry.twin(name)
    if twin is None:
        return None
    return Engine(compiled=True, **{part: getattr(twin, part) for part in (*TABLES, *FUNCTIONS)})
