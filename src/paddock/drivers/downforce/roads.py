"""Where a drive can end, and the step that leads to the best end."""

from __future__ import annotations

from ...games.downforce import movement, tables
from ...games.downforce.state import State
from . import notebook
from .notebook import Notes

AT_HOME = -1
LAP = 100
"""More than the steps of a lap."""


def still_to_go(s: State, car: int, cell: int) -> int:
    """Steps to the finish line on an empty track; in the overrun variant laps count."""
    if cell == AT_HOME:
        return 0
    if s.variant & tables.OVERRUN and s.course.finish[s.cell[car]] == 0 and cell < s.cell[car]:
        return s.course.to_finish[cell] - LAP
    return s.course.to_finish[cell]


def is_shorter(s: State, car: int, first: int, second: int) -> int:
    """1 if the first end is nearer to the finish than the second."""
    return 1 if still_to_go(s, car, first) < still_to_go(s, car, second) else 0


def add_cell(notes: Notes, layer: int, count: int, cell: int) -> int:
    """Note a cell down once; how many there are then."""
    for i in range(count):
        if notes.reached[layer][i] == cell:
            return count
    if count >= notebook.ABREAST:
        return count
    notes.reached[layer][count] = cell
    return count + 1


def best_end(s: State, notes: Notes, car: int, start: int, steps: int, far: int) -> int:
    """The best end of a drive from a cell: the nearest to the finish if `far`, else the farthest from it.

    Ends are the cells reached by all steps and every dead end on the way (downforce 48).
    """
    if start == AT_HOME:
        return AT_HOME
    best = -2
    notes.reached[0][0] = start
    count = 1
    layer = 0
    for _ in range(steps):
        found = 0
        for i in range(count):
            cell = notes.reached[layer][i]
            if s.course.finish[cell] and not s.variant & tables.OVERRUN:
                if far or best == -2:
                    best = AT_HOME
                continue
            before = found
            free = 0
            for j in range(s.course.ahead_count[cell]):
                if movement.car_on(s, s.course.ahead[cell][j]) == 0:
                    free = 1
                    found = add_cell(notes, 1 - layer, found, s.course.ahead[cell][j])
            if free == 0 and found == before:
                best = better(s, car, best, cell, far)
        layer = 1 - layer
        count = found
    for i in range(count):
        best = better(s, car, best, notes.reached[layer][i], far)
    return best


def better(s: State, car: int, best: int, cell: int, far: int) -> int:
    """The better of two ends; -2 is none yet."""
    if best == -2:
        return cell
    return cell if is_shorter(s, car, cell, best) == far and cell != best else best


def best_step(s: State, notes: Notes, car: int, steps: int, far: int) -> int:
    """The first step on the way to the best end, as an action; the car must have one."""
    if movement.goes_home(s, car):
        return tables.DRIVE_HOME
    cell = s.cell[car]
    action = 0
    best = -2
    for i in range(s.course.ahead_count[cell]):
        target = s.course.ahead[cell][i]
        if movement.car_on(s, target) == 0:
            end = best_end(s, notes, car, target, steps - 1, far)
            if action == 0 or better(s, car, best, end, far) != best:
                action = tables.STEP + target
                best = end
    return action
