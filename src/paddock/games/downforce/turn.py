"""From set-up to the end: the auction, then turn after turn, run until somebody must decide."""

from __future__ import annotations

from ... import journal, luck
from ...control import Control
from . import auction, bars, betting, cards, finish, happenings, powers, tables
from .state import State


def draw_grid(s: State, c: Control, cars: int) -> None:
    """Place the cars of the race at random on the start cells, from the first one on (downforce 3, 83)."""
    left = cars
    for box in range(cars):
        nth = luck.below(c, left)
        for car in range(tables.CARS):
            if s.status[car] == tables.RACING and s.cell[car] < 0:
                if nth == 0:
                    s.cell[car] = s.course.start[box]
                    journal.note(c, happenings.GRID, -1, 3, car, box + 1, s.cell[car], 0)
                nth -= 1
        left -= 1


def deal(s: State, c: Control, hand: int, ruling: int) -> None:
    """Every seat draws its first cards (downforce 1, 81, 86)."""
    for seat in range(s.seats):
        for _ in range(hand):
            cards.draw(s, c, seat, ruling)


def put_away(s: State) -> None:
    """What is left of the pack leaves the game unseen (downforce 1, 2)."""
    for card in range(tables.ORDINARY):
        if s.place[card] == tables.IN_PILE:
            cards.put(s, card, tables.LEFT_OVER)


def deal_cars(s: State, c: Control) -> None:
    """Beginners get cars by lot, equally many each; the others do not race (downforce 80)."""
    left = tables.CARS
    for _ in range(tables.CARS_BEGINNERS[s.seats]):
        for seat in range(s.seats):
            car = auction.nth_left(s.lot, tables.IN_LOTS, luck.below(c, left))
            left -= 1
            s.lot[car] = tables.SOLD
            s.owner[car] = seat + 1
            cards.put(s, tables.ORDINARY + car, tables.IN_FRONT + seat)
            journal.note(c, happenings.DEALT_CAR, seat, 80, car, 0, 0, 0)
    for car in range(tables.CARS):
        if s.lot[car] == tables.IN_LOTS:
            s.lot[car] = tables.ABSENT
            s.status[car] = tables.AWAY
            cards.put(s, tables.ORDINARY + car, tables.OUT)


def end_auction(s: State, c: Control) -> None:
    """Powers are kept; two players pool their hands (downforce 27, 86, 106)."""
    powers.keep_only_ones(s)
    if s.open_powers:
        powers.open_all(s, c)
    if s.seats == tables.LEAST_SEATS:
        pool_hands(s, c)
    start_race(s, c)


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


def start_race(s: State, c: Control) -> None:
    """The owner of the car on the first start cell begins; if it has none, of the next (downforce 30, 31)."""
    first = 0
    for i in range(tables.START):
        box = tables.START - 1 - i
        for car in range(tables.CARS):
            if s.status[car] == tables.RACING and s.owner[car] > 0 and s.cell[car] == s.course.start[box]:
                s.player = s.owner[car] - 1
                first = box
    journal.note(c, happenings.FIRST, s.player, 30 if first == 0 else 31, first + 1, 0, 0, 0)
    s.step = tables.PLAYING


def draws_cards(s: State) -> int:
    """1 if a hand is filled up from a pile in the race (downforce 81, 87)."""
    return 1 if s.variant & tables.BEGINNERS or s.seats == tables.LEAST_SEATS else 0


def end_card(s: State, c: Control) -> None:
    """The card is done: finished players drop their hands, the player draws, then all bet (downforce 63, 73, 104)."""
    ordinary = 1 if s.card - 1 < tables.ORDINARY else 0
    bars.clear_card(s)
    finish.drop_hands(s, c)
    if ordinary and draws_cards(s) and may_draw(s):
        cards.draw(s, c, s.player, 81 if s.variant & tables.BEGINNERS else 87)
    if not betting.open_bets(s, c):
        next_turn(s, c)


def may_draw(s: State) -> int:
    """1 if the player goes on: who is home with the last car draws no more (downforce 104)."""
    if s.withdrawn[s.player]:
        return 0
    if s.variant & tables.OVERRUN:
        return 1
    return 1 if finish.racing_cars(s, s.player) > 0 else 0


def end_bets(s: State, c: Control) -> None:
    s.bets_made += 1
    if not betting.open_bets(s, c):
        next_turn(s, c)


def next_turn(s: State, c: Control) -> None:
    """Clockwise to the next seat that has a card, or to the end of the race (downforce 30, 32, 74)."""
    if finish.is_over(s):
        finish.end_race(s, c)
        return
    s.player = (s.player + 1) % s.seats
    while not cards.has_card(s, s.player):
        s.player = (s.player + 1) % s.seats
    s.step = tables.PLAYING


def who_is_asked(s: State) -> int:
    """The seats that have something to decide in this step, as a set of bits, as far as everybody can see."""
    player = 1 << s.player
    if s.step == tables.BIDDING:
        return auction.still_bidding(s)
    if s.step == tables.KEEPING:
        return powers.still_keeping(s)
    if s.step == tables.BETTING:
        return betting.still_betting(s)
    if s.step == tables.PLAYING:
        return player if cards.has_card(s, s.player) else 0
    if s.step == tables.SKIPPING:
        return player if bars.is_skip_asked(s) else 0
    if s.step == tables.CHOOSING:
        return player if bars.is_choice(s) else 0
    if s.step == tables.MOVING:
        return 1 << (s.steering - 1) if bars.is_steered(s) else 0
    return player if s.step == tables.BONUS else 0


def advance(s: State, c: Control) -> None:
    """Run on to the next decision, or to the end of the race."""
    s.asked = 0
    while s.step != tables.OVER:
        s.asked = who_is_asked(s)
        if s.asked:
            return
        run_step(s, c)


def run_step(s: State, c: Control) -> None:
    """A step in which nobody is asked."""
    if s.step == tables.BIDDING:
        if s.offered > 0:
            auction.close_lot(s, c)
        elif not auction.offer_next(s, c):
            s.step = tables.KEEPING
    elif s.step == tables.KEEPING:
        end_auction(s, c)
    elif s.step == tables.PLAYING:
        next_turn(s, c)
    elif s.step == tables.SKIPPING:
        bars.start_drive(s, c)
    elif s.step == tables.CHOOSING:
        bars.end_bar(s)
    elif s.step == tables.MOVING:
        bars.drive_on(s, c)
    elif s.step == tables.BETTING:
        end_bets(s, c)
    elif s.bars_done < s.course.bars[s.card - 1]:
        bars.open_bar(s)
    else:
        end_card(s, c)
