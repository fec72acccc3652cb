"""Drivers that think: a search with a budget, run in slices so that the clock is kept and it can be stopped."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING, Protocol

from ..dealer import generator_state
from ..engine import Engine, Memory, Position
from ..game import Game
from . import tally
from .scripts import searches
from .tempers import STEADY, Choice, lean, leaning

if TYPE_CHECKING:
    from .driver import Cockpit

MOST_ANSWERS = 8
"""Answers that are weighed against each other; with twice as many, each is tried too seldom."""
SLICE = 0.004
"""Seconds after which a search looks at the clock."""
FIRST_SLICE = 8
"""Playouts of the first slice, before it is known how long they take."""
MOST_AT_ONCE = 4096

ALL = 10_000
"""A certain win, in what a search counts."""


class Search(Protocol):
    """A search under way, plain or compiled."""

    @property
    def tally(self) -> Memory: ...
    def think(self, playouts: int, /) -> int: ...
    def best(self) -> int: ...


@dataclass(frozen=True)
class Budget:
    """How long a driver thinks: playouts, and where people wait for it the most seconds."""

    playouts: int
    seconds: float

    def shared(self, parts: float) -> Budget:
        """What is left where so many share it."""
        return self if parts <= 1 else Budget(max(1, int(self.playouts / parts)), self.seconds / parts)


@dataclass(frozen=True)
class Weighed:
    """An answer and what playouts gave for it."""

    actions: tuple[int, ...]
    tried: int
    win: float
    """Estimated chance to win, 0 to 1."""
    place: float
    """Expected place."""
    reasons: tuple[float, ...]
    """The means of what the game counts in its playouts."""


class Thought:
    """A search and its clock."""

    def __init__(self, of: Game, engine: Engine, position: Position, seat: int, seed: int) -> None:
        self.search: Search = searches(of, engine)(position, seat, seed, MOST_ANSWERS)
        self.playouts = 0

    def run(
        self, playouts: int, seconds: float | None = None, stop: Callable[[], bool] | None = None, since: float = 0.0
    ) -> None:
        """Think until so many playouts are made, the time (from `since` on) is up, or somebody stops it."""
        begun = since or monotonic()
        until = None if seconds is None else begun + seconds
        size, left = FIRST_SLICE, playouts
        while left > 0:
            before = monotonic()
            if until is not None:
                pace = (until - before) / SLICE
                if pace <= 0:
                    return
                size = max(1, min(size, int(size * pace)))
            if stop is not None and stop():
                return
            wanted = min(left, size if until is not None or stop is not None else MOST_AT_ONCE)
            made = self.search.think(wanted)
            self.playouts += made
            left -= made
            if made < wanted:
                return
            took = monotonic() - before
            size = max(1, min(MOST_AT_ONCE, int(made * SLICE / max(took, 1e-6))))

    def even_out(self, count: int, playouts: int, seconds: float | None = None) -> None:
        """Give answers that left the running early more playouts, until so many can stand side by side.

        The search is over with that: which answer is best stays as it was.
        """
        kept = self.search.tally
        known = kept.read("count", 1)[0]
        out, left, tried = kept.read("out", known), kept.read("left", 1), kept.read("tried", known)
        later = [i for i in self._ranked() if out[i]][: max(0, count - out.count(0))]
        for i in later:
            kept.write("out", [int(other != i) for other in range(known)])
            kept.write("left", [2])  # a search with one answer left would stop
            kept.write("turn", [0])
            self.run(min(playouts, max(0, max(tried) - tried[i])), None if seconds is None else seconds / len(later))
        kept.write("out", out)
        kept.write("left", left)

    def _ranked(self) -> list[int]:
        """The numbers of all answers, the best first; those that left the running early come last."""
        kept = self.search.tally
        count = kept.read("count", 1)[0]
        out, tried, worth = (kept.read(name, count) for name in ("out", "tried", "worth"))
        best = self.search.best()
        return sorted(range(count), key=lambda i: (i != best, out[i], -tried[i], -worth[i] / max(1, tried[i])))

    @property
    def answer(self) -> tuple[int, ...]:
        """The best answer so far: one action or several."""
        return self._actions(self.search.best())

    def _actions(self, number: int) -> tuple[int, ...]:
        kept = self.search.tally
        length = kept.read("length", tally.ANSWERS)[number]
        first = number * tally.LENGTH
        return tuple(kept.read("action", first + length)[first:])

    def running(self) -> list[Choice]:
        """The answers that are still in the running, the script's first choice before others, and their mean worth."""
        kept = self.search.tally
        count = kept.read("count", 1)[0]
        out, tried, worth = (kept.read(name, count) for name in ("out", "tried", "worth"))
        return [Choice(self._actions(i), worth[i] / tried[i]) for i in range(count) if not out[i] and tried[i]]

    def proposed(self) -> list[Choice]:
        """All answers that are weighed, and what the script thinks of them: the less it costs, the more it is worth."""
        kept = self.search.tally
        count = kept.read("count", 1)[0]
        return [Choice(self._actions(i), -cost) for i, cost in enumerate(kept.read("cost", count))]

    def weighed(self) -> list[Weighed]:
        """All answers with what playouts gave for them, the best first; those that left the running early come last."""
        kept = self.search.tally
        count = kept.read("count", 1)[0]
        tried, win, place = (kept.read(name, count) for name in ("tried", "win", "place"))
        counted = kept.read("reason", count * tally.REASONS)
        found = []
        for i in self._ranked():
            times = max(1, tried[i])
            reasons = tuple(sum_ / times for sum_ in counted[i * tally.REASONS : (i + 1) * tally.REASONS])
            found.append(Weighed(self._actions(i), tried[i], win[i] / times / ALL, place[i] / times / 100, reasons))
        return found


class Searching:
    """A driver that thinks. It keeps nothing from one decision to the next."""

    def __init__(
        self, of: Game, engine: Engine, budget: Budget, seed: int, clock: bool = False, temper: str = STEADY
    ) -> None:
        self.game, self.engine, self.budget, self.clock, self.temper = of, engine, budget, clock, temper
        self._seed = seed
        self.stop: Callable[[], bool] | None = None
        """Asked between slices, where somebody may want it to stop."""

    def answer(self, cockpit: Cockpit) -> tuple[int, ...]:
        """The whole answer: a gear with its cards, for example."""
        begun = monotonic()
        self._seed = generator_state(self._seed)
        thought = Thought(self.game, self.engine, cockpit.position, cockpit.seat, self._seed)
        thought.run(self.budget.playouts, self.budget.seconds if self.clock else None, self.stop, begun)
        return thought.answer if self.temper == STEADY else self._leaning(cockpit, thought)

    def _leaning(self, cockpit: Cockpit, thought: Thought) -> tuple[int, ...]:
        """The answer that is to its temper's liking, of those about as good as the best."""
        told, best, others = leaning(self.game), thought.answer, thought.running()
        chosen = next((each for each in others if each.actions == best), None)
        if told is None or chosen is None or len(others) == 1:
            return best
        return lean(told, self.temper, cockpit.plain, cockpit.seat, chosen, others, told.margin)

    def decide(self, cockpit: Cockpit) -> int:
        """The first action of the answer."""
        return self.answer(cockpit)[0]
