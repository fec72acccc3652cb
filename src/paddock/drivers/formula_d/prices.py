"""What points are worth to a car: dear when few are left for a long way, cheap near the finish."""

from __future__ import annotations

from ...games.formula_d import ends, field, survey, tables
from ...games.formula_d.state import State
from . import notebook, pace
from .notebook import Notes

LAP = 100  # a lap, in the unit of ways
TYRES_A_LAP = 3  # points that a good drive takes
BRAKES_A_LAP = 2  # and as many points of the gearbox
LEAST_WAY = 35  # a corner can always come
POOL_A_LAP = 14
LEAST = 4  # the price of a point that is not needed
DOOM = (1000, 800, 560, 330, 160, 65, 20, 5)  # by the points of a pool, over a lap
SURE_POINTS = 8
CARELESS = 0  # luck is not reckoned with in a beginner's pool
CAREFUL = 1
HURT = (0, 3000, 500, 240, 150, 100, 80, 60)  # a point of body, engine or suspension, by how many there are


def way_left(s: State, car: int) -> int:
    """How much of the race is left, in hundredths of a lap."""
    laps = survey.last_lap(s) - s.lap[car] - s.crossed
    if field.is_pit(s, s.cell[car]):
        return laps * LAP
    return laps * LAP + LAP - LAP * s.cell[car] // s.course.cells


def lack(points: int, a_lap: int, way: int) -> int:
    """How much a car with so many points is like one without any, in thousandths."""
    far = way if way > LEAST_WAY else LEAST_WAY
    had = 10 + 16 * points * LAP // (a_lap * far)
    return 100 * pace.WHOLE // (had * had)


def gap(notes: Notes, kind: int, better: int) -> int:
    """What two laps cost one kind of car more than a better one."""
    return notes.left[1][0][0][1][kind] - notes.left[1][0][0][1][better]


def need(notes: Notes, tyres: int, way: int) -> int:
    """What it costs on a way to have no tyres, or else no brakes and gearbox: more if the other lacks, too."""
    lacking = notes.share[0] + (notes.share[notebook.TYRES] if tyres else notes.share[notebook.BRAKES])
    with_other = gap(notes, notebook.BRAKES if tyres else notebook.TYRES, notebook.ALL)
    without = gap(notes, 0, notebook.TYRES if tyres else notebook.BRAKES)
    cost = (with_other * (pace.WHOLE - lacking) + without * lacking) // pace.WHOLE
    return cost * way // (notebook.LAYERS * LAP)


def tyre_way(s: State, way: int) -> int:
    """How long tyres must last: in the street race all points come back at the line (formula_d 130)."""
    return way if s.rules & tables.STREET == 0 or way <= LAP else LAP


def of_tyres(s: State, notes: Notes, way: int, before: int, after: int) -> int:
    """The price of having fewer tyre points."""
    near = tyre_way(s, way)
    change = lack(after, TYRES_A_LAP, near) - lack(before, TYRES_A_LAP, near)
    return LEAST * (before - after) + need(notes, 1, near) * change // pace.WHOLE


def of_brakes(s: State, notes: Notes, way: int, before: int, after: int) -> int:
    """The price of having fewer points of the brakes, or of the gearbox."""
    change = lack(after, BRAKES_A_LAP, way) - lack(before, BRAKES_A_LAP, way)
    return LEAST * (before - after) + need(notes, 0, way) * change // (2 * pace.WHOLE)


def of_pool(s: State, notes: Notes, way: int, before: int, after: int) -> int:
    """The price of having fewer points in a beginner's pool."""
    change = lack(after, POOL_A_LAP, way) - lack(before, POOL_A_LAP, way)
    without = gap(notes, 0, notebook.ALL) * way // (notebook.LAYERS * LAP)
    return LEAST * (before - after) + without * change // pace.WHOLE


def doom(points: int, way: int) -> int:
    """How likely luck alone takes all points of a pool that is not spared on the way, in thousandths: about two hits a
    lap come without asking."""
    if points >= SURE_POINTS:
        return 0
    return DOOM[points] * (way if way > LEAST_WAY else LEAST_WAY) // LAP


def liken(notes: Notes, no_tyres: int, no_brakes: int) -> None:
    """Note down how much the car is like each kind."""
    for kind in range(notebook.KINDS):
        tyres = pace.WHOLE - no_tyres if kind & notebook.TYRES else no_tyres
        brakes = pace.WHOLE - no_brakes if kind & notebook.BRAKES else no_brakes
        notes.share[kind] = tyres * brakes // pace.WHOLE
    notes.share[notebook.ALL] += pace.WHOLE - notes.share[0] - notes.share[1] - notes.share[2] - notes.share[3]


def note(s: State, notes: Notes, car: int, habit: int) -> None:
    """Note down what points are worth to a car now."""
    notes.brakes = ends.brakes_left(s)
    notes.out = pace.OUT
    notes.worn[0] = 0
    notes.braked[0] = 0
    if s.trying:
        note_trial(notes)
    elif s.rules & tables.BEGINNERS:
        note_pool(s, notes, car, habit)
    else:
        note_zones(s, notes, car)


def note_trial(notes: Notes) -> None:
    """In qualifying nobody brakes, and a cell overshot counts as a throw (formula_d 106, 155)."""
    liken(notes, 0, pace.WHOLE)
    for i in range(1, notebook.PRICES):
        notes.worn[i] = i * pace.TURN
        notes.braked[i] = 0


def note_pool(s: State, notes: Notes, car: int, habit: int) -> None:
    """A beginner pays all from one pool (formula_d 161)."""
    way = way_left(s, car)
    points = s.points[car][tables.TYRES]
    none = lack(points, POOL_A_LAP, way)
    for kind in range(notebook.KINDS):
        notes.share[kind] = 0
    notes.share[0] = none
    notes.share[notebook.ALL] = pace.WHOLE - none
    for i in range(1, notebook.PRICES):
        after = points - i if i < points else 0
        notes.worn[i] = of_pool(s, notes, way, points, after)
        if habit == CAREFUL:
            notes.worn[i] += pace.OUT * (doom(after, way) - doom(points, way)) // pace.WHOLE
        notes.braked[i] = notes.worn[i]


def note_zones(s: State, notes: Notes, car: int) -> None:
    """Tyres on one hand, brakes and gearbox on the other."""
    way = way_left(s, car)
    tyres = s.points[car][tables.TYRES]
    brakes = s.points[car][tables.BRAKES]
    none = lack(brakes, BRAKES_A_LAP, way) + lack(s.points[car][tables.GEARBOX], BRAKES_A_LAP, way)
    liken(notes, lack(tyres, TYRES_A_LAP, tyre_way(s, way)), none // 2)
    for i in range(1, notebook.PRICES):
        notes.worn[i] = of_tyres(s, notes, way, tyres, tyres - i if i < tyres else 0)
        notes.braked[i] = of_brakes(s, notes, way, brakes, brakes - i if i < brakes else 0)


def of_shift(s: State, notes: Notes, car: int, skip: int) -> int:
    """The price of skipping gears on the way down."""
    if skip == 0 or s.trying or field.is_pit(s, s.cell[car]) or s.boxed[car] or s.spun[car]:
        return 0
    if s.rules & tables.BEGINNERS:
        points = 0
        for i in range(tables.MOST_SKIPPED):
            points += tables.PRICE_DOWN[skip][i]
        return notes.worn[points]
    gearbox = s.points[car][tables.GEARBOX]
    price = of_brakes(s, notes, way_left(s, car), gearbox, gearbox - tables.PRICE_DOWN[skip][0])
    price += notes.braked[tables.PRICE_DOWN[skip][1]]
    if tables.PRICE_DOWN[skip][2]:
        price += hurt(s, notes, car, tables.ENGINE)
    return price


def hurt(s: State, notes: Notes, car: int, zone: int) -> int:
    """What a lost point of a zone costs."""
    if s.rules & tables.BEGINNERS:
        return notes.worn[1] if s.points[car][tables.TYRES] > 1 else notes.out
    points = s.points[car][zone]
    if zone == tables.TYRES:
        return notes.worn[1] if points > 0 else 0
    if zone == tables.BRAKES:
        return notes.braked[1] if points > 0 else 0
    if points <= 1:
        return notes.out if zone >= tables.BODY else 0
    return HURT[points if points <= 7 else 7] * way_left(s, car) // (2 * LAP)
