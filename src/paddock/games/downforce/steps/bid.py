"""The auction, lot by lot: everybody who may seals a bid (downforce 7 to 24)."""

from __future__ import annotations

from .... import journal, menu
from ....control import Control, Options
from .. import auction, cards, happenings, tables
from ..state import State

STEP = tables.BIDDING
NAME = "bid"


def asked(s: State) -> int:
    """The seats whose bids are missing, as a set of bits (downforce 7)."""
    seats = 0
    if s.offered > 0:
        for seat in range(s.seats):
            if s.bid[seat] == 0 and auction.may_bid(s, seat):
                seats |= 1 << seat
    return seats


def offer(s: State, seat: int, out: Options) -> None:
    add_legal(s, seat, tables.PASS, 1, out)
    add_legal(s, seat, tables.BID, tables.ORDINARY, out)
    if not cards.holds_colour(s, seat, s.offered - 1):
        add_legal(s, seat, tables.BID_WHITE, tables.ORDINARY, out)
        add_legal(s, seat, tables.BID_SECOND_WHITE, tables.ORDINARY, out)
        add_legal(s, seat, tables.BID_LOWEST, tables.ORDINARY, out)


def add_legal(s: State, seat: int, first: int, count: int, out: Options) -> None:
    """List the legal ones of actions in a row."""
    for action in range(first, first + count):
        if refuse(s, seat, action) == 0:
            menu.add(out, action)


def refuse(s: State, seat: int, action: int) -> int:
    """The ruling that refuses a bid, or 0."""
    car = s.offered - 1
    if action == tables.PASS:
        return 24 if auction.must_bid(s) else 0
    if action >= tables.BID and action < tables.BID + tables.ORDINARY:
        card = action - tables.BID
        if not cards.is_held(s, seat, card):
            return 7
        return 24 if auction.must_bid(s) and cards.steps_of(s, card, car) == 0 else 0
    second = 1 if action >= tables.BID_SECOND_WHITE and action < tables.BID_SECOND_WHITE + tables.ORDINARY else 0
    if second or (action >= tables.BID_WHITE and action < tables.BID_WHITE + tables.ORDINARY):
        card = action - (tables.BID_SECOND_WHITE if second else tables.BID_WHITE)
        if not cards.is_held(s, seat, card) or cards.holds_colour(s, seat, car):
            return 16
        return 0 if cards.white_steps(s, card, second) > 0 else 16
    if action >= tables.BID_LOWEST and action < tables.BID_LOWEST + tables.ORDINARY:
        card = action - tables.BID_LOWEST
        if not cards.is_held(s, seat, card) or cards.holds_colour(s, seat, car):
            return 17
        return 17 if cards.holds_colour(s, seat, tables.WHITE) else 0
    return 9 if action >= tables.BID and action < tables.BID_LOWEST + tables.CARDS else 7


def take(s: State, c: Control, seat: int, action: int) -> None:
    """Lay a bid face down (downforce 7)."""
    s.bid[seat] = action
    journal.note(c, happenings.SEALED, seat, 7, action, 0, 0, 0)


def quiet(s: State, seat: int) -> int:
    """Pass, or else the first bid that is allowed."""
    action = tables.PASS
    while refuse(s, seat, action):
        action += 1
    return action


def go_on(s: State, c: Control) -> None:
    """All bids are in, or the next lot comes; after the last one powers are kept."""
    if s.offered > 0:
        auction.close_lot(s, c)
    elif not auction.offer_next(s, c):
        s.step = tables.KEEPING
