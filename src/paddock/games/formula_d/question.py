"""What a search was asked, so that its answer can be recalled from the paper.

A move is searched when it is opened and looked at again when it is answered, mostly on the same paper. Everything that
the search reads of a position is noted there, number by number, and compared: nothing is summed up that could be equal
by chance.
"""

from __future__ import annotations

from ...control import Control
from ...layout import Wide
from . import field, state, tables
from .state import State

ASKED = 21
"""The row of the scratch paper with the question; column 0 is 1 while the paper has its answer."""
FIRST = 1
STATUSES = 4
AHEAD_WORDS = tables.REACH // state.WORD + 4


def note(c: Control, at: int, number: Wide) -> Wide:
    """Note a number of the question; 0 if it stood there already."""
    before = c.paper[ASKED][at]
    c.paper[ASKED][at] = number
    return before ^ number


def note_car(s: State, c: Control, at: int) -> Wide:
    """The car that moves: what it has and where it is in the race."""
    car = s.car
    changed = note(c, at, car)
    changed = changed | note(c, at + 1, s.lap[car])
    changed = changed | note(c, at + 2, s.stops[car])
    changed = changed | note(c, at + 3, s.tyre[car])
    changed = changed | note(c, at + 4, s.age[car])
    changed = changed | note(c, at + 5, s.points[car][tables.TYRES])
    changed = changed | note(c, at + 6, s.points[car][tables.BRAKES])
    changed = changed | note(c, at + 7, s.reach)
    return changed | note(c, at + 8, s.slide)


def note_race(s: State, c: Control, at: int) -> Wide:
    """The race: circuit, rules, weather."""
    changed = note(c, at, s.course.mark)
    changed = changed | note(c, at + 1, s.version)
    changed = changed | note(c, at + 2, s.rules)
    changed = changed | note(c, at + 3, s.laps)
    changed = changed | note(c, at + 4, s.step)
    changed = changed | note(c, at + 5, s.trying)
    return changed | note(c, at + 6, s.weather)


def note_field(s: State, c: Control, at: int) -> Wide:
    """All cars: where they are, whether they run, who drives them, a number for each."""
    changed = note(c, at, s.seats)
    for car in range(s.seats):
        stands = (s.cell[car] + 1) * (tables.DRIVERS * STATUSES) + s.status[car] * tables.DRIVERS + s.driver[car]
        changed = changed | note(c, at + 1 + car, stands)
    return changed


def note_debris(s: State, c: Control, at: int) -> Wide:
    """What lies on the road ahead, as far as any paper goes."""
    cell = s.cell[s.car]
    word = (s.course.exits[0] if field.is_pit(s, cell) else cell) // state.WORD
    last = s.course.cells // state.WORD
    changed = note(c, at, word)
    for i in range(AHEAD_WORDS):
        changed = changed | note(c, at + 1 + i, s.debris[word])
        word = word + 1 if word < last else 0
    return changed


def repeated(s: State, c: Control) -> int:
    """1 if the paper has the answer of exactly this question. Notes the question."""
    changed = note_race(s, c, FIRST)
    changed = changed | note_car(s, c, FIRST + 7)
    changed = changed | note_field(s, c, FIRST + 16)
    changed = changed | note_debris(s, c, FIRST + 17 + tables.SEATS)
    return 1 if changed == 0 and c.paper[ASKED][0] else 0


def answered(c: Control) -> None:
    """The paper has the answer of the question that was noted last."""
    c.paper[ASKED][0] = 1


def forget(c: Control) -> None:
    """The paper is used for something else."""
    c.paper[ASKED][0] = 0
