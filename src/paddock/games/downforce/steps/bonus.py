"""Bonus steps after a drive, for an own car on the own card (downforce 52, 58 to 60)."""

from __future__ import annotations

from .... import journal, menu
from ....control import Control, Options
from .. import bars, happenings, movement, powers, tables
from ..state import State

STEP = tables.BONUS
NAME = "bonus"


def asked(s: State) -> int:
    return 1 << s.player


def offer(s: State, seat: int, out: Options) -> None:
    menu.add(out, tables.STOP)
    if bonus_steps(s) > 0:
        movement.list_steps(s, out)


def refuse(s: State, seat: int, action: int) -> int:
    """The ruling that refuses an answer about bonus steps, or 0 (downforce 52, 60, 103)."""
    if action == tables.STOP:
        return 0
    if bonus_steps(s) == 0:
        return 52 if is_aggressive(s) else 58
    return movement.refuse_step(s, s.car - 1, action)


def take(s: State, c: Control, seat: int, action: int) -> None:
    if action == tables.STOP:
        bars.end_bar_after_drive(s, c)
    else:
        drive_farther(s, c, action)


def quiet(s: State, seat: int) -> int:
    return tables.STOP


def go_on(s: State, c: Control) -> None:
    bars.end_bar_after_drive(s, c)


def is_aggressive(s: State) -> int:
    """1 if the printed top bar has been driven in full by the player's own car (downforce 52)."""
    return 1 if s.left == 0 and bars.bar_at(s) == 0 and bars.bar_colour(s) != tables.WHITE else 0


def is_determined(s: State) -> int:
    """1 if the drive entered cells, all of them rectangular (downforce 58, 60)."""
    return 1 if s.entered > 0 and s.straight else 0


def may_drive_farther(s: State) -> int:
    """1 if the card player might have bonus steps for this car, as far as everybody can tell."""
    car = s.car - 1
    if s.bonus or s.status[car] != tables.RACING or s.owner[car] != s.player + 1:
        return 0
    if movement.count_ways(s, car) == 0:
        return 0
    if is_aggressive(s) and powers.may_have(s, s.player, tables.AGGRESSIVE):
        return 1
    return 1 if is_determined(s) and powers.may_have(s, s.player, tables.DETERMINED) else 0


def bonus_steps(s: State) -> int:
    """How many more steps the card player's power gives; 0 if none."""
    if powers.has(s, s.player, tables.AGGRESSIVE) and is_aggressive(s):
        return tables.AGGRESSIVE_STEPS
    if powers.has(s, s.player, tables.DETERMINED) and is_determined(s):
        return s.determined
    return 0


def drive_farther(s: State, c: Control, action: int) -> None:
    """Take the first bonus step; the others follow, as far as the road is free (downforce 52, 58, 103)."""
    powers.show(s, c, s.player)
    power = s.power[s.player] - 1
    s.left = bonus_steps(s)
    ruling = 52 if power == tables.AGGRESSIVE else 58
    journal.note(c, happenings.FARTHER, s.player, ruling, s.car - 1, power, s.left, 0)
    s.bonus = 1
    s.steering = s.player + 1
    s.step = tables.MOVING
    movement.take_step(s, c, s.player, action)
