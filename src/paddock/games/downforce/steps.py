"""The steps of Downforce, in the order in which a race comes to them."""

from __future__ import annotations

from ..steps import Steps
from . import auction, betting, bonus, keep, move, next_bar, play, skip, tables, white
from .state import State

STEPS: Steps[State] = Steps(
    tables.OVER,
    tables.NOT_ASKED,
    auction,
    keep,
    play,
    next_bar,
    skip,
    white,
    move,
    bonus,
    betting,
)
