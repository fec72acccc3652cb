"""What a search asks of Heat; see drivers/search.py."""

from __future__ import annotations

from ...control import Control, Options
from ...games.heat import tables
from ...games.heat.state import State
from ...games.heat.steps import STEPS
from ..tally import Tally
from . import guessing, proposing, prospect, racer
from .notebook import Notes


def propose(s: State, c: Control, seat: int, menu: Options, notes: Notes, tally: Tally) -> None:
    """The answers to weigh."""
    proposing.propose(s, seat, menu, notes, tally)


def prepare(s: State, notes: Notes) -> None:
    """Study what the value of a position needs besides the pace notes."""
    prospect.prepare(s, notes)


def deal(s: State, c: Control, seat: int, menu: Options, notes: Notes) -> None:
    """What the seat cannot know, as it is likely to be."""
    guessing.deal(s, c, seat, notes)


def moment(s: State, seat: int) -> int:
    """Round, step and seat: whoever draws cards there draws the same way, whatever others did before."""
    return (s.round * 16 + s.step) * 16 + seat


def follow(s: State, c: Control, seat: int, menu: Options, notes: Notes) -> int:
    """A racer goes on. It looks at its own cards only, so it needs no imagined position of its own."""
    action = racer.choose(s, seat, notes)
    return action if STEPS.refuse(s, seat, action) == 0 else STEPS.default_action(s, seat)


def is_enough(s: State, tally: Tally) -> int:
    """1 at the start of the round up to which playouts go."""
    return 1 if s.step == tables.PLANNING and s.round >= tally.until else 0


def value(s: State, notes: Notes, tally: Tally) -> None:
    """What the end of a playout is worth to every car."""
    prospect.value(s, notes, tally)
