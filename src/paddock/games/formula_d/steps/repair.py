"""In the box: points regained in a technical stop; then out again, or not yet (formula_d 98, 119)."""

from __future__ import annotations

from .... import menu
from ....control import Control, Options
from .. import pits, tables, tyres
from ..state import State
from . import move

STEP = tables.REPAIR
NAME = "repair"


def asked(s: State) -> int:
    return 1 << s.car if s.technical and pits.may_repair(s) else 0


def offer(s: State, seat: int, out: Options) -> None:
    menu.add(out, tables.DONE)
    for zone in range(tables.ZONES):
        if pits.can_repair(s, zone):
            menu.add(out, tables.POINT + zone)


def refuse(s: State, seat: int, action: int) -> int:
    return 0 if action == tables.DONE or pits.can_repair(s, action - tables.POINT) else 119


def take(s: State, c: Control, seat: int, action: int) -> None:
    if action == tables.DONE:
        go_on(s, c)
    else:
        pits.repair(s, c, action - tables.POINT)


def quiet(s: State, seat: int) -> int:
    return tables.DONE


def go_on(s: State, c: Control) -> None:
    """A technical stop takes until the next round, a tyre stop perhaps not (formula_d 98, 119)."""
    cells = 0
    if not s.technical:
        cells = pits.leave(s, c)
    if cells == 0:
        pits.stay(s)
        s.step = tables.PARKED
        return
    s.gear[s.car] = tables.BOX_GEAR
    s.leaving = 1
    s.reach = cells
    s.slide = tyres.slide(s, s.car)
    move.open_move(s, c)
