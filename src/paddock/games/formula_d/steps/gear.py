"""A turn: the gear, then its die (formula_d 21 to 29, 76)."""

from __future__ import annotations

from .... import journal, luck, menu
from ....control import Control, Options
from .. import gears, happenings, tables, tyres
from ..state import State

STEP = tables.GEAR
NAME = "gear"


def asked(s: State) -> int:
    return 1 << s.car


def offer(s: State, seat: int, out: Options) -> None:
    for gear in range(1, tables.GEARS + 1):
        if gears.refuse(s, seat, gear) == 0:
            menu.add(out, tables.SHIFT + gear)


def refuse(s: State, seat: int, action: int) -> int:
    return gears.refuse(s, seat, action - tables.SHIFT)


def take(s: State, c: Control, seat: int, action: int) -> None:
    gears.shift(s, c, seat, action - tables.SHIFT)
    throw(s, c)


def quiet(s: State, seat: int) -> int:
    """The gear that is in, or the lowest that can be had."""
    return tables.SHIFT + (s.gear[seat] if gears.refuse(s, seat, s.gear[seat]) == 0 else 1)


def go_on(s: State, c: Control) -> None:
    throw(s, c)


def throw(s: State, c: Control) -> None:
    """Roll the die of the gear (formula_d 29, 76)."""
    car = s.car
    gear = s.gear[car]
    s.die = tables.FACES[gear][luck.below(c, tables.SIDES[gear])]
    s.reach = s.die
    s.slide = tyres.slide(s, car)
    s.strain = 1 if s.die == tables.STRAIN[gear] and not s.trying else 0
    if s.version == 1 and s.from_pit:
        s.strain = 0
    journal.note(c, happenings.ROLLED, car, 29, gear, s.die, 0, 0)
    if s.trying:
        s.throws[car] += 1
    s.step = tables.NITRO
