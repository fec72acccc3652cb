"""A program from outside on a seat: what it cannot or will not decide, a scripted driver decides for it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from ..race import Race
from .program import SECONDS, BotFault, Program

if TYPE_CHECKING:
    from .driver import Cockpit, Driver

PREFIX = "exec:"
"""Before a command, in place of a driver's name. The terminal and Python take it; a server never does."""
STALLS = 3
"""So many decisions in a row without an answer, and the program is not asked any more."""

log = logging.getLogger("paddock.bots")


class Forfeit(NamedTuple):
    """A decision that a program left to the scripted driver."""

    seat: int
    decision: str
    kind: str
    """died, stalled or lied."""
    reason: str

    def __str__(self) -> str:
        return f"the bot of seat {self.seat} forfeits a decision ({self.decision}): {self.reason}"


class Outside:
    """A driver that is a program."""

    def __init__(self, race: Race, seat: int, command: str, substitute: Driver, seconds: float = SECONDS) -> None:
        self.substitute = substitute
        self.forfeits: list[Forfeit] = []
        self.heard: Callable[[Forfeit], object] = lambda forfeit: log.warning("%s", forfeit)
        """Who is told of a forfeit."""
        self.program = Program(command.removeprefix(PREFIX).strip(), seconds)
        self._stalled = 0
        try:
            self.program.hello(race.game.name, seat, race.settings, race.circuit)
        except BaseException:
            self.program.close()
            raise

    def decide(self, cockpit: Cockpit) -> int:
        """What the program answers, or, where it does not, what the scripted driver does."""
        try:
            answer = self.program.decide(cockpit.seat, cockpit.kind, cockpit.seen, cockpit.words)
        except BotFault as fault:
            self._forfeit(cockpit, fault)
            return self.substitute.decide(cockpit)
        self._stalled = 0
        return cockpit.options[cockpit.texts.index(answer)]

    def _forfeit(self, cockpit: Cockpit, fault: BotFault) -> None:
        self._stalled = self._stalled + 1 if fault.kind == "stalled" else 0
        reason = str(fault)
        if self._stalled == STALLS:
            reason += f", {STALLS} times in a row; it is not asked any more"
            self.program.dead = f"it stalled {STALLS} times in a row"
        forfeit = Forfeit(cockpit.seat, cockpit.kind, fault.kind, reason)
        if not self.forfeits or self.forfeits[-1].reason != reason:
            self.heard(forfeit)
        self.forfeits.append(forfeit)

    def close(self) -> None:
        """The race is over."""
        self.program.close()
