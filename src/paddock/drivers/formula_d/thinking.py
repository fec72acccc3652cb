"""What a search asks of Formula D; see drivers/search.py."""

from __future__ import annotations

from ...control import Control, Options
from ...games.formula_d import tables
from ...games.formula_d.state import State
from ..tally import Tally
from . import proposing, prospect
from .notebook import Notes


def propose(s: State, c: Control, seat: int, menu: Options, notes: Notes, tally: Tally) -> None:
    """The answers to weigh."""
    proposing.propose(s, c, seat, menu, notes, tally)


def prepare(s: State, notes: Notes) -> None:
    """The circuit has been studied; nothing else has to be worked out."""
    notes.mark_count = 0


def deal(s: State, c: Control, seat: int, menu: Options, notes: Notes) -> None:
    """Everything lies open: there is nothing to deal."""
    return


def moment(s: State, seat: int) -> int:
    """Round, car and step: at the same point dice fall alike, high or low, in whatever gear."""
    return (s.round * 16 + seat) * 32 + s.step


def follow(s: State, c: Control, seat: int, menu: Options, notes: Notes) -> int:
    """A racer goes on."""
    return proposing.scripted(s, c, seat, notes)


def is_enough(s: State, tally: Tally) -> int:
    """1 when the round has begun up to which playouts go, or the race is over."""
    return 1 if s.round >= tally.until or s.step == tables.OVER else 0


def value(s: State, notes: Notes, tally: Tally) -> None:
    """What the end of a playout is worth to every car."""
    prospect.value(s, notes, tally)
