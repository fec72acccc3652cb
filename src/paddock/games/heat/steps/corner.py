"""Step 7: every corner line crossed is checked in order; whoever cannot pay spins out."""

from __future__ import annotations

from .... import journal
from ....control import Control
from .. import cards, catalog, finish, happenings, press, roads, tables, track, turn
from ..state import State

STEP = tables.CORNER_CHECK
NAME = "corner"


def go_on(s: State, c: Control) -> None:
    """The lines, and what the press makes of it."""
    seat = turn.mover(s)
    reached = s.at[seat]
    spun = check_lines(s, c, seat)
    if spun and s.no_mercy:
        finish.retire(s, c, seat)
        turn.clear_turn(s)
        return
    if s.kinds > tables.BASE_KINDS:
        press.reward(s, c, seat, reached, spun)
    s.slip_from = 0
    after_corners(s, c, seat)


def after_corners(s: State, c: Control, seat: int) -> None:
    """A finished car is done for the round; the others go on to discard (heat 63, 131)."""
    target = track.spot(s.at[seat], s.lane[seat])
    journal.note(c, happenings.DRIVEN, seat, 55, 2 * s.start, target, s.speed, s.size[seat][tables.ENGINE])
    if s.at[seat] >= track.finish_line(s):
        cards.clear_play(s, c, seat, 131)
        turn.end_turn(s)
    else:
        s.least[seat] = 0
        s.step = tables.DISCARDING


def check_lines(s: State, c: Control, seat: int) -> int:
    """Check the lines between where the turn began and where the car is now; 1 if it spun out (heat 24, 56, 64)."""
    line = track.finish_line(s)
    last = s.at[seat]
    if last >= line:
        last = line - 1
    for at in range(s.start + 1, last + 1):
        corner = s.course.corner_before[at % s.course.spaces]
        if corner > 0 and not pay_for_corner(s, c, seat, corner - 1):
            spin_out(s, c, seat, corner - 1, at)
            return 1
    return 0


def limit_for(s: State, seat: int, corner: int) -> int:
    """A corner's limit for one car: what holds for all, and the shifts of its cards in play (heat 57, 129)."""
    limit = roads.limit(s, corner)
    if s.kinds > tables.BASE_KINDS:
        limit += cards.sum_in_play(s, seat, catalog.SHIFT)
    return limit


def pay_for_corner(s: State, c: Control, seat: int, corner: int) -> int:
    """Pay what the speed is above the limit; 0 if the engine cannot, after it has given all it had (heat 55 to 59)."""
    limit = limit_for(s, seat, corner)
    excess = s.speed - limit
    if excess < 0:
        excess = 0
    if excess > 0 and s.token[corner] == tables.OVERHEAT:
        excess += 1
    journal.note(c, happenings.CORNER, seat, 56, corner, s.speed, limit, excess)
    owned = s.size[seat][tables.ENGINE]
    if excess > owned:
        if owned > 0:
            cards.pay_heat(s, c, seat, owned, happenings.FOR_CORNER, 59)
        return 0
    if excess > 0:
        cards.pay_heat(s, c, seat, excess, happenings.FOR_CORNER, 56)
    return 1


def spin_out(s: State, c: Control, seat: int, corner: int, line_at: int) -> None:
    """Back to the first free spot before the line, stress by gear, first gear (heat 60 to 62, 130)."""
    journal.count_mishap(c, seat)
    journal.note(c, happenings.SPUN_OUT, seat, 60, corner, s.gear[seat], 0, 0)
    source = track.spot(s.at[seat], s.lane[seat])
    at = line_at - 1
    lane = track.free_lane(s, at, seat)
    while lane == 0:
        at -= 1
        lane = track.free_lane(s, at, seat)
    s.at[seat] = at
    s.lane[seat] = lane
    journal.note(c, happenings.MOVED, seat, 60, source, track.spot(at, lane), 0, happenings.BY_SPIN_OUT)
    cards.gain_stress(s, c, seat, tables.SPIN_OUT_STRESS[s.gear[seat]])
    s.gear[seat] = tables.FIRST_GEAR
