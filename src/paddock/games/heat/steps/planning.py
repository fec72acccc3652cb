"""Steps 1 and 2: shift gears and lay cards face down, all seats at once."""

from __future__ import annotations

from .... import journal, menu
from ....control import Control, Options
from .. import cards, catalog, happenings, tables
from ..state import State

STEP = tables.PLANNING
NAME = "planning"
DECISIONS = ("shift", "play")
"""A seat is asked for its gear first, then for cards."""
SEALED = 2
"""From this version on all of a plan lies sealed until everybody has planned (heat 139)."""


def asked(s: State) -> int:
    """All who have not laid their cards (heat 9)."""
    seats = 0
    for i in range(s.cars):
        seat = s.order[i]
        if s.plan[seat] < tables.PLANNED and seat < s.seats - s.legends:
            seats |= 1 << seat
    return seats


def offer(s: State, seat: int, out: Options) -> None:
    if s.plan[seat] == tables.NOTHING:
        for gear in range(tables.FIRST_GEAR, tables.TOP_GEAR + 1):
            if refuse_gear(s, seat, gear) == 0:
                menu.add(out, tables.GEAR + gear)
        if can_redraw(s, seat):
            menu.add(out, tables.MULLIGAN)
    elif is_cluttered(s, seat):
        menu.add(out, tables.CLUTTER)
    else:
        for kind in range(s.least[seat], s.kinds):
            if refuse_card(s, seat, kind) == 0:
                menu.add(out, tables.LAY + kind)


def refuse(s: State, seat: int, action: int) -> int:
    if s.plan[seat] == tables.NOTHING:
        if action == tables.MULLIGAN:
            return 0 if can_redraw(s, seat) else 119
        return refuse_gear(s, seat, action - tables.GEAR)
    if is_cluttered(s, seat):
        return 0 if action == tables.CLUTTER else 13
    return refuse_card(s, seat, action - tables.LAY)


def take(s: State, c: Control, seat: int, action: int) -> None:
    if action == tables.MULLIGAN:
        redraw(s, c, seat)
    elif s.plan[seat] == tables.NOTHING:
        plan_gear(s, c, seat, action - tables.GEAR)
    elif action == tables.CLUTTER:
        lay_cluttered_hand(s, c, seat)
    else:
        lay_card(s, c, seat, action - tables.LAY)


def quiet(s: State, seat: int) -> int:
    """The gear that is in, the lowest cards."""
    if s.plan[seat] == tables.NOTHING:
        return tables.GEAR + s.gear[seat]
    for kind in range(s.kinds):
        if refuse(s, seat, tables.LAY + kind) == 0:
            return tables.LAY + kind
    return tables.CLUTTER


def go_on(s: State, c: Control) -> None:
    """All have planned: gears are seen, then the first car shows its cards."""
    if s.version >= SEALED and not s.tournament:
        open_gears(s, c)
    s.step = tables.REVEAL


def is_sealed(s: State) -> int:
    """1 if nobody sees yet which gears were planned: while others plan; in a tournament till cards are shown (139)."""
    return 1 if s.tournament or (s.version >= SEALED and s.step == tables.PLANNING) else 0


def open_gears(s: State, c: Control) -> None:
    """All gears are seen at once, and the heat of shifting is paid (heat 139)."""
    opened = 0
    for i in range(s.cars):
        seat = s.order[i]
        if s.meant[seat] > 0:
            if not opened:
                journal.note(c, happenings.UNSEALED, -1, 139, 0, 0, 0, 0)
                opened = 1
            set_gear(s, c, seat, s.meant[seat])
            s.meant[seat] = 0


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
    """Shift; the gear stays secret until all have planned, in a tournament until the cards are shown (heat 115, 139).

    In version 1 it was seen at once (heat 10).
    """
    if is_sealed(s):
        s.meant[seat] = gear
        journal.note(c, happenings.MEANT, seat, 115 if s.tournament else 139, gear, 0, 0, 0)
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
    return s.meant[seat] if is_sealed(s) else s.gear[seat]


def can_redraw(s: State, seat: int) -> int:
    """1 if the first hand may be dealt anew, and there is heat for it (heat 119)."""
    return 1 if s.redraws[seat] and s.size[seat][tables.ENGINE] > 0 else 0


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
