"""Before the race: each in turn takes an upgrade of the offer (heat 73, 74, 76, 132)."""

from __future__ import annotations

from .... import journal
from ....control import Control, Options
from .. import garage, happenings, tables
from ..state import State

STEP = tables.DRAFTING
NAME = "draft"
FROM_POLE = ((0, 0, 0, 0, 0), (0, 0, 1, 0, 0), (0, 0, 0, 0, 0), (0, 0, 1, 1, 0), (0, 0, 0, 0, 0))
"""Directions of the passes of a draft: 1 from pole back, 0 from the last car forward."""


def asked(s: State) -> int:
    seat = picker(s) if s.drafting <= tables.DRAFT_PASSES[s.draft] else -1
    return 1 << seat if seat >= 0 else 0


def offer(s: State, seat: int, out: Options) -> None:
    garage.list_offer(s, out)


def refuse(s: State, seat: int, action: int) -> int:
    return garage.refuse_pick(s, action - tables.PICK)


def take(s: State, c: Control, seat: int, action: int) -> None:
    """Take a card of the offer."""
    kind = action - tables.PICK
    garage.take_card(s, kind, tables.OFFER)
    garage.own(s, seat, kind)
    s.drafted[seat] += 1
    journal.note(c, happenings.PICKED, seat, 99 if s.season else 74, kind, 0, 0, 0)


def quiet(s: State, seat: int) -> int:
    return garage.first_offered(s)


def go_on(s: State, c: Control) -> None:
    """A pass is over: who found no card left goes without. After the last one cards may be swapped."""
    if s.drafting > tables.DRAFT_PASSES[s.draft]:
        s.step = tables.SWAPPING
        return
    for seat in range(s.seats - s.legends):
        s.drafted[seat] = s.drafting
    garage.begin_pass(s, c)


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
