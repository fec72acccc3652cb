"""The auction: six lots, sealed bids with cards from the hand."""

from __future__ import annotations

from ... import journal, luck
from ...control import Control
from . import cards, happenings, tables
from .state import State


def cars_of(s: State, seat: int) -> int:
    """How many cars a seat owns."""
    count = 0
    for car in range(tables.CARS):
        if s.owner[car] == seat + 1:
            count += 1
    return count


def is_needy(s: State, seat: int) -> int:
    """1 if the seat takes part and has no car."""
    return 1 if s.withdrawn[seat] == 0 and cars_of(s, seat) == 0 else 0


def needy(s: State) -> int:
    """How many seats have no car."""
    count = 0
    for seat in range(s.seats):
        count += is_needy(s, seat)
    return count


def lots_left(s: State) -> int:
    """Lots not yet sold: on offer, to come, and set aside (downforce 20)."""
    count = 0
    for car in range(tables.CARS):
        if s.lot[car] == tables.IN_LOTS or s.lot[car] == tables.ON_OFFER or s.lot[car] == tables.ASIDE:
            count += 1
    return count


def may_bid(s: State, seat: int) -> int:
    """1 if the seat bids for the lot on offer (downforce 19, 23)."""
    if s.withdrawn[seat]:
        return 0
    if is_needy(s, seat):
        return 1
    return 0 if s.again or lots_left(s) == needy(s) else 1


def must_bid(s: State) -> int:
    """1 if nobody may pass: as many lots as seats without a car, in the second round (downforce 24)."""
    return 1 if s.again and lots_left(s) == needy(s) else 0


def card_of(action: int) -> int:
    """The card of a bid; -1 for an open pass."""
    if action >= tables.BID_LOWEST:
        return action - tables.BID_LOWEST
    if action >= tables.BID_SECOND_WHITE:
        return action - tables.BID_SECOND_WHITE
    if action >= tables.BID_WHITE:
        return action - tables.BID_WHITE
    return action - tables.BID if action >= tables.BID else -1


def amount_of(s: State, action: int) -> int:
    """What a bid is worth for the car on offer; 0 is no bid (downforce 7, 8, 16, 17)."""
    card = card_of(action)
    if card < 0:
        return 0
    if action >= tables.BID_LOWEST:
        return cards.lowest(s, card)
    if action >= tables.BID_SECOND_WHITE:
        return cards.white_steps(s, card, 1)
    if action >= tables.BID_WHITE:
        return cards.white_steps(s, card, 0)
    return cards.steps_of(s, card, s.offered - 1)


def beats(s: State, first: int, second: int) -> int:
    """1 if the first seat's bid beats the second's (downforce 10 to 13)."""
    gap = amount_of(s, s.bid[first]) - amount_of(s, s.bid[second])
    if gap != 0:
        return 1 if gap > 0 else 0
    card, other = card_of(s.bid[first]), card_of(s.bid[second])
    gap = s.course.bars[card] - s.course.bars[other]
    if gap != 0:
        return 1 if gap > 0 else 0
    gap = s.course.white[other] - s.course.white[card]
    if gap != 0:
        return 1 if gap > 0 else 0
    gap = cars_of(s, second) - cars_of(s, first)
    if gap != 0:
        return 1 if gap > 0 else 0
    return 1 if distance_from_winner(s, first) < distance_from_winner(s, second) else 0


def distance_from_winner(s: State, seat: int) -> int:
    """Seats clockwise from the left of whoever won the last lot that was sold (downforce 13)."""
    return (seat + s.seats - s.last_winner) % s.seats


def show_bids(s: State, c: Control) -> int:
    """Turn all bids over; the seat with the best one, or -1 (downforce 7 to 13)."""
    best = -1
    for seat in range(s.seats):
        action = s.bid[seat]
        if action > 0:
            amount = amount_of(s, action)
            note_bid(s, c, seat, action, amount)
            if amount > 0 and (best < 0 or beats(s, seat, best)):
                best = seat
    return best


def note_bid(s: State, c: Control, seat: int, action: int, amount: int) -> None:
    """A card was shown: everybody knows that it is in that hand, and what a substitute tells (downforce 5, 16, 17)."""
    card = card_of(action)
    kind = happenings.COLOUR_BID if amount > 0 else happenings.NO_BID
    ruling = 7 if amount > 0 else 8
    if card >= 0:
        s.known[card] = 1
    if action >= tables.BID_WHITE:
        cards.raise_floor(s, seat, s.offered - 1, tables.NONE)
        kind = happenings.WHITE_BID
        ruling = 16
    if action >= tables.BID_LOWEST:
        cards.raise_floor(s, seat, tables.WHITE, tables.NONE)
        kind = happenings.LOWEST_BID
        ruling = 17
    journal.note(c, happenings.BID, seat, ruling, card, amount, kind, s.offered - 1)


def sell(s: State, c: Control, seat: int, car: int, price: int, ruling: int) -> None:
    """The winner takes plaque, power and speed-8 card (downforce 10, 14, 85)."""
    s.owner[car] = seat + 1
    s.price[car] = price
    s.lot[car] = tables.SOLD
    s.last_winner = seat + 1
    if s.power_of[car] > 0:
        s.may[seat] |= 1 << (s.power_of[car] - 1)
    card = tables.ORDINARY + car
    if s.seats == tables.LEAST_SEATS:
        cards.put(s, card, tables.IN_FRONT + seat)
    else:
        cards.put(s, card, tables.IN_HAND + seat)
        s.known[card] = 1
    journal.note(c, happenings.BOUGHT, seat, ruling, car, price, s.power_of[car] - 1, 0)


def leave_unsold(s: State, c: Control, car: int) -> None:
    """Nobody wants the car: it races without owner (downforce 25, 26)."""
    s.lot[car] = tables.UNSOLD
    cards.put(s, tables.ORDINARY + car, tables.OUT)
    journal.note(c, happenings.UNSOLD, -1, 25, car, s.power_of[car] - 1, 0, 0)


def close_lot(s: State, c: Control) -> None:
    """All bids are in: show them and sell (downforce 10, 23)."""
    car = s.offered - 1
    best = show_bids(s, c)
    if best >= 0:
        sell(s, c, best, car, amount_of(s, s.bid[best]), 10)
    elif s.again:
        leave_unsold(s, c, car)
    else:
        s.lot[car] = tables.ASIDE
        s.aside[s.aside_count] = car
        s.aside_count += 1
        journal.note(c, happenings.SET_ASIDE, -1, 23, car, s.power_of[car] - 1, 0, 0)
    clear_offer(s)


def clear_offer(s: State) -> None:
    s.offered = 0
    for seat in range(s.seats):
        s.bid[seat] = 0


def nth_left(flags: list[int], wanted: int, nth: int) -> int:
    """The nth index, from 0, at which a table of flags has the wanted value."""
    at = 0
    left = nth
    while flags[at] != wanted or left > 0:
        if flags[at] == wanted:
            left -= 1
        at += 1
    return at


def count_left(flags: list[int], size: int, wanted: int) -> int:
    count = 0
    for at in range(size):
        if flags[at] == wanted:
            count += 1
    return count


def offer_next(s: State, c: Control) -> int:
    """Put up the next lot: from the pile, then those set aside; 0 if the auction is over (downforce 6, 23, 24)."""
    waiting = count_left(s.lot, tables.CARS, tables.IN_LOTS)
    if waiting > 0:
        car = nth_left(s.lot, tables.IN_LOTS, luck.below(c, waiting))
        powers = count_left(s.powers_left, tables.POWERS, 1)
        if powers > 0:
            power = nth_left(s.powers_left, 1, luck.below(c, powers))
            s.powers_left[power] = 0
            s.power_of[car] = power + 1
    elif s.aside_count > 0 and needy(s) > 0:
        s.again = 1
        car = s.aside[0]
        s.aside_count -= 1
        for i in range(s.aside_count):
            s.aside[i] = s.aside[i + 1]
        s.aside[s.aside_count] = 0
    else:
        for i in range(s.aside_count):
            leave_unsold(s, c, s.aside[i])
            s.aside[i] = 0
        s.aside_count = 0
        s.again = 0
        return 0
    s.lot[car] = tables.ON_OFFER
    s.offered = car + 1
    journal.note(c, happenings.OFFERED, -1, 24 if s.again else 6, car, s.power_of[car] - 1, lots_left(s), 0)
    if lots_left(s) == 1 and needy(s) == 1:
        force_sale(s, c, car)
    return 1


def force_sale(s: State, c: Control, car: int) -> None:
    """The last lot goes to the last seat without a car, at the lowest price of its hand (downforce 21, 22)."""
    seat = 0
    while not is_needy(s, seat):
        seat += 1
    colour = car
    ruling = 21
    if not cards.holds_colour(s, seat, car):
        ruling = 22
        cards.raise_floor(s, seat, car, tables.NONE)
        colour = tables.WHITE
        if not cards.holds_colour(s, seat, tables.WHITE):
            cards.raise_floor(s, seat, tables.WHITE, tables.NONE)
            colour = -1
    price = tables.NONE
    shown = -1
    for card in range(tables.ORDINARY):
        if cards.is_held(s, seat, card):
            amount = least_on(s, card, colour)
            if amount > 0 and amount < price:
                price = amount
                shown = card
    for bar_colour in range(tables.COLOURS):
        if colour < 0 or bar_colour == colour:
            cards.raise_floor(s, seat, bar_colour, price)
    s.known[shown] = 1
    journal.note(c, happenings.BID, seat, ruling, shown, price, happenings.FORCED_BID, car)
    sell(s, c, seat, car, price, ruling)
    clear_offer(s)


def least_on(s: State, card: int, colour: int) -> int:
    """The lowest number on a card's bars of a colour, or on any of its bars (-1); 0 if there is no such bar."""
    if colour < 0:
        return cards.lowest(s, card)
    least = 0
    for bar in range(s.course.bars[card]):
        if s.course.colour[card][bar] == colour and (least == 0 or s.course.steps[card][bar] < least):
            least = s.course.steps[card][bar]
    return least
