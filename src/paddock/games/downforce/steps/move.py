"""A car drives, step by step, where it has several ways (downforce 44 to 53)."""

from __future__ import annotations

from .... import journal, menu
from ....control import Control, Options
from .. import bars, happenings, movement, powers, tables
from ..state import State
from . import bonus

STEP = tables.MOVING
NAME = "move"


def asked(s: State) -> int:
    """There are several ways, and it is clear who steers."""
    if s.left > 0 and s.steering > 0 and movement.count_ways(s, s.car - 1) > 1:
        return 1 << (s.steering - 1)
    return 0


def offer(s: State, seat: int, out: Options) -> None:
    movement.list_steps(s, out)
    if seat != s.player:
        menu.add(out, tables.LEAVE)


def refuse(s: State, seat: int, action: int) -> int:
    if action == tables.LEAVE:
        return 0 if seat != s.player else 53
    return movement.refuse_step(s, s.car - 1, action)


def take(s: State, c: Control, seat: int, action: int) -> None:
    if action == tables.LEAVE:
        s.steering = s.player + 1
    else:
        movement.take_step(s, c, seat, action)


def quiet(s: State, seat: int) -> int:
    """The first step that is free; a Cunning owner leaves the card player to steer (downforce 53)."""
    if seat != s.player:
        return tables.LEAVE
    cell = s.cell[s.car - 1]
    at = 0
    while movement.refuse_step(s, s.car - 1, tables.STEP + s.course.ahead[cell][at]) != 0:
        at += 1
    return tables.STEP + s.course.ahead[cell][at]


def go_on(s: State, c: Control) -> None:
    """A car must step while a cell ahead is free; a single way is taken without asking (downforce 47 to 49)."""
    car = s.car - 1
    if s.status[car] != tables.RACING or s.left == 0:
        end_drive(s, c)
        return
    ways = movement.count_ways(s, car)
    if ways == 0:
        ruling = 47 if s.entered > 0 else 49
        journal.note(c, happenings.BLOCKED, s.owner[car] - 1, ruling, car, s.left, s.cell[car], 0)
        end_drive(s, c)
    elif ways == 1:
        seat = s.player if s.steering == tables.NOBODY else s.steering - 1
        movement.take_step(s, c, seat, movement.only_way(s, car))
    else:
        s.steering = powers.steers(s, c, car) + 1


def end_drive(s: State, c: Control) -> None:
    """The printed steps are done: bonus steps may follow at once, for an own car on the own card (downforce 52, 59)."""
    if bonus.may_drive_farther(s):
        s.step = tables.BONUS
    else:
        bars.end_bar_after_drive(s, c)
