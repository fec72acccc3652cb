"""The steps of a game, and how one leads to the next: written once for all games.

A step is a module. What it asks, lists, refuses, does and is called stands there, under the same names in every step
of every game. A game lists its steps once, in its own `steps.py`; from that list Python finds the module of a
position's step here, and the build writes the same dispatch into the compiled twin.
"""

from __future__ import annotations

from typing import Generic, Protocol, TypeVar, runtime_checkable

from .control import Control, Options


class Position(Protocol):
    """What the steps of every game need of its State."""

    step: int
    seats: int
    asked: int


S = TypeVar("S", bound=Position)
S_contra = TypeVar("S_contra", bound=Position, contravariant=True)


class Step(Protocol[S_contra]):
    """A step: its number, its name in texts, and what happens in it when nobody is asked."""

    STEP: int
    NAME: str

    def go_on(self, s: S_contra, c: Control, /) -> None:
        """Nobody has anything to decide here, or any more: do what is to be done and set the next step."""


@runtime_checkable
class AskingStep(Step[S_contra], Protocol[S_contra]):
    """A step in which seats may have to decide."""

    def asked(self, s: S_contra, /) -> int:
        """The seats that must decide, as a set of bits: as far as everybody can see, so that it tells nothing."""

    def offer(self, s: S_contra, seat: int, out: Options, /) -> None:
        """List the legal actions of a seat that is asked."""

    def refuse(self, s: S_contra, seat: int, action: int, /) -> int:
        """The ruling that refuses an action of a seat that is asked, or 0 if it is legal."""

    def take(self, s: S_contra, c: Control, seat: int, action: int, /) -> None:
        """Do what a legal action says; set another step if this one is done."""

    def quiet(self, s: S_contra, seat: int, /) -> int:
        """A quiet answer for a seat that gives none."""


DISPATCHED = ("asked", "offer", "refuse", "take", "quiet", "go_on")
"""The methods of `Steps` that only look for the step's own function: the build writes these for each game."""


class Steps(Generic[S]):
    """All steps of a game, in rulebook order."""

    def __init__(self, over: int, not_asked: int, *steps: Step[S] | AskingStep[S]) -> None:
        self.OVER = over
        self.NOT_ASKED = not_asked
        self.steps = {step.STEP: step for step in steps}
        self.decisions = {step.STEP: step for step in steps if isinstance(step, AskingStep)}
        names = {0: "setup", over: "over"} | {step.STEP: step.NAME for step in steps}
        self.names = tuple(names[number] for number in range(len(names)))
        """The names of all steps, by number."""
        self.rests = tuple(self.names[number] for number in sorted(self.decisions))
        """The names of the steps in which a position can rest while the race goes on."""
        self.sealed: dict[int, int] = {step.STEP: vars(step)["SEALED"] for step in steps if "SEALED" in vars(step)}
        """Steps in which answers lie sealed until all are in, and the version of the rules since when they do."""

    def modules(self) -> dict[str, Step[S] | AskingStep[S]]:
        """The modules of the steps by their names within the game's folder of steps."""
        return {vars(step)["__name__"].rpartition(".")[2]: step for step in self.steps.values()}

    def asked(self, s: S) -> int:
        step = self.decisions.get(s.step)
        return step.asked(s) if step else 0

    def offer(self, s: S, seat: int, out: Options) -> None:
        self.decisions[s.step].offer(s, seat, out)

    def refuse(self, s: S, seat: int, action: int) -> int:
        return self.decisions[s.step].refuse(s, seat, action)

    def take(self, s: S, c: Control, seat: int, action: int) -> None:
        self.decisions[s.step].take(s, c, seat, action)

    def quiet(self, s: S, seat: int) -> int:
        return self.decisions[s.step].quiet(s, seat)

    def go_on(self, s: S, c: Control) -> None:
        self.steps[s.step].go_on(s, c)

    def advance(self, s: S, c: Control) -> None:
        """Run on to the next decision, or to the end of the race."""
        s.asked = 0
        while s.step != self.OVER:
            s.asked = self.asked(s)
            if s.asked:
                return
            self.go_on(s, c)

    def waiting(self, s: S) -> int:
        """The seats that must decide now, as a set of bits."""
        return s.asked

    def is_waiting(self, s: S, seat: int) -> int:
        """1 if the seat must decide now."""
        return 1 if seat >= 0 and seat < s.seats and (s.asked >> seat) & 1 else 0

    def options(self, s: S, seat: int, out: Options) -> int:
        """List the seat's legal actions; returns how many."""
        out.count = 0
        if self.is_waiting(s, seat):
            self.offer(s, seat, out)
        return out.count

    def act(self, s: S, c: Control, seat: int, action: int) -> int:
        """Take an answer and run on to the next decision; 0, or the ruling that refused it and nothing changed."""
        if not self.is_waiting(s, seat):
            return self.NOT_ASKED
        refused = self.refuse(s, seat, action)
        if refused:
            return refused
        self.take(s, c, seat, action)
        self.advance(s, c)
        return 0

    def default_action(self, s: S, seat: int) -> int:
        """A quiet answer for a seat that gives none; -1 if it is not asked."""
        return self.quiet(s, seat) if self.is_waiting(s, seat) else -1
