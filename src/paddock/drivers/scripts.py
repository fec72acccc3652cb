"""The scripted drivers of a game as loops, compiled along with the rules or plain, whichever the engine is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any

from .. import registry
from ..contract import Engine, Game, Position
from ..control import Options
from . import stint


@dataclass(frozen=True)
class Scripts:
    """What scripted drivers do with the positions of one engine."""

    drive: Callable[[Position, Any, Any, list[int], int], int]
    """`drive(s, luck, whims, levels, most)`: on to the end of the race, or so many decisions; returns how many."""
    choose: Callable[[int, Position, Any, int], int]
    """`choose(level, s, whims, seat)`: the action that a driver of that level takes."""


def levels(of: Game) -> dict[str, int]:
    """The scripted drivers of a game: name and level, the weakest first."""
    found: dict[str, int] = _scripted(of).LEVELS
    return found


def scripts(of: Game, engine: Engine) -> Scripts:
    """A game's scripted drivers for the positions of an engine."""
    return _compiled(of) if engine.compiled else _plain(of)


def _scripted(of: Game) -> ModuleType:
    return registry.module(f"drivers.{of.name}.scripted")


@cache
def _compiled(of: Game) -> Scripts:
    twin = registry.twin(of.name)
    assert twin is not None
    return Scripts(twin.drive, twin.choose)


@cache
def _plain(of: Game) -> Scripts:
    scripted, rules = _scripted(of), registry.module(f"games.{of.name}.rules")
    steps = registry.module(f"games.{of.name}.steps").STEPS
    known: dict[bytes, Any] = {}

    def notes_of(s: Position) -> Any:
        """What drivers work out about a circuit, once for each."""
        key = s.course.save()
        if key not in known:
            known[key] = scripted.Notes()
            scripted.prepare(s, known[key])
        return known[key]

    def drive(s: Position, c: Any, chooser: Any, seated: list[int], most: int) -> int:
        menu, seats = Options(), Options()
        seats.write("action", seated)
        scratch, notes = of.state.State(s.course), notes_of(s).copy()
        return stint.drive(steps, rules, of.state, scripted, s, scratch, c, chooser, menu, notes, seats, most)

    def choose(level: int, s: Position, chooser: Any, seat: int) -> int:
        action: int = scripted.choose(level, s, chooser, seat, Options(), notes_of(s))
        return action

    return Scripts(drive, choose)
