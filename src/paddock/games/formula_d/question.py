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


def put(c: Control, write: int, at: int, number: Wide) -> Wide:
    """Write a number of the question down; or 0 if that is what stands there."""
    if write:
        c.paper[ASKED][at] = number
        return 0
    return c.paper[ASKED][at] ^ number


def put_car(s: State, c: Control, write: int, at: int) -> Wide:
    """The car that moves: what it has and where it is in the race."""
    car = s.car
    changed = put(c, write, at, car)
    changed = changed | put(c, write, at + 1, s.lap[car])
    changed = changed | put(c, write, at + 2, s.stops[car])
    changed = changed | put(c, write, at + 3, s.tyre[car])
    changed = changed | put(c, write, at + 4, s.age[car])
    changed = changed | put(c, write, at + 5, s.points[car][tables.TYRES])
    changed = changed | put(c, write, at + 6, s.points[car][tables.BRAKES])
    changed = changed | put(c, write, at + 7, s.reach)
    return changed | put(c, write, at + 8, s.slide)


def put_race(s: State, c: Control, write: int, at: int) -> Wide:
    """The race: circuit, rules, weather."""
    changed = put(c, write, at, s.course.mark)
    changed = changed | put(c, write, at + 1, s.version)
    changed = changed | put(c, write, at + 2, s.rules)
    changed = changed | put(c, write, at + 3, s.laps)
    changed = changed | put(c, write, at + 4, 1 if s.step == tables.SLIP or s.slipping else 0)
    changed = changed | put(c, write, at + 5, s.trying)
    return changed | put(c, write, at + 6, s.weather)


def put_field(s: State, c: Control, write: int, at: int) -> Wide:
    """All cars: where they are, whether they run, who drives them, a number for each."""
    changed = put(c, write, at, s.seats)
    for car in range(s.seats):
        stands = (s.cell[car] + 1) * (tables.DRIVERS * STATUSES) + s.status[car] * tables.DRIVERS + s.driver[car]
        changed = changed | put(c, write, at + 1 + car, stands)
    return changed


def put_debris(s: State, c: Control, write: int, at: int) -> Wide:
    """What lies on the road ahead, as far as any paper goes."""
    cell = s.cell[s.car]
    word = (s.course.exits[0] if field.is_pit(s, cell) else cell) // state.WORD
    last = s.course.cells // state.WORD
    changed = put(c, write, at, word)
    for i in range(AHEAD_WORDS):
        changed = changed | put(c, write, at + 1 + i, s.debris[word])
        word = word + 1 if word < last else 0
    return changed


def put_all(s: State, c: Control, write: int) -> Wide:
    """The whole question, written down or compared."""
    changed = put_race(s, c, write, FIRST)
    changed = changed | put_car(s, c, write, FIRST + 7)
    changed = changed | put_field(s, c, write, FIRST + 16)
    return changed | put_debris(s, c, write, FIRST + 17 + tables.SEATS)


def repeated(s: State, c: Control) -> int:
    """1 if the paper has the answer of exactly this question."""
    return 1 if c.paper[ASKED][0] and put_all(s, c, 0) == 0 else 0


def answered(s: State, c: Control) -> None:
    """The paper has the answer of this question now."""
    put_all(s, c, 1)
    c.paper[ASKED][0] = 1


def forget(c: Control) -> None:
    """The paper is used for something else."""
    c.paper[ASKED][0] = 0
