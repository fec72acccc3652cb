"""A car comes into its box (formula_d 98)."""

from __future__ import annotations

from ....control import Control
from .. import pits, tables, turn
from ..state import State

STEP = tables.BOXED
NAME = "boxed"


def go_on(s: State, c: Control) -> None:
    """All tyres are back; what kind of stop is it?"""
    pits.arrive(s, c)
    turn.clear_move(s)
    s.in_box = 0
    s.step = tables.SERVICE
