"""Steps 1 and 2: shift gears and lay cards face down, all seats at once."""

from __future__ import annotations

from ... import journal
from ...control import Control
from . import cards, happenings, tables
from .state import State


def refuse_gear(s: State, seat: int, gear: int) -> int:
    """The ruling that refuses a gear, or 0."""
    if gear < tables.FIRST_GEAR or gear > tables.TOP_GEAR:
        return 11
    steps = gear - s.gear[seat]
    if steps < 0:
        steps = -steps
    if steps > tables.MOST_GEAR_STEPS:
        return 11
    if steps > tables.FREE_GEAR_STEPS and s.size[seat][tables.ENGINE] < tables.TWO_GEARS_HEAT:
        return 11
    return 0


def set_gear(s: State, c: Control, seat: int, gear: int) -> None:
    """Shift; two gears at once cost heat, paid at once (heat 10, 11)."""
    steps = gear - s.gear[seat]
    journal.note(c, happenings.SHIFTED, seat, 11, s.gear[seat], gear, 0, 0)
    s.gear[seat] = gear
    if steps > tables.FREE_GEAR_STEPS or steps < -tables.FREE_GEAR_STEPS:
        cards.pay_heat(s, c, seat, tables.TWO_GEARS_HEAT, happenings.FOR_GEARS, 11)
    s.plan[seat] = tables.GEAR_SET
    s.least[seat] = 0


def is_cluttered(s: State, seat: int) -> int:
    """1 if the hand has too few playable cards for the gear (heat 13, 121)."""
    if s.size[seat][tables.PLAY] > 0:
        return 0
    return 1 if cards.playable(s, seat, 0) < s.gear[seat] else 0


def refuse_card(s: State, seat: int, kind: int) -> int:
    """The ruling that refuses to lay a card, or 0. Cards are laid from low to high kinds."""
    if kind < 0 or kind >= tables.KINDS or kind == tables.HEAT:
        return 12
    if s.cards[seat][tables.HAND][kind] == 0 or kind < s.least[seat]:
        return 12
    if cards.playable(s, seat, kind) < s.gear[seat] - s.size[seat][tables.PLAY]:
        return 12
    return 0


def lay_card(s: State, c: Control, seat: int, kind: int) -> None:
    cards.shift_card(s, seat, kind, tables.HAND, tables.PLAY)
    s.least[seat] = kind
    journal.note(c, happenings.LAID, seat, 12, kind, 0, 0, 0)
    if s.size[seat][tables.PLAY] == s.gear[seat]:
        finish_plan(s, c, seat, tables.PLANNED)


def lay_cluttered_hand(s: State, c: Control, seat: int) -> None:
    """Lay all playable cards and fill up with heat (heat 13)."""
    for kind in range(tables.KINDS):
        if kind != tables.HEAT:
            for _ in range(s.cards[seat][tables.HAND][kind]):
                cards.shift_card(s, seat, kind, tables.HAND, tables.PLAY)
                journal.note(c, happenings.LAID, seat, 13, kind, 0, 0, 0)
    while s.size[seat][tables.PLAY] < s.gear[seat] and s.cards[seat][tables.HAND][tables.HEAT] > 0:
        cards.shift_card(s, seat, tables.HEAT, tables.HAND, tables.PLAY)
        journal.note(c, happenings.LAID, seat, 13, tables.HEAT, 0, 0, 0)
    finish_plan(s, c, seat, tables.CLUTTERED)


def finish_plan(s: State, c: Control, seat: int, plan: int) -> None:
    s.plan[seat] = plan
    s.least[seat] = 0
    journal.note(c, happenings.READY, seat, 9, 0, 0, 0, 0)


def still_planning(s: State) -> int:
    """The seats that have not laid their cards, as a set of bits."""
    seats = 0
    for i in range(s.cars):
        if s.plan[s.order[i]] < tables.PLANNED:
            seats |= 1 << s.order[i]
    return seats
