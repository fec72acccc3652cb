"""Before the race: who gets which upgrades (heat 73 to 77, 99, 132, 135)."""

from __future__ import annotations

from ... import journal, luck, menu
from ...control import Control, Options
from . import catalog, happenings, tables
from .state import State


def players(s: State) -> int:
    """Seats that draft: legends do not (heat 74)."""
    count = 0
    for i in range(s.cars):
        if s.order[i] < s.seats - s.legends:
            count += 1
    return count


def take_card(s: State, kind: int, pile: int) -> None:
    s.market[pile][kind] -= 1
    s.market_size[pile] -= 1


def put_card(s: State, kind: int, pile: int) -> None:
    s.market[pile][kind] += 1
    s.market_size[pile] += 1


def own(s: State, seat: int, kind: int) -> None:
    """An upgrade becomes part of a car: it lies in the deck (heat 3)."""
    slot = 0
    while s.owned[seat][slot]:
        slot += 1
    s.owned[seat][slot] = kind
    s.cards[seat][tables.DECK][catalog.in_deck(kind)] += 1
    s.size[seat][tables.DECK] += 1


def owns(s: State, seat: int, kind: int) -> int:
    for slot in range(tables.OWNED):
        if s.owned[seat][slot] == kind:
            return 1
    return 0


def disown(s: State, seat: int, kind: int) -> None:
    """An upgrade leaves a car, for all to see."""
    slot = 0
    while s.owned[seat][slot] != kind:
        slot += 1
    for later in range(slot, tables.OWNED - 1):
        s.owned[seat][later] = s.owned[seat][later + 1]
    s.owned[seat][tables.OWNED - 1] = 0
    s.cards[seat][tables.DECK][catalog.in_deck(kind)] -= 1
    s.size[seat][tables.DECK] -= 1


def draw_upgrade(s: State, c: Control) -> int:
    """Draw from the pile of upgrades, which has some."""
    kind = luck.pick(c, s.market[tables.UPGRADES], s.kinds, s.market_size[tables.UPGRADES])
    take_card(s, kind, tables.UPGRADES)
    return kind


def deal_quickly(s: State, c: Control) -> None:
    """Three random upgrades for everybody (heat 75)."""
    for seat in range(s.seats - s.legends):
        for _ in range(tables.QUICK_UPGRADES):
            if s.market_size[tables.UPGRADES] > 0:
                kind = draw_upgrade(s, c)
                own(s, seat, kind)
                journal.note(c, happenings.PICKED, seat, 75, kind, 0, 0, 0)


def lay_offer(s: State, c: Control, count: int) -> None:
    for _ in range(count):
        if s.market_size[tables.UPGRADES] > 0:
            kind = draw_upgrade(s, c)
            put_card(s, kind, tables.OFFER)
            journal.note(c, happenings.OFFERED, -1, 74, kind, 0, 0, 0)


def clear_offer(s: State, back: int) -> None:
    """What is left over goes out of the race, or back into the pile (heat 74, 135)."""
    for kind in range(tables.BASE_KINDS, s.kinds):
        for _ in range(s.market[tables.OFFER][kind]):
            take_card(s, kind, tables.OFFER)
            if back:
                put_card(s, kind, tables.UPGRADES)


def refuse_pick(s: State, kind: int) -> int:
    if kind < tables.BASE_KINDS or kind >= s.kinds:
        return 74
    return 0 if s.market[tables.OFFER][kind] > 0 else 74


def list_offer(s: State, out: Options) -> None:
    """Every upgrade on offer may be picked."""
    for kind in range(tables.BASE_KINDS, s.kinds):
        if s.market[tables.OFFER][kind] > 0:
            menu.add(out, tables.PICK + kind)


def first_offered(s: State) -> int:
    """To pick the first upgrade on offer; there is one."""
    kind = tables.BASE_KINDS
    while s.market[tables.OFFER][kind] == 0:
        kind += 1
    return tables.PICK + kind


def refuse_give(s: State, seat: int, kind: int) -> int:
    if kind <= 0 or kind >= tables.BACK - tables.GIVE:
        return 74
    return 0 if owns(s, seat, kind) else 99


def list_owned(s: State, seat: int, out: Options) -> None:
    """Every upgrade of a car may be given."""
    for kind in range(tables.BASE_KINDS, s.kinds):
        if owns(s, seat, kind):
            menu.add(out, tables.GIVE + kind)


def begin_pass(s: State, c: Control) -> None:
    """The next pass of the draft: a new offer in every round of it (heat 74, 76)."""
    s.drafting += 1
    if s.drafting > tables.DRAFT_PASSES[s.draft]:
        return
    if s.draft == tables.SNAKE:
        if s.drafting % 2 == 1:
            clear_offer(s, 0)
            lay_offer(s, c, 2 * players(s) + tables.SPARE_OFFER)
    else:
        clear_offer(s, 0)
        lay_offer(s, c, players(s) + tables.SPARE_OFFER)
