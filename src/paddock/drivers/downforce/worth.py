"""What a position is worth to a seat, and what a card would make of it."""

from __future__ import annotations

from ...games.downforce import bars, cards, finish, movement, powers, tables
from ...games.downforce.state import State
from . import prospects, roads
from .notebook import Notes

FIRST = 0  # the racer of old: counts steps, its own above all
NOW = 1  # weighs what everybody may expect to have in the end

MILLION = 60
OWN_STEP = 12
"""What a step of an own car is worth."""
OTHER_STEP = 5
"""What a step of another's car costs."""
HELD = (4, 3)
"""What a step in hand counts for a bet."""
MINE = (60, 130)
"""What it counts that the car is one's own."""
BET_STEP = 1
"""What a step of a car is worth for each million that a bet on it can win."""


def remember(s: State, notes: Notes) -> None:
    """Note the cars down before something is tried."""
    for car in range(tables.CARS):
        notes.cell[car] = s.cell[car]
        notes.status[car] = s.status[car]
        notes.rank[car] = s.rank[car]
        notes.lap[car] = s.lap[car]
    notes.next_rank = s.next_rank


def put_back(s: State, notes: Notes) -> None:
    """The cars as they were."""
    for car in range(tables.CARS):
        s.cell[car] = notes.cell[car]
        s.status[car] = notes.status[car]
        s.rank[car] = notes.rank[car]
        s.lap[car] = notes.lap[car]
    s.next_rank = notes.next_rank


def present_rank(s: State, car: int) -> int:
    """The place that a car has now."""
    if s.rank[car] > 0:
        return s.rank[car]
    rank = s.next_rank
    mine = finish.distance(s, car)
    for other in range(tables.CARS):
        if s.status[other] == tables.RACING and finish.distance(s, other) > mine:
            rank += 1
    return rank


def is_mine(s: State, seat: int, car: int) -> int:
    return 1 if s.owner[car] == seat + 1 else 0


def staked(s: State, seat: int, car: int) -> int:
    """Millions that the seat's bets on a car would win if it came first."""
    money = 0
    for line in range(tables.LINES):
        if s.bet[seat][line] == car + 1:
            money += tables.PAYOUT[line][1]
    return money


def is_wanted(s: State, seat: int, car: int) -> int:
    """1 if the seat wants the car to come far: its own, or one that it has staked much on."""
    return 1 if is_mine(s, seat, car) or staked(s, seat, car) >= tables.PAYOUT[1][1] else 0


def of_position(s: State, notes: Notes, seat: int, habit: int) -> int:
    """How well a seat stands."""
    return prospects.of_position(s, notes, seat) if habit == NOW else of_steps(s, seat)


def of_steps(s: State, seat: int) -> int:
    """How well a seat stands by the steps that cars have left."""
    value = 0
    for car in range(tables.CARS):
        if s.status[car] == tables.AWAY:
            continue
        rank = present_rank(s, car)
        to_go = 0
        if s.status[car] == tables.RACING:
            to_go = s.course.to_finish[s.cell[car]] - roads.LAP * s.lap[car]
        if is_mine(s, seat, car):
            value += MILLION * tables.PRIZE[rank] - OWN_STEP * to_go
        elif s.owner[car] > 0:
            value += OTHER_STEP * to_go
        if finish.has_money(s):
            value += of_bets(s, seat, car, rank) - BET_STEP * staked(s, seat, car) * to_go
    return value


def of_bets(s: State, seat: int, car: int, rank: int) -> int:
    """What the seat's bets on a car would win."""
    value = 0
    if rank <= tables.PAID_PLACES:
        for line in range(tables.LINES):
            if s.bet[seat][line] == car + 1:
                value += MILLION * tables.PAYOUT[line][rank]
    return value


def try_drive(s: State, notes: Notes, car: int, steps: int, far: int) -> None:
    """Put the car where a drive would best end."""
    if s.status[car] != tables.RACING or movement.count_ways(s, car) == 0:
        return
    start = s.cell[car]
    end = roads.best_end(s, notes, car, start, steps, far)
    if end == roads.AT_HOME:
        s.status[car] = tables.HOME
        s.rank[car] = s.next_rank
        s.next_rank += 1
        s.cell[car] = -1
    else:
        if end < start:
            s.lap[car] += 1
        s.cell[car] = end


def steers(s: State, seat: int, car: int) -> int:
    """1 if the seat would steer the car on its own card."""
    owner = s.owner[car] - 1
    if owner < 0 or owner == seat:
        return 1
    return 0 if s.may[owner] == 1 << tables.CUNNING else 1


def try_bar(s: State, notes: Notes, seat: int, card: int, bar: int, taken: int) -> int:
    """Drive one bar as the seat would; the cars taken by white bars so far."""
    car = s.course.colour[card][bar]
    steps = s.course.steps[card][bar]
    if car != tables.WHITE:
        far = 1 if is_wanted(s, seat, car) or not steers(s, seat, car) else 0
        if s.status[car] == tables.RACING:
            try_drive(s, notes, car, steps, far)
        return taken
    best = -1
    for other in range(tables.CARS):
        if s.status[other] == tables.AWAY or (taken >> other) & 1:
            continue
        if cards.steps_of(s, card, other) > 0 and not powers.has(s, seat, tables.UNPREDICTABLE):
            continue
        if best < 0 or white_rank(s, seat, other) > white_rank(s, seat, best):
            best = other
    if best < 0:
        return taken
    try_drive(s, notes, best, steps, is_wanted(s, seat, best))
    return taken | (1 << best)


def white_rank(s: State, seat: int, car: int) -> int:
    """How gladly a white bar is given to a car: to one's own that is on the track, else where it is lost."""
    if s.status[car] != tables.RACING:
        return 500
    if is_wanted(s, seat, car):
        return 2000 + s.course.to_finish[s.cell[car]] if movement.count_ways(s, car) > 0 else 0
    return 600 if movement.count_ways(s, car) == 0 else s.course.to_finish[s.cell[car]]


def of_card(s: State, notes: Notes, seat: int, card: int, upward: int, habit: int) -> int:
    """What the position is worth after the seat has played a card."""
    remember(s, notes)
    taken = 0
    skipped = skip_bar(s, seat, card)
    count = s.course.bars[card]
    for i in range(count):
        bar = count - 1 - i if upward else i
        if bar != skipped:
            taken = try_bar(s, notes, seat, card, bar, taken)
    value = of_position(s, notes, seat, habit)
    put_back(s, notes)
    return value


def skip_bar(s: State, seat: int, card: int) -> int:
    """The bar that a Strategic seat leaves out: the longest of another's car; -1 if there is none."""
    best = -1
    if powers.has(s, seat, tables.STRATEGIC):
        for bar in range(s.course.bars[card]):
            car = s.course.colour[card][bar]
            if car == tables.WHITE or s.status[car] != tables.RACING or is_wanted(s, seat, car):
                continue
            if best < 0 or s.course.steps[card][bar] > s.course.steps[card][best]:
                best = bar
    return best


def of_white(s: State, notes: Notes, seat: int, car: int, habit: int) -> int:
    """What the position is worth after the white bar in play has been given to a car."""
    remember(s, notes)
    try_drive(s, notes, car, bars.bar_steps(s), is_wanted(s, seat, car))
    value = of_position(s, notes, seat, habit)
    put_back(s, notes)
    return value


def likely_winner(s: State, seat: int, habit: int) -> int:
    """The car to bet on: near the finish, with many steps in one's own hand, and a prize to gain from it."""
    best = 0
    best_value = -30000
    for car in range(tables.CARS):
        if s.status[car] == tables.AWAY:
            continue
        value = 1000 * (tables.CARS - s.rank[car]) if s.rank[car] > 0 else 0
        if s.status[car] == tables.RACING:
            value = -10 * s.course.to_finish[s.cell[car]]
            for card in range(tables.CARDS):
                if cards.is_playable(s, seat, card):
                    value += HELD[habit] * cards.steps_of(s, card, car)
            if is_mine(s, seat, car):
                value += MINE[habit]
            elif s.owner[car] > 0:
                value += 20
        if value > best_value:
            best_value = value
            best = car
    return best
