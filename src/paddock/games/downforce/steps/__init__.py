"""The steps of Downforce, in the order in which a race comes to them."""

from __future__ import annotations

from ....steps import Steps
from .. import tables
from ..state import State
from . import bet, bid, bonus, keep, move, next_bar, play, skip, white

STEPS: Steps[State] = Steps(
    tables.OVER,
    tables.NOT_ASKED,
    bid,
    keep,
    play,
    next_bar,
    skip,
    white,
    move,
    bonus,
    bet,
)
