"""Which cards to lay: every set of cards from a hand, weighed by a table of what speeds cost.

The table stands in the driver's `menu`, a row for every number of stress cards: `row * SPAN + speed`, where
the speed is that of the other cards. Costs in it are never negative.
"""

from __future__ import annotations

from ...control import Options
from ...games.heat import catalog, planning, reveal, tables
from ...games.heat.state import State

SPAN = 40
ROWS = 5
SPARE_ROW = 5
WORST = 30000
# What a card costs that is laid now and so is missing later; stress is better laid than kept.
PRICE = (24, 12, 4, 2, 8, 24, 0, -15)


def cheapest(s: State, seat: int, least: int, count: int, speed: int, stress: int, menu: Options) -> int:
    """The cost of the best set of so many more cards, from a kind upwards, beside what is laid already."""
    if count == 0:
        return menu.action[stress * SPAN + speed]
    best = WORST
    for kind in range(least, s.kinds):
        if kind != tables.HEAT and s.cards[seat][tables.HAND][kind] > 0:
            cost = with_card(s, seat, kind, count, speed, stress, menu)
            if cost < best:
                best = cost
    return best


def with_card(s: State, seat: int, kind: int, count: int, speed: int, stress: int, menu: Options) -> int:
    """As `cheapest`, when the next card is known."""
    s.cards[seat][tables.HAND][kind] -= 1
    flipped = stress + catalog.PLUS[kind]
    if flipped >= ROWS:
        flipped = ROWS - 1
    price = PRICE[kind] if kind < tables.BASE_KINDS else 0
    cost = price + cheapest(s, seat, kind, count - 1, speed + catalog.VALUE[kind], flipped, menu)
    s.cards[seat][tables.HAND][kind] += 1
    return cost


def best_card(s: State, seat: int, menu: Options) -> int:
    """The next card of the best set, as an action; a cluttered hand leaves no choice."""
    if planning.is_cluttered(s, seat):
        return tables.CLUTTER
    stress = s.cards[seat][tables.PLAY][tables.STRESS]
    speed = reveal.count_speed(s, seat)
    count = planning.cards_due(s, seat) - s.size[seat][tables.PLAY]
    chosen = -1
    best = WORST + 1
    for kind in range(s.kinds):
        if planning.refuse_card(s, seat, kind) == 0:
            cost = with_card(s, seat, kind, count, speed, stress, menu)
            if cost < best or chosen < 0:
                best = cost
                chosen = kind
    return tables.LAY + chosen


def flips(s: State, seat: int, kind: int) -> int:
    """Cards of a kind that a plus can flip next: in the deck, or in the discard pile if the deck has none."""
    if kind < tables.SPEED_1 or kind > tables.SPEED_4:
        return 0
    in_deck = 0
    for speed in range(tables.SPEED_1, tables.SPEED_4 + 1):
        in_deck += s.cards[seat][tables.DECK][speed]
    return s.cards[seat][tables.DECK if in_deck > 0 else tables.DISCARD][kind]


def all_flips(s: State, seat: int) -> int:
    """Cards that a plus can flip next."""
    count = 0
    for speed in range(tables.SPEED_1, tables.SPEED_4 + 1):
        count += flips(s, seat, speed)
    return count


def flip_cost(s: State, seat: int, row: int, speed: int, total: int, menu: Options) -> int:
    """The mean of a row after one flip, of `total` cards that can come."""
    if total == 0:
        return menu.action[row * SPAN + speed]
    cost = 0
    for kind in range(tables.SPEED_1, tables.SPEED_4 + 1):
        cost += flips(s, seat, kind) * menu.action[row * SPAN + speed + kind]
    return cost // total


def add_stress_rows(s: State, seat: int, menu: Options) -> None:
    """Fill the rows with stress from the row without."""
    total = all_flips(s, seat)
    for row in range(1, ROWS):
        for speed in range(SPAN - 4 * row):
            menu.action[row * SPAN + speed] = flip_cost(s, seat, row - 1, speed, total, menu)
