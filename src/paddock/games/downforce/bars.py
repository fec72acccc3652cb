"""The card in play and its bar: what the steps of a card share."""

from __future__ import annotations

from ... import journal
from ...control import Control
from . import happenings, powers, tables
from .state import State


def bar_at(s: State) -> int:
    """Which bar of the card is in play, the top one being 0."""
    if s.upward:
        return s.course.bars[s.card - 1] - 1 - s.bars_done
    return s.bars_done


def bar_colour(s: State) -> int:
    return s.course.colour[s.card - 1][bar_at(s)]


def bar_steps(s: State) -> int:
    return s.course.steps[s.card - 1][bar_at(s)]


def may_leave_out(s: State) -> int:
    """1 if the card player may leave this bar out (downforce 55)."""
    return 1 if not s.left_out and powers.has(s, s.player, tables.STRATEGIC) else 0


def leave_out(s: State, c: Control) -> None:
    """Strategic: this bar does nothing (downforce 55)."""
    powers.show(s, c, s.player)
    s.left_out = 1
    journal.note(c, happenings.LEFT_OUT, s.player, 55, bar_colour(s), bar_steps(s), 0, 0)
    end_bar(s)


def start_drive(s: State, c: Control) -> None:
    """The car of the bar sets off; a finished car wastes the bar (downforce 35, 38)."""
    car = s.car - 1
    if s.status[car] != tables.RACING:
        if s.status[car] == tables.HOME:
            ruling = 38 if bar_colour(s) == tables.WHITE else 35
            journal.note(c, happenings.WASTED, s.player, ruling, car, bar_steps(s), 0, 0)
        end_bar(s)
        return
    s.left = bar_steps(s)
    s.entered = 0
    s.straight = 1
    s.bonus = 0
    s.steering = tables.NOBODY
    s.source = s.cell[car]
    s.step = tables.MOVING


def end_bar_after_drive(s: State, c: Control) -> None:
    car = s.car - 1
    target = s.cell[car] if s.status[car] == tables.RACING else -1
    if target != s.source:
        journal.note(c, happenings.DROVE, s.player, 33, car, s.source, target, bar_steps(s))
    end_bar(s)


def end_bar(s: State) -> None:
    """Forget the bar; the next one follows."""
    clear_bar(s)
    s.bars_done += 1
    s.step = tables.BAR_DONE


def clear_bar(s: State) -> None:
    s.car = 0
    s.left = 0
    s.entered = 0
    s.straight = 0
    s.source = 0
    s.steering = tables.NOBODY
    s.bonus = 0


def clear_card(s: State) -> None:
    """Forget the card."""
    clear_bar(s)
    s.card = 0
    s.upward = 0
    s.bars_done = 0
    s.taken = 0
    s.left_out = 0
