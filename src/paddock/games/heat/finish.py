"""The end of a round: places of the cars that crossed the line; giving up."""

from __future__ import annotations

from ... import journal
from ...control import Control
from . import cards, happenings, tables, track
from .state import State


def place_finishers(s: State, c: Control) -> None:
    """Rank the cars that crossed the line this round and take them off the road (heat 68, 69)."""
    line = track.finish_line(s)
    while True:
        best = -1
        for seat in range(s.seats):
            if s.status[seat] == tables.RACING and s.at[seat] >= line and (best < 0 or track.ahead(s, seat, best)):
                best = seat
        if best < 0:
            return
        s.status[best] = tables.HOME
        s.place[best] = s.next_place
        s.next_place += 1
        journal.note(c, happenings.PLACED, best, 68, s.place[best], 0, 0, 0)


def withdraw(s: State, c: Control, seat: int) -> None:
    """Take a car off the road; it gets the worst place still free (heat 70, 71, 138)."""
    s.status[seat] = tables.WITHDRAWN
    s.place[seat] = s.last_place
    s.last_place -= 1
    journal.note(c, happenings.WITHDREW, seat, 138, s.place[seat], 0, 0, 0)
    leave_race(s, c, seat, 138)


def retire(s: State, c: Control, seat: int) -> None:
    """A spin-out that is not forgiven: out at once, with the worst place still free (heat 108)."""
    s.status[seat] = tables.RETIRED
    s.place[seat] = s.last_place
    s.last_place -= 1
    journal.note(c, happenings.RETIRED, seat, 108, s.place[seat], 0, 0, 0)
    leave_race(s, c, seat, 108)


def leave_race(s: State, c: Control, seat: int, ruling: int) -> None:
    """Clear the cards in play, those that lie face down too; nobody counts the hand any more."""
    if not s.shown[seat]:
        for kind in range(tables.BASE_KINDS, s.kinds):
            for _ in range(s.cards[seat][tables.PLAY][kind]):
                cards.show_from_hand(s, seat, kind)
    cards.clear_play(s, c, seat, ruling)
    for kind in range(s.kinds):
        s.seen[seat][kind] = 0
    s.redraws[seat] = 0
    if s.version > 1:
        s.plan[seat] = tables.NOTHING
        s.meant[seat] = 0
    leave_order(s, seat)


def stop_race(s: State, c: Control) -> None:
    """A race that does not end is stopped: who is still on the road is taken off it, the rear car first (heat 138)."""
    stopped = 0
    while True:
        last = -1
        for seat in range(s.seats - s.legends):
            if s.status[seat] == tables.RACING and (last < 0 or track.ahead(s, last, seat)):
                last = seat
        if last < 0:
            return
        if not stopped:
            journal.note(c, happenings.STOPPED, -1, 138, s.round, 0, 0, 0)
            stopped = 1
        withdraw(s, c, last)


def tell_verdict(s: State, c: Control) -> None:
    """A race of one seat was won only with the best place of all cars, legends included (heat 72, 143)."""
    if s.seats - s.legends == 1:
        won = 1 if s.status[0] == tables.HOME and s.place[0] == 1 else 0
        journal.note(c, happenings.VERDICT, 0, 143, won, s.place[0], s.seats, s.round)


def leave_order(s: State, seat: int) -> None:
    """Close the gap in this round's order; `turn` goes on pointing at the same car, or at the next one."""
    found = 0
    for i in range(s.cars):
        if s.order[i] == seat:
            found = 1
            if i < s.turn:
                s.turn -= 1
        elif found:
            s.order[i - 1] = s.order[i]
    if found:
        s.cars -= 1
        s.order[s.cars] = 0


def racing_cars(s: State) -> int:
    count = 0
    for seat in range(s.seats):
        if s.status[seat] == tables.RACING:
            count += 1
    return count
