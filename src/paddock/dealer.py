"""The Python side of race control: gives the rules their luck and takes their journal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from . import journal, luck
from .control import EVENT_SIZE, Control
from .engine import Engine, Memory
from .errors import PaddockError
from .seal import Seal, new_seal

Draw = tuple[int, int]
"""Sides of the die and what came, or 0 and the kind of the card."""

GENERATOR = ("generator", "counter", "key", "block", "used")
MIX = 0x9E3779B97F4A7C15
FAULTS = {
    luck.FAULT_DRY: "the luck written down ends too early",
    luck.FAULT_DIE: "the luck written down does not fit the die that is rolled here",
    luck.FAULT_NONE: "there is no luck to draw from: neither a seed nor draws",
    luck.FAULT_CARD: "the luck written down names a card that is not in the pile",
    journal.FAULT_FULL: "more happened than the journal takes",
}


class WrongLuck(PaddockError):
    """Recorded or forced luck that does not fit the race."""


def generator_state(seed: int) -> int:
    """A start of the fast generator from any whole number (splitmix64's finish, never 0)."""
    value = (seed * MIX + MIX) & luck.MASK64
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & luck.MASK64
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & luck.MASK64
    return (value ^ (value >> 31)) or MIX


def seeded(engine: Engine, seed: int) -> Memory:
    """A Control with the fast generator that keeps no journal: for simulation and for thinking."""
    c = engine.Control()
    c.write("generator", [generator_state(seed)])
    return c


def plain_luck(seed: int) -> Control:
    """The same for plain Python, outside any engine."""
    c = Control()
    c.generator = generator_state(seed)
    return c


class Report(NamedTuple):
    """What one call of the rules drew and what happened."""

    draws: tuple[Draw, ...]
    events: tuple[tuple[int, ...], ...]


class Dealer:
    """A Control with its luck: a seed, a seal, or what is written down."""

    def __init__(self, engine: Engine, *, seed: int | None = None, seal: Seal | None = None) -> None:
        self.control = engine.Control()
        self.control.write("keeping", [1])
        if seal is not None:
            # A race whose seed is not opened goes on with luck of its own, or it could not go on at all.
            opened = seal if seal.seed is not None else new_seal()
            self.control.write("sealed", [1])
            self.control.write("used", [16])
            self.control.write("key", opened.key())
        elif seed is not None:
            self.control.write("generator", [generator_state(seed)])

    def force(self, draws: Sequence[Draw], strict: bool) -> None:
        """Let the next draws come as given; afterwards the generator goes on, unless `strict`."""
        if draws:
            self.control.write("tape", [number for draw in draws for number in draw])
        self.control.write("tape_length", [len(draws)])
        self.control.write("tape_at", [0])
        self.control.write("strict", [int(strict)])

    def mark(self) -> dict[str, list[int]]:
        """Where the luck stands, for `reset`."""
        sizes = {"key": 8, "block": 16}
        return {name: self.control.read(name, sizes.get(name, 1)) for name in (*GENERATOR, "tape_at")}

    def reset(self, mark: dict[str, list[int]]) -> None:
        """Put the luck back to a mark and forget what was written since."""
        for name, numbers in mark.items():
            self.control.write(name, numbers)
        for name in ("draw_count", "event_count", "fault"):
            self.control.write(name, [0])

    def report(self) -> Report:
        """Take the journal of the last call; raises WrongLuck if its luck did not fit."""
        c = self.control
        fault = c.read("fault", 1)[0]
        drawn, happened = c.read("draw_count", 1)[0], c.read("event_count", 1)[0]
        numbers = c.read("draws", 2 * drawn) if drawn else []
        rows = c.read("events", EVENT_SIZE * happened) if happened else []
        for name in ("draw_count", "event_count", "fault"):
            c.write(name, [0])
        if fault == luck.FAULT_DRY:
            raise WrongLuck(FAULTS[fault], word="luck-short")
        if fault:
            raise WrongLuck(FAULTS[fault], word="luck-wrong")
        return Report(
            tuple(zip(numbers[::2], numbers[1::2], strict=True)),
            tuple([tuple(rows[i : i + EVENT_SIZE]) for i in range(0, EVENT_SIZE * happened, EVENT_SIZE)]),
        )

    def check_used_up(self) -> None:
        """Refuse forced luck of which something is left."""
        left = self.control.read("tape_length", 1)[0] - self.control.read("tape_at", 1)[0]
        if left > 0:
            raise WrongLuck(f"{left} of the draws written down were not needed", word="luck-wrong")
