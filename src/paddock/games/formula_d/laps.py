"""The line: laps, and cars that are home."""

from __future__ import annotations

from ... import journal
from ...control import Control
from . import happenings, survey, tables
from .state import State


def crosses(s: State, source: int, target: int) -> int:
    """1 if a step crosses the finish line; leaving the pit lane does (formula_d 2, 100)."""
    if source >= s.course.cells:
        return 1 if target < s.course.cells else 0
    return 1 if target < s.course.cells and s.course.finish[target] and not s.course.finish[source] else 0


def passes_police(s: State, source: int, target: int) -> int:
    """1 if a step crosses the police line (formula_d 128)."""
    if s.rules & tables.STREET == 0:
        return 0
    return 1 if s.course.police[target] and not s.course.police[source] else 0


def count(s: State, c: Control, car: int) -> None:
    """The car has crossed the line: a new lap, or home (formula_d 1 to 3, 115, 124, 143)."""
    if s.lap[car] >= survey.last_lap(s):
        s.status[car] = tables.HOME
        if not s.trying:
            s.rank[car] = s.next_rank
            s.next_rank += 1
            journal.note(c, happenings.HOME, car, 3, s.rank[car], 0, 0, 0)
        return
    s.lap[car] += 1
    s.age[car] += 1
    if s.lap[car] > 1:
        s.nitro[car] = 0
        s.scrap[car] = 0
    journal.note(c, happenings.LAPPED, car, 1, s.lap[car], 0, 0, 0)
