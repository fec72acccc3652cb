"""How many turns the rest of the race takes, worked out backwards from the finish line.

A model of a good drive without other cars: a turn is a gear, a speed that the gear's cards usually give,
perhaps a boost; heat is paid at corners and comes back in low gears. From `togo` spaces before the finish
only nearer spaces are reached, so one pass backwards finds the best drive for every gear and heat.
"""

from __future__ import annotations

from ...games.heat import tables
from ...games.heat.state import State
from . import notebook
from .notebook import Notes

TURN = 500  # one turn, in the unit of all costs
SPIN_OUT = 600  # what a spin-out costs besides the place: stress in hand, an empty engine
BEYOND = 15  # what a space behind the finish line is worth
MOST_BEYOND = 12
WORST = 30000

# Speeds by gear: the lowest and highest that hands give at all, and those that most hands give.
LOWEST = (0, 1, 2, 4, 6)
LOW = (0, 1, 3, 5, 8)
HIGH = (0, 4, 7, 10, 12)
HIGHEST = (0, 5, 8, 11, 14)
STRAIN = 60  # cost of each step beyond what most hands give
EFFORT = 6  # cost of each step above an even draw of cards: high cards do not come for ever
EVEN = (0, 2, 5, 7, 10)
COOLED = (0, 25, 20, 0, 0)  # heat that comes back in a gear, in hundredths of what is not in the engine
BOOST_COST = 10
STANDING = 80  # what standing still costs more than driving one space


def left(notes: Notes, togo: int, gear: int, tenths: int) -> int:
    """The cost of the way that is left, with so many tenths of a heat in the engine."""
    if togo <= 0:
        beyond = -togo
        if beyond > MOST_BEYOND:
            beyond = MOST_BEYOND
        return -BEYOND * beyond
    most = (notebook.HEATS - 1) * 10
    heat = most if tenths > most else tenths
    low = heat // 10
    part = heat % 10
    cost = 0
    near = togo
    while near > 2 * notes.spaces:
        near -= notes.spaces
        cost += notes.left[2 * notes.spaces][gear - 1][low] - notes.left[notes.spaces][gear - 1][low]
    here = notes.left[near][gear - 1][low]
    if part == 0:
        return cost + here
    return cost + (here * (10 - part) + notes.left[near][gear - 1][low + 1] * part) // 10


def limit_before(s: State, togo: int) -> int:
    """The limit of the corner line just before the space that far from the finish; 0 if there is none."""
    spaces = s.course.spaces
    corner = s.course.corner_before[(spaces - togo % spaces) % spaces]
    return s.course.limit[corner - 1] if corner > 0 else 0


def heat_due(s: State, togo: int, speed: int) -> int:
    """What the corners cost when a car drives so fast so far; those behind the finish do not count."""
    due = 0
    for step in range(1, speed + 1):
        if togo - step > 0:
            limit = limit_before(s, togo - step)
            if limit > 0 and speed > limit:
                due += speed - limit
    return due


def strain(gear: int, speed: int) -> int:
    """What it costs to have the cards for a speed."""
    cost = 0
    if speed > EVEN[gear]:
        cost = EFFORT * (speed - EVEN[gear])
    if speed > HIGH[gear]:
        cost += STRAIN * (speed - HIGH[gear])
    if speed < LOW[gear]:
        cost += STRAIN * (LOW[gear] - speed)
    return cost


def after(notes: Notes, togo: int, speed: int, gear: int, tenths: int) -> int:
    """The way left after a turn at that speed; `due` knows what its corners cost."""
    if speed < 1:
        return after(notes, togo, 1, gear, tenths) + STANDING
    owed = notes.due[speed] * 10
    if owed > tenths:
        return SPIN_OUT + left(notes, togo - 1, tables.FIRST_GEAR, 0)
    return left(notes, togo - speed, gear, tenths - owed)


def best_in_gear(notes: Notes, togo: int, gear: int, heat: int) -> int:
    """The best turn in a gear, as the cost from then on."""
    tenths = heat * 10 + cooled(notes, gear, heat)
    best = WORST
    for speed in range(LOWEST[gear], HIGHEST[gear] + 1):
        cost = about(notes, togo, speed, gear, tenths)
        if tenths >= 10:
            boosted = BOOST_COST + boost(notes, togo, speed, gear, tenths - 10)
            if boosted < cost:
                cost = boosted
        cost += strain(gear, speed)
        if cost < best:
            best = cost
    return best


def cooled(notes: Notes, gear: int, heat: int) -> int:
    """Tenths of a heat that a gear's cooldown usually brings back."""
    missing = notes.heat - heat if notes.heat > heat else 0
    back = missing * COOLED[gear] // 10
    most = 10 * tables.COOLDOWN[gear]
    return back if back < most else most


def about(notes: Notes, togo: int, speed: int, gear: int, tenths: int) -> int:
    """The way left after a turn at about that speed: every second time the hand gives one more or less."""
    cost = 2 * after(notes, togo, speed, gear, tenths) + 4 * TURN
    cost += after(notes, togo, speed - 1, gear, tenths) + after(notes, togo, speed + 1, gear, tenths)
    return cost // 4 - TURN


def boost(notes: Notes, togo: int, speed: int, gear: int, tenths: int) -> int:
    """The way left after a turn at that speed and a boost."""
    cost = after(notes, togo, speed + 2, gear, tenths) + after(notes, togo, speed + 3, gear, tenths) + 2 * TURN
    return cost // 2 - TURN


def best_shift(notes: Notes, gear: int, heat: int) -> int:
    """The best gear to shift to, as the cost from then on, when `inside` is known."""
    best = WORST
    for target in range(tables.FIRST_GEAR, tables.TOP_GEAR + 1):
        steps = target - gear if target > gear else gear - target
        price = 0
        if steps > tables.FREE_GEAR_STEPS:
            price = tables.TWO_GEARS_HEAT
        if steps <= tables.MOST_GEAR_STEPS and price <= heat:
            cost = notes.inside[target - 1][heat - price]
            if cost < best:
                best = cost
    return best


def note_corners(s: State, notes: Notes) -> None:
    """For every space, how far the next corner line is, and whose it is."""
    for space in range(notes.spaces):
        step = 1
        while s.course.corner_before[(space + step) % notes.spaces] == 0:
            step += 1
        notes.ahead[space] = step
        notes.corner[space] = s.course.corner_before[(space + step) % notes.spaces] - 1


def prepare(s: State, notes: Notes) -> None:
    """Study a circuit: two laps, backwards from the finish line. Longer races repeat the first of them."""
    notes.spaces = s.course.spaces
    notes.heat = s.course.heat + 1
    note_corners(s, notes)
    for togo in range(1, 2 * notes.spaces + 1):
        for speed in range(notebook.STEPS):
            notes.due[speed] = heat_due(s, togo, speed)
        for gear in range(tables.FIRST_GEAR, tables.TOP_GEAR + 1):
            for heat in range(notebook.HEATS):
                notes.inside[gear - 1][heat] = best_in_gear(notes, togo, gear, heat)
        for gear in range(tables.FIRST_GEAR, tables.TOP_GEAR + 1):
            for heat in range(notebook.HEATS):
                cost = TURN + best_shift(notes, gear, heat)
                notes.left[togo][gear - 1][heat] = cost if cost < WORST else WORST
