"""A driver beside the one that chooses at random: it pushes only while it is behind."""

from __future__ import annotations

from paddock.control import Control
from paddock.drivers import Script

from .dash import PUSH, ROLL
from .state import State


def decide(level: int, s: State, whims: Control, seat: int) -> int:
    return PUSH if s.at[seat] < max(s.at[: s.seats]) else ROLL


PART = Script({"random": 0, "patient": 1}, decide)
