"""Before the race: who gets which upgrades (heat 73 to 77, 99, 132, 135)."""

from __future__ import annotations

from ... import journal, luck
from ...control import Control
from . import catalog, happenings, tables
from .state import State

# Directions of the passes of a draft: 1 from pole back, 0 from the last car forward.
FROM_POLE = ((0, 0, 0, 0, 0), (0, 0, 1, 0, 0), (0, 0, 0, 0, 0), (0, 0, 1, 1, 0), (0, 0, 0, 0, 0))


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


def waits_to_pick(s: State, seat: int) -> int:
    """1 if a seat has not picked in this pass."""
    return 1 if seat < s.seats - s.legends and s.drafted[seat] < s.drafting else 0


def picker(s: State) -> int:
    """The seat that picks next in this pass; -1 if the pass is over (heat 74, 132)."""
    if s.market_size[tables.OFFER] == 0:
        return -1
    found = -1
    for i in range(s.cars):
        seat = s.order[i]
        if waits_to_pick(s, seat) and (found < 0 or not FROM_POLE[s.draft][s.drafting]):
            found = seat
    return found


def end_pass(s: State) -> None:
    """Who found no card left goes without."""
    for seat in range(s.seats - s.legends):
        s.drafted[seat] = s.drafting


def refuse_pick(s: State, kind: int) -> int:
    if kind < tables.BASE_KINDS or kind >= s.kinds:
        return 74
    return 0 if s.market[tables.OFFER][kind] > 0 else 74


def pick(s: State, c: Control, seat: int, kind: int) -> None:
    """Take a card of the offer."""
    take_card(s, kind, tables.OFFER)
    own(s, seat, kind)
    s.drafted[seat] += 1
    journal.note(c, happenings.PICKED, seat, 99 if s.season else 74, kind, 0, 0, 0)


# The swap of a season's draft.


def swapper(s: State) -> int:
    """The last seat on the grid, legends left aside; -1 if there is none or nothing to swap for (heat 99)."""
    found = -1
    if s.draft == tables.SEASON and s.market_size[tables.OFFER] > 0:
        for i in range(s.cars):
            if s.order[i] < s.seats - s.legends:
                found = s.order[i]
    return found


def swap(s: State, c: Control, seat: int, kind: int) -> None:
    """Give the upgrade that was chosen for a card of the offer."""
    take_card(s, kind, tables.OFFER)
    disown(s, seat, s.swapped)
    put_card(s, s.swapped, tables.OFFER)
    own(s, seat, kind)
    journal.note(c, happenings.SWAPPED, seat, 99, s.swapped, kind, 0, 0)
    s.swapped = 0


# The snake draft gives one card too many.


def pruners(s: State) -> int:
    """The seats that must give an upgrade back, as a set of bits (heat 76)."""
    seats = 0
    if s.draft == tables.SNAKE:
        for i in range(s.cars):
            seat = s.order[i]
            if seat < s.seats - s.legends and s.drafted[seat] == tables.SNAKE_UPGRADES and s.owned[seat][1] > 0:
                seats |= 1 << seat
    return seats


def prune(s: State, c: Control, seat: int, kind: int) -> None:
    disown(s, seat, kind)
    s.drafted[seat] = 0
    journal.note(c, happenings.SWAPPED, seat, 76, kind, 0, 0, 0)
