"""Legends: cars that a deck of ten cards drives (heat 78 to 88)."""

from __future__ import annotations

from ... import journal, luck
from ...control import Control
from . import catalog, happenings, roads, tables, track
from .state import State


def is_legend(s: State, seat: int) -> int:
    """1 if no seat decides for this car."""
    return 1 if seat >= s.seats - s.legends else 0


def turn_card(s: State, c: Control) -> None:
    """One card a round for all legends; a deck that is used up is shuffled (heat 78)."""
    left = 0
    for card in range(tables.LEGEND_CARDS):
        left += s.legend_left[card]
    if left == 0:
        for card in range(tables.LEGEND_CARDS):
            s.legend_left[card] = 1
        left = tables.LEGEND_CARDS
    card = luck.nth_kind(s.legend_left, luck.below(c, left))
    s.legend_left[card] = 0
    s.legend_card = card + 1
    journal.note(c, happenings.LEGEND_CARD, -1, 78, card, 0, 0, 0)


def steps_to_corner(s: State, at: int) -> int:
    """Steps that take a car over the next corner line."""
    step = 1
    while s.course.corner_before[(at + step) % s.course.spaces] == 0:
        step += 1
    return step


def corner_at(s: State, at: int) -> int:
    """The corner, from 0, whose line lies just before a space that has one."""
    return s.course.corner_before[at % s.course.spaces] - 1


def corners_allowed(s: State, corner: int, distance: int) -> int:
    """How many corners one move may cross (heat 80, 88)."""
    if s.chevrons:
        if distance <= s.course.double_chevron[corner]:
            return 3
        if distance <= s.course.chevron[corner]:
            return 2
    return 1


def steps_through(s: State, at: int, wanted: int, allowed: int) -> int:
    """So many steps, but not over one corner more than is allowed; those behind the finish do not count (heat 80)."""
    crossed = 0
    for step in range(1, wanted + 1):
        if at + step >= track.finish_line(s):
            return wanted
        if corner_at(s, at + step) >= 0:
            crossed += 1
            if crossed > allowed:
                return step - 1
    return wanted


def is_past_line(s: State, at: int) -> int:
    """1 if the place is past the legend line of the next corner (heat 79, 82)."""
    distance = steps_to_corner(s, at)
    return 1 if distance <= s.course.legend_reach[corner_at(s, at + distance)] else 0


def planned_steps(s: State, seat: int) -> int:
    """How far the card sends a legend (heat 79 to 85)."""
    at = s.at[seat]
    helmet = catalog.HELMET[s.legend_card - 1][seat] + s.legend_bonus
    diamond = catalog.DIAMOND[s.legend_card - 1][seat]
    distance = steps_to_corner(s, at)
    if at + distance >= track.finish_line(s):
        return helmet
    corner = corner_at(s, at + distance)
    if is_past_line(s, at):
        return steps_through(s, at, roads.limit(s, corner) + diamond, corners_allowed(s, corner, distance))
    if helmet < distance:
        return helmet
    steps = distance - 1 - diamond
    return steps if steps > 0 else 0


def drive(s: State, c: Control, seat: int) -> None:
    """A legend's whole turn: no slipstream, no heat, no spin-out (heat 86)."""
    if s.legend_card == 0:
        turn_card(s, c)
    s.start = s.at[seat]
    s.speed = planned_steps(s, seat)
    track.move(s, c, seat, s.speed, happenings.BY_LEGEND, 79 if is_past_line(s, s.start) else 81)
    target = track.spot(s.at[seat], s.lane[seat])
    journal.note(c, happenings.DRIVEN, seat, 86, 2 * s.start, target, s.speed, 0)
