"""What speeds cost in the turn that a racer plans, as rows of a table that are filled when they are asked for.

A row belongs to what a set of cards brings: how many pluses, how much cooldown, which heat cost, which shift of
limits. It gives the cost for every speed of the other cards, with the best use of cooldown, adrenaline and boost.
Costs in it are never negative.
"""

from __future__ import annotations

from ...games.heat import roads, tables
from ...games.heat.state import State
from . import braking, notebook, pace
from .notebook import Notes

LEVEL = 6000  # added to the costs in the table, so that none is negative
HIGHEST = 29000
CLOG = (0, 0, 15, 45, 110, 220, 400, 600)  # by heat left in hand
BOOST_MARGIN = 5
BASE_SPAN = 28  # the base game has no higher speeds
ROOM = 8  # rows that one set may need
# The most of each symbol that makes a difference.
MOST_PLUS = 4
MOST_COOL = 12
MOST_COST = 8
MOST_SHIFT = 11
LEAST_SHIFT = -4


def moves_late(s: State, seat: int) -> int:
    """1 if the car will have adrenaline this round."""
    helped = tables.ADRENALINE_CARS_BIG_RACE if s.seats >= tables.BIG_RACE else tables.ADRENALINE_CARS
    for i in range(s.cars):
        if s.order[i] == seat:
            return 1 if i >= s.cars - helped else 0
    return 0


def open_sheet(s: State, notes: Notes, seat: int, gear: int, engine: int) -> None:
    """Begin to plan a turn in a gear, with so much heat in the engine."""
    notes.at = s.at[seat]
    notes.gear = gear
    notes.engine = engine if engine > 0 else 0
    notes.late = moves_late(s, seat)
    notes.cooling = tables.COOLDOWN[gear] + notes.late * tables.ADRENALINE_COOLDOWN
    notes.in_hand = s.cards[seat][tables.HAND][tables.HEAT]
    notes.span = BASE_SPAN if s.kinds == tables.BASE_KINDS else notebook.SPAN
    notes.wish = 0
    notes.filled = 0
    notes.free = 0
    for corner in range(s.course.corners):
        if s.token[corner] == tables.FREE_BOOST:
            notes.free = 1
    count_flips(s, notes, seat)


def count_flips(s: State, notes: Notes, seat: int) -> None:
    """Cards that a plus can flip next: in the deck, or in the discard pile if the deck has none."""
    notes.flips = count_pile(s, notes, seat, tables.DECK)
    if notes.flips == 0:
        notes.flips = count_pile(s, notes, seat, tables.DISCARD)


def count_pile(s: State, notes: Notes, seat: int, pile: int) -> int:
    total = 0
    for kind in range(tables.SPEED_1, tables.SPEED_4 + 1):
        notes.flip[kind] = s.cards[seat][pile][kind]
        total += notes.flip[kind]
    return total


def cooled(s: State, notes: Notes, speed: int, cool: int) -> int:
    """Heat that comes back from the hand after a move of that speed, weather included."""
    usable = notes.cooling + cool
    if s.weather:
        effect = roads.effect_at(s, notes.at + speed)
        if effect == tables.NO_COOLDOWN:
            return 0
        if effect == tables.COOLDOWN_PLUS:
            usable += 1
    return usable if usable < notes.in_hand else notes.in_hand


def row_of(s: State, notes: Notes, seat: int, plus: int, cool: int, cost: int, shift: int) -> int:
    """The row for what a set of cards brings, filled."""
    key = ((plus * (MOST_COOL + 1) + cool) * (MOST_COST + 1) + cost) * (MOST_SHIFT - LEAST_SHIFT + 1)
    key += shift - LEAST_SHIFT
    for i in range(notes.filled):
        if notes.key[i] == key:
            return i
    below = row_of(s, notes, seat, plus - 1, cool, cost, shift) if plus > 0 else 0
    row = notes.filled
    notes.filled += 1
    notes.key[row] = key
    if plus == 0:
        fill_row(s, notes, seat, row, cool, cost, shift)
        return row
    for speed in range(notes.span):
        notes.row[row][speed] = flip_cost(notes, below, speed) if speed < notes.span - tables.SPEED_4 else HIGHEST
    return row


def flip_cost(notes: Notes, row: int, speed: int) -> int:
    """The mean of a row after one flip."""
    if notes.flips == 0:
        return notes.row[row][speed]
    total = 0
    for kind in range(tables.SPEED_1, tables.SPEED_4 + 1):
        total += notes.flip[kind] * notes.row[row][speed + kind]
    return total // notes.flips


def spare_cost(notes: Notes, speed: int) -> int:
    """As `flip_cost`, of the row with a heat less."""
    total = 0
    for kind in range(tables.SPEED_1, tables.SPEED_4 + 1):
        total += notes.flip[kind] * notes.spare[speed + kind]
    return total // notes.flips


def fill_row(s: State, notes: Notes, seat: int, row: int, cool: int, cost: int, shift: int) -> None:
    """The cost of each speed without a plus; then a boost where it pays."""
    togo = braking.to_go(s, notes.at)
    level = LEVEL - pace.left(notes, togo, s.gear[seat], s.size[seat][tables.ENGINE] * 10)
    for speed in range(notes.span):
        back = cooled(s, notes, speed, cool)
        clog = notes.in_hand - back if notes.in_hand - back < 7 else 7
        heat = notes.engine + back - cost
        notes.row[row][speed] = HIGHEST
        notes.spare[speed] = HIGHEST
        if heat >= 0:
            notes.row[row][speed] = weigh(s, notes, speed, heat, shift, level + CLOG[clog])
        if heat >= tables.BOOST_HEAT:
            notes.spare[speed] = weigh(s, notes, speed, heat - tables.BOOST_HEAT, shift, level + CLOG[clog])
    if notes.late:
        push_row(notes, row)
    if notes.flips > 0:
        boost_row(s, notes, row)


def weigh(s: State, notes: Notes, speed: int, heat: int, shift: int, level: int) -> int:
    cost = level + braking.turn_cost(s, notes, notes.at, speed, speed, notes.gear, heat, shift)
    if cost < 0:
        return 0
    return cost if cost < HIGHEST else HIGHEST


def push_row(notes: Notes, row: int) -> None:
    """A car with adrenaline may drive one faster."""
    for speed in range(notes.span - 1):
        if notes.row[row][speed + 1] < notes.row[row][speed]:
            notes.row[row][speed] = notes.row[row][speed + 1]
        if notes.spare[speed + 1] < notes.spare[speed]:
            notes.spare[speed] = notes.spare[speed + 1]


def boost_row(s: State, notes: Notes, row: int) -> None:
    """A boost flips one card more, for a heat or, where the road gives it, for nothing."""
    for speed in range(notes.span - tables.SPEED_4):
        if notes.free and roads.token_at(s, notes.at + speed) == tables.FREE_BOOST:
            cost = flip_cost(notes, row, speed)
        else:
            cost = BOOST_MARGIN + spare_cost(notes, speed)
        if cost < notes.row[row][speed]:
            notes.row[row][speed] = cost
