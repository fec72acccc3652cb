"""Powers: who has which, and what everybody can tell of it."""

from __future__ import annotations

from ... import journal
from ...control import Control
from . import happenings, tables
from .state import State


def has(s: State, seat: int, power: int) -> int:
    """1 if the seat kept that power."""
    return 1 if s.power[seat] == power + 1 else 0


def may_have(s: State, seat: int, power: int) -> int:
    """1 if the seat may have that power, as far as everybody can tell. Questions go by this, so that being asked tells
    nothing (downforce 28)."""
    return (s.may[seat] >> power) & 1


def count_won(s: State, seat: int) -> int:
    """How many powers the seat may have."""
    count = 0
    for power in range(tables.POWERS):
        count += may_have(s, seat, power)
    return count


def show(s: State, c: Control, seat: int) -> None:
    """A power is used: now everybody knows it (downforce 28)."""
    only = 1 << (s.power[seat] - 1)
    if s.may[seat] != only:
        s.may[seat] = only
        journal.note(c, happenings.SHOWN, seat, 28, s.power[seat] - 1, 0, 0, 0)


def still_keeping(s: State) -> int:
    """The seats that won several powers and have not chosen, as a set of bits (downforce 27)."""
    seats = 0
    for seat in range(s.seats):
        if not s.withdrawn[seat] and s.power[seat] == 0 and count_won(s, seat) > 1:
            seats |= 1 << seat
    return seats


def keep_only_ones(s: State) -> None:
    """Who won one power has it."""
    for seat in range(s.seats):
        if s.power[seat] == 0 and count_won(s, seat) == 1:
            for power in range(tables.POWERS):
                if may_have(s, seat, power):
                    s.power[seat] = power + 1


def open_all(s: State, c: Control) -> None:
    """Kept powers lie open, where that is agreed (downforce 28)."""
    for seat in range(s.seats):
        if s.power[seat] > 0:
            show(s, c, seat)


def steers(s: State, c: Control, car: int) -> int:
    """The seat that decides this car's steps: its owner with Cunning, else the card player (downforce 53).

    An owner who might have Cunning and lets others steer has it not: everybody can tell.
    """
    owner = s.owner[car] - 1
    if owner < 0 or owner == s.player or not may_have(s, owner, tables.CUNNING):
        return s.player
    if has(s, owner, tables.CUNNING):
        show(s, c, owner)
        journal.note(c, happenings.STEERS, owner, 53, car, 0, 0, 0)
        return owner
    s.may[owner] = s.may[owner] & ~(1 << tables.CUNNING)
    return s.player
