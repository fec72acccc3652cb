"""Where a roll can lead: which cells can be reached with how many steps, by the ways that the rules allow.

The answer stands on the scratch paper. A column is a cell, counted from the moving car on; a number is a set of bits:
bit k is set if the cell can be reached with k steps. Rows that are called clean know only ways without debris, and
are laid only where there may be some. In
corners any way along the arrows counts, however long (formula_d 39); how straights are crossed says straights.py. All
ways lead on to higher columns, so one pass from the lowest to the highest finds everything.
"""

from __future__ import annotations

from ...control import Control
from ...layout import Wide
from . import field, question, state, tables
from .state import State

# Rows. Dry: no corner touched yet; slid: a corner was touched, so that the move can be longer (formula_d 112, 157).
DRY = 0
SLID = 1
TAKEN = 2  # 1: a car stands there, or the paper ends
STEPS = 3  # from one source: fewest steps plus 1; 0: out of reach
BACK = 4  # from one source: 1 if the lane was left and taken again
OFFERED = 5  # 1: an end on that cell is on the list; see ends.py
SWEPT = 6  # from here on the rows are used only where there may be debris
CLEAN = 6  # added to the first two
TIDY = 8  # from one source: 1 if there is a way without debris
WIPED = 9
PIT = 9  # two rows as the first ones, for the pit lane
NOTES = 11

# Columns of the notes.
WIDTH = 0  # columns that matter
LAST = 1  # the last one that is reached
HOME = 2  # 1: the cells past the line bring the car home
SOILED = 3  # 1: there may be debris on the paper
PITS = 4  # 1: the pit lane can be reached
SOURCE = 5  # the source that steps are counted from
HELD = 6  # 1: a car is in its way ahead
FOUND = 7  # ends on the paper; see ends.py
TOUCHED = 8  # the first column in a corner that is reached
AIM = 9  # what kind of ends was found; see ends.py
GOAL = 10  # a cell plus 1 whose prices are all wanted; see ends.py
PRICES = 11  # how many these are
LISTED = 12  # a cell plus 1 whose ways stand on the paper; see routes.py

ALL = 0xFFFFFFFFFFFFFFFF


def up_to(steps: int) -> Wide:
    """The bits 0 to steps."""
    return ALL >> (63 - steps)


def has(bits: Wide, steps: int) -> int:
    """1 if a bit is set; none is below 0."""
    return (bits >> steps) & 1 if steps >= 0 else 0


def highest(bits: Wide) -> int:
    """The number of the highest bit of a set that is not empty."""
    at = 0
    while bits >> (at + 1):
        at += 1
    return at


def number(c: Control, row: int, at: int) -> int:
    """A number on the paper that is no set of bits."""
    return c.paper[row][at]


def noted(c: Control, what: int) -> int:
    """One of the notes."""
    return c.paper[NOTES][what]


def base_of(s: State) -> int:
    """The cell of the first column: the car's own, or where the pit lane leads."""
    cell = s.cell[s.car]
    return s.course.exits[0] if field.is_pit(s, cell) else cell


def column(s: State, base: int, cell: int) -> int:
    """The column of a cell of the track."""
    return cell - base if cell >= base else cell - base + s.course.cells


def cell_at(s: State, base: int, at: int) -> int:
    """The cell of a column."""
    cell = base + at
    return cell if cell < s.course.cells else cell - s.course.cells


def slips(s: State) -> int:
    """1 if the move is a slipstream's."""
    return 1 if s.step == tables.SLIP or (s.step == tables.WAY and s.slipping) else 0


def nears_home(s: State) -> int:
    """1 if stepping on a cell past the line brings the car home (formula_d 2, 3)."""
    return 1 if s.lap[s.car] >= last_lap(s) and not s.course.finish[s.cell[s.car]] else 0


def ends_race(s: State, cell: int) -> int:
    """1 if stepping on the cell brings the car home."""
    return 1 if s.course.finish[cell] and nears_home(s) else 0


def last_lap(s: State) -> int:
    """The lap at whose end the car is home; a qualifying lap is one."""
    return 1 if s.trying else s.laps


def may_enter_pits(s: State) -> int:
    """1 at the end of a lap that is not the last (formula_d 94, 123)."""
    if s.trying or slips(s) or s.rules & (tables.STREET + tables.BEGINNERS):
        return 0
    return 1 if s.lap[s.car] >= 1 and s.lap[s.car] < s.laps else 0


def width(s: State) -> int:
    """Columns that matter for this move; all of them where the pit lane can lengthen it."""
    root = s.cell[s.car]
    if field.is_pit(s, root):
        return tables.REACH
    span = s.course.span[s.reach + s.slide + 1] + 1
    if may_enter_pits(s) and column(s, root, s.course.entry) < span:
        return tables.REACH
    return span


def debris_between(s: State, first: int, last: int) -> int:
    """0 if no debris lies on the cells from the first to the last."""
    found = 0
    for word in range(first // state.WORD, last // state.WORD + 1):
        bits = s.debris[word]
        if word == first // state.WORD:
            bits = bits >> first % state.WORD << first % state.WORD
        if word == last // state.WORD:
            bits = bits & ((2 << last % state.WORD) - 1)
        found = found | bits
    return found


def is_soiled(s: State, base: int, span: int) -> int:
    """0 if surely no debris lies on so many cells from a cell on; what lies under the car does not count."""
    if s.rules & tables.STREET:
        return 1
    first = base if field.is_pit(s, s.cell[s.car]) else base + 1
    past = base + span - 1
    if past < s.course.cells:
        return 1 if debris_between(s, first, past) else 0
    if first < s.course.cells and debris_between(s, first, s.course.cells - 1):
        return 1
    return 1 if debris_between(s, 0, past - s.course.cells) else 0


def can_pit(s: State, base: int, span: int) -> int:
    """1 if the pit lane may be reached, or is left."""
    if field.is_pit(s, s.cell[s.car]):
        return 1
    if not may_enter_pits(s):
        return 0
    gate = column(s, base, s.course.gate)
    entry = column(s, base, s.course.entry)
    return 1 if gate < span or entry < span or entry < gate else 0


def wipe(s: State, c: Control, base: int) -> None:
    """Clean paper, with the other cars on it."""
    span = width(s)
    c.paper[NOTES][SOILED] = is_soiled(s, base, span)
    for row in range(WIPED if c.paper[NOTES][SOILED] else SWEPT):
        for at in range(span):
            c.paper[row][at] = 0
    for at in range(span, span + tables.FARTHEST):
        c.paper[TAKEN][at] = 1
    for car in range(s.seats):
        if car != s.car and field.on_track(s, car):
            at = column(s, base, s.cell[car])
            if at < span:
                c.paper[TAKEN][at] = 1
    c.paper[NOTES][WIDTH] = span
    c.paper[NOTES][LAST] = 0
    c.paper[NOTES][TOUCHED] = 0 if s.course.corner[s.cell[s.car]] else span
    c.paper[NOTES][HOME] = nears_home(s)
    c.paper[NOTES][PITS] = can_pit(s, base, span)
    c.paper[NOTES][SOURCE] = s.course.spots  # none yet
    c.paper[NOTES][GOAL] = 0
    c.paper[NOTES][LISTED] = 0
    question.forget(c)
    if c.paper[NOTES][PITS]:
        for i in range(s.course.spots - s.course.cells):
            c.paper[PIT][i] = 0
            c.paper[PIT + SLID][i] = 0


def is_clean(s: State, cell: int) -> int:
    return 1 - field.has_debris(s, cell)


def is_home(s: State, c: Control, cell: int) -> int:
    """1 if stepping on the cell brings the car home, when the paper is laid."""
    return 1 if c.paper[NOTES][HOME] and s.course.finish[cell] else 0


def most(s: State, row: int) -> int:
    """The most steps of a move (formula_d 30, 112)."""
    return s.reach + s.slide if row & SLID else s.reach


def reached(c: Control, at: int) -> None:
    """Note that a column is reached."""
    if at > noted(c, LAST):
        c.paper[NOTES][LAST] = at


def touch(s: State, c: Control, kind: int, to: int, dry: Wide, slid: Wide, steps: int) -> None:
    """Add ways into a corner, so many steps longer, clean ones or any: from here on the move slides, if the corner is
    within what was rolled."""
    bits = ((dry << steps) & up_to(s.reach)) | ((slid << steps) & up_to(s.reach + s.slide))
    if bits:
        c.paper[kind + SLID][to] = c.paper[kind + SLID][to] | bits
        reached(c, to)
        if to < noted(c, TOUCHED):
            c.paper[NOTES][TOUCHED] = to


def run_corners(s: State, c: Control, base: int, known: int) -> None:
    """Any ways along the arrows, as far as corners are reached; one is known already (formula_d 32, 39)."""
    soiled = noted(c, SOILED)
    at = noted(c, TOUCHED)
    while at <= noted(c, LAST):
        cell = cell_at(s, base, at)
        corner = s.course.corner[cell]
        if corner and corner != known and c.paper[DRY][at] | c.paper[SLID][at]:
            for way in range(tables.WAYS):
                target = s.course.way[cell][way]
                if target >= 0 and s.course.corner[target] == corner:
                    to = at + s.course.on[cell][way]
                    if c.paper[TAKEN][to] == 0:
                        touch(s, c, DRY, to, c.paper[DRY][at], c.paper[SLID][at], 1)
                        if soiled and is_clean(s, target):
                            touch(s, c, CLEAN, to, c.paper[CLEAN][at], c.paper[CLEAN + SLID][at], 1)
        at += 1


def missing(s: State, corner: int) -> int:
    """Stops that the car still lacks in a corner that it leaves (formula_d 40, 45)."""
    here = s.course.corner[s.cell[s.car]]
    made = s.stops[s.car] if here == corner else 0
    lacking = s.course.stops[corner] - made
    return lacking if lacking > 0 else 0


def enter_pits(s: State, c: Control, base: int) -> None:
    """From the track into the pit lane, where the rules allow it (formula_d 94, 95)."""
    if field.car_on(s, s.course.cells):
        return
    for at in range(noted(c, LAST) + 1):
        cell = cell_at(s, base, at)
        if s.course.pit_in[cell] >= 0 and s.course.corner[cell] == 0:
            for row in range(2):
                c.paper[PIT + row][0] = c.paper[PIT + row][0] | ((c.paper[row][at] << 1) & up_to(most(s, row)))


def run_pits(s: State, c: Control) -> None:
    """Along the pit lane, up to a car (formula_d 97)."""
    for i in range(s.course.spots - s.course.cells - 1):
        if field.car_on(s, s.course.cells + i + 1) == 0:
            for row in range(2):
                bits = c.paper[PIT + row][i]
                c.paper[PIT + row][i + 1] = c.paper[PIT + row][i + 1] | ((bits << 1) & up_to(most(s, row)))
