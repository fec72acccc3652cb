"""The rules of a game as functions, plain or compiled, and the tables of numbers that they work on."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from types import ModuleType
from typing import Protocol, Self, TypeVar, cast

from . import control, loop, registry
from .layout import Table
from .steps import Steps


class Memory(Protocol):
    """A table of whole numbers, plain or compiled: of what is outside the rules, only its bytes and fields by name."""

    def save(self) -> bytes: ...
    def load(self, data: bytes, /) -> None: ...
    def read(self, name: str, count: int, /) -> list[int]: ...
    def write(self, name: str, numbers: list[int], /) -> None: ...


class Position(Memory, Protocol):
    """A position of some game, plain or compiled."""

    def copy(self) -> Self: ...
    def copy_into(self, other: Self, /) -> None: ...
    def fingerprint(self) -> int: ...
    def changed_rows(self, before: bytes, /) -> list[int]: ...


class PlainPosition(Position, Protocol):
    """A position whose fields Python can read. Who knows the game knows their names."""

    step: int
    seats: int
    asked: int

    @property
    def course(self) -> Table: ...
    @property
    def version(self) -> int: ...
    def read_rows(self, data: bytes, rows: Iterable[int], /) -> None: ...


P = TypeVar("P", bound=PlainPosition)
P_contra = TypeVar("P_contra", bound=PlainPosition, contravariant=True)
Seen = TypeVar("Seen", bound=Table)
Seen_contra = TypeVar("Seen_contra", bound=Table, contravariant=True)


class Rules(Protocol[P_contra, Seen_contra]):
    """A game's `rules.py`: what its steps leave open. docs/engine.md says what each function does."""

    def begin(self, s: P_contra, c: control.Control, /) -> None: ...
    def withdraw(self, s: P_contra, c: control.Control, seat: int, /) -> int: ...
    def imagine(self, s: P_contra, c: control.Control, seat: int, /) -> None: ...
    def standing(self, s: P_contra, out: control.Standing, /) -> None: ...
    def encode(self, s: P_contra, seat: int, out: Seen_contra, /) -> None: ...


@dataclass(frozen=True)
class Engine:
    """The rules of a game as functions, and the tables that they work on. See docs/engine.md for each."""

    compiled: bool
    State: Callable[[Memory], Position]
    Course: Callable[[], Memory]
    Control: Callable[[], Memory]
    Standing: Callable[[], Memory]
    Observation: Callable[[], Memory]
    begin: Callable[[Position, Memory], None]
    waiting: Callable[[Position], int]
    options: Callable[[Position, int], list[int]]
    act: Callable[[Position, Memory, int, int], int]
    withdraw: Callable[[Position, Memory, int], int]
    default_action: Callable[[Position, int], int]
    imagine: Callable[[Position, Memory, int], None]
    standing: Callable[[Position, Memory], None]
    encode: Callable[[Position, int, Memory], None]
    play_randomly: Callable[[Position, Memory, Memory, int], int]
    """`play_randomly(s, luck, mind, most)`: on to the end, or so many decisions; returns how many."""

    def take(self, s: PlainPosition) -> Position:
        """The engine's own copy of a plain position."""
        course = self.Course()
        course.load(s.course.save())
        mine = self.State(course)
        mine.load(s.save())
        return mine


FUNCTIONS = tuple(name for name in Engine.__annotations__ if name.islower() and name != "compiled")
PARTS = tuple(name for name in Engine.__annotations__ if name != "compiled")


def plain_engine(
    steps: Steps[P], rules: Rules[P, Seen], state: type[P], course: type[Table], observation: type[Seen]
) -> Engine:
    """The rules as plain Python.

    They know their own position; whoever holds the engine knows only that its parts fit each other.
    """

    def options(s: P, seat: int) -> list[int]:
        menu = control.Options()
        return menu.action[: steps.options(s, seat, menu)]

    def play_randomly(s: P, c: control.Control, chooser: control.Control, most: int) -> int:
        return loop.play_randomly(cast("ModuleType", steps), cast("Table", s), c, chooser, control.Options(), most)

    return Engine(
        compiled=False,
        State=cast("Callable[[Memory], Position]", state),
        Course=course,
        Control=control.Control,
        Standing=control.Standing,
        Observation=observation,
        begin=cast("Callable[[Position, Memory], None]", rules.begin),
        waiting=cast("Callable[[Position], int]", steps.waiting),
        options=cast("Callable[[Position, int], list[int]]", options),
        act=cast("Callable[[Position, Memory, int, int], int]", steps.act),
        withdraw=cast("Callable[[Position, Memory, int], int]", rules.withdraw),
        default_action=cast("Callable[[Position, int], int]", steps.default_action),
        imagine=cast("Callable[[Position, Memory, int], None]", rules.imagine),
        standing=cast("Callable[[Position, Memory], None]", rules.standing),
        encode=cast("Callable[[Position, int, Memory], None]", rules.encode),
        play_randomly=cast("Callable[[Position, Memory, Memory, int], int]", play_randomly),
    )


def compiled_engine(game: str) -> Engine | None:
    """The compiled rules of a game; None if there are none, or none built from these sources."""
    twin = registry.twin(game)
    return twin if twin is None else Engine(compiled=True, **{part: getattr(twin, part) for part in PARTS})
