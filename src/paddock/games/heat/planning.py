"""Steps 1 and 2: shift gears and lay cards face down, all seats at once."""

from __future__ import annotations

from ... import journal
from ...control import Control
from . import cards, catalog, happenings, tables
from .state import State


def shift_cost(s: State, seat: int, gear: int) -> int:
    """Heat that a shift costs: one for two gears; on flooded ground one more for shifting down (heat 11)."""
    steps = gear - s.gear[seat]
    cost = 0
    if steps > tables.FREE_GEAR_STEPS or steps < -tables.FREE_GEAR_STEPS:
        cost = tables.TWO_GEARS_HEAT
    if steps < 0 and s.course.flooded[s.at[seat] % s.course.spaces]:
        cost += 1
    return cost


def refuse_gear(s: State, seat: int, gear: int) -> int:
    """The ruling that refuses a gear, or 0. In a tournament what cannot be paid comes out later (heat 116, 117)."""
    if gear < tables.FIRST_GEAR or gear > tables.TOP_GEAR:
        return 11
    steps = gear - s.gear[seat]
    if steps > tables.MOST_GEAR_STEPS or steps < -tables.MOST_GEAR_STEPS:
        return 117 if s.tournament else 11
    if not s.tournament and shift_cost(s, seat, gear) > s.size[seat][tables.ENGINE]:
        return 11
    return 0


def plan_gear(s: State, c: Control, seat: int, gear: int) -> None:
    """Shift; in a tournament the gear stays secret until the cards are shown (heat 10, 115)."""
    if s.tournament:
        s.meant[seat] = gear
        journal.note(c, happenings.MEANT, seat, 115, gear, 0, 0, 0)
    else:
        set_gear(s, c, seat, gear)
    s.redraws[seat] = 0
    s.plan[seat] = tables.GEAR_SET
    s.least[seat] = 0


def set_gear(s: State, c: Control, seat: int, gear: int) -> None:
    """Shift; two gears at once cost heat, paid at once (heat 10, 11)."""
    cost = shift_cost(s, seat, gear)
    journal.note(c, happenings.SHIFTED, seat, 11, s.gear[seat], gear, 0, 0)
    s.gear[seat] = gear
    if cost > 0:
        cards.pay_heat(s, c, seat, cost, happenings.FOR_GEARS, 11)


def cards_due(s: State, seat: int) -> int:
    """How many cards the seat lays: as many as its gear (heat 115)."""
    return s.meant[seat] if s.tournament else s.gear[seat]


def redraw(s: State, c: Control, seat: int) -> None:
    """A mulligan: for one heat, the hand is shuffled back and dealt anew; sponsors stay in hand (heat 119)."""
    s.redraws[seat] = 0
    cards.pay_heat(s, c, seat, 1, happenings.FOR_MULLIGAN, 119)
    for kind in range(s.kinds):
        if kind < catalog.FIRST_SPONSOR:
            for _ in range(s.cards[seat][tables.HAND][kind]):
                cards.shift_card(s, seat, kind, tables.HAND, tables.DECK)
    journal.note(c, happenings.REDREW, seat, 119, 0, 0, 0, 0)
    cards.draw_to_hand(s, c, seat, 119)


def is_cluttered(s: State, seat: int) -> int:
    """1 if the hand has too few playable cards for the gear (heat 13, 121)."""
    if s.size[seat][tables.PLAY] > 0:
        return 0
    return 1 if cards.playable(s, seat, 0) < cards_due(s, seat) else 0


def refuse_card(s: State, seat: int, kind: int) -> int:
    """The ruling that refuses to lay a card, or 0. Cards are laid from low to high kinds."""
    if kind < 0 or kind >= s.kinds or kind == tables.HEAT:
        return 12
    if s.cards[seat][tables.HAND][kind] == 0 or kind < s.least[seat]:
        return 12
    if cards.playable(s, seat, kind) < cards_due(s, seat) - s.size[seat][tables.PLAY]:
        return 12
    return 0


def lay_card(s: State, c: Control, seat: int, kind: int) -> None:
    cards.shift_card(s, seat, kind, tables.HAND, tables.PLAY)
    s.least[seat] = kind
    journal.note(c, happenings.LAID, seat, 12, kind, 0, 0, 0)
    if s.size[seat][tables.PLAY] == cards_due(s, seat):
        finish_plan(s, c, seat, tables.PLANNED)


def lay_cluttered_hand(s: State, c: Control, seat: int) -> None:
    """Lay all playable cards and fill up with heat (heat 13)."""
    for kind in range(s.kinds):
        if kind != tables.HEAT:
            for _ in range(s.cards[seat][tables.HAND][kind]):
                cards.shift_card(s, seat, kind, tables.HAND, tables.PLAY)
                journal.note(c, happenings.LAID, seat, 13, kind, 0, 0, 0)
    while s.size[seat][tables.PLAY] < cards_due(s, seat) and s.cards[seat][tables.HAND][tables.HEAT] > 0:
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
        seat = s.order[i]
        if s.plan[seat] < tables.PLANNED and seat < s.seats - s.legends:
            seats |= 1 << seat
    return seats
