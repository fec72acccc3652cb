"""After the auction: who won several powers keeps one (downforce 27, 28)."""

from __future__ import annotations

from .... import journal, menu
from ....control import Control, Options
from .. import cards, happenings, powers, tables, turn
from ..state import State

STEP = tables.KEEPING
NAME = "keep"


def asked(s: State) -> int:
    return powers.still_keeping(s)


def offer(s: State, seat: int, out: Options) -> None:
    for power in range(tables.POWERS):
        if powers.may_have(s, seat, power):
            menu.add(out, tables.KEEP + power)


def refuse(s: State, seat: int, action: int) -> int:
    power = action - tables.KEEP
    return 0 if power >= 0 and power < tables.POWERS and powers.may_have(s, seat, power) else 27


def take(s: State, c: Control, seat: int, action: int) -> None:
    s.power[seat] = action - tables.KEEP + 1
    journal.note(c, happenings.KEPT, seat, 28, action - tables.KEEP, 0, 0, 0)


def quiet(s: State, seat: int) -> int:
    power = 0
    while not powers.may_have(s, seat, power):
        power += 1
    return tables.KEEP + power


def go_on(s: State, c: Control) -> None:
    """Powers are kept; two players pool their hands (downforce 27, 86, 106)."""
    powers.keep_only_ones(s)
    if s.open_powers:
        powers.open_all(s, c)
    if s.seats == tables.LEAST_SEATS:
        pool_hands(s, c)
    turn.start_race(s, c)


def pool_hands(s: State, c: Control) -> None:
    """All hand cards into one pile, seven for each (downforce 86)."""
    for card in range(tables.ORDINARY):
        if s.place[card] >= tables.IN_HAND:
            cards.put(s, card, tables.IN_PILE)
    for seat in range(s.seats):
        for colour in range(tables.COLOURS):
            s.floor[seat][colour] = 0
    journal.note(c, happenings.POOLED, -1, 86, s.pile_size, 0, 0, 0)
    for seat in range(s.seats):
        if not s.withdrawn[seat]:
            for _ in range(tables.HAND_TWO_PLAYERS):
                cards.draw(s, c, seat, 86)
