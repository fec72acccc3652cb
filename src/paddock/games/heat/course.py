"""A circuit as the rules see it. Nothing in it changes during a race."""

from __future__ import annotations

from typing import Annotated

from ...layout import Table
from .tables import CORNERS, GRID, SPACES


class Course(Table):
    """Spaces are numbered from 0, the first one after the finish line; lanes are 1 and 2."""

    spaces: int
    laps: int  # as printed
    heat: int
    stress: int
    corners: int
    racing_lane: Annotated[list[int], SPACES]
    corner_before: Annotated[list[int], SPACES]  # the corner, from 1, whose line lies just before this space; 0: none
    first_after: Annotated[list[int], CORNERS]  # the space just behind a corner's line
    limit: Annotated[list[int], CORNERS]
    boxes: int
    grid_space: Annotated[list[int], GRID]
    grid_lane: Annotated[list[int], GRID]
