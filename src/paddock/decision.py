"""What a seat is asked and what it may answer, and the checks of what comes from outside: seats, answers, luck."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple, TypedDict

from .control import TAPE
from .dealer import Draw
from .errors import MOST_NAME, PaddockError, Refused
from .game import Game
from .verbs import Action

Answer = str | int | Sequence[int]
"""An action's text, its number, or several numbers."""

MOST_ACTION = 32767
MOST_ACTIONS = 100
"""The largest number of an action, and how many an answer may have."""


class DecisionData(TypedDict):
    """What is sent to whoever decides."""

    seat: int
    kind: str
    actions: tuple[Action, ...]
    """The legal answers as verb and arguments; `text` is what is answered."""


class Decision(NamedTuple):
    """What a seat is asked, and what it may answer."""

    seat: int
    kind: str
    actions: tuple[int, ...]
    texts: tuple[str, ...]
    words: tuple[Action, ...] = ()
    """The same actions as verb and arguments, for whoever shows them."""

    @classmethod
    def of(cls, game: Game, seat: int, kind: str, actions: Sequence[int]) -> Decision:
        """A decision between these actions."""
        words = tuple(game.actions.words(action) for action in actions)
        return cls(seat, kind, tuple(actions), tuple(said.text for said in words), words)

    def as_dict(self) -> DecisionData:
        """The decision as plain data."""
        return {"seat": self.seat, "kind": self.kind, "actions": self.words}


@cache
def seats_in(bits: int) -> tuple[int, ...]:
    """The seats of a set of bits."""
    return tuple(seat for seat in range(bits.bit_length()) if bits >> seat & 1)


def check_whole(what: str, value: object, least: int, most: int) -> int:
    """A whole number within bounds; else one error that says what is allowed."""
    if type(value) is not int:
        raise PaddockError(f"{what} must be a whole number, not {shown(value)}")
    if not least <= value <= most:
        raise PaddockError(f"{what} must be {least} to {most}, not {value}")
    return value


def check_seat(seat: object, seats: int) -> int:
    """A seat of the race; compiled rules would read past their tables for any other."""
    return check_whole("a seat", seat, 0, seats - 1)


def read_answer(game: Game, answer: object) -> tuple[int, ...]:
    """An answer as action numbers."""
    if isinstance(answer, str):
        return tuple(game.actions.read(answer))
    actions = (answer,) if isinstance(answer, int) else answer
    if not isinstance(actions, Iterable):
        raise Refused(f"an answer is an action's text, its number, or several numbers, not {shown(answer)}")
    found = tuple(actions)
    if len(found) > MOST_ACTIONS:
        raise Refused(f"an answer has at most {MOST_ACTIONS} actions, not {len(found)}")
    return tuple(check_whole("an action", action, -MOST_ACTION, MOST_ACTION) for action in found)


def check_draws(draws: Iterable[object]) -> list[Draw]:
    """Luck that is forced: pairs of numbers, not more than one call of the rules can take."""
    found = list(draws)
    if len(found) > TAPE:
        raise PaddockError(f"one answer takes at most {TAPE} draws, not {len(found)}")
    for draw in found:
        if not isinstance(draw, tuple | list) or len(draw) != 2:
            raise PaddockError(f"a draw is a pair: sides of the die and what came, or 0 and a card; not {shown(draw)}")
        for number in draw:
            check_whole("a draw's number", number, 0, MOST_ACTION)
    return [(draw[0], draw[1]) for draw in found if isinstance(draw, tuple | list)]


def shown(value: object) -> str:
    """A value of the wrong kind, for a message."""
    return f"{type(value).__name__} {str(value)[:MOST_NAME]!r}"
