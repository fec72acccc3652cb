"""The snake draft gives one card too many: each gives one back (heat 76). Then the race begins."""

from __future__ import annotations

from .... import journal
from ....control import Control, Options
from .. import garage, happenings, start, tables, turn
from ..state import State

STEP = tables.PRUNING
NAME = "prune"


def asked(s: State) -> int:
    """The seats that must give an upgrade back, as a set of bits (heat 76)."""
    seats = 0
    if s.draft == tables.SNAKE:
        for i in range(s.cars):
            seat = s.order[i]
            if seat < s.seats - s.legends and s.drafted[seat] == tables.SNAKE_UPGRADES and s.owned[seat][1] > 0:
                seats |= 1 << seat
    return seats


def offer(s: State, seat: int, out: Options) -> None:
    garage.list_owned(s, seat, out)


def refuse(s: State, seat: int, action: int) -> int:
    return garage.refuse_give(s, seat, action - tables.GIVE)


def take(s: State, c: Control, seat: int, action: int) -> None:
    garage.disown(s, seat, action - tables.GIVE)
    s.drafted[seat] = 0
    journal.note(c, happenings.SWAPPED, seat, 76, action - tables.GIVE, 0, 0, 0)


def quiet(s: State, seat: int) -> int:
    """What it got first."""
    return tables.GIVE + s.owned[seat][0]


def go_on(s: State, c: Control) -> None:
    start.make_ready(s, c)
    turn.begin_round(s, c)
