"""From set-up to the first card, then whose turn is next."""

from __future__ import annotations

from ... import journal, luck
from ...control import Control
from . import auction, cards, finish, happenings, tables
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


def next_turn(s: State, c: Control) -> None:
    """Clockwise to the next seat that has a card, or to the end of the race (downforce 30, 32, 74)."""
    if finish.is_over(s):
        finish.end_race(s, c)
        return
    s.player = (s.player + 1) % s.seats
    while not cards.has_card(s, s.player):
        s.player = (s.player + 1) % s.seats
    s.step = tables.PLAYING
