"""Drivers of all kinds at the wheel of one race after another: scripts by the compiled loop, the others in between."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..dealer import seeded
from ..drivers import Cockpit, Driver, Entry, Scripted, driver, entry, scripts, whole_answer
from ..drivers.stint import OUTSIDE
from ..drivers.tempers import STEADY
from ..engine import Engine, Memory, Position
from ..errors import PaddockError
from ..game import Game
from ..layout import Table


def note_own(driver: str | Driver, own: dict[str, Driver]) -> str:
    """What a driver is called; one that is an object is noted as somebody's own."""
    if isinstance(driver, str):
        return driver
    if not callable(getattr(driver, "decide", None)) or isinstance(driver, type):
        raise PaddockError(f"a driver is a name or an object with decide(cockpit), not {str(driver)[:60]!r}")
    called = kind = type(driver).__name__
    while (own.get(called) or driver) is not driver:
        called = f"{kind}-{len(own) + 1}"
    own[called] = driver
    return called


def level_of(one: Entry) -> int:
    """The level of a driver that the compiled loop can drive for; OUTSIDE for those that it asks."""
    return OUTSIDE if one.script is None or one.temper != STEADY else one.script


class Wheel:
    """The drivers of the seats of a race."""

    def __init__(self, of: Game, engine: Engine, names: Sequence[str], own: Mapping[str, Driver]) -> None:
        """`own` are drivers that somebody brings as objects, by what they are called."""
        self.game, self.engine, self.names, self.own = of, engine, tuple(names), own
        self.levels = [OUTSIDE if name in own else level_of(entry(of, name)) for name in names]
        self._drive = scripts(of, engine).drive

    def thinkers(self, seed: int) -> dict[int, Driver]:
        """Drivers for the seats that no script drives, with whims that follow from the seed."""
        return {
            seat: self.own.get(name) or driver(self.game, name, seed + seat, engine=self.engine)
            for seat, name in enumerate(self.names)
            if self.levels[seat] == OUTSIDE
        }

    def seated(self, whims: Memory, seed: int) -> dict[int, Driver]:
        """The same drivers one by one, as at a table."""
        scripted: dict[int, Driver] = {
            seat: Scripted(self.game, self.engine, level, whims) for seat, level in enumerate(self.levels)
        }
        return scripted | self.thinkers(seed)

    def drive(
        self,
        s: Position,
        course: Table,
        luck: Memory,
        whims: Memory,
        seed: int,
        most: int,
        circuit: Mapping[str, Any] | None = None,
    ) -> int | None:
        """On to the end of a race; how many decisions that took, or None if that are more than `most`."""
        engine, made = self.engine, 0
        thinkers, dealt = self.thinkers(seed), seeded(self.engine, 0)
        while made < most:
            made += self._drive(s, luck, whims, self.levels, most - made)
            seats = engine.waiting(s)
            if seats == 0:
                return made
            seat = (seats & -seats).bit_length() - 1
            if seat not in thinkers:
                return None
            imagined = s.copy()
            engine.imagine(imagined, dealt, seat)
            cockpit = Cockpit(self.game, engine, seat, imagined, course, circuit)
            for action in whole_answer(thinkers[seat], cockpit):
                if engine.act(s, luck, seat, action):
                    raise PaddockError(f"{self.names[seat]} on seat {seat} answered {action!r}, which is not possible")
                made += 1
        return None
