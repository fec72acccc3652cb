"""A white bar: the card player gives it to a car (downforce 37 to 42, 57)."""

from __future__ import annotations

from .... import journal, menu
from ....control import Control, Options
from .. import bars, cards, happenings, powers, tables
from ..state import State

STEP = tables.CHOOSING
NAME = "white"


def asked(s: State) -> int:
    """The white bar has a car to take, as far as everybody can tell."""
    any_colour = powers.may_have(s, s.player, tables.UNPREDICTABLE)
    for car in range(tables.CARS):
        present = 1 if s.status[car] != tables.AWAY and (s.taken >> car) & 1 == 0 else 0
        if present and (any_colour or cards.steps_of(s, s.card - 1, car) == 0):
            return 1 << s.player
    return 0


def offer(s: State, seat: int, out: Options) -> None:
    for car in range(tables.CARS):
        if refuse_car(s, car) == 0:
            menu.add(out, tables.TAKE + car)
    if out.count == 0:
        menu.add(out, tables.GO)
    if bars.may_leave_out(s):
        menu.add(out, tables.SKIP)


def refuse(s: State, seat: int, action: int) -> int:
    """The ruling that refuses an answer to a white bar, or 0. With nothing to take, it must be given up."""
    if action == tables.SKIP:
        return 0 if bars.may_leave_out(s) else 41
    if action == tables.GO:
        for car in range(tables.CARS):
            if refuse_car(s, car) == 0:
                return 41
        return 0
    return refuse_car(s, action - tables.TAKE)


def refuse_car(s: State, car: int) -> int:
    """The ruling that refuses a car for the white bar in play, or 0 (downforce 37 to 42, 57, 101)."""
    if car < 0 or car >= tables.CARS:
        return 41
    if s.status[car] == tables.AWAY:
        return 101
    if (s.taken >> car) & 1:
        return 39
    if cards.steps_of(s, s.card - 1, car) > 0 and not powers.has(s, s.player, tables.UNPREDICTABLE):
        return 37
    return 0


def take(s: State, c: Control, seat: int, action: int) -> None:
    if action == tables.SKIP:
        bars.leave_out(s, c)
    elif action >= tables.TAKE:
        give(s, c, action - tables.TAKE)
    else:
        bars.end_bar(s)


def give(s: State, c: Control, car: int) -> None:
    """The card player gives the white bar to a car (downforce 37, 40, 57)."""
    s.taken |= 1 << car
    ruling = 37
    if cards.steps_of(s, s.card - 1, car) > 0:
        powers.show(s, c, s.player)
        ruling = 57
    journal.note(c, happenings.TOOK, s.player, ruling, car, bars.bar_steps(s), 0, 0)
    s.car = car + 1
    bars.start_drive(s, c)


def quiet(s: State, seat: int) -> int:
    """The first car that may have it."""
    for car in range(tables.CARS):
        if refuse_car(s, car) == 0:
            return tables.TAKE + car
    return tables.GO


def go_on(s: State, c: Control) -> None:
    bars.end_bar(s)
