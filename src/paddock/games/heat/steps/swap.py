"""A season's draft: the last on the grid may swap an upgrade for one of the offer (heat 99)."""

from __future__ import annotations

from .... import journal, menu
from ....control import Control, Options
from .. import garage, happenings, tables
from ..state import State

STEP = tables.SWAPPING
NAME = "swap"


def swapper(s: State) -> int:
    """The last seat on the grid, legends left aside; -1 if there is none or nothing to swap for (heat 99)."""
    found = -1
    if s.draft == tables.SEASON and s.market_size[tables.OFFER] > 0:
        for i in range(s.cars):
            if s.order[i] < s.seats - s.legends:
                found = s.order[i]
    return found


def asked(s: State) -> int:
    seat = swapper(s)
    return 1 << seat if seat >= 0 else 0


def offer(s: State, seat: int, out: Options) -> None:
    """First what is given, or nothing at all; then what is taken for it."""
    if s.swapped:
        garage.list_offer(s, out)
    else:
        menu.add(out, tables.KEEP)
        garage.list_owned(s, seat, out)


def refuse(s: State, seat: int, action: int) -> int:
    if s.swapped:
        return garage.refuse_pick(s, action - tables.PICK)
    return 0 if action == tables.KEEP else garage.refuse_give(s, seat, action - tables.GIVE)


def take(s: State, c: Control, seat: int, action: int) -> None:
    if action == tables.KEEP:
        s.step = tables.PRUNING
    elif s.swapped == 0:
        s.swapped = action - tables.GIVE
    else:
        swap(s, c, seat, action - tables.PICK)
        s.step = tables.PRUNING


def quiet(s: State, seat: int) -> int:
    return garage.first_offered(s) if s.swapped else tables.KEEP


def go_on(s: State, c: Control) -> None:
    s.step = tables.PRUNING


def swap(s: State, c: Control, seat: int, kind: int) -> None:
    """Give the upgrade that was chosen for a card of the offer."""
    garage.take_card(s, kind, tables.OFFER)
    garage.disown(s, seat, s.swapped)
    garage.put_card(s, s.swapped, tables.OFFER)
    garage.own(s, seat, kind)
    journal.note(c, happenings.SWAPPED, seat, 99, s.swapped, kind, 0, 0)
    s.swapped = 0
