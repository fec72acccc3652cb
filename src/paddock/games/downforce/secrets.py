"""What a seat cannot know, dealt anew."""

from __future__ import annotations

from ... import luck
from ...control import Control
from . import cards, powers, tables
from .state import State
from .steps import bid

SHUFFLES = 3
"""Rounds of swaps; without anything known of hands, the first is a fair shuffle."""


def is_hidden(s: State, seat: int, card: int) -> int:
    """1 if the seat cannot know where the card is: in the pile, put away unseen, or in another hand and not shown."""
    place = s.place[card]
    if place == tables.IN_PILE or place == tables.LEFT_OVER:
        return 1
    if place < tables.IN_HAND or place >= tables.IN_FRONT or place == tables.IN_HAND + seat:
        return 0
    return 0 if s.known[card] else 1


def fits(s: State, card: int, place: int) -> int:
    """1 if the card could be there, as far as everybody can tell."""
    if place < tables.IN_HAND:
        return 1
    return cards.fits_hand(s, place - tables.IN_HAND, card)


def swap_hidden(s: State, first: int, second: int) -> None:
    """Two hidden cards change places, unless something known forbids it."""
    here = s.place[first]
    there = s.place[second]
    if here != there and fits(s, first, there) and fits(s, second, here):
        cards.put(s, first, there)
        cards.put(s, second, here)


def nth_hidden(s: State, seat: int, first: int, nth: int) -> int:
    """The nth hidden card, from 0, counted from a card on."""
    card = first
    left = nth
    while left > 0 or not is_hidden(s, seat, card):
        if is_hidden(s, seat, card):
            left -= 1
        card += 1
    return card


def is_anything_told(s: State) -> int:
    """1 if substitutes or forced sales have told something of hands."""
    for seat in range(s.seats):
        for colour in range(tables.COLOURS):
            if s.floor[seat][colour] > 0:
                return 1
    return 0


def nth_place(nth: int) -> int:
    """The places that hidden cards can have, in a row."""
    return nth if nth < tables.HIDDEN_PLACES else tables.IN_HAND + nth - tables.HIDDEN_PLACES


def make_room(s: State, seat: int, first: int, here: int, goal: int, passed: int) -> int:
    """Move one hidden card, from `first` on, out of a place, and others on its way, so that the goal gets one more.

    `passed` are the places on the way so far, as a set of bits. 1 if there is such a way; else nothing moves.
    """
    for card in range(first, tables.ORDINARY):
        if s.place[card] == here and is_hidden(s, seat, card) and fits(s, card, goal):
            cards.put(s, card, goal)
            return 1
    for nth in range(tables.HIDDEN_PLACES + s.seats):
        place = nth_place(nth)
        if place != goal and (passed >> nth) & 1 == 0:
            for card in range(first, tables.ORDINARY):
                if s.place[card] == here and is_hidden(s, seat, card) and fits(s, card, place):
                    if make_room(s, seat, first, place, goal, passed | 1 << nth):
                        cards.put(s, card, place)
                        return 1
                    break
    return 0


def lay_out(s: State, seat: int) -> None:
    """Put the hidden cards into the one order that follows from what the seat knows: low cards into low places, as far
    as what is told of hands allows. Where they really are is forgotten."""
    for card in range(tables.ORDINARY):
        if is_hidden(s, seat, card):
            nth = 0
            while nth_place(nth) != s.place[card]:
                place = nth_place(nth)
                if fits(s, card, place) and make_room(s, seat, card + 1, place, s.place[card], 1 << nth):
                    cards.put(s, card, place)
                else:
                    nth += 1


def shuffle_hidden(s: State, c: Control, seat: int) -> None:
    """Deal all cards anew whose place the seat cannot know. How many there are in each place stays as it is."""
    lay_out(s, seat)
    hidden = 0
    for card in range(tables.ORDINARY):
        hidden += is_hidden(s, seat, card)
    for _ in range(SHUFFLES if is_anything_told(s) else 1):
        left = hidden
        for card in range(tables.ORDINARY):
            if is_hidden(s, seat, card):
                swap_hidden(s, card, nth_hidden(s, seat, card, luck.roll(c, left)))
                left -= 1


def imagine_seat(s: State, c: Control, seat: int) -> None:
    """Choose anew what another seat has decided in secret: the power kept, the bid under seal, the bets."""
    if s.power[seat] > 0:
        nth = luck.roll(c, powers.count_won(s, seat))
        for power in range(tables.POWERS):
            if powers.may_have(s, seat, power):
                if nth == 0:
                    s.power[seat] = power + 1
                nth -= 1
    if s.bid[seat] > 0:
        s.bid[seat] = imagine_bid(s, c, seat)
    for line in range(tables.LINES):
        if s.bet[seat][line] > 0:
            s.bet[seat][line] = 1 + luck.roll(c, tables.CARS)


def imagine_bid(s: State, c: Control, seat: int) -> int:
    """Any legal bid."""
    count = 0
    chosen = tables.PASS
    for action in range(tables.PASS, tables.BID_LOWEST + tables.ORDINARY):
        if bid.refuse(s, seat, action) == 0:
            count += 1
            if luck.roll(c, count) == 0:
                chosen = action
    return chosen
