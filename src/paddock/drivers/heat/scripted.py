"""The scripted drivers of Heat by level. They get an imagined position, without what they cannot know."""

from __future__ import annotations

from ... import control, luck
from ...control import Control, Options
from ...games.heat import rules, tables
from ...games.heat.state import State
from . import pace, racer, rookie
from .notebook import Notes

RANDOM = 0
ROOKIE = 1
RACER = 2
LEVELS = {"random": RANDOM, "rookie": ROOKIE, "racer": RACER}


def prepare(s: State, notes: Notes) -> None:
    """Study the circuit of a position."""
    pace.prepare(s, notes)


def choose(level: int, s: State, chooser: Control, seat: int, menu: Options, notes: Notes) -> int:
    """The action that a driver of that level takes. The position is scratch paper and is left as it was."""
    if level == RACER:
        return racer.choose(s, seat, menu, notes)
    if level == ROOKIE:
        return rookie.choose(s, chooser, seat, menu)
    count = rules.options(s, seat, menu)
    return menu.action[luck.roll(chooser, count)]


def count(before: State, after: State, seat: int, action: int, tally: Options) -> None:
    """Count a seat's turn when its cards are laid, and a spin-out by the stress that it brought."""
    laid = before.size[seat][tables.PLAY] + 1 if action >= tables.LAY and action < tables.DROP else 0
    if action == tables.CLUTTER or laid == before.gear[seat]:
        tally.action[seat] += 1
    for car in range(after.seats):
        if all_stress(after, car) > all_stress(before, car):
            tally.action[control.SEATS + car] += 1


def all_stress(s: State, seat: int) -> int:
    """Stress cards that a seat has, wherever they are."""
    found = 0
    for pile in range(tables.PILES):
        found += s.cards[seat][pile][tables.STRESS]
    return found
