"""Step 8: drop unwanted cards, put others back on the deck."""

from __future__ import annotations

from .... import journal, menu
from ....control import Control, Options
from .. import cards, catalog, happenings, roads, tables, turn
from ..state import State

STEP = tables.DISCARDING
NAME = "discard"


def asked(s: State) -> int:
    """There may be a card to drop or to refresh, as far as everybody can see."""
    seat = turn.mover(s)
    if s.size[seat][tables.HAND] > 0 and not roads.in_tunnel(s, seat):
        return 1 << seat
    return 1 << seat if can_refresh(s, seat) else 0


def offer(s: State, seat: int, out: Options) -> None:
    menu.add(out, tables.KEEP)
    for kind in range(s.least[seat], s.kinds):
        if refuse_drop(s, seat, kind) == 0:
            menu.add(out, tables.DROP + kind)
    if s.kinds > tables.BASE_KINDS:
        for kind in range(s.kinds):
            if refuse_refresh(s, seat, kind) == 0:
                menu.add(out, tables.REFRESH + kind)


def refuse(s: State, seat: int, action: int) -> int:
    if action == tables.KEEP:
        return 0
    if action >= tables.REFRESH:
        return refuse_refresh(s, seat, action - tables.REFRESH)
    return refuse_drop(s, seat, action - tables.DROP)


def take(s: State, c: Control, seat: int, action: int) -> None:
    if action == tables.KEEP:
        s.step = tables.REFILL
    elif action >= tables.REFRESH:
        refresh(s, c, seat, action - tables.REFRESH)
    else:
        drop(s, c, seat, action - tables.DROP)


def quiet(s: State, seat: int) -> int:
    return tables.KEEP


def go_on(s: State, c: Control) -> None:
    s.step = tables.REFILL


def refuse_drop(s: State, seat: int, kind: int) -> int:
    """The ruling that refuses to drop a card, or 0: never heat or stress (heat 65). Low kinds come first."""
    if kind < 0 or kind >= s.kinds or kind == tables.HEAT or kind == tables.STRESS:
        return 65
    if s.cards[seat][tables.HAND][kind] == 0 or kind < s.least[seat] or roads.in_tunnel(s, seat):
        return 65
    return 0


def drop(s: State, c: Control, seat: int, kind: int) -> None:
    cards.shift_card(s, seat, kind, tables.HAND, tables.DISCARD)
    cards.show_from_hand(s, seat, kind)
    s.least[seat] = kind
    journal.note(c, happenings.DROPPED, seat, 65, kind, 0, 0, 0)


def can_refresh(s: State, seat: int) -> int:
    """1 if a card in play may go back on top of the deck (heat 43)."""
    if s.kinds > tables.BASE_KINDS:
        for kind in range(catalog.FIRST_ADVANCED, catalog.FIRST_SPONSOR):
            if catalog.REFRESH[kind] and s.cards[seat][tables.PLAY][kind] > 0:
                return 1
    return 0


def refuse_refresh(s: State, seat: int, kind: int) -> int:
    if kind < 0 or kind >= s.kinds or not catalog.REFRESH[kind]:
        return 43
    return 0 if s.cards[seat][tables.PLAY][kind] > 0 and s.stacked[seat] < tables.STACK else 43


def refresh(s: State, c: Control, seat: int, kind: int) -> None:
    """Put a card in play on top of the deck; of several the last one lies on top (heat 43)."""
    s.cards[seat][tables.PLAY][kind] -= 1
    s.size[seat][tables.PLAY] -= 1
    s.stack[seat][s.stacked[seat]] = kind
    s.stacked[seat] += 1
    journal.note(c, happenings.REFRESHED, seat, 43, kind, 0, 0, 0)
