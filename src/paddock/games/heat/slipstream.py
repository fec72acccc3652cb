"""Step 6: the slipstream."""

from __future__ import annotations

from ... import journal
from ...control import Control
from . import happenings, tables, track
from .state import State


def in_the_wake(s: State, seat: int) -> int:
    """1 if another car is beside, or on the space ahead (heat 46)."""
    space = s.at[seat] % s.course.spaces
    following = (space + 1) % s.course.spaces
    for lane in range(1, 3):
        if track.car_on(s, space, lane, seat) or track.car_on(s, following, lane, seat):
            return 1
    return 0


def refuse(s: State, seat: int) -> int:
    """The ruling that refuses a slipstream, or 0."""
    if not in_the_wake(s, seat):
        return 46
    if s.at[seat] + tables.SLIPSTREAM >= track.finish_line(s):
        return 52
    if track.landing(s, seat, tables.SLIPSTREAM) == 0:
        return 49
    return 0


def take(s: State, c: Control, seat: int) -> None:
    """Two spaces that do not count as speed (heat 47)."""
    journal.note(c, happenings.SLIPSTREAMED, seat, 47, tables.SLIPSTREAM, 0, 0, 0)
    track.move(s, c, seat, tables.SLIPSTREAM, happenings.BY_SLIPSTREAM, 47)
