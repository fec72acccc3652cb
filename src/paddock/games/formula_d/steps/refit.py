"""In the box: the tyres (formula_d 112, 119)."""

from __future__ import annotations

from ....control import Control, Options
from .. import tables
from ..state import State
from . import fit

STEP = tables.REFIT
NAME = "refit"


def asked(s: State) -> int:
    return 1 << s.car if s.rules & tables.TYRE_CHOICE else 0


def offer(s: State, seat: int, out: Options) -> None:
    fit.offer(s, seat, out)


def refuse(s: State, seat: int, action: int) -> int:
    return fit.refuse(s, seat, action)


def take(s: State, c: Control, seat: int, action: int) -> None:
    fit.put_on(s, c, seat, action - tables.FIT)
    s.step = tables.REPAIR


def quiet(s: State, seat: int) -> int:
    return fit.quiet(s, seat)


def go_on(s: State, c: Control) -> None:
    s.step = tables.REPAIR
