"""Which cards to lay: every set of cards from a hand, weighed by what its speed and its symbols cost and bring."""

from __future__ import annotations

from ...games.heat import catalog, speed, tables
from ...games.heat.state import State
from ...games.heat.steps import planning
from . import notebook, sheet
from .notebook import Notes

WORST = 30000
# What a card costs that is laid now and so is missing later; stress is better laid than kept.
PRICE = (24, 12, 4, 2, 8, 24, 0, -15)
DIRECT_PRICE = 15  # better kept, to be played directly
SPONSOR_PRICE = 8  # played once only
RELIEVED = 15  # stress that leaves the hand
SALVAGED = 3
FLIP = 3  # what a rookie expects of a flip
FRIGHT = 400


def price(kind: int) -> int:
    """What it costs to lay a card, apart from what it does."""
    if kind < tables.BASE_KINDS:
        return PRICE[kind]
    if kind >= catalog.FIRST_SPONSOR:
        return SPONSOR_PRICE
    return DIRECT_PRICE * catalog.DIRECT[kind] - SALVAGED * catalog.SALVAGE[kind]


def no_cards(notes: Notes) -> None:
    """An empty set."""
    notes.speed = 0
    notes.plus = 0
    notes.cool = 0
    notes.cost = 0
    notes.shift = 0
    notes.relief = 0
    notes.accelerate = 0
    notes.reach = 1


def count_card(notes: Notes, kind: int, count: int) -> None:
    """Put a card into the set, or with a count of -1 take it out; `reach` is only added to."""
    notes.speed += count * catalog.VALUE[kind]
    notes.plus += count * catalog.PLUS[kind]
    if kind >= tables.BASE_KINDS:
        notes.cool += count * catalog.COOLDOWN[kind]
        notes.cost += count * catalog.COST[kind]
        notes.shift += count * catalog.SHIFT[kind]
        notes.relief += count * catalog.RELIEF[kind]
        notes.accelerate += count * catalog.ACCELERATE[kind]
        if count > 0 and catalog.CHOICES[kind] > 0:
            notes.reach = with_values(notes.reach, kind)


def with_values(reach: int, kind: int) -> int:
    """The sums that can be reached with one more card of several values."""
    found = 0
    for i in range(catalog.CHOICES[kind]):
        found |= reach << catalog.VALUES[kind][i]
    return found


def note_hand(s: State, notes: Notes, seat: int) -> None:
    """The kinds that can be laid."""
    notes.holds = 0
    for kind in range(s.kinds):
        if kind != tables.HEAT and s.cards[seat][tables.HAND][kind] > 0 and notes.holds < notebook.HELD:
            notes.held[notes.holds] = kind
            notes.holds += 1


def note_play(s: State, notes: Notes, seat: int) -> None:
    """The set of the cards in play."""
    no_cards(notes)
    for kind in range(s.kinds):
        for _ in range(s.cards[seat][tables.PLAY][kind]):
            count_card(notes, kind, 1)


def cheapest(s: State, notes: Notes, seat: int, first: int, count: int) -> int:
    """The cost of the best set with so many more cards, from a held kind upwards."""
    if count == 0:
        return set_cost(s, notes, seat)
    best = WORST
    for i in range(first, notes.holds):
        if s.cards[seat][tables.HAND][notes.held[i]] > 0:
            cost = with_card(s, notes, seat, i, count)
            if cost < best:
                best = cost
    return best


def with_card(s: State, notes: Notes, seat: int, i: int, count: int) -> int:
    """As `cheapest`, when the next card is known."""
    kind = notes.held[i]
    reach = notes.reach
    s.cards[seat][tables.HAND][kind] -= 1
    count_card(notes, kind, 1)
    cost = price(kind) + cheapest(s, notes, seat, i, count - 1)
    count_card(notes, kind, -1)
    s.cards[seat][tables.HAND][kind] += 1
    notes.reach = reach
    return cost


def set_cost(s: State, notes: Notes, seat: int) -> int:
    """The cost of the set, with the best of its values."""
    plus = within(notes.plus, 0, sheet.MOST_PLUS)
    reach = notes.reach
    for _ in range(notes.accelerate):
        reach |= reach << plus
    best = lowest(s, notes, seat, plus, reach)
    if notes.relief > 0:
        stress = s.cards[seat][tables.HAND][tables.STRESS]
        best -= RELIEVED * (stress if stress < notes.relief else notes.relief)
    return best


def within(number: int, least: int, most: int) -> int:
    if number < least:
        return least
    return number if number < most else most


def lowest(s: State, notes: Notes, seat: int, plus: int, reach: int) -> int:
    """The lowest cost among the speeds that can be reached, after so many flips."""
    row = -1
    if notes.wish == 0:
        if notes.filled > notebook.ROWS - sheet.ROOM:
            notes.filled = 0
        cool = within(notes.cool, 0, within(notes.in_hand - notes.cooling, 0, sheet.MOST_COOL))
        cost = within(notes.cost, 0, sheet.MOST_COST)
        shift = within(notes.shift, sheet.LEAST_SHIFT, sheet.MOST_SHIFT)
        row = sheet.row_of(s, notes, seat, plus, cool, cost, shift)
    best = sheet.HIGHEST
    speed = notes.speed
    left = reach
    while left > 0 and speed < notebook.SPAN:
        if left & 1:
            cost = wish_cost(notes, speed + FLIP * plus) if row < 0 else notes.row[row][speed]
            if cost < best:
                best = cost
        left >>= 1
        speed += 1
    return best


def wish_cost(notes: Notes, speed: int) -> int:
    """How far a speed is from a rookie's wish, and whether it frightens."""
    wish = notes.wish - 1
    cost = 1000 + 100 * (speed - wish if speed > wish else wish - speed)
    if speed >= notes.line and speed > notes.most:
        cost += FRIGHT * (speed - notes.most)
    return cost


def best_card(s: State, notes: Notes, seat: int) -> int:
    """The next card of the best set, as an action; a cluttered hand leaves no choice."""
    if planning.is_cluttered(s, seat):
        return tables.CLUTTER
    note_hand(s, notes, seat)
    note_play(s, notes, seat)
    count = planning.cards_due(s, seat) - s.size[seat][tables.PLAY]
    chosen = -1
    best = WORST + 1
    for i in range(notes.holds):
        if planning.refuse_card(s, seat, notes.held[i]) == 0:
            cost = with_card(s, notes, seat, i, count)
            if cost < best or chosen < 0:
                best = cost
                chosen = notes.held[i]
    return tables.LAY + chosen


def best_value(s: State, notes: Notes, seat: int) -> int:
    """The best value of the next card that has several, as an action. All pluses are flipped by now."""
    kind = speed.open_choice(s, seat)
    note_play(s, notes, seat)
    notes.plus = 0
    notes.accelerate = 0
    notes.reach = reach_of_others(s, seat)
    known = speed.count_speed(s, seat)
    chosen = catalog.VALUES[kind][0]
    best = WORST
    for i in range(catalog.CHOICES[kind]):
        notes.speed = known + catalog.VALUES[kind][i]
        cost = set_cost(s, notes, seat)
        if cost < best:
            best = cost
            chosen = catalog.VALUES[kind][i]
    return tables.VALUE + chosen


def reach_of_others(s: State, seat: int) -> int:
    """What cards whose values are chosen later, and accelerating, can add."""
    reach = 1
    passed = s.picks + 1
    for kind in range(tables.BASE_KINDS, s.kinds):
        for _ in range(s.cards[seat][tables.PLAY][kind]):
            for _ in range(catalog.ACCELERATE[kind]):
                reach |= reach << s.plus
            if catalog.CHOICES[kind] > 0:
                if passed == 0:
                    reach = with_values(reach, kind)
                else:
                    passed -= 1
    return reach


def best_back(s: State, notes: Notes, seat: int) -> int:
    """The card that is best taken back, as an action."""
    chosen = -1
    best = WORST
    for kind in range(s.kinds):
        if s.cards[seat][tables.PLAY][kind] > 0:
            s.cards[seat][tables.PLAY][kind] -= 1
            note_play(s, notes, seat)
            s.cards[seat][tables.PLAY][kind] += 1
            cost = set_cost(s, notes, seat)
            if cost < best or chosen < 0:
                best = cost
                chosen = kind
    return tables.BACK + chosen
