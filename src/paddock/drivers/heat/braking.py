"""Corners ahead: how far, how tight, and what a turn costs that crosses them.

The pace notes know the printed limits; road tokens, and cards that shift limits, are reckoned with here.
"""

from __future__ import annotations

from ...games.heat import roads, tables, track
from ...games.heat.state import State
from ...games.heat.steps import slipstream
from . import pace
from .notebook import Notes

NO_CORNER = 99
OUT = 12000  # what a spin-out costs in a race that forgives none
SPONSOR = 40  # what a sponsor won is worth


def to_go(s: State, at: int) -> int:
    """Spaces from a place to the finish; 0 or less behind it."""
    return track.finish_line(s) - at


def steps_to_line(s: State, notes: Notes, at: int) -> int:
    """Steps that take a car over the next corner line; NO_CORNER if the finish comes first."""
    step = notes.ahead[at % notes.spaces]
    return step if step < to_go(s, at) else NO_CORNER


def next_limit(s: State, notes: Notes, at: int) -> int:
    """The limit of the next corner; NO_CORNER if the finish comes first."""
    if steps_to_line(s, notes, at) == NO_CORNER:
        return NO_CORNER
    return roads.limit(s, notes.corner[at % notes.spaces])


def turn_cost(s: State, notes: Notes, at: int, gain: int, speed: int, gear: int, heat: int, shift: int) -> int:
    """The cost of a turn from a place, so far, at that speed: the way left, and perhaps a spin-out."""
    togo = to_go(s, at)
    own = heat
    won = 0
    space = at % notes.spaces
    step = notes.ahead[space]
    while step <= gain and step < togo:
        corner = notes.corner[space]
        limit = roads.limit(s, corner)
        if speed > limit + shift:
            own -= speed - limit - shift
            if s.token[corner] == tables.OVERHEAT:
                own -= 1
            if own < 0:
                cost = OUT if s.no_mercy else pace.SPIN_OUT
                return cost + pace.left(notes, togo - step + 1, tables.FIRST_GEAR, 0)
        if s.press[corner] and speed >= limit + tables.PRESS_EXCESS:
            won += SPONSOR
        space = s.course.first_after[corner]
        step += notes.ahead[space]
    if s.speed_prize and speed >= s.speed_prize:
        won += SPONSOR
    return pace.left(notes, togo - gain, gear, own * 10) - won


def rest_cost(s: State, notes: Notes, seat: int, steps: int, speed: int, heat: int, shift: int) -> int:
    """The cost of a turn under way after so many more steps: slipstream if it pays, then the corners."""
    before = s.at[seat]
    lane = s.lane[seat]
    gain = track.landing(s, seat, steps)
    if gain > 0:
        s.at[seat] = before + gain
        s.lane[seat] = track.free_lane(s, s.at[seat], seat)
    cost = stay_cost(s, notes, seat, speed, heat, shift)
    length = best_slip(s, notes, seat, speed, heat, shift)
    if length > 0:
        cost = slip_cost(s, notes, seat, length, speed, heat, shift)
    s.at[seat] = before
    s.lane[seat] = lane
    return cost


def stay_cost(s: State, notes: Notes, seat: int, speed: int, heat: int, shift: int) -> int:
    """The cost of ending the turn here."""
    return turn_cost(s, notes, s.start, s.at[seat] - s.start, speed, s.gear[seat], heat, shift)


def slip_cost(s: State, notes: Notes, seat: int, length: int, speed: int, heat: int, shift: int) -> int:
    """The cost of ending the turn with a slipstream."""
    far = track.landing(s, seat, length)
    cost = turn_cost(s, notes, s.start, s.at[seat] - s.start + far, speed, s.gear[seat], heat, shift)
    space = s.at[seat] % notes.spaces
    return cost - SPONSOR if s.press[notes.corner[space]] and notes.ahead[space] <= far else cost


def best_slip(s: State, notes: Notes, seat: int, speed: int, heat: int, shift: int) -> int:
    """The length of the slipstream that leaves the shortest way; 0 if staying does, or if there is none."""
    if not slipstream.in_the_wake(s, seat) or roads.effect_at(s, s.at[seat]) == tables.NO_SLIPSTREAM:
        return 0
    best = stay_cost(s, notes, seat, speed, heat, shift)
    chosen = 0
    lengths = slipstream.lengths(s, seat)
    for length in range(tables.SLIPSTREAM, tables.MOST_SLIPSTREAM + 1):
        if lengths >> length == 0:
            return chosen
        if (lengths >> length) & 1 and slipstream.refuse_length(s, seat, length) == 0:
            cost = slip_cost(s, notes, seat, length, speed, heat, shift)
            if cost < best:
                best = cost
                chosen = length
    return chosen
