"""Corners ahead: how far, how tight, and what a turn costs that crosses them."""

from __future__ import annotations

from ...games.heat import slipstream, tables, track
from ...games.heat.state import State
from . import pace
from .notebook import Notes

NO_CORNER = 99


def to_go(s: State, at: int) -> int:
    """Spaces from a place to the finish; 0 or less behind it."""
    return track.finish_line(s) - at


def steps_to_line(s: State, at: int) -> int:
    """Steps that take a car over the next corner line; NO_CORNER if the finish comes first."""
    togo = to_go(s, at)
    for step in range(1, togo):
        if pace.limit_before(s, togo - step) > 0:
            return step
    return NO_CORNER


def next_limit(s: State, at: int) -> int:
    """The limit of the next corner; NO_CORNER if the finish comes first."""
    step = steps_to_line(s, at)
    return NO_CORNER if step == NO_CORNER else pace.limit_before(s, to_go(s, at) - step)


def turn_cost(s: State, notes: Notes, togo: int, gain: int, speed: int, gear: int, heat: int) -> int:
    """The cost of ending a turn `gain` spaces farther at that speed: the way left, and perhaps a spin-out."""
    own = heat
    for step in range(1, gain + 1):
        if togo - step > 0:
            limit = pace.limit_before(s, togo - step)
            if limit > 0 and speed > limit:
                own -= speed - limit
                if own < 0:
                    return pace.SPIN_OUT + pace.left(notes, togo - step + 1, tables.FIRST_GEAR, 0)
    return pace.left(notes, togo - gain, gear, own * 10)


def rest_cost(s: State, notes: Notes, seat: int, steps: int, speed: int, heat: int) -> int:
    """The cost of a turn under way after so many more steps: slipstream if it pays, then the corners."""
    before = s.at[seat]
    lane = s.lane[seat]
    gain = track.landing(s, seat, steps)
    if gain > 0:
        s.at[seat] = before + gain
        s.lane[seat] = track.free_lane(s, s.at[seat], seat)
    cost = stay_cost(s, notes, seat, speed, heat)
    if slipstream.refuse(s, seat, tables.SLIPSTREAM) == 0:
        slipping = slip_cost(s, notes, seat, speed, heat)
        if slipping < cost:
            cost = slipping
    s.at[seat] = before
    s.lane[seat] = lane
    return cost


def stay_cost(s: State, notes: Notes, seat: int, speed: int, heat: int) -> int:
    """The cost of ending the turn here."""
    return turn_cost(s, notes, to_go(s, s.start), s.at[seat] - s.start, speed, s.gear[seat], heat)


def slip_cost(s: State, notes: Notes, seat: int, speed: int, heat: int) -> int:
    """The cost of ending the turn with a slipstream."""
    gain = s.at[seat] - s.start + track.landing(s, seat, tables.SLIPSTREAM)
    return turn_cost(s, notes, to_go(s, s.start), gain, speed, s.gear[seat], heat)
