"""The finish: places, dropped hands, stalled cars, prizes, the reckoning; giving up."""

from __future__ import annotations

from ... import journal
from ...control import Control
from . import auction, cards, happenings, tables
from .state import State


def bring_home(s: State, c: Control, car: int) -> None:
    """A car crosses the finish line: it takes the best free place and leaves the track (downforce 71, 72)."""
    s.status[car] = tables.HOME
    s.cell[car] = -1
    s.rank[car] = s.next_rank
    s.next_rank += 1
    journal.note(c, happenings.HOME, s.owner[car] - 1, 71, car, s.rank[car], 0, 0)


def racing_cars(s: State, seat: int) -> int:
    """How many cars of a seat are on the track; of all seats for -1."""
    count = 0
    for car in range(tables.CARS):
        if s.status[car] == tables.RACING and (seat < 0 or s.owner[car] == seat + 1):
            count += 1
    return count


def drop_hands(s: State, c: Control) -> None:
    """Who has all cars home drops the hand; not in the overrun variant (downforce 73, 92)."""
    if s.variant & tables.OVERRUN:
        return
    for seat in range(s.seats):
        if auction.cars_of(s, seat) > 0 and racing_cars(s, seat) == 0:
            cards.drop_all(s, c, seat)


def is_over(s: State) -> int:
    """1 if the race has come to its end (downforce 74, 84, 94)."""
    if not s.variant & tables.OVERRUN:
        if s.variant & tables.BEGINNERS and s.next_rank > 1:
            return 1
        if racing_cars(s, -1) == 0:
            return 1
    for seat in range(s.seats):
        if cards.has_card(s, seat):
            return 0
    return 1


def prize(s: State, car: int) -> int:
    """What a car's place is worth; a stalled car wins nothing (downforce 76)."""
    return tables.PRIZE[s.rank[car]]


def payout(s: State, seat: int, line: int) -> int:
    """What a bet pays: by line and by the place of the car; nothing for a stalled one (downforce 68, 76)."""
    car = s.bet[seat][line] - 1
    if car < 0 or s.rank[car] > tables.PAID_PLACES:
        return 0
    return tables.PAYOUT[line][s.rank[car]]


def prizes(s: State, seat: int) -> int:
    total = 0
    for car in range(tables.CARS):
        if s.owner[car] == seat + 1:
            total += prize(s, car)
    return total


def payouts(s: State, seat: int) -> int:
    total = 0
    for line in range(tables.LINES):
        total += payout(s, seat, line)
    return total


def costs(s: State, seat: int) -> int:
    total = 0
    for car in range(tables.CARS):
        if s.owner[car] == seat + 1:
            total += s.price[car]
    return total


def has_money(s: State) -> int:
    """1 if money decides; the beginners' game and the overrun variant know none (downforce 80, 92)."""
    return 1 if s.variant == 0 else 0


def total(s: State, seat: int) -> int:
    """Prizes and bets less prices (downforce 77)."""
    return prizes(s, seat) + payouts(s, seat) - costs(s, seat)


def best_rank(s: State, seat: int) -> int:
    """The best place of a seat's cars; one worse than the last if none is home (downforce 78)."""
    best = tables.CARS + 1
    for car in range(tables.CARS):
        if s.owner[car] == seat + 1 and s.rank[car] > 0 and s.rank[car] < best:
            best = s.rank[car]
    return best


def distance(s: State, car: int) -> int:
    """How far a car is, in one number: laps, front edge, then nearer the inside (downforce 91, 92)."""
    if s.status[car] != tables.RACING and s.status[car] != tables.STALLED:
        return 0
    lane = s.course.lane[s.cell[car]]
    return s.lap[car] * 2000 + s.course.front[s.cell[car]] * 8 + 8 - lane


def best_distance(s: State, seat: int) -> int:
    """How far the seat's farthest car is (downforce 93)."""
    best = 0
    for car in range(tables.CARS):
        if s.owner[car] == seat + 1 and distance(s, car) > best:
            best = distance(s, car)
    return best


def is_better(s: State, first: int, second: int) -> int:
    """1 if the first seat has done better at the end (downforce 77, 78, 84, 91)."""
    if s.variant & tables.OVERRUN:
        return 1 if best_distance(s, first) > best_distance(s, second) else 0
    if has_money(s) and total(s, first) != total(s, second):
        return 1 if total(s, first) > total(s, second) else 0
    return 1 if best_rank(s, first) < best_rank(s, second) else 0


def final_place(s: State, seat: int) -> int:
    """The place of a seat at the end; equal seats share it."""
    if s.withdrawn[seat]:
        return s.withdrawn[seat]
    place = 1
    for other in range(s.seats):
        if other != seat and not s.withdrawn[other] and is_better(s, other, seat):
            place += 1
    return place


def end_race(s: State, c: Control) -> None:
    """Cars on the track have stalled; open the bets and reckon (downforce 69, 76, 77)."""
    s.step = tables.OVER
    s.asked = 0
    s.player = 0
    if not s.variant & tables.OVERRUN:
        for car in range(tables.CARS):
            if s.status[car] == tables.RACING:
                s.status[car] = tables.STALLED
                if s.owner[car] > 0:
                    journal.count_mishap(c, s.owner[car] - 1)
                journal.note(c, happenings.STALLED, s.owner[car] - 1, 76, car, s.cell[car], 0, 0)
    for seat in range(s.seats):
        if has_money(s) and not s.withdrawn[seat]:
            reckon(s, c, seat)
    for seat in range(s.seats):
        ruling = 78 if has_money(s) else 91 if s.variant & tables.OVERRUN else 84
        journal.note(c, happenings.PLACED, seat, ruling, final_place(s, seat), 0, 0, 0)
    journal.note(c, happenings.OVER, -1, 74, s.turns, 0, 0, 0)


def reckon(s: State, c: Control, seat: int) -> None:
    """One seat's sheet: its cars, its bets, the sum (downforce 77, 79)."""
    for car in range(tables.CARS):
        if s.owner[car] == seat + 1:
            journal.note(c, happenings.PRIZE, seat, 77, car, s.rank[car], prize(s, car), s.price[car])
    for line in range(tables.LINES):
        if s.bet[seat][line] > 0:
            car = s.bet[seat][line] - 1
            journal.note(c, happenings.BET_OPENED, seat, 68, line + 1, car, s.rank[car], payout(s, seat, line))
    journal.note(c, happenings.RECKONED, seat, 77, prizes(s, seat), payouts(s, seat), costs(s, seat), total(s, seat))


def give_up(s: State, c: Control, seat: int) -> None:
    """A seat leaves: its hand is dropped, its cars race on without owner, it takes the worst place still free."""
    gone = 0
    for other in range(s.seats):
        if s.withdrawn[other]:
            gone += 1
    s.withdrawn[seat] = s.seats - gone
    journal.note(c, happenings.WITHDREW, seat, 73, s.withdrawn[seat], 0, 0, 0)
    cards.drop_all(s, c, seat)
    for car in range(tables.CARS):
        if s.owner[car] == seat + 1:
            s.owner[car] = 0
            s.price[car] = 0
    s.bid[seat] = 0
    s.power[seat] = 0
    s.may[seat] = 0
    if s.last_winner == seat + 1:
        s.last_winner = 0
    for line in range(tables.LINES):
        s.bet[seat][line] = 0
    for colour in range(tables.COLOURS):
        s.floor[seat][colour] = 0
