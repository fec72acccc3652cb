"""Sponsors won on the road: at press corners, and by the special rules of events (heat 101 to 107)."""

from __future__ import annotations

from ... import journal
from ...control import Control
from . import cards, happenings, roads, tables, track
from .state import State


def press_gains(s: State, c: Control, seat: int, last: int) -> int:
    """Press corners among the lines crossed that were crossed in a slipstream, or far too fast (heat 102, 103)."""
    gains = 0
    for at in range(s.start + 1, last + 1):
        corner = s.course.corner_before[at % s.course.spaces] - 1
        if corner >= 0 and s.press[corner] and at < track.finish_line(s):
            slipped = 1 if s.slip_from > 0 and at > s.slip_from else 0
            if slipped or s.speed - roads.limit(s, corner) >= tables.PRESS_EXCESS:
                gains += 1
                journal.note(c, happenings.PRESSED, seat, 102, corner, slipped, 0, 0)
    return gains


def first_lap_gain(s: State, reached: int) -> int:
    """1 if a turn completed the first lap while there was a sponsor for it; the place is used up (heat 105, 136)."""
    line = 2 * s.course.spaces
    if s.lap_prizes > 0 and s.start < line and reached >= line:
        s.lap_prizes -= 1
        return 1
    return 0


def passed(s: State, seat: int) -> int:
    """Cars that stand strictly between where the turn began and where it ended (heat 107)."""
    count = 0
    for other in range(s.seats):
        if other != seat and s.status[other] == tables.RACING:
            ahead = (s.at[other] - s.start) % s.course.spaces
            if ahead > 0 and ahead < s.at[seat] - s.start:
                count += 1
    return count


def reward(s: State, c: Control, seat: int, reached: int, spun: int) -> None:
    """Draw the sponsors of a turn; a turn with a spin-out gains none (heat 103)."""
    lap = first_lap_gain(s, reached)
    if spun:
        return
    for _ in range(press_gains(s, c, seat, s.at[seat])):
        cards.gain_sponsor(s, c, seat, 102)
    if lap:
        cards.gain_sponsor(s, c, seat, 105)
    if s.speed_prize and s.speed >= s.speed_prize:
        cards.gain_sponsor(s, c, seat, 106)
    if s.passing_prize and passed(s, seat) >= s.passing_prize:
        cards.gain_sponsor(s, c, seat, 107)
