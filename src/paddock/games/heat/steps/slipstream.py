"""Step 6: the slipstream."""

from __future__ import annotations

from .... import journal, menu
from ....control import Control, Options
from .. import catalog, happenings, roads, tables, track, turn
from ..state import State

STEP = tables.SLIPSTREAMING
NAME = "slipstream"


def asked(s: State) -> int:
    seat = turn.mover(s)
    return 1 << seat if is_offered(s, seat) else 0


def offer(s: State, seat: int, out: Options) -> None:
    menu.add(out, tables.STAY)
    left = lengths(s, seat) >> tables.SLIPSTREAM
    length = tables.SLIPSTREAM
    while left:
        if left & 1 and refuse_length(s, seat, length) == 0:
            menu.add(out, tables.SLIP if length == tables.SLIPSTREAM else tables.FAR + length)
        left >>= 1
        length += 1


def refuse(s: State, seat: int, action: int) -> int:
    if action == tables.STAY:
        return 0
    length = length_of(action)
    if length == 0:
        return 47
    if length > tables.MOST_SLIPSTREAM or (lengths(s, seat) >> length) & 1 == 0:
        return 50
    return refuse_length(s, seat, length)


def take(s: State, c: Control, seat: int, action: int) -> None:
    """Spaces that do not count as speed (heat 47)."""
    if action != tables.STAY:
        length = length_of(action)
        s.slip_from = s.at[seat]
        journal.note(c, happenings.SLIPSTREAMED, seat, 47, length, 0, 0, 0)
        track.move(s, c, seat, length, happenings.BY_SLIPSTREAM, 47)
    s.step = tables.CORNER_CHECK


def quiet(s: State, seat: int) -> int:
    return tables.STAY


def go_on(s: State, c: Control) -> None:
    s.step = tables.CORNER_CHECK


def in_the_wake(s: State, seat: int) -> int:
    """1 if another car is beside, or on the space ahead (heat 46)."""
    space = s.at[seat] % s.course.spaces
    following = (space + 1) % s.course.spaces
    for lane in range(1, 3):
        if track.car_on(s, space, lane, seat) or track.car_on(s, following, lane, seat):
            return 1
    return 0


def lengths(s: State, seat: int) -> int:
    """The lengths that bonuses allow, as a set of bits: each bonus whole or not at all (heat 50)."""
    found = 1 << tables.SLIPSTREAM
    if s.kinds > tables.BASE_KINDS:
        for kind in range(tables.BASE_KINDS, s.kinds):
            if catalog.SLIPSTREAM[kind] > 0:
                for _ in range(s.cards[seat][tables.PLAY][kind]):
                    found |= found << catalog.SLIPSTREAM[kind]
    if roads.token_at(s, s.at[seat]) == tables.SLIPSTREAM_ROAD:
        found |= found << tables.ROAD_SLIPSTREAM
    if roads.effect_at(s, s.at[seat]) == tables.SLIPSTREAM_PLUS:
        found |= found << tables.WEATHER_SLIPSTREAM
    return found


def refuse_length(s: State, seat: int, length: int) -> int:
    """The ruling that refuses a slipstream of a length to a car in the wake of another, or 0."""
    if s.at[seat] + length >= track.finish_line(s):
        return 52
    return 49 if track.landing(s, seat, length) == 0 else 0


def is_offered(s: State, seat: int) -> int:
    """1 if some slipstream can be taken."""
    if not in_the_wake(s, seat) or roads.effect_at(s, s.at[seat]) == tables.NO_SLIPSTREAM:
        return 0
    if refuse_length(s, seat, tables.SLIPSTREAM) == 0:
        return 1
    found = lengths(s, seat) >> (tables.SLIPSTREAM + 1)
    length = tables.SLIPSTREAM + 1
    while found:
        if found & 1 and refuse_length(s, seat, length) == 0:
            return 1
        found >>= 1
        length += 1
    return 0


def length_of(action: int) -> int:
    """The length that an action means; 0 if it means no slipstream."""
    if action == tables.SLIP:
        return tables.SLIPSTREAM
    return action - tables.FAR if action > tables.FAR + tables.SLIPSTREAM and action < tables.LAY else 0
