"""What a game gives to everything else, as one typed object, and where games register.

A game is a package that exports one `GAME`. Those of Paddock's own stand in `registry.BUILT_IN`; a package of
somebody else's brings one by an entry point of the group `paddock.games`, whose name is the game's:

    [project.entry-points."paddock.games"]
    toy = "toy_game:GAME"

A part of a game is whatever has the right names: usually a module. The game's own position type, checked where the
game is put together, is known to nobody who holds it.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property, partial
from pathlib import Path
from typing import Any, Protocol, TypeVar, cast

from . import registry
from .advice import Fact
from .control import Control
from .engine import Engine, PlainPosition, Position, Rules, compiled_engine, plain_engine
from .errors import PaddockError, unknown
from .event import Event, EventKind
from .layout import Table
from .looks import Kept, Looks, View
from .outlook import Outlook
from .registry import BUILT_IN
from .sheet import Season, Stop
from .steps import Steps
from .verbs import Action

GROUP = "paddock.games"

Settings = dict[str, Any]
"""The options of a race, checked and complete, as plain data."""
Circuit = dict[str, Any]
"""A circuit as the plain data of its file."""

P = TypeVar("P", bound=PlainPosition)
P_contra = TypeVar("P_contra", bound=PlainPosition, contravariant=True)
Seen = TypeVar("Seen", bound=Table)


class Setup(Protocol[P]):
    """From options to the first position."""

    @property
    def OPTIONS(self) -> Mapping[str, str]:
        """Every option with what it takes, for people."""

    def read_options(self, options: Mapping[str, object], /) -> Settings:
        """The settings of a race; refuses what the game does not have."""

    def first_position(self, settings: Settings, version: int = ..., /) -> P:
        """The position before the start of a race by that version of the rules, or the newest."""

    def settings_of(self, s: P, circuit: str, /) -> Settings:
        """What a position tells of its settings."""

    def cars(self, settings: Settings, /) -> int:
        """How many cars race: those of the seats first, then those that nobody decides for."""

    def circuit_names(self) -> list[str]:
        """The circuits that there are."""

    def circuit(self, name: str, /) -> Circuit:
        """A circuit."""

    def about_circuit(self, name: str, /) -> dict[str, Any]:
        """What people want to know of a circuit before they choose it: name, laps and the like."""


class Actions(Protocol):
    """Action numbers, their text, and the same as verb and arguments."""

    @property
    def said(self) -> Mapping[int, Action]:
        """All actions, by number."""

    def words(self, action: int, /) -> Action: ...
    def text(self, action: int, /) -> str: ...
    def write(self, actions: list[int], /) -> str: ...
    def read(self, words: str, /) -> list[int]: ...


class Events(Protocol):
    """What can happen, and how drawn cards are written in a race file."""

    @property
    def KINDS(self) -> dict[int, EventKind]: ...
    def write_card(self, kind: int, /) -> str: ...
    def read_card(self, word: str, /) -> int: ...


class Views(Protocol[P_contra]):
    """What seats may know of a position."""

    def view(self, s: P_contra, seat: int | None, /) -> View: ...
    def looks(self, s: P_contra, seats: Iterable[int | None], kept: Kept | None, /) -> Looks: ...
    def all_seeing(self, s: P_contra, /) -> View: ...
    def decision(self, s: P_contra, seat: int, /) -> str: ...
    def round_of(self, s: P_contra, /) -> int: ...


class PositionText(Protocol[P]):
    """A position as text."""

    def write(self, s: P, circuit: str, /) -> str: ...
    def read(self, text: str, version: int | None = None, /) -> tuple[P, str]: ...


class Futures(Protocol):
    """What a forecast tells of imagined futures."""

    def is_settled(self, happened: list[Event], seat: int, /) -> bool: ...
    def summarise(self, futures: list[list[Event]], seat: int, /) -> Outlook: ...


class Prospects(Protocol[P_contra]):
    """What every answer to a decision leads to, in exact numbers; `tried` gives the position right after an answer,
    or after several in a row, and what happens until the seat's turn is over, a few times."""

    def prospects(
        self,
        s: P_contra,
        seat: int,
        actions: Sequence[int],
        tried: Callable[..., tuple[P_contra, list[list[Event]]]],
        /,
    ) -> dict[str, Any]: ...


class Coaching(Protocol[P_contra]):
    """What a coach can point out."""

    def facts(self, s: P_contra, seat: int, futures: Sequence[Sequence[Sequence[Event]]], /) -> list[Fact]:
        """What an answer of the seat brings: `futures` are imagined races after it, and in each of them what happens
        in the seat's next moves, one after the other. There is `coach-GAME-NAME.good` and `.bad` for every fact."""


class Seasons(Protocol[P_contra]):
    """Several races with what carries over; docs/games.md says more."""

    @property
    def KINDS(self) -> Mapping[str, str]: ...
    @property
    def OPTIONS(self) -> Mapping[str, str]: ...
    def plan(self, kind: str, options: Mapping[str, object], c: Control, /) -> tuple[Settings, list[Stop]]: ...
    def race_options(self, season: Season, /) -> Settings: ...
    def result(self, season: Season, s: P_contra, events: Sequence[Event], /) -> dict[str, Any]: ...
    def points(self, season: Season, race: int, /) -> list[int]: ...
    def places(self, season: Season, races: range, /) -> list[int]: ...
    def race_places(self, season: Season, race: int, /) -> list[int]: ...
    def belongings(self, season: Season, /) -> list[dict[str, list[str]]]: ...
    def new_choices(self, season: Season, /) -> tuple[str | None, ...] | None: ...
    def asks(self, season: Season, /) -> dict[int, list[str]]: ...
    def usual_answer(self, season: Season, seat: int, /) -> str: ...
    def check(self, season: Season, /) -> None: ...


Labels = list[list[str]]
"""For every seat the names of what it had; a seat without any counts nowhere."""


Boxes = list[list[int]]
"""For every seat the grid places of its cars, from 1."""


@dataclass(frozen=True)
class Study:
    """What a simulation counts and compares besides places."""

    mishap: str = "mishaps"
    """What goes wrong in a race, as it is counted."""
    grid: Callable[[Position, Position, Settings], Boxes] | None = None
    """Where each seat's cars started, from the position after the start and at the end; if it is not given, the order
    right after the start is the grid."""
    order: Callable[[Position], list[int]] | None = None
    """The place of every car on the road, where that is not the place of its seat."""
    traits: Mapping[str, Callable[[Position, int], Labels]] = field(default_factory=dict)
    """What cars can be compared by, read from the position at the end for so many seats."""
    ranked: Collection[str] = ()
    """Those traits of which the best is listed first."""
    dealt: Mapping[str, Callable[[int, int], object]] = field(default_factory=dict)
    """Options that may be `random`: the value for so many seats by a race's seed, anew in every race."""
    counted: Mapping[str, Callable[[Event], int]] = field(default_factory=dict)
    """What a report counts for every car: how much an event adds. Its name is a message, `report-count-NAME`."""
    counts_overtakes: bool = False
    """Whether places on the way are those on the road, so that one can count who came past whom."""


@dataclass(frozen=True)
class OptionFile:
    """An option that players can fill from a file of their own, such as a deck of cards."""

    option: str
    usual: str
    """Its value where nobody brings a file."""
    read: Callable[[bytes, str], str]
    """The option's value from the content of a file, called so; raises BadFile with every fault."""
    tell: Callable[[str], dict[str, list[tuple[str, int]]]]
    """What such a value holds, for people to look at."""


@dataclass(frozen=True)
class OwnCircuits:
    """How players bring circuits of their own."""

    read: Callable[[Any, str], str]
    """The word that holds a circuit, from the plain data of a file, called so; raises BadFile with every fault."""
    example: Callable[[], Mapping[str, Any]]
    """A circuit to begin from."""
    short_form: Callable[[Circuit], Mapping[str, Any]] | None = None
    """One of the game's circuits as such a file, to change it; None where a file cannot say all that it is."""


class Game:
    """One game: everything that terminal, table, lab and drawing need of it."""

    def __init__(
        self,
        *,
        name: str,
        title: str,
        seats: range,
        steps: Steps[P],
        rules: Rules[P, Seen],
        course: type[Table],
        state: type[P],
        observation: type[Seen],
        setup: Setup[P],
        actions: Actions,
        events: Events,
        view: Views[P],
        text: PositionText[P],
        outlook: Futures,
        prospects: Prospects[P] | None = None,
        coaching: Coaching[P] | None = None,
        season: Seasons[P] | None = None,
        study: Study | None = None,
        file: OptionFile | None = None,
        own_circuits: OwnCircuits | None = None,
        rules_version: int = 1,
        at_table: bool = True,
        messages: Path | None = None,
        parts: Mapping[str, str] | None = None,
    ) -> None:
        """`rules_version` is the newest version of its rules.

        `at_table` says whether the table's server offers the game. `messages` is a folder with Fluent files by language
        (`en/toy.ftl`): rulings, and how events are told.
        `parts` name what the game brings to the layers above, such as `{"drawing": "toy_game.drawing:DRAWING"}`.
        """
        self.name = name
        self.title = title
        self.seats = seats
        self.not_asked = steps.NOT_ASKED
        self.sealed_steps = steps.sealed
        self.rules_version = rules_version
        self.at_table = at_table
        self.messages = messages
        self.actions = actions
        self.events = events
        self.outlook = outlook
        self.study = study or Study()
        self.file = file
        self.own_circuits = own_circuits
        self.parts = dict(parts or {})
        # Here the game's own position type is forgotten: its parts fit each other, and only they look inside.
        self.setup = cast("Setup[PlainPosition]", setup)
        self.view = cast("Views[PlainPosition]", view)
        self.text = cast("PositionText[PlainPosition]", text)
        self.prospects = cast("Prospects[PlainPosition] | None", prospects)
        self.coaching = cast("Coaching[PlainPosition] | None", coaching)
        self.season = cast("Seasons[PlainPosition] | None", season)
        self.state = cast("Callable[[Table], PlainPosition]", state)
        self.observation: type[Table] = observation
        self._make_engine = partial(plain_engine, steps, rules, state, course, observation)

    def __repr__(self) -> str:
        return f"<game {self.name}>"

    @property
    def engine(self) -> Engine:
        """The compiled rules if they are there, else the plain ones."""
        return self.compiled_engine or self.plain_engine

    @cached_property
    def plain_engine(self) -> Engine:
        """The rules as plain Python."""
        return self._make_engine()

    @cached_property
    def compiled_engine(self) -> Engine | None:
        """The compiled rules; None if there are none, or none built from these sources."""
        return compiled_engine(self.name) if self.name in BUILT_IN else None

    def plain(self, s: Position, course: Table) -> PlainPosition:
        """A plain copy of a position, whose fields Python can read."""
        mine = self.state(course)
        mine.load(s.save())
        return mine


def game_names() -> Collection[str]:
    """All games that there are, Paddock's own first."""
    return (*BUILT_IN, *(name for name in registry.entry_points(GROUP) if name not in BUILT_IN))


def games() -> list[Game]:
    """All games that can be opened; of one that cannot, a warning tells what is wrong with it."""
    return [*map(game, BUILT_IN), *brought_games()]


@cache
def brought_games() -> tuple[Game, ...]:
    """The games of other packages, as far as they can be opened."""
    found = []
    for name in (name for name in game_names() if name not in BUILT_IN):
        try:
            found.append(game(name))
        except PaddockError as error:
            warnings.warn(f"the game {name} is left out: {error}", stacklevel=3)
    return tuple(found)


@cache
def game(name: str) -> Game:
    """Open a game by its name."""
    if name in BUILT_IN:
        return registry.load(f"paddock.games.{name}:GAME", Game)
    brought = registry.entry_points(GROUP)
    if name not in brought:
        raise unknown("game", name, game_names(), word="unknown-game")
    found = registry.load(brought[name], Game)
    if found.name != name:
        raise PaddockError(f"the package that brings the game {name!r} calls it {found.name!r}")
    return found
