"""The scripted drivers of a game as loops, compiled along with the rules or plain, whichever the engine is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, partial
from types import ModuleType
from typing import Any, TypeVar, cast

from .. import luck, registry
from ..control import Control, Options
from ..engine import Engine, Memory, PlainPosition, Position
from ..game import Game
from ..layout import Table
from ..steps import Position as Stepping
from ..steps import Steps
from . import search, stint
from .tally import Tally

AT_RANDOM, OUTSIDE = stint.AT_RANDOM, stint.OUTSIDE

P = TypeVar("P", bound=PlainPosition)
S = TypeVar("S", bound=Stepping)


class Script:
    """What a game brings to the drivers: their names with their levels, and how one above level 0 chooses.

    `decide(level, s, whims, seat)` gives an action. The position is imagined: what the seat cannot know is dealt anew.
    """

    def __init__(
        self,
        levels: Mapping[str, int],
        decide: Callable[[int, P, Control, int], int],
        frozen: Mapping[str, int] | None = None,
    ) -> None:
        self.levels = levels
        self.frozen = frozen or {}
        self.decide = cast("Callable[[int, Position, Memory, int], int]", decide)

    def choose(self, engine: Engine, level: int, s: Position, whims: Memory, seat: int) -> int:
        """One decision, in plain Python."""
        if level != AT_RANDOM:
            return self.decide(level, s, whims, seat)
        menu = engine.options(s, seat)
        return menu[luck.roll(cast("Control", whims), len(menu))]

    def drive(self, engine: Engine, s: Position, c: Memory, whims: Memory, seated: list[int], most: int) -> int:
        """On to the end of the race, in plain Python."""
        for made in range(most):
            seats = engine.waiting(s)
            if seats == 0:
                return made
            seat = (seats & -seats).bit_length() - 1
            if seated[seat] == OUTSIDE:
                return made
            shown = s
            if seated[seat] != AT_RANDOM:
                shown = s.copy()
                engine.imagine(shown, whims, seat)
            engine.act(s, c, seat, self.choose(engine, seated[seat], shown, whims, seat))
        return most


class CompiledScript(Script):
    """Drivers in the style that can be compiled: modules of the game, and notes that they make about a circuit."""

    def __init__(
        self,
        steps: Steps[S],
        rules: ModuleType,
        state: ModuleType,
        scripted: ModuleType,
        notes: type[Table],
        thinking: ModuleType | None = None,
    ) -> None:
        super().__init__(scripted.LEVELS, self._decide, getattr(scripted, "FROZEN", None))
        self.state, self.scripted, self.notes = state, scripted, notes
        self.modules = cast("ModuleType", steps), rules, state, scripted
        self.thinking = thinking
        self.known: dict[bytes, Table] = {}

    def _notes_of(self, s: PlainPosition) -> Table:
        """What drivers work out about a circuit, once for each."""
        key = s.course.save()
        if key not in self.known:
            self.known[key] = self.notes()
            self.scripted.prepare(s, self.known[key])
        return self.known[key]

    def deal(self, s: PlainPosition, c: Control, seat: int) -> None:
        """Deal what a seat cannot know, as it is likely to be."""
        assert self.thinking is not None
        self.thinking.deal(s, c, seat, Options(), self._notes_of(s))

    def _decide(self, level: int, s: PlainPosition, whims: Control, seat: int) -> int:
        action: int = self.scripted.choose(level, s, whims, seat, Options(), self._notes_of(s))
        return action

    def drive(self, engine: Engine, s: Position, c: Memory, whims: Memory, seated: list[int], most: int) -> int:
        """The very loop that is compiled."""
        plain, luck, mind = cast("PlainPosition", s), cast("Control", c), cast("Control", whims)
        menu, seats = Options(), Options()
        seats.write("action", seated)
        scratch, notes, mine = self.state.State(plain.course), self._notes_of(plain).copy(), cast("Table", s)
        return stint.drive(*self.modules, mine, scratch, luck, mind, menu, notes, seats, most)


class PlainSearch:
    """A search in plain Python: the very code that is compiled."""

    def __init__(self, script: CompiledScript, s: PlainPosition, seat: int, seed: int, most: int) -> None:
        assert script.thinking is not None
        mine = cast("Table", s)
        self._modules = script.modules[0], script.modules[2], script.thinking
        self._positions = mine.copy(), mine.copy(), mine.copy()
        self._rest = Control(), Options(), script._notes_of(s).copy()
        self.tally = Tally()
        search.propose(script.thinking, self._positions[0], *self._rest, self.tally, seat, seed, most)

    def think(self, playouts: int) -> int:
        """So many more playouts; returns how many were made."""
        return search.think(*self._modules, *self._positions, *self._rest, self.tally, playouts)

    def best(self) -> int:
        """The number of the best answer so far."""
        return search.best(self.tally)


@dataclass(frozen=True)
class Scripts:
    """What scripted drivers do with the positions of one engine."""

    drive: Callable[[Position, Memory, Memory, list[int], int], int]
    """`drive(s, luck, whims, levels, most)`: on to the end of the race, or so many decisions; returns how many."""
    choose: Callable[[int, Position, Memory, int], int]
    """`choose(level, s, whims, seat)`: the action that a driver of that level takes."""


def _nobody(level: int, s: PlainPosition, whims: Control, seat: int) -> int:
    raise LookupError(f"there is no driver of level {level}")


RANDOM = Script({"random": AT_RANDOM}, _nobody)
"""For a game that brings no drivers."""


def levels(of: Game) -> Mapping[str, int]:
    """The scripted drivers of a game: name and level, the weakest first; at least one that chooses at random."""
    return (registry.part("drivers", of, Script) or RANDOM).levels


def frozen(of: Game) -> Mapping[str, int]:
    """Scripted drivers of earlier days that are kept for measuring: name and level."""
    return (registry.part("drivers", of, Script) or RANDOM).frozen


def thinks(of: Game) -> bool:
    """Whether a search can ask the drivers of a game."""
    found = registry.part("drivers", of, Script)
    return isinstance(found, CompiledScript) and found.thinking is not None


def searches(of: Game, engine: Engine) -> Callable[[Position, int, int, int], Any]:
    """What begins a search: `searches(game, engine)(position, seat, seed, most)`, on an imagined position."""
    if engine.compiled:
        twin = registry.twin(of.name)
        assert twin is not None
        begin: Callable[[Position, int, int, int], Any] = twin.Search
        return begin
    found = registry.part("drivers", of, CompiledScript)
    assert found is not None
    return cast("Callable[[Position, int, int, int], Any]", partial(PlainSearch, found))


@cache
def scripts(of: Game, engine: Engine) -> Scripts:
    """A game's scripted drivers for the positions of an engine."""
    if engine.compiled:
        twin = registry.twin(of.name)
        assert twin is not None
        return Scripts(twin.drive, twin.choose)
    found = registry.part("drivers", of, Script) or RANDOM
    return Scripts(partial(found.drive, engine), partial(found.choose, engine))
