"""The scripted drivers of Formula D by level."""

from __future__ import annotations

from ... import luck
from ...control import Control, Options
from ...games.formula_d import rules
from ...games.formula_d.state import State
from . import racer, rookie
from .notebook import Notes

RANDOM = 0
ROOKIE = 1
RACER = 2
LEVELS = {"random": RANDOM, "rookie": ROOKIE, "racer": RACER}


def prepare(s: State, notes: Notes) -> None:
    """Note how long the circuit is."""
    notes.cells = s.course.cells


def choose(level: int, s: State, chooser: Control, seat: int, menu: Options, notes: Notes) -> int:
    """The action that a driver of that level takes."""
    if level == RACER:
        return racer.choose(s, seat)
    if level == ROOKIE:
        return rookie.choose(s, seat)
    count = rules.options(s, seat, menu)
    return menu.action[luck.roll(chooser, count)]
