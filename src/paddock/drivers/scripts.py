"""The scripted drivers of a game as loops, compiled along with the rules or plain, whichever the engine is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from types import ModuleType
from typing import Any, cast

from .. import luck, registry
from ..control import Control, Options
from ..engine import Engine, Memory, Position
from ..game import Game
from ..layout import Table
from ..steps import Steps
from . import stint

AT_RANDOM = {"random": stint.AT_RANDOM}


@dataclass(frozen=True)
class Script:
    """What a game brings to the drivers: its steps, its modules `rules`, `state`, `scripted`, and its notes' class."""

    steps: Steps[Any]
    rules: ModuleType
    state: ModuleType
    scripted: ModuleType
    notes: type[Table]
    levels: Mapping[str, int]
    """Name and level, the weakest first."""
    known: dict[bytes, Table] = field(default_factory=dict)

    def notes_of(self, s: Any) -> Table:
        """What drivers work out about a circuit, once for each."""
        key = s.course.save()
        if key not in self.known:
            self.known[key] = self.notes()
            self.scripted.prepare(s, self.known[key])
        return self.known[key]

    def drive(self, s: Any, c: Control, chooser: Control, seated: list[int], most: int) -> int:
        """On to the end of the race, in plain Python."""
        menu, seats = Options(), Options()
        seats.write("action", seated)
        scratch, notes = self.state.State(s.course), self.notes_of(s).copy()
        modules = cast("ModuleType", self.steps), self.rules, self.state, self.scripted
        return stint.drive(*modules, s, scratch, c, chooser, menu, notes, seats, most)

    def choose(self, level: int, s: Any, chooser: Control, seat: int) -> int:
        """One decision, in plain Python."""
        action: int = self.scripted.choose(level, s, chooser, seat, Options(), self.notes_of(s))
        return action


@dataclass(frozen=True)
class Scripts:
    """What scripted drivers do with the positions of one engine."""

    drive: Callable[[Position, Memory, Memory, list[int], int], int]
    """`drive(s, luck, whims, levels, most)`: on to the end of the race, or so many decisions; returns how many."""
    choose: Callable[[int, Position, Memory, int], int]
    """`choose(level, s, whims, seat)`: the action that a driver of that level takes."""


def levels(of: Game) -> Mapping[str, int]:
    """The scripted drivers of a game: name and level, the weakest first; at least one that chooses at random."""
    found = registry.part("drivers", of, Script)
    return AT_RANDOM if found is None else found.levels


@cache
def scripts(of: Game, engine: Engine) -> Scripts:
    """A game's scripted drivers for the positions of an engine."""
    if engine.compiled:
        twin = registry.twin(of.name)
        assert twin is not None
        return Scripts(twin.drive, twin.choose)
    found = registry.part("drivers", of, Script)
    if found is None:
        return _random_scripts(engine)
    return Scripts(
        cast("Callable[[Position, Memory, Memory, list[int], int], int]", found.drive),
        cast("Callable[[int, Position, Memory, int], int]", found.choose),
    )


def _random_scripts(engine: Engine) -> Scripts:
    """For a game that brings no drivers."""

    def drive(s: Position, c: Memory, chooser: Memory, seated: list[int], most: int) -> int:
        return engine.play_randomly(s, c, chooser, most)

    def choose(level: int, s: Position, chooser: Memory, seat: int) -> int:
        menu = engine.options(s, seat)
        return menu[luck.roll(cast("Control", chooser), len(menu))]

    return Scripts(drive, choose)
