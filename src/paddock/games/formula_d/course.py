"""The circuit as the rules see it. Nothing in here changes during a race."""

from __future__ import annotations

from typing import Annotated

from ...layout import WIDE, Table
from .tables import BEFORE, BESIDE, BOXES, CORNERS, EXITS, MOST_STEPS, SEATS, SPOTS, WAYS


class Course(Table):
    """Cells are numbered from 0 with rising progress; those of the pit lane follow from `cells` on, entry first."""

    mark: Annotated[int, WIDE]  # of all the rest: no other circuit has it
    cells: int
    spots: int
    corners: int
    way: Annotated[list[list[int]], SPOTS, WAYS]  # the cell ahead, to the left and to the right; -1: none
    on: Annotated[list[list[int]], SPOTS, WAYS]  # how many cells farther that is, counted over the line
    before_count: Annotated[list[int], SPOTS]
    before: Annotated[list[list[int]], SPOTS, BEFORE]  # the cells that lead to a cell, the nearest first
    back: Annotated[list[list[int]], SPOTS, BEFORE]  # how many cells back that is
    pit_in: Annotated[list[int], SPOTS]  # the first cell of the pit lane where a way leads there; else -1
    gate: int  # the first of these cells
    entry: int  # the last one
    span: Annotated[list[int], MOST_STEPS + 2]  # how many cells a car can get past with so many steps, at most
    lane: Annotated[list[int], SPOTS]  # 0 left, 1 middle, 2 right
    corner: Annotated[list[int], SPOTS]  # its number; 0 on a straight
    coming: Annotated[list[int], SPOTS]  # the corner itself or the next one
    progress: Annotated[list[int], SPOTS]  # rank along the lap: equal numbers mean level cars
    finish: Annotated[list[int], SPOTS]  # 1: the first cell past the line in its lane
    beside_count: Annotated[list[int], SPOTS]
    beside: Annotated[list[list[int]], SPOTS, BESIDE]  # cells of neighbouring lanes that share a border
    stops: Annotated[list[int], CORNERS]  # by number
    inside: Annotated[list[int], CORNERS]  # the lane on the inside
    grid: Annotated[list[int], SEATS]
    boxes: Annotated[list[int], BOXES]
    exits: Annotated[list[int], EXITS]  # the cells to which the pit lane leads, the nearer one first
    rain_to: int  # the highest roll of the weather table that means rain; 0: there is no table
    changeable_to: int
    noise: Annotated[list[int], SPOTS]  # 1: a cell of a noise zone
    danger: Annotated[list[int], SPOTS]  # 1: debris for good
    police: Annotated[list[int], SPOTS]  # 1: the first cell past the police line in its lane
    watched: int  # 1: there is a police line
